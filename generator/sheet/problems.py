"""How the sheet's own refusals travel: an exception that carries findings."""

from __future__ import annotations

from engine.problems import Problem


class SheetError(ValueError):
    """Something that was asked of a sheet cannot be had; ``problems`` says what and how to mend it."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("\n".join(problem.text() for problem in problems))
        self.problems = problems
