"""The rules of chase as a machine, for two players or four.

``Table(model)`` readies the cards. ``new_game(table, seed)``, ``new_table(table)`` (a real table, whose cards are
told) or ``situation(table, …)`` gives a state that has run to its next decision, with ``players=4`` one of four (C8).
``legal``, ``verify`` and ``apply`` ask and answer it. States are written with ``to_text`` or ``to_json`` and compared
by ``digest``. ``play_out`` and ``advance`` change a state in place, without records.
"""

from engine.games.chase.answers import answer_from_text, answer_text
from engine.games.chase.chance import candidates, deal
from engine.games.chase.drawing import drawing
from engine.games.chase.hidden import tell
from engine.games.chase.loops import Watch
from engine.games.chase.machine import advance, apply, legal, verify
from engine.games.chase.playout import play_out
from engine.games.chase.rulings import readings, with_rulings
from engine.games.chase.setup import new_game, new_table
from engine.games.chase.situation import situation
from engine.games.chase.slots import row_and_place, slot_of
from engine.games.chase.state import DRAWN, GREEN, NATURE, RED, RUNNING, Answer, State
from engine.games.chase.status import problems_of
from engine.games.chase.table import SEATS, Table
from engine.games.chase.text import digest, from_json, from_text, to_json, to_text
from engine.games.chase.views import hide
from engine.games.common.errors import StateError
from engine.games.common.records import Record
from engine.games.common.refusals import Refusal, Refused

__all__ = [
    "DRAWN",
    "GREEN",
    "NATURE",
    "RED",
    "RUNNING",
    "SEATS",
    "Answer",
    "Record",
    "Refusal",
    "Refused",
    "State",
    "StateError",
    "Table",
    "Watch",
    "advance",
    "answer_from_text",
    "answer_text",
    "apply",
    "candidates",
    "deal",
    "digest",
    "drawing",
    "from_json",
    "from_text",
    "hide",
    "legal",
    "new_game",
    "new_table",
    "play_out",
    "problems_of",
    "readings",
    "row_and_place",
    "situation",
    "slot_of",
    "tell",
    "to_json",
    "to_text",
    "verify",
    "with_rulings",
]
