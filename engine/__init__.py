"""The rules' side of deckwright: database, effect language, checks, judge; it draws nothing."""
