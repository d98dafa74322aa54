"""What the cards of the last level decide."""

from engine.effects import Sort, Word

SORTS = (Sort("verdict", "what a level-6 card decides"),)

WORDS = (
    Word(
        "green_victory",
        "verdict",
        "green wins",
        {
            "zh": "绿方结束回合时，若此牌已不在牌山，**绿方获胜**",
            "ja": "緑が自分のターンを終えた時、これが山になければ**緑の勝ち**",
            "en": "when Green’s turn ends and this card is not in the mountain, **Green wins**",
        },
    ),
    Word(
        "red_victory",
        "verdict",
        "red wins",
        {
            "zh": "红方结束回合时，若此牌已不在牌山，**红方获胜**",
            "ja": "赤が自分のターンを終えた時、これが山になければ**赤の勝ち**",
            "en": "when Red’s turn ends and this card is not in the mountain, **Red wins**",
        },
    ),
    Word(
        "nobody_wins",
        "verdict",
        "nobody wins",
        {
            "zh": "拿走此牌的回合结束时，若此牌不在牌山且无人获胜，**平局**",
            "ja": "これが取られたターンの終わりに山になく、誰も勝っていなければ**引き分け**",
            "en": "if this card is not in the mountain when the turn in which it was taken ends and nobody wins then, the game is **drawn**",
        },
    ),
)
