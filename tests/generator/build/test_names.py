"""File names that every system takes (trials H08, H09, H10 in spirit)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.build.names import LONGEST, file_names, safe


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("E07", "E07"), ("炎 é", "炎 é"), ("back/event", "back-event"), ("Who?", "Who-"), ("A: B", "A- B"),
        ('"Ha"', "-Ha-"), ("con", "con_"), ("NUL.txt", "NUL_.txt"), ("COM1", "COM1_"), ("com10", "com10"),
        ("name. ", "name"), ("..", "-"), ("", "-"), ("a\\b", "a-b"), ("a\nb", "a-b"), ("e\u0301", "é"),
    ],
)  # fmt: skip
def test_what_some_system_forbids_is_replaced(key: str, name: str) -> None:
    assert safe(key) == name


def test_keys_that_differ_get_files_that_differ() -> None:
    assert file_names(["Who?", "Who*", "who-"]) == {"Who?": "Who--2", "Who*": "Who--3", "who-": "who-"}
    assert file_names(["Spark", "SPARK"]) == {"Spark": "Spark", "SPARK": "SPARK-2"}


def test_order_is_the_decks() -> None:
    keys = [f"c{number}" for number in range(1, 13)]
    assert list(file_names(["b?", *keys])) == ["b?", *keys]


@given(st.lists(st.text(max_size=200), max_size=12, unique=True))
def test_names_are_safe_and_told_apart_everywhere(keys: list[str]) -> None:
    names = file_names(keys)
    assert list(names) == keys
    assert len({name.casefold() for name in names.values()}) == len(keys)
    for name in names.values():
        assert name
        assert not re.search(r'[<>:"/\\|?*\x00-\x1f]', name)
        assert name[-1] not in " ."
        assert len(name.encode("utf-8", "surrogatepass")) <= LONGEST + 4
