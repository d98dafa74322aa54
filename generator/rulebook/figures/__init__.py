"""The rulebook's figures, made by code from the database: pure placed shapes, drawn into a PDF or written as SVG."""

from generator.rulebook.figures.figures import FigureError, Figures
from generator.rulebook.figures.placed import Label, Link, Mini, Placed
from generator.rulebook.figures.registry import FIGURES

__all__ = ["FIGURES", "FigureError", "Figures", "Label", "Link", "Mini", "Placed"]
