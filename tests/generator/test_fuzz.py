"""Files that somebody mangled: whatever stands in them, a command ends with 0 or 1 and never with an exception."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from generator.cli import root

CARDS = """format: 1
games:
  foxes:
    title: {en: Foxes, zh: 狐}
    languages: [en, zh]
    size: poker
    cards:
      F1:
        name: {en: Ember Fox, zh: 火狐}
        text: {en: "Gain {star}, then **run**.", zh: "获得{star}，然后**跑**。"}
        copies: 3
        picture: 🦊
        layout: own
        tags: [a, b]
      F2:
        name: {en: Cellar, zh: 地窖}
        picture: crown
        text: {en: 'Hide until your next turn.', zh: 藏到你的下一回合。}
        more: {a: {b: {c: [1, 2, {d: e}]}}}
        back: plain-back
      F3: &x {name: {en: Loup “Gris”, zh: “灰”狼}, tags: []}
"""
LAYOUT = """extends: plain
theme: {gold: '#ffcc00'}
names: {tags: "{{ card.tags }}"}
boxes: {b1: {x: 3, y: 3, w: 10, h: 10}, b2: {in: b1, inset: 1}}
layers:
  ring: {type: shape, shape: star, box: b1, color: gold, points: 7, depth: 0.4, turn: 10, stroke: ink, width: 0.2}
  pat: {type: pattern, box: b2, pattern: hemp, size: 1, gap: 2, color: gold}
  ic: {type: icons, box: {x: 10, y: 10, w: 20, h: 5}, of: "{{ ['star', 'crown'] }}", size: 4, gap: 1, color: ink}
  pic: {type: picture, box: b1, scene: "{{ card.picture }}"}
  ea: {type: each, of: "{{ tags }}", as: t, dx: 5, box: b1, layers: {t: {type: text, box: b1, text: "{{ t }}"}}}
  gr: {type: group, box: b1, clip: true, radius: 2, layers: {x: {type: fill, box: b1, color: gold, corners: tl br}}}
  pa: {type: shape, shape: path, d: "M0 0L10 10Q1 2 3 4C1 2 3 4 5 6Z", view: 10 10, box: b1, color: gold}
"""
BITS = [
    *"{}[]:'\"#!~\\0%@`/\n\r\t\0", ": ", "- ", "? ", "&a ", "*a", "|\n", "<<: ", "{{ x }}", "{{ card }}", "{% for %}",
    "{star}", "{coin", "**", "9" * 20, "-1", "null", "..", "x" * 500, "炎", "\ufeff", "1e999", "nan", "\u202e",
]  # fmt: skip


def mangled(text: str, random: Random) -> bytes:
    """Change some bytes, pieces and lines of a text."""
    data = bytearray(text.encode())
    for _ in range(random.choice([1, 1, 1, 2, 4])):
        at = random.randrange(len(data))
        lines = bytes(data).split(b"\n")
        line = random.randrange(len(lines))
        match random.randrange(7):
            case 0:
                data[at] = random.randrange(256)
            case 1:
                del data[at : at + random.randrange(1, 30)]
            case 2 | 3:
                data[at:at] = random.choice(BITS).encode()
            case 4:
                lines.insert(line, random.choice(lines))
                data = bytearray(b"\n".join(lines))
            case 5:
                lines[line] = lines[line].split(b":")[0] + b": " + random.choice(BITS).encode()
                data = bytearray(b"\n".join(lines))
            case _:
                lines[line] = b" " * random.randrange(12) + lines[line].lstrip()
                data = bytearray(b"\n".join(lines))
    return bytes(data)


def run(*words: str) -> Result:
    result = CliRunner().invoke(root, list(words))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code in (0, 1), result.output
    assert (result.exit_code == 1) == ("deckwright: " in result.output)
    assert not {"\x1b", "\0"} & set(result.output)
    return result


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("file", ["cards.yaml", "templates/faces/own.yaml"])
def test_mangled_files_end_in_findings(file: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "cache"))
    (tmp_path / "templates" / "faces").mkdir(parents=True)
    (tmp_path / "cards.yaml").write_text(CARDS, "utf-8")
    (tmp_path / "templates" / "faces" / "own.yaml").write_text(LAYOUT, "utf-8")
    project = ("--file", str(tmp_path))
    build = ("build", *project, "--out", str(tmp_path / "out"), "--only", "faces", "--dpi", "36", "--jobs", "1")
    assert run("check", *project).exit_code == 0
    assert run(*build, "--lang", "all").exit_code == 0
    random = Random(seed)
    for _ in range(8):
        (tmp_path / file).write_bytes(mangled(CARDS if file == "cards.yaml" else LAYOUT, random))
        if run("check", *project).exit_code == 0:
            run("list", *project)
            run(*build, "--lang", "all")
