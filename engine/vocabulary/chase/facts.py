"""What is so or not so on the table of chase."""

from engine.effects import Word

WORDS = (
    Word(
        "below_is",
        "fact",
        "below is {i:ingredient}",
        {
            "zh": {"": "下方的牌是{i}", "no": "下方的牌不是{i}"},
            "ja": {"": "下のカードが{i}", "no": "下のカードが{i}でない"},
            "en": {"": "the card below is {i}", "no": "the card below is not {i}"},
        },
    ),
    Word(
        "above_is",
        "fact",
        "above is {i:ingredient}",
        {
            "zh": {"": "上一张结算的牌是{i}", "no": "上一张结算的牌不是{i}"},
            "ja": {"": "直前に解決したカードが{i}", "no": "直前に解決したカードが{i}でない"},
            "en": {"": "the card just resolved is {i}", "no": "the card just resolved is not {i}"},
        },
    ),
    Word(
        "below_of",
        "fact",
        "below of {s:side}",
        {
            "zh": {"": "下方的牌由{s}打出", "no": "下方的牌不是由{s}打出"},
            "ja": {"": "下のカードが{s.poss}もの", "no": "下のカードが{s.poss}ものでない"},
            "en": {"": "{s} laid the card below", "no": "{s} did not lay the card below"},
        },
    ),
    Word(
        "stack_has",
        "fact",
        "stack has {i:ingredient}",
        {
            "zh": {"": "堆叠中有{i}牌", "no": "堆叠中没有{i}牌"},
            "ja": {"": "スタックに{i}がある", "no": "スタックに{i}がない"},
            "en": {"": "a card in the stack is {i}", "no": "no card in the stack is {i}"},
        },
    ),
    Word(
        "stack_has_level",
        "fact",
        "stack has level {n:1-5}",
        {
            "zh": {"": "堆叠中有 **{n}** 级牌", "no": "堆叠中没有 **{n}** 级牌"},
            "ja": {"": "スタックにレベル**{n}**がある", "no": "スタックにレベル**{n}**がない"},
            "en": {"": "a card in the stack is of level **{n}**", "no": "no card in the stack is of level **{n}**"},
        },
    ),
    Word(
        "on_reward",
        "fact",
        "distance on reward of {s:side}",
        {
            "zh": {"": "距离正在{s.poss}奖励格", "no": "距离不在{s.poss}奖励格"},
            "ja": {"": "距離が{s.poss}報酬マスの上", "no": "距離が{s.poss}報酬マスの上でない"},
            "en": {
                "": "the distance is on one of {s.poss} reward squares",
                "no": "the distance is on none of {s.poss} reward squares",
            },
        },
    ),
    Word(
        "top",
        "fact",
        "here is top",
        {
            "zh": {"": "此牌上没有叠过牌", "no": "此牌上叠过牌"},
            "ja": {"": "この上に何も重ねられていない", "no": "この上に重ねられた"},
            "en": {"": "nothing was laid on this card", "no": "a card was laid on this card"},
        },
    ),
    Word(
        "lowest",
        "fact",
        "here is bottom",
        {
            "zh": {"": "此牌在堆叠最下方", "no": "此牌不在堆叠最下方"},
            "ja": {"": "これがスタックの一番下", "no": "これがスタックの一番下でない"},
            "en": {"": "this is the bottom card of the stack", "no": "this is not the bottom card of the stack"},
        },
    ),
    Word(
        "alone",
        "fact",
        "here is alone",
        {
            "zh": {"": "本堆叠只打出过此牌", "no": "本堆叠打出过别的牌"},
            "ja": {"": "スタックに出たのがこれ1枚だけ", "no": "スタックに出たのがこれ1枚だけでない"},
            "en": {"": "no other card was laid in this stack", "no": "another card was laid in this stack"},
        },
    ),
    Word(
        "took",
        "fact",
        "took({s:side})",
        {
            "zh": {"": "{s}本回合已拿牌", "no": "{s}本回合未拿牌"},
            "ja": {"": "このターン{s}が山から取った", "no": "このターン{s}が山から取っていない"},
            "en": {"": "{s} took a card this turn", "no": "{s} took no card this turn"},
        },
    ),
    Word(
        "moved",
        "fact",
        "moved({s:side})",
        {
            "zh": {"": "{s}本回合已移动", "no": "{s}本回合未移动"},
            "ja": {"": "このターン{s}が動いた", "no": "このターン{s}が動いていない"},
            "en": {"": "{s} moved this turn", "no": "{s} did not move this turn"},
        },
    ),
    Word(
        "turn_of",
        "fact",
        "turn of {s:side}",
        {
            "zh": {"": "现在是{s.poss}回合", "no": "现在不是{s.poss}回合"},
            "ja": {"": "今が{s.poss}ターン", "no": "今が{s.poss}ターンでない"},
            "en": {"": "it is {s.poss} turn", "no": "it is not {s.poss} turn"},
        },
    ),
    Word(
        "unlocked",
        "fact",
        "finale unlocked",
        {
            "zh": {"": " **6** 级牌已解锁", "no": " **6** 级牌尚未解锁"},
            "ja": {"": "レベル**6**が取れる状態", "no": "レベル**6**がまだ取れない"},
            "en": {"": "the level-**6** cards are unlocked", "no": "the level-**6** cards are locked"},
        },
    ),
    Word(
        "bigger_hand",
        "fact",
        "hand({a:side}) > hand({b:side})",
        {
            "zh": {"": "{a}的手牌多于{b}", "no": "{a}的手牌不多于{b}"},
            "ja": {"": "{a.poss}手札が{b}より多い", "no": "{a.poss}手札が{b}より多くない"},
            "en": {"": "{a} {a:hold|holds} more cards than {b}", "no": "{a} {a:do|does} not hold more cards than {b}"},
        },
    ),
)
