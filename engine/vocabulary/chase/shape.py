"""What an entry of chase holds: the frozen model that printing, judging and simulating share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.database.plain import Switches
from engine.database.sizes import SIZES, Size
from engine.database.words import Words
from engine.effects.terms import Term
from engine.vocabulary.wording import Wording

Action = Annotated[Term, Meta(extra={"sort": "action"})]
Condition = Annotated[Term, Meta(extra={"sort": "condition"})]
Ingredient = Annotated[Term, Meta(extra={"sort": "ingredient"})]
Actions = Annotated[tuple[Action, ...], Meta(min_length=1, max_length=4)]
Side = Literal["green", "red"]
Rank = Literal["L1", "L2", "L3", "L4", "L5", "FO", "L6"]
CardId = Annotated[str, Meta(pattern=r"^[A-Z][0-9]{1,3}$", description="a capital letter and a number, such as E07")]
Count = Annotated[int, Meta(ge=1, le=99)]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the database whose keys are all known."""


class Layer(Entry, frozen=True, kw_only=True):
    """One picture of a scene: centre and size in percent of the scene's box (size of its height)."""

    emoji: str
    x: Annotated[float, Meta(ge=-20, le=120)] = 50
    y: Annotated[float, Meta(ge=-20, le=120)] = 50
    size: Annotated[float, Meta(ge=4, le=160)] = 60
    mirror: bool = False
    turn: Annotated[float, Meta(ge=-360, le=360)] = 0
    tint: Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$", description="a colour as #rrggbb, small letters")] | None = (
        None
    )


class Scene(Entry, frozen=True, kw_only=True):
    """A picture: a named background and what stands before it."""

    scenery: str
    layers: Annotated[tuple[Layer, ...], Meta(min_length=1, max_length=8)]


class Half(Entry, frozen=True, kw_only=True):
    """What a card does for one side: may it be laid, is it met when it resolves, what happens.

    ``wording`` and ``wording_if`` are the author's own words for what happens and for the condition.
    """

    play_if: Condition | None = None
    if_: Condition | None = msgspec.field(name="if", default=None)
    do: Actions
    wording: Wording | None = None
    wording_if: Wording | None = None


class Card(Entry, frozen=True, kw_only=True, tag_field="kind"):
    """What every kind of card has."""

    id: CardId
    name: Words
    copies: Annotated[int, Meta(ge=0, le=99)] = 1
    flavor: Words | None = None
    picture: Scene | None = None
    ignore: Switches = {}

    @property
    def kind(self) -> str:
        """Name the kind as the database does."""
        return str(self.__struct_config__.tag)

    @property
    def back(self) -> str:
        """Name the back that the card shares with others."""
        return self.kind


class Event(Card, frozen=True, kw_only=True, tag="event"):
    """An event card of levels 1 to 5 (C1.2)."""

    level: Annotated[int, Meta(ge=1, le=5)]
    ingredient: Ingredient
    picture: Scene
    green: Half
    red: Half

    @property
    def rank(self) -> str:
        """Name the row that the card belongs to."""
        return f"L{self.level}"


class Offensive(Card, frozen=True, kw_only=True, tag="offensive"):
    """A Final Offensive (C1.2)."""

    ingredient: Ingredient
    picture: Scene
    green: Half
    red: Half

    @property
    def rank(self) -> str:
        """Name the row that the card belongs to."""
        return "FO"

    @property
    def back(self) -> str:
        """Name the back: event cards share one, so that what is hidden stays hidden."""
        return "event"


class Finale(Card, frozen=True, kw_only=True, tag="finale"):
    """A level-6 card, which decides the game (C1.3)."""

    decides: Annotated[Term, Meta(extra={"sort": "verdict"})]
    picture: Scene

    @property
    def rank(self) -> str:
        """Name the row that the card belongs to."""
        return "L6"

    @property
    def back(self) -> str:
        """Name the back: event cards share one, so that what is hidden stays hidden."""
        return "event"


class Dish(Card, frozen=True, kw_only=True, tag="dish"):
    """A dish: what it asks for, and its bonus (C1.5)."""

    asks: Annotated[tuple[Ingredient, ...], Meta(min_length=2, max_length=4)]
    picture: Scene
    bonus: Actions
    wording: Wording | None = None


