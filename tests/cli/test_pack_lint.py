"""``pack lint``: what an author is told about good packs, bad packs and hostile ones."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.cli import main
from sleeping_gods.commands.pack.lint import CLEAR, show_findings, watch
from sleeping_gods.content.builtin import pack_folder
from sleeping_gods.kernel.errors import BrokenPack

from ..authoring.mutation import Mutation
from ..breaking import change


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the harbour to break, without its French, which would be stale with every sentence."""
    french = shutil.ignore_patterns("*.fr.md")
    copy = Path(shutil.copytree(pack_folder("harbour"), tmp_path / "mine", ignore=french))
    change(copy, "pack.toml", '^languages = \\["en", "fr"\\]\n', "")
    return copy


def linted(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str]]:
    """The exit code and the lines of a lint."""
    code = main(["pack", "lint", *arguments])
    return code, capsys.readouterr().out.splitlines()


def line_of(path: Path, begin: str) -> int:
    """The number of the first line that begins so."""
    lines = path.read_text(encoding="utf-8").split("\n")
    return next(number for number, line in enumerate(lines, start=1) if line.startswith(begin))


def add_loop(folder: Path) -> None:
    """Two more paragraphs that lead to each other alone."""
    prose = "Prose and prose and prose and prose and prose and prose and prose and prose."
    loop = f"\n## 2.8 To\n\n{prose}\n\n> turn to 2.9\n\n## 2.9 Fro\n\n{prose}\n\n> turn to 2.8\n"
    path = folder / "story" / "002.md"
    path.write_text(path.read_text(encoding="utf-8") + loop, encoding="utf-8")


