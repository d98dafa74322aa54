"""A small project built by the real command, as another author would use it."""

from pathlib import Path

import pypdfium2
import pytest
from click.testing import CliRunner, Result

from generator.cli import root

HEAD = "format: 1\ngames:\n  foxes:\n    title: Foxes\n    languages: [en]\n    cards:\n"


class Project:
    """A folder with a card file, built by the real command."""

    def __init__(self, folder: Path):
        self.folder = folder
        folder.mkdir(exist_ok=True)

    def cards(self, *lines: str, head: str = HEAD) -> "Project":
        (self.folder / "cards.yaml").write_text(head + "".join(f"      {line}\n" for line in lines), "utf-8")
        return self

    def layout(self, name: str, text: str) -> "Project":
        path = self.folder / "templates" / "faces" / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return self

    def build(self, *words: str) -> Result:
        out = ("--out", str(self.folder / "out"))
        return CliRunner().invoke(root, ["build", "--file", str(self.folder), *out, "--jobs", "1", *words])

    @property
    def made(self) -> Path:
        return self.folder / "out" / "foxes" / "en"

    def text(self, file: str = "cards.pdf") -> str:
        document = pypdfium2.PdfDocument(str(self.made / file))
        pages = [page.get_textpage().get_text_bounded() for page in document]
        document.close()
        return " ".join(" ".join(pages).split())


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """Give a folder whose name needs care, its own caches, and a locale that decides nothing."""
    monkeypatch.setenv("DECKWRIGHT_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("LC_ALL", "C")
    return Project(tmp_path / "My Game – 炎")
