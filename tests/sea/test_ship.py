"""Ship actions: SG-SHIP."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.sea.chapters.ship import ShipAction

from .tables import (
    again,
    at_ship,
    doing,
    fallen,
    findings,
    give_command,
    harbour,
    hold,
    offered,
    own,
    play,
    put_command,
    refused,
)

ROOMS = ["bridge", "galley", "deck", "quarters", "sick-bay"]
DECK = ("use deck", "do command", "leave deck")


class TestRooms:
    """SG-SHIP-001..007."""

    def test_the_first_player_may_use_any_of_five_rooms_but_not_the_hull(self) -> None:
        """SG-SHIP-001: the usable rooms are Bridge, Galley, Deck, Quarters and Sick Bay."""
        table = at_ship()

        assert offered(table)[:5] == [f"use {room}" for room in ROOMS]
        assert refused(table, "use hull").rule == "SG-SHIP-001"

    def test_no_room_is_used_two_turns_running(self) -> None:
        """SG-SHIP-002: the figure must move to a room other than the one it occupies."""
        table = at_ship()
        table.room = "deck"

        rooms = [line for line in offered(again(table)) if line.startswith("use")]
        assert rooms == ["use bridge", "use galley", "use quarters", "use sick-bay"]
        assert refused(table, "use deck").rule == "SG-SHIP-002"

    @pytest.mark.parametrize("cubes", [0, 1, 2])
    def test_damage_does_not_open_the_room_again(self, cubes: int) -> None:
        """SG-SHIP-002: the room of the last turn is barred with damage on it and without."""
        table = at_ship(2)
        table.room, table.cubes["deck"] = "deck", cubes

        assert "use deck" not in offered(again(table))
        assert refused(table, "use deck").rule == "SG-SHIP-002"

    def test_the_restriction_is_shared(self) -> None:
        """SG-SHIP-003: P1's Bridge is barred to P2; when P2 has used Deck, P1 may use Bridge again, but not Deck."""
        table = play(at_ship(2), "use bridge", "do all", "fate 4")
        barred = refused(doing(table, ShipAction()), "use bridge")
        play(table, *DECK)
        doing(table, ShipAction())

        assert barred.rule == "SG-SHIP-002"
        assert table.captain == 0
        assert "use bridge" in offered(table)
        assert refused(table, "use deck").rule == "SG-SHIP-002"

    def test_all_parts_at_once_come_as_printed(self) -> None:
        """SG-SHIP-004: with an empty supply all parts of the Bridge at once gain 0 command and then clear 3."""
        table = put_command(give_command(at_ship(2), 11), laurent=3)
        play(table, "use bridge", "do all", "fate 4")

        assert (table.pools[0], table.supply, table.crew["laurent"].command) == (11, 3, 0)

    def test_parts_come_in_any_order(self) -> None:
        """SG-SHIP-004: with an empty supply Bridge may clear 3 first and then gain 3; gaining first gives 0."""
        before = put_command(give_command(at_ship(2), 11), laurent=3)
        after = put_command(give_command(at_ship(2), 11), laurent=3)
        play(before, "use bridge", "do clear", "do command")
        play(after, "use bridge", "do command", "do clear")

        assert (before.pools[0], before.supply) == (14, 0)
        assert (after.pools[0], after.supply) == (11, 3)
        assert refused(after, "do command").rule == "SG-SHIP-004"

    @pytest.mark.parametrize("order", [("draw", "command", "clear"), ("clear", "draw", "command")])
    def test_every_part_is_done_once(self, order: tuple[str, ...]) -> None:
        """SG-SHIP-004: the parts may be taken in the order that the active player likes, each of them once."""
        table = play(at_ship(), "use bridge")
        for part in order:
            play(table, f"do {part}", *(["fate 4"] if part == "draw" else []))

        assert (len(table.hands[0]), table.pools[0]) == (1, 2)
        assert offered(table)[0] == "begin turn"

    def test_a_room_with_two_cubes_is_closed(self) -> None:
        """SG-SHIP-005: Galley with 2 cubes is missing; Sick Bay with 1 is offered and works without penalty."""
        table = at_ship()
        table.cubes["galley"], table.cubes["sick-bay"] = 2, 1
        again(table)

        assert "use galley" not in offered(table)
        assert refused(table, "use galley").rule == "SG-SHIP-005"
        play(table, "use sick-bay", "do all", "fate 3")
        assert (len(table.hands[0]), table.pools[0]) == (1, 3)

    def test_a_room_with_one_damage_does_all_its_parts(self) -> None:
        """SG-SHIP-005, SG-SHIP-024: Sick Bay with 1 cube still heals Mac."""
        table = at_ship(2)
        table.cubes["sick-bay"], table.crew["mac"].damage = 1, 2
        play(again(table), "use sick-bay", "do all", "fate 3", "heal mac")

        assert (table.crew["mac"].damage, len(table.hands[0])) == (1, 1)

    def test_without_an_open_room_the_figure_still_moves(self) -> None:
        """SG-SHIP-006: from a sound Deck, with all others closed, the figure moves to one of the four for nothing."""
        table = at_ship()
        table.room = "deck"
        for room in ROOMS:
            table.cubes[room] = 0 if room == "deck" else 2
        again(table)
        shown = [line for line in offered(table) if line.startswith(("use", "enter"))]
        staying = refused(table, "use deck")
        play(table, "enter galley")

        assert shown == ["enter bridge", "enter galley", "enter quarters", "enter sick-bay"]
        assert staying.rule == "SG-SHIP-002"
        assert (table.room, table.pools, table.hands) == ("galley", [0], [[]])
        assert offered(table)[0] == "begin turn"

    @pytest.mark.parametrize("room", ["", "deck"])
    def test_with_five_closed_rooms_the_figure_moves_too(self, room: str) -> None:
        """SG-SHIP-006: on the first turn, or from a Deck that is closed itself, the figure moves for nothing."""
        table = at_ship()
        table.room = room
        table.cubes.update(dict.fromkeys(ROOMS, 2))
        shown = [line for line in offered(again(table)) if line.startswith(("use", "enter"))]
        play(table, "enter sick-bay")

        assert shown == [f"enter {other}" for other in ROOMS if other != room]
        assert (table.room, table.pools, table.hands) == ("sick-bay", [0], [[]])

    def test_a_closed_room_is_no_choice_while_another_is_open(self) -> None:
        """SG-SHIP-007: with Galley open, Bridge with 2 cubes cannot be used, nor entered for nothing."""
        table = at_ship()
        table.cubes["bridge"] = 2
        again(table)

        assert "use galley" in offered(table)
        assert refused(table, "use bridge").rule == "SG-SHIP-005"
        assert refused(table, "enter bridge").rule == "SG-SHIP-007"


