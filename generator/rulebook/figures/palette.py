"""The colours of a game's figures: the theme of its cards' layouts."""

from __future__ import annotations

from collections.abc import Mapping

from generator.face.layout import Layouts

DEFAULT: Mapping[str, str] = {
    "ink": "#2a2320",
    "paper": "#fff8ea",
    "cream": "#fbeed3",
    "white": "#ffffff",
    "gold": "#e9b44c",
    "gold_deep": "#8a5a0b",
    "gold_soft": "#ffe9b8",
    "faint": "#6b5f57",
    "sea": "#1a3350",
    "sea_light": "#4a6b8f",
    "orange": "#e8711a",
    "stone": "#f6e7c8",
    "stone_dark": "#ead3a5",
    "cloth": "#e3a23a",
}


def palette(layouts: Layouts, game: str) -> Mapping[str, str]:
    """Give colours by name: those of the game's base layout over the common ones."""
    if f"{game}/base" not in layouts.names():
        return DEFAULT
    template, _ = layouts.load(f"{game}/base")
    return {**DEFAULT, **(template.theme if template else {})}
