"""Ability cards: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.acts.alter import AlterTest
from sleeping_gods.party.chapters.ability_deck import DrawCards
from tests.bed import (
    again,
    doing,
    draw_any,
    effects,
    fallen,
    hold,
    offered,
    play,
)

from .tables import (
    ail,
    on_map,
    own,
    tire,
    wear,
)


class TestHands:
    """DS-TURN-004."""

    def test_claires_card_raises_the_limit_of_whoever_is_active(self) -> None:
        """DS-TURN-004, DS-BASE-007: Watchful on Claire lets the active player keep 8, and nobody else."""
        kept = []
        for captain in (0, 1):
            table = wear(on_map(2), "claire", "watchful-2")
            table.captain = captain
            hold(table, 1, *table.deck[:7])
            draw_any(doing(again(table), DrawCards(1, 1)), 1)
            kept.append(not any(line.startswith("drop ") for line in offered(table)))

        assert kept == [False, True]


class TestCards:
    """Cards of seats that are not active."""

    def test_a_card_for_the_hand_serves_its_player(self) -> None:
        """DS-TURN-004: the card on P2's Ezarius lets P2 keep 8; P1 keeps 7 all the same."""
        table = wear(on_map(2), "ezarius", "watchful-2")
        for seat in (0, 1):
            hold(table, seat, *table.deck[:7])
            effects(table, "draw 1", seat=seat)
            draw_any(table, 1)
            assert any(line.startswith("drop") for line in offered(table)) is (seat == 0)
            if seat == 0:
                play(table, next(line for line in offered(table) if line.startswith("drop")))

        assert [len(hand) for hand in table.hands] == [7, 8]

    def test_a_card_of_another_hand_is_lost(self) -> None:
        """DS-CBDK-008, DS-ADVC-009: what a text takes away leaves the hand of whoever holds it, P2's or the discard."""
        table = own(on_map(2), 1, "eternal-geode")
        table.played.append("camp-stew")
        effects(table, "lose adventure 60", "lose adventure 5")

        assert (table.adventures, "camp-stew" in table.played) == ([[], []], False)
        assert [*table.gone] == ["eternal-geode", "camp-stew"]


@pytest.mark.parametrize("silenced", ["mad", "fallen", "gone"])
def test_a_raised_limit_goes_with_the_card(silenced: str) -> None:
    """DS-TURN-004, DS-STAT-008: with Watchful silenced or taken off, 8 cards are 1 too many at the next draw."""
    table = wear(on_map(), "ed", "watchful-2")
    hold(table, 0, *table.deck[:7])
    draw_any(effects(table, "draw 1", act=True), 1)
    assert (len(table.hands[0]), "camp" in offered(table)) == (8, True)
    if silenced == "gone":
        play(table, "unequip watchful-2")
    else:
        ail(table, "ed", "madness") if silenced == "mad" else fallen(table, "ed")
    draw_any(effects(table, "draw 1", act=True), 1)
    play(table, f"drop {table.hands[0][0]}", f"drop {table.hands[0][1]}")

    assert (len(table.hands[0]), "camp" in offered(table)) == (7, True)


class TestSecretWindows:
    """DS-TURN-007."""

    @pytest.mark.parametrize("cards", [("star-chart-6", "duck-7", "dare-2"), ("duck-7", "dare-2", "plain-craft-6")])
    def test_a_flight(self, cards: tuple[str, ...]) -> None:
        """DS-TURN-007: whether others hold a card that could redraw the flight's fate, the window opens."""
        table = hold(tire(on_map(2), ed=0), 1, *cards)
        play(table, "fly to mail-ice", "fate 4")

        assert isinstance(decision_of(table), AlterTest)

    def test_too_few_cards_to_equip_any(self) -> None:
        """DS-TURN-007, DS-EQIP-006: one card in the other hand can equip nothing that costs; nobody is asked."""
        table = hold(tire(on_map(2), ed=0), 1, "star-chart-6")
        play(table, "fly to mail-ice", "fate 4")

        assert not isinstance(decision_of(table), AlterTest)
