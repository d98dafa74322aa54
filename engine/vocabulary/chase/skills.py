"""When a student's skill may be used, and how often."""

from engine.effects import Sort, Word

SORTS = (Sort("moment", "a moment"), Sort("limit", "how often"))

WORDS = (
    Word(
        "turn_starts",
        "moment",
        "turn starts",
        {"zh": "你的回合开始时", "ja": "自分のターンの初め", "en": "as your turn begins"},
    ),
    Word("after_move", "moment", "after moving", {"zh": "你移动后", "ja": "動いた後", "en": "after you move"}),
    Word("after_take", "moment", "after taking", {"zh": "你拿牌后", "ja": "取った後", "en": "after you take a card"}),
    Word(
        "after_open",
        "moment",
        "after opening",
        {"zh": "你开启堆叠后", "ja": "スタックを始めた後", "en": "after you open a stack"},
    ),
    Word("once_a_turn", "limit", "once a turn", {"zh": "每回合一次", "ja": "1ターンに1回", "en": "once a turn"}),
    Word("once_a_stage", "limit", "once a stage", {"zh": "每阶段一次", "ja": "各ステージ1回", "en": "once a stage"}),
)
