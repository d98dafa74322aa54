"""Sides, ingredients, filters and cards: what the verbs of chase act on."""

from engine.effects import Sort, Word

SORTS = (
    Sort("side", "a side", ("rival",)),
    Sort("rival", "the other side"),
    Sort("ingredient", "an ingredient"),
    Sort("filter", "a kind of card"),
    Sort("open", "cards of the mountain"),
    Sort("target", "cards of the stack", ("card",)),
    Sort("card", "a card of the stack"),
    Sort("kind", "a kind of action"),
)

SIDES = (
    Word(
        "me",
        "side",
        "me",
        {
            "zh": {"": "你", "poss": "己方"},
            "ja": {"": "自分", "poss": "自分の"},
            "en": {"": "you", "poss": "your"},
        },
        first_person=True,
    ),
    Word(
        "them",
        "rival",
        "them",
        {
            "zh": {"": "对方", "poss": "对方"},
            "ja": {"": "相手", "poss": "相手の"},
            "en": {"": "the other side", "poss": "the other side’s"},
        },
        aspects={
            "green": {
                "zh": {"": "红方", "poss": "红方"},
                "ja": {"": "赤", "poss": "赤の"},
                "en": {"": "Red", "poss": "Red’s"},
            },
            "red": {
                "zh": {"": "绿方", "poss": "绿方"},
                "ja": {"": "緑", "poss": "緑の"},
                "en": {"": "Green", "poss": "Green’s"},
            },
        },
    ),
)

INGREDIENTS = (
    Word("meat", "ingredient", "meat", {"zh": "{meat}肉", "ja": "{meat}肉", "en": "{meat}\u00a0meat"}),
    Word("fish", "ingredient", "fish", {"zh": "{fish}鱼", "ja": "{fish}魚", "en": "{fish}\u00a0fish"}),
    Word("egg", "ingredient", "egg", {"zh": "{egg}蛋", "ja": "{egg}卵", "en": "{egg}\u00a0egg"}),
    Word("grain", "ingredient", "grain", {"zh": "{grain}谷物", "ja": "{grain}穀物", "en": "{grain}\u00a0grain"}),
    Word("spice", "ingredient", "spice", {"zh": "{spice}香料", "ja": "{spice}香辛料", "en": "{spice}\u00a0spice"}),
    Word(
        "vegetable",
        "ingredient",
        "vegetable",
        {"zh": "{vegetable}蔬菜", "ja": "{vegetable}野菜", "en": "{vegetable}\u00a0vegetable"},
    ),
)

FILTERS = (
    Word(
        "level_is",
        "filter",
        "level = {n:1-5}",
        {"zh": " **{n}** 级", "ja": "レベル**{n}**の", "en": "of level **{n}**"},
    ),
    Word(
        "level_most",
        "filter",
        "level <= {n:2-5}",
        {"zh": " **{n}** 级以下的", "ja": "レベル**{n}**以下の", "en": "of level **{n}** or lower"},
    ),
    Word(
        "level_least",
        "filter",
        "level >= {n:2-5}",
        {"zh": " **{n}** 级以上的", "ja": "レベル**{n}**以上の", "en": "of level **{n}** or higher"},
    ),
    Word("shows", "filter", "{i:ingredient}", {"zh": "{i}", "ja": "{i}の", "en": "with {i}"}),
)

OPEN = (
    Word(
        "mountain",
        "open",
        "mountain",
        {"zh": "牌", "ja": "カード", "en": {"": "card", "many": "cards"}},
    ),
    Word(
        "mountain_where",
        "open",
        "mountain where {f:filter}",
        {"zh": "{f}牌", "ja": "{f}カード", "en": {"": "card {f}", "many": "cards {f}"}},
    ),
)

CARDS = (
    Word("below", "card", "below", {"zh": "下方的牌", "ja": "下のカード", "en": "the card below"}),
    Word("bottom", "card", "bottom", {"zh": "最下方的牌", "ja": "一番下のカード", "en": "the bottom card"}),
    Word(
        "nearest",
        "card",
        "nearest of {s:side}",
        {"zh": "下方最近的{s.poss}牌", "ja": "下で一番近い{s.poss}カード", "en": "{s.poss} nearest card below"},
    ),
    Word("all", "target", "all", {"zh": "下方所有牌", "ja": "下のカードすべて", "en": "all cards below"}),
    Word(
        "all_of_side",
        "target",
        "all of {s:side}",
        {"zh": "下方所有{s.poss}牌", "ja": "下の{s.poss}カードすべて", "en": "all of {s.poss} cards below"},
    ),
    Word(
        "all_showing",
        "target",
        "all {i:ingredient}",
        {"zh": "下方所有{i}牌", "ja": "下の{i}のカードすべて", "en": "all {i} cards below"},
    ),
)

KINDS = (
    Word("take_action", "kind", "take", {"zh": "拿牌", "ja": "取る", "en": "take"}),
    Word("move_action", "kind", "move", {"zh": "移动", "ja": "動く", "en": "move"}),
    Word("play_action", "kind", "play", {"zh": "出牌", "ja": "出す", "en": "play"}),
)

WORDS = (*SIDES, *INGREDIENTS, *FILTERS, *OPEN, *CARDS, *KINDS)
