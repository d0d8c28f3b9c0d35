"""Numbers of choices: at a terminal they stay while a decision goes on; a scene counts its menu from 1."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.party.chapters.ability_deck import DiscardCards
from sleeping_gods.party.chapters.challenge import Challenge
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.choice_numbers import ChoiceNumbers
from sleeping_gods.presentation.party.menu_section import menu
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.scene_tracker import SceneTracker
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.chapters.fatigue import GainFatigue
from tests.bed import play

from ..bed import doing
from ..conformance.test_hands import campaign
from ..sea import tables as sea
from ..skies import tables as skies

SEA, SKIES = SeaPresenter(), SkiesPresenter()
PAGES = """# 900 Test

## 900 First

Well?

- (a) On.
  > turn to 900.1
- (b) Away.
  > return to the ship

## 900.1 Second

And now?

- (b) Away.
  > return to the ship
"""


class Client:
    """Somebody who is told the menu of a table again and again."""

    def __init__(self, presenter: Presenter[Any], table: Any) -> None:
        self.presenter, self.table, self.numbers = presenter, table, ChoiceNumbers()

    def own(self) -> dict[str, int]:
        """The decision's own choices with their numbers."""
        return {line.notation: line.number for line in self._menu().own}

    def all(self) -> dict[str, int]:
        """Every choice with its number."""
        told = self._menu()
        return {line.notation: line.number for line in (*told.own, *told.acts)}

    def _menu(self) -> Any:
        return self.numbers.give(self.table, menu(self.presenter, self.table, SOFA))


class TestParts:
    """A decision that is made in parts."""

    def test_participants_keep_their_numbers(self) -> None:
        """Whoever has joined leaves a gap; the same after a second one."""
        client = Client(SEA, doing(sea.at_start(), Challenge("strength", 5, "", "test/")))
        first = client.own()
        sea.play(client.table, "join rafael")
        second = client.own()
        sea.play(client.table, "join mac")
        third = client.own()

        assert {*first} - {*second} == {"join rafael"}
        assert {*second} - {*third} == {"join mac"}
        assert second.items() <= first.items()
        assert third.items() <= first.items()

    def test_squares_keep_theirs_and_new_ones_get_new_ones(self) -> None:
        """Splash opens squares of the neighbour; no number is given twice."""
        table = skies.fight(skies.on_map(), "tax-weasel", "brass-tick", hands=(("crowbar",),))
        client = Client(SKIES, table)
        play(table, "attack brass-tick with ed using crowbar", "roll 6", "go on")
        first = client.all()
        play(table, "cover brass-tick a1")
        second = client.all()
        new = {notation: number for notation, number in second.items() if notation not in first}

        assert {key: number for key, number in second.items() if key in first}.items() <= first.items()
        assert "cover tax-weasel a2" in new
        assert not {*new.values()} & {*first.values()}

    def test_cards_to_be_discarded_keep_theirs(self) -> None:
        """One after the other; and in fatigue, where nobody goes away at once, nothing changes."""
        table = sea.hold(sea.at_start(), 0, "rage-6", "engaged-5", "triage-5")
        client = Client(SEA, doing(table, DiscardCards(0, 2)))
        first = client.own()
        sea.play(table, "drop rage-6")

        assert client.own() == {key: number for key, number in first.items() if key != "drop rage-6"}
        client = Client(SEA, doing(sea.at_start(), GainFatigue(3)))
        tiring = client.own()
        sea.play(client.table, "tire mac")
        assert client.own() == tiring

    def test_in_order_of_their_numbers(self) -> None:
        """However the rules list them."""
        table = sea.fight(sea.at_start(), "flying-eye", "demon-jackal")
        client = Client(SEA, table)
        sea.play(table, "attack flying-eye with kannan using hunting-bow", "fate 6")
        client.own()
        sea.play(table, "cover flying-eye b3")

        assert [*client.own().values()] == sorted(client.own().values())


