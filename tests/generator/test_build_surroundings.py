"""``deckwright build`` with wrong words, with streams, a locale or a memory that are narrow."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("nogame",), 1),
        (("--lang", "fr"), 1),
        (("--only", "cards"), 2),
        (("--dpi", "9"), 2),
        (("--dpi", "nan"), 2),
        (("--flp", "long"), 2),
    ],
)
def test_wrong_words_have_their_exit_code_and_no_traceback(project, words: tuple[str, ...], code: int) -> None:
    result = project.cards("A1: {name: Ember}").build(*words)
    assert result.exit_code == code
    assert "Traceback" not in result.output


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="peak memory is read from /proc")
def test_e12_many_large_pictures_need_the_memory_of_a_few(project) -> None:
    noise = Image.frombytes("RGB", (500, 700), os.urandom(500 * 700 * 3)).resize((1500, 2100))
    for number in range(40):
        noise.putpixel((number, 0), (number, 0, 0))
        noise.save(project.folder / f"art{number}.jpg", quality=80)
    project.cards(*(f"A{number}: {{name: Fox, picture: art{number}.jpg}}" for number in range(40)))
    program = (
        "import atexit; from generator.cli import main\n"
        "atexit.register(lambda: print([l for l in open('/proc/self/status') if l.startswith('VmHWM')][0]))\nmain()"
    )
    command = [sys.executable, "-c", program, "build", "--only", "faces", "--dpi", "72", "--jobs", "1"]
    result = subprocess.run(
        command, cwd=project.folder, capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    # 40 × 1500 × 2100 × 3 bytes are 378 MB of pixels.
    assert int(result.stdout.rsplit("VmHWM:", 1)[1].split()[0]) < 200_000
    assert len(list((project.made / "cards").glob("A*.png"))) == 40


@pytest.mark.skipif(sys.platform == "win32", reason="bash is not there")
@pytest.mark.parametrize(("behind", "code"), [("| head -1; exit ${PIPESTATUS[0]}", 1), (">&- 2>&-", 0)])
def test_j05_a_build_that_nobody_listens_to_is_finished(project, behind: str, code: int) -> None:
    project.cards(*(f"A{number}: {{name: Ember}}" for number in range(9)))
    command = f'"{sys.executable}" -u -c "from generator.cli import main; main()" build --dpi 36 {behind}'
    result = subprocess.run(
        ["bash", "-c", command], cwd=project.folder, capture_output=True, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert result.returncode == code
    assert result.stdout.count(b"\n") <= 1
    assert b"rror" not in result.stderr
    assert len(list((project.made / "cards").glob("A*.png"))) == 9
    assert (project.made / "cards.pdf").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="file names are Unicode on Windows")
@pytest.mark.parametrize("isolated", [False, True])
def test_c10_f10_other_scripts_work_in_the_c_locale(project, isolated: bool) -> None:
    (project.folder / "art").mkdir()
    Image.new("RGB", (900, 900)).save(project.folder / "art" / "é 1.png")
    project.layout("ö", "extends: plain\n").cards("A1: {name: Fuchs, layout: ö, picture: art/é 1.png}")
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from generator.cli import main; main()"
    words = ["build", "--file", str(project.folder), "--out", str(project.folder / "out"), "--only", "faces"]
    narrow = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    flags = ["-E"] if isolated else []
    result = subprocess.run(
        [sys.executable, *flags, "-c", program, *words], capture_output=True, check=False, env={**os.environ, **narrow}
    )
    assert (result.returncode, result.stderr) == (0, b"")
    assert (project.made / "cards" / "A1.png").exists()


def test_j07_no_escape_codes_in_a_pipe(project) -> None:
    project.cards("A1: {name: Ember}")
    command = [sys.executable, "-c", "from generator.cli import main; main()", "build", "--out", "out"]
    result = subprocess.run(
        command, cwd=project.folder, capture_output=True, check=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert b"\x1b" not in result.stdout + result.stderr
    assert b"wrote out/foxes/en/cards.pdf" in result.stdout.replace(os.sep.encode(), b"/")


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminal on Windows")
def test_j07_no_escape_codes_on_a_terminal(project, monkeypatch: pytest.MonkeyPatch) -> None:
    import pty

    project.cards("A1: {name: Ember}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(project.folder)
    seen = bytearray()

    def read(descriptor: int) -> bytes:
        data = os.read(descriptor, 4096)
        seen.extend(data)
        return data

    status = pty.spawn([sys.executable, "-c", "from generator.cli import main; main()", "build", "--dpi", "36"], read)
    assert os.waitstatus_to_exitcode(status) == 0
    assert b"4/4" in seen
    assert b"\x1b" not in seen
