"""Who may take part in a test, as its section tells it: what each adds and costs, and why others cannot."""

from __future__ import annotations

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.chapters.challenge import Challenge, SettleChallenge
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.scene.test import Joiner
from sleeping_gods.presentation.scene.test import TestState as Told
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.scene_tracker import scene_of
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.table.table import SeaTable

from ..bed import again, doing, play
from ..sea import tables as sea
from ..skies import tables as skies


def asked(players: int = 1, number: int = 8) -> SeaTable:
    """A challenge at sea, of which it is asked who takes part."""
    return doing(sea.at_start(players), Challenge("strength", number, "", "test/"))


def told(table: SeaTable, lang: Lang = "en") -> Told:
    """The section."""
    found = scene_of(SeaPresenter(lang), table, SOFA).test
    if found is None:
        raise AssertionError("no test is told")
    return found


def of(test: Told, ref: str) -> Joiner:
    """One of them."""
    return next(one for one in test.joiners if one.ref == ref)


@pytest.mark.parametrize("lang", WHOLE)
def test_what_each_adds_and_why_others_cannot(lang: Lang) -> None:
    """SG-FATIGUE-004: who is too tired has a reason and no choice; who can has a choice and no reason."""
    table = asked()
    table.crew["mac"].fatigue = 2
    test = told(again(table), lang)

    assert (of(test, "rafael").choice, of(test, "rafael").adds, of(test, "rafael").reason) == ("join rafael", 1, ())
    assert (of(test, "kasumi").choice, of(test, "kasumi").adds) == ("join kasumi", 0)
    assert of(test, "mac").choice == ""
    assert plain(of(test, "mac").reason)
    assert test.draw_choice == "go on"
    assert plain(test.failure_cost)
    assert plain(test.join_cost)


def test_who_takes_part_is_no_longer_asked() -> None:
    """They are a part of the sum instead."""
    test = told(play(asked(), "join rafael"))

    assert "rafael" not in [one.ref for one in test.joiners]
    assert [part.ref for part in test.parts] == ["rafael"]


def test_what_failing_costs_is_told_until_it_is_settled() -> None:
    """The sum may still lie there while something else is asked that came of it: then nothing is at stake any more."""
    table = asked()
    before = told(table)
    table.agenda = [item for item in table.agenda if not isinstance(item, SettleChallenge)]

    after = told(again(table))

    assert plain(before.failure_cost)
    assert after.failure_cost == ()


def test_whose_choice_it_is() -> None:
    """SG-CHAL-005: each decides about their own, and a helper without command is told so."""
    test = told(asked(2))

    assert {one.seat for one in test.joiners} == {0, 1}
    assert {plain(one.reason) for one in test.joiners if one.seat == 1} == {"Ben pays 1 command to help and has 0"}


def test_a_helper_pays_once_however_many_come() -> None:
    """SG-CHAL-005: beside the price stands that it is paid once; afterwards nothing more is due."""
    table = asked(2)
    table.pools[1] = 2
    first, *others = [one for one in told(again(table)).joiners if one.seat == 1]
    after = told(play(table, first.choice))

    assert plain(first.detail).endswith("costs 1 command, and Ben pays to help only once")
    assert "costs" not in plain(of(after, others[0].ref).detail)


def test_the_cards_that_were_drawn() -> None:
    """After the draw nobody is asked any more; the card lies there, with its face among those in sight."""
    table = asked()
    strong = next(card for card in table.deck if table.pack.abilities[card].skill == "strength")
    table.deck.remove(strong)
    table.hands[0].append(strong)  # it could still be discarded for more
    play(again(table), "go on", "fate 3")
    scene = scene_of(SeaPresenter(), table, SOFA)

    assert scene.test is not None
    assert (scene.test.joiners, scene.test.draw_choice, scene.test.join_cost) == ((), "", ())
    assert scene.test.cards == table.test.aside
    assert scene.test.cards[-1] in [face.ref for face in scene.cards.faces]


def test_in_the_skies() -> None:
    """DS-CHAL-003: taking part costs stamina, which is said."""
    table = doing(skies.on_map(), Challenge("strength", 5, "", "test/"))
    test = scene_of(SkiesPresenter(), table, SOFA).test

    assert test is not None
    assert [one.adds for one in test.joiners if one.ref == "ed"] == [2]
    assert "1 stamina" in plain(test.joiners[0].detail)
    assert test.draw_choice == "go on"


def test_the_result_that_one_hopes_for() -> None:
    """It is named even where no draw can bring it; a challenge that cannot be lost hopes for it too."""
    hard, easy = told(asked(number=40)).chance, told(asked(number=1)).chance

    assert hard is not None
    assert easy is not None
    assert (hard.best, [result for result, _ in hard.results]) == ("pass", ["fail"])
    assert (easy.best, [result for result, _ in easy.results]) == ("pass", ["pass"])
