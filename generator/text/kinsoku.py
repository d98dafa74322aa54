"""Which characters may begin and end a line, and how they behave beside each other (zh and ja)."""

from __future__ import annotations

import unicodedata
from enum import IntEnum

CJK_LANGUAGES = frozenset({"zh", "ja", "ko"})
TRADITIONAL = frozenset({"zh-TW", "zh-HK", "zh-MO", "zh-Hant"})
CLOSING = frozenset("、。，．」』）］｝〉》】〕〗〙”’〟»") | frozenset(",.)]}")
"""Closing marks; the full-width ones are half blank on their right."""
OPENING = frozenset("「『（［｛〈《【〔〖〘“‘〝«") | frozenset("([{")
"""Opening marks; the full-width ones are half blank on their left."""
NO_START = (
    CLOSING
    | frozenset("！？：；・·‼⁇⁈⁉…‥—―～〜゠–‐/／!?:;%％‰℃°′″¢￠")
    | frozenset("ーゝゞヽヾ々〻")
    | frozenset("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ")
)
"""No line begins with these: closing marks, stops, dashes, prolonged and iteration marks, small kana."""
NO_END = OPENING | frozenset("$#@￥¥£＄＃＠№")
"""No line ends with these."""
UNPARTED = frozenset("—―…‥")
"""Two of the same stay together."""
SIGNS = frozenset("+−±×≥≤≠<>=＋－＜＞＝≒≈")
COUNTERS = frozenset(
    "张枚つ个個份点點回次级級层層格步歩人名位阶段行列张本冊册杯皿碗只匹羽体番目分秒年月日度倍種种类類组組轮輪家票块件项項手歳岁"
)
"""What counts: a number stays with the word that follows it."""
NUMERALS = frozenset("一二两三四五六七八九十百千几幾数每毎半")
"""Numbers in words: they stay with a counter as digits do."""
STOPS = frozenset("！？：；")
"""Full-width stops: half blank on the right in Chinese faces, centred in Japanese ones."""
AMBIGUOUS = frozenset("“”‘’…—·")
"""Full-width by the CJK face in zh and ja, by the Latin face elsewhere."""
NO_BREAK_SPACES = frozenset("\u00a0\u202f\u2007")
JOINER = "\u2060"
BREAK_HERE = "\u200b"
SOFT_HYPHEN = "\u00ad"
WIDE_SPACE = "\u3000"


def primary(language: str) -> str:
    """Return a language without its region or script: ``zh`` of ``zh-TW``."""
    return language.partition("-")[0]


class Kind(IntEnum):
    """How a character breaks: between two WORD characters never, beside a CJK one where kinsoku allows."""

    WORD = 0
    CJK = 1
    SPACE = 2
    GLUE = 3
    ICON = 4
    HYPHEN = 5
    MARK = 6
    BREAK = 7


def kind_of(char: str) -> Kind:
    """Sort a character."""
    code = ord(char)
    if code < 0x80:
        return Kind.SPACE if char == " " else Kind.HYPHEN if char == "-" else Kind.WORD
    if char in NO_BREAK_SPACES or char == JOINER:
        return Kind.GLUE
    if char == WIDE_SPACE or 0x2002 <= code <= 0x200A:
        return Kind.SPACE
    if char in (BREAK_HERE, SOFT_HYPHEN):
        return Kind.BREAK
    if is_cjk(code):
        return Kind.CJK
    return Kind.MARK if unicodedata.combining(char) else Kind.WORD


def is_cjk(code: int) -> bool:
    """Say whether a code point is an ideograph, kana, hangul or full-width mark."""
    return (
        0x2E80 <= code <= 0x303F
        or 0x3040 <= code <= 0xA4CF
        or 0xAC00 <= code <= 0xD7AF
        or 0xF900 <= code <= 0xFAFF
        or 0xFE30 <= code <= 0xFE4F
        or 0xFF01 <= code <= 0xFFEF
        or 0x1F200 <= code <= 0x1F2FF
        or 0x20000 <= code <= 0x3FFFF
    )


def is_letter(char: str) -> bool:
    """Say whether CJK text keeps a small space from this Latin character (letters, digits, signs)."""
    return char.isalnum() or char in SIGNS


def is_katakana(char: str) -> bool:
    """Say whether a character is katakana or its prolonged mark."""
    return "\u30a1" <= char <= "\u30ff" and char != "・"
