"""What a game hands to its rule texts: numbers, played readings, the list of ids, the glossary."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.rules.numbers import Values


class Entry(msgspec.Struct, frozen=True):
    """A term of the game: by language, the words that mean it, the printed one first."""

    words: Mapping[str, tuple[str, ...]]


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What stands behind a game's rule texts in one language.

    ``values`` by placeholder; ``played`` names the reading chosen for each ruling; ``ids`` are all paragraphs that
    there must be, in order (empty: the game keeps no list); ``glossary`` holds its terms.
    """

    values: Values = {}
    played: Mapping[str, str] = {}
    ids: tuple[str, ...] = ()
    glossary: tuple[Entry, ...] = ()
