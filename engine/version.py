"""The version, known without asking for the installed package's metadata, which costs a start 10 ms."""

VERSION = "0.1.0"
"""The same as in pyproject.toml."""
