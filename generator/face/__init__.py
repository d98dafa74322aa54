"""Place a card's contents, draw them, turn them into pixels."""
