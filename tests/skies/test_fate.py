"""Fate draws and the ability deck: DS-FATE."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sleeping_gods.kernel.table import decider
from sleeping_gods.party.chapters.ability_deck import DrawCards
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.party.chapters.fate import fate_of
from sleeping_gods.skies.chapters.turn import EndTurn
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import again, deck_only, doing, draw_any, effects, hold, offered, play, refused, told
from .tables import airfield, in_play, on_map, own, reprint, stock, tire, wear
from .test_box import findings


def challenged(table: SkiesTable, number: int, *draws: str) -> SkiesTable:
    """A craft challenge without participants that gives a rope when passed, after these draws."""
    effects(table, f"challenge CRAFT {number}", "pass: gain 1 rope")
    return play(table, "go on", *draws)


def deal(table: SkiesTable, *sizes: int, equipped: int = 0) -> SkiesTable:
    """So many cards in each hand, some on the boards, and nothing left in the deck or the discard."""
    for name in table.crew:
        count = min(8, equipped - sum(len(member.cards) for member in table.crew.values()))
        table.crew[name].cards = tuple(table.deck[:count])
        del table.deck[:count]
    for seat, size in enumerate(sizes):
        table.hands[seat] = table.deck[:size]
        del table.deck[:size]
    table.crew["miguel"].cards += tuple(table.deck)
    table.deck, table.discard = [], []
    return again(table)


def hands(table: SkiesTable) -> list[int]:
    """The size of each hand."""
    return [len(hand) for hand in table.hands]


def give_up(table: SkiesTable) -> SkiesTable:
    """Everybody who must give up hand cards keeps the first."""
    while offered(table)[0].startswith("keep "):
        play(table, offered(table)[0])
    return table


class TestDrawing:
    """A fate draw is a card of the ability deck."""

    @pytest.mark.parametrize(("fate", "rope"), [(5, 0), (6, 1), (7, 1)])
    def test_the_number_of_the_card_is_the_fate(self, fate: int, rope: int) -> None:
        """DS-FATE-001: the top card's number counts, the card goes to the discard, and no hand changes."""
        table = challenged(tire(on_map(), ed=0), 6, f"fate {fate}")

        assert table.goods["rope"] == rope
        assert (len(table.deck), len(table.discard), hands(table)) == (61, 1, [0])
        assert table.pack.abilities[table.discard[0]].fate == fate

    def test_every_card_of_the_deck_may_come(self) -> None:
        """DS-FATE-001: any card of the deck may be on top; those in hands, on boards and in the discard may not."""
        table = wear(hold(on_map(), 0, "dare-2"), "ed", "nerve-4")
        table.deck.remove("loaded-die-8")
        table.discard.append("loaded-die-8")
        challenged(table, 6)

        assert offered(table) == [f"draw {card}" for card in table.deck]
        assert len(table.deck) == 59

    def test_the_discard_becomes_the_deck(self) -> None:
        """DS-FATE-002: with an empty deck and 20 discards the 20 are shuffled, 1 is drawn and 19 remain."""
        table = tire(on_map(), ed=0)
        table.deck, table.discard, rest = [], table.deck[:20], table.deck[20:]
        table.crew["ed"].cards = tuple(rest)
        challenged(table, 9)

        assert told(table, "reshuffled") == [("ability",)]
        assert len(offered(table)) == 20

        play(draw_any(table, 1), "go on")

        assert (len(table.deck), len(table.discard)) == (19, 1)

    def test_a_deck_with_a_card_is_not_shuffled(self) -> None:
        """DS-FATE-002: while a card is left to draw the discard stays where it is."""
        table = challenged(deck_only(tire(on_map(), ed=0), "dare-2"), 9)

        assert offered(table) == ["draw dare-2"]

        play(table, "draw dare-2")

        assert (table.deck, len(table.discard)) == ([], 62)


