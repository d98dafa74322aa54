"""SVG path syntax -> PDF path operators, in the coordinates of the path itself."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from functools import lru_cache

_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_SEGMENT = re.compile(r"[\s,]*([MmLlHhVvCcSsQqTtAaZz])([\d\s.,+\-eE]*)")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_ARGUMENTS = {name: count for upper, count in _COUNTS.items() for name in (upper, upper.lower())}


class PathError(ValueError):
    """A path that is not SVG path syntax; says where it goes wrong."""


_MOST = 8192
_known: dict[str, str] = {}


def operators(d: str) -> str:
    """Turn an SVG path into PDF path operators (``m l c h``), curves as cubics; raise ``PathError``."""
    found = _known.get(d)
    if found is None:
        found = _worked_out(d)
        learn({d: found})
    return found


def learn(worked_out: Mapping[str, str]) -> None:
    """Take over what ``operators`` gave, here or in another process; what was learnt first is forgotten first."""
    _known.update(worked_out)
    while len(_known) > _MOST:
        del _known[next(iter(_known))]


def _worked_out(d: str) -> str:
    pen = _Pen()
    at, end = 0, len(d.rstrip(" \t\r\n,"))
    while at < end:
        found = _SEGMENT.match(d, at)
        if not found:
            raise PathError(f"a path command is missing at character {at + 1} of {d!r}")
        command, text = found.groups()
        if not pen.code and command not in "Mm":
            raise PathError(f"a path begins with M, not with {command}: {d!r}")
        at = found.start(2)
        if command in "Zz":
            pen.close()
            continue
        count = _ARGUMENTS[command]
        # Most numbers stand apart; those that don't (`1-2`, `.5.5`, arc flags `015`) are read one by one.
        try:
            values = list(map(float, text.replace(",", " ").split()))
            apart = len(values) == count or (len(values) > count and not len(values) % count)
        except ValueError:
            apart = False
        if not apart or (count == 7 and not {*values[3::7], *values[4::7]} <= {0.0, 1.0}):
            values = _one_by_one(d, at, found.end(2), command, count)
        at = found.end(2)
        if len(values) == count:
            pen.commands[command](*values)
            continue
        for start in range(0, len(values), count):
            pen.commands[command](*values[start : start + count])
            command = {"M": "L", "m": "l"}.get(command, command)
    return " ".join(pen.code)


@lru_cache(maxsize=1 << 16)
def number(value: float) -> str:
    """Write a number as PDF wants it: plain digits, at most 4 decimals, no trailing zeros."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _one_by_one(d: str, at: int, end: int, command: str, count: int) -> list[float]:
    values: list[float] = []
    while at < end and (not values or d[at:end].strip(" \t\r\n,")):
        for index in range(count):
            pattern = _FLAG if count == 7 and index in (3, 4) else _NUMBER
            found = pattern.match(d, at)
            if not found:
                raise PathError(f"{command} lacks a number at character {at + 1} of {d!r}")
            values.append(float(found[1]))
            at = found.end()
    if not values:
        raise PathError(f"{command} lacks a number at character {at + 1} of {d!r}")
    return values


