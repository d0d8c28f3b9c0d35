"""The active player: what nobody in particular does is theirs, wherever they sit, and passes on when they leave."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, draw_any, effects, offered, play

from .tables import (
    at_start,
    draw_event,
    exploring,
    foe,
    health,
    in_play,
    new,
    quest,
    reprint,
    stock,
    story,
    tire,
)
from .test_seats import asked, three


class TestTheActivePlayer:
    """What nobody in particular does is the active player's, wherever that player sits."""

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_divides_damage_and_statuses(self, captain: int) -> None:
        """DS-BASE-009, DS-BASE-010: whoever is active is asked for each point of damage, and for the status."""
        table = effects(three(captain), "lose 2 health", "gain venom")
        seats = [asked(table)]
        play(table, "hurt ed")
        seats.append(asked(table))
        play(table, "hurt miguel")
        seats.append(asked(table))
        play(table, "afflict ed with venom")

        assert seats == [captain] * 3
        assert (health(table, "ed"), health(table, "miguel"), table.crew["ed"].statuses) == (7, 6, ("venom",))

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_loses_resources(self, captain: int) -> None:
        """DS-BASE-012: of two resources to be lost the active player picks each, and no more than two go."""
        table = effects(stock(three(captain), rope=2, meat=2), "lose 2 resources")
        seats = [asked(table)]
        play(table, "lose rope")
        seats.append(asked(table))
        play(table, "lose meat")

        assert (seats, table.goods["rope"], table.goods["meat"]) == ([captain, captain], 1, 1)
        assert "camp" in offered(table)

    def test_is_the_next_to_the_left_and_then_the_first_again(self) -> None:
        """DS-BASE-006, DS-BASE-007: the token goes from the second to the third and back to the first, with Claire."""
        table = three()
        for captain in (2, 0, 1):
            table.spent, table.event_deck, table.event_left = 5, [[]], [0]
            table.event_discard = []
            play(again(table), "end turn")
            assert (table.captain, asked(table), table.controller("claire")) == (captain, captain, captain)
            draw_any(play(table, "begin turn"), 2)


STALL = """# 906 A stall

## 906 A stall

> encounter

One stall.

- (a) Draw.
  > draw 1
"""


def drawn(table: SkiesTable) -> list[int]:
    """The size of each hand, after a card was drawn by whoever was to draw it."""
    draw_any(table, 1)
    return [len(hand) for hand in table.hands]


