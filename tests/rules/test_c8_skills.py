"""C8.6: students' skills, each at its moment."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.games.chase import Table, new_game, situation

FREE = [(1, 0, "E08", "up"), (1, 4, "E09", "up"), (1, 8, "E17", "up"), (1, 12, "E22", "up")]
NAMES = ("green", "red", "green2", "red2")


@pytest.fixture
def four(playing: Callable[..., Any], shipped: Table) -> Callable[..., Any]:
    def make(table: Table | None = None, **given: Any) -> Any:
        hands: dict[str, Any] = {name: [] for name in NAMES}
        given = {"told": False, "mountain": FREE, **given, "hands": hands | given.get("hands", {})}
        return playing(table or shipped, players=4, **given)

    return make


def test_c8_6_students_sit_by_side_in_the_databases_order(shipped: Table) -> None:
    seated = shipped.seated(4).students
    assert [student and student.card.id for student in seated] == ["S1", "S3", "S2", "S4"]
    assert shipped.students == [None, None]


def test_c8_6_with_two_players_skills_are_off(playing: Callable[..., Any], shipped: Table) -> None:
    play = playing(shipped, distance=3, hands={"green": [], "red": []}, mountain=FREE).do("move")
    assert play.state.kind == "turn"


@pytest.mark.parametrize(("before", "offered"), [(2, True), (3, True), (4, False)])
def test_c8_6_s1_after_moving_at_four_or_less(four: Callable[..., Any], before: int, offered: bool) -> None:
    play = four(distance=before).do("move")
    assert (play.state.kind == "skill") == offered
    if not offered:
        assert play.of("skill-not-met")[0].facts["condition"]["parts"][0] == {
            "what": "distance",
            "found": 5,
            "wanted": "<= 4",
        }
        return
    assert (play.state.who, play.offered) == (0, ["yes", "no"])
    used = play.do("yes")
    assert (used.state.distance, used.state.spent) == (before + 2, 1)
    assert used.of("skill-used")[0].rule == "C8.6"


def test_c8_6_a_skill_may_be_declined_and_is_not_used_up_by_it(four: Callable[..., Any]) -> None:
    play = four(distance=2).do("move", "no")
    assert (play.state.distance, play.state.spent, play.state.kind) == (3, 0, "turn")
    assert play.of("skill-declined")


def test_c8_6_once_a_turn(four: Callable[..., Any]) -> None:
    play = four(distance=1, hands={"green": ["E15"]}, ap=2).do("move", "yes")
    assert play.state.distance == 3
    play.do("play(E15)")
    assert play.state.left[1] == 1
    assert play.state.spent == 1
    play.do("end")
    assert play.state.spent == 0


def test_c8_6_a_card_that_moves_the_marker_is_no_moving(four: Callable[..., Any]) -> None:
    play = four(distance=2, hands={"green": ["E09"]}).do("play(E09)", "option(0)")
    assert (play.state.distance, play.state.kind) == (3, "turn")


def test_c8_6_the_reward_comes_before_the_skill(four: Callable[..., Any]) -> None:
    play = four(active="red", distance=5, hands={"red": ["E01", "E02"]}).do("move")
    assert play.state.kind == "reward"
    play.do("take(1,0)")
    assert play.of("skill-not-met")  # three cards in hand now
    declined = four(active="red", distance=5, hands={"red": ["E01", "E02"]}).do("move", "pass")
    assert declined.state.kind == "skill"


@pytest.mark.parametrize(("held", "offered"), [(2, True), (3, False)])
def test_c8_6_s3_takes_a_low_card_after_moving(four: Callable[..., Any], held: int, offered: bool) -> None:
    play = four(active="red", distance=8, hands={"red": ["E01", "E02", "E03"][:held]}).do("move")
    assert (play.state.kind == "skill") == offered
    if offered:
        play.do("yes")
        assert play.offered == ["take(1,0)", "take(1,4)", "take(1,8)"]
        play.do("take(1,8)")
        assert play.state.left == [1, 0, 1]
        assert play.state.kind == "turn"


def test_c8_6_s2_exchanges_after_taking_and_is_asked_once(four: Callable[..., Any]) -> None:
    play = four(active="green2").do("take(1,0)")
    assert (play.state.kind, play.offered) == ("skill", ["yes", "no"])
    play.do("yes")
    assert play.state.kind == "place"  # the only hand card goes back, its place is chosen
    play.do("place(2,3)", "take(1,8)")
    assert [play.state.table.name(card) for card in play.state.hands[2]] == ["E17"]
    assert (play.state.kind, play.state.spent) == ("turn", 4)


def test_c8_6_s2_waits_for_a_new_stage(four: Callable[..., Any]) -> None:
    play = four(active="green2", mountain=[(1, 0, "E08", "up")]).do("take(1,0)", "yes")
    assert play.state.stage == 2
    assert play.state.kind == "place"


def test_c8_6_s4_after_opening_before_anybody_answers(four: Callable[..., Any]) -> None:
    hands = {"green": ["E09", "E01"], "red2": ["E04", "E05"]}
    play = four(hands=hands).do("play(E09)", "stack(E04)")
    assert (play.state.kind, play.state.who) == ("skill", 3)
    play.do("yes")
    assert (play.state.distance, len(play.state.hands[0]), play.state.spent) == (5, 0, 8)
    assert [record.rule for record in play.of("distance")][:1] == ["C4.4"]


def test_c8_6_s4_may_win_while_the_stack_is_open(four: Callable[..., Any]) -> None:
    play = four(distance=1, hands={"green": ["E09"], "red2": ["E04"]}).do("play(E09)", "stack(E04)", "yes")
    assert (play.state.winner, play.state.ended) == (1, "C7.3")


def test_c8_6_no_skill_after_an_answer_that_opens_nothing(four: Callable[..., Any]) -> None:
    hands = {"green": ["E09", "E01"], "red": ["E10"], "red2": ["E04"]}
    play = four(hands=hands).do("play(E09)", "stack(E10)", "stack(E01)")
    assert (play.state.who, play.state.kind) == (3, "stack")
    play.do("stack(E04)")
    assert not play.of("skill-used")


def test_c8_6_once_a_stage_comes_back_with_the_next_one(four: Callable[..., Any]) -> None:
    hands = {"green": ["E09", "E01"], "red2": ["E04", "E05"]}
    spent = four(hands=hands, spent=["red2"]).do("play(E09)", "stack(E04)")
    assert spent.state.kind == "stack"
    play = four(spent=["red2", "green"], mountain=[(1, 0, "E08", "up")])
    play.do("end")
    assert play.state.spent == 8
    play.do("take(1,0)")
    assert play.state.spent == 0


def with_skill(table: Table, student: str, **changed: Any) -> Table:
    cards = tuple(
        msgspec.structs.replace(card, skill=msgspec.structs.replace(card.skill, **changed))
        if card.id == student
        else card
        for card in table.model.cards
    )
    return Table(msgspec.structs.replace(table.model, cards=cards), players=4)


def test_c8_6_as_a_turn_begins(shipped: Table) -> None:
    from engine.effects import Term

    table = with_skill(shipped, "S1", when=Term("turn_starts"), if_=None)
    assert new_game(table, 1).kind == "skill"
    again = with_skill(shipped, "S3", when=Term("turn_starts"), if_=None)
    state = situation(again, hands={name: [] for name in NAMES}, told=False, ap=0)
    assert state.kind == "turn"
    from engine.games.chase import apply

    after, _ = apply(state, ("end", 0))
    assert (after.kind, after.who, after.active) == ("skill", 1, 1)
    done, _ = apply(after, ("yes", 0))
    assert done.spent == 2


def test_c8_6_a_price_that_cannot_be_paid_is_not_offered(shipped: Table) -> None:
    from engine.effects import Term
    from engine.games.chase import apply

    price = Term("may_pay", (Term("discard_hand", (1, Term("me"))), Term("farther", (1,))))
    table = with_skill(shipped, "S1", if_=None, do=(price,))
    for hand, kind in (([], "turn"), (["E09"], "skill")):
        state = situation(table, hands={name: [] for name in NAMES} | {"green": hand}, told=False, distance=6)
        after, _ = apply(state, ("move", 0))
        assert after.kind == kind
