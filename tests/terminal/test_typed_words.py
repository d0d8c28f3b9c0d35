"""What people type: what is on the screen first, what is hidden never, Enter that is never the worse one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.languages import Lang
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.health import Heal
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import doing, hold
from ..sea import tables as sea
from ..skies import tables as skies
from .seated import PAGE, answered, seated, session_at
from .test_typed_together import at_a_challenge, at_the_squares


class TestListedFirst:
    """A word takes what is on the screen; what is not there is asked about."""

    def healing(self, *damaged: str) -> SkiesTable:
        """Health is to be restored to some, while Miguel has an ability of his own and there is much to equip."""
        table = skies.stock(skies.hurt(skies.on_map(), **dict.fromkeys(damaged, 3)), ogroot=2, bloodflower=2)
        skies.ail(table, "ed", "venom")
        return doing(table, Heal(0, 3))

    def test_a_listed_name_is_taken(self, tmp_path: Path) -> None:
        """Twice; his ability stays what it was."""
        table = self.healing("miguel", "ed")
        _, table = seated(tmp_path, table, "miguel", "miguel")

        assert (table.crew["miguel"].damage, table.crew["ed"].damage) == (1, 3)
        assert table.crew["ed"].statuses == ("venom",)
        assert table.crew["miguel"].stamina == skies.on_map().crew["miguel"].stamina

    def test_the_name_with_which_one_line_ends_is_taken(self, tmp_path: Path) -> None:
        """The token goes to Mac; words that stand in every line, or within one, are none of them."""
        table = sea.play(at_the_squares(), "cover flying-eye b2", "cover flying-eye b3")
        said, after = seated(tmp_path, table.clone(), "kannan's token")
        assert after.crew == table.crew

        said, after = seated(tmp_path, table, "mac")
        assert "Lend the synergy token of Kannan to Mac" in answered(said, "mac")
        assert after.crew["mac"].tokens != table.crew["mac"].tokens

    @pytest.mark.parametrize(
        ("lang", "yes", "nothing"), [("en", "yes", "Nothing was done."), ("fr", "oui", "Rien n'a")]
    )
    def test_what_is_folded_is_asked_about_by_name(self, tmp_path: Path, lang: Lang, yes: str, nothing: str) -> None:
        """Only yes does it, each time; Enter and no leave everything as it is."""
        table = self.healing("ed")
        said, table = seated(tmp_path, table, "miguel", "", "miguel", "no", lang=lang)
        assert said.count(nothing) == 2
        assert "venom" in table.crew["ed"].statuses

        table = self.healing("ed")
        said, table = seated(tmp_path, table, "miguel", yes, "", lang=lang)
        asked = answered(said, "miguel").partition("> ")[0]
        assert "Miguel" in asked
        assert table.crew["ed"].statuses == ()

    def test_what_was_meant_once_is_not_asked_again(self, tmp_path: Path) -> None:
        """The same word for the same choice; after a no it is asked as before."""
        table = self.healing("ed")
        said, _ = seated(tmp_path, table, "miguel", "no", "miguel", "yes", "undo", "miguel")

        assert said.count("Type yes") == 2

    def test_an_act_with_its_verb_is_no_accident(self, tmp_path: Path) -> None:
        """What is done and with what, in words: not asked back, in either language; a name alone is."""
        table = sea.give_command(hold(sea.at_ship(), 0, "alert-2"), 9)
        said, after = seated(tmp_path, table, "equip alert on marco")
        french, later = seated(tmp_path / "fr", table.clone(), "équiper aux aguets sur marco", lang="fr")

        assert "Type yes" not in said
        assert after.crew["marco"].cards == ("alert-2",)
        assert ("Tapez oui" in french, later.crew["marco"].cards) == (False, ("alert-2",))

    def test_another_answer_is_taken_as_such(self, tmp_path: Path) -> None:
        """To the question whether it is meant."""
        table = self.healing("ed")
        _, table = seated(tmp_path, table, "miguel", "ed")

        assert table.crew["ed"].damage == 2
        assert table.crew["ed"].statuses == ("venom",)

    def test_what_was_unfolded_is_on_the_screen(self, tmp_path: Path) -> None:
        """No question then."""
        table = self.healing("ed")
        said, table = seated(tmp_path, table, "+", "miguel", "")

        assert "Type yes" not in said
        assert table.crew["ed"].statuses == ()

    def test_notation_is_never_an_accident(self, tmp_path: Path) -> None:
        """It is taken whether it is listed or not."""
        said, table = seated(tmp_path, self.healing("ed"), "activate miguel cure-venom", "")

        assert "Type yes" not in said
        assert table.crew["ed"].statuses == ()


class TestHiddenChoices:
    """What would tell of the story tells nothing until somebody asks for what is barred."""

    @pytest.mark.parametrize("ask", ["{}", "choose {}", "why {}", "why choose {}", "({})"])
    @pytest.mark.parametrize("game", ["sea", "skies"])
    def test_its_letter_is_answered_like_one_that_is_not_there(self, tmp_path: Path, game: str, ask: str) -> None:
        """Word for word, the letter apart."""
        module: Any = sea if game == "sea" else skies
        start = sea.at_start() if game == "sea" else skies.on_map()
        table = module.exploring(module.story(start, PAGE), 900)
        hidden, nonsense = ask.format("b"), ask.format("z")
        said, table = seated(tmp_path, table, hidden, nonsense)

        first, second = (
            answered(said, asked).partition("> ")[0].replace(f"{letter}'", "*").replace(f"{letter} searches", "*")
            for asked, letter in ((hidden, "b"), (nonsense, "z"))
        )
        assert first.replace("(b)", "(*)") == second.replace("(z)", "(*)")

    @pytest.mark.parametrize("words", ["ask about the felt hat", "felt hat", "why ask about", "ask", "x1", "? x1"])
    def test_its_words_tell_nothing(self, tmp_path: Path, words: str) -> None:
        """Nor does its number, until it is listed; then it is answered like any other."""
        table = sea.exploring(sea.story(sea.at_start(), PAGE), 900)
        said, table = seated(tmp_path, table, words)
        asked, _ = seated(tmp_path, table, "x", "ask about", "x1")

        assert "(b)" not in said
        assert "SG-EXPLORE-005" not in said
        assert "(b) Ask about the felt hat" in answered(asked, "x").partition("> ")[0]
        assert answered(asked, "ask about").startswith("Not possible: (b) Ask about the felt hat")
        assert answered(asked, "x1").startswith("Not possible: (b) Ask about the felt hat")


class TestNumbers:
    """What is typed for a choice stays while a decision goes on."""

    def test_a_number_does_not_move_to_another(self, tmp_path: Path) -> None:
        """Twice the same number: the second time there is nobody behind it; the others are where they were."""
        _, table = seated(tmp_path, at_a_challenge(), "3", "3", "5")
        first = session_at(tmp_path, at_a_challenge())[0].menu()
        names = [next(item.choice[1] for item in first.own if item.key == key) for key in ("3", "5")]

        assert [*table.test.crew] == names

    def test_what_another_could_do_leaves_no_gap(self, tmp_path: Path) -> None:
        """Secret hands: Ben has stepped in and seen his cards; Ana's numbers tell nothing of them."""
        table = sea.hold(sea.give_command(sea.at_ship(2), 0, 9), 1, "rage-6", "fishing-3")
        session, _ = session_at(tmp_path, table, open_hands=False)
        session.keyboard.sit(0)
        hers = session.menu()
        session.keyboard.sit(1, stepping_in=True)
        his = session.menu()
        session.keyboard.sit(0)
        here = session.table
        assert isinstance(here, SeaTable)
        sea.give_command(here, 9, 9)
        after = session.menu()

        assert any(item.choice[0] == "equip" for item in his.acts)
        assert len(after.items) > len(hers.items)
        assert sorted(after.numbers.values()) == [*range(1, len(after.items) + 1)]


