"""What can happen in some campaign: the fixpoint over what is had from the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.authoring.dataflow.flow import flow_of
from sleeping_gods.authoring.dataflow.reach import Reachability, reach_of
from sleeping_gods.effects.conditions import parse_condition

from .mutation import Mutation

WHOLE = Mutation("", "pack.toml", "", "")
"""No edit at all."""


def reach(mutation: Mutation = WHOLE) -> Reachability:
    """What can happen in a pack with one edit."""
    project = mutation.broken(Path())
    assert project.pack, project.findings
    return reach_of(flow_of(project, project.pack), project.pack)


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_the_shipped_packs_can_be_read_whole(pack: str) -> None:
    """Every paragraph can be read in some campaign."""
    whole = reach(Mutation("", "pack.toml", "", "", pack=pack))

    assert whole.read == set(whole.pack.paragraphs)


@pytest.mark.slow
def test_a_quest_behind_its_own_keyword_is_never_had() -> None:
    """What is given only to those who have it cannot be had, nor what lies behind it."""
    widow = "- (b) Help the widow, who has counted the same wage twice.\n"
    shut = reach(Mutation("", "story/002.md", widow, f"{widow}  > needs WAGE\n"))

    assert ("quest", 90) not in shut.had
    assert "2.2" not in shut.read
    assert not shut.can(parse_condition("WAGE"))
    assert shut.can(parse_condition("not WAGE"))
    assert shut.can(parse_condition("WAGE or LANTERN"))
    assert not shut.can(parse_condition("WAGE and LANTERN"))


@pytest.mark.slow
def test_what_everybody_has_can_be_lacked_only_if_it_is_lost() -> None:
    """Quest 2 is had from the start; without the line that completes it nobody can be without it."""
    kept = reach(Mutation("", "story/002.md", "> complete quest 2\n", ""))

    assert reach().can(parse_condition("not BERTH"))
    assert not kept.can(parse_condition("not BERTH"))
    assert not kept.can(parse_condition("not quest 2"))
    assert kept.can(parse_condition("not LANTERN"))


def test_a_page_without_a_way_is_not_read() -> None:
    """Locations of regions that the ship cannot come to stay closed."""
    parted = reach(Mutation("", "atlas/02.toml", "exits = { west = 13, north = 14 }", ""))

    assert "160" not in parted.read
    assert "2" in parted.read


@pytest.mark.slow
def test_totems_are_counted() -> None:
    """As many totems can be had as the stories give."""
    whole = reach()

    assert whole.can(parse_condition(f"{whole.totems()} totems"))
    assert not whole.can(parse_condition(f"{whole.totems() + 1} totems"))


def test_a_dormant_totem_is_restored_by_the_rules() -> None:
    """In the skies the quest and its resources give the card."""
    whole = reach(Mutation("", "pack.toml", "", "", pack="airfield"))

    assert ("adventure", 60) in whole.had


@pytest.mark.slow
def test_food_and_resources_stand_for_any() -> None:
    """There is always some of them."""
    assert reach().can(parse_condition("3 food"))
    assert reach(Mutation("", "pack.toml", "", "", pack="airfield")).can(parse_condition("2 resources"))
