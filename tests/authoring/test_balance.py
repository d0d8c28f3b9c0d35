"""Balance tables: odds, fights, harm and rewards on one scale."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.authoring.balance.fights import FightSimulator
from sleeping_gods.authoring.balance.odds import pass_chance
from sleeping_gods.authoring.balance.page import page
from sleeping_gods.authoring.balance.table import Balance
from sleeping_gods.authoring.balance.tier_summary import tier_summaries
from sleeping_gods.authoring.balance.weighing import balance_of
from sleeping_gods.authoring.project import AnyPack, open_project
from sleeping_gods.bots.party.fight_record import FightRecord
from sleeping_gods.campaign.games import game_of
from sleeping_gods.effects.parse import parse_program
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.story.model import Paragraph, StoryChoice


def pack_of(name: str) -> AnyPack:
    """A shipped pack."""
    pack = open_project(name).pack
    assert pack is not None
    return pack


def weighed(*lines: str) -> Balance:
    """The row of location 2, if its story were one choice with these effects."""
    pack = pack_of("harbour")
    choice = StoryChoice("a", "Do it.", program=parse_program(lines))
    story = {"2": Paragraph("2", "Pay day", "story/002.md", 1, choices=(choice,))}
    record = FightRecord(fights=2, won=0.5, damage=4.0, ship_damage=0.0, rounds=2.0)
    (row,) = balance_of(dataclasses.replace(pack, paragraphs=story), lambda enemies, tier: record)
    return row


@pytest.mark.slow
def test_rewards_are_added_on_one_scale() -> None:
    """A coin and a point of experience are 1, an artifact is 3, a quest is 2."""
    assert weighed("gain 2 coins; gain 1 xp; gain 1 artifact; gain quest 9").reward == 8


@pytest.mark.slow
def test_harm_is_weighted_by_the_odds_of_failure() -> None:
    """Four health lost on a failure count as much as failing is likely."""
    row = weighed("challenge CUNNING 7", "fail: lose 4 health; ship damage 1", "gain 1 xp")
    chance = pass_chance(pack_of("harbour"), "cunning", 7, 2)

    assert 0 < chance < 1
    assert row.health == pytest.approx(4 * (1 - chance))
    assert row.ship == pytest.approx(1 - chance)
    assert row.reward == 1
    assert [(check.skill, check.number, check.chance) for check in row.checks] == [("cunning", 7, chance)]


@pytest.mark.slow
def test_a_fight_costs_its_damage_and_pays_when_won() -> None:
    """Half of the fights won give half of the prize."""
    row = weighed("combat 12", "win: gain 6 coins")

    assert row.health == 4
    assert row.reward == 3
    assert row.fights[0].won == 0.5


@pytest.mark.slow
def test_every_location_has_a_row_and_the_finale_comes_last() -> None:
    """The harbour's two spreads are two tiers, and the finale is one more."""
    pack = pack_of("harbour")
    assert isinstance(pack, SeaPack)

    rows = balance_of(pack)
    tiers = tier_summaries(rows)

    numbers = {str(number) for region in pack.regions.values() for number in region.locations}
    assert {row.location for row in rows} == {*numbers, "finale"}
    assert [tier.tier for tier in tiers] == [1, 2, 3]
    assert rows[-1].location == "finale"
    assert tiers[0].won is None
    assert sum(tier.checks for tier in tiers) == sum(len(row.checks) for row in rows)


@pytest.mark.slow
def test_the_skies_are_weighed_without_simulated_fights() -> None:
    """Levels are told, results are not."""
    rows = balance_of(pack_of("airfield"))

    fights = [fight for row in rows for fight in row.fights]
    assert fights
    assert all(fight.won is None and fight.level > 0 for fight in fights)


@pytest.mark.slow
def test_simulated_fights_are_the_same_every_time() -> None:
    """Weak enemies are beaten, and the result is remembered."""
    pack = pack_of("harbour")
    assert isinstance(pack, SeaPack)
    weak = min(pack.enemies.values(), key=lambda enemy: (enemy.level, enemy.id)).id
    told: list[int] = []
    ring = FightSimulator(game_of("sea"), pack, 4, told.append)

    first = ring.fought((weak,), 1)

    assert first == FightSimulator(game_of("sea"), pack, 4).fought((weak,), 1)
    assert first.won == 1.0
    assert ring.fought((weak,), 1) == first
    assert told == [1]


@pytest.mark.slow
def test_fights_of_the_skies_are_fought_too() -> None:
    """A party of the first spread beats the weakest; more enemies hurt more, and cards of later tiers help."""
    pack = pack_of("lifted-north")
    weak = min(pack.enemies.values(), key=lambda enemy: (enemy.level, enemy.id)).id
    strong = [enemy.id for enemy in pack.enemies.values() if enemy.level >= 6][:2]
    ring = FightSimulator(game_of("skies"), pack, 4)
    easy, hard = ring.fought((weak,), 1), ring.fought((strong[0],), 1)

    assert easy.won == 1.0
    assert easy.damage < hard.damage
    assert easy.rounds <= hard.rounds
    assert hard.rounds > 1
    assert ring.fought((strong[0],), 5).damage < hard.damage


@pytest.mark.slow
def test_the_page_escapes_what_packs_say() -> None:
    """A title is text, whatever it holds."""
    row = Balance("2", "<script>alert(1)</script>", 1, checks=weighed("challenge CUNNING 7").checks)

    shown = page("<b>Mine</b>", [row], tier_summaries([row]))

    assert "<script>" not in shown
    assert "&lt;script&gt;" in shown
    assert "&lt;b&gt;Mine&lt;/b&gt;" in shown
