"""The words that people write for sides, yes and no, numbers and lists, in three languages."""

from __future__ import annotations

import re
import unicodedata

from engine.database.find import folded

SIDE_WORDS = {
    0: ("green side", "green", "fuuka", "绿方", "绿色", "绿", "綠方", "綠", "緑方", "緑", "枫香", "フウカ", "g"),
    1: ("red side", "red", "haruna", "红方", "红色", "红", "紅方", "紅", "赤方", "赤", "晴奈", "ハルナ", "r"),
}
YES = ("yes", "true", "1", "y", "是", "有", "已", "はい", "済", "on")
NO = ("no", "false", "0", "n", "否", "没有", "未", "无", "いいえ", "まだ", "off")
NOTHING = ("", "null", "~", "none", "unknown", "?", "未知", "不明")
SEPARATORS = re.compile(r"[,;\n、，；]+")
NUMERALS = {sign: number for number, sign in enumerate("零一二三四五六七八九十")}
INGREDIENT_WORDS = {
    "meat": ("meat", "肉"),
    "fish": ("fish", "鱼", "魚"),
    "egg": ("egg", "eggs", "蛋", "卵"),
    "grain": ("grain", "谷物", "穀物"),
    "spice": ("spice", "香料", "香辛料"),
    "vegetable": ("vegetable", "vegetables", "蔬菜", "野菜"),
}
WIDE = "\u2e7f"
GLUE = " :：·・-()（）の的"


def side_of(text: str) -> int | None:
    """Read a side's word: 0 for green, 1 for red."""
    wanted = folded(text).strip(GLUE)
    return next((side for side, words in SIDE_WORDS.items() if wanted in words), None)


def side_and_rest(text: str) -> tuple[int | None, str]:
    """Part a side's word at the beginning or end from what it stands with; the side is None where there is none."""
    whole = " ".join(unicodedata.normalize("NFKC", text).split())
    lower = whole.casefold()
    for side, words in SIDE_WORDS.items():
        for word in words:
            size, ascii_word = len(word), word.isascii()
            if lower.startswith(word) and _ends(lower[size : size + 1], ascii_word):
                return side, whole[size:].lstrip(GLUE).rstrip(" ")
            if lower.endswith(word) and len(lower) > size and _ends(lower[-size - 1], ascii_word):
                return side, whole[: len(whole) - size].rstrip(GLUE)
    return None, whole


def _ends(sign: str, ascii_word: bool) -> bool:
    """Say whether a word may end before a sign: Latin words not within a word, others anywhere."""
    return not ascii_word or not sign or not (sign.isalnum() and sign < WIDE)


def number_of(text: str) -> int | None:
    """Read a whole number of any width, or a Chinese numeral up to ten."""
    wanted = folded(text).removesuffix("张").removesuffix("枚").strip()
    if re.fullmatch(r"[+-]?\d{1,6}", wanted):
        return int(wanted)
    return NUMERALS.get(wanted)


def flag_of(text: str) -> int | None:
    """Read yes (1) or no (0)."""
    wanted = folded(text)
    return 1 if wanted in YES else 0 if wanted in NO else None


def ingredient_of(text: str) -> str | None:
    """Read an ingredient."""
    wanted = folded(text)
    return next((name for name, words in INGREDIENT_WORDS.items() if wanted in words), None)


def is_nothing(text: str) -> bool:
    """Say whether a word only says that something is unknown."""
    return folded(text) in NOTHING


def listed(value: object) -> list[str]:
    """Give a list's items; a text is parted at commas."""
    if isinstance(value, list):
        return [str(item) for item in value]
    text = str(value).strip().strip("[]")
    return [part.strip() for part in SEPARATORS.split(text) if part.strip()]
