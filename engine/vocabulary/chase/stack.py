"""Verbs that act on the cards of the stack."""

from engine.effects import Word

WORDS = (
    Word(
        "cancel",
        "step",
        "cancel {t:target}",
        {
            "zh": "使{t}{cancel}**失效**",
            "ja": {"": "{t}を{cancel}**無効**にする", "te": "{t}を{cancel}**無効**にして"},
            "en": "{cancel}\u00a0**cancel** {t}",
        },
    ),
    Word(
        "protect",
        "step",
        "protect {t:target}",
        {
            "zh": "{shield}**保护**{t}不失效",
            "ja": {"": "{t}を無効から{shield}**守る**", "te": "{t}を無効から{shield}**守って**"},
            "en": "{shield}\u00a0**protect** {t} from cancelling",
        },
    ),
    Word(
        "waive",
        "step",
        "ignore condition of {t:card}",
        {
            "zh": "{t}**无视条件**",
            "ja": {"": "{t}の**条件を無視**する", "te": "{t}の**条件を無視**して"},
            "en": "**ignore the condition** of {t}",
        },
    ),
    Word(
        "repeat",
        "step",
        "repeat {t:card}",
        {
            "zh": "{repeat}按己方半面**照做**{t}",
            "ja": {"": "{t}の自分側を{repeat}**まねる**", "te": "{t}の自分側を{repeat}**まねて**"},
            "en": "{repeat}\u00a0**copy** your half of {t}",
        },
    ),
    Word(
        "swap_below",
        "step",
        "swap two below",
        {
            "zh": "{swap}**交换**下方两张牌的顺序",
            "ja": {"": "下の2枚の順番を{swap}**入れ替える**", "te": "下の2枚の順番を{swap}**入れ替えて**"},
            "en": "{swap}\u00a0**swap** the two cards below",
        },
    ),
    Word(
        "sink",
        "step",
        "sink {t:card}",
        {
            "zh": "将{t}移到堆叠底部",
            "ja": {"": "{t}をスタックの底へ移す", "te": "{t}をスタックの底へ移して"},
            "en": "move {t} to the bottom of the stack",
        },
    ),
    Word(
        "recolour",
        "step",
        "make {t:card} {i:ingredient}",
        {
            "zh": "将{t}变为{i}",
            "ja": {"": "{t}を{i}に変える", "te": "{t}を{i}に変えて"},
            "en": "turn {t} into {i}",
        },
    ),
    Word(
        "turn",
        "step",
        "turn {t:card}",
        {
            "zh": "{t}视为由另一方打出",
            "ja": {"": "{t}を反対側が出したものとして扱う", "te": "{t}を反対側が出したものとして扱って"},
            "en": "treat {t} as laid by the opposite side",
        },
    ),
    Word(
        "claim",
        "step",
        "claim {t:card}",
        {
            "zh": "将{t}收入手牌",
            "ja": {"": "{t}を手札に加える", "te": "{t}を手札に加えて"},
            "en": "take {t} into your hand",
        },
    ),
    Word(
        "return_card",
        "step",
        "return {t:card}",
        {
            "zh": "将{t}放回牌山",
            "ja": {"": "{t}を山に戻す", "te": "{t}を山に戻して"},
            "en": "return {t} to the mountain",
        },
    ),
    Word(
        "keep",
        "step",
        "keep here",
        {
            "zh": "此牌结算后收回手牌",
            "ja": {"": "これを捨てずに手札に戻す", "te": "これを捨てずに手札に戻して"},
            "en": "take this card back into your hand",
        },
    ),
)
