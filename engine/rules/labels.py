"""What the command ``rule`` says beside the rules themselves, by language."""

LABELS = {
    "zh": {"house": "原规则没有写明，由本作补充", "played": "当前采用的读法"},
    "ja": {"house": "元のルールにない、本作の取り決め", "played": "いま使っている読み方"},
    "en": {"house": "house rule: the original rules leave this open", "played": "the reading that is played"},
}


def label(language: str, name: str) -> str:
    """Give a label in a language, in English where it has none."""
    return LABELS.get(language, LABELS["en"])[name]
