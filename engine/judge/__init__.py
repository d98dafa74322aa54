"""The judge: how a stack resolves, what an end phase does, whether something may be done, from what lies on a table.

What every game's judge shares lies here: the command, ``explore`` (all that may come of a situation), ``merging``,
``source`` (situation files), ``citations``; each game's own judge is a folder. No card's meaning is known here: the
rules engine does all that happens, its records are the only source of every explanation.
"""
