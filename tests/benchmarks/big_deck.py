"""A game of many cards on one large picture: what must not grow with the cards."""

from __future__ import annotations

import random
from pathlib import Path

LAYOUT = """\
bleed: 3
theme: {ink: '#2a2320', paper: '#ffffff'}
layers:
  background: {type: art, box: bleed, file: back.jpg, fit: cover}
  panel: {type: fill, box: {x: 6, right: 6, y: 55%, bottom: 6}, radius: 2, color: paper, opacity: 0.8}
  name: {type: text, box: {x: 8, right: 8, y: 58%, h: 10}, text: "{{ card.name }}", family: heavy, size: 12, color: ink}
  text: {type: text, box: {x: 8, right: 8, y: 70%, bottom: 8}, text: "{{ card.text }}", size: 9, color: ink}
"""
CARD = (
    '      C{n:03d}: {{name: {{en: "Card {n}"}}, layout: big, text: {{en: "Take **{n}** steps, then draw a card."}}}}\n'
)


def write_project(folder: Path, cards: int, px: int = 2400) -> Path:
    """Write a game of so many cards whose layout shows one JPEG of px x px·1.36 (5 MB at 2400); return its cards file."""
    from PIL import Image

    (folder / "templates" / "faces").mkdir(parents=True)
    (folder / "templates" / "faces" / "big.yaml").write_text(LAYOUT, encoding="utf-8")
    height = px * 94 // 69
    noise = Image.frombytes("RGB", (px // 4, height // 4), random.Random(1).randbytes(3 * (px // 4) * (height // 4)))
    noise.resize((px, height), Image.Resampling.BICUBIC).save(folder / "back.jpg", quality=95)
    head = 'format: 1\ngames:\n  big:\n    title: {en: "Big"}\n    languages: [en]\n    cards:\n'
    file = folder / "cards.yaml"
    file.write_text(head + "".join(CARD.format(n=number) for number in range(cards)), encoding="utf-8")
    return file
