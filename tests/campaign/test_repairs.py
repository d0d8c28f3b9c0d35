"""Repairs by hand, in both games: figures within bounds, every card in one place, and play goes on from there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.repairs import repairs_made
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.choices import parse, text
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import advance, is_over, options
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.equip import PayEquip
from sleeping_gods.skies.table.table import SkiesTable

from ..sea.tables import at_sea, give_command, hold, play
from .tables import PACKS, begun, kind, play_on, play_until


def party(campaign: Campaign) -> PartyTable:
    """The table of a campaign of either game."""
    return of_party(campaign.table)


def sea(campaign: Campaign) -> SeaTable:
    """The table of the sea."""
    assert isinstance(campaign.table, SeaTable)
    return campaign.table


def skies(campaign: Campaign) -> SkiesTable:
    """The table of the skies."""
    assert isinstance(campaign.table, SkiesTable)
    return campaign.table


@pytest.mark.parametrize(
    ("pack", "line", "path"),
    [
        ("harbour", "repair set goods coins 5", "goods coins"),
        ("harbour", "repair set goods meat 6", "goods meat"),
        ("airfield", "repair set goods rope 2", "goods rope"),
        ("harbour", "repair set xp 17", "xp"),
        ("harbour", "repair set fatigue odessa 1", "crew odessa fatigue"),
        ("harbour", "repair set damage hull 1", "cubes hull"),
        ("airfield", "repair set stamina claire 1", "crew claire stamina"),
        ("airfield", "repair set fuel 1", "fuel"),
        ("airfield", "repair set plane health 2", "plane_health"),
        ("airfield", "repair set watch 1", "spent"),
        ("airfield", "repair set camps 1", "camps"),
        ("airfield", "repair set marks rebels 2", "marks rebels"),
    ],
)
def test_a_figure_is_set(pack: str, line: str, path: str) -> None:
    """The number stands where it is kept, the table is sound, and the act is recorded as the table's own."""
    campaign = begun(pack, seed="3")

    played = campaign.play(None, line)

    found = json.loads(canonical(campaign.table))
    for word in path.split():
        found = found[word]
    assert found == int(line.split()[-1])
    assert party(campaign).violations() == []
    assert (played[0].entry.seat, played[0].entry.choice) == ("table", line)
    assert played[0].log_events[0] == ("put-right", line.removeprefix("repair "))


@pytest.mark.parametrize("pack", PACKS)
def test_health_and_statuses_are_set(pack: str) -> None:
    """For the first and the last member, up and down again; a status once."""
    campaign = begun(pack, seed="3")
    for name in (next(iter(party(campaign).crew)), list(party(campaign).crew)[-1]):
        most = party(campaign).bound.rulebook.health_left(campaign.table, name)
        for left in (1, 0, most):
            campaign.play(None, f"repair set health {name} {left}")

            assert party(campaign).bound.rulebook.health_left(campaign.table, name) == left
        for _ in range(2):
            campaign.play(None, f"repair set status {name} venom 1")
        assert party(campaign).crew[name].statuses == ("venom",)
        campaign.play(None, f"repair set status {name} venom 0")
        assert party(campaign).crew[name].statuses == ()


def test_command_comes_from_the_supply() -> None:
    """SG-COMP-007: there are so many tokens and no more."""
    campaign = begun("harbour", seed="3")
    pool, supply = sea(campaign).pools[1], sea(campaign).supply
    campaign.play(None, f"repair set command p2 {pool + 2}")

    assert (sea(campaign).pools[1], sea(campaign).supply) == (pool + 2, supply - 2)
    with pytest.raises(IllegalChoice):
        campaign.play(None, f"repair set command p2 {pool + supply + 1}")


def test_where_the_party_is_can_be_set() -> None:
    """Only to where one can be."""
    at_sea, flying = begun("harbour", seed="3"), begun("airfield", seed="3")
    region = next(one for one in sea(at_sea).pack.regions if one != sea(at_sea).region)
    square = next(one for one in skies(flying).bound.moves if one != skies(flying).place)
    at_sea.play(None, f"repair set region {region}")
    flying.play(None, f"repair set place {square}")

    assert sea(at_sea).region == region
    assert skies(flying).place == square
    for campaign, line in ((at_sea, "repair set region atlantis"), (flying, "repair set place 99:z9")):
        with pytest.raises(IllegalChoice):
            campaign.play(None, line)


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize(
    "line",
    [
        "repair set goods meat 7",
        "repair set goods meat -1",
        "repair set goods meat ２",
        "repair set goods meat 1.5",
        "repair set goods meat 99999999999999999999",
        "repair set goods gold 1",
        "repair set goods meat",
        "repair set meat 1",
        "repair set health nobody 1",
        "repair set",
        "repair",
        "repair mend",
        "repair skip it all",
        "repair move",
        "repair move nothing to deck",
        "repair move alert-2 to",
        "repair move alert-2 to nowhere",
        "repair move alert-2 to hand p9",
        "repair move alert-2 to box",
        "repair move quest-999 to held",
        "repair move quest-x to held",
    ],
)
def test_what_makes_no_sense_is_refused(pack: str, line: str) -> None:
    """Out of bounds, unknown or half said: the table is as it was and nothing is written."""
    campaign = begun(pack, seed="3")
    if line == "repair" and text(("repair",)) in map(text, options(campaign.table)):
        pytest.skip("an action of the rules")
    before, entries = state_hash(campaign.table), len(campaign.journal.entries)
    with pytest.raises(IllegalChoice):
        campaign.play(None, line)

    assert (state_hash(campaign.table), len(campaign.journal.entries)) == (before, entries)


