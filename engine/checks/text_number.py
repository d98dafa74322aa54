"""Hold the numbers of a card's own wording against its effects; 1 may be left out, as in "a card".

Passes: `do: [distance +2]
         wording: {zh: '距离 **+2**{step}。', ja: '距離 **+2**{step}。', en: 'Distance **+2**{step}.', for: 02219ae1}`
Fails: `do: [distance +2]
        wording: {zh: '距离 **+2**{step}。', ja: '距離 **+2**{step}。', en: 'Distance **+3**{step}.', for: 02219ae1}`
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.numerals import numbers_in
from engine.checks.subject import Subject
from engine.checks.wordings import told


def find(subject: Subject) -> Iterator[Finding]:
    """Compare the numbers language by language."""
    for each in told(subject):
        own = Counter(numbers_in(each.text, each.language))
        made = Counter(numbers_in(each.made, each.language))
        ones = own["1"] - made["1"]
        del own["1"], made["1"]
        more = sorted((own - made).elements()) + ["1"] * (ones if ones > 0 else 0)
        less = sorted((made - own).elements())
        if more or less:
            parts = [f"says {', '.join(more)}, which the effects do not"] if more else []
            parts += [f"does not say {', '.join(less)}"] if less else []
            yield Finding(each.path, f"the wording in `{each.language}` {' and '.join(parts)}", _hint(each.made))


def _hint(made: str) -> str:
    from engine.words.plain import plain

    return f"the effects say: {' / '.join(plain(made).splitlines())}"


CHECK = Check("text/number-differs", find, ("chase",))
