"""``deckwright build`` on small games that no engine knows, as another author would use it."""

import os
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest
from click.testing import CliRunner, Result
from PIL import Image

from generator.cli import root

ROOT = Path(__file__).parents[2]
HEAD = "format: 1\ngames:\n  foxes:\n    title: Foxes\n    languages: [en]\n    cards:\n"


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("DECKWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("LC_ALL", "C")


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
def project(tmp_path: Path) -> Project:
    return Project(tmp_path / "My Game – 炎")


def test_build_makes_faces_pdf_and_sheets_and_says_so(project: Project) -> None:
    result = project.cards("A1: {name: Ember, copies: 2, text: Burn}").build()
    assert result.exit_code == 0, result.output
    names = sorted(path.relative_to(project.made).as_posix() for path in project.made.rglob("*.p*"))
    assert names == ["cards.pdf", "cards/A1.png", "cards/back-plain-back.png", "sheets-a4.pdf"]
    assert "foxes: 4 files made" in result.output
    with Image.open(project.made / "cards" / "A1.png") as face:
        # 63 + 2 × 3 mm by 88 + 2 × 3 mm at 300 DPI
        assert face.size == (815, 1110)
        assert face.info["dpi"] == pytest.approx((300, 300), abs=0.02)


def test_second_build_makes_nothing(project: Project) -> None:
    project.cards("A1: {name: Ember}").build()
    assert "0 files made (0 B), 4 already up to date" in project.build().output


def test_i05_text_is_printed_as_typed(project: Project) -> None:
    project.cards("NO: {name: On, text: 'R&D, S&P 500, Pay <2, 0.1 <A <0.9, <b>x'}").build("--only", "faces")
    assert "R&D, S&P 500, Pay <2, 0.1 <A <0.9, <b>x" in project.text()


def test_c01_c03_i03_fields_keep_what_the_author_typed(project: Project) -> None:
    project.layout(
        "own",
        "extends: plain\nnames: {text: \"{{ card.cost }} {{ card.time }} {{ card.copy }} {{ card.items|join('+') }}\"}\n",
    )
    result = project.cards('"007": {name: Yes, layout: own, cost: 010, time: 12:30, copy: two, items: [a, b]}').build(
        "--only", "faces"
    )
    assert result.exit_code == 0, result.output
    assert "010 12:30 two a+b" in project.text()
    assert (project.made / "cards" / "007.png").exists()


def test_a02_text_that_does_not_fit_is_printed_marked_and_told(project: Project) -> None:
    words = " ".join(f"word{number}" for number in range(400))
    result = project.cards(f"A1: {{name: Long, text: {words}}}", "A2: {name: Short, text: ok}").build("--only", "faces")
    assert result.exit_code == 1
    assert "A1" in result.output
    assert " mm" in result.output
    assert (project.made / "cards" / "A1.png").exists()
    assert (project.made / "cards" / "A2.png").exists()


def test_a02_120_words_shrink_into_their_box_and_all_are_there(project: Project) -> None:
    words = " ".join(f"word{number}" for number in range(120))
    assert project.cards(f"A1: {{name: Long, text: {words}}}").build("--only", "faces").exit_code == 0
    printed = project.text()
    assert all(f"word{number}" in printed for number in range(120))


def test_a04_missing_glyph_names_card_and_code_point(project: Project) -> None:
    result = project.cards('A1: {name: Rune, text: "Gain \\u16A0"}').build("--only", "faces")
    assert result.exit_code == 1
    assert "A1" in result.output
    assert "U+16A0" in result.output


def test_i01_mistyped_field_names_template_line_and_card(project: Project) -> None:
    project.layout("own", 'extends: plain\nnames:\n  text: "{{ card.nmae }}"\n')
    result = project.cards("A1: {name: Ember, layout: own}").build()
    assert result.exit_code == 1
    assert "own.yaml:3:" in result.output
    assert "card A1" in result.output
    assert "did you mean `name`?" in result.output
    # A name that could not be worked out takes no other one's value: nothing more is told of what needs it.
    assert result.output.count(": error: ") == 1


def test_unknown_picture_is_told_at_its_line(project: Project) -> None:
    result = project.cards("A1:", "  name: Ember", "  picture: foxx face").build("--only", "faces")
    assert result.exit_code == 1
    assert "cards.yaml:9:" in result.output


def test_d01_missing_art_names_card_and_full_path_and_placeholders_print_a_box(project: Project) -> None:
    project.cards("A1: {name: Ember, picture: art/missing.png}", "A2: {name: Ash}")
    result = project.build("--only", "faces")
    assert result.exit_code == 1
    assert "card A1" in result.output
    assert str(project.folder / "art" / "missing.png") in result.output
    assert (project.made / "cards" / "A2.png").exists()
    assert project.build("--only", "faces", "--placeholders").exit_code == 0


def test_d11_a_raised_limit_is_heard_by_the_next_build(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    Image.new("RGB", (900, 900)).save(project.folder / "fox.png")
    project.cards("A1: {name: Ember, picture: fox.png}")
    monkeypatch.setenv("DECKWRIGHT_MAX_PIXELS", "809999")
    refused = project.build("--only", "faces")
    assert refused.exit_code == 1
    assert "DECKWRIGHT_MAX_PIXELS=810000" in refused.output
    monkeypatch.setenv("DECKWRIGHT_MAX_PIXELS", "810000")
    assert project.build("--only", "faces").exit_code == 0


def test_f05_a_card_whose_layout_breaks_keeps_its_old_picture(project: Project) -> None:
    project.layout("own", "extends: plain\n").cards("A1: {name: Ember, layout: own}", "A2: {name: Ash}")
    assert project.build("--only", "faces").exit_code == 0
    before = (project.made / "cards" / "A1.png").read_bytes()
    project.layout("own", "extends: plian\n")
    result = project.build("--only", "faces")
    assert result.exit_code == 1
    assert result.output.count(": error: ") == 1
    assert (project.made / "cards" / "A1.png").read_bytes() == before


def test_a_card_taken_out_of_the_deck_loses_its_picture(project: Project) -> None:
    project.cards("A1: {name: Ember}", "A2: {name: Ash}").build("--only", "faces")
    assert "removed" in project.cards("A2: {name: Ash}").build("--only", "faces").output
    assert not (project.made / "cards" / "A1.png").exists()


def test_f01_edited_snippet_rebuilds_only_the_cards_that_use_it(project: Project) -> None:
    project.layout("cost", "layers:\n  dot: {type: shape, shape: circle, box: {w: 5, h: 5}, color: '#ff0000'}\n")
    project.layout(
        "costly", "extends: plain\nlayers:\n  cost: {type: include, file: cost, box: {x: 5, y: 30, w: 5, h: 5}}\n"
    )
    project.cards("A1: {name: Dear, layout: costly}", "A2: {name: Cheap}").build("--only", "faces")
    project.layout("cost", "layers:\n  dot: {type: shape, shape: circle, box: {w: 5, h: 5}, color: '#00ff00'}\n")
    output = project.build("--only", "faces").output
    assert "A1.png" in output
    assert "A2.png" not in output


def test_h09_equal_names_make_two_files(project: Project) -> None:
    project.cards("A1: {name: Spark}", "A2: {name: Spark}").build("--only", "faces")
    assert {path.name for path in (project.made / "cards").glob("A*.png")} == {"A1.png", "A2.png"}


@pytest.mark.parametrize("paper", ["b5", "A44", "0x0mm", "１００x２００mm", "210x297", ""])
def test_b15_unknown_paper_is_an_error_and_never_another_size(project: Project, paper: str) -> None:
    result = project.cards("A1: {name: Ember}").build("--paper", paper)
    assert result.exit_code == 1
    assert "paper" in result.output
    assert not (project.folder / "out").exists()


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
def test_wrong_words_have_their_exit_code_and_no_traceback(project: Project, words: tuple[str, ...], code: int) -> None:
    result = project.cards("A1: {name: Ember}").build(*words)
    assert result.exit_code == code
    assert "Traceback" not in result.output


def test_what_is_kept_for_the_printer_is_told_whenever_it_is_used(project: Project) -> None:
    project.cards("fox: {name: Fox}")
    assert "backs" not in project.build().stderr
    assert (
        "backs moved by 1,-0.5 mm and turned by 0.5°"
        in project.build("--back-offset", "1,-0.5", "--back-rotate", "0.5").stderr
    )
    assert "backs moved by 1,-0.5 mm and turned by 0.5°" in project.build().stderr
    assert "backs" not in project.build("--single-sided").stderr
    assert "backs" not in project.build("--back-offset", "0,0", "--back-rotate", "0").stderr


def test_f05_broken_cards_leave_old_files_good(project: Project) -> None:
    project.cards("A1: {name: Ember}").build()
    before = (project.made / "cards.pdf").read_bytes()
    result = project.cards("A1: {name: Ember, copies: many}").build()
    assert result.exit_code == 1
    assert "cards.yaml:7:" in result.output
    assert (project.made / "cards.pdf").read_bytes() == before


def test_named_size_is_the_card_s_size(project: Project) -> None:
    head = HEAD.replace("    cards:\n", "    size: tarot\n    cards:\n")
    project.cards("A1: {name: Tall}", head=head).build("--only", "faces")
    with Image.open(project.made / "cards" / "A1.png") as face:
        # 69.85 + 6 by 120.65 + 6 mm at 300 DPI: 895.9, 1495.9
        assert face.size == (896, 1496)


def test_a_locale_the_game_lacks_is_told(project: Project) -> None:
    project.cards("A1: {name: Ember}")
    assert "--lang" not in project.build().output
    project.cards("A1: {name: {en: Ember, fr: Braise}}", head=HEAD.replace("[en]", "[en, fr]"))
    assert "foxes: in en; --lang en|fr|all for others" in project.build().output


def test_a11_curly_quotes_are_printed_as_typed_and_found_either_way(project: Project) -> None:
    project.cards("A1: {name: Loup “Gris” d’Arc}").build("--only", "faces")
    assert "Loup “Gris” d’Arc" in project.text()
    for asked in ("Loup “Gris” d’Arc", 'Loup "Gris" d\'Arc'):
        found = CliRunner().invoke(root, ["card", asked, "--file", str(project.folder)])
        assert found.output.startswith("A1 · Loup “Gris” d’Arc"), found.output


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="peak memory is read from /proc")
def test_e12_many_large_pictures_need_the_memory_of_a_few(project: Project) -> None:
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
def test_j05_a_build_that_nobody_listens_to_is_finished(project: Project, behind: str, code: int) -> None:
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
def test_c10_f10_other_scripts_work_in_the_c_locale(project: Project, isolated: bool) -> None:
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


def test_a_language_that_one_of_several_games_lacks_is_refused_before_anything_is_made(project: Project) -> None:
    two = "format: 1\ngames:\n  foxes: {title: F, languages: [en, zh], cards: {A1: {name: x}}}\n"
    project.cards(head=two + "  owls: {title: O, languages: [ja], cards: {A1: {name: x}}}\n")
    result = project.build("--lang", "zh")
    assert result.exit_code == 1
    assert "owls has no language `zh`; it has ja" in result.output
    assert not (project.folder / "out").exists()


def test_a_game_named_twice_is_built_once(project: Project) -> None:
    output = project.cards("A1: {name: Ember}").build("foxes", "foxes").output
    assert "foxes: 4 files made" in output


def test_j07_no_escape_codes_in_a_pipe(project: Project) -> None:
    project.cards("A1: {name: Ember}")
    command = [sys.executable, "-c", "from generator.cli import main; main()", "build", "--out", "out"]
    result = subprocess.run(
        command, cwd=project.folder, capture_output=True, check=True, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert b"\x1b" not in result.stdout + result.stderr
    assert b"wrote out/foxes/en/cards.pdf" in result.stdout.replace(os.sep.encode(), b"/")


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminal on Windows")
def test_j07_no_escape_codes_on_a_terminal(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
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
