"""Playing games without people: who plays, and what comes of it."""
