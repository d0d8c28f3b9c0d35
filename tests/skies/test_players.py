"""Adding and removing players: DS-PLYR."""

from __future__ import annotations

from collections import Counter

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.play import waits_for_chance
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import again, hold, offered, play, refused, told

from .tables import at_start, exploring, fight, on_map, own, quest, wear


def boards(table: SkiesTable) -> list[int]:
    """How many boards each seat has, Claire's apart."""
    counts = Counter(table.controllers.values())
    return [counts[seat] for seat in range(table.seat_count())]


def sizes(hands: list[list[str]]) -> list[int]:
    """How many cards each hand has."""
    return [len(hand) for hand in hands]


def dealt(table: SkiesTable) -> SkiesTable:
    """Everything that is due is dealt, the last that is offered first."""
    while "begin turn" not in offered(table):
        play(table, offered(table)[-1])
    assert table.violations() == []
    return table


def full(players: int, abilities: int, adventures: int) -> SkiesTable:
    """A table whose first seat holds so many cards."""
    table = at_start(players)
    hold(table, 0, *table.deck[:abilities])
    cards = [*table.played, "camp-stew", "cork-vest", "bandage-roll"]
    return own(table, 0, *cards[:adventures])


class TestWhen:
    """DS-PLYR-001, 006."""

    @pytest.mark.parametrize("act", ["join Cid", "leave p2"])
    def test_players_change_at_the_end_of_a_turn(self, act: str) -> None:
        """DS-PLYR-001: in the action step it waits until step 4 is over."""
        table = on_map(2)
        assert refused(table, act).rule == "DS-PLYR-001"

        table.spent = 5
        play(again(table), "end turn", act)
        assert table.names == (["Ana", "Ben", "Cid"] if act == "join Cid" else ["Ana"])

    @pytest.mark.parametrize("act", ["join Cid", "leave p2"])
    def test_never_in_the_middle(self, act: str) -> None:
        """DS-PLYR-001: not in a story, a fight or the draw at the start."""
        for table in (exploring(on_map(2), 7), fight(on_map(2), "tax-weasel"), play(at_start(2), "begin turn")):
            assert refused(table, act).rule == "DS-PLYR-001"

    def test_nobody_is_offered_it_in_the_middle(self) -> None:
        """DS-PLYR-001: joining, leaving, saving and resuming are listed only between two turns."""
        lines = ("save game", "join NAME", "leave p1", "leave p2", "resume with p1", "resume with p2")
        of_people = {parse(line) for line in lines}
        for table in (
            on_map(2),
            exploring(on_map(2), 7),
            fight(on_map(2), "tax-weasel"),
            play(at_start(2), "begin turn"),
        ):
            assert not of_people & {*table.table_acts()}
            assert ("reset", "campaign") in table.table_acts()

        assert of_people <= {*at_start(2).table_acts()}
        assert ("join", "NAME") not in at_start(4).table_acts()
        assert ("leave", "p1") not in at_start(1).table_acts()

    def test_there_is_no_fifth_player(self) -> None:
        """DS-PLYR-006: with 4 players a fifth is refused; with 3 one joins."""
        assert refused(at_start(4), "join Eve").rule == "DS-PLYR-006"
        assert dealt(play(at_start(3), "join Eve")).seat_count() == 4

    def test_the_last_player_stays(self) -> None:
        """DS-PLYR-006: there is never fewer than 1 player; nobody sits at a fifth place."""
        assert refused(at_start(1), "leave p1").rule == "DS-PLYR-006"
        assert refused(at_start(2), "leave p3").rule == "DS-PLYR-006"


