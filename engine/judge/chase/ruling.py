"""Rule: what comes of a stack or a dish, case by case and outcome by outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from engine.judge.chase.answers import Case, Change, ChoiceTold, End, If, OutcomeTold, Ruling, StepTold, Told
from engine.judge.chase.build import dish_state, stack_state, terms_of
from engine.judge.chase.choosing import chooser
from engine.judge.chase.citing import cited
from engine.judge.chase.drive import Choice, decline_dish, drive
from engine.judge.chase.ending import look
from engine.judge.chase.facts import declared, is_open_ended, values
from engine.judge.chase.given import Given
from engine.judge.chase.steps import Step, other_records, steps_of
from engine.judge.explore import MOST, Explorer, Leaf, Split, Tree, Variant, joined, mark_of, shape_of
from engine.judge.merging import merged

if TYPE_CHECKING:
    from engine.games.chase import Table


def rule(table: Table, given: Given, most: int = MOST) -> Ruling:
    """Rule on a stack or, where one was declared, on a dish; raise explore.TooMany, choosing.NoSuchOption."""
    terms = terms_of(table, given)
    make: Callable[[Mapping[str, int]], Any]
    if given.dish is not None:
        make = lambda assumed: dish_state(table, given, assumed, terms)  # noqa: E731
    else:
        make = lambda assumed: stack_state(table, given, assumed, terms)  # noqa: E731
    begin = decline_dish if given.dish is not None else None
    explorer = Explorer(
        lambda assumed, script: drive(lambda: make(assumed), given, script, begin),
        lambda line, assumed: look(line, given, assumed),
        lambda fact: values(table, fact, terms),
        chooser(table, given.choose),
        most,
    )
    tree = explorer.explore()
    teller = _Teller(table, given, terms)
    cases = tuple(teller.cases(tree))
    facts = tuple(dict.fromkeys(each.fact for case in cases for ifs in (case.ifs, *case.also) for each in ifs))
    return Ruling(cases, facts, rules_cited(table, given, cases), most - explorer.left)


def rules_cited(table: Table, given: Given, cases: tuple[Case, ...]) -> tuple[str, ...]:
    """List the rules that an answer rests on: how the stack came to be, then as they come up."""
    found = []
    if given.dish is not None:
        found += ["C6.1", "C6.2", "C6.4"] + ["C6.3"] * bool(given.piled()) + ["C6.7"] * given.dish.by
        found += ["C5.1"] * any(table.level[table.number.get(card, 0)] == 0 for card in given.dish.laid)
    elif given.stack:
        found += ["C5.2"] * (len(given.stack) > 1) + ["C5.3"] * (len(given.stack) > 2) + ["C5.5"]
    for case in cases:
        for outcome in case.outcomes:
            found += [rule for step in outcome.steps for rule in step.rules]
            found += [record.rule for record in outcome.besides]
            found += ["C5.9"] * (outcome.end.rule == "C7.3" and bool(outcome.steps))
            found += ["C5.10"] * any(choice.who != "chance" for way in outcome.ways for choice in way)
            found += [outcome.end.rule] * bool(outcome.end.rule)
    return tuple(sorted(dict.fromkeys(found), key=_rule_order))


def _rule_order(id: str) -> tuple[int, int]:
    chapter, _, number = id[1:].partition(".")
    return int(chapter), int(number or 0)


class _Teller:
    def __init__(self, table: Table, given: Given, terms: Any) -> None:
        self.table, self.given, self.terms = table, given, terms

    def cases(self, tree: Tree) -> list[Case]:
        """Tell the leaves of a tree; those with the same outcomes are one case."""
        marks: list[Any] = []
        found: list[tuple[list[tuple[If, ...]], Leaf]] = []
        for ifs, leaf in self.leaves(tree, ()):
            mark = mark_of(leaf)
            if mark in marks:
                at = marks.index(mark)
                both = joined(found[at][1], leaf)
                assert isinstance(both, Leaf)
                found[at] = ([*found[at][0], ifs], both)
            else:
                marks.append(mark)
                found.append(([ifs], leaf))
        return [
            Case(ways[0], tuple(self.outcome(each.ways) for each in leaf.outcomes), tuple(ways[1:]))
            for ways, leaf in found
        ]

    def leaves(self, tree: Tree, ifs: tuple[If, ...]) -> list[tuple[tuple[If, ...], Leaf]]:
        if isinstance(tree, Leaf):
            return [(ifs, tree)]
        found: list[tuple[tuple[If, ...], Leaf]] = []
        for numbers, inner in tree.branches:
            found += self.leaves(inner, (*ifs, self.condition(tree, numbers)))
        return found

    def condition(self, split: Split, numbers: tuple[int, ...]) -> If:
        """Write the values of a branch as stretches."""
        listed = values(self.table, split.fact, self.terms)
        stretches: list[tuple[int, int | None]] = []
        for at, value in enumerate(listed):
            if value not in numbers:
                continue
            high = None if at + 1 == len(listed) else value
            if at and listed[at - 1] in numbers and stretches:
                stretches[-1] = (stretches[-1][0], high)
            else:
                stretches.append((value, high))
        known = declared(self.table).get(split.fact)
        return If(split.fact, tuple(stretches), known is None or known.flag, listed[0])

    def outcome(self, ways: tuple[tuple[Variant, ...], ...]) -> OutcomeTold:
        first = ways[0]
        more = any(
            is_open_ended(self.table, fact, value, self.terms)
            for variant in first
            for fact, value in variant.assumed.items()
        )
        plain = [self.plain(variant) for variant in first]
        rules = [_united(parts) for parts in zip(*(each[0] for each in plain), strict=True)]
        shape = shape_of(first[-1])
        alike = [each for each, variant in zip(plain, first, strict=True) if shape_of(variant) == shape]
        records = [[(step["records"], step["chosen"]) for step in each[0]] for each in alike]
        for each in plain:
            for step in each[0]:
                del step["records"], step["chosen"]
        steps = merged([each[0] for each in plain], more)
        for step, told in zip(steps, merged(records, more), strict=True):
            step["records"], step["chosen"] = told
        besides = merged([each[1] for each in alike], more)
        return OutcomeTold(
            tuple(tuple(choice_told(each) for each in way[0].line.choices) for way in ways),
            tuple(self.step(each, cited) for each, cited in zip(steps, rules, strict=True)),
            tuple(Told(**each) for each in besides),
            self.end(first, more),
        )

    def plain(self, variant: Variant) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """Give a variant's steps and other records as plain data."""
        records = variant.line.records
        steps = steps_of(records, self.given)
        places = {id(record): at for at, record in enumerate(records)}
        distance = variant.ending.numbers["distance"].before
        listed = []
        for each in steps:
            told = self.plain_step(each, variant, places)
            told["before"] = distance
            distance = each.distance if each.distance is not None else distance
            told["after"] = distance
            listed.append(told)
        return listed, [msgspec.structs.asdict(record) for record in other_records(records, steps)]

    def plain_step(self, step: Step, variant: Variant, places: dict[int, int]) -> dict[str, Any]:
        records = variant.line.records
        inside = [places[id(record)] for record in step.records]
        low, high = (min(inside), max(inside)) if inside else (0, -1)
        chosen = [each for each in variant.line.choices if low < each.at <= high]
        rules = cited(self.table, self.given, step, records[:low], variant)
        if any(each.question.who >= 0 for each in chosen):
            rules.append("C5.10")
        return {
            "number": step.number,
            "card": step.card,
            "side": step.side,
            "result": step.result,
            "turned": step.turned,
            "waived": step.waived,
            "condition": step.condition,
            "chosen": [each.option.key for each in chosen],
            "records": [msgspec.structs.asdict(record) for record in step.records],
            "rules": list(dict.fromkeys(rules)),
        }

    def step(self, plain: dict[str, Any], rules: tuple[str, ...]) -> StepTold:
        records = tuple(Told(**record) for record in plain["records"])
        return StepTold(**{**plain, "records": records, "rules": rules, "chosen": tuple(plain["chosen"])})

    def end(self, variants: tuple[Variant, ...], more: bool) -> End:
        numbers: dict[str, Change] = {}
        for name in variants[0].ending.numbers:
            counts = [variant.ending.numbers[name] for variant in variants]
            numbers[name] = Change(
                merged([count.before for count in counts], more),
                merged([count.after for count in counts], more),
                merged([count.change for count in counts], more),
            )
        end, state = variants[0].ending, variants[0].line.state
        names = dict(enumerate(("take", "move", "play")))
        before = [1, 1, 0 if self.given.stack else 1]
        return End(
            distance=numbers["distance"],
            winner=end.winner,
            rule=end.rule,
            hands=_of(numbers, "hand"),
            known_hands=end.hands,
            ap=_of(numbers, "ap"),
            coming_ap=_of(numbers, "next"),
            dishes=_of(numbers, "dishes"),
            known_dishes=end.dishes,
            rewards=numbers["rewards"],
            discard=end.discard,
            discard_size=numbers["discard"],
            used=end.used,
            newly_used=end.newly_used,
            asks={dish: tuple(INGREDIENTS[each] for each in asks) for dish, asks in end.asks.items()},
            again={names[at]: state.left[at] - before[at] for at in range(3) if state.left[at] > before[at]},
        )


def _united(steps: tuple[dict[str, Any], ...]) -> tuple[str, ...]:
    """Give all rules that a step rests on, whichever the unknown facts are."""
    return tuple(dict.fromkeys(rule for step in steps for rule in step["rules"]))


INGREDIENTS = ("meat", "fish", "egg", "grain", "spice", "vegetable")


def _of(numbers: dict[str, Change], family: str) -> dict[str, Change]:
    return {name.split(".")[1]: change for name, change in numbers.items() if name.startswith(family + ".")}


def choice_told(choice: Choice) -> ChoiceTold:
    """Tell a choice with what it was made from."""
    question, option = choice.question, choice.option
    who = "chance" if question.who < 0 else ("green", "red")[question.who & 1]
    chosen = {"key": option.key, "kind": option.kind, **option.facts}
    return ChoiceTold(who, question.kind, question.effect, chosen, tuple(each.key for each in question.options))