@pytest.mark.parametrize("pack", PACKS)
def test_an_ability_card_goes_from_place_to_place(pack: str) -> None:
    """SG-COMP-003, DS-COMP-002: through every place, and it is in exactly one of them."""
    campaign = begun(pack, 3, seed="3")
    card = party(campaign).deck[0]
    name = list(party(campaign).crew)[-1]
    for place in ("discard", "hand p1", "hand p3", f"board {name}", "deck", "deck"):
        campaign.play(None, f"repair move {card} to {place}")

        table = party(campaign)
        found = [["deck"] * table.deck.count(card), ["discard"] * table.discard.count(card)]
        found += [[f"hand p{seat + 1}"] * hand.count(card) for seat, hand in enumerate(table.hands)]
        found += [[f"board {who}"] * member.cards.count(card) for who, member in table.crew.items()]
        assert [one for some in found for one in some] == [place]
        assert table.violations() == []


@pytest.mark.parametrize("pack", PACKS)
def test_a_quest_is_given_used_and_put_back(pack: str) -> None:
    """It is in one place at a time."""
    campaign = begun(pack, seed="3")
    number = next(one for one in party(campaign).pack.quests if one not in party(campaign).quests)
    counts = []
    for place in ("held", "used", "box"):
        campaign.play(None, f"repair move quest-{number} to {place}")
        counts.append((party(campaign).quests.count(number), party(campaign).used_quests.count(number)))

    assert counts == [(1, 0), (0, 1), (0, 0)]


def test_cards_of_the_sea_are_moved() -> None:
    """SG-COMP-010: story, market and event cards, each between its own places; command on a card goes back."""
    campaign = begun("harbour", seed="3")
    table = sea(campaign)
    market, event = table.market[0], table.events["mild"][0]
    story = next(card.id for card in table.pack.adventures.values() if card.origin == "numbered")
    campaign.play(None, f"repair move {market} to party")
    campaign.play(None, f"repair move {story} to party")
    campaign.play(None, f"repair move {event} to ongoing")

    assert market in sea(campaign).adventures
    assert story in sea(campaign).adventures
    assert sea(campaign).ongoing == [event]
    for line in (f"repair move {market} to box", f"repair move {story} to market", f"repair move {event} to party"):
        with pytest.raises(IllegalChoice):
            campaign.play(None, line)
    campaign.play(None, f"repair move {market} to market bottom")
    campaign.play(None, f"repair move {story} to box")
    campaign.play(None, f"repair move {event} to deck")
    assert sea(campaign).adventures == begun_adventures()
    assert (sea(campaign).market_bottom, sea(campaign).ongoing) == ([market], [])


def begun_adventures() -> dict[str, int]:
    """The cards that a party of the sea begins with."""
    return sea(begun("harbour", seed="3")).adventures


def test_cards_of_the_skies_are_moved() -> None:
    """DS-COMP-004: adventure, combat, event and curse cards, each between its own places."""
    campaign = begun("airfield", seed="3")
    pack = skies(campaign).pack
    owned = {card for hand in skies(campaign).adventures for card in hand}
    gear = next(c.id for c in pack.adventures.values() if c.combat is None and c.kind != "curse" and c.id not in owned)
    arm = next(card.id for card in pack.adventures.values() if card.combat and card.id not in skies(campaign).arms)
    event = skies(campaign).event_deck[0][0]
    campaign.play(None, f"repair move {gear} to hand p2")
    campaign.play(None, f"repair move {arm} to deck")
    campaign.play(None, f"repair move {event} to in play")

    assert gear in skies(campaign).adventures[1]
    assert skies(campaign).arms[-1] == skies(campaign).combat_deck[-1] == arm
    assert skies(campaign).active == {event: 0}
    campaign.play(None, f"repair move {arm} to owned")
    assert arm in skies(campaign).arms
    assert arm not in skies(campaign).combat_deck
    campaign.play(None, f"repair move {arm} to box")
    campaign.play(None, f"repair move {event} to deck")
    assert arm not in skies(campaign).arms
    assert skies(campaign).event_deck[0][-1] == event
    assert party(campaign).violations() == []


