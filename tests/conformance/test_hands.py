"""What a seat is told does not depend on what others hold: a quick look along campaigns of both games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.choices import CHANCE, Choice, parse
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import advance, apply, is_over, options, why_not
from sleeping_gods.kernel.steps import Step
from sleeping_gods.kernel.table import decider
from sleeping_gods.party.table.table import PartyTable, offer_again
from sleeping_gods.party.view import own_barred, own_options
from sleeping_gods.sea.chapters.combat import StartCombat as SeaFight
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.sea.view import view as sea_view
from sleeping_gods.skies.chapters.combat_setup import StartCombat as SkiesFight
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view as skies_view

PACKS = ("harbour", "airfield")
NAMES = ("Ada", "Ben", "Cyd", "Dee")


def campaign(pack: str, players: int, seed: int, steps: int) -> Iterator[tuple[PartyTable, Luck]]:
    """Random play with full hands, and a fight on the way: the table before every decision of a seat."""
    game, box = load_pack(pack)
    table = game.set_up(box, setup_for(game, box, NAMES[:players], {}))
    assert isinstance(table, PartyTable)
    luck = Luck(seed)
    for number in range(steps):
        if is_over(table):
            return
        if number == steps // 3 and table.combat is None:
            table.then(fight(table))
            advance(table)
        for hand in table.hands:
            while len(hand) < 2 and len(table.deck) > 10:
                hand.append(table.deck.pop(luck.below(len(table.deck))))
        offer_again(table)
        if decider(table) != CHANCE:
            yield table, luck
        apply(table, luck.pick(options(table)))


def fight(table: PartyTable) -> Step[Any]:
    """A fight in the game that is played."""
    if isinstance(table, SeaTable):
        return SeaFight(("skeleton-warrior", "flying-eye"))
    return SkiesFight(("root-giant", "kings-captain"), 0, "", "")


def dealt_anew(table: PartyTable, seat: int, luck: Luck) -> PartyTable:
    """The same table, but the secret cards that a seat cannot see are shuffled and dealt anew."""
    other = table.clone()
    piles = [(other.hands, other.deck)]
    if isinstance(other, SkiesTable) and other.combat is not None and len(other.secret_hands()) > 1:
        piles.append((other.combat.hands, other.combat.deck))
    for hands, deck in piles:
        unseen = deck + [card for holder, hand in enumerate(hands) if holder != seat for card in hand]
        for holder, hand in enumerate(hands):
            if holder != seat:
                hand[:] = [unseen.pop(luck.below(len(unseen))) for _ in hand]
        deck[:] = [unseen.pop(luck.below(len(unseen))) for _ in range(len(unseen))]
    offer_again(other)
    return other


def shown(table: PartyTable, seat: int) -> tuple[Any, ...]:
    """The view of a seat, its options, and what is barred to it."""
    if isinstance(table, SeaTable):
        seen = sea_view(table, seat)
    else:
        assert isinstance(table, SkiesTable)
        seen = skies_view(table, seat)
    return seen, own_options(table, seat), own_barred(table, seat)


def questions(table: PartyTable, seat: int) -> list[Choice]:
    """Choices about cards that others hold."""
    cards = [card for holder, hand in enumerate(table.hands) if holder != seat for card in hand]
    lines = [line for card in cards for line in (f"discard {card}", f"equip {card} on {next(iter(table.crew))}")]
    return [parse(line) for line in lines]


def answers(table: PartyTable, seat: int, asked: list[Choice]) -> list[object]:
    """Why a seat is refused those choices, as far as it may know."""
    return [why_not(table.as_seen_by(seat, choice), choice) for choice in asked]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("pack", PACKS)
def test_a_seat_is_told_the_same_whatever_others_hold(pack: str, players: int) -> None:
    """SG-SHARE-005, SG-ABIL-005, DS-TURN-007: view, options, bars, refusals and what happens stay the same."""
    looked = differed = 0
    for number, (table, luck) in enumerate(campaign(pack, players, 40 + players, 500)):
        if number % 4:
            continue
        seat = number // 4 % players
        other = dealt_anew(table, seat, luck)
        asked = questions(table, seat)
        looked += 1
        differed += other.hands != table.hands

        assert shown(other, seat) == shown(table, seat)
        assert answers(other, seat, asked) == answers(table, seat, asked)

        mine = own_options(table, seat)
        if mine:
            taken, ours, theirs = luck.pick(mine), table.clone(), other
            apply(ours, taken)
            apply(theirs, taken)
            assert ours.log_events == theirs.log_events, taken
    assert differed > 40
    assert looked > 50


@pytest.mark.parametrize("pack", PACKS)
def test_what_happens_names_no_card_that_is_now_in_a_hand(pack: str) -> None:
    """SG-SHARE-005, DS-TURN-007: happenings are told to all, so what was drawn into a hand is not among them."""
    game, box = load_pack(pack)
    table = game.set_up(box, setup_for(game, box, NAMES[:3], {}))
    assert isinstance(table, PartyTable)
    luck, drawn = Luck(3), 0
    for _ in range(500):
        if is_over(table):
            break
        before = [card for piles in table.secret_hands() for hand in piles for card in hand]
        apply(table, luck.pick(options(table)))
        now = [card for piles in table.secret_hands() for hand in piles for card in hand]
        drawn += len([card for card in now if card not in before])
        told = [value for log_event in table.log_events for value in log_event]
        assert not [card for card in now if card in told]
    assert drawn > 5
