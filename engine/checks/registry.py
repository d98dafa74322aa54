"""All checks, in the order in which they run."""

from __future__ import annotations

from engine.checks import (
    count_cards,
    count_hands,
    count_kinds,
    dish_payable,
    effect_condition,
    effect_dominated,
    effect_idle,
    layout_rows,
    layout_track,
    number_limits,
    rules_cited,
    rules_in_data,
    rules_lock,
    rules_texts,
    text_number,
    text_sign,
    text_stale,
    text_word,
    words_placeholder,
    words_same_name,
    words_script,
    words_unlike,
)

CHECKS = (
    count_cards.CHECK,
    count_hands.CHECK,
    count_kinds.CHECK,
    layout_rows.CHECK,
    layout_track.CHECK,
    number_limits.CHECK,
    dish_payable.CHECK,
    effect_condition.CHECK,
    effect_idle.CHECK,
    effect_dominated.CHECK,
    text_stale.CHECK,
    text_number.CHECK,
    text_sign.CHECK,
    text_word.CHECK,
    words_script.CHECK,
    words_same_name.CHECK,
    words_placeholder.CHECK,
    words_unlike.CHECK,
    rules_texts.CHECK,
    rules_in_data.CHECK,
    rules_cited.CHECK,
    rules_lock.CHECK,
)
IDS = frozenset(check.id for check in CHECKS)
