"""The table speaks French: from the start, by the system's language, or from one answer to the next."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.campaign import errors as campaign_errors
from sleeping_gods.campaign import migration, profile
from sleeping_gods.campaign.errors import NothingToUndo, UnknownPack
from sleeping_gods.cli import main
from sleeping_gods.journal import errors as journal_errors
from sleeping_gods.journal.errors import BrokenJournal
from sleeping_gods.journal.reading import read
from sleeping_gods.kernel import errors as kernel_errors
from sleeping_gods.kernel.errors import IllegalSetup, Reason
from sleeping_gods.languages import LANGS, WHOLE, Lang
from sleeping_gods.presentation.catalogue import catalogue
from sleeping_gods.presentation.languages import language_of
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.reference.book.folding import fold
from sleeping_gods.terminal.error_words import error_words
from sleeping_gods.terminal.games import load_game_and_pack, view_of
from sleeping_gods.terminal.menu import Item, Menu
from sleeping_gods.terminal.menu_search import find, find_barred
from sleeping_gods.terminal.prompt import BARE_COMMANDS, COMMANDS
from sleeping_gods.terminal.remote import errors as remote_errors
from sleeping_gods.terminal.remote.remote_commands import REMOTE_ONLY
from sleeping_gods.terminal.screen import MAX_LINE_LENGTH
from sleeping_gods.terminal.typed_words import command_of_word, is_answer, language_of_word, quote_typed, words_for
from sleeping_gods.wording.files import words_file
from sleeping_gods.wording.fluent import Bundle

from .driver import journey, robot_session, told
from .engine_keys import constants
from .journeys import TURN_START

FRENCH = localizer_of("sea", "fr")
ENGLISH = localizer_of("sea")


def after(said: str, answer: str) -> str:
    """What was said to an answer, up to the next one."""
    return said.partition(f"> {answer}\n")[2].partition("Ada")[0]


def plainly(said: str) -> str:
    """A French text with common spaces."""
    return said.replace("\u202f", " ")


class TestAsking:
    """Which language is spoken."""

    @pytest.mark.parametrize(
        ("environment", "lang"),
        [
            ({}, "en"),
            ({"LANG": "fr_CA.UTF-8"}, "fr"),
            ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "xx_XX"}, "en"),
            ({"LANG": "xx_XX", "LC_MESSAGES": "", "LC_ALL": "FR"}, "fr"),
            ({"LANG": "en_US", "LC_MESSAGES": "fr_BE"}, "fr"),
            ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ],
    )
    def test_the_system_says_which(self, environment: dict[str, str], lang: Lang) -> None:
        """French where it asks for French, English everywhere else; the first variable that says anything counts."""
        assert language_of(environment) == lang

    @pytest.mark.parametrize(
        ("arguments", "system", "lang"),
        [(["--lang", "fr"], "en_US", "fr"), (["--lang", "en"], "fr_FR", "en"), ([], "fr_FR", "fr"), ([], "C", "en")],
    )
    def test_an_option_says_which_and_else_the_system(
        self, arguments: list[str], system: str, lang: Lang, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The command hands the language to the table."""
        given: dict[str, Any] = {}

        def run(**wish: object) -> int:
            given.update(wish)
            return 0

        monkeypatch.setattr("sleeping_gods.terminal.app.run", run)
        monkeypatch.setenv("LC_ALL", system)

        assert main(["play", "--terminal", *arguments]) == 0
        assert given["lang"] == lang

    def test_another_language_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        """With a sentence that names those that are spoken."""
        with pytest.raises(SystemExit):
            main(["play", "--lang", "xx"])

        refused = capsys.readouterr().err
        assert "'xx'" in refused
        assert all(lang in refused for lang in LANGS)


def offered(lang: Lang) -> str:
    """The commands of all languages that are offered, in the words of one: ``lang en or lang fr``."""
    return localizer_of("sea", lang).either(f"lang {each}" for each in LANGS)


