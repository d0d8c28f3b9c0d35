"""Where a party can come to on the map."""

from __future__ import annotations

from dataclasses import replace

from sleeping_gods.authoring.dataflow.map_reach import pages_reached, regions_reached
from sleeping_gods.authoring.project import open_project
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.skies.table.cards import Pack as SkiesPack


def skies() -> SkiesPack:
    """The airfield."""
    pack = open_project("airfield").pack
    assert isinstance(pack, SkiesPack)
    return pack


def test_the_ship_sails_over_borders_bindings_and_icons() -> None:
    """Every region of the harbour is joined to the start; without moves there is only the start."""
    pack = open_project("harbour").pack
    assert isinstance(pack, SeaPack)

    assert regions_reached(pack, bind(pack).moves) == set(pack.regions)
    assert regions_reached(pack, {}) == {"2.quay"}


def test_claire_walks_over_the_binding_and_over_icons() -> None:
    """Without a plane the pages are still joined; without icons only the first spread is left."""
    afoot = replace(skies(), spaces={})
    parted = replace(afoot, pages={number: replace(page, exits={}) for number, page in afoot.pages.items()})

    assert pages_reached(afoot) == {2, 3, 10, 11, 12, 13}
    assert pages_reached(parted) == {2, 3}


def test_the_plane_lands_on_pages_without_icons() -> None:
    """A landing place joins its page and the facing one."""
    pack = skies()
    parted = replace(pack, pages={number: replace(page, exits={}) for number, page in pack.pages.items()})

    assert pages_reached(parted) >= {12, 13}
