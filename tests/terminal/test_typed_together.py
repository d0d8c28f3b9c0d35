"""Several answers in one line: squares of enemies, and people and cards by their names or numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.chapters.ability_deck import DiscardCards
from sleeping_gods.party.chapters.challenge import Challenge
from sleeping_gods.party.chapters.row import Regenerate
from sleeping_gods.sea.chapters.fatigue import GainFatigue
from sleeping_gods.sea.chapters.health import RestoreHealth
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.terminal.games import view_of

from ..bed import doing, play
from ..sea import tables as sea
from ..skies import tables as skies
from .seated import PAGE, answered, seated


def at_a_challenge(players: int = 1) -> SeaTable:
    """STRENGTH 5, for whoever takes part."""
    return doing(sea.at_start(players), Challenge("strength", 5, "", "test/"))


def at_the_squares() -> SeaTable:
    """2 damage to be placed on the Flying Eye, which stands between two others."""
    table = sea.fight(sea.at_start(), "skeleton-warrior", "flying-eye", "demon-jackal")
    return sea.play(table, "attack flying-eye with kannan using hunting-bow", "fate 6")


def at_the_tick() -> SkiesTable:
    """7 damage to be placed on the Brass Tick, beside the Tax Weasel."""
    table = skies.fight(skies.on_map(), "tax-weasel", "brass-tick", hands=(("crowbar",),))
    return play(table, "attack brass-tick with ed using crowbar", "roll 6", "go on")


class TestSquares:
    """Squares by their names, shown before they are covered."""

    @pytest.mark.parametrize("typed", ["b1 c1", "c1 b1", "b1, c1", "b1 and c1", "B1 C1", "flying eye b1 c1", "4 7"])
    def test_several_at_once(self, tmp_path: Path, typed: str) -> None:
        """In any order in which they can be placed; shown, then taken with Enter."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, typed, "")
        shown = answered(said, typed).partition("> ")[0]

        assert "Cover b1 of the Flying Eye: heart" in shown
        assert "Cover c1 of the Flying Eye: heart" in shown
        assert table.fight.foes[1].covered == 0b001_001_000

    def test_in_french(self, tmp_path: Path) -> None:
        """With et, and the enemy by its French name."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "œil b1 et c1", "", lang="fr")

        assert "Voici ce qui se passerait" in said
        assert table.fight.foes[1].covered == 0b001_001_000

    def test_another_enemy_by_its_name(self, tmp_path: Path) -> None:
        """A square of the neighbour after one that touches it; a wrong one says why and places nothing."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "b1 jackal b1", "b3 jackal b1", "")

        assert answered(said, "b1 jackal b1").startswith("Not possible: Cover b1 of the Demon Jackal: does not touch")
        assert [foe.covered for foe in table.fight.foes] == [0, 0b000_100_000, 0b000_001_000]

    def test_what_would_come_of_it_is_said(self, tmp_path: Path) -> None:
        """What is left to place; who would be beaten; what would be lost."""
        said, table = seated(tmp_path, at_the_tick(), "a1 a2", "no", "a1 a2 a3 b3", "no")

        assert "5 damage left to place" in answered(said, "a1 a2").partition("> ")[0]
        assert "Beaten" not in answered(said, "a1 a2").partition("> ")[0]
        table = skies.fight(skies.on_map(), "brass-tick", hands=(("crowbar",),))
        play(table, "attack brass-tick with ed using crowbar", "roll 6", "go on")
        said, table = seated(tmp_path, table, "a1 a2 a3 b1 b2 b3", "")
        shown = answered(said, "a1 a2 a3 b1 b2 b3").partition("> ")[0]
        assert "Beaten by it: Brass Tick." in shown
        assert "1 damage finds no square and is lost." in shown

    def test_anything_else_changes_it(self, tmp_path: Path) -> None:
        """Other squares, a number, a command; no leaves everything as it is."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "a1 a2", "b1 c1", "no", "a1 a2", "help", "a1 a2", "7")

        assert said.count("This is what would happen:") == 4
        assert "Nothing was done." in said
        assert table.fight.foes[1].covered == 0b001_000_000

    def test_one_square_is_one_choice(self, tmp_path: Path) -> None:
        """Its line says what it covers; then the next is asked for, and one that cannot be covered says why."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "b1", "c3", "c1")

        assert "This is what would happen" not in said
        assert answered(said, "c3").startswith("Not possible: Cover c3 of the Flying Eye")
        assert "? shows the rule" in answered(said, "c3").partition("> ")[0]

    def test_one_square_of_two_enemies_is_asked_about(self, tmp_path: Path) -> None:
        """Where both offer it."""
        table = skies.fight(skies.on_map(), "tax-weasel", "brass-tick", hands=(("crowbar",),))
        play(table, "attack brass-tick with ed using crowbar", "roll 6", "go on", "cover brass-tick a1")
        said, table = seated(tmp_path, table, "a2", "weasel a2")

        assert answered(said, "a2").startswith("That could be:")
        assert table.fight.foes[0].covered == 0b10

    @pytest.mark.parametrize(
        "typed", ["a1 a2 a3 2 a1", "1 a1 a2 a3 warrior 2 a1", "warrior a3 a2 harkian warrior 2 a1"]
    )
    def test_twins_by_their_numbers(self, tmp_path: Path, typed: str) -> None:
        """The struck one where nothing else is said."""
        table = skies.fight(skies.on_map(), "harkian", "harkian-2", hands=(("crowbar",),))
        play(table, "attack harkian with ed using crowbar", "roll 6", "go on")
        said, table = seated(tmp_path, table, typed, "")

        assert "Cover a1 of the Harkian Warrior 2" in answered(said, typed).partition("> ")[0]
        assert table.fight.foes[0].covered & 0b110 == 0b110
        assert table.fight.foes[1].covered == 0b1

    def test_more_squares_than_damage(self, tmp_path: Path) -> None:
        """Nothing is placed, and it is said why."""
        table = at_the_squares()
        said, table = seated(tmp_path, table, "b1 c1 c2")

        assert answered(said, "b1 c1 c2").startswith("Nothing was chosen: after Cover b1")
        assert table.fight.foes[1].covered == 0

    @pytest.mark.parametrize("game", ["sea", "skies"])
    def test_uncovering_too(self, tmp_path: Path, game: str) -> None:
        """Regenerate: the squares of the enemy that heals."""
        enemy = "flying-eye" if game == "sea" else "brass-tick"
        table: Any = (
            sea.fight(sea.at_start(), enemy, "demon-jackal")
            if game == "sea"
            else skies.fight(skies.on_map(), enemy, "tax-weasel")
        )
        table.combat.foes[0].covered, table.combat.foes[1].covered = 0b1011, 0b11
        doing(table, Regenerate(enemy, 2))
        said, table = seated(tmp_path, table, "a1 a2", "")

        assert "Uncover a1" in answered(said, "a1 a2").partition("> ")[0]
        assert [foe.covered for foe in table.combat.foes] == [0b1000, 0b11]


