"""Which way one hopes that a draw falls: what is said of it, what can help, and that a won draw asks nothing."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.party.aims import aim_of
from sleeping_gods.presentation.party.forced import forced_answer
from sleeping_gods.presentation.scene.test import TestState as Trial
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import effects, play
from ..sea import tables as sea
from ..skies import tables as skies

SEA, SKIES = SeaPresenter(), SkiesPresenter()
LOST_SAILOR = "fate 5: lose 1 food"


def trial_of(presenter: SeaPresenter | SkiesPresenter, table: SeaTable | SkiesTable) -> Trial:
    """The test as everybody on one sofa sees it."""
    trial: Trial = presenter.sections["test"].tell(presenter, table, SOFA)  # type: ignore[arg-type]  # one of the two
    return trial


def drawn_at_sea(effect: str, fate: int) -> SeaTable:
    """A check with its fate drawn, by a crew that has command and gear to change it."""
    table = sea.wear(sea.give_command(sea.at_sea(), 6), "rafael", "bold-attempt-4")
    return play(effects(table, effect), f"fate {fate}")


@pytest.mark.parametrize(
    ("effect", "aim"),
    [
        ("fate 5: lose 1 food", "low"),
        ("fate 5: gain 1 artifact", "high"),
        ("fate 4: gain venom", "low"),
        ("fate 3: ship damage 1", "low"),
        ("fate 4: if LANTERN: draw 1", "high"),
    ],
)
def test_what_follows_says_which_way_one_hopes_at_sea(effect: str, aim: str) -> None:
    """Losses, ailments and damage are better missed."""
    assert aim_of(effects(sea.at_sea(), effect)) == aim


@pytest.mark.parametrize(
    ("effect", "aim"),
    [
        ("fate below 3: plane damage 1", "high"),
        ("fate 4: plane damage 1", "low"),
        ("fate 5: gain 1 torch; else: lose 2 health", "high"),
        ("fate 6: draw 2; else: gain curse following", "high"),
        ("fate 6: gain curse following; else: draw 2", "low"),
    ],
)
def test_what_follows_says_which_way_one_hopes_in_the_skies(effect: str, aim: str) -> None:
    """What happens below the number counts as well."""
    assert aim_of(effects(skies.on_map(), effect)) == aim


class TestLowHope:
    """A draw that one hopes to miss (S7)."""

    def test_the_panel_says_what_to_hope_for(self) -> None:
        """In both languages, with what is too much."""
        table = drawn_at_sea(LOST_SAILOR, 6)
        trial, french = trial_of(SEA, table), trial_of(SeaPresenter("fr"), table)

        assert (trial.aim, trial.number, trial.missing) == ("low", 5, 2)
        assert trial.hope == "hope for 4 or less"
        assert french.hope == "espérez 4 ou moins"
        assert "hope for 4 or less" in plain(trial.lines[0])

    def test_only_what_can_lower_it_is_offered_as_a_cure(self) -> None:
        """SG-FATE-007: keeping the higher card or adding to fate makes it worse, and says so; a plain redraw helps."""
        table = drawn_at_sea(LOST_SAILOR, 5)
        changes = [change.choice for change in trial_of(SEA, table).changes]

        assert any("bold-attempt-4" in choice for choice in changes)
        assert not any("gear" in choice or choice.startswith("activate mac") for choice in changes)
        assert SEA.detail(table, parse("activate gear redraw by p1")).endswith("makes it worse")
        assert forced_answer(SEA, table) is None

    def test_nothing_is_asked_when_it_is_spared(self) -> None:
        """Fate 4 with everything at hand: all of it could only harm."""
        assert forced_answer(SEA, drawn_at_sea(LOST_SAILOR, 4)) == ("go", "on")

    def test_nothing_is_asked_when_nothing_could_help(self) -> None:
        """Gear alone cannot lower the draw."""
        table = play(effects(sea.give_command(sea.at_sea(), 6), LOST_SAILOR), "fate 5")

        assert forced_answer(SEA, table) == ("go", "on")

    def test_a_redraw_has_the_odds_of_being_spared(self) -> None:
        """The choice that draws again says how likely it helps."""
        table = drawn_at_sea(LOST_SAILOR, 5)
        (again,) = [change for change in trial_of(SEA, table).changes if "bold-attempt-4" in change.choice]
        below = sum(1 for card in table.deck if table.pack.abilities[card].fate < 5)
        (line,) = [line for line in SEA.sections["menu"].tell(SEA, table, SOFA).acts if line.notation == again.choice]

        assert again.chance is not None
        assert (again.chance.best, again.chance.total) == ("spared", len(table.deck))
        assert dict(again.chance.results)["spared"] == below
        assert line.chance == again.chance


class TestWonCheck:
    """A plain draw that has come as one hopes asks nothing, whatever is held."""

    def test_at_sea(self) -> None:
        """Gear could draw again."""
        assert forced_answer(SEA, drawn_at_sea("fate 5: gain 1 artifact", 5)) == ("go", "on")
        assert forced_answer(SEA, drawn_at_sea("fate 5: gain 1 artifact", 4)) is None

    def test_in_the_skies(self) -> None:
        """A redraw is held."""
        table = skies.wear(skies.on_map(), "ed", "light-sleeper-3")
        effects(table, "fate 5: gain 1 torch; else: lose 2 health")
        won, lost = play(table.clone(), "fate 5"), play(table, "fate 1")

        assert forced_answer(SKIES, won) == ("go", "on")
        assert forced_answer(SKIES, lost) is None