def test_a_starting_card_cannot_be_lost() -> None:
    """DS-COMP-004: the laws of conservation bar it."""
    campaign = begun("airfield", seed="3")
    starting = next(card.id for card in skies(campaign).pack.adventures.values() if card.starting)
    with pytest.raises(IllegalChoice):
        campaign.play(None, f"repair move {starting} to box")


@pytest.mark.parametrize("pack", PACKS)
def test_the_decision_that_waits_is_dropped(pack: str) -> None:
    """What comes after it is due: here the rest of the turn."""
    campaign, luck = begun(pack, seed="3"), Luck(7)
    play_until(campaign, lambda table: kind(table) == "TakeAction", luck)
    turn = party(campaign).turn
    campaign.play(None, "repair skip")

    assert not is_over(campaign.table)
    assert kind(campaign.table) != "TakeAction" or party(campaign).turn > turn


@pytest.mark.parametrize("pack", PACKS)
def test_a_turn_is_dropped_wherever_it_is(pack: str) -> None:
    """Tests, fights, events and stories included: the next turn begins, sound and fit to be saved and played on."""
    campaign, luck = begun(pack, 2, seed="5"), Luck(8)
    kinds, within = set[str](), set[str]()
    for _ in range(400):
        if is_over(campaign.table):
            break
        if kind(campaign.table) not in kinds:
            kinds.add(kind(campaign.table))
            table = party(campaign)
            within |= {name for name in ("tests", "combat", "event", "exploring") if getattr(table, name)}
            here = campaign.history.position
            campaign.play(None, "repair skip turn")

            while kind(campaign.table) == "HandLimit":
                play_on(campaign, 1, luck)
            assert (kind(campaign.table), party(campaign).turn) == ("BeginTurn", table.turn + 1)
            assert party(campaign).violations() == []
            assert (party(campaign).tests, party(campaign).combat, party(campaign).event) == ([], None, "")
            assert getattr(campaign.table, "spent", 0) == 0
            campaign.go_back(here)
        play_on(campaign, 1, luck)
    assert len(kinds) >= 8
    assert within >= {"tests", "event", "exploring"}


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_repairs_at_any_decision_leave_a_table_that_can_be_saved_and_replayed(pack: str, tmp_path: Path) -> None:
    """Whatever is accepted, at random in the middle of anything: sound, loaded again as it is, and verified."""
    campaign, luck, made = begun(pack, 2, seed="6"), Luck(11), 0
    names = list(party(campaign).crew)
    for _ in range(700):
        if is_over(campaign.table):
            break
        card = luck.pick([*party(campaign).pack.abilities])
        line = luck.pick(
            [
                f"repair set health {luck.pick(names)} {luck.below(6)}",
                f"repair set goods meat {luck.below(7)}",
                f"repair set status {luck.pick(names)} weakened {luck.below(2)}",
                f"repair move {card} to {luck.pick(['deck', 'discard', 'hand p1', f'board {luck.pick(names)}'])}",
                "repair skip",
            ]
        )
        if luck.below(3) == 0 and campaign.table.is_table_act(parse(line)):
            campaign.play(None, line)
            made += 1
            assert party(campaign).violations() == [], line
            again = campaign.game.load(campaign.pack, json.loads(canonical(campaign.table)))
            assert again == campaign.table, line
        else:
            play_on(campaign, 1, luck)
    assert made > 40
    assert replay(campaign.game, campaign.pack, campaign.journal).table == campaign.table


def test_what_is_broken_may_be_put_right_step_by_step() -> None:
    """A table that contradicts the laws takes a repair that mends one of its faults, and none that mends nothing."""
    campaign = begun("harbour", seed="3")
    broken = sea(campaign).clone()
    broken.goods["coins"], broken.goods["meat"] = -2, 50

    assert len(broken.violations()) == 2
    assert broken.is_table_act(parse("repair set goods coins 0"))
    assert not broken.is_table_act(parse("repair set goods grain 2"))
    broken.table_act(parse("repair set goods coins 0"))
    assert broken.is_table_act(parse("repair set goods meat 6"))


@pytest.mark.parametrize("pack", PACKS)
def test_nothing_is_repaired_when_the_campaign_is_over(pack: str) -> None:
    """The score stands."""
    campaign = begun(pack, seed="3")
    campaign.play(None, "reset campaign")
    with pytest.raises(IllegalChoice):
        campaign.play(None, "repair set goods meat 1")


