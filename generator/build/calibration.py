"""The calibration sheet as a file."""

from __future__ import annotations

from pathlib import Path

from engine.problems import Problem
from generator.build.files import OutputError, make_folder, publish, refusal, staging
from generator.build.lock import LockedError, locked
from generator.build.names import safe
from generator.build.plan import Materials
from generator.build.report import Report
from generator.sheet.options import Options
from generator.sheet.profile import Profile


def build_calibration(
    out: Path, options: Options, profile: Profile, materials: Materials, language: str, report: Report
) -> tuple[Problem, ...]:
    """Make ``calibration-<paper>.pdf`` in ``out``; return what the system refused."""
    from generator.face.document import Document
    from generator.face.draw import Painter
    from generator.sheet.calibration import draw_calibration

    final = out / f"calibration-{safe(options.paper.name)}.pdf"
    try:
        make_folder(out)
        with locked(out, report.note), staging(out) as place:
            staged = place / final.name
            with staged.open("wb") as file:
                document = Document(file, title="deckwright calibration", language=language)
                painter = Painter(document.canvas, materials.fonts, materials.pictures)
                draw_calibration(document, painter, options, profile, materials.small_print, language)
                document.save()
            report.wrote(final, publish(staged, final))
    except (LockedError, OutputError) as error:
        return (error.problem,)
    except OSError as error:
        return (refusal(final, error),)
    return ()
