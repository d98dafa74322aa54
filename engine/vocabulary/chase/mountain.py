"""Verbs that take from the mountain, look into it or put cards back."""

from engine.effects import Word

WORDS = (
    Word(
        "take",
        "step",
        "take {n:1-3} from {c:open}",
        {
            "zh": "从牌山拿取 **{n}** 张{c}",
            "ja": {"": "山から{c}を**{n}**枚取る", "te": "山から{c}を**{n}**枚取って"},
            "en": "take **{n}** {n:{c}|{c.many}} from the mountain",
        },
    ),
    Word(
        "take_covered",
        "step",
        "take {n:1-2} covered",
        {
            "zh": "从牌山抽走 **{n}** 张被盖住的牌",
            "ja": {"": "山の覆われたカードを**{n}**枚取る", "te": "山の覆われたカードを**{n}**枚取って"},
            "en": "take **{n}** covered {n:card|cards} from the mountain",
        },
    ),
    Word(
        "take_reward",
        "step",
        "take {n:1-2} from rewards",
        {
            "zh": "从{reward}奖励区拿取 **{n}** 张牌",
            "ja": {"": "{reward}報酬を**{n}**枚取る", "te": "{reward}報酬を**{n}**枚取って"},
            "en": "take **{n}** {reward}\u00a0{n:reward|rewards}",
        },
    ),
    Word(
        "recover",
        "step",
        "take {n:1-2} from discard",
        {
            "zh": "拿取弃牌堆顶 **{n}** 张牌",
            "ja": {"": "捨て札の上から**{n}**枚取る", "te": "捨て札の上から**{n}**枚取って"},
            "en": "take the top {n:card|**{n}** cards} of the discard pile",
        },
    ),
    Word(
        "peek_hidden",
        "step",
        "peek {n:1-4} hidden",
        {
            "zh": "{eye}查看牌山中 **{n}** 张背面朝上的牌",
            "ja": {"": "{eye}山の裏向きのカードを**{n}**枚見る", "te": "{eye}山の裏向きのカードを**{n}**枚見て"},
            "en": "{eye}\u00a0look at **{n}** face-down {n:card|cards} of the mountain",
        },
    ),
    Word(
        "peek_rewards",
        "step",
        "peek {n:1-6} rewards",
        {
            "zh": "{eye}查看 **{n}** 张奖励",
            "ja": {"": "{eye}報酬を**{n}**枚見る", "te": "{eye}報酬を**{n}**枚見て"},
            "en": "{eye}\u00a0look at **{n}** {n:reward|rewards}",
        },
    ),
    Word(
        "turn_up",
        "step",
        "turn up {n:1-3} hidden",
        {
            "zh": "将牌山中 **{n}** 张背面朝上的牌翻开",
            "ja": {"": "山の裏向きのカードを**{n}**枚表にする", "te": "山の裏向きのカードを**{n}**枚表にして"},
            "en": "turn **{n}** face-down {n:card|cards} of the mountain face up",
        },
    ),
    Word(
        "clear",
        "step",
        "discard {n:1-2} from {c:open}",
        {
            "zh": "弃置牌山 **{n}** 张未被盖住的{c}",
            "ja": {"": "山の覆われていない{c}を**{n}**枚捨てる", "te": "山の覆われていない{c}を**{n}**枚捨てて"},
            "en": "discard **{n}** uncovered {n:{c}|{c.many}} from the mountain",
        },
    ),
    Word(
        "cover_from_hand",
        "step",
        "cover {c:open} from hand",
        {
            "zh": "将 **1** 张手牌盖在牌山一张{c}上",
            "ja": {"": "手札**1**枚を山の{c}に重ねる", "te": "手札**1**枚を山の{c}に重ねて"},
            "en": "lay **1** card of your hand over a {c} in the mountain",
        },
    ),
    Word(
        "cover_from_discard",
        "step",
        "cover {c:open} from discard",
        {
            "zh": "将弃牌堆顶的牌盖在牌山一张{c}上",
            "ja": {"": "捨て札の一番上を山の{c}に重ねる", "te": "捨て札の一番上を山の{c}に重ねて"},
            "en": "lay the top discarded card over a {c} in the mountain",
        },
    ),
    Word(
        "shift",
        "step",
        "shift {c:open}",
        {
            "zh": "将牌山 **1** 张未被盖住的{c}移到别处",
            "ja": {
                "": "山の覆われていない{c}**1**枚を別の場所へ移す",
                "te": "山の覆われていない{c}**1**枚を別の場所へ移して",
            },
            "en": "move **1** uncovered {c} elsewhere on the mountain",
        },
    ),
    Word(
        "return_hand",
        "step",
        "return {n:1-3} from hand({s:side})",
        {
            "zh": "{s:|{s}}将 **{n}** 张手牌放回牌山",
            "ja": {"": "{s:|{s}は}手札**{n}**枚を山に戻す", "te": "{s:|{s}は}手札**{n}**枚を山に戻して"},
            "en": {
                "": "{s:return|{s} returns} **{n}** hand {n:card|cards} to the mountain",
                "may": "{s:return|have {s} return} **{n}** hand {n:card|cards} to the mountain",
            },
        },
    ),
    Word(
        "return_discard",
        "step",
        "return {n:1-3} from discard",
        {
            "zh": "将弃牌堆顶 **{n}** 张牌放回牌山",
            "ja": {"": "捨て札の上から**{n}**枚を山に戻す", "te": "捨て札の上から**{n}**枚を山に戻して"},
            "en": "return the top {n:discarded card|**{n}** discarded cards} to the mountain",
        },
    ),
)