class TestSwitching:
    """One answer in English, the next in French."""

    def test_a_word_switches_at_once_and_nothing_of_the_campaign_changes(self, tmp_path: Path) -> None:
        """Scene, question, choices and prompt are told anew; the file is as long as before."""
        said = plainly(journey(tmp_path / "both", *TURN_START, "lang fr", "begin turn", "langue anglais", "look"))
        journey(tmp_path / "english", *TURN_START, "begin turn")
        french = said.partition("> lang fr\n")[2].partition("> langue anglais\n")[0]
        english = said.partition("> langue anglais\n")[2]
        both, alone = (read(next((tmp_path / one).glob("*.campaign"))).journal for one in ("both", "english"))

        assert french.startswith("Désormais en français.\nTour 1. Ada est capitaine.")
        assert "Ada (Entrée : Commencer le tour)> begin turn\nAda : Commencer le tour\n" in french
        assert "Quelle salle du bateau" in french
        assert english.startswith("From here on in English.\nTurn 1.")
        assert "Use the Galley" in english
        assert [entry.choice for entry in both.entries] == [entry.choice for entry in alone.entries]

    def test_a_language_that_is_not_spoken_is_refused_and_none_asks_which(self, tmp_path: Path) -> None:
        """In the language of the moment; the same question waits."""
        said = plainly(journey(tmp_path, *TURN_START, "lang xx", "lang", "lang french", "lang xx", "langue"))

        assert after(said, "lang xx") == f"Expected {offered('en')}, got 'xx'.\n"
        assert after(said, "lang").startswith("This is told in English.")
        assert f"Tapez {offered('fr')}, pas « xx »." in said
        assert after(said, "langue").startswith("Langue de la partie : français.")

    def test_the_page_that_is_read_is_told_again(self, tmp_path: Path) -> None:
        """The story of the wandering sea is written in both languages."""
        _, pack = load_game_and_pack("wandering-sea")
        session, robot = robot_session(tmp_path, 3, ("Ada",), pack="wandering-sea", lang="fr")
        paragraphs: dict[str, Any] = pack.paragraphs  # type: ignore[attr-defined]  # packs of the sea have a story
        titles = {number: (one.title, session.localizer.title(pack, one)) for number, one in paragraphs.items()}

        assert sum(1 for english, french in titles.values() if english != french) > len(titles) // 2
        assert robot.out.getvalue() == ""

    def test_help_names_it_in_both_languages(self, tmp_path: Path) -> None:
        """Each language is told how to get the other."""
        assert "lang fr " in journey(tmp_path / "en", *TURN_START, "help")
        assert "lang en " in journey(tmp_path / "fr", *TURN_START, "aide", lang="fr")

    def test_it_is_chosen_on_the_first_screen_too(self, tmp_path: Path) -> None:
        """And kept by the page of a new campaign and by the campaign itself."""
        answers = ("lang fr", "lang xx", "", "? joueurs", "lang en", "lang fr", "9", "")
        said = plainly(told(tmp_path, *answers, players=()))

        assert said.startswith("Sleeping Gods and Distant Skies\n")
        assert "\nSleeping Gods et Distant Skies\n" in said
        assert f"Tapez {offered('fr')}, pas « xx »." in said
        assert "Nouvelle campagne\n1. Joueurs : Ada\n" in said
        assert "\nJoueurs : Qui joue, de 1 à 4 personnes." in said
        assert "\nNew campaign\n1. Players: Ada\n" in said
        assert said.rstrip().rpartition("\n")[2].startswith("Tout est enregistré dans ")


class TestCommands:
    """Commands have their own words in French, and keep the English ones."""

    @pytest.mark.parametrize("game", ["sea", "skies"])
    def test_every_command_and_page_has_words(self, game: str) -> None:
        """In both languages; each word means one command, whatever its accents."""
        keys = {*COMMANDS, *BARE_COMMANDS, *view_of(game).pages}
        known = catalogue(game).keys("command")
        said = [(fold(word), key) for key in known for word in words_for(FRENCH, f"command_{key}")]

        assert keys - {*known} == set()
        assert len({word for word, _ in said}) == len(said)

    def test_both_languages_are_understood_in_french(self) -> None:
        """With accents, without them, with capitals; French words mean nothing in English."""
        for word in ("undo", "annuler", "Annuler", "ANNULER"):
            assert command_of_word(FRENCH, word) == "undo"
        assert command_of_word(FRENCH, "quetes") == command_of_word(FRENCH, "quêtes") == "quests"
        assert command_of_word(FRENCH, "mains secretes") == "secret-hands"
        assert command_of_word(ENGLISH, "annuler") == ""
        assert is_answer(FRENCH, "oui", "sure")
        assert is_answer(FRENCH, "yes", "sure")
        assert not is_answer(ENGLISH, "oui", "sure")

    @pytest.mark.parametrize("game", ["sea", "skies"])
    def test_no_command_hides_a_choice(self, game: str) -> None:
        """A command that something may follow is not the first word of any choice in French."""
        words = catalogue(game, "fr")
        firsts = {fold(words.source("choice", key)).split()[0] for key in words.keys("choice")}
        commands = {word for key in COMMANDS for word in words_for(FRENCH, f"command_{key}")}

        assert {fold(word) for word in commands} & firsts == set()

    @pytest.mark.parametrize("lang", WHOLE)
    @pytest.mark.parametrize("game", ["sea", "skies"])
    def test_no_command_of_a_served_table_hides_a_choice_or_another_command(self, game: str, lang: Lang) -> None:
        """Nor the notation of one, which is the same in every language."""
        localizer, words = localizer_of(game, lang), catalogue(game, lang)
        firsts = {fold(words.source("choice", key)).split()[0] for key in words.keys("choice")}
        firsts |= {key.partition("_")[0] for key in words.keys("choice")}
        orders = {word for key in REMOTE_ONLY for word in words_for(localizer, f"order_{key}")}

        assert {*REMOTE_ONLY} == {*words.keys("order")}
        assert {fold(word) for word in orders} & firsts == set()
        assert [word for word in orders if command_of_word(localizer, word)] == []

    def test_languages_go_by_letters_and_names(self) -> None:
        """In any language."""
        assert [language_of_word(FRENCH, word) for word in ("fr", "Français", "francais", "french")] == ["fr"] * 4
        assert [language_of_word(ENGLISH, word) for word in ("en", "anglais", "ENGLISH")] == ["en"] * 3
        assert language_of_word(ENGLISH, "français, please") is None

    def test_french_names_may_be_typed_with_their_articles(self) -> None:
        """A label has none where it would have to agree."""
        room = Item("1", ("use", "deck"), "Utiliser Pont")
        hull = Item("x1", ("use", "hull"), "Utiliser Coque", rule="SG-SHIP-001")
        menu = Menu(own=[room], barred=[hull])

        assert find(menu, "utiliser le pont") == room
        assert find_barred(menu, "utiliser la coque") == hull
        assert find_barred(menu, "la coque") == hull