class TestLeaving:
    """DS-PLYR-002, 005, 006."""

    def test_boards_go_to_the_others(self) -> None:
        """DS-PLYR-002: of 2, 1, 1 boards the one with 2 leaves: 2 and 2, in any assignment."""
        table = play(at_start(3), "leave p1")
        assert offered(table) == ["deal ed to p1", "deal ed to p2"]

        play(table, "deal ed to p2")
        assert offered(table) == ["deal miguel to p1"]
        dealt(table)
        assert boards(table) == [2, 2]
        assert (table.controllers["ezarius"], table.controllers["jessie"]) == (0, 1)

    def test_others_keep_their_boards(self) -> None:
        """DS-PLYR-002: when one of four leaves only that board is dealt."""
        table = play(at_start(4), "leave p2")
        assert offered(table) == ["deal ezarius to p1", "deal ezarius to p2", "deal ezarius to p3"]

        assert play(table, "deal ezarius to p3").controllers == {"ed": 0, "ezarius": 2, "jessie": 1, "miguel": 2}

    def test_cards_go_to_the_others(self) -> None:
        """DS-PLYR-002, DS-PLYR-006: the leaver's 5 ability and 3 adventure cards are dealt, the next player first."""
        table = full(3, 5, 3)
        table.captain = 1
        hold(table, 1, "duck-7")
        gone = sorted([*table.hands[0], *table.adventures[0]])
        dealt(play(table, "leave p1"))

        assert (sizes(table.hands), sizes(table.adventures)) == ([4, 2], [2, 1])
        assert "duck-7" in table.hands[0]
        held = [card for hand in (*table.hands, *table.adventures) for card in hand if card != "duck-7"]
        assert sorted(held) == gone

    def test_cards_are_dealt_at_random(self) -> None:
        """DS-PLYR-002: any of the leaver's cards may go to the first hand."""
        table = hold(at_start(2), 0, "duck-7", "dare-2")
        play(table, "leave p1")

        assert waits_for_chance(table)
        assert offered(table) == ["deal dare-2", "deal duck-7"]

    def test_who_stays_keeps_what_they_held(self) -> None:
        """DS-PLYR-002, DS-PLYR-006: the second of three leaves on the third's turn: the first and third keep theirs."""
        table = hold(hold(hold(at_start(3), 0, "duck-7"), 1, "dare-2", "nerve-4", "bluff-4"), 2, "barter-5")
        own(own(own(table, 0, "canteen"), 1, "goggles"), 2, "toolbox")
        table.captain = 2
        dealt(play(again(table), "leave p2"))

        assert (table.names, table.captain) == (["Ana", "Cid"], 1)
        assert (table.hands[0][0], table.hands[1][0]) == ("duck-7", "barter-5")
        assert (sizes(table.hands), table.adventures) == ([2, 3], [["canteen"], ["toolbox", "goggles"]])

    @pytest.mark.parametrize(("captain", "leaver", "after"), [(0, "p1", "Ben"), (1, "p1", "Ben"), (2, "p3", "Ana")])
    def test_claire_goes_on_to_who_is_next(self, captain: int, leaver: str, after: str) -> None:
        """DS-PLYR-005: the active player leaves at the turn's end; the next one starts and controls Claire."""
        table = at_start(3)
        table.captain = captain
        dealt(play(again(table), f"leave {leaver}"))

        assert table.names[table.captain] == table.names[table.controller("claire")] == after
        assert "claire" not in table.controllers

    def test_who_has_read_in_silence_is_the_same_person(self) -> None:
        """DS-PLYR-002, DS-WAND-009: Ben read quest 41 alone; after Ana left he still does, and Cid does not."""
        table = quest(at_start(3), 41)
        table.silent = {"41": [1]}
        dealt(play(table, "leave p1"))
        assert table.names == ["Ben", "Cid"]
        assert "forty years" in str(view(table, 0)["quests"])
        assert "forty years" not in str(view(table, 1)["quests"])

        dealt(play(table, "leave p1"))
        assert "forty years" in str(view(table, 0)["quests"])

    def test_what_lies_on_the_leavers_boards_stays_there(self) -> None:
        """DS-PLYR-002: equipped cards, damage and statuses of Ben's Ezarius are on the board that Ana or Cid gets."""
        table = wear(at_start(3), "ezarius", "nerve-4", "dare-2")
        table.crew["ezarius"].damage, table.crew["ezarius"].statuses = 2, ("venom",)
        dealt(play(table, "leave p2"))
        ezarius = table.crew["ezarius"]

        assert (ezarius.cards, ezarius.damage, ezarius.statuses) == (("nerve-4", "dare-2"), 2, ("venom",))
        assert table.discard == []

    def test_the_leaver_is_named(self) -> None:
        """DS-PLYR-002: everybody is told who left."""
        assert told(play(at_start(2), "leave p2"), "left-table") == [("Ben",)]


