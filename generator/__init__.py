"""The printing side of deckwright: faces, sheets, rulebooks; it decides no rule."""
