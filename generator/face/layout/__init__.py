"""The layout language: YAML and Jinja2 expressions -> placed faces."""

from generator.face.layout.laid import Context, Fitting, Laid
from generator.face.layout.library import Layouts
from generator.face.layout.place import layout

__all__ = ["Context", "Fitting", "Laid", "Layouts", "layout"]
