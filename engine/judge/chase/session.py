"""One call of the judge: read, check, ask, rule, tell."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from engine.games.chase import Table
from engine.judge.chase import telling
from engine.judge.chase.answers import Ruling
from engine.judge.chase.cards import Cards
from engine.judge.chase.choosing import NoSuchOption
from engine.judge.chase.faulting import exit_code, of_option, sentences_of
from engine.judge.chase.given import Given
from engine.judge.chase.impossible import faults as impossible
from engine.judge.chase.may import MayCase, may
from engine.judge.chase.may_words import Asked, understand
from engine.judge.chase.reading import Reader, from_options, from_source
from engine.judge.chase.rewards import Offer, without_offers
from engine.judge.chase.ruling import rule
from engine.judge.chase.speaking import Speaker
from engine.judge.explore import MOST, TooMany
from engine.judge.fault import Fault
from engine.judge.source import read_yaml
from engine.rules.wrap import wrapped

CUT = 1


class Impossible(Exception):
    """What was answered at the terminal can't be."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__()
        self.faults = faults


class Session:
    """Holds what one call needs; ``run`` gives the exit code."""

    def __init__(self, model: Any, language: str, file: Path, style: str, options: dict[str, Any]) -> None:
        self.model, self.language, self.file, self.style, self.options = model, language, file, style, options
        self.table = Table(model)
        self.cards = Cards(self.table, language)
        self.speaker = Speaker(self.cards, language)
        self.width = min(telling.WIDTH, max(40, shutil.get_terminal_size((telling.WIDTH, 24)).columns))
        self.reader = Reader(self.table, self.cards)

    def run(self, name: str | None) -> int:
        """Read, check, rule and tell."""
        if name is not None:
            self._read_file(name)
        self._read_options()
        terminal = self._at_terminal()
        if terminal and not self.reader.faults and not {"stack", "dish", "may"} & set(self.reader.raw):
            self._ask_stack()
        given = self.reader.given()
        found = self.reader.faults or self._nothing(given) or impossible(self.table, self.cards, given)
        if found:
            return self._fail(found)
        try:
            if given.may:
                return self._may(given)
            if self.options["what_if"]:
                return self._what_if(given)
            given, ruling = self._ruled(given, terminal)
        except Impossible as error:
            return self._fail(error.faults)
        except NoSuchOption as error:
            return self._fail([of_option(self.speaker, error)])
        except TooMany as error:
            return self._too_many(error)
        self._tell(given, ruling)
        return 0

    def _ruled(self, given: Given, terminal: bool) -> tuple[Given, Ruling]:
        """Rule; at a terminal ask for what matters until nothing does or nobody knows. Raise Impossible, TooMany."""
        while True:
            try:
                ruling = rule(self.table, given)
                if not terminal or without_offers(self.table, given, ruling)[1] or not self._ask_fact(ruling.facts):
                    return given, ruling
            except TooMany as error:
                if not terminal or not self._ask_fact(error.facts):
                    raise
            given = self.reader.given()
            found = impossible(self.table, self.cards, given)
            if found:
                raise Impossible(found)

    def _read_file(self, name: str) -> None:
        shown = "stdin" if name == "-" else name
        try:
            data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
            text = data.decode("utf-8")
        except OSError as error:
            self.reader.fault("malformed", "unreadable", name, "", why=error.strerror or type(error).__name__)
            return
        except UnicodeDecodeError:
            self.reader.fault("malformed", "not-utf-8", name, "")
            return
        from_source(self.reader, read_yaml(text, shown))

    def _read_options(self) -> None:
        options = self.options
        plain = {"stack": options["stack"], "turn": options["turn"], "may": options["may"], **options["facts"]}
        plain["choose"] = [part for text in options["choose"] for part in text.split(";")]
        if options["dish"] or options["laid"] or options["piles"]:
            on = dict(text.partition("=")[::2] for text in options["piles"])
            dish = {"declared": options["dish"] or "", "laid": options["laid"] or "", "on": on}
            plain["dish"] = {**dish, **({"by": options["by"]} if options["by"] else {})}
        from_options(self.reader, {name: value for name, value in plain.items() if value}, options["sets"])

    def _nothing(self, given: Given) -> list[Fault]:
        if given.stack or given.dish or given.may:
            return []
        return [Fault("malformed", "no-stack", "")]

    def _at_terminal(self) -> bool:
        asking = self.options["asking"]
        return self.style == "text" and asking is not False and sys.stdin.isatty() and sys.stdout.isatty()

    def _ask_stack(self) -> None:
        from engine.judge.chase.asking import ask_stack

        ask_stack(self.speaker, self.reader)

    def _ask_fact(self, facts: Sequence[str]) -> bool:
        from engine.judge.chase.asking import ask_fact

        return ask_fact(self.speaker, self.reader, facts)

    def _fail(self, found: Sequence[Fault]) -> int:
        if self.style == "json":
            from engine.judge.chase.plain import faults_json

            click.echo(faults_json(self.speaker, found))
        for line in sentences_of(self.speaker, found):
            click.echo(f"deckwright: {line}", err=True)
        return exit_code(found)

    def _too_many(self, error: TooMany) -> int:
        facts = self.speaker.listed(error.facts)
        key = "too-many" if error.facts else "too-many.choices"
        text = self.speaker(key, count=MOST, **({"facts": facts} if error.facts else {}))
        if self.style == "json":
            from engine.judge.chase.plain import faults_json

            click.echo(faults_json(self.speaker, [], text))
        click.echo(f"deckwright: {text}", err=True)
        return CUT

    def _tell(self, given: Given, ruling: Ruling) -> None:
        if self.style == "json":
            from engine.judge.chase.plain import ruling_json

            click.echo(ruling_json(given, ruling, self.language))
            return
        offers: tuple[Offer, ...] = ()
        if not self.options["all_outcomes"]:
            ruling, offers = without_offers(self.table, given, ruling)
        lines = telling.told(self.speaker, given, ruling, self.width)
        if offers:
            squares = self.speaker.listed([str(offer.square) for offer in offers], "or")
            note = self.speaker("note.rewards", who=self.speaker(offers[0].who), squares=squares)
            lines += ["", *wrapped(note + self.speaker("rules", rules="C4.6"), self.width)]
        click.echo("\n".join([*lines, *self._rules(ruling.rules)]))

    def _rules(self, rules: Sequence[str]) -> list[str]:
        from engine.judge.citations import lines

        texts = self._texts()
        return ["", self.speaker("head.rules"), *lines(texts, rules, self.width, self.options["explain"])]

    def _texts(self) -> Any:
        from engine.database import templates_of
        from engine.rules.load import read_language
        from engine.rules.texts import Texts
        from engine.vocabulary.rule_facts import rule_facts

        facts = rule_facts("chase", self.model, self.language)
        rules, _ = read_language("chase", self.language, templates_of(self.file), facts)
        return Texts(rules, facts) if rules is not None else None

    def _may(self, given: Given) -> int:
        asked = understand(self.cards, given.may, given.active)
        if isinstance(asked, Fault):
            return self._fail([asked])
        cases = may(self.table, given, asked)
        if self.style == "json":
            from engine.judge.chase.plain import may_json

            click.echo(may_json(given, asked, cases, self.language))
            return 0
        self._tell_may(asked, cases)
        return 0

    def _tell_may(self, asked: Asked, cases: Sequence[MayCase]) -> None:
        from engine.judge.chase.telling_may import told

        rules = dict.fromkeys(rule for case in cases for rule in case.verdict.rules)
        lines = told(self.speaker, asked, cases, self.width)
        click.echo("\n".join([*lines, *self._rules(tuple(rules))]))

    def _what_if(self, given: Given) -> int:
        from engine.judge.chase.what_if import compared

        variants, found = compared(self.table, self.cards, self.reader, given, self.options["what_if"])
        if found:
            return self._fail(found)
        if self.style == "json":
            from engine.judge.chase.plain import variants_json

            click.echo(variants_json(variants, self.language))
            return 0
        from engine.judge.chase.what_if import side_by_side

        click.echo("\n".join(side_by_side(self.speaker, given, variants, self.width)))
        return 0