class TestErrors:
    """What goes wrong is told in the language of the table."""

    def test_an_error_speaks_for_itself_in_english(self) -> None:
        """Whatever it is, in full."""
        for error in (NothingToUndo("nobody"), UnknownPack("expected a pack"), OSError(13, "No"), ValueError("x")):
            assert error_words(ENGLISH, error) == str(error)
        assert error_words(ENGLISH, OSError(13, "No"), short=True) == "No"

    def test_an_error_is_told_by_its_kind_in_french(self) -> None:
        """With its line or its rule; what has no words says its own."""
        broken = BrokenJournal(7, number=3, expected="entry 3", got="nothing")
        refused = IllegalSetup(Reason("SG-VARIANT-010", "easy-or-brutal"), "easy mode cannot be joined with brutal")

        assert error_words(FRENCH, NothingToUndo("nobody")) == "rien n'a encore été décidé"
        assert error_words(FRENCH, broken) == "La ligne 7 ne convient pas."
        assert error_words(FRENCH, refused).endswith("(SG-VARIANT-010)")
        assert "easy" not in error_words(FRENCH, refused)
        assert error_words(FRENCH, ValueError("x")) == "x"

    def test_what_was_typed_is_quoted_as_the_language_quotes(self) -> None:
        """Not more of it than finds room."""
        assert quote_typed(ENGLISH, "abc") == "'abc'"
        assert plainly(quote_typed(FRENCH, "abcdef", 4)) == "« abc… »"

    def test_a_line_that_is_too_long_is_refused(self, tmp_path: Path) -> None:
        """With the number as the language writes it."""
        said = journey(tmp_path, *TURN_START, "x" * (MAX_LINE_LENGTH + 1), lang="fr")

        assert "une ligne compte au plus 2 000 caractères" in plainly(said)


WORKED_OUT = (
    "act", "command", "typed", "help", "language", "answer", "error", "placeholder", "verdict", "order", "order-typed",
    "order-help", "remote-gone", "robot-word",
)  # fmt: skip
"""Sections whose keys are worked out, or read as a whole."""


class TestWords:
    """The words of the terminal are all of use."""

    @pytest.mark.slow
    def test_no_message_is_left_over(self) -> None:
        """Each is said somewhere in the code by its id."""
        ids = Bundle("en", words_file("terminal", "en")).ids
        written = constants("terminal") | constants("presentation")
        by_id = [name for name in ids if name.partition("_")[0] not in WORKED_OUT]

        assert [name for name in by_id if name not in written and name.removesuffix("-for") not in written] == []

    def test_what_is_typed_is_what_is_understood(self) -> None:
        """Help shows words that the prompt obeys, in each language."""
        for localizer in (ENGLISH, FRENCH):
            firsts = {key: localizer.say(f"typed_{key}") for key in localizer.words.keys("typed")}
            shown = [
                word
                for key, word in firsts.items()
                if key in COMMANDS and not command_of_word(localizer, word.split()[0])
            ]

            assert [*firsts] == localizer.words.keys("help")
            assert shown == []
            assert command_of_word(localizer, firsts["hands"]) == "open-hands"

    def test_every_error_with_words_is_one(self) -> None:
        """Its key is the name of a class."""
        kinds = {
            name
            for module in (builtins, campaign_errors, journal_errors, kernel_errors, remote_errors, profile, migration)
            for name in vars(module)
        }

        assert {*ENGLISH.words.keys("error")} - kinds == {"other"}
