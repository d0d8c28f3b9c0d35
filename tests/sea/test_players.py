"""Joining and leaving the table: SG-PLAYERS."""

from __future__ import annotations

from collections import Counter

import pytest

from sleeping_gods.kernel.choices import parse, seat_word
from sleeping_gods.kernel.play import audience
from sleeping_gods.kernel.table import decider
from sleeping_gods.sea.chapters.players import PEOPLE
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.chapters.turn import EndTurn
from sleeping_gods.sea.table.table import SeaTable

from .tables import at_sea, at_start, doing, give_command, hold, new, offered, own, play, refused, wear

CREW = ("gregory", "kasumi", "laurent", "audrie", "rafael", "kannan", "marco", "mac")


def dealt(table: SeaTable, first: int = 0) -> SeaTable:
    """The crew is dealt around the table, as it lies."""
    for place, name in enumerate(CREW):
        play(table, f"deal {name} to {seat_word((first + place) % table.seat_count())}")
    return table


def sizes(table: SeaTable) -> list[int]:
    """How many crew members each seat controls, the captain aside."""
    counts = Counter(table.controllers.values())
    return [counts[seat] for seat in range(table.seat_count())]


class TestWhen:
    """SG-PLAYERS-001, 009."""

    @pytest.mark.parametrize("act", ["join Cid", "leave p2"])
    def test_players_change_between_turns(self, act: str) -> None:
        """SG-PLAYERS-001: with P1's second of 2 actions pending it waits for the turn to end."""
        table = at_sea(2)
        play(table, "skip action")
        assert refused(table, act).rule == "SG-PLAYERS-001"

        play(table, "skip action", act)
        assert table.names == (["Ana", "Ben", "Cid"] if act == "join Cid" else ["Ana", "Ben"])

    def test_there_is_no_fifth_player(self) -> None:
        """SG-PLAYERS-009: with 4 players a fifth is refused."""
        assert refused(at_start(4), "join Eve").rule == "SG-PLAYERS-009"
        assert play(at_start(3), "join Eve").seat_count() == 4

    def test_the_last_player_cannot_leave(self) -> None:
        """SG-PLAYERS-009: there is never fewer than 1 player."""
        assert refused(at_start(1), "leave p1").rule == "SG-PLAYERS-009"

    def test_it_is_offered_before_every_turn(self) -> None:
        """SG-PLAYERS-001, 009: before the ninth turn too; of two players either may leave, and a third may join."""
        table = at_start(2)
        table.turn = 9

        assert {("join", "NAME"), ("leave", "p1"), ("leave", "p2")} <= {*PEOPLE.acts(table)}
        assert ("join", "NAME") not in PEOPLE.acts(at_start(4))
        assert not [choice for choice in PEOPLE.acts(at_start(1)) if choice[0] == "leave"]


