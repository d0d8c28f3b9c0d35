"""Odds of challenges for a reference crew, and the bands of what a place may give."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

import pytest

from sleeping_gods.authoring.balance.odds import fate_counts, pass_chance, skill_total
from sleeping_gods.authoring.balance.tiers import band, tiers_of
from sleeping_gods.authoring.project import open_project
from sleeping_gods.sea.table.cards import Pack as SeaPack

if TYPE_CHECKING:
    from sleeping_gods.authoring.project import AnyPack


@pytest.fixture(scope="module")
def sea() -> AnyPack:
    """The harbour."""
    pack = open_project("harbour").pack
    assert pack
    return pack


@pytest.fixture(scope="module")
def skies() -> AnyPack:
    """The airfield."""
    pack = open_project("airfield").pack
    assert pack
    return pack


def test_the_deck_is_counted_as_it_is(sea: AnyPack) -> None:
    """60 cards: 6 of 1 and of 6, 12 of each between."""
    assert fate_counts(sea) == {1: 6, 2: 12, 3: 12, 4: 12, 5: 12, 6: 6}


def test_the_best_take_part(sea: AnyPack, skies: AnyPack) -> None:
    """Boards are taken in the order of their skill; a demanded crew member is alone."""
    assert [skill_total(sea, "craft", helpers) for helpers in range(6)] == [0, 1, 2, 3, 4, 4]
    assert skill_total(skies, "craft", 1) == 2
    assert (skill_total(sea, "craft", by="audrie"), skill_total(sea, "craft", by="kannan")) == (1, 0)


@pytest.mark.parametrize(
    ("number", "helpers", "cards", "chance"),
    [
        (7, 4, 1, 54 / 60),  # 2 or more of fate
        (11, 4, 1, 6 / 60),  # a 6
        (12, 4, 1, 0),
        (5, 1, 0, 30 / 60),  # 4, 5 or 6
        (1, 0, 0, 1),
        (6, 0, 0, 6 / 60),
    ],
)
def test_the_chance_is_a_count_of_cards(sea: AnyPack, number: int, helpers: int, cards: int, chance: float) -> None:
    """Fate, skill and cards reach the number."""
    assert pass_chance(sea, "craft", number, helpers, cards=cards) == pytest.approx(chance)


def test_a_demanded_crew_member_is_alone(sea: AnyPack) -> None:
    """Nobody else adds anything: fate 5 or 6 with one card against 6."""
    assert pass_chance(sea, "craft", 6, by="kannan") == pytest.approx(18 / 60)


def test_tiers_count_page_turns(sea: AnyPack, skies: AnyPack) -> None:
    """The first spread is 1, the one over its edge is 2."""
    assert (tiers_of(sea)["2"], tiers_of(sea)["54"], tiers_of(sea)["160"]) == (1, 1, 2)
    assert (tiers_of(skies)["12"], tiers_of(skies)["61"]) == (1, 2)
    assert not isinstance(skies, SeaPack)
    distant = [str(space.explore) for space in skies.spaces.values() if space.explore]
    assert distant
    assert {tiers_of(skies)[location] for location in distant} == {max(tiers_of(skies).values())}


def test_a_region_may_name_its_tier(sea: AnyPack) -> None:
    """Its locations have that tier, wherever they lie; the others keep theirs."""
    assert isinstance(sea, SeaPack)
    named, region = next((name, region) for name, region in sea.regions.items() if 2 in region.locations)
    mine = dataclasses.replace(sea, regions=sea.regions | {named: dataclasses.replace(region, tier=4)})

    assert tiers_of(mine)["2"] == 4
    assert tiers_of(mine)["160"] == 2


@pytest.mark.slow
def test_the_wandering_sea_grows_harder() -> None:
    """From page to page, in the order in which it is meant to be sailed."""
    pack = open_project("wandering-sea").pack
    assert isinstance(pack, SeaPack)
    tiers = tiers_of(pack)

    pages = {page: {tiers[str(n)] for region in pack.regions.values() if region.page == page for n in region.locations}
             for page in (2, 3, 4, 5, 13, 12)}  # fmt: skip
    assert list(pages.values()) == [{1}, {2}, {3}, {3}, {4}, {4}]


def test_bands_grow_with_the_distance(sea: AnyPack) -> None:
    """The last figure holds for everything beyond; what has no band is not judged."""
    assert (band(sea, "combat", 1), band(sea, "combat", 3), band(sea, "combat", 9)) == (13, 22, 22)
    assert band(sea, "revered", 1) is None
