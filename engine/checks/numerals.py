"""Numbers in a text, written in digits or in the words of its language."""

from __future__ import annotations

import re
import unicodedata

DIGITS = re.compile(r"\d+")
BRACES = re.compile(r"\{[^{}]*\}")
HAN = {sign: str(value) for value, sign in enumerate("〇一二三四五六七八九十")} | {"两": "2", "零": "0"}
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
ENGLISH = {word: str(value) for value, word in enumerate(WORDS)}
COUNTED = {
    "zh": re.compile(r"[〇零一二两三四五六七八九十](?=[ ]?[张格份个名人点次轮级种枚])"),
    "ja": re.compile(r"[〇一二三四五六七八九十](?=[枚人つ個回マ番])"),
    "en": re.compile(r"\b(?:" + "|".join(ENGLISH) + r")\b", re.IGNORECASE),
}
"""Number words where they count something: 一 stands in many a word that counts nothing."""


def numbers_in(text: str, language: str) -> list[str]:
    """List a text's numbers in digits, in order; names in braces are left out."""
    bare = BRACES.sub(" ", unicodedata.normalize("NFKC", text))
    found = [(match.start(), str(int(match[0]))) for match in DIGITS.finditer(bare)]
    words = COUNTED.get(language.split("-")[0])
    if words is not None:
        for match in words.finditer(bare):
            found.append((match.start(), HAN.get(match[0]) or ENGLISH[match[0].lower()]))
    return [number for _, number in sorted(found)]
