"""The first volume of Distant Skies, the Lifted North: what it must hold, and that robots get about in it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.authoring.craft.memory import finale_of, words_read
from sleeping_gods.authoring.dataflow.flow import flow_of
from sleeping_gods.authoring.lint.run import lint
from sleeping_gods.authoring.project import Project, open_project
from sleeping_gods.authoring.texts.words import words_in
from sleeping_gods.authoring.translation.status import status
from sleeping_gods.cli import main
from sleeping_gods.skies.table.cards import Pack

from ..daily import first_daily

CHARTED = {"high-larder": 219, "loose-farm": 220, "the-front": 221}
"""Distant locations that a card opens."""
MANY = 96
"""Campaigns of robots in the long run."""


@cache
def north() -> tuple[Project, Pack]:
    """The pack as its authors have it."""
    project = open_project("lifted-north")
    assert isinstance(project.pack, Pack), project.findings
    return project, project.pack


@pytest.mark.slow
def test_it_has_no_findings() -> None:
    """Nothing is wrong with it that the linter knows."""
    assert lint(north()[0]) == []


def test_its_finale_is_the_page_of_the_last_camp() -> None:
    """Most words that the story gives are asked for there; at sea the finale has letters instead of a number."""
    project, pack = north()
    sea = open_project("harbour").pack
    assert sea is not None
    words = words_read(pack, flow_of(project, pack))

    assert (finale_of(pack), finale_of(sea)) == ("120", "F")
    assert sum("120" in word.asked for word in words) > len(words) / 3
    assert not any(word.given == {"120"} for word in words)


def test_it_is_as_large_as_promised() -> None:
    """700 paragraphs, 95,000 words of prose, five endings, and a distant place for each of its three charts."""
    _, pack = north()
    words = sum(len(words_in(block.text)) for one in pack.paragraphs.values() for block in one.blocks)

    assert len(pack.paragraphs) >= 700
    assert words >= 95_000
    assert len(pack.endings) == 5
    assert {name: space.explore for name, space in pack.spaces.items() if space.card} == CHARTED


def test_its_cards_are_as_many_as_promised() -> None:
    """142 numbered adventure cards of which fourteen are totems, and a hundred quests."""
    _, pack = north()
    numbered = [card for card in pack.adventures.values() if card.number]

    assert {card.number for card in numbered} == {*range(1, 143)}
    assert sum(card.kind == "totem" for card in numbered) == 14
    assert len(pack.quests) >= 100


@pytest.mark.slow
def test_every_paragraph_is_there_in_french() -> None:
    """None is missing and none is stale."""
    project, pack = north()
    _, whole = status(pack.paragraphs.values(), project.translations("fr").paragraphs)

    assert (whole.missing, whole.stale) == (0, 0)
    assert whole.translated == len(pack.paragraphs)
    assert set(project.translations("fr").titles) == set(project.source.titles)


def test_it_is_held_to_the_rules_of_craft() -> None:
    """A list of known findings lies beside it, so that new text is judged by every rule."""
    assert north()[0].craft is not None


def played(campaigns: int, folder: Path) -> dict[str, Any]:
    """What ``pack bots`` reports of so many campaigns."""
    file = folder / "all.json"
    main(["pack", "bots", "lifted-north", "--runs", str(campaigns), "--json", str(file)])
    report: dict[str, Any] = json.loads(file.read_text())
    return report


@pytest.mark.slow
@pytest.mark.parametrize(("campaigns", "share"), first_daily([(4, 0.28), (8, 0.35)]))
def test_a_few_robots_come_to_an_ending(tmp_path: Path, campaigns: int, share: float) -> None:
    """Campaigns of each number of players and manner in turn: none is stuck, and about a third of it is read."""
    report = played(campaigns, tmp_path)

    assert report["stuck"] == []
    assert report["share"] > share
    assert sum(sum(figures["endings"].values()) for figures in report["figures"]) == campaigns


@pytest.mark.slow
@pytest.mark.long
def test_robots_get_about_and_nowhere_stuck(tmp_path: Path) -> None:
    """A hundred campaigns read two thirds of it and a page of every printed location; each comes to an ending."""
    report = played(MANY, tmp_path)
    pages = north()[1].paragraphs
    seen = {number.partition(".")[0] for number in pages if report["hits"][number]}

    assert report["stuck"] == []
    assert report["share"] > 0.65
    assert {number for number in pages if "." not in number} - seen <= {str(one) for one in CHARTED.values()}
    assert sum(sum(figures["endings"].values()) for figures in report["figures"]) == MANY
