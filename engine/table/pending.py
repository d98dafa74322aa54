"""A question that the companion put to finish a line: the next line may answer it, or be something else."""

from __future__ import annotations

from dataclasses import dataclass

from engine.database.find import folded
from engine.table.reading import Meant, Reader


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
            mine = self.meant
            whole = Meant(mine.side, mine.verbs, mine.cards, mine.slots, mine.numbers, [*mine.tells, *tells])
            return whole, f"{self.line} ({line})"
        if self.code in ("which-card", "which-slot", "which-dish") and not meant.verbs and meant.side is None:
            if not (meant.cards or meant.slots) or meant.strange or meant.several:
                return meant, line
            whole = Meant(
                self.meant.side,
                self.meant.verbs,
                [*self.meant.cards, *meant.cards],
                [*self.meant.slots, *meant.slots],
                [*self.meant.numbers, *meant.numbers],
                self.meant.tells,
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
            mine = self.meant
            return Meant(
                mine.side, mine.verbs, [*mine.cards, choice], mine.slots, mine.numbers
            ), f"{self.line} = {choice}"
        picked = self.reader.read(choice)
        picked.side = self.meant.side
        return picked, choice
