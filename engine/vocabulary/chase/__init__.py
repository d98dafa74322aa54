"""The words, the languages and the card shapes of ``chase``."""
