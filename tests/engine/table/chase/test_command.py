"""The command as people start it: its refusals in one line, its ends, a whole game in a terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from engine.table.command import table

ROOT = Path(__file__).parents[4]
CARDS = str(ROOT / "cards.yaml")
TRANSCRIPTS = ROOT / "tests" / "data" / "transcripts" / "chase"


def run(*words: str, typed: str = "") -> Result:
    environ = {"LANG": "C", "LC_ALL": "C", "COLUMNS": "80"}
    return CliRunner().invoke(table, ["chase", "--file", CARDS, "--lang", "en", *words], input=typed, env=environ)


def refused(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 1, result.output
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.stderr
    return result.stderr


def test_four_players_are_dealt_and_three_refused(tmp_path: Path) -> None:
    shown = run(
        "--players", "4", "--deal", "--seed", "3", "--save", str(tmp_path / "g.json"), typed="moves\nend\nt\n"
    ).output
    assert "Red 1's turn" in shown
    assert "stage 1 of 3" in shown
    assert "not 3" in refused("--players", "3")


def test_wrong_options_are_refused(tmp_path: Path) -> None:
    assert "red=greedy" in refused("--deal", "--bot", "red=clever")
    assert "--deal" in refused("--bot", "red=greedy")
    assert "no_such" in refused("--rulings", "no_such=thing")
    assert "cannot be read" in refused("--resume", str(tmp_path / "none.json"))
    (tmp_path / "there.json").write_text("x")
    assert "--resume" in refused("--save", str(tmp_path / "there.json"))
    assert (tmp_path / "there.json").read_text() == "x"
    assert "damaged" in refused("--resume", str(tmp_path / "there.json"))
    save = str(tmp_path / "game.json")
    run("--deal", "--seed", "4", "--save", save)
    assert "--seed, --bot" in refused("--resume", save, "--seed", "5", "--bot", "red=greedy")
    assert "cannot be written" in refused("--save", str(tmp_path / "no" / "such.json"))


def test_the_input_s_end_saves_and_ends_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("--deal", "--seed", "4", "--save", str(file), typed="moves\nwhat?\n\nend")
    assert result.exit_code == 0, result.output
    assert f"--resume {file}" in result.output
    assert "\x1b" not in result.output
    again = run("--resume", str(file), typed="moves\nquit\n")
    assert again.exit_code == 0
    assert "2 moves so far" in again.output
    assert "Distance 7 → 6" in again.output


def test_a_ruling_is_played_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    given = ("--deal", "--seed", "4", "--rulings", "take=one_bottom_corner", "--save", str(file))
    assert "(6,7)" in run(*given, typed="take (7,8)\nend\nwhy take (6,7)\n").output
    assert "yes, that may be done" in run("--resume", str(file), typed="why take (6,7)\n").output


def test_a_side_played_by_a_program(tmp_path: Path) -> None:
    result = run(
        "--deal", "--seed", "3", "--bot", "red=greedy", "--save", str(tmp_path / "g.json"), typed="end\npass\npass\n"
    )
    assert "Red (greedy)" in result.output
    watched = run(
        "--deal", "--seed", "1", "--bot", "red=greedy", "--bot", "green=random", "--save", str(tmp_path / "w.json")
    )
    assert "the game is over" in watched.output


START = """
import fcntl, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from engine.table.command import table
table()
"""
"""What runs in the terminal: first it makes the terminal its own, so that Ctrl-C reaches it."""


class Terminal:
    """A pseudo-terminal with the companion in it."""

    def __init__(self, *words: str, **environ: str) -> None:
        self.master, slave = pty.openpty()
        command = [
            sys.executable,
            "-c",
            START,
            "chase",
            "--file",
            CARDS,
            *words,
        ]
        whole = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40", "LC_ALL": "C.UTF-8", **environ}
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=whole,
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""

    def until(self, wanted: str, seconds: float = 30) -> str:
        """Read until a text comes; give what came before and with it."""
        deadline = time.monotonic() + seconds
        while wanted not in self.text:
            if time.monotonic() > deadline or not select.select([self.master], [], [], 1)[0]:
                if time.monotonic() > deadline:
                    raise AssertionError(f"{wanted!r} never came: {self.text[-2000:]}")
                continue
            try:
                self.text += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:
                break
        found, _, self.text = self.text.partition(wanted)
        return found + wanted

    def came(self, wanted: str, seconds: float) -> bool:
        """Say whether a text comes within some seconds."""
        try:
            self.until(wanted, seconds)
        except AssertionError:
            return False
        return True

    def type(self, line: str) -> None:
        os.write(self.master, line.encode())

    def end(self) -> int:
        code = self.process.wait(30)
        os.close(self.master)
        return code


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = (TRANSCRIPTS / "at-a-real-table.txt").read_text("utf-8").splitlines()
    typed = [line[2:] for line in lines if line.startswith("> ")]
    screen = Terminal("--lang", "en", "--save", str(file))
    screen.until("\n> ")
    for line in typed:
        screen.type(line + "\n")
        shown = screen.until("\n> ")
    assert "red wins" in shown
    screen.type("table\n")
    assert "<0>" in screen.until("\n> ")
    screen.type("\x04")
    assert "--resume" in screen.until("--resume")
    assert screen.end() == 0
    assert file.exists()


def test_tab_completes_and_ctrl_c_saves(tmp_path: Path) -> None:
    pytest.importorskip("readline")
    screen = Terminal(
        "--lang", "en", "--deal", "--seed", "3", "--bot", "red=greedy", "--save", str(tmp_path / "g.json")
    )
    screen.until("\n> ")
    screen.type("mo\t\n")
    assert "moves" in screen.until("Distance 6")
    screen.until("\n> ")
    for _ in range(8):  # a signal that comes while the line editor starts is only seen with the next key
        os.write(screen.master, b"\x03")
        if screen.came("--resume", 4):
            break
    assert screen.end() == 0


def test_a_shared_screen_is_wiped_before_it_is_passed_on(tmp_path: Path) -> None:
    screen = Terminal("--lang", "en", "--deal", "--seed", "4", "--save", str(tmp_path / "g.json"))
    screen.until("pass the screen to Green")
    screen.type("\n")
    assert "Green holds" in screen.until("\n> ")
    screen.type("moves\n")
    screen.until("\n> ")
    screen.type("end\n")
    screen.until("hides your cards")
    screen.type("\n")
    shown = screen.until("pass the screen to Red")
    assert "\x1b[2J" in shown
    screen.type("\n")
    shown = screen.until("\n> ")
    assert "Red holds" in shown
    assert "Green holds" not in shown
    assert "Distance 6 → 7" in shown
    screen.type("quit\n")
    screen.until("--resume")
    assert screen.end() == 0