class TestFigures:
    """SG-SHIP-008..011."""

    def test_gains_go_to_the_active_player(self) -> None:
        """SG-SHIP-008: Quarters gives 1 card and 4 command to P2, who is active, and nothing to P1."""
        table = play(at_ship(2, first="p2"), "use quarters", "do all", "fate 4")

        assert table.pools == [0, 4]
        assert [len(hand) for hand in table.hands] == [0, 1]

    @pytest.mark.parametrize(("room", "cards"), [("bridge", 1), ("galley", 2), ("quarters", 1), ("sick-bay", 1)])
    def test_every_room_draws_for_the_active_player(self, room: str, cards: int) -> None:
        """SG-SHIP-008, 012, 015, 020, 024: P3, active with a full hand, draws and discards down to 3; others do not."""
        table = hold(at_ship(3, first="p3"), 2, "refine-1", "triage-5", "rage-6")
        play(table, f"use {room}", "do draw", *["fate 3"] * cards, *["drop refine-1", "drop triage-5"][:cards])

        assert [len(hand) for hand in table.hands] == [0, 0, 3]
        assert table.discard == ["refine-1", "triage-5"][:cards]
        assert len(table.hands[2]) - len({"rage-6", "triage-5", "refine-1"} & {*table.hands[2]}) == cards

        play(table, "do command")

        assert table.pools[:2] == [0, 0]
        assert table.pools[2] > 0

    @pytest.mark.parametrize(
        ("room", "command"),
        [
            ("bridge", (2, 3, 3, 4)),
            ("galley", (2, 3, 3, 3)),
            ("deck", (2, 3, 3, 3)),
            ("quarters", (3, 4, 4, 5)),
            ("sick-bay", (3, 3, 4, 5)),
        ],
    )
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_command_depends_on_the_players(self, room: str, command: tuple[int, ...], players: int) -> None:
        """SG-SHIP-009: a room with two numbers gives the first at the lower and the second at the higher count."""
        table = play(at_ship(players), f"use {room}", "do command")

        assert table.pools[0] == command[players - 1]

    @pytest.mark.parametrize(("players", "command"), [(3, 4), (4, 5)])
    def test_quarters_on_the_larger_side(self, players: int, command: int) -> None:
        """SG-SHIP-010: Quarters gives 4 command to three and 5 to four players, removes 3 placed and draws 1 card."""
        table = put_command(at_ship(players), mac=4, gear=1)
        play(table, "use quarters", "do command")
        gained = table.pools[0]
        play(table, "do clear", "clear mac", "clear gear", "clear mac", "do draw", "fate 4")

        assert gained == command
        assert (table.crew["mac"].command, table.adventures["gear"]) == (2, 0)
        assert len(table.hands[0]) == 1

    def test_the_ship_is_a_table_of_data(self) -> None:
        """SG-SHIP-011: each of five rooms has a command number of at least 0 for each of four player counts."""
        rooms = harbour().rooms

        assert all(len(rooms[room].command) == 4 and min(rooms[room].command) >= 0 for room in ROOMS)
        assert rooms["quarters"].command[2:] == (4, 5)

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("old", "new", "message"),
        [
            ("command = [3, 4, 4, 5]", "command = [3, 4, 5, 5]", "command of quarters with 3 and 4 players"),
            ("command = [3, 4, 4, 5]", "command = [3, 4, 4]", "expected 4 items for 'command'"),
            ("command = [3, 4, 4, 5]", "command = [-1, 4, 4, 5]", "expected 0 to 99 for 'command'"),
            ("command = [3, 4, 4, 5]", "", "expected the key 'command'"),
            ("clears = [2, 2, 3, 3]", "clears = [3, 3, 3, 3]", "command cleared in quarters"),
            ("cards = [1, 1, 2, 2]", "cards = [1, 1, 1, 1]", "cards of galley"),
        ],
    )
    def test_another_table_is_refused(self, old: str, new: str, message: str, tmp_path: Path) -> None:
        """SG-SHIP-011: a ship table with a number missing, below 0 or against the printed ones is refused."""
        assert [line for line in findings(tmp_path, "ship.toml", old, new) if message in line]


