"""The command ``rules``: entries, rules, search, the site, the ledger and its coverage."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from sleeping_gods.cli import main
from sleeping_gods.reference.ledger import ledger


class TestReading:
    """rules, rules WORD, rules ID."""

    def test_an_entry_is_shown(self, capsys: pytest.CaptureFixture[str]) -> None:
        """By its name: the whole entry, and that the other game has one too."""
        assert main(["rules", "venom"]) == 0

        out = capsys.readouterr().out
        assert out.startswith("# Venom")
        assert "SG-STATUS-002" in out
        assert "rules venom --game skies" in out

    @pytest.mark.parametrize(
        ("words", "title"),
        [(["low", "morale"], "# Low morale"), (["tired"], "# Fatigue"), (["riposte", "--lang", "fr"], "# Riposte"),
         (["stamina"], "# Stamina"), (["time", "--game", "skies"], "# Time")],
    )  # fmt: skip
    def test_an_entry_has_several_names(self, words: list[str], title: str, capsys: pytest.CaptureFixture[str]) -> None:
        """Slug, title, other names, in the language that is read."""
        assert main(["rules", *words]) == 0

        assert capsys.readouterr().out.startswith(title)

    def test_a_rule_is_shown_by_its_id(self, capsys: pytest.CaptureFixture[str]) -> None:
        """In French: the sentence that states it, and the entry around it."""
        assert main(["rules", "SG-CHAL-003", "--lang", "fr"]) == 0

        out = capsys.readouterr().out
        assert "SG-CHAL-003" in out
        assert "Voir aussi\u202f: " in out
        assert "(l'entrée entière\u202f: rules challenge --game sea)" in out

    @pytest.mark.slow
    def test_words_that_name_nothing_are_searched_for(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The best results with the sentences that answer."""
        assert main(["rules", "what", "happens", "if", "the", "ship", "sinks"]) == 0

        assert "(sea/ship-defeat)" in capsys.readouterr().out.splitlines()[0]

    def test_an_entry_for_programs(self, capsys: pytest.CaptureFixture[str]) -> None:
        """JSON with title, link, rules and text."""
        assert main(["rules", "fatigue", "--json"]) == 0

        entry = json.loads(capsys.readouterr().out)
        assert (entry["title"], entry["link"]) == ("Fatigue", "en/sea/fatigue.html")
        assert "SG-FATIGUE-004" in entry["rules"]
        assert entry["text"].startswith("# Fatigue")

    def test_nothing_asked_shows_the_contents(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The chapters of both games, or of one."""
        assert main(["rules"]) == 0
        both = capsys.readouterr().out
        assert main(["rules", "--game", "skies", "--lang", "fr"]) == 0
        one = capsys.readouterr().out

        assert "Sleeping Gods (" in both
        assert "Sleeping Gods (" not in one
        assert "Votre tour\u202f: Tour de jeu · Joueur actif" in one
        assert one.splitlines()[-1].startswith("rules MOT montre")

    def test_an_unknown_rule(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The error names ids that may be meant."""
        assert main(["rules", "SG-CHAL-3"]) == 2

        assert "error: expected the id of a rule such as SG-CHAL-" in capsys.readouterr().err


class TestSearch:
    """rules --search QUESTION."""

    @pytest.mark.slow
    def test_results_for_programs(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Best first, each with its title, a link to the sentence that answers, and the rules that it states."""
        assert main(["rules", "--search", "what happens if the ship sinks", "--json"]) == 0

        results = json.loads(capsys.readouterr().out)["results"]
        assert results[0]["link"].partition("#")[0] == "en/sea/ship-defeat.html"
        assert [results[0]["sentence"][start:end] for start, end in results[0]["marked"]]
        assert results[0]["rules"]
        assert {"title", "game", "brief", "score"} <= set(results[0])
        rows = {result["link"].partition("#")[0].rpartition("/")[2]: result["score"] for result in reversed(results)}
        best = list(reversed(rows.values()))
        assert best == sorted(best, reverse=True)

    @pytest.mark.slow
    def test_results_in_french(self, capsys: pytest.CaptureFixture[str]) -> None:
        """French finds French."""
        assert main(["rules", "--search", "le bateau coule", "--game", "sea", "--lang", "fr", "--most", "3"]) == 0

        out = capsys.readouterr().out
        assert "(sea/ship-defeat)" in out.splitlines()[0]
        assert out.count("(s") == 3

    @pytest.mark.parametrize("wrong", [["--most", "0"], ["--most", "-1"], ["--most", "x"], ["and", "words"]])
    def test_what_cannot_be_meant_is_refused(self, wrong: list[str]) -> None:
        """No results are no number of results; words beside a question would be lost."""
        try:
            code = main(["rules", "--search", "venom", *wrong])
        except SystemExit as refused:
            code = int(str(refused.code))

        assert code == 2

    @pytest.mark.slow
    def test_any_letter_can_be_written_anywhere(self) -> None:
        """Where a pipe knows only ASCII, letters are escaped, and JSON stays JSON."""
        command = [sys.executable, "-m", "sleeping_gods", "rules", "fatigue", "--lang", "fr", "--json"]
        run = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=True)

        assert json.loads(run.stdout)["title"] == "Fatigue"

    def test_nothing_found(self, capsys: pytest.CaptureFixture[str]) -> None:
        """The code is 1, and JSON stays JSON."""
        assert main(["rules", "--search", "xyzzyqq"]) == 1
        assert "nothing found" in capsys.readouterr().out
        assert main(["rules", "--search", "xyzzyqq", "--json"]) == 1
        assert json.loads(capsys.readouterr().out)["results"] == []


@pytest.mark.slow
class TestSite:
    """rules --site DIR, rules --open."""

    def test_the_site_is_written(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """The command says where to begin."""
        assert main(["rules", "--site", str(tmp_path / "site")]) == 0

        assert "index.html" in capsys.readouterr().out
        assert (tmp_path / "site" / "fr" / "sea" / "fatigue.html").is_file()

    def test_a_folder_with_other_things_is_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Nothing in it is touched."""
        (tmp_path / "notes.txt").write_text("mine")

        assert main(["rules", "--site", str(tmp_path)]) == 2
        assert "expected an empty folder" in capsys.readouterr().err

    @pytest.mark.usefixtures("site_in_cache")
    def test_the_browser_opens_at_an_entry(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """A name opens its page; without a browser the path is there to be copied."""
        opened: list[str] = []

        def no_browser(url: str) -> bool:
            opened.append(url)
            return False

        monkeypatch.setattr(webbrowser, "open", no_browser)

        asked: tuple[list[str], ...] = (
            ["splash", "damage", "--lang", "fr"],
            [],
            ["--game", "skies"],
            ["sg-chal-003"],
            ["what happens if the ship sinks"],
        )
        for words in asked:
            assert main(["rules", *words, "--open"]) == 0
        assert main(["rules", "xyzzyqq", "--open"]) == 1

        ends = (
            "/fr/sea/splash-damage.html",
            "/index.html",
            "/en/skies/index.html",
            "#SG-CHAL-003",
            "/ship-defeat.html",
        )
        pages = [*opened[:-1], re.sub(r"#s[0-9]+$", "", opened[-1])]
        assert [url.endswith(end) for url, end in zip(pages, ends, strict=True)] == [True] * 5
        out = capsys.readouterr().out
        assert "no browser was found here" in out
        assert Path(out.splitlines()[0]).is_file()


class TestLedger:
    """rules ID --ledger, rules --coverage."""

    def test_a_record_is_shown(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Title, text, ruling and example."""
        assert main(["rules", "SG-COMP-001", "--ledger"]) == 0

        out = capsys.readouterr().out
        assert "SG-COMP-001  Player count (figure)" in out
        assert "ruling: " in out
        assert "example: " in out

    def test_no_id_no_record(self, capsys: pytest.CaptureFixture[str]) -> None:
        """One is told what to give."""
        assert main(["rules", "--ledger"]) == 2

        assert "expected the id of a rule" in capsys.readouterr().err

    @pytest.mark.slow
    def test_coverage_for_programs(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Rows with id, status and tests; the exit code says whether all is well."""
        code = main(["rules", "--coverage", "--json"])

        report = json.loads(capsys.readouterr().out)
        assert [row["id"] for row in report["rows"]] == [*ledger("sea")]
        assert {"id", "status", "tests"} <= set(report["rows"][0])
        assert code == (0 if report["good"] else 1)

    def test_coverage_for_people(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A line for each rule and the sums; without tests everything is untested."""
        assert main(["rules", "--coverage", "--tests", str(tmp_path)]) == 1

        out = capsys.readouterr().out
        assert "667 rules: " in out
        assert "untested: " in out

    def test_no_tests_no_coverage(self, capsys: pytest.CaptureFixture[str]) -> None:
        """A folder that is not there is a mistake."""
        assert main(["rules", "--coverage", "--tests", "no-such-folder"]) == 2

        assert "no-such-folder: expected a folder of tests" in capsys.readouterr().err