@pytest.mark.parametrize("captain", [0, 1, 2])
class TestYou:
    """Where a text says `you` and no card in anybody's hands does, it means the active player."""

    def mine(self, captain: int) -> list[int]:
        """One card in the active player's hand, and no other."""
        return [1 if seat == captain else 0 for seat in range(3)]

    def test_on_an_event(self, captain: int) -> None:
        """DS-EVNT-001: what the event gives is the active player's."""
        table = draw_event(reprint(three(captain), "thin-ice", do=("draw 1",)), "thin-ice")

        assert drawn(table) == self.mine(captain)

    def test_at_the_end_of_the_turn(self, captain: int) -> None:
        """DS-EVNT-006: a turn-end effect is for the player whose turn ends, before the token passes."""
        table = in_play(reprint(three(captain), "thin-ice", turn_end=("draw 1",), stays=True), "thin-ice")
        table.spent = 5
        play(again(table), "end turn")

        assert drawn(table) == self.mine(captain)
        assert table.captain == (captain + 1) % 3

    def test_on_completing_an_event(self, captain: int) -> None:
        """DS-EVNT-007: the reward of a completed event is the active player's."""
        table = in_play(reprint(three(captain), "thin-ice", complete=("draw 1",), stays=True), "thin-ice")
        play(table, "complete thin-ice")

        assert drawn(table) == self.mine(captain)

    def test_after_a_challenge(self, captain: int) -> None:
        """DS-CHAL-009: what a passed challenge gives is the active player's, whoever took part."""
        table = effects(tire(three(captain), ed=0), "challenge CRAFT 1", "pass: draw 1")
        play(table, "join jessie", "go on", "fate 1")

        assert drawn(table) == self.mine(captain)

    def test_after_a_fight(self, captain: int) -> None:
        """DS-CRND-010: what follows a victory is the active player's, whoever struck last."""
        table = foe(tire(three(captain), claire=0, ed=0, ezarius=0, jessie=0, miguel=0), "rat", "H", attack=0)
        effects(table, f"combat {table.pack.enemies['rat'].number}", "win: draw 1")
        play(table, "lay rat", "start combat", "draw wrench", "draw fire-axe", "draw whip")
        play(table, "draw frying-pan", "draw bowie-knife", "draw tow-cable", "draw slingshot")
        play(table, "attack rat with ed using wrench", "cover rat a1")

        assert drawn(table) == self.mine(captain)

    def test_before_an_obstacle_of_a_story(self, captain: int) -> None:
        """DS-EXPL-009: what a story does instead of the 3 damage, it does to the active player."""
        table = play(effects(exploring(three(captain), 7), "obstacle steep: draw 1"), "suffer steep")

        assert drawn(table) == self.mine(captain)

    def test_in_a_wandering_encounter(self, captain: int) -> None:
        """DS-WAND-007: what an action gives is the active player's, from whom placing goes around."""
        table = exploring(story(three(captain), STALL), 906)
        order: list[int | str | None] = []
        while offered(table)[0].startswith("place"):
            order += [seat for seat in [asked(table)] if seat not in order]
            name = offered(table)[0].split()[1]
            play(table, f"place {name} on {'a' if name == 'jessie' else '-'}")
        play(table, "take a")

        assert order == [(captain + shift) % 3 for shift in range(3)]
        assert drawn(table) == self.mine(captain)

    def test_when_discarded_cards_are_dealt_at_a_camp(self, captain: int) -> None:
        """DS-CAMP-006: of 4 discarded adventure cards the camping player gets the first and the fourth."""
        table = three(captain)
        table.played = table.played[:4]
        draw_any(play(again(table), "camp"), 4)

        assert [len(hand) for hand in table.adventures] == [2 if seat == captain else 1 for seat in range(3)]

    def test_when_starting_cards_are_dealt(self, captain: int) -> None:
        """DS-TURN-010: the starting cards go around from whoever begins."""
        table = new(3, first=f"p{captain + 1}")
        cards = [card.id for card in table.pack.adventures.values() if card.starting and card.combat is None]

        assert table.captain == captain
        assert [table.adventures[(captain + place) % 3][0] for place in range(3)] == cards[:3]


class TestLeaving:
    """Who leaves takes nothing along, and seats close up."""

    def test_a_board_goes_to_who_has_fewest(self) -> None:
        """DS-PLYR-002: of 2, 1 and 1 boards the third player's go to the second, as 3 and 1 is uneven."""
        table = play(at_start(3), "leave p3")

        assert offered(table) == ["deal jessie to p2"]
        assert table.actor(("deal", "jessie", "to", "p2")) == table.captain == 0

    @pytest.mark.parametrize(
        ("captain", "left", "active"), [(1, "p2", "Cid"), (2, "p3", "Ana"), (2, "p1", "Cid"), (0, "p3", "Ana")]
    )
    def test_the_turn_goes_to_the_next(self, captain: int, left: str, active: str) -> None:
        """DS-PLYR-005: if the active player leaves, the next on the left is active; else whoever was still is."""
        table = at_start(3)
        table.captain = captain
        play(again(table), f"leave {left}")
        while "begin turn" not in offered(table):
            play(table, offered(table)[0])

        assert (table.names[table.captain], table.controller("claire")) == (active, table.captain)

    def test_those_who_read_a_quest_in_silence_move_up(self) -> None:
        """DS-WAND-009, DS-PLYR-002: read by the first and third, who is second now that the second has left."""
        table = quest(at_start(3), 41, 48)
        table.silent = {"41": [0, 2], "48": [1]}
        play(again(table), "leave p2")

        assert table.silent == {"41": [0, 1]}
