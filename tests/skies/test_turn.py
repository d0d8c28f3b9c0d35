"""Turn order and the draw: DS-TURN."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.kernel.choices import CHANCE, parse
from sleeping_gods.kernel.errors import IllegalSetup, Reason
from sleeping_gods.kernel.play import waits_for_chance
from sleeping_gods.kernel.table import decider
from sleeping_gods.party.chapters.ability_deck import DrawCards
from sleeping_gods.party.view import own_barred
from sleeping_gods.skies.chapters.turn import BeginTurn, EndTurn, TakeAction
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view

from ..bed import again, doing, draw_any, effects, hold, offered, play, refused
from .tables import at_start, draw_event, exploring, new, on_map, own, tire, wear


def in_hand(table: SkiesTable, *sizes: int) -> SkiesTable:
    """So many cards of the deck in each hand."""
    for seat, size in enumerate(sizes):
        hold(table, seat, *table.deck[:size])
    return table


def sizes(table: SkiesTable) -> list[int]:
    """The size of each hand."""
    return [len(hand) for hand in table.hands]


class TestOrder:
    """Turns go round, and each has four steps."""

    def test_clockwise(self) -> None:
        """DS-TURN-001: after seat 3 of three comes seat 1."""
        table = on_map(3, first="p3")
        table.spent = 5
        play(again(table), "end turn")

        assert (table.captain, decider(table), offered(table)[0]) == (0, 0, "begin turn")

    def test_the_first_player_begins(self) -> None:
        """DS-TURN-001: the campaign begins with the first player, and goes on to the left."""
        table, seats = new(4, first="p2"), []
        for _ in range(5):
            seats.append(table.captain)
            table.spent, table.phase = 5, "actions"
            play(doing(table, TakeAction(), EndTurn()), "end turn")

        assert seats == [1, 2, 3, 0, 1]

    def test_four_steps(self) -> None:
        """DS-TURN-002: draw, event, actions, end: each is finished before the next."""
        table = play(at_start(), "begin turn")
        phases = [table.phase]
        draw_any(table, 2)
        phases.append(table.phase)
        table.event_deck = [["frozen-garden"], *table.event_deck[1:]]
        play(again(table), "event frozen-garden")
        phases.append(table.phase)
        table.spent = 5
        play(again(table), "end turn")
        phases.append(table.phase)

        assert phases == ["draw", "event", "actions", "start"]

    @pytest.mark.parametrize("line", ["travel north", "explore 2", "fly to geysers", "repair", "end turn"])
    def test_no_action_before_the_event_is_resolved(self, line: str) -> None:
        """DS-TURN-002: before the draw, before the event and in the middle of it nothing of step 3 is possible."""
        table = at_start()

        assert refused(table, line).rule == "DS-TURN-002"

        draw_any(play(table, "begin turn"), 1)

        assert refused(table, line).rule == "DS-TURN-002"

        draw_event(table, "thin-ice")

        assert refused(table, line).rule == "DS-TURN-002"

    def test_no_camp_before_the_event_is_resolved(self) -> None:
        """DS-TURN-002: camping is of step 3 as well."""
        assert refused(draw_event(on_map(), "thin-ice"), "camp").rule == "DS-CAMP-002"

    def test_actions_may_repeat(self) -> None:
        """DS-TURN-009: three repairs in a row are legal and leave 2 time."""
        table = tire(on_map(), ed=0)
        table.plane_health = 1
        again(table)
        for _ in range(3):
            play(table, "repair", "go on", "fate 2")

        assert (table.spent, table.plane_health) == (3, 4)
        assert "repair" in offered(table)

    def test_explore_may_repeat(self) -> None:
        """DS-TURN-009: a location may be explored again in the same turn."""
        table = on_map()
        table.place = "2:b1"
        play(again(table), "explore 38", "choose b")

        assert "explore 38" in offered(table)


class TestDraw:
    """Step 1."""

    @pytest.mark.parametrize(("level", "drawn"), [("normal", 2), ("hard", 2), ("easy", 3)])
    def test_the_active_player_draws_two(self, level: str, drawn: int) -> None:
        """DS-TURN-003: a hand of 3 is 5 after the draw of normal and hard turns; easy ones draw 3."""
        table = play(in_hand(at_start(2, first="p2", level=level), 1, 3), "begin turn")

        assert decider(table) == CHANCE

        draw_any(table, drawn)

        assert sizes(table) == [1, 3 + drawn]
        assert table.phase == "event"

    def test_seven_are_kept(self) -> None:
        """DS-TURN-004: seat 2 draws to 8 and discards 1; seat 1 keeps its 7."""
        table = play(in_hand(at_start(2, first="p2"), 7, 6), "begin turn")
        draw_any(table, 2)

        assert decider(table) == 1
        assert [line for line in offered(table) if line.startswith("drop ")] == [f"drop {c}" for c in table.hands[1]]
        assert refused(table, f"drop {table.hands[0][0]}").rule == "DS-TURN-004"

        dropped = table.hands[1][2]
        play(table, f"drop {dropped}")

        assert sizes(table) == [7, 7]
        assert table.discard == [dropped]
        assert table.phase == "event"

    def test_seven_are_allowed(self) -> None:
        """DS-TURN-004: with exactly 7 after the draw nothing is discarded."""
        table = draw_any(play(in_hand(at_start(), 5), "begin turn"), 2)

        assert sizes(table) == [7]
        assert table.phase == "event"

    def test_a_card_may_raise_the_limit_of_its_player(self) -> None:
        """DS-TURN-004: each player has a separate limit: Watchful on Ed lets seat 1 keep 8, and seat 2 still 7."""
        table = wear(at_start(2), "ed", "watchful-2")
        in_hand(table, 7, 8)
        doing(table, DrawCards(0, 1))
        draw_any(table, 1)

        assert not any(line.startswith("drop ") for line in offered(table))

        doing(table, DrawCards(1, 1))
        draw_any(table, 1)

        assert any(line.startswith("drop ") for line in offered(table))

    def test_the_limit_holds_for_every_draw(self) -> None:
        """DS-TURN-005: with 7 in hand a card that draws 1 makes its player discard 1 at once."""
        table = own(in_hand(on_map(2), 1, 7), 1, "playing-cards")
        play(table, "play playing-cards draw")
        draw_any(table, 1)

        assert decider(table) == 1
        assert {line.split()[0] for line in offered(table) if not line.startswith("equip")} >= {"drop"}
        assert refused(table, "travel north").rule == "DS-TURN-002"

        play(table, f"drop {table.hands[1][0]}")

        assert sizes(table) == [1, 7]
        assert "travel north" in offered(table)

    def test_cards_of_a_leaver_are_checked_at_the_next_draw(self) -> None:
        """DS-TURN-005: 5 and 6 cards in one hand after somebody left stay there until that player draws again."""
        table = in_hand(at_start(2), 5, 6)
        play(table, "leave p2")
        while not any(line.startswith("begin") for line in offered(table)):
            play(table, offered(table)[0])

        assert sizes(table) == [11]

        draw_any(play(table, "begin turn"), 2)
        for left in range(13, 7, -1):
            assert sizes(table) == [left]
            play(table, next(line for line in offered(table) if line.startswith("drop ")))

        assert sizes(table) == [7]
        assert table.phase == "event"

    def test_equip_before_discarding(self) -> None:
        """DS-TURN-006: with 9 cards after an easy draw a card of cost 1 is equipped; 7 are left, and none is due."""
        table = at_start(level="easy")
        hold(table, 0, "plain-craft-6")
        in_hand(table, 5)
        draw_any(play(table, "begin turn"), 3)
        play(table, "equip plain-craft-6 on ed", f"drop {table.hands[0][1]}")

        assert sizes(table) == [7]
        assert table.phase == "event"
        assert waits_for_chance(table)

    def test_equipping_covers_only_a_part(self) -> None:
        """DS-TURN-006: with 10 cards an equipped card and its price leave 8, so 1 more is discarded."""
        table = at_start(level="easy")
        hold(table, 0, "plain-craft-6")
        in_hand(table, 6)
        draw_any(play(table, "begin turn"), 3)
        play(table, "equip plain-craft-6 on ed", f"drop {table.hands[0][1]}")

        assert sizes(table) == [8]

        play(table, f"drop {table.hands[0][0]}")

        assert sizes(table) == [7]
        assert table.phase == "event"


class TestSecrets:
    """Hands stay hidden."""

    def test_others_see_only_the_size(self) -> None:
        """DS-TURN-007: seat 2 sees of seat 1's hand that it has 2 cards, and neither names nor what they could do."""
        table = hold(on_map(2), 0, "plain-craft-6", "dare-2")
        seen = view(table, 1)

        assert (seen["hands"], seen["hand"]) == ([2, 0], [])
        assert not [card for card in ("plain-craft-6", "dare-2") if card in json.dumps(seen)]
        assert view(table, 0)["hand"] == ["plain-craft-6", "dare-2"]

    def test_in_a_challenge_too(self) -> None:
        """DS-TURN-007: seat 2 sees neither seat 1's discards nor why others are barred."""
        table = hold(tire(on_map(2, first="p2"), ed=0), 0, "plain-craft-6", "dare-2")
        play(effects(table, "challenge CRAFT 9"), "go on", "fate 4")

        assert "discard plain-craft-6" in offered(table)
        assert "plain-craft-6" not in json.dumps(view(table, 1))
        assert "dare-2" not in str(own_barred(table, 1))
        assert "discard plain-craft-6" in json.dumps(view(table, 0))

    def test_the_window_tells_nothing(self) -> None:
        """DS-TURN-007: it opens as well when seat 1 holds no matching card."""
        table = hold(tire(on_map(2, first="p2"), ed=0), 0, "dare-2")
        play(effects(table, "challenge CRAFT 9"), "go on", "fate 4")

        assert "go on" in offered(table)

    def test_a_drawn_card_is_not_told(self) -> None:
        """DS-TURN-007: that a card was drawn is told, but not which."""
        table = draw_any(play(at_start(2), "begin turn"), 1)

        assert table.hands[0][0] not in json.dumps(table.log_events)

    def test_a_question_gives_nothing_away(self) -> None:
        """DS-TURN-007: for an answer to seat 2 a card in seat 1's hand might as well lie in the deck."""
        table = hold(on_map(2), 0, "plain-craft-6", "dare-2")
        seen = table.as_seen_by(1, parse("equip plain-craft-6 on ed"))

        assert sizes(seen) == [2, 0]
        assert "plain-craft-6" in seen.deck

    def test_no_passing(self) -> None:
        """DS-TURN-008: an ability card is neither given to another player nor shown."""
        table = hold(on_map(2), 0, "plain-craft-6", "work-by-torchlight-6")

        assert refused(table, "give plain-craft-6 to p2").rule == "DS-TURN-008"
        assert refused(table, "show plain-craft-6").rule == "DS-TURN-008"
        assert sizes(table) == [2, 0]

    def test_whoever_has_the_turn(self) -> None:
        """DS-TURN-008: players who are not active neither give their cards to the active one nor show them."""
        table = hold(on_map(2), 1, "plain-craft-6")

        assert table.captain == 0
        assert refused(table, "give plain-craft-6 to p1") == Reason("DS-TURN-008", "no-passing", ("plain-craft-6",))
        assert refused(table, "show plain-craft-6") == Reason("DS-TURN-008", "hands-are-secret")
        assert sizes(table) == [0, 1]

    def test_not_in_a_story_either(self) -> None:
        """DS-TURN-008: cards stay with their player while a challenge is met."""
        table = exploring(hold(on_map(2), 0, "plain-craft-6"), 38)
        effects(table, "challenge CRAFT 9")

        assert refused(table, "give plain-craft-6 to p2").rule == "DS-TURN-008"

    def test_saying_that_one_can_help_reveals_no_card(self) -> None:
        """DS-TURN-008: a note that seat 1 can add 2 is seen by all, and the cards are not."""
        table = hold(on_map(2), 0, "plain-craft-6", "work-by-torchlight-6")
        play(table, "note 38 p1 can add 2")
        seen = view(table, 1)

        assert seen["notes"] == {"38": "p1 can add 2"}
        assert "plain-craft-6" not in json.dumps(seen)


class TestSetUp:
    """How a campaign starts."""

    def test_the_starting_state(self) -> None:
        """DS-TURN-010: full health, 3 stamina, no status, no ability card in hand, and seat 1 begins."""
        table = new(3)

        assert [(m.damage, m.stamina, m.statuses, m.cards) for m in table.crew.values()] == [(0, 3, (), ())] * 5
        assert (sizes(table), len(table.deck), table.captain) == ([0, 0, 0], 62, 0)
        assert table.agenda[-1] == BeginTurn()

    def test_the_group_picks_the_first_player(self) -> None:
        """DS-TURN-010: the group may name another first player, of those who play."""
        assert new(3, first="p3").captain == 2
        with pytest.raises(IllegalSetup) as caught:
            new(3, first="p4")

        assert caught.value.reason.rule == "DS-TURN-010"
