"""Read a language's rules from plain Markdown: ``## C5 Title``, ``### C5.6 {house} {narrative}``, a paragraph.

One paragraph an id. ``{house}`` in the heading marks the whole paragraph as a house rule, at the end of a sentence that
sentence; ``{narrative}`` says that no code enforces it. Everything else in a file is a finding.
"""

from __future__ import annotations

import re

import msgspec

from engine.database.near import did_you_mean
from engine.database.source import Source
from engine.problems import Place, Problem, Severity
from engine.rules.marks import HOUSE, NAME, NARRATIVE, marks

HEADING = re.compile(r"(#{1,6})[ \t]+(\S.*?)[ \t]*")
CHAPTER = re.compile(r"([A-Z][0-9]+|ruling)[ \t]+(\S.*)")
BLOCK = re.compile(r"\s*(#|>|\||<|```|[-*+] |[0-9]+[.)] )")
"""How Markdown begins what is no plain paragraph."""
FLAGS = (HOUSE, NARRATIVE)


class Rule(msgspec.Struct, frozen=True, kw_only=True):
    """A paragraph with its id; ``text`` is as written, lines kept; ``line`` is the heading's, ``begins`` the text's."""

    id: str
    house: bool = False
    narrative: bool = False
    text: str = ""
    file: str
    line: int
    begins: int

    @property
    def chapter(self) -> str:
        """Name the chapter that the id belongs to: ``C5`` of C5.6, ``ruling`` of ruling/take."""
        return re.split(r"[./]", self.id, maxsplit=1)[0]

    @property
    def signs(self) -> int:
        """Count the sentences that carry the sign of a house rule."""
        return sum(mark.name == HOUSE for mark in marks(self.text))

    def problem(self, at: int, code: str, message: str, hint: str = "", severity: Severity = "error") -> Problem:
        """Make a finding at an offset of the text, or at the heading for a negative offset."""
        if at < 0:
            return Problem(file=self.file, line=self.line, column=1, code=code, message=message, hint=hint)
        line, column = self.text.count("\n", 0, at), at - self.text.rfind("\n", 0, at)
        return Problem(
            file=self.file,
            line=self.begins + line,
            column=column,
            code=code,
            message=message,
            hint=hint,
            excerpt=self.text.split("\n")[line],
            severity=severity,
        )


class Chapter(msgspec.Struct, frozen=True):
    """A chapter's id and title."""

    id: str
    title: str


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """All paragraphs of a game in one language, in the order of the file."""

    language: str
    file: str
    title: str
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]

    def get(self, id: str) -> Rule | None:
        """Give a paragraph by its id, None where there is none."""
        return next((rule for rule in self.rules if rule.id == id), None)

    def chapter_title(self, id: str) -> str:
        """Give a chapter's title, empty where it has none."""
        return next((chapter.title for chapter in self.chapters if chapter.id == id), "")


def read(source: Source, language: str) -> tuple[Rules, list[Problem]]:
    """Read a file of paragraphs; what does not fit is left out and told."""
    reader = _Reader(source)
    for number, line in enumerate(source.lines, 1):
        reader.take(number, line)
    reader.close()
    made = Rules(
        language=language,
        file=source.file,
        title=reader.title,
        chapters=tuple(reader.chapters),
        rules=tuple(reader.rules),
    )
    return made, reader.problems


class _Reader:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.title = ""
        self.chapters: list[Chapter] = []
        self.rules: list[Rule] = []
        self.problems: list[Problem] = []
        self.open: Rule | None = None
        self.lines: list[str] = []
        self.begins = 0
        self.ended = False

    def tell(self, line: int, column: int, code: str, message: str, hint: str = "") -> None:
        self.problems.append(self.source.problem(Place(line, column), code, message, hint))

    def take(self, number: int, line: str) -> None:
        heading = HEADING.fullmatch(line)
        if heading:
            self.close()
            {"#": self.book, "##": self.chapter, "###": self.paragraph}.get(heading[1], self.deep)(
                number, heading.start(2) + 1, heading[2]
            )
        elif BLOCK.match(line):
            self.tell(
                number, 1, "rule/markdown", "this is no plain paragraph", "rules have headings and paragraphs only"
            )
        elif not line.strip():
            self.ended = bool(self.lines)
        elif self.open is None:
            self.tell(number, 1, "rule/stray", "text outside a paragraph", "begin it with `### C1.1`")
        elif self.ended:
            self.tell(number, 1, "rule/second", f"a second paragraph under {self.open.id}", "an id has one paragraph")
        else:
            self.begins = self.begins or number
            self.lines.append(line.rstrip())

    def book(self, number: int, column: int, text: str) -> None:
        if self.title or self.chapters:
            self.tell(number, column, "rule/title", "a second title")
        self.title = self.title or text

    def deep(self, number: int, column: int, text: str) -> None:
        self.tell(
            number, column, "rule/heading", "a heading of a level that means nothing here", "use `#`, `##`, `###`"
        )

    def chapter(self, number: int, column: int, text: str) -> None:
        found = CHAPTER.fullmatch(text)
        if not found:
            self.tell(
                number, column, "rule/chapter", f"`{text}` is no chapter", "write `## C5 Title` or `## ruling Title`"
            )
        elif any(chapter.id == found[1] for chapter in self.chapters):
            self.tell(number, column, "rule/twice", f"chapter {found[1]} is here twice")
        else:
            self.chapters.append(Chapter(found[1], found[2]))

    def paragraph(self, number: int, column: int, text: str) -> None:
        name, *flags = text.split()
        at = column
        for flag in flags:
            at = self.source.line(number).index(flag, at)
            if flag not in [f"{{{known}}}" for known in FLAGS]:
                hint = did_you_mean(flag.strip("{}"), FLAGS)
                self.tell(number, at + 1, "rule/flag", f"`{flag}` is no flag of a paragraph", hint)
        if not NAME.fullmatch(name):
            self.tell(number, column, "rule/id", f"`{name}` is no id", "an id is such as C5.6 or ruling/take")
            name = ""
        rule = Rule(
            id=name,
            house=f"{{{HOUSE}}}" in flags,
            narrative=f"{{{NARRATIVE}}}" in flags,
            file=self.source.file,
            line=number,
            begins=number,
        )
        if name and rule.chapter not in [chapter.id for chapter in self.chapters[-1:]]:
            chapter = self.chapters[-1].id if self.chapters else "no chapter"
            self.tell(number, column, "rule/chapter", f"{name} stands under {chapter}, not {rule.chapter}")
        if first := next((other for other in self.rules if other.id == name), None):
            self.tell(number, column, "rule/twice", f"{name} is here twice", f"the first is at line {first.line}")
        self.open = rule

    def close(self) -> None:
        rule, text = self.open, "\n".join(self.lines)
        if rule is not None and rule.id:
            if not text:
                self.tell(rule.line, 1, "rule/empty", f"{rule.id} has no text")
            elif all(other.id != rule.id for other in self.rules):
                self.rules.append(msgspec.structs.replace(rule, text=text, begins=self.begins))
        self.open, self.lines, self.begins, self.ended = None, [], 0, False


def flowed(text: str) -> str:
    """Join a paragraph's lines: by a space, except between two full-width signs."""
    joined = ""
    for line in text.split("\n"):
        line = line.strip()
        wide = bool(joined) and joined[-1] > "\u2e7f" and line[:1] > "\u2e7f"
        joined += line if wide or not joined else " " + line
    return joined
