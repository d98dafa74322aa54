"""The names of the facts, for options; without the engine, so that the command line starts fast."""

FACT_NAMES = (
    "distance",
    "round",
    "hand.green",
    "hand.red",
    "ap.green",
    "ap.red",
    "dishes.green",
    "dishes.red",
    "rewards",
    "offensives",
    "hidden",
    "discard",
    "open.1",
    "open.2",
    "open.3",
    "open.4",
    "open.5",
    "took",
    "moved",
    "unlocked",
    "played",
    "declared",
)
"""Facts that a situation may give, as ``facts.declared`` lists them."""
ZONES = ("open", "mountain", "used.green", "used.red")
"""What may be given beside them."""
