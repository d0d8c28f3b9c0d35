"""Whole turns and whole effects: what comes at their ends, and whose it is."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from sleeping_gods.effects.parse import parse_program
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.turn import EndTurn
from sleeping_gods.sea.effects.bind import bind

from .tables import (
    again,
    at_sea,
    at_start,
    doing,
    effects,
    give_command,
    in_force,
    offered,
    own,
    place_cube,
    play,
    told,
    weary,
)


class TestWholeTurns:
    """SG-TURN-010, SG-EVENT-009."""

    def test_a_turn_ends_with_what_is_due_then(self) -> None:
        """SG-TURN-010: in a turn played from its beginning the leak drips after the second action, before P2's turn."""
        table = in_force(at_start(2), "unexplained-leak")
        play(table, "begin turn", "use deck", "do command", "leave deck", "event hidden-supplies")
        play(table, "skip action", "skip action")
        assert (table.captain, sum(table.cubes.values())) == (0, 0)

        place_cube(table, 3)
        assert (offered(table)[0], waiting(table)[1]) == ("attempt unexplained-leak", 0)
        play(table, "decline unexplained-leak")
        assert (table.captain, offered(table)[0], sum(table.cubes.values())) == (1, "begin turn", 1)
        assert told(table, "turn") == [(2, 1)]

    def test_venom_beats_the_crew_before_easy_mode_helps(self) -> None:
        """SG-TURN-004, SG-STATUS-005: the last of the crew falls to venom, and no command is gained before that."""
        table = weary(at_start(easy="on"))
        table.crew["odessa"].statuses = ("venom",)
        play(again(table), "begin turn")

        assert told(table, "defeat") == [("crew",)]
        assert (told(table, "gained-command"), table.pools) == ([], [0])

    @pytest.mark.parametrize("field", ["turn_end", "attempt"])
    def test_what_an_ongoing_event_does_is_the_active_players(self, field: str) -> None:
        """SG-EVENT-009, 011: what its turn-end effect, or an attempt as an action, lets you draw goes to P2."""
        table = at_sea(2, first="p2")
        changes: dict[str, Any] = {"turn_end": (), "attempt_at": "action", field: parse_program(["draw 1"])}
        card = dataclasses.replace(table.pack.events["broken-boiler"], **changes)
        table.pack = dataclasses.replace(table.pack, events={**table.pack.events, card.id: card}, bound=None)
        table.bound = bind(table.pack)
        in_force(table, card.id)
        if field == "turn_end":
            play(doing(table, EndTurn()), "fate 3")
        else:
            play(table, "attempt broken-boiler", "fate 3")

        assert [len(hand) for hand in table.hands] == [0, 1]

    def test_a_fatal_turn_end_is_a_defeat_before_the_next_turn(self) -> None:
        """SG-TURN-010, SG-HEALTH-008: the last of the crew falls at the end of P1's turn, and P1 makes for the port."""
        table = weary(at_sea(2))
        card = dataclasses.replace(table.pack.events["lost-sailor"], turn_end=parse_program(["lose 1 health"]))
        table.pack = dataclasses.replace(table.pack, events={**table.pack.events, card.id: card}, bound=None)
        table.bound = bind(table.pack)
        play(doing(in_force(table, card.id), EndTurn()), "hurt odessa")

        assert told(table, "defeat") == [("crew",)]
        assert (table.captain, offered(table)) == (0, ["make for 2.stairs"])

    def test_every_effect_of_a_card_is_its_users(self) -> None:
        """SG-CMD-001: the second and the third effect of P2's card are P2's like the first."""
        table = effects(at_sea(2), "draw 1", "gain 1 xp", "draw 1", "gain 1 command", seat=1, act=True)
        play(table, "fate 3", "fate 4")

        assert ([len(hand) for hand in table.hands], table.pools, table.xp) == ([0, 2], [0, 1], 1)

    def test_the_cook_books_meal_is_its_users(self) -> None:
        """SG-FAQ-006: P2 opens the book in P1's turn, chooses the recipe and shares out what it gives."""
        table = give_command(own(at_sea(2), "alzarrian-cook-book"), 0, 1)
        table.goods["grain"], table.crew["mac"].damage, table.crew["marco"].damage = 2, 1, 1
        play(again(table), "activate alzarrian-cook-book cook by p2")
        assert waiting(table)[1] == 1
        play(table, "prepare flapjacks")

        assert (waiting(table)[1], offered(table)[0].split()[0]) == (1, "heal")

    @pytest.mark.parametrize(
        ("start", "serpent", "port"), [("3.ash", "3.deep", "2.stairs"), ("13.north", "13.south", "12.ferry")]
    )
    def test_the_serpent_stays_on_its_own_spread(self, start: str, serpent: str, port: str) -> None:
        """SG-DEFEAT-016: a beaten ship that makes for a port on the facing page leaves the serpent where it is."""
        table = weary(at_sea())
        table.region, table.serpent = start, serpent
        play(effects(again(table), "lose 1 health"), "hurt odessa", f"make for {port}")

        assert (table.region, table.serpent) == (port, serpent)
