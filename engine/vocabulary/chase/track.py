"""Verbs of the distance track."""

from engine.effects import Word

WORDS = (
    Word(
        "farther",
        "step",
        "distance +{n:1-6}",
        {
            "zh": {"": "距离 **+{n}**{step}", "may": "令距离 **+{n}**{step}"},
            "ja": {"": "距離 **+{n}**{step}", "te": "距離を **+{n}**{step}して"},
            "en": {"": "distance **+{n}**{step}", "may": "make it distance **+{n}**{step}"},
        },
    ),
    Word(
        "closer",
        "step",
        "distance -{n:1-6}",
        {
            "zh": {"": "距离 **−{n}**{step}", "may": "令距离 **−{n}**{step}"},
            "ja": {"": "距離 **−{n}**{step}", "te": "距離を **−{n}**{step}して"},
            "en": {"": "distance **−{n}**{step}", "may": "make it distance **−{n}**{step}"},
        },
    ),
    Word(
        "distance_to",
        "step",
        "distance to {n:1-12}",
        {
            "zh": "距离变为 **{n}**{step}",
            "ja": {"": "距離を**{n}**{step}にする", "te": "距離を**{n}**{step}にして"},
            "en": "set the distance to **{n}**{step}",
        },
    ),
    Word(
        "reset_reward",
        "step",
        "reset reward",
        {
            "zh": "恢复一个己方{reward}奖励格",
            "ja": {"": "自分の{reward}報酬マスを1つ復活させる", "te": "自分の{reward}報酬マスを1つ復活させて"},
            "en": "make one of your used {reward}\u00a0reward squares fresh again",
        },
    ),
)
