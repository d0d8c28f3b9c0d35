"""What each seat is told of draws and secret choices: the same, whatever it cannot know."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.campaign.audience import HeardEntry, Played, tell
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.chapters.ability_deck import DrawCard
from sleeping_gods.party.table.table import of_party
from sleeping_gods.skies.chapters.encounter import PlaceStandees

from ..skies.test_encounter_placing import TWO, tents

NAMES = ("Ada", "Ben", "Cyd", "Dee")
PACKS = ("harbour", "airfield")


def begun(pack: str, players: int = 3, **options: str) -> Campaign:
    """A campaign at its first decision, the draws entered by the players unless it has a seed."""
    game, found = load_pack(pack)
    return Campaign.begin(game, found, setup_for(game, found, NAMES[:players], options))


def to_a_draw(campaign: Campaign) -> DrawCard:
    """Play on until a card is drawn into a hand."""
    luck = Luck(4)
    while not isinstance(waiting := decision_of(campaign.table), DrawCard):
        campaign.play(None, text(luck.pick(options(campaign.table))))
    return waiting


@pytest.mark.parametrize("pack", PACKS)
def test_a_drawn_card_is_named_to_its_owner_and_counted_to_others(pack: str) -> None:
    """SG-ABIL-005, DS-TURN-007: also the second time, for another seat, and to whoever plays two seats."""
    campaign = begun(pack)
    for _ in range(4):
        owner = to_a_draw(campaign).seat
        card = of_party(campaign.table).deck[0]
        other = (owner + 1) % 3
        drawn = campaign.play(None, f"draw {card}")[0]

        for told in (tell(drawn, (owner,)), tell(drawn, (other, owner))):
            assert told.choice == f"draw {card}"
            assert ("drew-this-card", owner, card) in told.log_events
        for told in (tell(drawn, (other,)), tell(drawn, ((owner + 2) % 3,)), tell(drawn, ())):
            assert told.choice == "draw ?"
            assert ("drew-card", owner) in told.log_events
            assert card not in str(told)


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("spare", [1, 2, 3])
def test_what_a_seat_is_told_of_a_draw_does_not_hang_on_the_card(pack: str, spare: int) -> None:
    """SG-SHARE-005, DS-TURN-007: another card in its place, and not a sign of what the others are told changes."""
    campaign = begun(pack)
    owner = to_a_draw(campaign).seat
    deck = of_party(campaign.table).deck
    cards = (deck[0], deck[-spare])
    told: list[list[HeardEntry]] = []
    for card in cards:
        drawn = campaign.play(None, f"draw {card}")
        told.append([tell(one, (seat,)) for one in drawn for seat in (*range(3), -2) if seat != owner])
        campaign.go_back(drawn[0].entry.number - 1)

    assert cards[0] != cards[1]
    assert [dataclasses.replace(one, number=0) for one in told[0]] == [
        dataclasses.replace(one, number=0) for one in told[1]
    ]


def test_a_card_drawn_for_fate_is_seen_by_all() -> None:
    """SG-FATE-010: only what goes to a hand is secret, though both are draws."""
    campaign, luck, fates = begun("harbour", seed="3"), Luck(8), 0
    for _ in range(300):
        if is_over(campaign.table):
            break
        for one in campaign.play(None, text(luck.pick(options(campaign.table)))):
            if one.log_events and one.log_events[0][0] == "fate":
                fates += 1
                assert one.secret is None
                assert tell(one, ()).choice == one.entry.choice

    assert fates


def test_a_standee_is_placed_in_secret() -> None:
    """DS-WAND-002: the place is told to nobody else before all are shown, the second character's too."""
    campaign = begun("airfield", 2)
    campaign.table = tents(2, TWO)
    placed = []
    while isinstance(decision_of(campaign.table), PlaceStandees):
        choice = options(campaign.table)[0]
        seat = campaign.table.actor(choice)
        placed.append((seat, campaign.play(None, text(choice))[0]))

    assert len(placed) >= 2
    for seat, one in placed:
        assert tell(one, (seat,)).choice == one.entry.choice
        assert tell(one, (1 - seat,)).choice == tell(one, ()).choice == "place ?"
    assert any(log_event[0] == "placed" for log_event in tell(placed[-1][1], ()).log_events)


def test_nobody_is_told_a_hash() -> None:
    """Who knows the rest of a state could find out by it what another hand holds."""
    fields = {field.name for field in dataclasses.fields(HeardEntry)}
    played = Played(JournalEntry(7, "chance", "draw x", "feed" * 4), (("drew-card", 0),), secret=(0,))

    assert "state" not in fields
    assert "feed" not in str(tell(played, (0,)))


@pytest.mark.parametrize("pack", PACKS)
def test_what_is_secret_stays_among_few(pack: str) -> None:
    """In random play with all acts about the table: whoever is not among the audience is told no card of a hand."""
    campaign, luck, secrets = begun(pack, 3, seed="9"), Luck(2), 0
    for number in range(250):
        if is_over(campaign.table):
            break
        for one in campaign.play(None, text(luck.pick(options(campaign.table)))):
            if one.secret is not None:
                secrets += 1
                hidden = [word for word in one.entry.choice.split()[1:] if word not in ("on", "to")]
                for seat in range(of_party(campaign.table).seat_count()):
                    if seat not in one.secret:
                        assert not any(word in tell(one, (seat,)).choice.split() for word in hidden), number

    assert secrets > 5
