"""The card database: YAML -> nodes with places -> frozen model -> cache; it knows no game."""

from __future__ import annotations

from engine.database.database import Database
from engine.database.load import load
from engine.database.locate import Located, locate, templates_of, unreadable_templates
from engine.database.shapes import GameShape
from engine.database.words import Words

__all__ = ["Database", "GameShape", "Located", "Words", "load", "locate", "templates_of", "unreadable_templates"]
