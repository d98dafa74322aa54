"""A card turns a check off with a reason."""

NEVER = ("if: distance >= 7", "if: distance >= 13")


def switch(line: str) -> tuple[str, str]:
    return (
        "        ingredient: meat\n        name: {zh: 端",
        f"        ignore: {line}\n        ingredient: meat\n        name: {{zh: 端",
    )


def test_a_finding_that_is_turned_off_is_not_shown(checked) -> None:
    assert [problem.code for problem in checked(NEVER, only="effect")] == ["effect/condition"]
    assert checked(NEVER, switch("{effect/condition: it is a card for dreamers}"), only="effect") == []


def test_a_switch_is_for_its_own_card_alone(checked) -> None:
    found = checked(("if: distance >= 8", "if: distance >= 13"), switch("{effect/condition: a joke}"), only="effect")
    assert [problem.code for problem in found] == ["effect/condition"]


def test_a_switch_needs_a_reason(checked) -> None:
    for line in ("{effect/condition: }", "{effect/condition: ''}"):
        assert any(problem.severity == "error" for problem in checked(switch(line))), line


def test_an_unknown_check_is_a_finding_at_its_line(checked) -> None:
    (found,) = [each for each in checked(switch("{effect/conditon: a joke}")) if each.code.startswith("check/")]
    assert (found.code, found.severity, found.line) == ("check/switch", "error", 80)
    assert found.hint == "did you mean `effect/condition`?"


def test_a_switch_that_turns_nothing_off_is_a_note(checked) -> None:
    (found,) = [each for each in checked(switch("{effect/condition: a joke}")) if each.code.startswith("check/")]
    assert (found.severity, found.line) == ("note", 80)
    assert "nothing to turn off" in found.message


def test_plain_cards_have_switches_too(checked) -> None:
    text = "format: 1\ngames:\n  foxes:\n    title: Foxes\n    languages: [en]\n    cards:\n      A: {name: Fox, text: '{staar}'IGNORE}\n"
    assert [problem.code for problem in checked(text=text.replace("IGNORE", ""), only="words")] == ["words/placeholder"]
    off = text.replace("IGNORE", ", ignore: {words/placeholder: drawn later}")
    assert checked(text=off, only="words") == []
