"""The companion: takes a line, does what it means, says what came of it, saves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from engine.games.chase import RUNNING, Record, Refused
from engine.judge.chase.cards import Cards
from engine.table.chase.bots import bot_of, bots_answer
from engine.table.chase.disclose import disclose, tell_first
from engine.table.chase.draft import Draft
from engine.table.chase.guard import Guard
from engine.table.chase.happened import sees, told
from engine.table.chase.matching import enact
from engine.table.chase.orders import order_of
from engine.table.chase.pending import Pending
from engine.table.chase.phrases import phrase
from engine.table.chase.play import Play
from engine.table.chase.reading import Meant, Reader, parts
from engine.table.chase.saying import offers, question, trouble_lines
from engine.table.chase.seats import SeatSpeaker, player_name
from engine.table.chase.talk import Talk
from engine.table.chase.trouble import Trouble, refused
from engine.table.chase.whereabouts import design_of
from engine.table.chase.words import text

if TYPE_CHECKING:
    from engine.table.chase.rulebook import Rulebook


LISTED = ("option", "dish-asks", "square", "opponent")
"""Decisions whose answers are listed at once, as nobody can guess them."""


class Companion:
    """One game at one table; ``keep`` saves it and is called after every move."""

    def __init__(
        self,
        play: Play,
        cards: Cards,
        talk: Talk,
        rulebook: Rulebook,
        keep: Callable[[], None],
        title: str = "",
        database: str = "",
    ) -> None:
        self.play = play
        self.cards = cards
        self.speaker = SeatSpeaker(cards, cards.language, play.table)
        self.talk = talk
        self.rulebook = rulebook
        self.keep = keep
        self.title = title
        self.database = database
        self.reader = Reader(cards, play.setting.players)
        self.guard = Guard(play, talk, cards.language)
        self.pending: Pending | None = None
        self.cited: list[str] = []
        self.over = False
        self.shown = (0, -1)

    @property
    def language(self) -> str:
        """Name the language spoken."""
        return self.cards.language

    def text(self, key: str, **facts: object) -> str:
        """Fill one of the companion's sentences."""
        return text(self.language, key, **facts)

    def line(self, line: str) -> None:
        """Take a typed line: an order, an answer to a question just put, or what was done."""
        order = order_of(line)
        if order is not None:
            from engine.table.chase.obey import obey

            obey(self, *order)
            return
        for part in parts(line):
            if not self._statement(part):
                return

    def _statement(self, line: str) -> bool:
        """Do one statement; say whether it was done."""
        meant = self.reader.read(line)
        if self.pending is not None:
            meant, line = self.pending.merged(meant, line)
            self.pending = None
        try:
            self.do(meant, line)
        except Trouble as trouble:
            self.trouble(trouble, meant, line)
            return False
        return True

    def do(self, meant: Meant, line: str) -> None:
        """Do what was meant and let the programs answer it; raise Trouble."""
        draft = self.play.draft()
        player = draft.state.who if draft.state.frames else -1
        attempt(draft, meant, self.language)
        if not draft.steps:
            self.talk.say([self.text("told", cards=", ".join(self.cards.labels(meant.cards)))])
            return
        self._commit(draft, line, player)
        self.run_bots()

    def _commit(self, draft: Draft, line: str, player: int) -> None:
        self.play.commit(draft, line, player)
        self.keep()
        self.heard(draft.records)
        notes = [step.card.split(".")[0] for step in draft.steps if step.do == "tell"]
        if notes and all(step.do == "tell" for step in draft.steps):
            self.talk.say([self.text("told", cards=", ".join(self.cards.labels(notes)))])

    def heard(self, records: Iterable[Record]) -> None:
        """Say what happened to whoever looks at the screen, and remember its rules for ``why``."""
        records = list(records)
        knows = sees(self.play.state, self.guard.viewer) if self.play.setting.deal else None
        self.talk.say(told(records, self.speaker, self.play.setting.players, knows))
        self.cited = list(dict.fromkeys(record.rule for record in records)) or self.cited
        self.guard.has_heard()

    def run_bots(self) -> None:
        """Let programs play until a person is asked."""
        while self.play.state.winner == RUNNING:
            player = self.play.state.who
            name = bot_of(self.play, player)
            if name is None:
                return
            draft = self.play.draft()
            answer = bots_answer(self.play, name)
            shown = phrase(draft.state, answer, self.language) if _public(answer[0]) else ""
            draft.answer(answer)
            who = player_name(player, self.play.setting.players, self.language)
            self.talk.say([f"{self.text('bot', who=who, bot=name)}: {shown}"] if shown else [])
            self._commit(draft, "", player)

    def trouble(self, trouble: Trouble, meant: Meant, line: str) -> None:
        """Say what stands in the way; remember a question that the next line may answer."""
        self.talk.say(trouble_lines(trouble, self.play.state, self.speaker))
        if trouble.rules:
            self.cited = list(trouble.rules)
        if trouble.kind in ("ambiguous", "wanted"):
            slots = tuple(trouble.facts.get("slots", ()))
            self.pending = Pending(meant, line, trouble.code, trouble.choices, slots, self.reader)

    def ask(self) -> str:
        """Put the question that is open now; give the screen on before, where it is shared."""
        state = self.play.state
        if self.guard.hand_over(state):
            self.catch_up()
        self._remind()
        if state.winner >= 0 and not self.over:
            self.over = True
            self.talk.say([question(state, self.speaker) + f" [{state.ended}]"])
        elif state.winner < 0:
            self.talk.say([question(state, self.speaker)])
            if state.kind in LISTED:
                self.talk.say(offers(state, self.speaker))
        return self.talk.ask()

    def _remind(self) -> None:
        """Show the hand in a line as a turn of the one who looks begins, where the companion knows it."""
        state, viewer = self.play.state, self.guard.viewer
        turn = (state.round, state.active)
        if viewer is None or viewer != state.who or state.kind != "turn" or turn == self.shown or self.guard.shared:
            return
        self.shown = turn
        held = ", ".join(self.cards.labels(sorted(design_of(state, card) for card in state.hands[viewer])))
        who = player_name(viewer, self.play.setting.players, self.language)
        self.talk.say([f"{self.text('own-hand', who=who)}{self.speaker.words['colon']}{held or self.text('nothing')}"])

    def catch_up(self) -> None:
        """Tell the one who got the screen what happened since, and show their hand."""
        from engine.table.chase.board import hand_lines

        viewer = self.guard.viewer
        if viewer is None:
            return
        missed = self.play.past[self.guard.unheard(viewer) :]
        if missed:
            self.talk.say([self.text("since")])
            knows = sees(self.play.state, viewer)
            for past in missed:
                self.talk.say(
                    "  " + line for line in told(past.records, self.speaker, self.play.setting.players, knows)
                )
        self.talk.show(hand_lines(self.play.state, viewer, self.language, self.cards))
        self.guard.has_heard()


def attempt(draft: Draft, meant: Meant, language: str = "en") -> None:
    """Do on a draft what was meant: tell cards, or answer; raise Trouble."""
    try:
        tell_first(draft, meant)
        if not disclose(draft, meant):
            enact(draft, meant, language)
    except Refused as error:
        raise refused(error.refusal) from None


def _public(verb: str) -> bool:
    """Say whether an answer may be named aloud; others name cards that not everybody sees."""
    return verb != "give"


def default_save(folder: Path, number: int = 1) -> Path:
    """Name the first save in a folder that is not there yet."""
    while (file := folder / f"chase-{number}.json").exists():
        number += 1
    return file
