"""Tell when effects have changed since a card's own wording was written for them (the checksum under `for`).

Passes: `do: [distance +2]
         wording: {zh: '距离 **+2**{step}。', ja: '距離 **+2**{step}。', en: 'Distance **+2**{step}.', for: 02219ae1}`
Fails: `do: [distance +3]
        wording: {zh: '距离 **+3**{step}。', ja: '距離 **+3**{step}。', en: 'Distance **+3**{step}.', for: 02219ae1}`
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.checks.finding import Check, Finding
from engine.checks.subject import Subject
from engine.checks.wordings import own_wordings
from engine.vocabulary.wording import checksum


def find(subject: Subject) -> Iterator[Finding]:
    """Compare the checksums."""
    for own in own_wordings(subject):
        if not own.terms:
            yield Finding(own.path, "there is no condition that these words could stand for", "delete `wording_if`")
            continue
        now = checksum(own.terms, subject.vocabulary)
        if own.wording.written_for != now:
            message = f"these words were written for other effects (`{own.wording.written_for}`, now `{now}`)"
            yield Finding(f"{own.path}.for", message, f"read them again in every language, then write `for: {now}`")


CHECK = Check("text/stale-wording", find, ("chase",))
