"""Orders to the companion itself, in three languages: what is no move of the game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.database.find import folded

ORDERS: Mapping[str, tuple[str, ...]] = {
    "possible": ("?", "possible", "能做什么", "可以做什么", "できること"),
    "help": ("help", "h", "帮助", "ヘルプ"),
    "table": ("table", "t", "board", "牌桌", "桌面", "卓", "テーブル"),
    "hand": ("hand", "my hand", "手牌", "手札"),
    "why": ("why", "为什么", "なぜ"),
    "undo": ("undo", "take back", "撤销", "悔棋", "取り消し", "取消", "戻る"),
    "log": ("log", "记录", "記録", "ログ"),
    "card": ("card", "看牌", "カード"),
    "quit": ("quit", "exit", "q", "bye", "退出", "やめる"),
}
WITH_WORDS = ("why", "log", "card")
"""Orders that may be followed by more words."""


def order_of(line: str) -> tuple[str, str] | None:
    """Find the order that a line is, and the words after it."""
    whole = folded(line)
    for order, words in ORDERS.items():
        if whole in words:
            return order, ""
    for order in WITH_WORDS:
        for word in ORDERS[order]:
            rest = _after(line.strip(), word)
            if rest:
                return order, rest
    return None


def _after(line: str, word: str) -> str:
    if not folded(line).startswith(word):
        return ""
    rest = line[len(word) :]
    return rest.strip(" 　:：") if not word.isascii() or rest[:1] in (" ", "　") else ""