class TestBridge:
    """SG-SHIP-012..014."""

    def test_it_draws_and_gives_command(self) -> None:
        """SG-SHIP-012: with a hand of 2, Bridge makes it 3 and gives the solo player 2 command."""
        table = hold(at_ship(), 0, "triage-5", "refine-1")
        play(table, "use bridge", "do draw", "fate 4", "do command")

        assert (len(table.hands[0]), table.pools[0]) == (3, 2)

    def test_it_clears_everything_to_the_supply(self) -> None:
        """SG-SHIP-013, 014: command on P2's Laurent, on Gear and on Odessa returns to the supply and to no player."""
        table = at_ship(2, crew="gregory kasumi audrie rafael/laurent kannan marco mac")
        put_command(give_command(table, 1, 6), laurent=2, gear=1, odessa=1)
        before = table.supply
        play(table, "use bridge", "do clear")

        assert (table.crew["laurent"].command, table.adventures["gear"], table.crew["odessa"].command) == (0, 0, 0)
        assert (before, table.supply, table.pools) == (3, 7, [1, 6])

    def test_the_bridge_draws_one_card(self) -> None:
        """SG-SHIP-012: part by part or all at once one card is drawn, and nobody else draws."""
        for parts in (("do all", "fate 4"), ("do clear", "do draw", "fate 4", "do command")):
            table = play(hold(at_ship(2), 1, "triage-5"), "use bridge", *parts)

            assert [len(hand) for hand in table.hands] == [1, 1]
            assert not any(line.startswith(("draw", "do")) for line in offered(table))

    def test_the_bridge_clears_the_boards_of_the_fallen(self) -> None:
        """SG-SHIP-013: a fallen Mac, an adventure card of 2 command and a weapon card are cleared like all others."""
        table = fallen(put_command(own(at_ship(2), "revolver", on="marco"), mac=2, gear=2, odessa=1, revolver=1), "mac")
        supply = table.supply
        play(table, "use bridge", "do clear")

        assert (table.crew["mac"].command, table.adventures["gear"], table.supply - supply) == (0, 0, 6)