class TestHandsFeedTheDeck:
    """When neither deck nor discard has a card."""

    def test_everybody_keeps_one(self) -> None:
        """DS-FATE-003: hands of 7, 6, 5 and 1 give up 6, 5, 4 and 0; of the new deck of 15 one card is drawn."""
        table = challenged(deal(on_map(4), 7, 6, 5, 1), 9)

        assert (decider(table), len(offered(table))) == (0, 7)

        kept = [table.hands[0][3], table.hands[1][2], table.hands[2][0], table.hands[3][0]]
        for seat in range(3):
            assert decider(table) == seat
            play(table, f"keep {kept[seat]}")

        assert table.hands == [[card] for card in kept]
        assert len(offered(table)) == 15

        draw_any(table, 1)

        assert len(table.deck) == 14

    def test_a_hand_of_two_gives_one(self) -> None:
        """DS-FATE-003: hands of 2, 0 and 3 on seat 2's turn give up 1, 0 and 2: a deck of 3."""
        table = challenged(deal(on_map(3, first="p2"), 2, 0, 3), 9)
        assert decider(table) == 0
        give_up(table)

        assert (hands(table), len(offered(table))) == ([1, 0, 1], 3)

    def test_however_large_a_hand_one_is_kept(self) -> None:
        """DS-FATE-003: a hand of 9 gives up 8."""
        table = give_up(challenged(deal(on_map(2), 9, 1), 9))

        assert (hands(table), len(offered(table))) == ([1, 1], 8)

    def test_a_discard_spares_the_hands(self) -> None:
        """DS-FATE-003: as long as the discard has a card no hand is given up."""
        table = deal(on_map(2), 7, 6)
        table.discard = [table.hands[0].pop()]
        challenged(table, 9)

        assert hands(table) == [6, 6]
        assert len(offered(table)) == 1

    def test_there_is_always_a_card(self) -> None:
        """DS-FATE-006: with 40 cards on boards and 22 in four hands 18 form the deck, and one of them is drawn."""
        table = deal(on_map(4), 6, 6, 5, 5, equipped=40)
        challenged(tire(table, ed=0), 9)
        give_up(table)

        assert (len(offered(table)), hands(table)) == (18, [1, 1, 1, 1])

        draw_any(table, 1)

        assert len(table.deck) == 17
        assert table.violations() == []

    def test_a_lost_card_is_noticed(self) -> None:
        """DS-FATE-006: a table on which ability cards are missing or nine lie on a board is not sound."""
        table = on_map()
        table.deck.pop()

        assert table.violations() == ["61 ability cards in play, twice: []"]

        table = on_map()
        table.crew["ed"].cards, table.deck = tuple(table.deck[:9]), table.deck[9:]

        assert table.violations() == ["ed has 9 ability cards"]

    def test_drawing_to_hand(self) -> None:
        """DS-FATE-007: hands of 7 and 4 drop to 1 and 1, 9 cards are shuffled, and who draws 2 ends with 3."""
        table = deal(on_map(2, first="p2"), 7, 4)
        doing(table, DrawCards(1, 2))
        give_up(table)

        assert (hands(table), len(offered(table))) == ([1, 1], 9)

        draw_any(table, 2)

        assert (hands(table), len(table.deck)) == ([1, 3], 7)

    def test_the_deck_ends_in_the_middle(self) -> None:
        """DS-FATE-007: with 1 card left the first is drawn; then all keep 1, the drawer too, and the second follows."""
        table = deal(on_map(2, first="p2"), 3, 2)
        table.deck = [table.hands[0].pop()]
        doing(table, DrawCards(1, 2))
        draw_any(table, 1)

        assert hands(table) == [2, 3]

        give_up(table)

        assert (hands(table), len(offered(table))) == ([1, 1], 3)

        draw_any(table, 1)

        assert hands(table) == [1, 2]


class TestFigures:
    """What the ability cards show."""

    @pytest.mark.slow
    def test_from_one_to_eight(self, tmp_path: Path) -> None:
        """DS-FATE-004: the lowest fate is 1 and the highest 8; a pack with a 9 is refused."""
        fates = [card.fate for card in airfield().abilities.values()]

        assert (min(fates), max(fates)) == (1, 8)
        assert any(
            "expected 1 to 8 for 'fate'" in line
            for line in findings(tmp_path, "abilities.toml", "^fate = 8", "fate = 9")
        )

    @pytest.mark.slow
    def test_the_spread(self, tmp_path: Path) -> None:
        """DS-FATE-005: 5, 7, 8, 10, 10, 10, 10 and 2 cards show 1 to 8, 279 in all; another spread is refused."""
        fates = Counter(card.fate for card in airfield().abilities.values())

        assert [fates[number] for number in range(1, 9)] == [5, 7, 8, 10, 10, 10, 10, 2]
        assert (fates.total(), sum(number * count for number, count in fates.items())) == (62, 279)
        found = findings(tmp_path, "abilities.toml", "^fate = 1", "fate = 2")
        assert any("ability cards of fate 1: expected 5, got 4" in line for line in found)
        assert any("ability cards of fate 2: expected 7, got 8" in line for line in found)


