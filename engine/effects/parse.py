"""Parse a notation against a vocabulary: a typed tree, or the furthest place that could not be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.effects.templates import Amount
from engine.effects.terms import Term
from engine.effects.tokens import Token
from engine.effects.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Fault:
    """Where a notation stops making sense: token number (== length at the end), what fits there, the nearest word."""

    at: int
    message: str
    hint: str


class _Reader:
    def __init__(self, tokens: list[Token], vocabulary: Vocabulary):
        self.tokens, self.vocabulary = tokens, vocabulary
        self.furthest = 0
        self.expected: dict[str, None] = {}
        self.range_fault: tuple[int, str] | None = None

    def expect(self, at: int, what: str) -> None:
        """Remember what would have fitted at the furthest token reached."""
        if at > self.furthest:
            self.furthest, self.expected = at, {}
        if at == self.furthest:
            self.expected[what] = None

    def terms(self, sort: str, at: int) -> Iterator[tuple[Term, int]]:
        """Yield every term of a sort that starts at a token, with the token after it."""
        index = self.vocabulary.starting[sort]
        token = self.tokens[at].text if at < len(self.tokens) else None
        if token is None or token not in index:
            for literal in index:
                if literal is not None:
                    self.expect(at, literal)
        for name in (*index.get(token, ()), *index.get(None, ())) if token is not None else ():
            for args, end in self.rest(name, 0, at, ()):
                yield Term(name, args), end

    def rest(
        self, name: str, part: int, at: int, args: tuple[Term | int, ...]
    ) -> Iterator[tuple[tuple[Term | int, ...], int]]:
        """Yield the arguments of every way to match a word's pattern from one of its parts on."""
        pattern = self.vocabulary.patterns[name]
        if part == len(pattern):
            yield args, at
            return
        wanted = pattern[part]
        if isinstance(wanted, str):
            if at < len(self.tokens) and self.tokens[at].text == wanted:
                yield from self.rest(name, part + 1, at + 1, args)
            else:
                self.expect(at, wanted)
            return
        slot = self.vocabulary.slots[name][wanted]
        if isinstance(slot, Amount):
            yield from self.amount(slot, name, part, at, args)
            return
        for term, end in self.terms(slot.sort, at):
            yield from self.rest(name, part + 1, end, (*args, term))

    def amount(
        self, slot: Amount, name: str, part: int, at: int, args: tuple[Term | int, ...]
    ) -> Iterator[tuple[tuple[Term | int, ...], int]]:
        """Match a whole number inside its range."""
        what = f"a number from {slot.low} to {slot.high}"
        if at < len(self.tokens) and self.tokens[at].kind == "number":
            text = self.tokens[at].text
            number = int(text) if len(text) < 5 else 10**5
            if slot.low <= number <= slot.high and text == str(number):
                yield from self.rest(name, part + 1, at + 1, (*args, number))
                return
        self.expect(at, what)


def parse(tokens: list[Token], sort: str, vocabulary: Vocabulary) -> Term | Fault:
    """Read tokens as one term of a sort; a notation that can be read in two ways is a fault of the vocabulary."""
    reader = _Reader(tokens, vocabulary)
    found: list[Term] = []
    for term, end in reader.terms(sort, 0):
        if end == len(tokens) and term not in found:
            found.append(term)
        elif end < len(tokens):
            reader.expect(end, "the end")
    if len(found) == 1:
        return found[0]
    if found:
        return Fault(0, "this can be read in more than one way", "")
    return _fault(reader, sort, vocabulary)


def _fault(reader: _Reader, sort: str, vocabulary: Vocabulary) -> Fault:
    from difflib import get_close_matches

    at, tokens = reader.furthest, reader.tokens
    expected = sorted(reader.expected)
    shown = ", ".join(f"`{word}`" if not word.startswith(("a number", "the end")) else word for word in expected[:8])
    if len(expected) > 8:
        shown += ", …"
    called = vocabulary.sorts[sort].called
    if at >= len(tokens):
        before = f" after `{tokens[-1].text}`" if tokens else ""
        return Fault(at, f"{called} stops too early{before}; expected {shown}", "")
    near = get_close_matches(tokens[at].text, expected, n=1, cutoff=0.6)
    where = f"after `{tokens[at - 1].text}` expected" if at else f"{called} begins with one of"
    return Fault(at, f"`{tokens[at].text}` does not fit: {where} {shown}", f"did you mean `{near[0]}`?" if near else "")
