"""A room of the ship is remembered by all that its words hang on."""

from __future__ import annotations

import pytest

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.sea.rooms import room_words
from sleeping_gods.sea.table.table import SeaTable

from ..sea import tables as sea


def with_cube(table: SeaTable) -> SeaTable:
    """A cube lies on the bridge."""
    table.cubes["bridge"] += 1
    return table


def on_bridge(table: SeaTable) -> SeaTable:
    """The figure stands on the bridge."""
    table.room = "bridge"
    return table


def with_level(table: SeaTable) -> SeaTable:
    """Laurent has a level card that adds 1 command on the bridge, and the captain plays him."""
    table.captain = table.controller("laurent")
    return sea.wear(table, "laurent", "old-sailor")


@pytest.mark.parametrize("lang", WHOLE)
def test_a_room_says_what_it_gives_now(lang: Lang) -> None:
    """SG-LEVEL-001: whatever has been told before, each room says what it gives at this table, with cubes, with the
    figure, for this many players, and with the command that level cards add."""
    presenter = SeaPresenter(lang)
    plain = [sea.at_start(players) for players in (1, 2, 4)]
    tables = [*plain, with_cube(sea.at_start(2)), on_bridge(sea.at_start(2)), with_level(sea.at_start(2)), *plain]
    seen = set()
    for table in tables:
        vessel = presenter.sections["vessel"].tell(presenter, table, SOFA)
        rooms = {room.ref: room for room in vessel.rooms}
        for space in table.pack.rooms:
            assert rooms[space].text == presenter.localizer.rich_text(room_words(presenter.localizer, table, space))
            assert rooms[space].damage == table.cubes[space]
            assert rooms[space].here == (space == table.room)
        seen.add(rooms["bridge"].text)

    assert len(seen) >= 3, "the words of the bridge hang on the players, the cubes and the level card"
