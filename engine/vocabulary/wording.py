"""An author's own words for effects, and the checksum of the effects that they were written for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from engine.database.words import Words
from engine.effects import Term, Vocabulary, notation

if TYPE_CHECKING:
    from engine.database.context import Context, Invalid
    from engine.database.tree import Node

FOR = "for"


class Wording(msgspec.Struct, frozen=True, array_like=True):
    """A text in each language of the game; ``written_for`` is the checksum given beside it."""

    texts: Words
    written_for: str

    def __getitem__(self, language: str) -> str:
        """Return the text in a language."""
        return self.texts[language]


def checksum(terms: Iterable[Term], vocabulary: Vocabulary) -> str:
    """Give 8 hex digits for effects: they change whenever the effects do, not with how they are written down."""
    import hashlib

    written = "\n".join(notation(term, vocabulary) for term in terms)
    return hashlib.sha256(written.encode()).hexdigest()[:8]


def read_wording(node: Node, extra: Mapping[str, Any], context: Context) -> Wording | Invalid:
    """Read ``{zh: …, ja: …, en: …, for: 1a2b3c4d}``."""
    from engine.database.context import INVALID
    from engine.database.tree import Mapping as MapNode
    from engine.database.tree import Scalar
    from engine.database.words import read_words

    if not isinstance(node, MapNode):
        return context.expected(f"a map of the languages and `{FOR}`", node)
    found = node.get(FOR)
    texts = MapNode(tuple(entry for entry in node.entries if entry[0].text != FOR), node.place)
    words = read_words(texts, extra, context)
    if found is None:
        message = "the key `for` is missing: the checksum of the effects that these words were written for"
        context.problem(node.place, "data/missing-key", message, "write `for: new`; `check` then names the checksum")
        return INVALID
    if not isinstance(found, Scalar) or found.blank:
        return context.expected("a checksum", found)
    context.places[f"{context.path}.{FOR}"] = found.place
    return Wording(words, found.text) if isinstance(words, Words) else INVALID
