"""Pictures for the cards: the picture font, the deck's icons, an author's own art."""
