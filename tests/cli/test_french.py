"""The command line speaks the language of whoever calls it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.cli import COMMANDS, main
from sleeping_gods.commands.command_words import current_language, figure, say, use_language, words
from sleeping_gods.commands.pack import COMMANDS as PACK_COMMANDS
from sleeping_gods.commands.parser import mistake
from sleeping_gods.languages import WHOLE, Lang

TRANS = [["pack", "trans", "status"], ["pack", "trans", "new"], ["simulate", "report"]]
CALLS = [*([name] for name in COMMANDS), *(["pack", name] for name in PACK_COMMANDS), *TRANS]
"""Every command there is."""


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever calls lives in France."""
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")


def plainly(said: str) -> str:
    """A text on one line, with common spaces."""
    return re.sub(r"\s+", " ", said)


def helped(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The help of a command."""
    with pytest.raises(SystemExit) as done:
        main([*arguments, "--help"])
    assert done.value.code == 0
    return plainly(capsys.readouterr().out)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said of a wrong call, without the lines that show a right one."""
    try:
        code: object = main(arguments)
    except SystemExit as done:
        code = done.code
    assert code == 2
    return capsys.readouterr().err.splitlines()[-1]


class TestHelp:
    """--help."""

    def test_the_command_itself(self, french: None, capsys: pytest.CaptureFixture[str]) -> None:
        """Its own words, and those of the library that reads the call."""
        said = helped(capsys)

        assert said.startswith("usage : sleeping-gods [-h] [--version] COMMANDE ...")
        assert "arguments : COMMANDE play jouer une campagne" in said
        assert "options : -h, --help montrer cette aide" in said

    @pytest.mark.parametrize("call", CALLS, ids=" ".join)
    def test_every_command(self, call: list[str], french: None, capsys: pytest.CaptureFixture[str]) -> None:
        """Begins with what it is for; nothing in it is an English message."""
        said = helped(capsys, *call)
        own = "summary_" + "-".join(call)
        english = [
            plainly(text)
            for key in words("en").ids
            if not words("en").message(key).variables
            and (text := words("en").say(key)) != words("fr").say(key)
            and " " in text
        ]

        assert plainly(words("fr").say(own))[1:] in said
        assert [text for text in english if text in said] == []

    def test_there_is_a_summary_for_each_command_and_no_other(self) -> None:
        """The messages and the modules are the same."""
        told = {key for key in words("en").ids if key.startswith("summary_")}

        assert told == {"summary_" + "-".join(call) for call in CALLS}

    def test_an_option_before_the_system(self, french: None, capsys: pytest.CaptureFixture[str]) -> None:
        """--lang en is spoken to in English, wherever it lives."""
        assert helped(capsys, "rules", "--lang", "en").startswith("usage: sleeping-gods rules")
        assert helped(capsys, "rules", "--lang=en").startswith("usage: sleeping-gods rules")
        assert helped(capsys, "rules").startswith("usage : sleeping-gods rules")


class TestMistakes:
    """Wrong calls."""

    @pytest.mark.parametrize(
        ("call", "said"),
        [
            ([], "il manque : COMMANDE"),
            (["fly"], "argument COMMANDE : choix inconnu, 'fly' (à choisir parmi "),
            (["replay"], "il manque : FICHIER"),
            (["bench", "--decisions", "many"], "argument --decisions : un nombre entier est attendu, pas 'many'"),
            (["bench", "--seconds", "many"], "argument --seconds : un nombre est attendu, pas 'many'"),
            (["bench", "--pack"], "argument --pack : il faut une valeur"),
            (["pack", "where"], "il manque : QUOI [PACK]"),
            (["pack", "explain"], "il faut l'un de ces arguments : CODE --all --html"),
            (["rules", "--open", "--site", "x"], "argument --site : ne va pas avec l'argument --open"),
            (["rules", "--most", "0"], "argument --most : il faut un nombre à partir de 1, pas '0'"),
            (["bench", "--c", "3"], "option ambiguë, --c peut vouloir dire --campaigns, --choices"),
            (["soak", "--json=3"], "argument --json : ne prend pas de valeur, et '3' lui est donné"),
            (["soak", "twice"], "arguments inconnus : twice"),
            (["play", "--option", "easy"], "argument --option : il faut CLÉ=VALEUR, pas 'easy'"),
            (["replay", "nothing"], "erreur : nothing : ce fichier ou ce dossier n'existe pas"),
            (["pack", "lint", "--watch", "--json"], "erreur : il faut --watch sans --json ni --counts"),
            (
                ["bench", "--scenes", "1", "--json"],
                "erreur : il faut --json et --profile sans --peers, --campaigns, --scenes",
            ),
            (["bench", "--scenes", "1", "--peers"], "argument --peers : ne va pas avec l'argument --scenes"),
            (["rules", "--coverage", "--tests", "no/where"], "erreur : no/where : il faut un dossier de tests"),
        ],
    )
    def test_each_is_said(self, call: list[str], said: str, french: None, capsys: pytest.CaptureFixture[str]) -> None:
        """In French, with what was typed."""
        assert said in plainly(refused(capsys, *call))

    @pytest.mark.parametrize("lang", WHOLE)
    def test_what_the_library_says_anew_is_said_as_it_is(self, lang: Lang) -> None:
        """A sentence that is not known is better than none."""
        use_language(["--lang", lang])

        assert mistake("something else: 3") == "something else: 3"
        assert mistake("argument --x: something else") in (
            "argument --x: something else",
            "argument --x\u202f: something else",
        )


class TestLanguage:
    """Which language is spoken."""

    @pytest.mark.parametrize(
        ("arguments", "system", "lang"),
        [
            (["rules"], "fr_FR", "fr"),
            (["rules"], "C", "en"),
            (["rules", "--lang", "fr"], "C", "fr"),
            (["rules", "--lang=en"], "fr_FR", "en"),
            (["pack", "cards", "--lang", "both"], "fr_FR", "fr"),
            (["--lang"], "en_GB", "en"),
        ],
    )
    def test_the_option_or_else_the_system(self, arguments: list[str], system: str, lang: Lang) -> None:
        """As at the table."""
        use_language(arguments, {"LANG": system})

        assert current_language() == lang

    def test_numbers_are_written_as_it_writes_them(self) -> None:
        """With a narrow space and a comma in French."""
        use_language(["--lang", "fr"])
        assert figure("12,345.6%") == "12\u202f345,6\u202f%"
        use_language([], {})
        assert figure("12,345.6%") == "12,345.6%"


class TestCommands:
    """What commands print."""

    @pytest.mark.slow
    def test_the_rules_are_read_in_it(self, french: None, capsys: pytest.CaptureFixture[str]) -> None:
        """Without an option, and what is not found is said in it."""
        assert main(["rules", "fatigue"]) == 0
        assert "Voir aussi" in capsys.readouterr().out

        assert main(["rules", "--search", "zzzz"]) == 1
        assert plainly(capsys.readouterr().out).startswith("rien trouvé pour « zzzz »")

    def test_a_paragraph_is_tried_out_in_it(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """pack play --lang fr tells the story in French."""
        (tmp_path / "keys").write_text("")
        with (tmp_path / "keys").open() as keys:
            monkeypatch.setattr("sys.stdin", keys)
            assert main(["pack", "play", "harbour", "40", "--plain", "--lang", "fr"]) == 0

        said = capsys.readouterr().out
        assert "Changez un fichier" in said or "appuyez sur Entrée" in said

    def test_scenarios_are_counted_in_it(
        self, tmp_path: Path, french: None, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """Good ones and bad ones."""
        path = tmp_path / "x.scenario"
        path.write_text("scenario: Rich\nexpect coins 3\n\nscenario: Richer\nexpect coins 4\n")

        assert main(["scenario", str(path)]) == 1

        shown = capsys.readouterr()
        assert "bon    Rich" in shown.out
        assert "2 scénarios, 1 en échec" in shown.out
        assert "ÉCHEC  Richer" in shown.err

    def test_nothing_is_read_to_tell_the_version(self, capsys: pytest.CaptureFixture[str]) -> None:
        """A call that is right is read without a word."""
        words.cache_clear()

        with pytest.raises(SystemExit):
            main(["--version"])

        assert words.cache_info().currsize == 0
        assert say("command_stopped") == "stopped"