class TestActs:
    """Acts of any time, and what they ask, come between."""

    def test_the_decision_beneath_keeps_its_numbers(self) -> None:
        """What the act asked has numbers of its own; then the others stand as before, with what is gone left out."""
        table = sea.give_command(sea.at_ship(), 9)
        table.crew["mac"].fatigue = table.crew["rafael"].fatigue = 1
        client = Client(SEA, sea.again(table))
        before = client.all()
        act = next(notation for notation in before if notation.startswith("activate marco"))
        sea.play(table, act)
        asked = client.own()
        assert asked == {"rest rafael": 1, "rest mac": 2}
        sea.play(table, "rest mac")
        after = client.all()

        assert act not in after
        assert {key: number for key, number in after.items() if key in before}.items() <= before.items()
        assert len({*after.values()}) == len(after)

    def test_another_decision_begins_at_1(self) -> None:
        """Also if it is of a class that was asked before."""
        table = doing(sea.at_start(), Challenge("strength", 5, "", "test/"))
        client = Client(SEA, table)
        first = client.own()
        sea.play(table, "join rafael")
        client.own()
        sea.play(table, "go on")
        assert min(client.own().values()) == 1
        doing(table, Challenge("strength", 5, "", "test/"))
        client.own()
        again = client.own()

        assert [*again.values()] == [*range(1, len(again) + 1)]
        assert first["go on"] == again["go on"] == 1

    def test_another_page_begins_at_1(self) -> None:
        """Its letters are other choices."""
        table = sea.exploring(sea.story(sea.at_start(), PAGES), 900)
        client = Client(SEA, table)

        assert client.own() == {"choose a": 1, "choose b": 2}
        sea.play(table, "choose a")
        assert client.own() == {"choose b": 1}

    def test_a_table_of_the_same_kind_made_anew_has_the_same_numbers(self) -> None:
        """Told twice, a menu is the same; another client is another memory."""
        table = doing(sea.at_start(), Challenge("strength", 5, "", "test/"))
        client = Client(SEA, table)
        client.own()
        sea.play(table, "join rafael")

        assert client.all() == client.all()
        other = Client(SEA, table)
        assert [*other.all().values()] == [*range(1, len(other.all()) + 1)]


class TestScenes:
    """The menu of a scene."""

    def test_numbers_run_from_1_in_order_whatever_came_before(self) -> None:
        """Also when the same question is asked again after a step back."""
        table = doing(sea.at_start(), Challenge("strength", 5, "", "test/"))
        tracker = SceneTracker(SEA, SOFA)
        before = [(line.notation, line.number) for line in tracker.tell(table).menu.own]
        taken_back = table.clone()
        sea.play(table, "join rafael")
        joined = tracker.tell(table).menu
        after = [(line.notation, line.number) for line in tracker.tell(taken_back).menu.own]

        assert after == before
        assert [line.number for line in (*joined.own, *joined.acts)] == [
            *range(1, len(joined.own) + len(joined.acts) + 1)
        ]

    def test_choices_of_others_leave_no_gaps(self) -> None:
        """Whoever sits at one seat counts their own choices from 1."""
        table = doing(sea.at_start(), Challenge("strength", 5, "", "test/"))
        for seat in range(table.seat_count()):
            told = menu(SEA, table, Audience((seat,)))
            mine = [line.number for line in (*told.own, *told.acts) if line.seat == seat]
            assert mine == [*range(1, len(mine) + 1)]


@pytest.mark.parametrize(("pack", "presenter"), [("harbour", SEA), ("airfield", SKIES)])
def test_no_number_means_two_choices_along_random_play(pack: str, presenter: Presenter[Any]) -> None:
    """Whatever comes between."""
    numbers = ChoiceNumbers()
    for table, _ in campaign(pack, 2, 9, 250):
        told = numbers.give(table, menu(presenter, table, SOFA))
        given = [line.number for line in (*told.own, *told.acts)]

        assert len({*given}) == len(given)
        assert min(given) >= 1
