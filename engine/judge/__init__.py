"""The judge: how a stack resolves, a dish ends, whether something may be done, from what lies on a table.

``reading.read`` turns a situation in words into ``Given``; ``impossible.faults`` says what can't be; ``ruling.rule``
and ``may.may`` answer; ``telling`` and ``plain`` put the answer into words and into JSON. No card's meaning is known
here: the rules engine does all that happens, its records are the only source of every explanation.
"""
