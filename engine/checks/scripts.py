"""Which signs a language is written in, as far as it can be told from single signs."""

from __future__ import annotations

import re

KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
HAN = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
HANGUL = re.compile(r"[\uac00-\ud7a3]")
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
LATIN = re.compile(r"[A-Za-z\u00c0-\u024f]")
WIDE = re.compile(f"{KANA.pattern}|{HAN.pattern}|{HANGUL.pattern}")
OTHER_SCRIPTS = {"ru": CYRILLIC, "uk": CYRILLIC, "bg": CYRILLIC, "sr": CYRILLIC, "ko": HANGUL}
SIMPLIFIED = ("zh", "zh-CN", "zh-SG", "zh-Hans")
LETTERS_OF_ASIA = ("zh", "ja", "ko", "th", "hi", "ar", "he", "fa", "el", "ka", "hy", "bn", "ta", "my", "km", "lo", "am")
"""Languages not written in Latin letters, whose own script is not looked into here beyond the tests below."""


def out_of_place(text: str, language: str) -> str:
    """Name the first sign that the language is not written in, such as `の` in Chinese; empty where all may be."""
    base = language.split("-")[0]
    if base == "zh":
        found = KANA.search(text) or HANGUL.search(text)
        if found is None and language in SIMPLIFIED:
            found = next(
                (han for han in HAN.finditer(text) if _in(han[0], "shift_jis") and not _in(han[0], "gb2312")), None
            )
    elif base == "ja":
        found = HANGUL.search(text)
        if found is None:
            found = next(
                (han for han in HAN.finditer(text) if not _in(han[0], "shift_jis") and _in(han[0], "gb2312")), None
            )
    elif base in OTHER_SCRIPTS or base in LETTERS_OF_ASIA:
        found = None
    else:
        found = WIDE.search(text)
    return found[0] if found else ""


def lacking(text: str, language: str) -> bool:
    """Say whether a text of letters has none of its language's own script: `Hot Pot` as Chinese."""
    base = language.split("-")[0]
    script = {"zh": HAN, "ja": re.compile(f"{KANA.pattern}|{HAN.pattern}"), **OTHER_SCRIPTS}.get(base)
    return script is not None and bool(LATIN.search(text)) and not script.search(text)


def _in(sign: str, charset: str) -> bool:
    """Look a sign up in the character set that its country's school books are printed from."""
    try:
        sign.encode(charset)
    except UnicodeEncodeError:
        return False
    return True
