"""The rulebooks: printed and on the web."""
