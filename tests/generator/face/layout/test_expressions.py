"""Expressions: fields before methods, nothing printed for nothing, shut in and bounded."""

from __future__ import annotations

import time

import msgspec
import pytest

from engine.database import Words
from generator.face.layout.expressions import Fault, compiled


class Card(msgspec.Struct, frozen=True):
    id: str
    name: Words
    copy: str
    items: tuple[str, ...]
    values: int
    flavor: str | None = None
    if_: str = msgspec.field(name="if", default="cond")

    @property
    def rank(self) -> str:
        return "L3"


CARD = Card("E07", Words((("zh", "锅"), ("en", "Pot"))), "two", ("a", "b"), 3)


def value(source: str, language: str = "en", **names: object) -> object:
    return compiled(source)({"card": CARD, **names}, language)


def fault(source: str) -> Fault:
    with pytest.raises(Fault) as caught:
        value(source)
    return caught.value


@pytest.mark.parametrize(
    ("source", "right"),
    [
        ("{{ card.copy }}", "two"),  # I03
        ("{{ card.items }}", ("a", "b")),
        ("{{ card['values'] }}", 3),
        ("{{ card.rank }}", "L3"),
        ("{{ card['if'] }}", "cond"),
        ("<{{ card.flavor }}>", "<>"),  # I11
        ("{{ card.flavor }}", ""),
        ("{{ card.name }}", "Pot"),
        ("{{ 2 + 3 * 2 ** 3 }}", 26),
        ("{{ card.items | join(', ') }}", "a, b"),
        ("{% for part in card.items %}{{ part | upper }}{% endfor %}", "AB"),
        ("{% if card.values > 2 %}many{% else %}few{% endif %}", "many"),
        ("{{ 'Level {n}' | fill(n=3) }}", "Level 3"),
        ("{{ card.name.upper() }}", "POT"),
        ("{{ '**2** {step}鍋' | plain }}", "2 □鍋"),
        ("{{ '**2** {step}鍋' | ems }}", 3.0),
        ("{{ {'copy': 1}.copy }}", 1),
        ("{{ {'a': 1}.items() | list }}", [("a", 1)]),
        ("R&D <b>x {{ 'Pay <2' }}", "R&D <b>x Pay <2"),  # I05
        ("{{ card.flavor | upper }}", ""),  # I11
        ("{{ card.items | map('upper') }}", ("A", "B")),
        ("{{ 7.255 | round(2) }}", 7.25),
    ],
)
def test_values(source: str, right: object) -> None:
    assert value(source) == right


def test_words_come_in_the_faces_language() -> None:
    assert value("{{ card.name }}", "zh") == "锅"


def test_i01_mistyped_field_names_card_field_and_nearest() -> None:
    found = fault("{{ card.nmae }}")
    assert (found.code, found.message) == ("template/unknown-name", "card E07 has no field `nmae`")
    assert found.hint == "did you mean `name`?"


def test_unknown_name() -> None:
    assert fault("{{ crad.name }}").message == "there is no `crad` here"
    assert fault("x {{ crad }}").message == "there is no `crad` here"


@pytest.mark.parametrize(
    "source",
    [
        "{{ ''.__class__.__mro__ }}",  # I07
        "{{ card.__init__ }}",
        "{{ card['__class__'] }}",
        "{{ range.__globals__ }}",
        "{{ card | attr('__class__') }}",
        "{{ '{0.__class__}'.format(card) }}",
        "{{ card.items.__class__ }}",
        "{% set x = 1 %}",
        "{% macro x() %}{% endmacro %}",
        "{% import 'os' as os %}",
        "{{ self.__init__ }}",
        "{{ cycler }}",
        "{{ lipsum() }}",
    ],
)
def test_i07_insides_are_refused(source: str) -> None:
    assert fault(source).code in ("template/refused", "template/syntax", "template/unknown-name")


