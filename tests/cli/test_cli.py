"""The command line: every sub-command, and one clear line for every mistake."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods import __version__
from sleeping_gods.campaign.games import load_pack, resume, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.cli import COMMANDS, main
from sleeping_gods.journal.file import CampaignFile
from sleeping_gods.journal.reading import read
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A campaign of the harbour, some way into it, with an undo."""
    path = tmp_path / "evening.campaign"
    game, pack = load_pack("harbour")
    campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), {"seed": "3"}), path)
    luck = Luck(3)
    for _ in range(40):
        campaign.play(None, text(luck.pick(options(campaign.table))))
    campaign.undo()
    campaign.play(None, text(options(campaign.table)[0]))
    campaign.close()
    return path


class TestReplay:
    """replay FILE [--until N]."""

    @pytest.mark.slow
    def test_a_good_file_fits(self, evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """The command says how many entries fit and what can be chosen next."""
        assert main(["replay", str(evening)]) == 0

        out = capsys.readouterr().out
        assert "entries fit, state #" in out
        assert "next: " in out

    @pytest.mark.slow
    def test_it_can_stop_on_the_way(self, evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """After entry N the state is the one that line N records."""
        line = next(line for line in evening.read_text().splitlines() if line.startswith("12 "))

        assert main(["replay", str(evening), "--until", "12"]) == 0

        assert line.split("#")[1].split(" ")[0] in capsys.readouterr().out

    def test_a_changed_line_is_named(self, evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """The first line that does not fit, and how much of the campaign is good."""
        lines = evening.read_text().splitlines(keepends=True)
        number = next(n for n, line in enumerate(lines) if line.startswith("9 "))
        lines[number] = lines[number].replace(" ", " x", 2)
        evening.write_text("".join(lines))

        assert main(["replay", str(evening)]) == 2

        assert f"line {number + 1}: expected" in capsys.readouterr().err

    def test_an_unfinished_line_is_reported(self, evening: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """The rest fits, and the file is not touched."""
        evening.write_bytes(evening.read_bytes()[:-9])
        before = evening.read_bytes()

        assert main(["replay", str(evening)]) == 0

        assert "is unfinished and was left out" in capsys.readouterr().err
        assert evening.read_bytes() == before

    @pytest.mark.parametrize(
        ("arguments", "message"),
        [
            (["no-such.campaign"], "no-such.campaign: No such file"),
            (["{file}", "--until", "9999"], "expected an entry from 0 to "),
            (["{file}", "--pack", "atlantis"], "expected a pack among harbour"),
        ],
    )
    def test_mistakes(
        self, evening: Path, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """One line, exit code 2."""
        code = main(["replay", *(word.format(file=evening) for word in arguments)])

        err = capsys.readouterr().err
        assert code == 2
        assert message in err
        assert len(err.splitlines()) == 1

    def test_the_pack_must_be_the_one_it_was_played_with(
        self, evening: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """A campaign for another digest of the pack names the version that it needs."""
        journal = read(evening).journal
        journal.setup = dataclasses.replace(journal.setup, pack_version="7", pack_digest="0000")
        other = evening.with_name("other.campaign")
        CampaignFile.create(other, journal).close()

        assert main(["replay", str(other)]) == 2

        assert "needs the pack harbour version 7 (digest 0000)" in capsys.readouterr().err

    def test_a_campaign_goes_on_where_it_was(self, evening: Path) -> None:
        """Opened again by its file alone, with the pack that it names."""
        campaign = resume(evening)
        entries = len(campaign.journal.entries)
        campaign.play(None, text(options(campaign.table)[0]))

        assert len(campaign.journal.entries) > entries
        campaign.close()


class TestScenario:
    """scenario FILE..."""

    def test_good_and_bad(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Each scenario is named; one that does not hold makes the code 1, with file and line."""
        path = tmp_path / "x.scenario"
        path.write_text("scenario: Rich\nexpect coins 3\n\nscenario: Richer\nexpect coins 4\n")

        assert main(["scenario", str(path)]) == 1

        shown = capsys.readouterr()
        assert "ok     Rich" in shown.out
        assert "2 scenarios, 1 failed" in shown.out
        assert f"{path}:5: expect coins 4: got 3" in shown.err

    def test_not_a_scenario(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A file of another kind is named with its line."""
        path = tmp_path / "x.scenario"
        path.write_text("Dear diary\n")

        assert main(["scenario", str(path)]) == 2

        assert f"error: {path}:1: expected 'scenario: TITLE' first" in capsys.readouterr().err


class TestBots:
    """bench and soak."""

    @pytest.mark.slow
    def test_bench(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Figures per game, for programs and for people."""
        assert main(["bench", "--decisions", "500", "--json"]) == 0
        figures = json.loads(capsys.readouterr().out)["sea"]
        assert figures["decisions_per_second"] > 0

        assert main(["bench", "--decisions", "100", "--profile"]) == 0
        assert "decisions a second" in capsys.readouterr().out

    @pytest.mark.slow
    def test_bench_of_campaigns(self, capsys: pytest.CaptureFixture[str]) -> None:
        """What each part of a choice on disk costs, how long a campaign takes to open, and what some open ones take."""
        assert main(["bench", "--campaigns", "2", "--choices", "60"]) == 0
        said = capsys.readouterr().out
        for part in ("clone, once", "canonical bytes", "append and flush", "from its checkpoint", "2 of them open"):
            assert part in said

    @pytest.mark.slow
    def test_soak(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A short run with everything checked finds nothing."""
        arguments = ["soak", "--decisions", "300", "--failures", str(tmp_path)]

        assert main([*arguments, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["good"] is True

        assert main(arguments) == 0
        assert "0 violations, 0 exceptions" in capsys.readouterr().out


class TestPack:
    """pack list [PACK...]."""

    @pytest.mark.slow
    def test_installed_packs(self, capsys: pytest.CaptureFixture[str]) -> None:
        """One line each."""
        assert main(["pack", "list"]) == 0

        assert "harbour version 1, game sea, digest " in capsys.readouterr().out

    def test_a_broken_pack(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """All findings, with file and line."""
        (tmp_path / "pack.toml").write_text("[pack]\nid = 5\n")

        assert main(["pack", "list", str(tmp_path)]) == 2

        assert "error: " in capsys.readouterr().err


class TestTop:
    """The command itself."""

    @pytest.mark.parametrize("command", COMMANDS)
    def test_help_has_examples(self, command: str, capsys: pytest.CaptureFixture[str]) -> None:
        """Every sub-command explains itself."""
        with pytest.raises(SystemExit) as done:
            main([command, "--help"])

        assert done.value.code == 0
        assert f"examples:\n  sleeping-gods {command}" in capsys.readouterr().out

    @pytest.mark.parametrize("arguments", [[], ["fly"], ["replay"], ["bench", "--decisions", "many"]])
    def test_misuse_is_code_2(self, arguments: list[str]) -> None:
        """As everywhere on the command line."""
        with pytest.raises(SystemExit) as done:
            main(arguments)

        assert done.value.code == 2

    @pytest.mark.slow
    def test_python_m(self) -> None:
        """The module is the command, and a mistake shows no traceback."""
        command = [sys.executable, "-m", "sleeping_gods"]

        version = subprocess.run([*command, "--version"], capture_output=True, text=True, check=True)
        mistake = subprocess.run([*command, "replay", "nothing"], capture_output=True, text=True, check=False)

        assert version.stdout == f"sleeping-gods {__version__}\n"
        assert (mistake.returncode, mistake.stderr) == (2, "error: nothing: No such file or directory\n")
