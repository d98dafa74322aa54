"""Rule texts: paragraphs with ids in each language, read from plain Markdown; no game is known here.

Nothing is imported here, so that the command line starts fast: ``load.load`` reads a game's languages,
``texts.Texts`` gives filled paragraphs, ``find.find`` looks for them, ``command.rule`` is the command.
"""
