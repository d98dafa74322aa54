"""The judge of chase: how a stack resolves, a dish ends, whether something may be done.

``reading.read`` turns a situation in words into ``Given``; ``impossible.faults`` says what can't be; ``ruling.rule``
and ``may.may`` answer; ``telling`` and ``plain`` put the answer into words and into JSON.
"""
