"""What is known of the printer at hand: how far its backs come out beside its fronts."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from engine.problems import Problem
from generator.sheet.problems import SheetError

VARIABLE = "DECKWRIGHT_CONFIG"
FARTHEST_MM = 20.0
STEEPEST_DEG = 5.0


@dataclass(frozen=True, slots=True)
class Profile:
    """Move backs by ``x``, ``y`` mm (right, down), turned ``rotate`` degrees clockwise about the page's middle."""

    x: float = 0.0
    y: float = 0.0
    rotate: float = 0.0

    @property
    def straight(self) -> bool:
        """Say whether nothing needs to be put right."""
        return not (self.x or self.y or self.rotate)

    @property
    def words(self) -> str:
        """Say what is done to the backs."""
        return f"moved by {self.x:g},{self.y:g} mm and turned by {self.rotate:g}°"


def config_folder() -> Path:
    """Return the user's folder of settings; the environment's ``DECKWRIGHT_CONFIG`` overrides it."""
    if chosen := os.environ.get(VARIABLE):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_config_dir("deckwright", appauthor=False))


def load_profile(folder: Path) -> Profile:
    """Read the printer's profile; a missing one changes nothing; SheetError when it is damaged."""
    path = folder / "printer.json"
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        return checked(Profile(*(float(raw[key]) for key in ("x", "y", "rotate"))), str(path))
    except FileNotFoundError:
        return Profile()
    except OSError as error:
        raise SheetError(_problem(str(path), f"cannot be read: {error.strerror or error}", "")) from error
    except SheetError:
        raise
    except (ValueError, KeyError, TypeError) as error:
        hint = "delete it, then give --back-offset and --back-rotate once more"
        raise SheetError(_problem(str(path), "the printer profile is damaged", hint)) from error


def save_profile(folder: Path, profile: Profile) -> Path:
    """Keep a profile for the next print and return its file; SheetError when it cannot be written."""
    path = folder / "printer.json"
    text = json.dumps(asdict(checked(profile)), indent=2) + "\n"
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise SheetError(_problem(str(path), f"cannot be written: {error.strerror or error}", "")) from error
    return path


def checked(profile: Profile, where: str = "") -> Profile:
    """Return the profile if a printer can be that far off; SheetError, of its option if of no file, otherwise."""
    near = all(abs(value) <= FARTHEST_MM for value in (profile.x, profile.y))
    if near and abs(profile.rotate) <= STEEPEST_DEG:
        return profile
    where = where or ("--back-rotate" if near else "--back-offset")
    hint = f"at most {FARTHEST_MM:g} mm either way and {STEEPEST_DEG:g}°"
    raise SheetError(_problem(where, f"backs cannot be {profile.words}", hint))


def parse_offset(text: str) -> tuple[float, float]:
    """Read ``X,Y`` in mm (right, down); SheetError when it is anything else."""
    try:
        x, y = (float(part) for part in text.split(","))
    except ValueError as error:
        hint = "write two numbers in mm, such as 0.5,-1"
        raise SheetError(_problem("--back-offset", f"`{text}` is no offset", hint)) from error
    return x, y


def _problem(file: str, message: str, hint: str) -> Problem:
    return Problem(file=file, code="sheet/profile", message=message, hint=hint)
