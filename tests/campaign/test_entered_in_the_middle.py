"""A campaign on paper is entered by repairs: it is played on, taken back, replayed and saved like any other."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.sea.table.box_table import BoxSeaTable
from sleeping_gods.skies.table.box_table import BoxSkiesTable

from .paper import LOGS, SEA, SKIES
from .tables import begun, kind, play_until


def entered(pack: str) -> Campaign:
    """A campaign into which a whole log was entered; somebody else begins."""
    campaign = begun(pack, seed="3")
    for line in LOGS[pack]:
        campaign.play(None, f"repair {line}")
        assert party(campaign).violations() == [], line
    return campaign


def party(campaign: Campaign) -> PartyTable:
    """Its table."""
    return of_party(campaign.table)


def test_a_log_of_the_sea() -> None:
    """SG-SAVE-002..007: what stands on the sheet and lies in the bags stands on the table."""
    table = entered("own-sea").table
    assert isinstance(table, BoxSeaTable)
    odessa = table.crew["odessa"]

    assert (table.xp, table.defeats, table.turn, table.region, table.room) == (14, 1, 23, "4.7", "deck")
    assert (table.cubes["bridge"], table.cubes["hull"]) == (1, 1)
    assert table.hands == [["engaged-5", "plain-craft-4"], []]
    assert (table.pools, odessa.command) == ([3, 1], 2)
    assert (odessa.damage, odessa.fatigue, odessa.statuses) == (4, 1, ("venom",))
    assert (odessa.cards, odessa.levels) == (("plain-cunning-4",), ("plan-ahead",))
    assert table.adventures == {"adventure-33": 1, "adventure-12": 0}
    assert (table.quests, table.used_quests) == ([1, 45], [2])
    assert (table.event_left, table.event_pass) == ([0, 4, 6], 2)
    assert (table.discard, table.letters, table.ticked) == (["plain-perception-4"], ["A"], ["totem:33"])
    assert table.supply == 14 - 3 - 1 - 2 - 1


def test_a_log_of_the_skies() -> None:
    """DS-SAVE-002..006: positions, health, cards, events and what is crossed off."""
    table = entered("own-skies").table
    assert isinstance(table, BoxSkiesTable)
    ed = table.crew["ed"]

    assert (table.camps, table.defeats, table.marks["rebels"], table.crossed) == (5, 1, 2, [12, 38])
    assert (table.place, table.pack.spaces[table.plane].square) == ("10:b3", "12:a1")
    assert (table.plane_health, table.fuel, ed.stamina, ed.statuses, ed.cards) == (
        3,
        1,
        1,
        ("venom",),
        ("heavy-hands-1",),
    )
    assert (table.adventures, table.played) == ([["adventure-33"], []], ["adventure-34"])
    assert (table.hands, table.quests, table.ticked) == ([["ox-shoulders-2"], []], [12], ["boss:4"])
    assert table.event_left[0] == 4
    assert len(table.event_discard) == 8, "12 of level 1 are in a normal deck, and 4 are left"


@pytest.mark.parametrize("pack", LOGS)
def test_it_is_played_on(pack: str) -> None:
    """SG-SAVE-009, SG-SAVE-010, DS-LOAD-002, DS-LOAD-006: the boards are dealt anew, and whoever was chosen begins."""
    campaign = entered(pack)
    campaign.play(None, "resume with p2")
    play_until(campaign, lambda table: kind(table) == "BeginTurn", Luck(1))

    assert party(campaign).captain == 1
    campaign.play(1, "begin turn")
    play_until(campaign, lambda table: kind(table) in ("TakeAction", "ToldPage", "NameEvent"), Luck(1))
    assert party(campaign).violations() == []


@pytest.mark.parametrize("pack", LOGS)
def test_each_line_can_be_taken_back(pack: str) -> None:
    """And replayed; a state saved in between is the same table."""
    campaign = begun(pack, seed="3")
    for line in LOGS[pack]:
        before = state_hash(campaign.table)
        campaign.play(None, f"repair {line}")
        after = state_hash(campaign.table)
        campaign.undo()
        assert state_hash(campaign.table) == before, line
        campaign.play(None, f"repair {line}")
        assert state_hash(campaign.table) == after, line
        saved = campaign.game.load(campaign.pack, json.loads(canonical(campaign.table)))
        assert state_hash(saved) == after
        assert options(saved) == options(campaign.table)


@pytest.mark.parametrize("pack", LOGS)
def test_it_is_replayed(pack: str) -> None:
    """Every entry of the journal leads to the same state."""
    campaign = entered(pack)
    again = replay(campaign.game, campaign.pack, campaign.journal)

    assert state_hash(again.table) == state_hash(campaign.table)


@pytest.mark.parametrize(
    ("pack", "line", "reason"),
    [
        ("own-sea", "set region 4.7.1", "repair-words"),
        ("own-sea", 'set region 4.7",x="', "repair-words"),
        ("own-sea", "set xp -1", "repair-limits"),
        ("own-sea", "set room roof", "repair-words"),
        ("own-sea", "fill quest held with quest-999", "card-not-understood"),
        ("own-sea", "fill quest held with quest-1 quest-1", "repair-unknown"),
        ("own-sea", "fill quest held with adventure-12", "repair-unknown"),
        ("own-sea", "fill quest held", "repair-unknown"),
        ("own-sea", "fill", "repair-unknown"),
        ("own-sea", "fill with", "repair-unknown"),
        ("own-sea", "fill ability nowhere with plain-craft-4", "repair-unknown"),
        ("own-sea", "fill ability board odessa with engaged-5 plain-craft-4 plain-cunning-4", "repair-full"),
        ("own-sea", "fill totem-box ticked with totem:0", "repair-unknown"),
        ("own-sea", f"fill quest held with {' '.join(f'quest-{n}' for n in range(1, 253))}", "repair-unknown"),
        ("own-skies", "set place 10:z99", "repair-words"),
        ("own-skies", "set plane nowhere", "repair-words"),
        ("own-skies", "fill location crossed with location-0", "repair-unknown"),
        ("own-skies", "fill adventure hand p1 with adventure-500", "card-not-understood"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(pack: str, line: str, reason: str) -> None:
    """The table is as it was."""
    campaign = begun(pack, seed="3")
    before = state_hash(campaign.table)
    with pytest.raises(IllegalChoice) as refused:
        campaign.play(None, f"repair {line}")

    assert refused.value.reason is not None
    assert refused.value.reason.key == reason
    assert state_hash(campaign.table) == before


@pytest.mark.parametrize(
    "line", ["set region 9.9", "fill quest held with quest-999", "fill totem-box ticked with totem:1"]
)
def test_a_world_of_ours_takes_nothing_out_of_a_box(line: str) -> None:
    """Its pack holds all its cards and places."""
    campaign = begun("harbour", seed="3")
    with pytest.raises(IllegalChoice):
        campaign.play(None, f"repair {line}")


def test_a_place_is_filled_in_a_world_of_ours_too() -> None:
    """SG-COMP-003: what lay there goes back to the deck, and every card is in one place."""
    campaign = begun("harbour", seed="3")
    held, card = party(campaign).hands[0][0], party(campaign).deck[0]
    campaign.play(None, f"repair fill ability hand p1 with {card}")

    assert party(campaign).hands[0] == [card]
    assert held in party(campaign).deck
    assert party(campaign).violations() == []


def test_the_logs_are_lines_of_repairs() -> None:
    """Each says something of its own."""
    for lines in (SEA, SKIES):
        assert len({line.rpartition(" with")[0] or line for line in lines}) == len(lines)
