"""What is made of a deck, where it lies, and what of it is up to date."""
