"""One-place mutations of the cards and templates that make something inconsistent or impossible."""

import os
import random
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.database import load
from engine.effects import Term
from engine.vocabulary.registry import SHAPES, vocabulary
from engine.vocabulary.wording import checksum
from engine.words.card_text import sentences

ROOT = Path(__file__).parents[3]
CARDS = "cards.yaml"
RULES = "templates/rulebook/chase/{}/rules.md"
FACES = "templates/faces/chase"
WORDED = ("E01", "E03", "E08", "E12", "E16", "E22", "E24", "E26", "E30", "E34", "E38", "D4")


class Mutation(NamedTuple):
    """One line of one file, changed (None: taken out); ``line`` counts from 1."""

    kind: str
    file: str
    line: int
    text: str


Files = dict[str, list[str]]
Maker = Callable[[random.Random, Files], tuple[str, int, str] | None]


def with_wordings(text: str) -> str:
    """Give some halves and a dish wordings of their own: what is generated, with its checksum."""
    game = load(ROOT / CARDS, SHAPES).games["chase"]
    words = vocabulary("chase")
    lines = text.splitlines()

    def written(terms: tuple[Term, ...], side: str) -> str:
        said = {each: sentences(terms, each, words, side).replace("\n", " ") for each in game.languages}
        texts = ", ".join(f"{each}: '{told.replace(chr(39), chr(39) * 2)}'" for each, told in said.items())
        return f"wording: {{{texts}, for: {checksum(terms, words)}}}"

    for card in (card for card in reversed(game.cards) if card.id in WORDED):
        at = next(number for number, line in enumerate(lines) if line == f"      {card.id}:")
        if card.id.startswith("D"):
            at = next(number for number in range(at, len(lines)) if lines[number].startswith("        bonus:"))
            lines.insert(at + 1, "        " + written(card.bonus, ""))
            continue
        for side in ("red", "green"):
            begin = next(number for number in range(at, len(lines)) if lines[number] == f"        {side}:")
            end = next(number for number in range(begin, len(lines)) if lines[number].startswith("          do:"))
            lines.insert(end + 1, "          " + written(getattr(card, side).do, side))
    return "\n".join(lines) + "\n"


def pick(
    chance: random.Random, files: Files, file: str, pattern: str, change: Callable[[re.Match[str]], str | None]
) -> tuple[str, int, str] | None:
    """Change one match of a pattern, of all lines and places of a file."""
    found = [(number, each) for number, line in enumerate(files[file]) for each in re.finditer(pattern, line)]
    number, match = chance.choice(found)
    new = change(match)
    line = files[file][number]
    if new is None or new == match[0]:
        return None
    return file, number + 1, line[: match.start()] + new + line[match.end() :]


def dropped(chance: random.Random, word: str) -> str:
    at = chance.randrange(len(word))
    return word[:at] + word[at + 1 :]


