"""Figures of the journey, of cards and of fights that are set by hand, and why some cannot be."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.errors import IllegalChoice, Reason
from sleeping_gods.kernel.play import why_not
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.chapters.strike import square_word
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.presentation.party.repair_fields import repair_fields
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable

from ..own_box import Evening
from .tables import begun

BOXES = ("own-sea", "own-skies")
ENEMIES = {
    "own-sea": 'enter enemy { number = 5, level = 3, defense = 3, attack = 1, grid = "H . S\\n. . H\\n. H ." }',
    "own-skies": 'enter enemy { number = 5, level = 4, attack = 2, grid = "H .\\nP H\\n. H" }',
}
WORLDS = ("harbour", "airfield", *BOXES)


def party(campaign: Campaign) -> PartyTable:
    """The table of a campaign of either game."""
    return of_party(campaign.table)


def sea(pack: str = "harbour") -> tuple[Campaign, SeaTable]:
    """A campaign at sea and its table; what is played changes another table."""
    campaign = begun(pack, seed="3")
    assert isinstance(campaign.table, SeaTable)
    return campaign, campaign.table


def reason(campaign: Campaign, line: str) -> Reason | None:
    """Why a line is refused, with the table unchanged."""
    before = state_hash(campaign.table)
    with pytest.raises(IllegalChoice) as refused:
        campaign.play(None, line)
    assert state_hash(campaign.table) == before
    assert refused.value.reason == why_not(campaign.table, parse(line))
    return refused.value.reason


def told(campaign: Campaign, line: str) -> list[tuple[object, ...]]:
    """What is told of a repair; the table is sound and reads back as it is."""
    events = [event for played in campaign.play(None, line) for event in played.log_events]
    assert party(campaign).violations() == []
    again = campaign.game.load(campaign.pack, json.loads(canonical(campaign.table)))
    assert state_hash(again) == state_hash(campaign.table)
    return [*events]


@pytest.mark.parametrize("pack", WORLDS)
def test_the_journey_is_set(pack: str) -> None:
    """Defeats, the turn and whose it is, undone like anything else."""
    campaign = begun(pack, seed="3")
    before = state_hash(campaign.table)
    for line in ("repair set defeats 2", "repair set turn 14", "repair set active p2"):
        told(campaign, line)

    assert (party(campaign).defeats, party(campaign).turn, party(campaign).captain) == (2, 14, 1)
    for _ in range(3):
        campaign.undo()
    assert state_hash(campaign.table) == before


@pytest.mark.parametrize(
    ("line", "field", "expected"),
    [
        ("room galley", "room", "galley"),
        ("room none", "room", ""),
        ("serpent none", "serpent", ""),
        ("mode brutal", "mode", "brutal"),
        ("event-pass 3", "event_pass", 3),
        ("event-debt 4", "event_debt", 4),
        ("events perilous 2", "event_left", [6, 2, 6]),
    ],
)
@pytest.mark.parametrize("pack", ["harbour", "own-sea"])
def test_the_voyage_is_set(pack: str, line: str, field: str, expected: object) -> None:
    """SG-SHIP-002, SG-EVENT-014, SG-EVENT-012: the last room, the place in the event deck, the serpent, the mode."""
    campaign, _ = sea(pack)
    told(campaign, f"repair set {line}")

    assert getattr(campaign.table, field) == expected


def test_easy_and_brutal_exclude_each_other() -> None:
    """SG-VARIANT-010: one figure holds both, so that the log of a campaign says one of them."""
    campaign, _ = sea()
    told(campaign, "repair set mode easy")
    assert (sea_of(campaign).mode, sea_of(campaign).easy) == ("normal", True)
    told(campaign, "repair set mode brutal")
    assert (sea_of(campaign).mode, sea_of(campaign).easy) == ("brutal", False)


def sea_of(campaign: Campaign) -> SeaTable:
    """The table of the sea as it is now."""
    assert isinstance(campaign.table, SeaTable)
    return campaign.table


def skies_of(campaign: Campaign) -> SkiesTable:
    """The table of the skies as it is now."""
    assert isinstance(campaign.table, SkiesTable)
    return campaign.table


def test_command_lies_on_boards_and_cards() -> None:
    """SG-COMP-007: there are 14 in all; what is laid somewhere comes from the supply, and no more than it has."""
    campaign, table = sea()
    supply, card = table.supply, next(card for card in table.adventures if card not in table.bound.weapons)
    told(campaign, "repair set placed odessa 2")
    told(campaign, f"repair set placed {card} 1")
    now = sea_of(campaign)

    assert (now.crew["odessa"].command, now.adventures[card], now.supply) == (2, 1, supply - 3)
    assert reason(campaign, "repair set placed odessa 99") == Reason("SG-COMP-003", "repair-limits", (0, supply - 1))


def test_a_weapon_is_carried_by_one() -> None:
    """SG-WEAPON-004: it passes from whoever had it, or lies with nobody."""
    campaign, table = sea()
    weapon = next(card.id for card in table.pack.adventures.values() if card.weapon)
    campaign.play(None, f"repair move {weapon} to party")
    for bearer in ("odessa", "laurent"):
        told(campaign, f"repair set weapon {weapon} {bearer}")
        carried = [name for name, member in sea_of(campaign).crew.items() if weapon in member.weapons]
        assert carried == [bearer]
    told(campaign, f"repair set weapon {weapon} none")
    assert not any(member.weapons for member in sea_of(campaign).crew.values())


def test_what_goes_along_is_told() -> None:
    """SG-COMP-025: a deck holds no more events than there are unused ones, and a repair that changes it says so."""
    campaign, table = sea()
    unused = [*table.events["mild"]]
    events: list[tuple[object, ...]] = []
    for card in unused[: len(unused) - 5]:
        events += told(campaign, f"repair move {card} to discard")

    assert sea_of(campaign).event_left[0] == 5
    assert ("put-right-too", "events mild", "5") in events


@pytest.mark.parametrize("pack", ["airfield", "own-skies"])
def test_the_flight_is_set(pack: str) -> None:
    """DS-DIFF-009, DS-TIME-008, DS-EVNT-017: level, bonus time and the place in the event deck."""
    campaign = begun(pack, seed="3")
    left = skies_of(campaign).event_left[0]
    for line in ("level hard", "bonus 1", f"events 1 {left - 2}"):
        told(campaign, f"repair set {line}")
    table = skies_of(campaign)

    assert (table.level, table.bonus, table.event_left[0]) == ("hard", True, left - 2)
    assert table.log.levels[-1].endswith("hard")
    assert len(table.event_discard) == (2 if pack == "own-skies" else 0)
    told(campaign, f"repair set events 1 {left}")
    assert skies_of(campaign).event_left[0] == left
    told(campaign, "repair set events 1 0")
    assert skies_of(campaign).event_deck[0] == []


def test_claire_goes_along_with_the_plane_from_a_distant_place() -> None:
    """DS-FLY-021: she is never left behind there; the repair says where she is."""
    campaign = begun("airfield", seed="3")
    table = skies_of(campaign)
    distant = next(space.id for space in table.pack.spaces.values() if not space.square)
    near = table.plane
    told(campaign, f"repair set plane {distant}")
    told(campaign, f"repair set place {distant}")

    events = told(campaign, f"repair set plane {near}")

    assert ("put-right-too", "place", table.bound.landings[near]) in events


@pytest.mark.parametrize("pack", BOXES)
def test_squares_of_enemies_are_covered_and_the_beaten_leave(pack: str) -> None:
    """SG-COMBAT-028, DS-ATTK-017: between two attacks; with its last heart an enemy is beaten, and the fight won."""
    evening = Evening(pack)
    evening.until("TakeAction")
    evening.tell("explore 45", "says combat 5", ENEMIES[pack])
    evening.until("Attacks")
    fight = evening.table.combat
    assert fight is not None
    name, grid = fight.foes[0].id, evening.table.bound.grids[fight.foes[0].id]
    squares = [square_word(grid, square) for square in range(grid.size) if grid.hearts >> square & 1]
    evening.tell(f"repair set covered {name} {squares[0]} 1", f"repair set covered {name} {squares[0]} 0")
    assert fight.foes[0].covered == 0

    evening.tell(*(f"repair set covered {name} {square} 1" for square in squares))

    assert evening.table.combat is None
    assert evening.waits == "ToldPage"


@pytest.mark.parametrize("pack", WORLDS)
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("repair set turn 0", "repair-limits"),
        ("repair set turn 1000", "repair-limits"),
        ("repair set defeats -1", "repair-limits"),
        ("repair set defeats ٣", "repair-limits"),
        ("repair set active p3", "repair-words"),
        ("repair set active none", "repair-words"),
        ("repair set weather 3", "repair-unknown"),
        ("repair set", "repair-unknown"),
        ("repair move", "repair-unknown"),
        ("repair move nothing to deck", "repair-unknown"),
        ("repair skip it", "repair-unknown"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(pack: str, line: str, key: str) -> None:
    """SG-COMP-003, DS-COMP-008: within limits, among words, or known at all."""
    refused = reason(begun(pack, seed="3"), line)

    assert refused is not None
    assert refused.key == key


def test_a_full_hand_and_a_card_that_stays() -> None:
    """SG-ABIL-003, DS-COMP-004: a hand of three takes no fourth, and a starting card is always somewhere."""
    campaign, _ = sea()
    for card in [*sea_of(campaign).deck][:3]:
        if len(sea_of(campaign).hands[1]) < 3:
            campaign.play(None, f"repair move {card} to hand p2")
    more = sea_of(campaign).deck[0]
    assert reason(campaign, f"repair move {more} to hand p2") == Reason("SG-ABIL-003", "repair-full", (3,))

    flight = begun("airfield", seed="3")
    starting = next(card.id for card in skies_of(flight).pack.adventures.values() if card.starting)
    assert reason(flight, f"repair move {starting} to box") == Reason("DS-COMP-008", "repair-stays")


def test_no_more_statuses_than_tokens() -> None:
    """SG-COMP-010: four of a kind; the fifth is refused with its limits."""
    campaign, table = sea()
    names = list(table.crew)
    for name in names[:4]:
        campaign.play(None, f"repair set status {name} venom 1")

    assert reason(campaign, f"repair set status {names[4]} venom 1") == Reason("SG-COMP-003", "repair-limits", (0, 0))


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("pack", WORLDS)
def test_every_figure_has_its_words(pack: str, lang: Lang) -> None:
    """On the repair page, each under a group, with limits that the figure keeps."""
    campaign = begun(pack, seed="3")
    fields = repair_fields(presenter_of(campaign.game.id, lang), party(campaign))
    acts = {field.act for field in fields}

    assert {"set defeats", "set turn", "set active"} <= acts
    assert all(field.label and field.group and "_" not in field.label for field in fields)
    assert all(field.options or field.min <= int(field.value) <= field.max for field in fields)
