"""Let Typst make PNGs at 300 DPI and the sheets' PDF: ``python typst_run.py FOLDER``."""

from __future__ import annotations

import sys
from pathlib import Path

import typst


def main() -> None:
    """Compile both documents with one compiler, so that fonts and pictures are read once."""
    folder = Path(sys.argv[1])
    out = folder / "out"
    out.mkdir(exist_ok=True)
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(folder / "fonts")])
    compiler = typst.Compiler(root=str(folder), font_paths=fonts)
    pages = compiler.compile(str(folder / "cards.typ"), format="png", ppi=300)
    for number, page in enumerate(pages if isinstance(pages, list) else [pages]):
        (out / f"{number}.png").write_bytes(page or b"")
    compiler.compile(str(folder / "sheets.typ"), output=str(out / "sheets.pdf"))


if __name__ == "__main__":
    main()
