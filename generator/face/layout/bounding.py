"""Rewrite an expression so that whatever may grow in it is counted."""

from __future__ import annotations

from typing import Any

from jinja2 import nodes
from jinja2.visitor import NodeTransformer

from generator.face.layout.bounds import Refused, bounded


class Bounding(NodeTransformer):
    """Make loops count their rounds, searches the list they search, joined texts their length."""

    def visit_For(self, node: nodes.For, *args: Any, **kwargs: Any) -> nodes.Node:
        """Let a round cost as many parts as stand in the loop."""
        if node.recursive:
            raise Refused("loops can't be recursive")
        weight = 1 + sum(1 for part in node.body for _ in part.find_all(nodes.Node))
        self.generic_visit(node, *args, **kwargs)
        node.iter = _filtered(node.iter, "counted", nodes.Const(weight, lineno=node.lineno))
        return node

    def visit_Operand(self, node: nodes.Operand, *args: Any, **kwargs: Any) -> nodes.Node:
        """Let ``x in y`` cost the size of y."""
        self.generic_visit(node, *args, **kwargs)
        if node.op in ("in", "notin"):
            node.expr = _filtered(node.expr, "measured")
        return node

    def visit_Concat(self, node: nodes.Concat, *args: Any, **kwargs: Any) -> nodes.Node:
        """Refuse what ``~`` makes too long."""
        self.generic_visit(node, *args, **kwargs)
        return _filtered(node, "bounded")

    def visit_Const(self, node: nodes.Const, *args: Any, **kwargs: Any) -> nodes.Node:
        """Refuse numbers that are too large as they are written."""
        bounded(node.value)
        return node


def _filtered(node: nodes.Node, name: str, *args: nodes.Expr) -> nodes.Filter:
    return nodes.Filter(node, name, list(args), [], None, None, lineno=node.lineno, environment=node.environment)