class TestJoining:
    """SG-PLAYERS-002, 003, 008, 010."""

    @pytest.mark.parametrize(("players", "split"), [(1, [4, 4]), (2, [3, 3, 2]), (3, [2, 2, 2, 2])])
    def test_the_crew_is_split_again_evenly(self, players: int, split: list[int]) -> None:
        """SG-PLAYERS-002: when one joins 2 players (4/4) the split is 3/3/2."""
        table = dealt(play(at_start(players), "join Zed"))

        assert sizes(table) == split
        assert offered(table)[0] == "begin turn"

    def test_the_crew_is_dealt_before_anybody_else_comes(self) -> None:
        """SG-PLAYERS-001, 002: until the last board is dealt nobody joins or leaves, and no turn begins."""
        table = play(at_start(2), "join Cid", *(f"deal {name} to p{1 + n % 3}" for n, name in enumerate(CREW[:-1])))
        assert [refused(table, act).rule for act in ("join Dot", "leave p2")] == ["SG-PLAYERS-001"] * 2
        assert offered(table) == ["deal mac to p2", "deal mac to p3"]

        play(table, offered(table)[0], "join Dot")
        assert dealt(table).names == ["Ana", "Ben", "Cid", "Dot"]
        assert sizes(table) == [2, 2, 2, 2]

    def test_no_seat_takes_more_than_its_share(self) -> None:
        """SG-PLAYERS-002: with 3 players nobody takes a fourth, and only two take a third."""
        table = play(at_start(2), "join Cid", *(f"deal {name} to p1" for name in CREW[:3]))
        assert offered(table) == ["deal audrie to p2", "deal audrie to p3"]
        play(table, *(f"deal {name} to p3" for name in CREW[3:6]))

        assert offered(table) == ["deal marco to p2"]

    def test_odessa_is_never_dealt(self) -> None:
        """SG-PLAYERS-002: Odessa stays with the active player."""
        table = play(at_start(2), "join Cid")
        seen: list[str] = []
        while offered(table)[0] != "begin turn":
            seen += offered(table)
            play(table, offered(table)[0])

        assert not any("odessa" in line for line in seen)
        assert table.controller("odessa") == table.captain

    def test_a_newcomer_has_nothing(self) -> None:
        """SG-PLAYERS-003: P3 joins with hand 0 and command 0, and the others keep theirs."""
        table = hold(give_command(at_start(2), 3, 2), 0, "triage-5")
        dealt(play(table, "join Cid"))

        assert table.hands == [["triage-5"], [], []]
        assert table.pools == [3, 2, 0]

    def test_the_turn_stays_whose_it_is(self) -> None:
        """SG-PLAYERS-002: when somebody joins before P2's turn P2 deals, and is active afterwards as before."""
        table = play(at_start(2, first="p2"), "join Cid")
        assert decider(table) == 1

        assert dealt(table).captain == table.controller("odessa") == 1

    def test_a_newcomer_has_the_turn_after_the_last_seat(self) -> None:
        """SG-PLAYERS-001, SG-TURN-001: Cid, who joins before P2's turn, is active after P2, and P1 after Cid."""
        table = dealt(play(at_start(2, first="p2"), "join Cid"))
        active = []
        for _ in range(3):
            active.append(table.names[table.captain])
            doing(table, EndTurn())

        assert active == ["Ben", "Cid", "Ana"]

    def test_the_ship_board_flips(self) -> None:
        """SG-PLAYERS-008: with a third player the 3-4 side is used; cubes and the figure keep their rooms."""
        table = at_start(2)
        table.cubes["galley"], table.room = 1, "deck"
        dealt(play(table, "join Cid"))
        assert (table.cubes["galley"], table.room) == (1, "deck")
        play(doing(table, ShipAction()), "use galley", "do draw", "draw triage-5", "draw refine-1")

        assert table.hands[0] == ["triage-5", "refine-1"]

    def test_the_ship_board_flips_back(self) -> None:
        """SG-PLAYERS-008: when the third player leaves, the galley draws 1 card again."""
        table = dealt(play(at_start(3), "leave p3", "clear seat"))
        play(doing(table, ShipAction()), "use galley", "do draw", "draw triage-5")

        assert table.hands[0] == ["triage-5"]
        assert "do draw" not in offered(table)

    def test_boards_keep_what_lies_on_them(self) -> None:
        """SG-PLAYERS-010: Mac's damage, tokens and cards move with the board from P1 to P3."""
        table = own(
            wear(at_start(2, crew="mac gregory kasumi laurent/audrie rafael kannan marco"), "mac", "triage-5"),
            "revolver",
            on="mac",
        )
        mac = wear(table, "mac", "refine-1").crew["mac"]
        mac.damage, mac.fatigue, mac.statuses, mac.command = 2, 1, ("venom",), 1
        table.supply -= 1
        before = mac.clone()
        assert table.controller("mac") == 0
        dealt(play(table, "join Cid"), first=1)

        assert table.controller("mac") == 2
        assert table.crew["mac"] == before
        assert table.violations() == []

    @pytest.mark.parametrize(("players", "share"), [(1, 4), (3, 2)])
    def test_an_even_split_leaves_nobody_one_more(self, players: int, share: int) -> None:
        """SG-PLAYERS-002: of eight boards for two or four the newcomer takes four or two, and not one more."""
        table = play(at_start(players), "join Eve")
        newcomer = seat_word(players)
        play(table, *(f"deal {name} to {newcomer}" for name in CREW[:share]))

        assert offered(table) == [f"deal {CREW[share]} to {seat_word(seat)}" for seat in range(players)]

    def test_a_lone_player_keeps_hand_and_command(self) -> None:
        """SG-PLAYERS-003: who joins a lone player with 3 cards and 4 command gets none of them."""
        table = hold(give_command(at_start(), 4), 0, "triage-5", "refine-1", "focus-5")
        dealt(play(table, "join Eve"))

        assert table.hands == [["triage-5", "refine-1", "focus-5"], []]
        assert table.pools == [4, 0]


