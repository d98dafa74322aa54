"""What stands behind the rule texts of each game."""

from __future__ import annotations

from typing import Any

from engine.rules.facts import Facts


def rule_facts(game_name: str, game: Any, language: str) -> Facts:
    """Give a game's numbers, played readings, ids and glossary; a game without words of its own has none."""
    if game_name == "chase":
        from engine.vocabulary.chase.rule_ids import IDS, played
        from engine.vocabulary.chase.rule_numbers import values
        from engine.vocabulary.chase.rule_terms import GLOSSARY

        return Facts(values=values(game, language), played=played(game), ids=IDS, glossary=GLOSSARY)
    return Facts()
