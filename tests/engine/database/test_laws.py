"""Laws: no file makes the reader raise, and what a dumper writes is read back as typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.database import load
from engine.database.nodes import Mapping, Node, Scalar, read_nodes
from engine.problems import has_errors

SCRAPS = st.lists(
    st.sampled_from(
        [
            *"abc:-,#'\"[]{}&*!|>%@`?~\\ \t\n",
            ": ",
            "- ",
            "\n  ",
            "\n    ",
            "<<: ",
            "&a ",
            "*a",
            "!!x ",
            "---\n",
            "...\n",
            "format: 1\n",
            "games:\n",
            "  g:\n",
            "    cards:\n",
            "      E1:\n",
            "名",
            "\r\n",
            "\u2028",
            "\ufeff",
            "\x00",
        ]
    ),
    max_size=40,
).map("".join)
SIGNS = st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"], exclude_characters="\ufeff\ufffe\uffff")
TEXTS = st.text(SIGNS, max_size=20)
TREES = st.recursive(
    TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=15,
)


@pytest.mark.parametrize("fast", [True, False])
@given(text=SCRAPS)
@settings(max_examples=400, deadline=None)
def test_any_text_is_read_or_told(fast: bool, text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml, "__with_libyaml__", fast and yaml.__with_libyaml__)
        top, problems = read_nodes(text.encode(), "cards.yaml")
    assert top is not None or has_errors(problems)
    lines = max(1, len(text.encode().splitlines()) + text.count("\u2028") + 1)
    assert all(0 <= problem.line <= lines for problem in problems)


@given(data=st.binary(max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_bytes_are_read_or_told(data: bytes) -> None:
    top, problems = read_nodes(data, "cards.yaml")
    assert top is not None or has_errors(problems)


@given(text=SCRAPS)
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_file_loads_or_tells(text: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_bytes(("format: 1\ngames:\n  g:\n    languages: [en]\n    title: x\n" + text).encode())
    database = load(file, {}, use_cache=False)
    assert database.sound == (len(database.games) > 0)


def plainly(node: Node) -> Any:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Mapping):
        return {key.text: plainly(value) for key, value in node.entries}
    return [plainly(item) for item in node.items]


@given(tree=TREES)
@settings(max_examples=200, deadline=None)
def test_what_a_dumper_writes_is_read_back(tree: Any) -> None:
    top, problems = read_nodes(yaml.dump(tree, allow_unicode=True, default_style='"').encode(), "cards.yaml")
    assert [problem for problem in problems if problem.code != "yaml/tag"] == []
    assert top is not None
    assert plainly(top) == tree
