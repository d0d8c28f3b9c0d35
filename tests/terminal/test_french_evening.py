"""An evening in French: no sentence and no page is told in English, and lines break as French wants it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from sleeping_gods.campaign.games import translated
from sleeping_gods.kernel.choices import parse
from sleeping_gods.languages import Lang
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.marks import prose_text
from sleeping_gods.presentation.phrases import without_emphasis
from sleeping_gods.terminal.app import run
from sleeping_gods.terminal.games import load_game_and_pack
from sleeping_gods.terminal.screen import Screen
from sleeping_gods.terminal.sea.view import SeaView
from sleeping_gods.terminal.section import Section
from sleeping_gods.terminal.story_page import prose

from ..sea.tables import new
from .driver import NAMED, journey, robot_session, screen_for
from .english import english_only
from .journeys import AT_THE_CITY

FRENCH = localizer_of("sea", "fr")
ENGLISH = localizer_of("sea")


def plainly(said: str) -> str:
    """With common spaces, and without emphasis."""
    return " ".join(without_emphasis(said).split())


def story(pack: Any) -> list[str]:
    """The blocks of a pack's story in English, each on one line as a reader is told them."""
    return [without_emphasis(block.text) for page in pack.paragraphs.values() for block in page.blocks]


class TestEvening:
    """Forty answers in French."""

    COMMANDS = (
        "aide", "x", "+", "?", "? 1", "carte", "équipage", "quêtes", "main", "bateau", "table", "journal", "annuler",
        "chances", "pourquoi x1", "règles", "règles riposte", "campagne", "notes", "sauver", "encore", "retour", "zzz",
        "place Ben", "hasard", "langue", "lang xx", "99",
    )  # fmt: skip

    def evening(self, folder: Path, pack: str, players: tuple[str, ...], lang: Lang) -> str:
        """All that a robot is told in forty answers."""
        session, robot = robot_session(folder, 1, players, pack=pack, lang=lang, commands=self.COMMANDS)

        def watch(text: str) -> None:
            robot.stopped = robot.answers >= 40

        robot.watch = watch
        session.run()

        assert robot.answers >= 40
        assert session.bugs == []
        return robot.out.getvalue()

    @pytest.mark.slow
    @pytest.mark.parametrize("players", [("Ada",), ("Ada", "Ben")])
    @pytest.mark.parametrize("pack", ["harbour", "airfield"])
    def test_no_message_is_said_in_english(self, tmp_path: Path, pack: str, players: tuple[str, ...]) -> None:
        """No line holds a sentence of the English catalogue."""
        game, _ = load_game_and_pack(pack)
        said, sentences = self.evening(tmp_path, pack, players, "fr"), english_only(game.id)
        spoken = re.compile(rf"\b(?:{'|'.join(map(re.escape, sentences))})")

        assert len(sentences) > 300
        assert [line for line in said.splitlines() if spoken.search(line)] == []

    @pytest.mark.slow
    def test_english_is_found_where_it_is_spoken(self, tmp_path: Path) -> None:
        """The test above would see it."""
        said = self.evening(tmp_path, "harbour", ("Ada",), "en")

        assert sum(1 for piece in english_only("sea") if piece in said) > 20

    def test_the_story_is_read_in_the_language_of_the_table(self, tmp_path: Path) -> None:
        """The same page, in English and in French."""
        pages = story(load_game_and_pack("harbour")[1])
        french_pages = [plainly(slot.text) for page in translated("harbour", "fr").values() for slot in page.blocks]
        english = journey(tmp_path / "en", *AT_THE_CITY)
        french = journey(tmp_path / "fr", *AT_THE_CITY, lang="fr")

        assert sum(1 for page in pages if page in english) > 1
        assert [page for page in pages if page in french] == []
        assert sum(1 for page in french_pages if page in plainly(french)) > 1

    def test_a_drawn_evening_in_french(self, tmp_path: Path) -> None:
        """With boxes and columns as well."""
        said = journey(tmp_path, *AT_THE_CITY, "x", "aide", plain=False, lang="fr")

        assert " Impossible\n" in said
        assert "montrer toute la table" in said

    @pytest.mark.parametrize("plain", [False, True])
    def test_a_terminal_without_the_narrow_space_shows_a_common_one(self, tmp_path: Path, *, plain: bool) -> None:
        """Not a question mark; the prompt likewise."""
        out = io.BytesIO()
        stream = io.TextIOWrapper(out, encoding="latin-1", errors="replace", write_through=True)
        screen = Screen(Console(file=stream, width=80), io.StringIO("draw maintain-1\naide\n"), plain=plain)
        run(
            pack="harbour", players=("Ada",), options=dict(NAMED), saves=tmp_path, profile=tmp_path, screen=screen,
            real_cards=True, lang="fr", ask_all=True,
        )  # fmt: skip
        said = out.getvalue().decode("latin-1")

        assert "Ada (Entrée : Commencer le tour)> " in said
        assert "revenir avant le dernier choix ; annuler 3 : trois" in said

    @pytest.mark.parametrize("width", range(40, 60))
    def test_no_line_begins_with_a_lone_sign(self, width: int) -> None:
        """A line never breaks at the spaces of French, neither in what is said nor in the prose of a story."""
        text = (
            "Il montre du menton\u202f: un banc\u202f; «\u202fde quoi\u202f?\u202f» dit-elle, et rit, deux fois\u00a0!"
        )
        screen, out = screen_for(io.StringIO(), width=width)
        screen.say(text)
        screen.show(Section(prose(prose_text(text, "fr"))))

        begun = {line.split()[0] for line in out.getvalue().split("\n") if line.strip()}
        assert begun.isdisjoint({":", ";", "?", "!", "»"})
        assert not any(line.rstrip().endswith("«") for line in out.getvalue().split("\n"))

    @pytest.mark.parametrize(
        ("choice", "french"),
        [
            ("use bridge", "Utiliser la Passerelle"),
            ("use deck", "Utiliser le Pont"),
            ("use quarters", "Utiliser les Quartiers"),
            ("use sick-bay", "Utiliser l'Infirmerie"),
            ("repair hull", "Réparer la Coque"),
            ("heal odessa", "Soigner Odessa"),
        ],
    )
    def test_names_inside_a_sentence(self, choice: str, french: str) -> None:
        """Rooms have their article, and nobody a rank without one."""
        assert SeaView("fr").label(new(), parse(choice)) == french

    def test_articles_are_small_inside_a_sentence(self) -> None:
        """In French; English names are left as they are."""
        assert FRENCH.lowercase_article("L'Eau qui frappe") == "l'Eau qui frappe"
        assert FRENCH.lowercase_article("Lamplee") == "Lamplee"
        assert ENGLISH.lowercase_article("Les Marais") == "Les Marais"

    def test_a_screen_speaks_the_language_of_its_session(self, tmp_path: Path) -> None:
        """Also where it was made for another."""
        screen, _ = screen_for(io.StringIO())
        session, _ = robot_session(tmp_path, 1, ("Ada",), lang="fr")

        assert screen.localizer.lang == "en"
        assert session.screen.localizer is session.localizer is FRENCH