class TestGalley:
    """SG-SHIP-015..018."""

    @pytest.mark.parametrize(("players", "cards", "command"), [(1, 1, 2), (2, 1, 3), (3, 2, 3), (4, 2, 3)])
    def test_the_galley_draws_by_player_count(self, players: int, cards: int, command: int) -> None:
        """SG-SHIP-015: draw 2 ability cards with three or four players, 1 with one or two, and gain command."""
        table = hold(at_ship(players), 0, "triage-5")
        play(table, "use galley", "do all", *["fate 3"] * cards)

        assert len(table.hands[0]) == 1 + cards
        assert table.pools[0] == command

    def test_a_meal_costs_a_card_and_lifts_one_fatigue(self) -> None:
        """SG-SHIP-016: give up exactly 1 hand card; in return P2's Mac loses 1 fatigue; a second is refused."""
        table = hold(at_ship(2), 0, "triage-5", "refine-1", "rally-6")
        table.crew["mac"].fatigue = 2
        play(table, "use galley", "do relief", "relieve mac", "drop triage-5")

        assert table.crew["mac"].fatigue == 1
        assert table.discard == ["triage-5"]
        assert refused(table, "do relief").rule == "SG-SHIP-016"

    def test_the_card_is_given_before_anything_else(self) -> None:
        """SG-SHIP-016: in return for the relief a card must be given up; the last one cannot be equipped away."""
        table = hold(give_command(at_ship(), 2), 0, "refine-1")
        table.crew["mac"].fatigue = 2
        play(table, "use galley", "do relief", "relieve mac")

        assert offered(table) == ["drop refine-1"]
        play(table, "drop refine-1")
        assert (table.hands, table.crew["mac"].fatigue) == ([[]], 1)

    def test_a_meal_may_be_declined(self) -> None:
        """SG-SHIP-016: the active player may, and need not."""
        table = hold(at_ship(), 0, "triage-5")
        table.crew["mac"].fatigue = 2
        play(table, "use galley", "do relief", "decline relief")

        assert (table.crew["mac"].fatigue, table.hands) == (2, [["triage-5"]])

    def test_the_fallen_are_relieved_as_well(self) -> None:
        """SG-SHIP-016, 017: any crew member may lose the fatigue: with P2's Mac tired and at 0 health it is offered."""
        table = fallen(hold(at_ship(2), 0, "triage-5"), "mac")
        table.crew["mac"].fatigue = 2
        play(again(table), "use galley", "do relief", "relieve mac", "drop triage-5")

        assert table.crew["mac"].fatigue == 1

    def test_odessa_is_relieved_as_anybody(self) -> None:
        """SG-SHIP-016, 017: with nobody tired but Odessa the relief is offered, and hers."""
        table = hold(at_ship(2), 0, "triage-5")
        table.crew["odessa"].fatigue = 1
        play(again(table), "use galley", "do relief", "relieve odessa", "drop triage-5")

        assert table.crew["odessa"].fatigue == 0

    def test_relief_needs_a_tired_crew_member(self) -> None:
        """SG-SHIP-017: with all crew at 0 fatigue the discard is not offered."""
        table = play(hold(at_ship(), 0, "triage-5"), "use galley")

        assert "do relief" not in offered(table)
        assert refused(table, "do relief").rule == "SG-SHIP-017"

    def test_a_card_drawn_here_may_pay_for_the_relief(self) -> None:
        """SG-SHIP-017: relief is offered once there is fatigue and a card, also when everything is done in order."""
        table = at_ship()
        table.crew["mac"].fatigue = 1
        play(table, "use galley", "do all", "fate 3")

        assert offered(table)[:2] == ["relieve mac", "decline relief"]

    def test_the_hand_limit_comes_before_the_relief(self) -> None:
        """SG-SHIP-018: with a hand of 2 and 4 players, 1 of 4 cards is discarded before any relief."""
        table = hold(at_ship(4), 0, "triage-5", "refine-1")
        table.crew["mac"].fatigue = 1
        play(table, "use galley", "do draw", "fate 3", "fate 4")

        assert len(offered(table)) == 4
        assert all(line.startswith("drop") for line in offered(table))
        play(table, "drop refine-1")
        assert "do relief" in offered(table)

    def test_relief_first_saves_the_card(self) -> None:
        """SG-SHIP-018: discarding 1 for relief first leaves 1 + 2 = 3 cards."""
        table = hold(at_ship(4), 0, "triage-5", "refine-1")
        table.crew["mac"].fatigue = 1
        play(table, "use galley", "do relief", "relieve mac", "drop refine-1", "do draw", "fate 3", "fate 4")

        assert len(table.hands[0]) == 3
        assert table.discard == ["refine-1"]


