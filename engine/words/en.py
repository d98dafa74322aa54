"""English: frames and labels."""

CODE = "en"
NAME = "English"
STOP = "."
GAP = " "
CAPITALS = True
CONDITION = "If {condition}"
PLAY_CONDITION = "Play only if {condition}"
SKILL = "{limit}, {moment}:"
LABELS = {
    "green": "Green",
    "red": "Red",
    "level": "Level {level}",
    "offensive": "Final Offensive",
    "finale": "Finale",
    "dish": "Dish",
    "bonus": "Bonus",
    "asks": "Asks for",
    "student": "Student",
    "skill": "Skill",
    "track": "Distance",
    "chase": "Chase",
    "credit": "Pictures: OpenMoji, CC BY-SA 4.0",
    "victory": "{side} victory card",
    "draw": "Draw card",
    "deck": "Events",
}
