"""What somebody who does not know the game stumbled over: numbers without a name, and words without a meaning."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.terms import STATUSES
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.chapters.statuses import GainStatus
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.scene.headline import Headline
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.table.table import SeaTable

from ..bed import doing, fate_line, play, told
from ..sea import tables as sea
from ..skies import tables as skies

SEA, SKIES = SeaPresenter(), SkiesPresenter()


def holdings(table: SeaTable, presenter: SeaPresenter = SEA) -> str:
    """What stands at the foot of the table."""
    headline = presenter.sections["headline"].tell(presenter, table, SOFA)
    assert isinstance(headline, Headline)
    return "; ".join(f"{label} {plain(text)}" for label, text in headline.holdings)


def test_command_of_one_player_is_not_read_as_a_part_of_the_name() -> None:
    """Alone nobody is named; of several each has a colon."""
    alone, several = sea.give_command(sea.at_ship(), 4), sea.give_command(sea.at_ship(2), 4, 1)

    assert "Command 4 to spend, supply" in holdings(alone)
    assert "4 à dépenser" in holdings(alone, SeaPresenter("fr"))
    first, second = several.names
    assert f"Command {first}: 4, {second}: 1, supply" in holdings(several)


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("lang", WHOLE)
def test_a_status_says_what_it_does_where_it_is_given(lang: Lang, status: str) -> None:
    """SG-STATUS-002 to 011: beside the question who gains it."""
    presenter = SeaPresenter(lang)
    (line,) = presenter.context(doing(sea.at_ship(), GainStatus(status)))

    assert line.lower().startswith(presenter.localizer.term("status", status).lower())


def test_madness_at_sea() -> None:
    """SG-STATUS-009: it is another harm than in the skies."""
    assert SEA.context(doing(sea.at_ship(), GainStatus("madness"))) == [
        "Madness: 1 damage each time they take part in a challenge."
    ]


def test_a_room_that_clears_says_so_where_nothing_is_placed() -> None:
    """SG-SHIP-013: placed is what lies on people and cards."""
    table = sea.at_ship()
    placed = sea.put_command(sea.at_ship(), mac=2)

    assert SEA.detail(table, ("use", "bridge")).endswith("clear all placed command; none is placed now")
    assert SEA.detail(placed, ("use", "bridge")).endswith("clear all placed command")
    assert SeaPresenter("fr").detail(table, ("use", "bridge")).endswith("aucun n'est posé pour l'instant")


def test_a_flight_is_counted_one_way_before_and_after_its_draw() -> None:
    """DS-FLY-009, DS-FLY-010: fate and the spaces together, in the choice and in what is told of it."""
    table = skies.on_map()
    flight = next(choice for choice in table.offered if choice[0] == "fly")
    before = SKIES.detail(table, flight)
    play(table, " ".join(flight))
    play(table, fate_line(table, 6))
    while not told(table, "flight"):
        play(table, " ".join(table.offered[0]))
    ((result, damage),) = told(table, "flight")

    assert "damage by fate + " in before
    assert f"{damage} at 6–{result}," in before
    assert SKIES.log_event(table, ("flight", result, damage)).startswith(f"Fate and distance come to {result}:")
