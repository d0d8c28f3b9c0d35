"""Acts of any time whose conditions stand in the loop that offers them and in the refusal: both say the same."""

from __future__ import annotations

from collections import Counter

import pytest

from sleeping_gods.party.table.seats import SEATS
from sleeping_gods.sea.acts import refusals as sea
from sleeping_gods.sea.chapters.cooking import cooking
from sleeping_gods.sea.chapters.equip import equips as sea_equips
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.acts import refusals as skies
from sleeping_gods.skies.chapters.equip import equips as skies_equips
from sleeping_gods.skies.table.table import SkiesTable

from ..presentation.walking import walk
from ..sea import tables as at_sea
from ..skies import tables as in_the_skies

STEPS = 400


@pytest.mark.parametrize("players", [1, 3])
def test_equipping_and_cooking_at_sea(players: int) -> None:
    """SG-ABIL-011, SG-ADV-009: an act is offered exactly where no reason stands against it."""
    verbs: Counter[str] = Counter()
    for at, place in enumerate(walk(at_sea.at_sea(players), players, STEPS)):
        table = place.clone()
        assert isinstance(table, SeaTable)
        table.pools[0], table.goods["grain"] = at % 4, at % 5
        offered = {*sea_equips(table), *cooking(table)}
        for card in (card for hand in table.hands for card in hand):
            for name in table.crew:
                assert (("equip", card, "on", name) in offered) == (sea.why_not_equip(table, card, name) is None)
        for card in (card for card in table.adventures if card in table.bound.recipes):
            for seat in SEATS[:players]:
                assert (("cook", card, "by", seat) in offered) == (sea.why_not_cook(table, card, seat) is None)
        verbs.update(choice[0] for choice in offered)

    assert min(verbs["equip"], verbs["cook"]) > 30


@pytest.mark.parametrize("players", [1, 3])
def test_equipping_in_the_skies(players: int) -> None:
    """DS-EQIP-001, DS-EQIP-006: an act is offered exactly where no reason stands against it."""
    seen = 0
    for table in walk(in_the_skies.at_start(players), players, STEPS):
        assert isinstance(table, SkiesTable)
        offered = {*skies_equips(table)}
        for card in (card for hand in table.hands for card in hand):
            for name in table.crew:
                assert (("equip", card, "on", name) in offered) == (skies.why_not_equip(table, card, name) is None)
        seen += len(offered)

    assert seen > 100
