"""Nodes -> values: each kind of type, each way to get it wrong, all findings at once."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from engine.database.nodes import compose
from engine.database.reading import INVALID, Context, read
from engine.database.source import decode
from engine.database.tree import Node, Scalar
from engine.problems import Place, Problem


class Colour(Enum):
    RED = "red"
    GREEN = "green"


class Half(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"if_": "if"}):
    if_: str | None = None
    do: tuple[str, ...]


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="event"):
    level: Annotated[int, Meta(ge=1, le=6)]
    ingredient: Literal["meat", "fish", "egg"] = "meat"
    green: Half | None = None


class Dish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="dish"):
    asks: Annotated[tuple[str, ...], Meta(min_length=2, max_length=4)]


def reading(text: str, type: Any, **kwargs: Any) -> tuple[Any, list[Problem], Context]:
    source, problems = decode(text.encode(), "cards.yaml")
    assert source is not None
    assert problems == []
    node, problems = compose(source)
    assert node is not None
    assert problems == []
    context = Context(source, path="top", **kwargs)
    return read(node, type, context), context.problems, context


def good(text: str, type: Any, **kwargs: Any) -> Any:
    value, problems, _ = reading(text, type, **kwargs)
    assert [problem.text() for problem in problems] == []
    return value


def bad(text: str, type: Any, **kwargs: Any) -> Problem:
    value, problems, _ = reading(text, type, **kwargs)
    assert value is INVALID
    assert len(problems) == 1, [problem.text() for problem in problems]
    return problems[0]


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("7", 7), ("-3", -3), ("999999999999999999", 10**18 - 1)])
def test_whole_numbers(text: str, value: int) -> None:
    assert good(text, int) == value


@pytest.mark.parametrize("text", ["007", "+1", "1_000", "0x1F", "1.0", "1e3", "'1'", "one", "-0", "٣", "12:30"])
def test_what_is_no_whole_number(text: str) -> None:
    problem = bad(text, int)
    assert problem.code == "data/number"
    assert text.strip("'") in problem.message


def test_number_too_large_for_the_cache_is_refused() -> None:
    assert bad("1000000000000000000", int).code == "data/range"
    assert bad("9" * 10_000, int).code == "data/range"


@pytest.mark.parametrize(("text", "sound"), [("0", False), ("1", True), ("6", True), ("7", False)])
def test_range_at_its_bounds(text: str, sound: bool) -> None:
    kind = Annotated[int, Meta(ge=1, le=6)]
    if sound:
        assert good(text, kind) == int(text)
    else:
        problem = bad(text, kind)
        assert problem.message == f"{text} is not a whole number from 1 to 6"


@pytest.mark.parametrize(("text", "sound"), [("0", False), ("0.1", True), ("2", True), ("2.5", False)])
def test_float_between_open_and_closed_bound(text: str, sound: bool) -> None:
    value, problems, _ = reading(text, Annotated[float, Meta(gt=0, lt=2.5)])
    assert (value == float(text) and not problems) if sound else (value is INVALID and len(problems) == 1)


@pytest.mark.parametrize("text", [".inf", "nan", "1e3", "1.", ".5"])
def test_what_is_no_number(text: str) -> None:
    assert bad(text, float).code == "data/number"


def test_truth_is_true_or_false_only() -> None:
    assert good("true", bool) is True
    assert good("false", bool) is False
    for text in ("yes", "no", "True", "'true'", "1"):
        assert bad(text, bool).message == f"expected true or false, found `{text.strip(chr(39))}`"


def test_choice_offers_the_nearest() -> None:
    assert good("fish", Literal["meat", "fish"]) == "fish"
    assert bad("fsh", Literal["meat", "fish"]).hint == "did you mean `fish`?"
    assert good("red", Colour) is Colour.RED
    assert bad("gren", Colour).hint == "did you mean `green`?"


def test_text_is_kept_and_held_to_its_pattern_and_length() -> None:
    assert good("007", str) == "007"
    assert good("''", str) == ""
    assert bad("''", Annotated[str, Meta(min_length=1)]).code == "data/length"
    assert bad("abc", Annotated[str, Meta(max_length=2)]).code == "data/length"
    assert good("E07", Annotated[str, Meta(pattern=r"^E\d\d$")]) == "E07"
    assert bad("X07", Annotated[str, Meta(pattern=r"^E\d\d$")]).code == "data/pattern"


def test_unquoted_icon_is_told_to_be_quoted() -> None:
    assert "quotes" in bad("do: [{coin}]", Half).hint


def test_unknown_key_offers_the_nearest_unused() -> None:
    problem = bad("{kind: event, level: 1, ingrdient: fish}", Event | Dish)
    assert (problem.code, problem.message) == ("data/unknown-key", "unknown key `ingrdient`")
    assert problem.hint == "did you mean `ingredient`?"
    assert (problem.line, problem.column) == (1, 25)


def test_missing_keys_are_all_named_at_the_maps_place() -> None:
    problem = bad("x:\n  - kind: event\n", dict[str, list[Event | Dish]])
    assert (problem.line, problem.column, problem.message) == (2, 5, "the key `level` is missing")


def test_all_faults_of_a_map_are_found_at_once() -> None:
    value, problems, _ = reading("{kind: event, level: 9, ingredient: stone, green: {if: a, od: []}}", Event | Dish)
    assert value is INVALID
    codes = [problem.code for problem in problems]
    assert codes == ["data/range", "data/choice", "data/unknown-key", "data/missing-key"]
    assert problems[2].hint == "did you mean `do`?"


def test_tag_is_missing_unknown_or_right() -> None:
    union = Event | Dish
    assert good("{level: 2, kind: event}", union) == Event(level=2)
    assert bad("{level: 2}", union).message == "the key `kind` is missing"
    problem = bad("{level: 2, kind: evnt}", union)
    assert (problem.message, problem.hint) == ("unknown kind `evnt`", "did you mean `event`?")


def test_renamed_field_and_empty_values() -> None:
    assert good("{if: , do: []}", Half) == Half(if_=None, do=())
    problem = bad("do:\n", Half)
    assert (problem.code, problem.hint) == ("data/empty", "write [] for an empty list")
    assert good("{kind: event, level: 1, ingredient: }", Event | Dish).ingredient == "meat"
    assert bad("{kind: event, level: }", Event | Dish).code == "data/empty"


def test_text_swallowed_by_a_comment_is_told() -> None:
    value, problems, _ = reading("do: []\nif: #ff0000\n", Half)
    assert value == Half(do=())
    assert [(p.severity, p.line) for p in problems] == [("warning", 2)]
    assert '"#ff0000"' in problems[0].hint


@pytest.mark.parametrize(("count", "sound"), [(1, False), (2, True), (4, True), (5, False)])
def test_length_of_a_list_at_its_bounds(count: int, sound: bool) -> None:
    value, problems, _ = reading(f"{{kind: dish, asks: [{', '.join('x' * count)}]}}", Event | Dish)
    assert (value is not INVALID) is sound
    assert len(problems) == (0 if sound else 1)


def test_a_single_text_is_no_list() -> None:
    assert bad("do: x", Half).hint == "write [x]"


def test_fixed_tuple_and_map() -> None:
    assert good("[1, a]", tuple[int, str]) == (1, "a")
    assert bad("[1]", tuple[int, str]).code == "data/length"
    assert good("{a: 1, b: 2}", Mapping[str, int]) == {"a": 1, "b": 2}
    assert bad("{a: 1, fsh: 2}", Mapping[Literal["a", "fish"], int]).hint == "did you mean `fish`?"


def test_union_of_kinds_goes_by_the_node() -> None:
    kind = int | str | tuple[str, ...] | Half | None
    assert good("7", kind) == 7
    assert good("'7'", kind) == "7"
    assert good("007", kind) == "007"
    assert good("[a]", kind) == ("a",)
    assert good("{do: []}", kind) == Half(do=())
    assert bad("{do: 1}", kind).code == "data/kind"


def test_values_have_places_by_path() -> None:
    _, _, context = reading("kind: event\nlevel: 1\ngreen:\n  do:\n    - a\n    - b\n", Event | Dish)
    assert context.places == {
        "top.kind": Place(1, 7),
        "top.level": Place(2, 8),
        "top.green": Place(3, 1),
        "top.green.do": Place(4, 3),
        "top.green.do.0": Place(5, 7),
        "top.green.do.1": Place(6, 7),
    }


class Term:
    def __init__(self, text: str, sort: str) -> None:
        self.text, self.sort = text, sort


class Effects(msgspec.Struct, frozen=True):
    condition: Annotated[Term, Meta(extra={"sort": "condition"})]
    actions: tuple[Annotated[Term, Meta(extra={"sort": "action"})], ...] = ()
    maybe: Annotated[Term | None, Meta(extra={"sort": "number"})] = None


def read_term(node: Node, extra: Mapping[str, Any], context: Context) -> Any:
    assert isinstance(node, Scalar)
    if "bad" in node.text:
        return context.problem(context.inside(node, node.text.index("bad")), "effect/bad", f"bad at {context.path}")
    return Term(node.text, extra["sort"])


def test_hooked_types_get_their_extra() -> None:
    value = good("{condition: a, actions: [b, c], maybe: d}", Effects, hooks={Term: read_term})
    found = [(term.text, term.sort) for term in (value.condition, *value.actions, value.maybe)]
    assert found == [("a", "condition"), ("b", "action"), ("c", "action"), ("d", "number")]
    assert bad("{condition: }", Effects, hooks={Term: read_term}).code == "data/empty"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("condition: is bad here\n", 1, 15),
        ("condition: 'is bad here'\n", 1, 16),
        ("condition: |\n  first\n  is bad here\n", 3, 6),
        ("condition: >\n  first\n  is bad here\n", 1, 12),
    ],
)
def test_findings_inside_a_text_point_into_it(text: str, line: int, column: int) -> None:
    problem = bad(text, Effects, hooks={Term: read_term})
    assert (problem.line, problem.column, problem.message) == (line, column, "bad at top.condition")


class Picky(msgspec.Struct, frozen=True):
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low is above high")


class Chain(msgspec.Struct, frozen=True):
    name: str
    next: Chain | None = None


def test_what_a_struct_refuses_is_a_finding() -> None:
    assert good("{low: 1, high: 1}", Picky) == Picky(1, 1)
    assert bad("{low: 2, high: 1}", Picky).message == "low is above high"


def test_struct_may_hold_itself() -> None:
    assert good("{name: a, next: {name: b}}", Chain) == Chain("a", Chain("b"))
