"""The best blow is the best of all that the rules allow (SG-COMBAT-019..035, DS-DMGE, DS-SPLS, DS-BUFF)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sleeping_gods.bots.party.best_blow import best_blow, worth_of
from sleeping_gods.party.chapters.paying import can_assign
from sleeping_gods.party.chapters.placing import growth
from sleeping_gods.party.chapters.reach import Masks, Reach, with_square

from ...daily import first_daily
from .random_blows import every_placement, random_blow

ROWS = 2_000
EACH = 100


def masks_of(reach: Reach, squares: tuple[tuple[int, int], ...]) -> Masks:
    """The squares of each card as bits."""
    masks: Masks = (0,) * len(reach.foes)
    for spot in squares:
        masks = with_square(masks, spot)
    return masks


@pytest.mark.parametrize("first", first_daily(range(0, ROWS, EACH), daily=3))
def test_no_placement_is_worth_more(first: int) -> None:
    """SG-COMBAT-030, DS-SPLS-002: beside every placement that can be reached square by square, on random rows."""
    for seed in range(first, first + EACH):
        reach, stakes = random_blow(seed)
        best = best_blow(reach, stakes)
        most = max(worth_of(reach, stakes, masks) for masks in every_placement(reach))

        assert best.exact
        assert best.worth == most, seed
        assert can_assign(reach, masks_of(reach, best.squares), reach.strike.extra), seed


@pytest.mark.parametrize("first", first_daily(range(0, ROWS // 10, EACH // 10), daily=3))
def test_half_placed_it_goes_on_as_well_as_can_be(first: int) -> None:
    """SG-COMBAT-025, DS-DMGE-009: what somebody has covered already stays covered."""
    for seed in range(first, first + EACH // 10):
        reach, stakes = random_blow(seed)
        for spot in growth(reach):
            begun = replace(reach, placed=with_square(reach.placed, spot))
            most = max(worth_of(reach, stakes, masks) for masks in every_placement(begun))

            assert best_blow(begun, stakes).worth == most, seed
