"""A question that the companion put to finish a line: the next line may answer it, or be something else."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from engine.database.find import folded
from engine.table.chase.reading import Meant, Reader


@dataclass(frozen=True, slots=True)
class Pending:
    """The line that was not done yet, why, and the choices put."""

    meant: Meant
    line: str
    code: str
    choices: tuple[str, ...]
    slots: tuple[tuple[int, int], ...]
    reader: Reader

    def merged(self, meant: Meant, line: str) -> tuple[Meant, str]:
        """Put the answer into the line asked about; a line of its own is given back as it is."""
        chosen = self._chosen(meant, line)
        if chosen is not None:
            return chosen
        if self.code == "which-open" and (tells := self._told(meant)):
            return replace(self.meant, tells=[*self.meant.tells, *tells]), f"{self.line} ({line})"
        if self.code in ("which-card", "which-slot", "which-dish") and not meant.verbs and meant.side is None:
            if not (meant.cards or meant.slots) or meant.strange or meant.several:
                return meant, line
            whole = replace(
                self.meant,
                cards=[*self.meant.cards, *meant.cards],
                slots=[*self.meant.slots, *meant.slots],
                numbers=[*self.meant.numbers, *meant.numbers],
            )
            return whole, f"{self.line} {line}"
        return meant, line

    def _told(self, meant: Meant) -> list[tuple[tuple[int, int], str]]:
        """Pair the cards named with the slots asked about, or with those named; nothing if they don't pair."""
        slots = meant.slots or list(self.slots)
        only = not (set(meant.verbs) - {"show"}) and meant.side is None
        return list(zip(slots, meant.cards, strict=True)) if only and len(slots) == len(meant.cards) else []

    def _chosen(self, meant: Meant, line: str) -> tuple[Meant, str] | None:
        text = folded(line).strip("#. ")
        number = int(text) if text.isdigit() else 0
        if not self.choices:
            return None
        if 1 <= number <= len(self.choices):
            choice = self.choices[number - 1]
        elif self.code == "several-cards" and meant.cards and not meant.verbs and meant.cards[0] in self.choices:
            choice = meant.cards[0]
        else:
            return None
        if self.code == "several-cards":
            whole = replace(self.meant, cards=[*self.meant.cards, choice], several=None)
            return whole, f"{self.line} = {choice}"
        picked = self.reader.read(choice)
        return replace(picked, side=self.meant.side, player=self.meant.player, tells=self.meant.tells), choice
