"""What people call the things that are done at the table, in three languages, and what each can mean."""

from __future__ import annotations

from collections.abc import Mapping


def _listed(words: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    return {verb: tuple(listed.split("/")) for verb, listed in words.items()}


WORDS: Mapping[str, tuple[str, ...]] = _listed(
    {
        "take": "takes/take/took/picks up/picks/拿取/取走/拿走/拿/取得/取る/取った/とる/取り/取",
        "move": "moves/move/moved/steps/移动/移動/动/動く/動いた/進む/うごく",
        "play": "plays/play/played/打出/出牌/使出/打/出す/出した/だす/プレイ/出",
        "stack": "stacks/stack/stacked/opens with/answers with/堆叠/叠上/叠牌/叠/重ねる/重ねた/重ね/かさねる/スタック",
        "lay": "lays/lay/laid/puts/put/places/place/摆出/摆/放到/放在/放/置く/置いた/おく",
        "declare": "declares/declare/declared/cooks/cook/声明/宣言/做菜/做/作る/料理する",
        "return": "returns/return/returned/puts back/put back/gives back/放回/还/戻す/戻した/もどす/返す",
        "pass": "passes/pass/passed/declines/decline/不叠/不拿/不要/跳过/放弃/过/パス/見送る/重ねない",
        "end": "ends the turn/ends turn/end turn/end the turn/ends/end/ended/done/结束回合/回合结束/结束/ターン終了/"
        "終わる/終わり/終える/終了/おわり",
        "yes": "yes/y/是的/好/はい",
        "no": "no/n/否/不/いいえ",
        "reward": "rewards/reward/奖励牌/奖励/報酬",
        "peek": "peeks at/peeks/peek/looks at/look at/looks/偷看/查看/見る/のぞく/覗く",
        "turn-up": "turns up/turned up/turn up/turns over/翻开/翻出/翻/めくる/めくった/表にする",
        "clear": "clears/clear/cleared/clears away/清除/清掉/片づける/除く",
        "shift": "shifts/shift/shifted/挪动/挪/ずらす/移す",
        "cover": "covers/cover/covered/盖住/盖上/盖/覆う/おおう",
        "give": "gives/give/gave/hands over/交出/给/渡す/わたす",
        "discard": "discards/discard/discarded/throws away/loses/弃掉/丢弃/弃/捨てる/捨てた/すてる",
        "steal": "steals/steal/stole/draws/draw/抽走/抽/盗む/引く",
        "unseen": "unseen/unknown/face down/没看见/不知道/未知/不明/見えない/?",
        "show": "shows/show/holds/has/have/is/are/=/:/是/为/有/です/だった/である",
        "option": "chooses/choose/option/选择/选/選ぶ/えらぶ",
        "square": "square/格子/格/マス",
        "row": "row/第/行/排/段/列",
        "pile": "pile/堆/山札",
    }
)
"""The first English word, the first Chinese one and the first with kana are those that the companion itself uses."""

MEANS: Mapping[str, tuple[str, ...]] = _listed(
    {
        "take": "take/reward",
        "move": "move",
        "play": "play/stack",
        "stack": "stack/pile",
        "lay": "lay/pile/stack/place/play",
        "declare": "dish",
        "return": "return/place",
        "pass": "pass/no",
        "end": "end",
        "yes": "yes",
        "no": "no/pass",
        "reward": "reward/peek-reward",
        "peek": "peek/peek-reward",
        "turn-up": "turn-up/reveal",
        "clear": "clear",
        "shift": "shift/place",
        "cover": "cover-with/place",
        "give": "give",
        "discard": "discard/chance/clear",
        "steal": "chance",
        "unseen": "chance",
        "show": "reveal/yes",
        "option": "option/dish-asks/square/opponent",
        "square": "square",
        "pile": "pile",
    }
)
"""The engine's answers that a word can mean, the likeliest first."""

_SMALL = (
    "the a an from to at on in of with and then card cards it its one his her their into onto turn mountain hand up "
    "using top over for as by i we s this that"
)
_SMALL_CJK = (
    "イベントカード 事件卡 からの カード から しました します ました する した です ます 一张 牌山 手牌 手札 1枚 一枚 "
    "の上に の上 上に 山から "
    "了 把 将 从 到 在 的 张 用 和 与 给 上 牌 卡 を は が に へ と の で も 枚 山 位 番 行 置 る た す 、 。 ， 一 方"
)
PARTICLES = frozenset(_SMALL.split())
CJK_PARTICLES = tuple(_SMALL_CJK.split())
"""Small words that carry nothing, the longest first."""