class _Pen:
    """Follow the path's commands, one method each, keeping the current point and the last control point."""

    def __init__(self) -> None:
        self.code: list[str] = []
        self.x = self.y = self.start_x = self.start_y = 0.0
        # A control point counts for the command right after its curve only: when no code has come since.
        self.cubic = self.quadratic = (0.0, 0.0, 0)
        self.commands: dict[str, Callable[..., None]] = {
            "M": self.move, "L": self.line, "H": lambda x: self.line(x, self.y), "V": lambda y: self.line(self.x, y),
            "C": self.curve, "S": self.smooth, "Q": self.quadratic_curve, "T": self.smooth_quadratic, "A": self.arc,
            "m": lambda x, y: self.move(self.x + x, self.y + y), "l": lambda x, y: self.line(self.x + x, self.y + y),
            "h": lambda x: self.line(self.x + x, self.y), "v": lambda y: self.line(self.x, self.y + y),
            "c": self._moved(self.curve), "s": self._moved(self.smooth), "q": self._moved(self.quadratic_curve),
            "t": self._moved(self.smooth_quadratic),
            "a": lambda rx, ry, turn, large, sweep, x, y: self.arc(rx, ry, turn, large, sweep, self.x + x, self.y + y),
        }  # fmt: skip

    def close(self) -> None:
        self.code.append("h")
        self.x, self.y = self.start_x, self.start_y

    def move(self, x: float, y: float) -> None:
        self.code += (number(x), number(y), "m")
        self.x = self.start_x = x
        self.y = self.start_y = y

    def line(self, x: float, y: float) -> None:
        self.code += (number(x), number(y), "l")
        self.x, self.y = x, y

    def curve(self, a: float, b: float, c: float, d: float, x: float, y: float) -> None:
        self.code += (number(a), number(b), number(c), number(d), number(x), number(y), "c")
        self.x, self.y = x, y
        self.cubic = (c, d, len(self.code))

    def smooth(self, c: float, d: float, x: float, y: float) -> None:
        self.curve(*self._mirrored(self.cubic), c, d, x, y)

    def quadratic_curve(self, qx: float, qy: float, x: float, y: float) -> None:
        a, b = self.x + 2 / 3 * (qx - self.x), self.y + 2 / 3 * (qy - self.y)
        self.curve(a, b, x + 2 / 3 * (qx - x), y + 2 / 3 * (qy - y), x, y)
        self.cubic = (0.0, 0.0, 0)
        self.quadratic = (qx, qy, len(self.code))

    def smooth_quadratic(self, x: float, y: float) -> None:
        self.quadratic_curve(*self._mirrored(self.quadratic), x, y)

    def arc(self, rx: float, ry: float, turn: float, large: float, sweep: float, x: float, y: float) -> None:
        x0, y0 = self.x, self.y
        right, down = round(x - x0, 7), round(y - y0, 7)
        if not right and not down:
            return
        if not rx or not ry:
            self.line(x, y)
            return
        for a, b, c, d, e, f in _arc_from_origin(abs(rx), abs(ry), turn, bool(large), bool(sweep), right, down):
            self.curve(x0 + a, y0 + b, x0 + c, y0 + d, x0 + e, y0 + f)
        self.x, self.y, self.cubic = x, y, (0.0, 0.0, 0)

    def _moved(self, command: Callable[..., None]) -> Callable[..., None]:
        """Return a command that takes its points relative to the current one."""

        def relative(*v: float) -> None:
            x, y = self.x, self.y
            command(*(value + (y if index % 2 else x) for index, value in enumerate(v)))

        return relative

    def _mirrored(self, control: tuple[float, float, int]) -> tuple[float, float]:
        x, y, at = control
        return (2 * self.x - x, 2 * self.y - y) if at == len(self.code) else (self.x, self.y)


@lru_cache(maxsize=4096)
def _arc_from_origin(
    rx: float, ry: float, turn: float, large: bool, sweep: bool, x: float, y: float
) -> list[list[float]]:
    """Split an arc that begins at 0, 0 (turn in degrees); patterns repeat the same arc many times."""
    return arc(0.0, 0.0, rx, ry, math.radians(turn), large, sweep, x, y)


def arc(
    x0: float, y0: float, rx: float, ry: float, turn: float, large: bool, sweep: bool, x: float, y: float
) -> list[list[float]]:
    """Split an elliptical arc (turn in radians) into cubics of at most a quarter turn (SVG 1.1, F.6.5)."""
    cos, sin = math.cos(turn), math.sin(turn)
    half_x, half_y = (x0 - x) / 2, (y0 - y) / 2
    px, py = cos * half_x + sin * half_y, cos * half_y - sin * half_x
    stretch = math.hypot(px / rx, py / ry)
    if stretch > 1:
        rx, ry = rx * stretch, ry * stretch
    spread = (px * ry) ** 2 + (py * rx) ** 2
    factor = math.sqrt(max(0.0, ((rx * ry) ** 2 - spread) / spread)) * (-1 if large == sweep else 1)
    qx, qy = factor * rx * py / ry, -factor * ry * px / rx
    cx, cy = cos * qx - sin * qy + (x0 + x) / 2, sin * qx + cos * qy + (y0 + y) / 2
    begin = math.atan2((py - qy) / ry, (px - qx) / rx)
    sweep_angle = math.atan2((-py - qy) / ry, (-px - qx) / rx) - begin
    if sweep and sweep_angle < 0:
        sweep_angle += 2 * math.pi
    elif not sweep and sweep_angle > 0:
        sweep_angle -= 2 * math.pi
    count = max(1, math.ceil(abs(sweep_angle) / (math.pi / 2) - 1e-9))
    step = sweep_angle / count
    reach = 4 / 3 * math.tan(step / 4)

    def place(ux: float, uy: float) -> tuple[float, float]:
        return cx + cos * rx * ux - sin * ry * uy, cy + sin * rx * ux + cos * ry * uy

    pieces = []
    for index in range(count):
        a, b = begin + index * step, begin + (index + 1) * step
        first = place(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        second = place(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        end = (x, y) if index == count - 1 else place(math.cos(b), math.sin(b))
        pieces.append([*first, *second, *end])
    return pieces
