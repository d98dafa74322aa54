"""A text in the languages of its game."""

from __future__ import annotations

from collections.abc import Mapping as Map
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from engine.database.context import Context, Invalid
    from engine.database.tree import Node


class Words(msgspec.Struct, frozen=True, array_like=True):
    """Pairs of language and text, in the order in which the game declares its languages."""

    texts: tuple[tuple[str, str], ...]

    def __getitem__(self, language: str) -> str:
        """Return the text in a language; KeyError where the game has not declared it."""
        for name, text in self.texts:
            if name == language:
                return text
        raise KeyError(language)

    @property
    def languages(self) -> tuple[str, ...]:
        """Return the languages that the text is given in."""
        return tuple(name for name, _ in self.texts)


def read_words(node: Node, extra: Map[str, Any], context: Context) -> Words | Invalid:
    """Read ``{zh: …, ja: …, en: …}`` or one text for all; each language the game declares, no other."""
    from engine.database.context import INVALID
    from engine.database.keyed import trimmed
    from engine.database.near import did_you_mean
    from engine.database.tree import Mapping, Scalar

    what = "a text" + (f" or a map of {', '.join(context.languages)}" if context.languages else "")
    if isinstance(node, Scalar):
        text = trimmed(node, context).text
        if not text:
            return context.problem(node.place, "words/empty", "the text is empty", context.swallowed(node))
        return Words(tuple((language, text) for language in context.languages))
    if not isinstance(node, Mapping):
        return context.expected(what, node)
    found: dict[str, str] = {}
    path, sound = context.path, True
    for key, value in node.entries:
        context.places[f"{path}.{key.text}"] = value.place
        if key.text not in context.languages:
            message = f"the game has no language `{key.text}`"
            context.problem(key.place, "words/language", message, did_you_mean(key.text, context.languages))
            sound = False
        elif not isinstance(value, Scalar):
            context.expected("a text", value)
            sound = False
            found[key.text] = ""
        else:
            found[key.text] = text = trimmed(value, context).text
            if not text:
                message = f"the text in `{key.text}` is empty"
                context.problem(value.place, "words/empty", message, context.swallowed(value))
                sound = False
    for language in context.languages:
        if language not in found:
            context.problem(node.place, "words/missing", f"the text in `{language}` is missing")
            sound = False
    return Words(tuple((language, found[language]) for language in context.languages)) if sound else INVALID