class TestFindings:
    """What is printed, and how the command ends."""

    @pytest.mark.slow
    def test_good_packs_of_both_games(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Shipped packs by their names."""
        assert linted(capsys, "harbour", "airfield") == (0, ["0 findings"])

    @pytest.mark.slow
    def test_a_bad_pack(self, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A line for each finding with file, line, code, and what was perhaps meant; the command fails."""
        change(copy, "enemies.toml", r"^level = 1$", "levle = 1")
        code, lines = linted(capsys, str(copy))

        assert code == 1
        assert lines == [
            f"{copy}/enemies.toml:3: missing-key [[enemy]] bilge-imp: expected the key 'level'",
            f"{copy}/enemies.toml:3: unknown-key [[enemy]] bilge-imp: unknown key 'levle' (did you mean 'level'?)",
            "2 findings",
        ]

    @pytest.mark.slow
    def test_for_a_machine(self, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """The same as JSON."""
        change(copy, "story/002.md", "turn to 2\\.1", "turn to 2.77")
        assert main(["pack", "lint", str(copy), "--json"]) == 1

        (found,) = json.loads(capsys.readouterr().out)
        assert (found["file"], found["code"]) == (f"{copy}/story/002.md", "dangling")
        assert found["message"].endswith("got '2.77'")
        assert found["line"] == line_of(copy / "story" / "002.md", "- (a) ")

    def test_an_unknown_pack(self, capsys: pytest.CaptureFixture[str]) -> None:
        """A name that is no pack is a wrong call, and so is a folder that is none."""
        assert main(["pack", "lint", "harbor"]) == 2
        assert "got 'harbor'" in capsys.readouterr().err
        for command in (["lint"], ["words"], ["graph"], ["trans", "status"], ["where", "GULL"]):
            assert main(["pack", *command, "./nowhere"]) == 2
            assert "expected the folder of a pack, got './nowhere'" in capsys.readouterr().err

    @pytest.mark.slow
    def test_a_suppressed_finding(self, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A doubled word is found, and with a note it is meant."""
        change(copy, "story/002.md", "Kasumi finds the error", "Kasumi finds the the error")
        code, lines = linted(capsys, str(copy))
        assert (code, len(lines)) == (1, 2)
        assert lines[0].startswith(f"{copy}/story/002.md:")
        assert ": doubled-word " in lines[0]

        change(copy, "story/002.md", "^## 2.2 ", "%% lint: doubled-word she stutters\n## 2.2 ")
        assert linted(capsys, str(copy)) == (0, ["0 findings"])


def test_a_fault_of_the_box_is_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two packs that take the same box have its faults in common, under the name of the box."""
    fault = Mutation("bad-effect", "sea-box/crew.toml", 'do = ["draw 1"]', 'do = ["drow 1"]').broken(tmp_path)

    assert show_findings({"one": fault, "./two": fault}, machine=False) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2
    assert told[0].startswith("sea-box/crew.toml:3: bad-effect ")


class TestCounts:
    """--counts."""

    def test_a_table(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Everything is counted beside the box."""
        code, lines = linted(capsys, "harbour", "--counts")

        assert code == 0
        assert lines[0].split() == ["harbour", "in", "the", "box"]
        assert ["abilities", "60", "60"] in [line.split() for line in lines]

    def test_for_a_machine(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The same as JSON, by pack."""
        assert main(["pack", "lint", "airfield", "--counts", "--json"]) == 0

        counts = json.loads(capsys.readouterr().out)
        assert {"what": "abilities", "number": 62, "most": 62} in counts["airfield"]

    @pytest.mark.slow
    def test_a_pack_that_cannot_be_loaded(self, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """There is nothing to count in it, and the findings are told."""
        change(copy, "enemies.toml", r"^level = 1$", "level = '1'")

        assert main(["pack", "lint", str(copy), "--counts"]) == 2
        assert "wrong-type" in capsys.readouterr().err


class TestWatch:
    """--watch."""

    @pytest.mark.slow
    def test_it_lints_again_after_a_change(self, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Each time with an empty screen and the time taken; Ctrl-C ends it well."""
        naps = 0

        def sleep(_: float) -> None:
            nonlocal naps
            naps += 1
            if naps == 2:
                change(copy, "story/002.md", "turn to 2\\.1", "turn to 2.77")
            elif naps == 4:
                raise KeyboardInterrupt

        ticks = iter([1.0, 1.25, 5.0, 5.5])
        assert watch([str(copy)], sleep, lambda: next(ticks)) == 0

        first, second = capsys.readouterr().out.split(CLEAR)[1:]
        assert first == f"0 findings\n0.2 s; watching {copy}, Ctrl-C ends\n"
        assert "got '2.77'\n1 finding\n0.5 s; " in second

    def test_a_machine_does_not_watch(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The options do not go together."""
        assert main(["pack", "lint", "harbour", "--watch", "--json"]) == 2
        assert "--watch" in capsys.readouterr().err


class TestHostilePacks:
    """Nothing is loaded, nothing outside the folder is read, and all findings come at once."""

    @pytest.mark.slow
    def test_everything_at_once(self, copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A syntax error, a dangling turn, a cyclic jump, a line of 10 MB, and links and a box outside the folder."""
        secret = tmp_path / "secret.md"
        secret.write_text("# 7 Secret\n\n## 7 Secret\n\nThe password is swordfish.\n")
        (copy / "story" / "007.md").symlink_to(secret)
        (copy / "outside").symlink_to(tmp_path)
        change(copy, "quests.toml", r"^number = 12$", "number = %")
        slip = line_of(copy / "quests.toml", "number = %")
        change(copy, "pack.toml", r'^base = ".*"', 'base = "../sea-box"')
        (copy / "story" / "008.md").write_text(f"# 8 Long\n\n## 8 Long\n\n{'x' * 10_000_000}\n")
        (copy / "story" / "009.md").write_text(f"# 9 Long\n\n## 9 Long\n\n{'x' * 10_001}\n")
        change(copy, "story/002.md", "turn to 2\\.2", "turn to 99.9")
        dangling = line_of(copy / "story" / "002.md", "- (b) ")
        add_loop(copy)
        loop = line_of(copy / "story" / "002.md", "## 2.8 ")
        code, lines = linted(capsys, str(copy))

        assert code == 1
        begins = [
            "outside: file expected a file or folder, got a link",
            "pack.toml:7: base expected a box among sea-box, skies-box for 'base', got '../sea-box'",
            f"quests.toml:{slip}: toml ",
            f"story/002.md:{dangling}: dangling paragraph 2 choice (b): expected a paragraph of the pack, got '99.9'",
            f"story/002.md:{loop}: forced-loop paragraph 2.8: the story never leaves 2.8, 2.9",
            "story/007.md: file expected a file or folder, got a link",
            "story/008.md:5: file expected at most 262144 bytes",
            "story/009.md:5: file expected at most 10000 characters in a line, got 10001",
        ]
        for begin in begins:
            assert [line for line in lines if line.startswith(f"{copy}/{begin}")], (begin, lines)
        assert "swordfish" not in "".join(lines)
        with pytest.raises(BrokenPack) as broken:
            load_pack(f"{copy}/")
        assert [f"{copy}/{finding}" for finding in broken.value.findings] == lines[:-1]

    @pytest.mark.slow
    def test_a_dangling_reference(self, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """The line is that of the choice that leads nowhere."""
        change(copy, "story/002.md", "turn to 2\\.2", "turn to 99.9")
        _, lines = linted(capsys, str(copy))

        line = line_of(copy / "story" / "002.md", "- (b) ")
        assert lines[0].startswith(f"{copy}/story/002.md:{line}: dangling paragraph 2 choice (b): expected a paragraph")

    @pytest.mark.slow
    def test_a_cyclic_jump(self, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Two paragraphs that only lead to each other are found, and such a pack is not loaded: it could not go on."""
        add_loop(copy)
        change(copy, "story/002.md", "turn to 2\\.1", "turn to 2.8")
        code, lines = linted(capsys, str(copy))

        assert code == 1
        assert any(": forced-loop " in line for line in lines), lines
        with pytest.raises(BrokenPack, match=r"the story never leaves 2\.8, 2\.9"):
            load_pack(f"{copy}/")

    @pytest.mark.slow
    def test_a_terminal_obeys_nothing(self, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Control characters in ids, keys and names of files are written out, whatever the command."""
        change(copy, "enemies.toml", r'^id = "bilge-imp"', r'id = "\\u001b[2J"')
        (copy / "story" / "\x1b[31m.md").write_text("")
        (copy / "\udcff.toml").write_text("")
        code, lines = linted(capsys, str(copy))

        assert code == 1
        assert f"{copy}/\\udcff.toml: file expected a name of printable characters" in lines
        assert f"{copy}/story/\\x1b[31m.md: file expected a name of printable characters" in lines
        assert any("[[enemy]] \\x1b[2J" in line for line in lines)
        for command in (["lint", str(copy), "--json"], ["where", "enemy", "1", str(copy)], ["list", str(copy)]):
            main(["pack", *command])
            said = capsys.readouterr()
            assert "\x1b" not in said.out + said.err

    def test_a_manifest_that_is_none(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """An empty folder, and bytes that are no text."""
        assert linted(capsys, str(tmp_path))[1] == [f"{tmp_path}/pack.toml: table expected a [pack] table", "1 finding"]

        (tmp_path / "pack.toml").write_bytes(b"\xff\xfe\x00")
        assert linted(capsys, str(tmp_path))[1][0] == f"{tmp_path}/pack.toml:1: file expected text, got a NUL byte"
