"""The whole vocabulary of chase, put together."""

from engine.effects import Vocabulary
from engine.vocabulary import common
from engine.vocabulary.chase import facts, finale, mountain, nouns, numbers, players, skills, stack, track

LANGUAGES = ("zh", "ja", "en")

ICONS = (
    "step",
    "card",
    "mountain",
    "hand",
    "dish",
    "ap",
    "reward",
    "stack",
    "meat",
    "fish",
    "egg",
    "grain",
    "spice",
    "vegetable",
    "cancel",
    "shield",
    "swap",
    "repeat",
    "eye",
    "final",
    "hidden",
    "up",
    "down",
    "lock",
)

VOCABULARY = Vocabulary(
    sorts=(*common.SORTS, *nouns.SORTS, *skills.SORTS, *finale.SORTS),
    words=(
        *common.WORDS,
        *nouns.WORDS,
        *numbers.WORDS,
        *facts.WORDS,
        *track.WORDS,
        *mountain.WORDS,
        *stack.WORDS,
        *players.WORDS,
        *skills.WORDS,
        *finale.WORDS,
    ),
    languages=LANGUAGES,
    icons=ICONS,
)
