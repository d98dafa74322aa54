"""Verbs of hands, action points and dishes."""

from engine.effects import Word

WORDS = (
    Word(
        "discard_hand",
        "step",
        "discard {n:1-3} from hand({s:side})",
        {
            "zh": "{s:|{s}}弃 **{n}** 张手牌",
            "ja": {"": "{s:|{s}は}手札を**{n}**枚捨てる", "te": "{s:|{s}は}手札を**{n}**枚捨てて"},
            "en": {
                "": "{s:discard|{s} discards} **{n}** {n:card|cards}",
                "may": "{s:discard|have {s} discard} **{n}** {n:card|cards}",
            },
        },
    ),
    Word(
        "discard_random",
        "step",
        "discard {n:1-3} at random from hand({s:side})",
        {
            "zh": "{s:|{s}}随机弃 **{n}** 张手牌",
            "ja": {"": "{s:|{s}は}手札を無作為に**{n}**枚捨てる", "te": "{s:|{s}は}手札を無作為に**{n}**枚捨てて"},
            "en": {
                "": "{s:discard|{s} discards} **{n}** {n:card|cards} at random",
                "may": "{s:discard|have {s} discard} **{n}** {n:card|cards} at random",
            },
        },
    ),
    Word(
        "steal",
        "step",
        "steal {n:1-2} from hand({s:rival})",
        {
            "zh": "从{s.poss}手牌中随机抽走 **{n}** 张",
            "ja": {"": "{s.poss}手札から無作為に**{n}**枚奪う", "te": "{s.poss}手札から無作為に**{n}**枚奪って"},
            "en": "steal **{n}** random {n:card|cards} from {s.poss} hand",
        },
    ),
    Word(
        "trade",
        "step",
        "trade {n:1-2} with {s:rival}",
        {
            "zh": "与{s}互换 **{n}** 张手牌",
            "ja": {"": "{s}と手札を**{n}**枚交換する", "te": "{s}と手札を**{n}**枚交換して"},
            "en": "trade **{n}** {n:card|cards} with {s}",
        },
    ),
    Word(
        "peek_hand",
        "step",
        "peek hand({s:rival})",
        {
            "zh": "{eye}查看{s.poss}手牌",
            "ja": {"": "{eye}{s.poss}手札を見る", "te": "{eye}{s.poss}手札を見て"},
            "en": "{eye}\u00a0look at {s.poss} hand",
        },
    ),
    Word(
        "ap_now",
        "step",
        "ap +{n:1-2} now",
        {
            "zh": "若在己方回合，行动点 **+{n}**{ap}",
            "ja": {"": "自分のターンなら行動力 **+{n}**{ap}", "te": "自分のターンなら行動力を **+{n}**{ap}して"},
            "en": "on your own turn, gain **{n}**\u00a0AP{ap}",
        },
    ),
    Word(
        "ap_gain",
        "step",
        "ap +{n:1-2} next for {s:side}",
        {
            "zh": "{s}下回合行动点 **+{n}**{ap}",
            "ja": {
                "": "{s.poss}次のターンの行動力 **+{n}**{ap}",
                "te": "{s.poss}次のターンの行動力を **+{n}**{ap}して",
            },
            "en": "{s} {s:get|gets} **{n}**\u00a0AP{ap} more next turn",
        },
    ),
    Word(
        "ap_lose",
        "step",
        "ap -{n:1-2} next for {s:side}",
        {
            "zh": "{s}下回合行动点 **−{n}**{ap}",
            "ja": {
                "": "{s.poss}次のターンの行動力 **−{n}**{ap}",
                "te": "{s.poss}次のターンの行動力を **−{n}**{ap}して",
            },
            "en": "{s} {s:get|gets} **{n}**\u00a0AP{ap} less next turn",
        },
    ),
    Word(
        "again",
        "step",
        "again {k:kind}",
        {
            "zh": "本回合可再{k}一次",
            "ja": {"": "このターンもう一度{k}ことができる", "te": "このターンもう一度{k}ことができるようにして"},
            "en": "{k} once more this turn if you like",
        },
    ),
    Word(
        "dish_asks",
        "step",
        "dish asks {i:ingredient}",
        {
            "zh": "直到回合结束，将一份{dish}料理的一种食材改为{i}",
            "ja": {
                "": "ターンの終わりまで{dish}料理1つの食材1つを{i}にする",
                "te": "ターンの終わりまで{dish}料理1つの食材1つを{i}にして",
            },
            "en": "until the turn ends, one {dish}\u00a0dish asks for {i} in place of one ingredient",
        },
    ),
)