def key_letter(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    return pick(
        chance, files, CARDS, r"(?<=[\s{])[a-z_]{3,}(?=: )",
        lambda match: dropped(chance, match[0]) if "'" not in match.string[: match.start()] else None,
    )  # fmt: skip


def layout(chance: random.Random, files: Files) -> str:
    return chance.choice([name for name in files if name.startswith(FACES) and "scenery" not in name])


def template_key(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    keys = (
        r"(?<=[{ ])(?:type|color|text|style|stroke|width|radius|corners|right|bottom|family|floor|leading|align)(?=: )"
    )
    file = layout(chance, files)
    if not any(re.search(keys, line) for line in files[file]):
        return None
    return pick(chance, files, file, keys, lambda match: dropped(chance, match[0]))


def template_reference(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    named = r"(?:(?<=[{ ]box: )|(?<=style: )|(?<=file: )|(?<=icon: )|(?<=\bin: ))[a-z_]{4,}(?=[,}])"
    file = layout(chance, files)
    if not any(re.search(named, line) for line in files[file]):
        return None
    return pick(chance, files, file, named, lambda match: dropped(chance, match[0]))


def reference(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    named = r"(?:(?<=scenery: )|(?<=kind: )|(?<=side: )|(?<=ingredient: ))[a-z]{3,}$|(?<=emoji: )\S(?=,)"
    return pick(chance, files, CARDS, named, lambda m: dropped(chance, m[0]) if m[0].isascii() else "nothing like it")


def effect_word(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    return pick(
        chance, files, CARDS, r"(?<=[\s\[(])(?:distance|cancel|below|hand|mountain|take|stack|discard|level)(?=[\s\]().])",
        lambda match: dropped(chance, match[0]) if re.search(r"^\s+(?:if|do|bonus): ", match.string) else None,
    )  # fmt: skip


def own_number(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    def changed(match: re.Match[str]) -> str | None:
        new = int(match[0]) + chance.choice((-1, 1))
        return str(new) if new > 1 and int(match[0]) > 0 else None

    return pick(
        chance, files, CARDS, r"(?<=wording: ).*", lambda match: in_part(chance, match[0], r"\d+(?=\*\*)", changed)
    )


def own_sign(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    swap = {"+": "−", "−": "+"}
    return pick(
        chance, files, CARDS, r"(?<=wording: ).*",
        lambda match: in_part(chance, match[0], r"[+−](?=\d)", lambda sign: swap[sign[0]]),
    )  # fmt: skip


def own_word(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    """Put another target, side or resource."""
    swap = {
        "Red": "You", "below": "above", "下方": "上方", "下の": "上の", "grain": "meat", "谷物": "肉", "穀物": "肉",
        "cancel": "double", "失效": "加倍", "無効": "倍", "random": "will", "{cancel}": "{eye}",
    }  # fmt: skip
    words = "|".join(map(re.escape, swap))
    return pick(
        chance, files, CARDS, r"(?<=wording: ).*",
        lambda match: in_part(chance, match[0], rf"(?<![{{\w]){words}(?!\w*}})", lambda word: swap[word[0]]),
    )  # fmt: skip


def own_checksum(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    return pick(chance, files, CARDS, r"(?<=for: )[0-9a-f]{8}", lambda match: match[0][::-1])


def in_part(
    chance: random.Random, text: str, pattern: str, change: Callable[[re.Match[str]], str | None]
) -> str | None:
    found = list(re.finditer(pattern, text))
    if not found:
        return None
    match = chance.choice(found)
    new = change(match)
    return None if new is None else text[: match.start()] + new + text[match.end() :]


TEXTS = r"\{zh: (?P<zh>'.*?'|[^,']*?), ja: (?P<ja>'.*?'|[^,']*?), en: (?P<en>'.*?'|[^,']*?)\}"


def swapped(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    def changed(match: re.Match[str]) -> str:
        one, two = chance.sample(("zh", "ja", "en"), 2)
        texts = {**match.groupdict(), one: match[two], two: match[one]}
        return "{" + ", ".join(f"{each}: {text}" for each, text in texts.items()) + "}"

    return pick(chance, files, CARDS, TEXTS, changed)


def emptied(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    def changed(match: re.Match[str]) -> str:
        texts = {**match.groupdict(), chance.choice(("zh", "ja", "en")): "''"}
        return "{" + ", ".join(f"{each}: {text}" for each, text in texts.items()) + "}"

    return pick(chance, files, CARDS, TEXTS, changed)


def untranslated(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    def changed(match: re.Match[str]) -> str:
        one, two = chance.choice((("zh", "en"), ("ja", "en"), ("en", "ja"), ("zh", "ja")))
        texts = {**match.groupdict(), one: match[two]}
        return "{" + ", ".join(f"{each}: {text}" for each, text in texts.items()) + "}"

    return pick(chance, files, CARDS, TEXTS, changed)


def count(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    counts = r"(?<=copies: )\d+$|(?<=count: )\d+(?=, face)|(?<=L\d: )\d+(?=[,}])"
    return pick(chance, files, CARDS, counts, lambda match: str(max(0, int(match[0]) + chance.choice((-1, 1)))))


def rank(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    ranks = ["L1", "L2", "L3", "L4", "L5", "FO", "L6"]
    return pick(chance, files, CARDS, r"(?<=rank: )\w\w(?=,)", lambda match: chance.choice(ranks))


def row_lost(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    return pick(chance, files, CARDS, r"^ +- \{rank: .*$", lambda match: "")


def duplicate_id(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    return pick(
        chance, files, CARDS, r"(?<=^      )[ED]\d+(?=:$)",
        lambda match: f"{match[0][0]}{int(match[0][1:]) - 1:0{len(match[0]) - 1}}" if match[0][1:].strip("01") else None,
    )  # fmt: skip


def condition(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    limits = {">=": 59, "<=": 60, "=": 59}
    return pick(
        chance, files, CARDS, r"(?<=  if: )(.*?)(>=|<=|=) (\d+)",
        lambda match: f"{match[1]}{match[2]} {limits[match[2]]}" if "below" not in match[1] else None,
    )  # fmt: skip


def impossible(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    swap = {
        "here is alone": "here is alone and below of them", "hand(them) > hand(me)": "hand(me) > hand(me)",
        "stack.height >= 2": "stack.height <= 1 and below is meat", "below of them": "below of them and below of me",
        "sink below": "sink bottom", "distance to 8": "distance to 60", "below is meat": "below is meat and below is egg",
        "take 2 from rewards": "take 7 from rewards", "peek 3 rewards": "peek 7 rewards",
        "make below spice": "make bottom", "distance >= 5": "distance >= 5 and distance <= 4",
        "rewards.left >= 1": "rewards.left >= 7", "offensives.left = 4": "offensives.left = 5",
    }  # fmt: skip
    words = "|".join(map(re.escape, swap))
    return pick(
        chance, files, CARDS, words,
        lambda match: swap[match[0]] if re.search(r"^\s+(?:if|do|bonus): ", match.string) else None,
    )  # fmt: skip


def dish(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    """Ask for more than a hand keeps, for what is no ingredient, or for what another dish asks for."""
    asked = (
        "[fish, spice, grain]", "[grain, egg]", "[meat, egg, grain]", "[fish, egg, spice, meat]", "[beef, egg]",
        "[meat, meat, egg, egg, fish]", "[vegetable, vegetable, vegetable, vegetable, egg]", "[egg]",
    )  # fmt: skip

    def changed(match: re.Match[str]) -> str | None:
        new = chance.choice(asked)
        return None if sorted(new[1:-1].split(", ")) == sorted(match[0][1:-1].split(", ")) else new

    return pick(chance, files, CARDS, r"(?<=asks: )\[.*\]", changed)


def track(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    swap = {
        "start: 6": "start: 13", "last: 12": "last: 11", "[8, 10, 12]": "[8, 8, 12]", "[4, 2, 1]": "[4, 2, 0]",
        "dishes_to_win: 3": "dishes_to_win: 6", "dishes_to_win_four: 4": "dishes_to_win_four: 2", "hand_limit: 5": "hand_limit: 3",
        "quiet_rounds: 2": "quiet_rounds: 42", "place: -1": "place: 2", "decides: red wins": "decides: green wins",
    }  # fmt: skip
    return pick(chance, files, CARDS, "|".join(map(re.escape, swap)), lambda match: swap[match[0]])


def rule_id(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    file = chance.choice([CARDS, *(RULES.format(each) for each in ("zh", "ja", "en"))])
    pattern = r"(?<=### )[A-Z]\d\.\d+" if file != CARDS else r"(?<=#).*?[A-Z]\d\.\d+"
    return pick(chance, files, file, pattern, lambda match: match[0] + chance.choice("5678"))


def placeholder(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    file = chance.choice([CARDS, *(RULES.format(each) for each in ("zh", "ja", "en"))])
    names = r"(?<=\{)[a-z_]{2,}(?:\.[\w.]+)?(?=\})"
    return pick(chance, files, file, names, lambda match: dropped(chance, match[0]) if len(match[0]) > 2 else None)


def rule_number(chance: random.Random, files: Files) -> tuple[str, int, str] | None:
    file = RULES.format(chance.choice(("zh", "ja", "en")))
    return pick(chance, files, file, r"\{(?:numbers\.)?[a-z_]*(?:limit|points|win|last)\}", lambda match: "7")


KINDS: dict[str, Maker] = {
    "letter dropped from a key": key_letter, "letter dropped from a layout's key": template_key,
    "reference misspelt": reference, "reference in a layout misspelt": template_reference, "effect word misspelt": effect_word,
    "number in own wording": own_number, "sign in own wording": own_sign, "word in own wording": own_word,
    "checksum of own wording": own_checksum, "translations swapped": swapped, "translation emptied": emptied,
    "untranslated": untranslated, "count changed": count, "rank changed": rank, "row lost": row_lost, "duplicate id": duplicate_id,
    "condition out of range": condition, "impossible effect or condition": impossible, "dish not payable": dish,
    "track or number": track, "rule id misspelt": rule_id, "placeholder unknown": placeholder, "number written out": rule_number,
}  # fmt: skip


def mutations(files: Files, wanted: int) -> Iterator[Mutation]:
    """Give different mutations, the kinds by turns."""
    chance, seen = random.Random(int(os.environ.get("DECKWRIGHT_SEED", "20"))), set[Mutation]()
    tries: Counter[str] = Counter()
    while len(seen) < wanted and min(tries[kind] for kind in KINDS) < 40 * wanted:
        for kind, make in KINDS.items():
            tries[kind] += 1
            made = make(chance, files)
            if made is None or made[2] == files[made[0]][made[1] - 1]:
                continue
            mutation = Mutation(kind, *made)
            if mutation not in seen and len(seen) < wanted:
                seen.add(mutation)
                yield mutation


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Files]:
    folder = tmp_path_factory.mktemp("project")
    shutil.copytree(ROOT / "templates", folder / "templates")
    (folder / CARDS).write_text(with_wordings((ROOT / CARDS).read_text("utf-8")), "utf-8")
    names = [CARDS, *(RULES.format(each) for each in ("zh", "ja", "en"))]
    names += sorted(path.relative_to(folder).as_posix() for path in (folder / FACES).rglob("*.yaml"))
    return folder, {name: (folder / name).read_text("utf-8").split("\n") for name in names}


@pytest.fixture(scope="module")
def mutated(project: tuple[Path, Files]) -> Callable[[int], Iterator[Mutation]]:
    """Give so many different mutations, the kinds by turns."""
    return lambda wanted: mutations(project[1], wanted)
