"""What each finding about faces means, with a passing and a failing entry."""

from __future__ import annotations

from collections.abc import Mapping

DOCUMENTS: Mapping[str, str] = {
    "text/overflow": """Look for texts that do not fit their box at the smallest size that their style allows.

Passes: `name: {zh: 金蛋, ja: 金の卵, en: The Golden Egg}`
Fails: `name: {zh: 金蛋, ja: 金の卵, en: The Golden Egg Which No Hen In The Whole Wide World Ever Laid In One Day}`""",
    "text/missing-glyph": """Look for signs that no font of a text's family has.

Passes: `name: {zh: 金蛋, ja: 金の卵, en: The Golden Egg}`
Fails: `name: {zh: 金蛋, ja: 金の卵, en: The Golden Egg 𓀀}`""",
    "picture/unknown": """Look for pictures that are neither an emoji of the picture font nor a file.

Passes: `- {emoji: 🍳, x: 32, y: 62, size: 66}`
Fails: `- {emoji: frying pam, x: 32, y: 62, size: 66}`""",
    "icon/unknown": """Look for icons that no file under `templates/icons/` draws.

Passes (templates/faces/chase/half.yaml): `icon: lock`
Fails (templates/faces/chase/half.yaml): `icon: lok`""",
    "template/unknown-layout": """Look for layouts, scenes and frames that are named and not there.

Passes: `scenery: rooftop`
Fails: `scenery: roofop`""",
    "template/unknown-key": """Look for keys of layouts that nothing reads; other `template/…` findings tell of values.

Passes (templates/faces/chase/event.yaml): `align: right`
Fails (templates/faces/chase/event.yaml): `algn: right`""",
    "art/missing": """Look for an author's pictures that are not there, cannot be read or lie outside the project.

Passes: the name of a file beside `cards.yaml`, such as `picture: art/fox.png`
Fails: the name of no file, such as `picture: art/fxo.png`""",
    "art/low-dpi": """Look for pictures with too few pixels for the size that they are printed at.

Passes: a picture of 750 px on a card of 63.5 mm
Fails: a picture of 100 px on a card of 63.5 mm""",
    "font/no-file": """Look for fonts that `templates/fonts.yaml` names and that are not there.

Passes (templates/fonts.yaml): `file: Fredoka.ttf`, a file of the package that is named
Fails (templates/fonts.yaml): `file: Fredoka.tff`""",
    "icon/unused": """Tell of icons under the project's own `templates/icons/` that no card, layout or rule shows.

Passes: an icon that a layout or a text names
Fails: `templates/icons/comet.svg`, which nothing names""",
    "template/unused": """Tell of layouts under the project's own `templates/faces/` that no card and no layout uses.

Passes: `templates/faces/chase/event.yaml`, the front of a kind of card
Fails: `templates/faces/chase/evnt.yaml`""",
    "art/unused": """Tell of pictures in the folder `art/` beside the cards that no card and no layout names.

Passes: `art/fox.png`, which a card names
Fails: `art/old fox.png`, which nothing names""",
}  # fmt: skip
