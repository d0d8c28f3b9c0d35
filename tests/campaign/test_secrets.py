"""What a seat is told that asks for what it may not do: nothing of what others hold (SG-ABIL-005, SG-SHARE-005)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sleeping_gods.campaign.errors import WrongSeat
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import CHANCE, text
from sleeping_gods.kernel.errors import IllegalChoice, Reason
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import advance, is_over, options
from sleeping_gods.sea.table import SeaTable


def begun(players: int, seed: int) -> Campaign:
    """A campaign of the sea at the start of its first turn."""
    game, pack = load_pack("harbour")
    setup = setup_for(game, pack, ("Ada", "Ben", "Cyd", "Dee")[:players], {"seed": str(seed)})
    return Campaign.begin(game, pack, setup)


def sea(campaign: Campaign) -> SeaTable:
    """The table of the campaign."""
    assert isinstance(campaign.table, SeaTable)
    return campaign.table


def answer(campaign: Campaign, seat: int, line: str) -> tuple[str, list[str], Reason | None]:
    """What a seat is told that asks for a choice it may not take."""
    with pytest.raises((IllegalChoice, WrongSeat)) as refused:
        campaign.play(seat, line)
    error = refused.value
    return (str(error), error.legal, error.reason) if isinstance(error, IllegalChoice) else (str(error), [], None)


def lines(card: str) -> Iterator[str]:
    """Everything that names a card of a hand."""
    yield from (f"{verb} {card}" for verb in ("discard", "drop", "burn", "unequip", "draw", "forfeit", "show"))
    yield from (f"equip {card} on odessa", f"give {card} to p1", f"play {card} draw")


def swapped(campaign: Campaign, seat: int, held: str) -> Campaign:
    """The same campaign, but a card of the deck in the hand instead."""
    table = sea(campaign).clone()
    place = table.hands[seat].index(held)
    table.hands[seat][place], table.deck[0] = table.deck[0], held
    advance(table)
    return Campaign(campaign.game, campaign.pack, table, campaign.journal, campaign.history)


@pytest.mark.parametrize("players", [2, 4])
def test_answers_are_the_same_whoever_holds_the_card(players: int) -> None:
    """SG-SHARE-005: a card in another hand and a card in the deck are answered for in the same words."""
    campaign, luck, asked = begun(players, 3), Luck(5), 0
    for number in range(400):
        if is_over(campaign.table):
            break
        table = sea(campaign)
        holders = [seat for seat, hand in enumerate(table.hands) if hand]
        if holders and table.deck and campaign.seat != CHANCE and number % 4 == 0:
            holder = luck.pick(holders)
            held = luck.pick(table.hands[holder])
            seat = (holder + 1) % players
            other = swapped(campaign, holder, held)
            for line in lines(held):
                assert answer(campaign, seat, line) == answer(other, seat, line), line
                asked += 1
        campaign.play(None, text(luck.pick(options(campaign.table))))
    assert asked > 200


def test_what_is_legal_is_told_for_the_own_seat_only() -> None:
    """SG-ABIL-005: the list of legal choices in a refusal names no card of another hand."""
    campaign = begun(3, 1)
    hands = sea(campaign).hands
    sea(campaign).supply, sea(campaign).pools = 2, [4, 4, 4]
    advance(campaign.table)

    for seat in range(3):
        told, legal, _ = answer(campaign, seat, "nonsense")
        secret = [card for other, hand in enumerate(hands) if other != seat for card in hand]

        assert f"equip {hands[seat][0]} on odessa" in legal
        assert not [card for card in secret if card in told or any(card in line for line in legal)]


def test_an_open_choice_of_another_seat_is_named_as_such() -> None:
    """SG-SHARE-005: what lies open is no secret, so a seat is told whose choice it is."""
    told, _, _ = answer(begun(2, 1), 1, "begin turn")

    assert told == "'begin turn' is a choice of p1, got it from p2"