class TestJoining:
    """DS-PLYR-003 to 006."""

    @pytest.mark.parametrize("players", [1, 2, 3])
    def test_what_lies_on_a_board_goes_with_it(self, players: int) -> None:
        """DS-PLYR-003, DS-PLYR-004: Ed's equipped cards, damage, stamina and statuses are the newcomer's with him."""
        table = wear(at_start(players), "ed", "nerve-4", "dare-2")
        table.crew["ed"].damage, table.crew["ed"].stamina, table.crew["ed"].statuses = 3, 1, ("venom",)
        play(table, "join Zoe", f"deal ed to p{players + 1}")
        dealt(table)
        ed = table.crew["ed"]

        assert table.controller("ed") == players
        assert (ed.cards, ed.damage, ed.stamina, ed.statuses) == (("nerve-4", "dare-2"), 3, 1, ("venom",))

    def test_two_boards_of_four(self) -> None:
        """DS-PLYR-003: the newcomer gets 2 of the 4 boards, whichever the players choose."""
        table = play(at_start(1), "join Ben")
        assert offered(table) == [f"deal {name} to p2" for name in ("ed", "ezarius", "jessie", "miguel")]

        play(table, "deal jessie to p2", "deal ed to p2")
        assert table.controllers == {"ed": 1, "ezarius": 0, "jessie": 1, "miguel": 0}

    def test_half_of_a_lone_players_cards(self) -> None:
        """DS-PLYR-003: of 6 ability and 8 adventure cards 3 and 4 change hands at random."""
        table = full(1, 6, 8)
        before = [*table.hands[0], *table.adventures[0]]
        play(table, "join Ben", "deal jessie to p2", "deal ed to p2")
        assert waits_for_chance(table)
        assert len(offered(table)) == 6

        dealt(table)
        assert (sizes(table.hands), sizes(table.adventures)) == ([3, 3], [4, 4])
        assert sorted(card for hand in (*table.hands, *table.adventures) for card in hand) == sorted(before)

    def test_a_half_is_rounded_down(self) -> None:
        """DS-PLYR-006: of 5 ability and 3 adventure cards the newcomer gets 2 and 1."""
        table = dealt(play(full(1, 5, 3), "join Ben"))

        assert (sizes(table.hands), sizes(table.adventures)) == ([3, 2], [2, 1])

    def test_a_third_player(self) -> None:
        """DS-PLYR-004: with 2 boards each and 9 ability cards in all a third makes it 2, 1, 1 and 3 cards each."""
        table = full(2, 7, 6)
        hold(table, 1, "duck-7", "dare-2")
        table = dealt(play(table, "join Cid"))

        assert sorted(boards(table)) == [1, 1, 2]
        assert boards(table)[2] == 1
        assert (sizes(table.hands), sizes(table.adventures)) == ([3, 3, 3], [2, 2, 2])

    def test_the_board_comes_from_who_has_two(self) -> None:
        """DS-PLYR-004: a fourth player gets one of the 2 boards of the first; others keep theirs."""
        table = play(at_start(3), "join Dee")

        assert offered(table) == ["deal ed to p4", "deal miguel to p4"]
        assert boards(dealt(table)) == [1, 1, 1, 1]

    def test_all_hands_are_pooled(self) -> None:
        """DS-PLYR-004: every card of every hand may go to anybody; nobody keeps a card for certain."""
        table = hold(hold(at_start(2), 0, "duck-7"), 1, "dare-2")
        play(table, "join Cid")
        assert table.hands == [[], [], []]
        assert offered(table) == ["deal dare-2", "deal duck-7"]

    def test_only_hands_are_pooled(self) -> None:
        """DS-PLYR-004: equipped cards stay on their boards, and what was played or discarded stays where it lies."""
        table = wear(wear(full(3, 4, 2), "ed", "heavy-hands-5"), "claire", "lookout-4")
        table.discard.append(table.deck.pop())
        played, discard, deck = [*table.played], [*table.discard], [*table.deck]
        dealt(play(again(table), "join Dee"))

        assert (table.crew["ed"].cards, table.crew["claire"].cards) == (("heavy-hands-5",), ("lookout-4",))
        assert (table.played, table.discard, table.deck) == (played, discard, deck)
        assert (sizes(table.hands), sum(sizes(table.adventures))) == ([1, 1, 1, 1], 2)

    def test_one_newcomer_after_the_other(self) -> None:
        """DS-PLYR-003, DS-PLYR-004: three join a lone player: 2 and 2 boards, then 2, 1, 1, then 1 each."""
        table, seen = full(1, 6, 6), []
        for name in ("Ben", "Cid", "Dee"):
            dealt(play(table, f"join {name}"))
            seen.append((sorted(boards(table)), sizes(table.hands), sizes(table.adventures)))

        assert seen == [
            ([2, 2], [3, 3], [3, 3]), ([1, 1, 2], [2, 2, 2], [2, 2, 2]), ([1, 1, 1, 1], [2, 2, 1, 1], [2, 2, 1, 1]),
        ]  # fmt: skip

    @pytest.mark.parametrize(("captain", "split"), [(0, [2, 1, 1]), (1, [1, 2, 1])])
    def test_even_deals_start_with_the_next_active_player(self, captain: int, split: list[int]) -> None:
        """DS-PLYR-006: of 4 pooled cards the player whose turn comes has 2."""
        table = full(2, 4, 4)
        table.captain = captain
        dealt(play(again(table), "join Cid"))

        assert (sizes(table.hands), sizes(table.adventures)) == (split, split)

    def test_claire_is_never_dealt(self) -> None:
        """DS-PLYR-005: her board is not among those that change hands; she stays with the active player."""
        table = play(at_start(2), "join Cid")
        assert not any("claire" in line for line in offered(table))

        dealt(table)
        assert "claire" not in table.controllers
        assert table.controller("claire") == table.captain == 0
