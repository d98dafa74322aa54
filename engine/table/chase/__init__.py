"""The companion at a table of chase: it keeps a whole game from what people say they did.

``start`` begins a game, ``Play`` keeps its log and lets it be undone, ``saves`` writes and reads it; ``reading`` turns
a line into what was meant, ``matching`` finds the answer of the rules engine that it is; ``loop`` talks to people.
"""
