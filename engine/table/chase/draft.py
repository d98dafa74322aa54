"""A move being made: steps done one by one on a copy, so that a move that fails in its middle changes nothing."""

from __future__ import annotations

from engine.games.chase import Answer, Record, State, answer_from_text, answer_text, apply, candidates
from engine.games.chase.chance import know
from engine.games.chase.setup import begin
from engine.table.chase.again import asked_again, settle
from engine.table.chase.blur import blurred
from engine.table.chase.looked_at import ask_for_open
from engine.table.chase.start import begun, untold_slots
from engine.table.chase.steps import Step


class Draft:
    """The state so far, the steps that led to it and what happened."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step] = []
        self.records: list[Record] = []

    def answer(self, answer: Answer) -> None:
        """Answer the pending decision; raise Refused, or Trouble where cards must be told first."""
        text = answer_text(self.state, answer)
        after, records = apply(self.state, answer)
        ask_for_open(self.state, after, records)
        self.state = after
        self.steps.append(Step("answer", text))
        self.records += records

    def tell(self, token: int, card: int) -> None:
        """Say what an unknown card is; ValueError if it can't be that."""
        table = self.state.table
        if token not in self.state.could or card not in candidates(self.state, token):
            raise ValueError(f"{table.name(token)} cannot be {table.name(card)}")
        step = Step("tell", table.name(token), table.name(card))
        after = self.state.copy()
        after.log = self.records
        know(after, {token: card})
        if begun(after):
            asked_again(after)
        elif not untold_slots(after):
            begin(after)
        after.log = None
        self.state = after
        self.steps.append(step)

    def settle(self) -> None:
        """Go on where what was told leaves no choice."""
        after = self.state.copy()
        after.log = self.records
        settle(after)
        after.log = None
        self.state = after

    def blur(self, player: int) -> None:
        """Say that a card leaves a hand and nobody tells which."""
        self.state = blurred(self.state, player)
        self.steps.append(Step("blur", str(player)))

    def do(self, step: Step) -> None:
        """Do a recorded step; ValueError for one that can't be done here."""
        table = self.state.table
        if step.do == "answer":
            answer = answer_from_text(self.state, step.what)
            if answer is None:
                raise ValueError(f"{step.what} is no answer here")
            self.answer(answer)
        elif step.do == "tell":
            numbers = {table.name(card): card for card in range(2 * table.count)}
            if step.what not in numbers or step.card not in numbers:
                raise ValueError(f"{step.what} or {step.card} is no card")
            self.tell(numbers[step.what], numbers[step.card])
        else:
            player = int(step.what)
            if not 0 <= player < len(self.state.hands):
                raise ValueError(f"there is no player {player}")
            self.blur(player)
