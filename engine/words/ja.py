"""Japanese: frames and labels."""

CODE = "ja"
NAME = "日本語"
STOP = "。"
GAP = ""
CAPITALS = False
CONDITION = "{condition}なら"
PLAY_CONDITION = "出す条件：{condition}"
SKILL = "{limit}、{moment}："
LABELS = {
    "green": "緑",
    "red": "赤",
    "level": "レベル{level}",
    "offensive": "最終攻勢",
    "finale": "終局",
    "dish": "料理",
    "bonus": "ごほうび",
    "asks": "必要な食材",
    "student": "学生",
    "skill": "スキル",
    "track": "距離",
    "chase": "追跡",
    "credit": "絵：OpenMoji、CC BY-SA 4.0",
    "victory": "{side}の勝利カード",
    "draw": "引き分けカード",
    "deck": "イベント",
}
