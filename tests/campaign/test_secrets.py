"""What a seat is told that asks for what it may not do: nothing of what others hold, in both games."""

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
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.combat_setup import StartCombat
from sleeping_gods.skies.chapters.turn import EndAction, TakeAction

from ..daily import first_daily


def begun(players: int, seed: int, name: str = "harbour") -> Campaign:
    """A campaign at the start of its first turn."""
    game, pack = load_pack(name)
    setup = setup_for(game, pack, ("Ada", "Ben", "Cyd", "Dee")[:players], {"seed": str(seed)})
    return Campaign.begin(game, pack, setup)


def sea(campaign: Campaign) -> SeaTable:
    """The table of the campaign."""
    assert isinstance(campaign.table, SeaTable)
    return campaign.table


def party(campaign: Campaign) -> PartyTable:
    """The table of a campaign of either game."""
    assert isinstance(campaign.table, PartyTable)
    return campaign.table


Pile = tuple[list[list[str]], list[str]]
"""Hands that are secret, and the deck that they were drawn from."""


def piles(table: PartyTable) -> list[Pile]:
    """Ability cards: the only ones that are secret (DS-TURN-011)."""
    return [(table.hands, table.deck)]


def answer(campaign: Campaign, seat: int, line: str) -> tuple[str, list[str], Reason | None]:
    """What a seat is told that asks for a choice it may not take."""
    with pytest.raises((IllegalChoice, WrongSeat)) as refused:
        campaign.play(seat, line)
    error = refused.value
    return (str(error), error.legal, error.reason) if isinstance(error, IllegalChoice) else (str(error), [], None)


def lines(table: PartyTable, card: str) -> Iterator[str]:
    """Everything that names a card of a hand."""
    verbs = ("discard", "drop", "burn", "unequip", "draw", "forfeit", "show", "keep", "deal")
    yield from (f"{verb} {card}" for verb in verbs)
    yield from (f"equip {card} on {name}" for name in table.crew)
    yield from (f"give {card} to p1", f"play {card} draw")
    if table.combat is not None:
        for foe in table.combat.foes:
            yield from (f"attack {foe.id} with {name} using {card}" for name in table.crew)


def swapped(campaign: Campaign, kind: int, seat: int, held: str) -> Campaign:
    """The same campaign, but a card of the deck in the hand instead."""
    table = party(campaign).clone()
    hands, deck = piles(table)[kind]
    place = hands[seat].index(held)
    hands[seat][place], deck[0] = deck[0], held
    advance(table)
    return Campaign(campaign.game, campaign.pack, table, campaign.journal, campaign.history)


@pytest.mark.slow
@pytest.mark.parametrize("players", first_daily([4, 2]))
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_answers_are_the_same_whoever_holds_the_card(pack: str, players: int) -> None:
    """SG-SHARE-005, DS-TURN-007: a card in another hand and one in the deck are answered for in the same words."""
    campaign, luck, asked = begun(players, 3, pack), Luck(5), 0
    for number in range(400):
        if is_over(campaign.table):
            break
        table = party(campaign)
        if isinstance(decision_of(table), TakeAction):
            table.agenda.pop()
            table.then(StartCombat(("root-giant", "kings-captain"), 0, "", ""), EndAction())
            advance(table)
        for kind, (hands, deck) in enumerate(piles(table)):
            holders = [seat for seat, hand in enumerate(hands) if hand]
            if not holders or not deck or campaign.seat == CHANCE or number % 2:
                continue
            holder = luck.pick(holders)
            held = luck.pick(hands[holder])
            seat = (holder + 1) % players
            other = swapped(campaign, kind, holder, held)
            for line in lines(table, held):
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
