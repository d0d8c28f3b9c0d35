"""Players: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.kernel.play import waiting

from .fights import attack, lend
from .tables import (
    again,
    at_sea,
    at_start,
    deck_only,
    effects,
    fallen,
    give_command,
    hold,
    new,
    offered,
    own,
    play,
    put_enemy,
    refused,
    told,
    wear,
)


class TestSeats:
    """SG-PLAYERS-006, 007."""

    @pytest.mark.parametrize(
        ("captain", "leaver", "active"), [(1, "p3", "Ben"), (1, "p4", "Ben"), (1, "p1", "Ben"), (1, "p2", "Cid")]
    )
    def test_the_active_player_stays_active(self, captain: int, leaver: str, active: str) -> None:
        """SG-PLAYERS-007: in P2's turn somebody to the left or to the right leaves, and P2 stays active."""
        table = at_start(4)
        table.captain = captain
        play(table, f"leave {leaver}", "clear seat")

        assert table.names[table.captain] == active
        assert len(table.pools) == len(table.hands) == 3


class TestAnotherPlayersCrew:
    """SG-HEALTH-007, SG-SYN-007, SG-CREW-010, SG-ABIL-020."""

    @pytest.mark.parametrize("first", ["p1", "p2"])
    def test_all_nine_are_all_of_every_player(self, first: str) -> None:
        """SG-HEALTH-007: with all others and Odessa down the crew goes on while P2's Mac stands, or P1's Marco."""
        for last in ("mac", "marco"):
            table = at_sea(2, first=first)
            fallen(table, *(name for name in table.crew if name != last))
            table.crew["odessa"].damage -= 1
            play(effects(again(table), "lose 1 health"), "hurt odessa")
            assert (table.defeats, "travel" in offered(table)) == (0, True)

            effects(table, f"lose 6 health by {last}")
            assert table.defeats == 1

    @pytest.mark.parametrize("first", ["p1", "p2"])
    @pytest.mark.parametrize(("owner", "holder"), [("rafael", "mac"), ("mac", "rafael"), ("rafael", "odessa")])
    def test_tokens_serve_across_players(self, owner: str, holder: str, first: str) -> None:
        """SG-SYN-007, 025, 028: P1's and P2's crew use each other's tokens, in either player's turn."""
        table = lend(put_enemy(at_sea(2, first=first), defense=5, attack=3), owner, holder)
        if owner == "mac":
            attack(table, holder, "wall", 3, f"synergy mac by {holder}", "go on")
            assert told(table, "hit") == [(holder, "wall", 5)]
        else:
            play(table, "end attacks", f"hurt {holder}", f"synergy rafael by {holder}", "take hit")
            assert table.crew[holder].damage == 1
        assert table.crew[owner].tokens == (owner,)

    @pytest.mark.parametrize("first", ["p1", "p2"])
    def test_a_board_serves_its_crew_member_in_any_turn(self, first: str) -> None:
        """SG-CREW-010, SG-CMD-006: Mac's +1 damage is P2's to pay for in Mac's attack, whoever is active."""
        table = give_command(put_enemy(at_sea(2, first=first), defense=2, attack=0), 0, 2)
        attack(table, "mac", "wall", 6, "go on", "activate mac damage", "go on")

        assert told(table, "deals") == [("mac", 4)]
        assert (table.pools, table.crew["mac"].command) == ([0, 0], 2)

    def test_cards_of_every_hand_are_out_of_the_deck(self) -> None:
        """SG-ABIL-020: what P2 and P3 hold and what lies on their crew does not come up after a reshuffle either."""
        table = wear(hold(hold(at_sea(3), 1, "rally-6"), 2, "overwork-6"), "mac", "rage-6")
        play(effects(deck_only(table), "challenge STRENGTH 9", "fail: gain 1 xp"), "go on")

        assert len(offered(table)) == 57
        assert not {"draw rally-6", "draw overwork-6", "draw rage-6"} & {*offered(table)}


class TestPlayers:
    """SG-PLAYERS-010."""

    def test_what_lies_on_a_leavers_crew_stays_there(self) -> None:
        """SG-PLAYERS-010: P2 leaves; Mac's damage, fatigue, status, cards and weapon go with his board to P1."""
        table = own(wear(at_start(2), "mac", "triage-5", "world-lore"), "revolver", on="mac")
        mac = table.crew["mac"]
        mac.damage, mac.fatigue, mac.statuses = 2, 1, ("venom",)
        before = mac.clone()
        play(again(table), "leave p2", "clear seat")
        while offered(table)[0].startswith("deal "):
            play(table, offered(table)[0])

        assert (table.controller("mac"), table.crew["mac"]) == (0, before)
        assert table.violations() == []


class TestPeople:
    """SG-PLAYERS-001, SG-SAVE-001, 010, SG-SETUP-007."""

    def test_what_the_people_may_do_is_listed(self) -> None:
        """SG-PLAYERS-001, SG-SAVE-001: saving, resuming, joining and leaving before a turn; notes and reset always."""
        before = {" ".join(act) for act in at_start(2).table_acts()}
        during = {" ".join(act) for act in at_sea(2).table_acts()}
        between = {"save game", "resume with p1", "resume with p2", "join NAME", "leave p1", "leave p2"}

        assert between <= before
        assert before - during == between
        assert {"reset campaign", "note LOCATION TEXT"} <= during
        assert "leave p1" not in {" ".join(act) for act in at_start(1).table_acts()}
        assert "join NAME" not in {" ".join(act) for act in at_start(4).table_acts()}

    def test_only_a_seat_at_the_table_resumes(self) -> None:
        """SG-SAVE-010: with 2 players the third seat cannot start."""
        assert refused(at_start(2), "resume with p3").rule
        assert play(at_start(2), "resume with p2").captain == 1

    def test_nobody_joins_under_a_name_that_is_taken(self) -> None:
        """SG-SETUP-019: every player has a name of their own in the log, newcomers too."""
        table = at_start(2)
        assert refused(table, "join Ana").rule == "SG-SETUP-019"
        assert play(table, "join Anna").names == ["Ana", "Ben", "Anna"]

    @pytest.mark.parametrize(
        "crew",
        [
            "gregory kasumi laurent audrie / rafael kannan marco mac",
            "gregory kasumi / laurent audrie / rafael kannan / marco mac",
        ],
    )
    def test_the_crew_is_split_into_as_many_groups_as_players(self, crew: str) -> None:
        """SG-SETUP-007: even groups of another number than the players are refused."""
        with pytest.raises(IllegalSetup):
            new(3, crew=crew)


def test_a_hand_is_kept_at_three_when_a_leavers_cards_are_shared_out() -> None:
    """SG-PLAYERS-006: P1 with 3 cards who is given a fourth gives one up at once, before the next is shared."""
    table = hold(hold(at_start(3), 0, "triage-5", "refine-1", "focus-5"), 2, "alert-2", "refine-2", "treat-3")
    play(table, "leave p3", "drop alert-2", "give refine-2 to p1")
    assert (waiting(table)[1], offered(table)) == (
        0,
        ["drop triage-5", "drop refine-1", "drop focus-5", "drop refine-2"],
    )

    play(table, "drop focus-5", "give treat-3 to p2")
    assert table.hands[:2] == [["triage-5", "refine-1", "refine-2"], ["treat-3"]]
