"""The calibration sheet as a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.problems import Problem
from generator.build.document import UndrawableError, write_document
from generator.build.files import OutputError, make_folder, publish, refusal, staging
from generator.build.lock import LockedError, locked
from generator.build.names import safe
from generator.build.plan import Materials
from generator.build.report import Report
from generator.sheet.calibration import calibration
from generator.sheet.options import Options
from generator.sheet.profile import Profile

if TYPE_CHECKING:
    from generator.face.document import Document
    from generator.face.draw import Painter


def build_calibration(
    out: Path, options: Options, profile: Profile, materials: Materials, language: str, report: Report
) -> tuple[Problem, ...]:
    """Make ``calibration-<paper>.pdf`` in ``out``; return what the system refused."""
    sides = calibration(options, profile, materials.small_print, language)

    def draw(document: Document, painter: Painter) -> None:
        from generator.sheet.draw import begin, end, lay

        document.print_sides(options.flip)
        for page, laid in sides:
            begin(document, page, profile)
            lay(painter, laid)
            end(document)

    final = out / f"calibration-{safe(options.paper.name)}.pdf"
    try:
        make_folder(out)
        with locked(out, report.note), staging(out) as place:
            staged = place / final.name
            items = (item for _, laid in sides for item in laid.face.items)
            write_document(staged, final, items, materials, title="deckwright", language=language, draw=draw)
            report.wrote(final, publish(staged, final))
    except (LockedError, OutputError) as error:
        return (error.problem,)
    except OSError as error:
        return (refusal(final, error),)
    except UndrawableError as error:
        return error.problems
    return ()
