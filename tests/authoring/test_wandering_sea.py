"""The first volume of the Wandering Sea: what it must hold, and that its papers are up to date."""

from __future__ import annotations

import json
import re
import runpy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.authoring.craft.limits import FLAVOUR
from sleeping_gods.authoring.lint.french_text import typography
from sleeping_gods.authoring.lint.run import lint
from sleeping_gods.authoring.project import Project, open_project
from sleeping_gods.authoring.texts.words import words_in
from sleeping_gods.authoring.translation.status import status
from sleeping_gods.cli import main
from sleeping_gods.sea.table.cards import AdventureCard, Enemy, EventCard, LevelCard, Pack

from ..daily import first_daily

TIERS = ((1, 3), (4, 5), (6, 7), (8, 11))
"""Levels of the four tiers of enemies."""
ROOT = Path(__file__).resolve().parents[2]


@cache
def sea() -> tuple[Project, Pack]:
    """The pack as its authors have it."""
    project = open_project("wandering-sea")
    assert isinstance(project.pack, Pack), project.findings
    return project, project.pack


@pytest.mark.slow
def test_it_has_no_findings() -> None:
    """Nothing is wrong with it that the linter knows and that is not on the list of what is to be mended."""
    assert lint(sea()[0]) == []


def test_it_is_as_large_as_promised() -> None:
    """Six spreads, 97 locations of which seven are towns, 1,500 paragraphs, 175,000 words of prose."""
    _, pack = sea()
    locations = [number for region in pack.regions.values() for number in region.locations]
    words = sum(len(words_in(block.text)) for one in pack.paragraphs.values() for block in one.blocks)

    assert {region.page for region in pack.regions.values()} == {*range(2, 14)}
    assert len(locations) >= 97
    assert sum(pack.paragraphs[str(number)].town for number in locations) == 7
    assert len(pack.paragraphs) >= 1_500
    assert words >= 175_000


def test_its_cards_are_as_many_as_promised() -> None:
    """Enemies of 78 cards in four tiers, 89 adventure cards with fourteen totems, 210 quests, eight endings."""
    _, pack = sea()
    faces = [enemy for enemy in pack.enemies.values() if enemy.copy == 1]
    numbered = [card for card in pack.adventures.values() if card.number]

    assert len(faces) >= 50
    assert sorted({enemy.number for enemy in pack.enemies.values()})[-1] == 78
    assert len({(enemy.squares, enemy.defense, enemy.attack) for enemy in faces}) == len(faces)
    for low, high in TIERS:
        assert sum(low <= enemy.level <= high for enemy in faces) >= 7
    assert len(numbered) >= 89
    assert sum(card.kind == "totem" for card in numbered) == 14
    assert len(pack.quests) >= 210
    assert {"called", "under-way"} <= {*pack.endings}


def test_every_card_is_worth_holding() -> None:
    """Adventure, market, event, level and enemy cards have a line of flavour each; only copies share theirs."""
    _, pack = sea()
    cards: list[AdventureCard | EventCard | LevelCard | Enemy] = [
        *pack.adventures.values(), *pack.events.values(), *pack.levels.values(), *pack.enemies.values()
    ]  # fmt: skip
    said = {re.sub(r"-\d$", "", card.id): card.flavour for card in cards}

    assert all(said[re.sub(r"-\d$", "", card.id)] == card.flavour for card in cards)
    assert len({line.en for line in said.values()}) == len({line.text_in("fr") for line in said.values()}) == len(said)
    for line in said.values():
        assert 0 < len(words_in(line.en)) <= FLAVOUR["en"], line
        assert 0 < len(words_in(line.text_in("fr"))) <= FLAVOUR["fr"], line
        assert [*typography(line.text_in("fr"))] == []


@pytest.mark.slow
def test_every_paragraph_is_there_in_french() -> None:
    """None is missing and none is stale."""
    project, pack = sea()
    _, whole = status(pack.paragraphs.values(), project.translations("fr").paragraphs)

    assert (whole.missing, whole.stale) == (0, 0)
    assert whole.translated == len(pack.paragraphs)
    assert set(project.translations("fr").titles) == set(project.source.titles)


def test_every_map_is_drawn() -> None:
    """Each location has its spot, and each spread its islands."""
    _, pack = sea()

    assert all(set(region.spots) == set(region.locations) for region in pack.regions.values())
    assert {island.page for island in pack.islands.values()} == {*range(2, 14)}


@pytest.mark.slow
def test_the_table_of_quests_is_up_to_date() -> None:
    """docs/world/quests.md is what ``python tools/quest_table.py`` writes."""
    tool = runpy.run_path(str(ROOT / "tools" / "quest_table.py"))

    assert (ROOT / "docs" / "world" / "quests.md").read_text(encoding="utf-8") == tool["page"]()


@pytest.mark.slow
def test_the_ledger_of_debts_is_up_to_date() -> None:
    """docs/world/debts.md is what ``python tools/debt_table.py`` writes."""
    tool = runpy.run_path(str(ROOT / "tools" / "debt_table.py"))

    assert (ROOT / "docs" / "world" / "debts.md").read_text(encoding="utf-8") == tool["page"]()


def test_it_is_held_to_the_rules_of_craft() -> None:
    """A list of known findings lies beside it, so that new text is judged by every rule."""
    assert sea()[0].craft is not None


def played(campaigns: int, folder: Path, *more: str) -> dict[str, Any]:
    """What ``pack bots`` reports of so many campaigns."""
    file = folder / "all.json"
    main(["pack", "bots", "wandering-sea", "--runs", str(campaigns), *more, "--json", str(file)])
    report: dict[str, Any] = json.loads(file.read_text())
    return report


@pytest.mark.slow
@pytest.mark.parametrize(("campaigns", "share"), first_daily([(8, 0.2), (16, 0.25)]))
def test_a_few_robots_come_to_an_end(tmp_path: Path, campaigns: int, share: float) -> None:
    """In each mode and with each number of players in turn: none is stuck, and a fair part of it is read."""
    report = played(campaigns, tmp_path)

    assert report["stuck"] == []
    assert report["share"] > share
    assert sum(figures["campaigns"] for figures in report["figures"]) == campaigns


@pytest.mark.slow
@pytest.mark.long
def test_bots_get_nearly_everywhere_and_nowhere_stuck(tmp_path: Path) -> None:
    """What 2,000 campaigns reach wholly, some 320 reach but for a few places; none gets stuck."""
    report = played(320, tmp_path)

    assert report["share"] > 0.97
    assert report["stuck"] == []


@pytest.mark.slow
@pytest.mark.long
def test_a_careful_crew_survives_and_brutal_is_brutal(tmp_path: Path) -> None:
    """In a normal campaign more often than not; in a brutal one seldomer."""
    survived = {}
    for mode in ("normal", "brutal"):
        (figures,) = played(48, tmp_path, "--bot", "careful", "--mode", mode)["figures"]
        survived[mode] = figures["survived"] / figures["campaigns"]

    assert survived["normal"] > 0.6
    assert survived["brutal"] < survived["normal"] - 0.2
