"""A state's own random word: 64 bits, the same on every machine."""

from __future__ import annotations

MASK = (1 << 64) - 1


def mixed(seed: int) -> int:
    """Spread a seed over 64 bits, so that neighbouring seeds have nothing in common (splitmix)."""
    word = (seed + 0x9E3779B97F4A7C15) & MASK
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 & MASK
    word = (word ^ word >> 27) * 0x94D049BB133111EB & MASK
    return word ^ word >> 31


def stepped(word: int) -> int:
    """Give the word that follows a word."""
    return (word * 6364136223846793005 + 1442695040888963407) & MASK


def below(word: int, limit: int) -> int:
    """Read a whole number from 0 to ``limit`` - 1 off a word's upper half."""
    return (word >> 32) * limit >> 32
