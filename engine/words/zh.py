"""Chinese (simplified): frames and labels."""

CODE = "zh"
NAME = "中文"
STOP = "。"
GAP = ""
CAPITALS = False
CONDITION = "若{condition}"
PLAY_CONDITION = "打出条件：{condition}"
SKILL = "{limit}，{moment}："
LABELS = {
    "green": "绿方",
    "red": "红方",
    "level": "{level} 级",
    "offensive": "最后攻势",
    "finale": "终局",
    "dish": "料理",
    "bonus": "奖励效果",
    "asks": "所需食材",
    "student": "学生",
    "skill": "技能",
    "track": "距离",
    "chase": "追逐",
    "credit": "图：OpenMoji，CC BY-SA 4.0",
    "victory": "{side}胜利牌",
    "draw": "平局牌",
    "deck": "事件卡",
}