class TestEnter:
    """Enter never means the worse choice."""

    def attacked(self, fate: str, command: int = 9) -> SeaTable:
        """An attack after its draw, with what could still change it."""
        table = sea.give_command(sea.own(sea.at_start(), "gear"), command)
        sea.fight(table, "flying-eye")
        return sea.play(table, "attack flying-eye with kannan using hunting-bow", fate)

    @pytest.mark.parametrize(
        ("lang", "prompt", "said"),
        [("en", "Ana> ", "Enter does not decide here"), ("fr", "Ana> ", "Entrée ne")],
    )
    def test_a_miss_that_could_still_be_a_hit(self, tmp_path: Path, lang: Lang, prompt: str, said: str) -> None:
        """Enter says what could change it, each time; the number goes on."""
        table = self.attacked("fate 1")
        told, table = seated(tmp_path, table, "", "", "1", lang=lang)

        assert told.count(prompt) >= 3
        assert told.count(said) == 2
        assert "Gear" in told or "Barda" in told
        assert table.combat is None or table.combat.attack is None or table.combat.attack.settled

    def test_a_hit_is_gone_on_with(self, tmp_path: Path) -> None:
        """Nothing could make it better."""
        said, _ = seated(tmp_path, self.attacked("fate 6"), "")

        assert "Ana (Enter: Go on)> " in said
        assert "Where does the damage go?" in said

    def test_a_folded_act_does_not_keep_enter_from_going_on(self, tmp_path: Path) -> None:
        """What may be done at any time can be done later."""
        table = sea.hold(sea.give_command(sea.at_start(), 9), 0, "rage-6", "fishing-3")
        said, table = seated(tmp_path, table, "")

        assert "Ana (Enter: Begin the turn)> " in said
        assert "Which room of the ship do you use?" in said
