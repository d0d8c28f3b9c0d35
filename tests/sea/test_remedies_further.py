"""What the examples of command, crew and defeat leave open: other seats, other tokens, the finale."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sleeping_gods.kernel.play import is_over
from sleeping_gods.sea.chapters.events import EventPhase, deck_size
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, covers, damage, facing, holder, left, lend
from .tables import (
    again,
    at_sea,
    beat_crew,
    beat_ship,
    doing,
    effects,
    fallen,
    give_command,
    hold,
    offered,
    play,
    put_command,
    refused,
    settled,
    told,
    wear,
    weary,
)

WALL = "H H H|H H H|H H H"


def finale(table: SeaTable) -> SeaTable:
    """The third pass is used up, and F1 is read."""
    table.event_left, table.event_pass = [0, 0, 0], 3
    return doing(table, EventPhase())


class TestDefeats:
    """SG-DEFEAT-001 to 007, 017, 018."""

    def test_one_of_another_players_crew_stands(self) -> None:
        """SG-DEFEAT-001: with all of the active player's crew and Odessa down, P2's Mac alone keeps up the crew."""
        table = fallen(at_sea(2), *(name for name in at_sea(2).crew if name != "mac"))
        table.crew["kannan"].damage -= 1
        assert (table.controller("mac"), table.controller("kannan")) == (1, 1)
        play(effects(table, "lose 1 health"), "hurt kannan")

        assert table.defeats == 0
        assert "travel" in offered(table)

    def test_every_players_crew_recovers(self) -> None:
        """SG-DEFEAT-003, SG-DEFEAT-006: damage and fatigue leave the crew of all; each keeps every status."""
        table = at_sea(3)
        for name, member in table.crew.items():
            member.fatigue, member.statuses = 1, ("venom", "low-morale") if name in ("mac", "odessa") else ()
        settled(beat_crew(table))

        assert {(member.damage, member.fatigue) for member in table.crew.values()} == {(0, 0)}
        assert [name for name, member in table.crew.items() if member.statuses] == ["odessa", "mac"]
        assert table.crew["mac"].statuses == ("venom", "low-morale")

    def test_what_lies_with_every_player_is_kept(self) -> None:
        """SG-DEFEAT-007: hands, command in pools and on boards, level cards and story tokens of all players remain."""
        table = wear(
            hold(give_command(at_sea(2), 2, 3), 1, "triage-5", "refine-1"), "kannan", "crack-shot", "bandage-1"
        )
        put_command(table, gear=1, kasumi=2)
        table.tokens, table.goods["artifacts"], table.room = ["diving-suit"], 2, "deck"
        settled(beat_ship(table))

        assert (table.pools, table.hands) == ([2, 3], [[], ["triage-5", "refine-1"]])
        assert (table.adventures["gear"], table.crew["kasumi"].command, table.supply) == (1, 2, 6)
        assert (table.crew["kannan"].levels, table.crew["kannan"].cards) == (("crack-shot",), ("bandage-1",))
        assert (table.tokens, table.goods["artifacts"], table.room) == (["diving-suit"], 2, "deck")
        assert table.violations() == []

    @pytest.mark.parametrize(("captain", "after"), [(0, 1), (1, 2), (2, 0)])
    def test_the_next_player_has_a_whole_turn(self, captain: int, after: int) -> None:
        """SG-DEFEAT-017: whoever was beaten, the player to the left begins anew: ship action, event and 2 actions."""
        table = at_sea(3)
        table.captain, table.used, table.actions = captain, ["somewhat"], 0
        settled(beat_ship(again(table)))
        assert (table.captain, table.turn, table.actions, table.used) == (after, 2, 2, [])

        assert "use bridge" in offered(play(table, "begin turn"))

    def test_a_turn_beaten_before_its_actions_is_over(self) -> None:
        """SG-DEFEAT-017: P1, beaten by the event with both actions left, does not begin again: P2 does."""
        table = at_sea(2)
        assert table.actions == 2
        settled(beat_ship(table))

        assert (table.captain, table.turn, table.actions) == (1, 2, 2)

    def test_two_defeats_one_after_the_other(self) -> None:
        """SG-DEFEAT-002, SG-DEFEAT-004: a ship beaten twice is ticked twice, mended twice, and 12 events are lost."""
        table = at_sea()
        settled(beat_ship(table))
        settled(beat_ship(play(table, "begin turn")))

        assert (table.defeats, set(table.cubes.values()), deck_size(table)) == (2, {0}, 6)
        assert (len(table.event_discard), table.turn) == (12, 3)

    def test_a_defeat_amid_a_search_and_a_challenge_keeps_all_cards(self) -> None:
        """SG-DEFEAT-018: cards set aside by tests within tests go to the discard, and none is lost."""
        table = weary(at_sea())
        effects(table, "challenge CRAFT 9", "fail: ship damage 1; lose 1 health")
        play(table, "go on", "fate 1", "fate 2", "hurt odessa")

        assert told(table, "defeat") == [("crew",)]
        assert (table.tests, len(table.discard), len(table.deck)) == ([], 2, 58)
        assert table.violations() == []


class TestFinale:
    """SG-DEFEAT-021 to 024."""

    @pytest.mark.parametrize("beat", [beat_crew, beat_ship])
    def test_a_brutal_defeat_in_the_finale_is_the_end_too(self, beat: Callable[[SeaTable], SeaTable]) -> None:
        """SG-DEFEAT-021: in brutal mode any defeat ends the campaign; F1 is not read again, and nothing is gained."""
        table = finale(at_sea(mode="brutal"))
        beat(table)

        assert is_over(table)
        assert (table.over, table.log.ending, table.defeats, table.xp) == ("brutal defeat", "", 1, 0)

    def test_the_command_of_all_players_returns(self) -> None:
        """SG-DEFEAT-022: what each pool, board and card held goes to the supply before the 7 are shared."""
        table = hold(give_command(finale(at_sea(3)), 3, 4, 2), 1, "triage-5")
        put_command(wear(table, "mac", "refine-1"), mac=1, kannan=2, soup=1)
        table.crew["mac"].fatigue = 2
        beat_ship(table)
        assert (table.pools, table.supply) == ([0, 0, 0], 14)
        play(table, "share command")

        assert (table.pools, table.supply) == ([3, 2, 2], 7)
        assert not any(member.command or member.fatigue for member in table.crew.values())
        assert (table.hands[1], table.crew["mac"].cards) == (["triage-5"], ("refine-1",))
        assert table.violations() == []

    def test_what_is_not_given_goes_around_from_the_active_player(self) -> None:
        """SG-DEFEAT-024: after 3 by hand the other 4 go around from P2, who is active."""
        table = finale(at_sea(3))
        table.captain = 1
        play(beat_crew(table), *["give command to p1"] * 3, "share command")

        assert table.pools == [4, 2, 1]

    def test_a_defeat_before_the_finale_leads_to_port(self) -> None:
        """SG-DEFEAT-022: with the third pass used up and F1 not yet read a defeat is like any other."""
        table = at_sea()
        table.event_left, table.event_pass = [0, 0, 0], 3
        beat_crew(table)

        assert offered(table) == ["make for 2.stairs"]
        assert (table.finale_defeats, table.xp) == (0, 0)


class TestTokens:
    """SG-SYN-011, 016, 022, 025, 026."""

    @pytest.mark.parametrize(("owner", "first", "second"), [("laurent", 3, 2), ("audrie", 3, 2), ("kasumi", 3, 2)])
    def test_more_damage_for_one_attack(self, owner: str, first: int, second: int) -> None:
        """SG-SYN-011, SG-SYN-017, SG-SYN-023, SG-SYN-024: Marco's second attack is without the token's +1."""
        table = lend(facing(WALL), owner, "marco")
        attack(table, "marco", "a", 6, f"synergy {owner} by marco", "go on")
        assert told(table, "deals") == [("marco", first)]
        play(table, *covers("a", "a1", "a2", "a3"))
        lend(table, "rafael", "gregory")
        attack(table, "marco", "a", 6)

        assert told(table, "deals") == [("marco", second)]

    def test_macs_accuracy_for_one_attack(self) -> None:
        """SG-SYN-011, SG-SYN-025: Laurent's next attack totals its fate alone."""
        table = lend(facing(WALL, defense=6), "mac", "laurent")
        attack(table, "laurent", "a", 4, "synergy mac by laurent", "go on", *covers("a", "a1", "a2"))
        attack(table, "laurent", "a", 4)

        assert told(table, "miss") == [("laurent", "a", 4)]

    def test_a_redraw_keeps_the_accuracy_that_was_added(self) -> None:
        """SG-SYN-022, SG-SYN-025: Mac's +2 outlasts the redraw with Kannan's token: 3 + 2 hits 5."""
        table = lend(lend(facing(WALL, defense=5), "mac", "laurent"), "kannan", "laurent")
        attack(table, "laurent", "a", 1, "synergy mac by laurent", "synergy kannan by laurent", "fate 3")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert told(table, "hit") == [("laurent", "a", 5)]

    def test_no_extra_point_helps_with_a_dear_heart(self) -> None:
        """SG-SYN-026: a heart of 2 is not covered by the 1 damage of a miss and one of the extra points."""
        table = lend(facing("H2 . .|. . .|. . H", defense=12), "marco", "laurent")
        attack(table, "laurent", "a", 1, "synergy marco by laurent", "go on", "cover a a2")

        assert refused(table, "cover a a1") is not None
        play(table, "cover a a3", "cover a b3")
        assert table.fight.strike is None

    def test_extra_points_for_one_attack(self) -> None:
        """SG-SYN-026, SG-SYN-011: the attack after it has no extra points, and no diagonal steps."""
        table = lend(lend(facing(WALL), "marco", "laurent"), "odessa", "laurent")
        attack(table, "laurent", "a", 6, "synergy odessa by laurent", "synergy marco by laurent", "go on")
        play(table, *covers("a", "a1", "b2"))
        attack(table, "laurent", "a", 6, "cover a c1")
        assert refused(table, "cover a b2") is not None
        play(table, "cover a c2")

        assert table.fight.strike is None

    @pytest.mark.parametrize("owner", ["laurent", "marco", "odessa", "mac", "kannan"])
    def test_a_fallen_owners_token_serves_in_attacks_too(self, owner: str) -> None:
        """SG-SYN-012: a passed token stays usable when its owner falls, and goes back to the fallen."""
        table = left(lend(facing(WALL, defense=9), owner, "audrie"), owner, 0)
        attack(table, "audrie", "a", 1)
        use = f"synergy {owner} by audrie"
        assert use in offered(table)
        play(table, use)

        assert holder(table, owner) == owner

    def test_a_token_lent_to_the_same_board_again_lies_there_once(self) -> None:
        """SG-SYN-005: Rafael's token on Gregory is passed to Gregory once more, and is one token still."""
        table = lend(facing("S S S|H H H|H H H"), "rafael", "gregory")
        attack(table, "rafael", "a", 6, *covers("a", "a1", "a2", "a3"), "lend rafael to gregory")

        assert table.crew["gregory"].tokens == ("gregory", "rafael")
        assert sum("rafael" in member.tokens for member in table.crew.values()) == 1

    def test_block_beyond_the_hit_is_lost(self) -> None:
        """SG-SYN-028, SG-SYN-011: of 2 block against 1 nothing is left for the next enemy's 3."""
        table = facing("H . .|. . .|. . .", "H . .|. . .|. . .", strike=1)
        lend(table, "rafael", "mac")
        play(table, "end attacks", "hurt mac", "synergy rafael by mac", "take hit", "hurt mac")

        assert damage(table, "mac") == [1]

    def test_every_attack_that_covers_a_point_passes_a_token(self) -> None:
        """SG-SYN-002, SG-SYN-003: one token for one attack: Rafael's second attack may pass his token on."""
        table = attack(
            facing("S . .|. S .|H H H"), "rafael", "a", 6, *covers("a", "a1", "a2", "a3"), "lend rafael to mac"
        )
        attack(table, "rafael", "a", 6, *covers("a", "b2", "b1", "b3"), "lend rafael to kannan")

        assert holder(table, "rafael") == "kannan"
        assert table.crew["mac"].tokens == ("mac",)

    def test_two_who_have_each_others_token(self) -> None:
        """SG-SYN-007, SG-SYN-010: Mac's token on Laurent and Laurent's on Mac are used and given back like any."""
        table = lend(lend(facing(WALL, defense=5), "mac", "laurent"), "laurent", "mac")
        assert {"return mac from laurent", "return laurent from mac"} <= {*offered(table)}
        attack(table, "laurent", "a", 3, "synergy mac by laurent", "go on")
        assert told(table, "hit") == [("laurent", "a", 5)]

        attack(play(table, *covers("a", "a1", "a2")), "mac", "a", 6, "synergy laurent by mac", "go on")
        assert told(table, "deals") == [("mac", 4)]
        assert all(member.tokens == (name,) for name, member in table.crew.items())
