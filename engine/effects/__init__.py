"""The effect language: notation to typed tree, tree to notation, tree to card text. No game in it.

A game hands in its vocabulary: words with a sort, a notation and phrases in each language.
"""

from engine.effects.describe import say
from engine.effects.notation import notation
from engine.effects.parse import Fault, parse
from engine.effects.terms import Term
from engine.effects.tokens import Piece, Token, tokens
from engine.effects.vocabulary import Sort, Vocabulary, VocabularyError, Word

__all__ = [
    "Fault",
    "Piece",
    "Sort",
    "Term",
    "Token",
    "Vocabulary",
    "VocabularyError",
    "Word",
    "notation",
    "parse",
    "say",
    "tokens",
]
