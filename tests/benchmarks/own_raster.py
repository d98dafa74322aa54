"""The floor of what a build can reach: its own renderer and encoder, and nothing else.

``python own_raster.py PDF FOLDER DPI PROCESSES``
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from generator.face.png import png
from generator.face.render import Pages, pixels


def share(pdf: Path, folder: Path, dpi: float, first: int, step: int) -> None:
    """Render every ``step``-th page, beginning with ``first``."""
    pages = Pages(pdf)
    for page in range(first, len(pages), step):
        width, height = (pixels(mm, dpi) for mm in pages.size(page))
        (folder / f"{page}.png").write_bytes(png(pages.rows(page, width, height), width, height, dpi))
    pages.close()


def main() -> None:
    """Fork off all processes but one."""
    pdf, folder, dpi, processes = Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
    folder.mkdir(parents=True, exist_ok=True)
    helpers = []
    for index in range(1, processes):
        helper = os.fork()
        if not helper:
            share(pdf, folder, dpi, index, processes)
            os._exit(0)
        helpers.append(helper)
    share(pdf, folder, dpi, 0, processes)
    if any(os.waitpid(helper, 0)[1] for helper in helpers):
        sys.exit("a helper failed")


if __name__ == "__main__":
    main()
