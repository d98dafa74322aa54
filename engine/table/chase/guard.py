"""One screen for several people: whose eyes are on it, and what each has not heard yet."""

from __future__ import annotations

from engine.games.chase import State
from engine.table.chase.bots import bot_of
from engine.table.chase.play import Play
from engine.table.chase.seats import player_name
from engine.table.chase.talk import Talk
from engine.table.chase.words import text


class Guard:
    """Knows who looks at the screen; ``None`` is everybody, so that only what all know is shown."""

    def __init__(self, play: Play, talk: Talk, language: str) -> None:
        self.play = play
        self.talk = talk
        self.language = language
        people = [player for player in range(play.setting.players) if bot_of(play, player) is None]
        self.shared = play.setting.deal and len(people) > 1
        self.viewer: int | None = people[0] if play.setting.deal and len(people) == 1 else None
        self.heard = dict.fromkeys(people, len(play.past))

    def hand_over(self, state: State) -> bool:
        """Give the screen to the player who is asked, if somebody else looks; say whether it was given."""
        if not self.shared or state.winner >= 0 or state.who < 0 or state.who == self.viewer:
            return False
        who = player_name(state.who, self.play.setting.players, self.language)
        if self.talk.terminal:
            if self.viewer is not None:
                self.talk.say([text(self.language, "hide")])
                self.talk.ask("")
            self.talk.clear()
            self.talk.say([text(self.language, "pass-screen", who=who)])
            self.talk.ask("")
        self.viewer = state.who
        return True

    def unheard(self, player: int) -> int:
        """Give how many moves a player has heard of."""
        return min(self.heard.get(player, 0), len(self.play.past))

    def has_heard(self) -> None:
        """Note that the viewer knows all moves so far."""
        if self.viewer is not None:
            self.heard[self.viewer] = len(self.play.past)
