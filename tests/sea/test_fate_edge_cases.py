"""Fate: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.party.chapters.fate import fate_of
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, lend
from .tables import (
    at_sea,
    deck_only,
    effects,
    give_command,
    hold,
    offered,
    own,
    play,
    put_enemy,
    told,
    wear,
)


def drawn(table: SeaTable, fate: int, *then: str) -> SeaTable:
    """A challenge that nobody joins, after this fate was drawn, played on."""
    return play(effects(table, "challenge CRAFT 9"), "go on", f"fate {fate}", *then)


class TestFate:
    """SG-FATE-002, 003, 005, 006, 008."""

    def test_the_better_card_is_of_the_two_that_count(self) -> None:
        """SG-FATE-006: a plain redraw puts 2 for 5; the better of it and a 3 is then 3, and the 5 is forgotten."""
        table = give_command(wear(at_sea(), "rafael", "bold-attempt-4"), 2)
        drawn(table, 5, "play bold-attempt-4 redraw", "fate 2", "activate gear redraw by p1", "fate 3")

        assert fate_of(table.test) == 3

    def test_a_plain_redraw_replaces_the_better_card_too(self) -> None:
        """SG-FATE-006: after the better of 3 and 5, a plain redraw of 2 makes the fate 2."""
        table = give_command(wear(at_sea(), "rafael", "bold-attempt-4"), 2)
        drawn(table, 3, "activate gear redraw by p1", "fate 5", "play bold-attempt-4 redraw", "fate 2")

        assert fate_of(table.test) == 2

    def test_a_deck_of_two_is_made_anew_for_the_third_card(self) -> None:
        """SG-FATE-003: of three ship damages the first two use up the deck, and the third draws from the discard."""
        table = effects(deck_only(at_sea(), "refine-2", "focus-5"), "ship damage 3")
        play(table, "draw refine-2", "draw focus-5")

        assert len(offered(table)) == 60
        assert {"draw refine-2", "draw focus-5"} <= {*offered(table)}

    def test_a_nested_draw_leaves_the_outer_one_as_it_was(self) -> None:
        """SG-FATE-001, SG-FATE-002: what ship damage draws within a failed challenge changes neither fate nor card."""
        table = effects(at_sea(), "challenge CRAFT 9", "fail: ship damage 1; gain 1 xp")
        play(table, "go on", "draw refine-2")
        assert table.tests[0].aside == ("refine-2",)
        play(table, "fate 6")

        assert (table.cubes["bridge"], table.xp, table.tests) == (1, 1, [])
        assert len(table.discard) == 2

    def test_the_card_of_an_attack_is_aside_in_its_redraw(self) -> None:
        """SG-FATE-002: with an empty deck Kannan's token shuffles the discard, the attack's own card not among it."""
        table = deck_only(lend(put_enemy(at_sea(), defense=12, attack=0), "kannan", "laurent"), "refine-2")
        play(table, "attack wall with laurent using club", "draw refine-2", "synergy kannan by laurent")

        assert len(offered(table)) == 59
        assert "draw refine-2" not in offered(table)

    @pytest.mark.parametrize(("second", "total"), [(2, 4), (6, 6)])
    def test_the_better_card_is_kept_in_an_attack_too(self, second: int, total: int) -> None:
        """SG-FATE-006: Gear in an attack keeps the better of 4 and the new number."""
        table = give_command(put_enemy(at_sea(), defense=6, attack=0), 1)
        attack(table, "laurent", "wall", 4, "activate gear redraw by p1", f"fate {second}")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert told(table, "hit" if total >= 6 else "miss") == [("laurent", "wall", total)]

    @pytest.mark.parametrize(("second", "space"), [(2, "galley"), (6, "bridge")])
    def test_the_better_card_is_kept_for_a_cube_too(self, second: int, space: str) -> None:
        """SG-FATE-006: Gear on the draw for ship damage keeps the higher of 4 and the new number."""
        table = effects(give_command(at_sea(), 1), "ship damage 1")
        play(table, "fate 4", "activate gear redraw by p1", f"fate {second}")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert [room for room, cubes in table.cubes.items() if cubes] == [space]

    def test_a_redraw_in_an_attack_keeps_the_added_fate(self) -> None:
        """SG-FATE-008: a 1 raised by Mac's +1 and redrawn as 4 with Kannan's token is a 5, and hits 5."""
        table = give_command(lend(put_enemy(at_sea(), defense=5, attack=0), "kannan", "laurent"), 2)
        attack(table, "laurent", "wall", 1, "activate mac fate", "synergy kannan by laurent", "fate 4")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert told(table, "hit") == [("laurent", "wall", 5)]


class TestDrawsWithinDraws:
    """SG-FATE-005, 008, SG-CHAL-013, 018: what is added goes to the draw that waits, not to the one around it."""

    def test_fate_is_raised_for_the_cube_and_not_for_the_challenge(self) -> None:
        """SG-FATE-005, SG-CHAL-021: Mac's fate +1 on the draw of a failed challenge's cube moves the cube."""
        table = give_command(at_sea(), 2)
        play(effects(table, "challenge STRENGTH 9", "fail: ship damage 1"), "go on", "fate 6", "go on")
        play(table, "fate 2", "activate mac fate", "go on")
        rooms = {room.fate: room.id for room in table.pack.rooms.values()}

        assert {space: cubes for space, cubes in table.cubes.items() if cubes} == {rooms[3]: 1}
        assert table.tests == []

    def test_a_check_within_a_challenge_is_raised_by_itself(self) -> None:
        """SG-FATE-005: a draw among the effects of a failure takes the +1, and reaches its 5."""
        table = give_command(at_sea(), 2)
        play(effects(table, "challenge STRENGTH 9", "fail: fate 5: gain 3 xp"), "go on", "fate 6", "go on")
        play(table, "fate 4", "activate mac fate", "go on")

        assert (table.xp, table.tests) == (3, [])

    def test_skill_for_the_hazard_is_not_for_the_challenge(self) -> None:
        """SG-ADV-016: what a card adds in the fog, into which a failure led, counts in the fog."""
        table = own(give_command(at_sea(), 1), "scoundrels-gear")
        play(effects(table, "challenge STRENGTH 19", "fail: sail 1"), "go on", "fate 3", "go on", "sail 3.fog")
        play(table, "go on", "fate 1")
        line = next(line for line in offered(table) if line.startswith("activate scoundrels-gear cunning"))
        play(table, line, "go on")

        assert told(table, "challenge-failed") == [(3, 5)]

    def test_a_hazard_within_a_challenge(self) -> None:
        """SG-CHAL-013, 018: a failure that moves the ship into fog: who joins and what is discarded counts there."""
        table = hold(give_command(at_sea(), 0), 0, "rally-6", "rage-6")
        play(effects(table, "challenge STRENGTH 19", "fail: sail 1; lose 1 health"), "join mac", "go on", "fate 3")
        play(table, "go on", "sail 3.fog", "join odessa", "go on", "fate 3", "discard rally-6", "go on")
        assert told(table, "challenge-passed") == [(5, 5)]

        assert [line for line in offered(table) if line.startswith("hurt")] == ["hurt mac"]