class TestLeaving:
    """SG-PLAYERS-004 to 007."""

    def test_a_leaver_gives_up_a_card_and_command(self) -> None:
        """SG-PLAYERS-004: with 3 cards and 4 command, 1 card is discarded and 3 command are returned."""
        table = hold(give_command(at_start(2), 0, 4), 1, "triage-5", "refine-1", "focus-5")
        play(table, "leave p2")
        assert decider(table) == 1
        assert offered(table)[:3] == ["drop triage-5", "drop refine-1", "drop focus-5"]
        play(table, "drop refine-1")

        assert table.discard == ["refine-1"]
        assert (table.pools, table.supply) == ([0, 1], 13)
        assert table.hands[1] == ["triage-5", "focus-5"]

    def test_the_crew_is_split_again(self) -> None:
        """SG-PLAYERS-004: on leaving the crew is re-split: 3/3/2 becomes 4/4."""
        table = dealt(play(at_start(3), "leave p3", "clear seat"))

        assert sizes(table) == [4, 4]
        assert table.names == ["Ana", "Ben"]

    def test_the_active_player_shares_out_the_rest(self) -> None:
        """SG-PLAYERS-005: of 2 cards and 1 command, P1 gets both cards and P2 the command."""
        table = hold(give_command(at_start(3), 0, 0, 1), 2, "triage-5", "refine-1", "focus-5")
        play(table, "leave p3", "drop focus-5")
        assert decider(table) == 0
        assert offered(table) == ["give triage-5 to p1", "give triage-5 to p2"]
        assert audience(table, parse("give triage-5 to p2")) == (0, 1)
        play(table, "give triage-5 to p1", "give refine-1 to p1")
        assert audience(table, parse("give command to p2")) is None
        play(table, "give command to p2", "clear seat")

        assert dealt(table).hands == [["triage-5", "refine-1"], []]
        assert table.pools == [0, 1]
        assert table.violations() == []

    def test_the_hand_limit_holds_for_receivers(self) -> None:
        """SG-PLAYERS-006: P1 with 3 cards who receives 1 discards down to 3."""
        table = hold(hold(at_start(2), 0, "triage-5", "refine-1", "focus-5"), 1, "bold-attempt-4", "overwork-6")
        play(table, "leave p2", "drop overwork-6", "give bold-attempt-4 to p1")
        assert decider(table) == 0
        assert len(offered(table)) == 4
        play(table, "drop refine-1")

        assert table.hands[0] == ["triage-5", "focus-5", "bold-attempt-4"]

    def test_the_receiver_discards_and_not_who_deals(self) -> None:
        """SG-PLAYERS-006: P2 with 3 cards, given a fourth by P1, chooses what goes; then P1 deals on."""
        table = hold(hold(at_start(3), 1, "triage-5", "refine-1", "focus-5"), 2, "alert-2", "treat-3", "rally-6")
        play(table, "leave p3", "drop alert-2", "give treat-3 to p2")
        assert decider(table) == 1
        assert len(offered(table)) == 4
        play(table, "drop treat-3")

        assert decider(table) == 0
        assert offered(table) == ["give rally-6 to p1", "give rally-6 to p2"]

    def test_two_may_leave_one_after_the_other(self) -> None:
        """SG-PLAYERS-004, 007: after P2 the next seat is P2, and what is left belongs to those who stay."""
        table = hold(give_command(at_start(3, first="p3"), 2, 3, 4), 2, "triage-5")
        dealt(play(table, "leave p2", "give command to p3", "clear seat"))
        assert (table.names, table.captain, table.pools) == (["Ana", "Cid"], 1, [2, 5])

        play(table, "leave p1", "give command to p2", "clear seat")
        play(table, *(f"deal {name} to p1" for name in CREW))
        assert (table.names, table.captain, table.pools, table.hands) == (["Cid"], 0, [6], [["triage-5"]])
        assert table.violations() == []

    def test_a_leaver_with_nothing_skips_that_part(self) -> None:
        """SG-PLAYERS-006: without card or command there is nothing to discard or to share."""
        table = play(at_start(2), "leave p2")

        assert offered(table) == ["clear seat"]
        assert table.discard == []
        assert table.supply == 14

    def test_a_leaver_with_one_card_has_none_to_share(self) -> None:
        """SG-PLAYERS-006: the one card is discarded, and only the command is shared."""
        table = hold(give_command(at_start(2), 0, 1), 1, "triage-5")
        play(table, "leave p2", "drop triage-5")

        assert offered(table) == ["give command to p1"]

    def test_the_next_player_takes_over_from_a_leaving_one(self) -> None:
        """SG-PLAYERS-007: P1's turn has ended and P2 leaves: P3 decides, is active, and 2 players remain."""
        table = at_sea(3)
        hold(give_command(table, 0, 1, 0), 1, "triage-5", "refine-1")
        play(table, "skip action", "skip action")
        assert table.captain == 1
        play(table, "leave p2", "drop triage-5")
        assert decider(table) == 2
        play(table, "give refine-1 to p3", "give command to p1", "clear seat")
        dealt(table)

        assert table.names == ["Ana", "Cid"]
        assert table.names[table.captain] == "Cid"
        assert table.hands == [[], ["refine-1"]]
        assert offered(table)[0] == "begin turn"

    @pytest.mark.parametrize(("captain", "leaver", "active"), [(0, "p2", "Ana"), (2, "p1", "Cid"), (2, "p3", "Ana")])
    def test_the_token_stays_or_goes_on_to_the_left(self, captain: int, leaver: str, active: str) -> None:
        """SG-PLAYERS-007: the token moves only if its holder leaves, and then to the next seat to the left."""
        table = at_start(3)
        table.captain = captain
        dealt(play(table, f"leave {leaver}", "clear seat"))

        assert table.names[table.captain] == active

    def test_without_cards_the_command_goes_back_all_the_same(self) -> None:
        """SG-PLAYERS-004, 006: a leaver with no card and 4 command returns 3; the one left is shared out."""
        table = play(give_command(at_start(2), 0, 4), "leave p2")

        assert (table.pools, offered(table)) == ([0, 1], ["give command to p1"])

    def test_the_active_player_gives_up_command_as_well(self) -> None:
        """SG-PLAYERS-004, 007: P1, about to begin a turn, leaves with 4 command: 3 go back, P2 is active."""
        table = play(give_command(at_start(3), 4, 0, 0), "leave p1")

        assert (table.pools, decider(table)) == ([1, 0, 0], 1)

    def test_the_figure_stays_in_its_room(self) -> None:
        """SG-PLAYERS-008: of three players one leaves: the board is turned back, figure and cubes keep their rooms."""
        table = at_start(3)
        table.room, table.cubes["galley"] = "galley", 1
        dealt(play(table, "leave p3", "clear seat"))

        assert (table.room, table.cubes["galley"]) == ("galley", 1)


def test_a_new_campaign_can_be_joined_at_its_first_turn() -> None:
    """SG-PLAYERS-001: the start of the first turn is between turns as well, the draws of the set-up are not."""
    table = new(2)
    assert refused(table, "join Cid").rule == "SG-PLAYERS-001"
    play(table, "draw triage-5", "draw refine-1", "join Cid")

    assert table.names == ["Ana", "Ben", "Cid"]