class TestDeckQuartersSickBay:
    """SG-SHIP-019..024."""

    def test_deck_gives_command_and_no_card(self) -> None:
        """SG-SHIP-019: on Deck the hand stays 1 and command rises."""
        table = play(hold(at_ship(), 0, "triage-5"), *DECK)

        assert (table.hands, table.pools) == ([["triage-5"]], [2])
        assert play(at_ship(), *DECK).hands == [[]]

    def test_quarters_draws_and_gives_command(self) -> None:
        """SG-SHIP-020: with 3 players, an empty hand and 8 in the supply, Quarters gives 1 card and 4 command."""
        table = give_command(at_ship(3), 0, 3, 3)
        play(table, "use quarters", "do all", "fate 4")

        assert (len(table.hands[0]), table.pools[0], table.supply) == (1, 4, 4)

    def test_quarters_draws_for_a_full_hand_too(self) -> None:
        """SG-SHIP-020: with 3 cards in hand Quarters still draws 1, and 1 of the 4 is discarded before the command."""
        table = hold(at_ship(), 0, "refine-1", "triage-5", "rage-6")
        play(table, "use quarters", "do all", "draw healthy-3", "drop rage-6")

        assert (table.hands[0], table.discard) == (["refine-1", "triage-5", "healthy-3"], ["rage-6"])
        assert table.pools == [3]

    def test_quarters_removes_placed_command(self) -> None:
        """SG-SHIP-021: with 2 players exactly 2 of 3 placed command return, both from P2's Mac if liked."""
        table = put_command(at_ship(2), mac=2, soup=1)
        play(table, "use quarters", "do clear", "clear mac", "clear mac")

        assert (table.controllers["mac"], table.crew["mac"].command, table.adventures["soup"]) == (1, 0, 1)
        assert table.supply == 13
        assert "clear soup" not in offered(table)

    @pytest.mark.parametrize(("players", "count"), [(1, 2), (2, 2), (3, 3), (4, 3)])
    def test_how_much_quarters_removes(self, players: int, count: int) -> None:
        """SG-SHIP-021: 3 placed command are removed, 2 with one or two players, in any split."""
        table = put_command(at_ship(players), mac=2, soup=1, odessa=2)
        play(table, "use quarters", "do clear", *["clear soup", "clear odessa", "clear mac"][:count])

        assert table.supply == 14 - 5 + count
        assert "do draw" in offered(table)

    def test_quarters_with_little_to_remove(self) -> None:
        """SG-SHIP-022: with 4 players and 1 placed command that 1 returns to the supply, and nothing else happens."""
        table = put_command(at_ship(4), mac=1)
        play(table, "use quarters", "do clear")
        barred = refused(table, "clear rafael")
        play(table, "clear mac")

        assert barred.rule == "SG-SHIP-022"
        assert table.supply == 14
        assert offered(table)[:2] == ["do draw", "do command"]

    def test_a_partly_cleared_board_stays_locked(self) -> None:
        """SG-SHIP-023: with 1 of 2 command left Laurent cannot use an ability; without, he can."""
        table = put_command(give_command(at_ship(), 4), laurent=2, gear=1)
        play(table, "use quarters", "do clear", "clear laurent", "clear gear")
        barred = refused(table, "activate laurent meat")
        table.supply, table.crew["laurent"].command = table.supply + 1, 0
        play(again(table), "activate laurent meat")

        assert barred.rule == "SG-CMD-007"
        assert table.goods["meat"] == 1

    def test_a_partly_cleared_card_stays_locked(self) -> None:
        """SG-SHIP-023: with 1 of 2 command left Gloria cannot be activated; Gear, cleared, could be."""
        table = put_command(give_command(at_ship(), 4), gloria=2, gear=1)
        play(table, "use quarters", "do clear", "clear gloria", "clear gear")

        assert table.adventures["gloria"] == 1
        assert refused(table, "activate gloria draw by p1").rule == "SG-CMD-010"

    def test_sick_bay_restores_the_fallen(self) -> None:
        """SG-SHIP-024: any one crew member may be healed, one at 0 health too."""
        table = fallen(at_ship(2), "mac")
        damage = table.crew["mac"].damage
        play(again(table), "use sick-bay", "do heal", "heal mac")

        assert table.crew["mac"].damage == damage - 1

    def test_sick_bay(self) -> None:
        """SG-SHIP-024: P1 draws 1 card, gains 4 command of three, and restores 1 health to P3's Kannan."""
        table = at_ship(3)
        table.crew["kannan"].damage = 2
        play(table, "use sick-bay", "do draw", "fate 4", "do heal", "heal kannan", "do command")

        assert (table.controllers["kannan"], table.crew["kannan"].damage) == (2, 1)
        assert (len(table.hands[0]), table.pools[0]) == (1, 4)
        assert offered(table)[0] == "begin turn"

    def test_a_solo_player_restores_one_as_well(self) -> None:
        """SG-SHIP-024: alone, with Odessa hurt for 3, 1 health is restored and no second is asked for."""
        table = at_ship()
        table.crew["odessa"].damage = 3
        play(again(table), "use sick-bay", "do heal", "heal odessa", "do command", "do draw", "fate 4")

        assert table.crew["odessa"].damage == 2
        assert offered(table)[0] == "begin turn"

    def test_sick_bay_with_nobody_hurt(self) -> None:
        """SG-SHIP-024: with nobody hurt the healing is simply lost."""
        table = play(at_ship(), "use sick-bay")
        barred = refused(table, "do heal")
        play(table, "do all", "fate 4")

        assert barred.rule == "SG-SHIP-024"
        assert offered(table)[0] == "begin turn"