def test_repairs_are_counted_unless_they_were_taken_back(tmp_path: Path) -> None:
    """From the journal: also after the file was opened again; a note about repairs is none."""
    path = tmp_path / "a.campaign"
    campaign = begun("harbour", seed="3")
    campaign.save(path)
    for line in ("repair set xp 1", "note 12 repair set xp 2", "repair set xp 3", "repair set xp 4"):
        campaign.play(None, line)
    campaign.undo()
    campaign.close()
    opened = Campaign.open(path, campaign.game, campaign.pack)

    assert repairs_made(opened.history.line()) == 2
    assert sea(opened).xp == 3
    opened.close()


def test_a_choice_of_the_rules_is_no_repair() -> None:
    """SG-PORT-003: a ship that is repaired in port counts as nothing."""
    lines = (("p1", "repair hull for coins"), ("table", "repair set xp 1"), ("table", "note 1 repair set xp 1"))
    entries = [JournalEntry(number, seat, choice, "0" * 16) for number, (seat, choice) in enumerate(lines)]

    assert repairs_made(entries) == 1


@pytest.mark.parametrize("pack", PACKS)
def test_a_party_that_is_set_to_nothing_is_beaten(pack: str) -> None:
    """SG-HEALTH-007, DS-HLTH-006: the rules look when they next do, as if somebody had just fallen."""
    campaign = begun(pack, seed="3")
    for name in party(campaign).crew:
        campaign.play(None, f"repair set health {name} 0")
    assert party(campaign).defeats == 0

    played = campaign.play(None, "begin turn")

    assert any(log_event[0] == "defeat" for one in played for log_event in one.log_events)


def test_a_ship_that_is_set_to_nothing_is_beaten() -> None:
    """SG-SHIPDMG-005: by the cubes that lie on it."""
    campaign = begun("harbour", seed="3")
    left = sea(campaign).pack.supply["ship_damage_cubes"]
    for space, room in sea(campaign).pack.rooms.items():
        count = min(left, room.capacity)
        campaign.play(None, f"repair set damage {space} {count}")
        left -= count

    played = campaign.play(None, "begin turn")

    assert ("defeat", "ship") in [log_event for one in played for log_event in one.log_events]


def test_with_a_card_go_its_command_and_its_bearer() -> None:
    """SG-COMP-007: command on it goes back to the supply, and nobody is armed with it any more."""
    campaign = begun("harbour", seed="3")
    weapon = next(card.id for card in sea(campaign).pack.adventures.values() if card.weapon)
    campaign.play(None, f"repair move {weapon} to party")
    table = sea(campaign)
    table.adventures[weapon], table.supply, table.crew["odessa"].weapons = 1, table.supply - 1, (weapon,)
    supply = table.supply
    assert table.violations() == []

    campaign.play(None, f"repair move {weapon} to gone")

    assert (sea(campaign).supply, sea(campaign).crew["odessa"].weapons) == (supply + 1, ())
    assert weapon in sea(campaign).gone_adventures


def test_an_event_deck_shrinks_with_its_last_cards() -> None:
    """DS-COMP-011: more than are left cannot be drawn; put back, they can."""
    campaign = begun("airfield", seed="3")
    bag, left = list(skies(campaign).event_deck[0]), skies(campaign).event_left[0]
    for card in bag:
        campaign.play(None, f"repair move {card} to discard")
    assert (skies(campaign).event_deck[0], skies(campaign).event_left[0]) == ([], 0)
    campaign.play(None, f"repair move {bag[0]} to deck")

    assert left > 0
    assert any(bag[0] in some for some in skies(campaign).event_deck)
    assert party(campaign).violations() == []


def test_what_a_step_still_needs_is_not_taken_from_under_it() -> None:
    """DS-EQIP-004: cards that are still to be paid stay in hand, though no law of conservation says so."""
    campaign = begun("airfield", seed="3")
    campaign.play(None, "begin turn")
    table = skies(campaign)
    seat = table.captain
    table.then(PayEquip(seat, len(table.hands[seat])))
    advance(table)
    card = table.hands[seat][0]

    assert not table.is_table_act(parse(f"repair move {card} to discard"))
    assert table.is_table_act(parse("repair set fuel 1"))


def test_a_hand_that_is_too_large_is_not_skipped() -> None:
    """SG-ABIL-003: cutting a hand down cannot be put right by leaving it out; other decisions can be left out."""
    table = hold(at_sea(), 0, "alert-2", "alert-2b", "triage-5")
    give_command(table, 3)
    play(table, "activate gloria draw by p1", "draw refine-2", "draw refine-2b")
    assert kind(table) == "HandLimit"

    assert not table.is_table_act(("repair", "skip"))
    play(table, "drop alert-2", "drop alert-2b")
    assert kind(table) == "TakeAction"
    assert table.is_table_act(("repair", "skip"))