@pytest.mark.parametrize(
    "source",
    [
        "{{ 'x' * 10**9 }}",
        "{{ ['x'] * 10**9 }}",
        "{{ range(10**9) | list }}",
        "{{ 10 ** 10 ** 10 }}",
        "{{ '%1000000000d' % 3 }}",
        "{{ 'abc'.center(10**9) }}",
        "{{ ('a' | replace('', 'x')) }}",
        "{% for a in range(9999) %}{% for b in range(9999) %}{% endfor %}{% endfor %}",
        "{% for a in range(9999) %}xxxxxxxxxx{% endfor %}",
        "{{ range(9999) | join('xxxxxxxxxxxx') }}",
        "{{ [range(9999)] * 9 }}",
        "{{ 5 | round(99999999, 'ceil') }}",
        "{{ 5 | round(-99999999) }}",
        "{{ range(10 ** 15) }}",
        "{{ 1e999 }}",
        "{% for a in range(9999) %}{{ range(9999) | list | length }}{% endfor %}",
        "{% for a in range(9999) %}{% if a in range(9999) | list %}{% endif %}{% endfor %}",
        "{% for a in range(9999) %}" + "{{ card.copy | upper | lower }}" * 100 + "{% endfor %}",
        "{{ "
        + " ~ ".join(["('x' | replace('x', '" + "y" * 150 + "') | replace('y', '" + "z" * 130 + "'))"] * 10)
        + " }}",
        "{{" + "(" * 3000 + "1" + ")" * 3000 + "}}",
        "{{ 'x' }}" + " " * 5000,
    ],
)
def test_bounded_in_time_and_output(source: str) -> None:
    began = time.monotonic()
    with pytest.raises(Fault):
        value(source)
    assert time.monotonic() - began < 1.0


def test_loops_up_to_the_bound_are_fine_and_one_more_is_not() -> None:
    assert value("{% for a in range(10000) %}{% endfor %}") == ""
    assert fault("{% for a in [1, 2] %}{% for b in range(5000) %}{% endfor %}{% endfor %}").code == "template/refused"


@pytest.mark.parametrize(
    ("source", "message", "hint"),
    [
        ('{% include "parts\\\\cost.j2" %}', "backslash", "use / between folders: `parts/cost.j2`"),  # I09
        ('{% include "../shared/x.j2" %}', "outside the project", "without `..`"),
        ('{% include "/etc/passwd" %}', "outside the project", "without `..`"),
        ('{% include "parts/cost.j2" %}', "texts can't include files", "type: include"),
    ],
)
def test_i09_includes_get_a_clear_message(source: str, message: str, hint: str) -> None:
    found = fault(source)
    assert message in found.message
    assert hint in found.hint


@pytest.mark.parametrize(
    "source",
    [
        "{{ 1 / 0 }}",
        "{{ card.items[7] }}",
        "{{ 'a' - 1 }}",
        "{{ (",
        "{% if %}",
        "{{ [[1]] }}x",
        "{{ (1 | nofilter) if card else 2 }}",
        "{{ card.items | join(card) }}",
        "{{ card.items | replace('a', 'b') }}",
        "{{ card() }}",
        "{{ " + "- " * 1500 + "1 }}",
    ],
)
def test_what_fails_is_a_fault_not_a_traceback(source: str) -> None:
    assert fault(source).message


@pytest.mark.parametrize(
    "source",
    [
        "{{ self }}",
        "{{ range }}",
        "{{ card.name.upper }}",
        "{% for a in card.items %}{{ loop }}{% endfor %}",
        "a {{ card.items | map('upper') }}",
        "a {{ {'a': 1}.items() }}",
        "{{ card.items | upper }}",
    ],
)
def test_i03_what_is_no_text_is_not_printed(source: str) -> None:
    assert fault(source).code == "template/refused"


def test_the_same_source_is_compiled_once() -> None:
    assert compiled("{{ card.copy }}") is compiled("{{ card.copy }}")
