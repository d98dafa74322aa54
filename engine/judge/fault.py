"""What is wrong with what the judge was told."""

from __future__ import annotations

from typing import Any

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a situation: ``kind`` is ``malformed``, ``illegal`` or ``ambiguous``.

    ``word`` is what was written, ``rules`` what it offends, ``facts`` fill the sentence of the code.
    """

    kind: str
    code: str
    word: str
    rules: tuple[str, ...] = ()
    facts: dict[str, Any] = {}
    place: str = ""
