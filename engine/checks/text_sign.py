"""Hold plus and minus of a card's own wording against its effects, whether in signs or in words such as "closer".

Passes: `do: [distance +2]
         wording: {zh: '距离 **+2**{step}。', ja: '距離 **+2**{step}。', en: 'Distance **+2**{step}.', for: 02219ae1}`
Fails: `do: [distance +2]
        wording: {zh: '距离 **+2**{step}。', ja: '距離 **+2**{step}。', en: 'Distance **−2**{step}.', for: 02219ae1}`
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping

from engine.checks.finding import Check, Finding
from engine.checks.subject import Subject
from engine.checks.wordings import told

SIGNED = re.compile(r"([+−–-])\s*(\d+)")
WAYS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "zh": {"+": ("增加", "拉开", "远离", "多"), "-": ("减少", "拉近", "靠近", "少")},
    "ja": {"+": ("増", "遠ざ", "離れ", "広げ"), "-": ("減", "近づ", "縮め")},
    "en": {
        "+": ("farther", "further", "away", "more", "increase", "gain", "grow"),
        "-": ("closer", "nearer", "less", "reduce", "lose", "shrink"),
    },
}
"""Words that tell the way where no sign does."""


def find(subject: Subject) -> Iterator[Finding]:
    """Compare the signed numbers, then the words, language by language."""
    for each in told(subject):
        made, own = _signed(each.made), _signed(each.text)
        ways = WAYS.get(each.language.split("-")[0], {})
        plain = each.text.casefold()
        words = {sign for sign, known in ways.items() if any(word in plain for word in known)}
        wrong = sorted((own - made).elements())
        if wrong:
            message = f"the wording in `{each.language}` says {', '.join(wrong)}; the effects say {_list(made)}"
            yield Finding(each.path, message)
            continue
        missing = {sign[0] for sign in (made - own)}
        if not missing:
            continue
        if words and not (missing & words):
            said = ", ".join(sorted({"+": "more", "-": "less"}[sign] for sign in words))
            yield Finding(each.path, f"the wording in `{each.language}` says {said}; the effects say {_list(made)}")
        elif not words:
            yield Finding(each.path, f"the wording in `{each.language}` does not say which way: {_list(made)}")


def _signed(text: str) -> Counter[str]:
    bare = unicodedata.normalize("NFKC", text).replace("**", "")
    return Counter(("+" if sign == "+" else "-") + number for sign, number in SIGNED.findall(bare))


def _list(signed: Counter[str]) -> str:
    return ", ".join(sorted(signed.elements())) or "neither more nor less"


CHECK = Check("text/sign-differs", find, ("chase",))