class TestAltering:
    """Redraws and bonuses."""

    def test_the_card_lies_apart_until_the_end(self) -> None:
        """DS-FATE-008: a redraw with an empty deck reshuffles the discard without the 4 that lies there."""
        table = on_map()
        deck_only(table, "nerve-4")
        challenged(table, 9, "draw nerve-4")

        assert table.test.aside == ("nerve-4",)
        assert "nerve-4" not in table.discard

        play(table, "activate ed redraw")

        assert len(offered(table)) == 61
        assert "draw nerve-4" not in offered(table)

        play(table, "fate 2", "go on")

        assert "nerve-4" in table.discard
        assert (len(table.deck), len(table.discard)) == (60, 2)

    def test_the_card_of_an_outer_challenge_lies_apart_too(self) -> None:
        """DS-FATE-008: a challenge within another reshuffles the discard; the card of the outer one stays beside it."""
        table = deck_only(tire(on_map(), ed=0), "nerve-4")
        effects(table, "challenge CRAFT 9", "fail: challenge MOXIE 9")
        play(table, "go on", "draw nerve-4", "go on")

        assert len(offered(table)) == 61
        assert "draw nerve-4" not in offered(table)

        play(table, "fate 2")

        assert (len(table.deck), len(table.discard), table.tests) == (60, 2, [])

    def test_a_redraw_replaces_even_a_better_fate(self) -> None:
        """DS-FATE-009: a 3 is redrawn with Ed's stamina, a 2 comes, and the fate is 2."""
        table = play(own(challenged(on_map(), 3, "fate 3"), 0, "eternal-geode"), "activate ed redraw", "fate 2")

        assert fate_of(table.test) == 2
        assert table.crew["ed"].stamina == 2

        play(table, "go on")

        assert table.goods["rope"] == 0
        assert len(table.discard) == 2

    def test_bonuses_stay(self) -> None:
        """DS-FATE-009: what was added to fate and to the total before a redraw counts after it."""
        table = hold(stock(own(on_map(), 0, "eternal-geode"), gergon_leaf=1), 0, "plain-craft-6")
        challenged(table, 30, "fate 3")
        play(table, "play eternal-geode fate", "discard plain-craft-6", "activate ed redraw", "fate 2")

        assert (fate_of(table.test), total(table, table.test)) == (5, 6)

    def test_a_bonus_after_any_draw(self) -> None:
        """DS-FATE-010: a gergon leaf makes the 2 of a turn-end event a 10, so the plane takes nothing."""
        table = stock(tire(on_map(), ed=0), gergon_leaf=1)
        reprint(table, "ice-on-the-field", turn_end=("fate below 6: plane damage 1",), stays=True)
        doing(in_play(table, "ice-on-the-field"), EndTurn())
        play(table, "fate 2", "use gergon-leaf fate by p1")

        assert fate_of(table.test) == 10

        play(table, "go on")

        assert (table.plane_health, table.goods["gergon-leaf"]) == (6, 0)

    def test_without_the_bonus(self) -> None:
        """DS-FATE-010: the same draw without the leaf, and nobody who could change it, hurts the plane at once."""
        table = tire(on_map(), ed=0)
        reprint(table, "ice-on-the-field", turn_end=("fate below 6: plane damage 1",), stays=True)
        play(doing(in_play(table, "ice-on-the-field"), EndTurn()), "fate 2")

        assert table.plane_health == 5

    def test_a_bonus_in_a_challenge(self) -> None:
        """DS-FATE-010: with +8 and +3 a fate of 8 counts as 19, which passes CRAFT 19."""
        table = stock(own(on_map(), 0, "eternal-geode"), gergon_leaf=1)
        challenged(table, 19, "fate 8")
        play(table, "use gergon-leaf fate by p1", "play eternal-geode fate")

        assert fate_of(table.test) == 19

        play(table, "go on")

        assert table.goods["rope"] == 1

    def test_a_bonus_needs_a_draw(self) -> None:
        """DS-FATE-010: where no fate is drawn a bonus to it is not to be had."""
        assert refused(stock(on_map(), gergon_leaf=1), "use gergon-leaf fate by p1").rule == "DS-FATE-010"

    def test_a_bonus_on_a_flight(self) -> None:
        """DS-FATE-010: a flight's draw can be raised as well, though nobody would want that."""
        table = play(stock(on_map(), gergon_leaf=1), "fly to geysers", "fate 2")

        assert "use gergon-leaf fate by p1" in offered(table)