class Skill(Entry, frozen=True, kw_only=True):
    """What a student can do in the four-player game (C8.6)."""

    limit: Annotated[Term, Meta(extra={"sort": "limit"})]
    when: Annotated[Term, Meta(extra={"sort": "moment"})]
    if_: Condition | None = msgspec.field(name="if", default=None)
    do: Actions
    wording: Wording | None = None
    wording_if: Wording | None = None


class Student(Card, frozen=True, kw_only=True, tag="student"):
    """A student card (C1.7)."""

    side: Side
    picture: Scene
    skill: Skill


class Section(Entry, frozen=True, kw_only=True):
    """A heading and its lines on a reference card."""

    title: Words
    lines: tuple[Words, ...]


class Reference(Card, frozen=True, kw_only=True, tag="reference"):
    """A reminder for one side; ``{number}`` in its texts stands for a number of the game."""

    side: Side
    sections: Annotated[tuple[Section, ...], Meta(min_length=1)]


class TrackCard(Card, frozen=True, kw_only=True, tag="track"):
    """The distance track (C1.6)."""


class Slider(Card, frozen=True, kw_only=True, tag="slider"):
    """The chase card that slides over the track (C1.6)."""

    picture: Scene


class Numbers(Entry, frozen=True, kw_only=True):
    """The game's plain numbers; the rules' texts call them by these names."""

    action_points: Count
    hand_limit: Count
    dishes_to_win: Count
    dishes_to_win_four: Count
    quiet_rounds: Count
    last_round: Annotated[int, Meta(ge=1, le=999)]


class Track(Entry, frozen=True, kw_only=True):
    """The distance track: squares 0 to ``last``, where the marker starts, each side's reward squares (C2.5)."""

    start: Annotated[int, Meta(ge=1, le=40)]
    last: Annotated[int, Meta(ge=2, le=40)]
    rewards: Mapping[Side, tuple[Annotated[int, Meta(ge=0, le=40)], ...]]


class Row(Entry, frozen=True, kw_only=True):
    """A row of the mountain: which cards, how many, which way up."""

    rank: Rank
    count: Count
    face: Literal["up", "down"]


class Single(Entry, frozen=True, kw_only=True):
    """One more card of a layout, in a slot of its own (row from 1, place in half card widths)."""

    rank: Rank
    row: Annotated[int, Meta(ge=1, le=20)]
    place: Annotated[int, Meta(ge=-40, le=40)]
    face: Literal["up", "down"]


class Stage(Entry, frozen=True, kw_only=True):
    """The mountain of one stage of the four-player game (C8.2)."""

    rows: Annotated[tuple[Row, ...], Meta(min_length=1)]
    extra: tuple[Single, ...] = ()


class FourPlayers(Entry, frozen=True, kw_only=True):
    """Hands in turn order and stages of the four-player game (C8)."""

    hands: Annotated[tuple[Mapping[Rank, Count], ...], Meta(min_length=4, max_length=4)]
    stages: Annotated[tuple[Stage, ...], Meta(min_length=1)]


class Rulings(Entry, frozen=True, kw_only=True):
    """Where the source can be read in two ways: which reading is played."""

    take: Literal["uncovered", "one_bottom_corner"] = "uncovered"
    unlock: Literal["for_good", "live"] = "for_good"
    reward_move: Literal["own_stop", "action_only", "pass_over"] = "own_stop"
    reward_taker: Literal["active", "card_owner"] = "active"
    victory_card: Literal["own_turn_end", "taken_by_own", "any_turn_end"] = "own_turn_end"
    dish_stack_ap: Literal["free", "opening_costs_ap"] = "free"
    dish_success: Literal["discard", "return_to_mountain"] = "discard"
    stack_win: Literal["after_effect", "after_card", "after_stack"] = "after_effect"
    stages_win: Literal["every_stage", "stage_three_only"] = "every_stage"


AnyCard = Event | Offensive | Finale | Dish | Student | Reference | TrackCard | Slider


class Chase(Entry, frozen=True, kw_only=True):
    """The whole game."""

    title: Words
    languages: Annotated[tuple[str, ...], Meta(min_length=1)]
    size: Size = Size("standard", *SIZES["standard"])
    numbers: Numbers
    track: Track
    mountain: Annotated[tuple[Row, ...], Meta(min_length=1)]
    hands: Mapping[Side, Mapping[Rank, Count]]
    rewards: Mapping[Rank, Count]
    four_players: FourPlayers
    rulings: Rulings
    cards: Annotated[tuple[AnyCard, ...], Meta(extra={"keyed": "id"})]