class TestSeveralPeople:
    """Names with and, commas or spaces are several."""

    @pytest.mark.parametrize("typed", ["rafael and mac", "rafael, mac", "rafael mac", "Rafael et Mac", "rafael & mac"])
    def test_who_takes_part(self, tmp_path: Path, typed: str) -> None:
        """Each is a choice of its own."""
        table = at_a_challenge()
        said, table = seated(tmp_path, table, typed)

        assert [*table.test.crew] == ["rafael", "mac"]
        assert said.count("takes part.\n") == 2

    def test_numbers_and_names_of_other_seats(self, tmp_path: Path) -> None:
        """Two players with secret hands: whoever's crew it is; a second time too."""
        table = at_a_challenge(2)
        _, table = seated(tmp_path, table, "", "2 3", "marco and laurent", open_hands=False)

        assert len(table.test.crew) == 4
        assert {"marco", "laurent"} <= {*table.test.crew}

    def test_one_who_cannot_says_why_and_nobody_joins(self, tmp_path: Path) -> None:
        """All of them or none."""
        table = at_a_challenge()
        said, table = seated(tmp_path, table, "mac", "rafael and mac", "kannan and nobody")

        assert answered(said, "rafael and mac").startswith("Not possible: Mac takes part: Mac takes part already")
        assert "is not a choice here" in answered(said, "kannan and nobody").partition("> ")[0]
        assert [*table.test.crew] == ["mac"]

    def test_fatigue_may_go_twice_to_one(self, tmp_path: Path) -> None:
        """SG-FATIGUE-002: mac, mac and marco; a fourth would be too many."""
        table = doing(sea.at_start(), GainFatigue(3))
        said, table = seated(tmp_path, table, "mac, mac, marco and laurent", "mac, mac and marco")

        assert answered(said, "mac, mac, marco and laurent").startswith("Nothing was chosen: after")
        assert (table.crew["mac"].fatigue, table.crew["marco"].fatigue, table.crew["laurent"].fatigue) == (2, 1, 0)

    @pytest.mark.parametrize("lang", WHOLE)
    def test_cards_to_discard_by_their_names(self, tmp_path: Path, lang: Lang) -> None:
        """As they stand on the screen, in either language."""
        table = sea.hold(sea.at_start(), 0, "rage-6", "fishing-3", "triage-5")
        names = view_of("sea", lang)
        rage, fishing = (names.localizer.name(table.pack.abilities[card].name) for card in ("rage-6", "fishing-3"))
        doing(table, DiscardCards(0, 2))
        _, table = seated(tmp_path, table, f"{rage}, {fishing}", lang=lang)

        assert table.hands[0] == ["triage-5"]

    def test_health_is_shared_out_by_names(self, tmp_path: Path) -> None:
        """To two of three."""
        table = sea.at_start()
        for name in ("mac", "marco", "rafael"):
            table.crew[name].damage = 2
        doing(table, RestoreHealth(0, 3))
        _, table = seated(tmp_path, table, "mac mac rafael")

        assert [table.crew[name].damage for name in ("mac", "marco", "rafael")] == [0, 2, 1]

    def test_a_decision_that_asks_once_takes_one(self, tmp_path: Path) -> None:
        """Two rooms are not used at once, by name or by number."""
        table = sea.at_ship()
        said, table = seated(tmp_path, table, "galley and deck", "1 2")

        assert said.count("Nothing was chosen: after Use the") == 2
        assert table.room == ""

    def test_a_long_line_is_no_list_of_names(self, tmp_path: Path) -> None:
        """However often one of them stands in it."""
        typed = "rafael mac " * 20
        said, table = seated(tmp_path, at_a_challenge(), typed.strip())

        assert "is not a choice here" in said
        assert not table.test.crew

    def test_words_of_one_choice_are_one_choice(self, tmp_path: Path) -> None:
        """And may be a word of it."""
        page = PAGE.replace("Knock at the door.", "Knock, and ask for Mac and Marco.")
        table = sea.exploring(sea.story(sea.at_start(), page), 900)
        said, table = seated(tmp_path, table, "ask for Mac and Marco")

        assert "Ana: (a) Knock, and ask for Mac and Marco." in said
