"""A table that is opened anew tells at once what was read there before."""

from __future__ import annotations

import pytest

from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.play import options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.presentation.scene.atlas import SceneMap
from sleeping_gods.wire.requests import ChooseRequest

from .evening import evening
from .in_memory import InMemory
from .marked import marked_pack


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_place_that_was_visited_is_known(pack: str, lang: Lang) -> None:
    """To the first who comes, in either language, and before anything else is read."""
    told = evening(marked_pack(pack), 1, 5)
    ref = told.table.roster.members[0].ref
    while not (places := [choice for choice in options(told.table.campaign.table) if choice[0] == "explore"]):
        assert [*told.choose()]
    told.table.handle(ChooseRequest("explore", told.table.position, " ".join(places[0])), ref, lang)
    again = ServedTable("again", "Again", told.table.campaign, InMemory(), told.table.roster)

    atlas = again.snapshot(ref, lang).sections.map

    assert isinstance(atlas, SceneMap)
    spots = {spot.ref: spot.state for area in (*atlas.areas, *atlas.flight) for spot in area.spots}
    assert spots[places[0][1]] != "unknown"
