"""Defeat: cases that the examples in the rulebook leave open."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sleeping_gods.kernel.play import is_over
from sleeping_gods.sea.chapters.event_deck import deck_size
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack
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
    put_enemy,
    settled,
    told,
    wear,
    weary,
)


def finale(table: SeaTable) -> SeaTable:
    """The third pass is used up, and F1 is read."""
    table.event_left, table.event_pass = [0, 0, 0], 3
    return doing(table, EventPhase())


class TestDefeats:
    """SG-DEFEAT-001 to 007, 016 to 018, SG-VARIANT-003, 005."""

    def test_no_serpent_comes_from_nowhere(self) -> None:
        """SG-DEFEAT-016: a defeated ship that turns pages brings the serpent only if it hunts already."""
        for serpent, found in (("", ""), ("2.mouth", "2.stairs")):
            table = at_sea()
            table.region, table.serpent = "13.north", serpent
            play(beat_ship(again(table)), "make for 2.stairs")
            assert table.serpent == found

    def test_easy_help_comes_after_every_crew_defeat(self) -> None:
        """SG-VARIANT-003: the second crew defeat gives 5 XP, 7 coins and 8 command again, and cures again."""
        table = at_sea()
        table.easy = True
        for times in (1, 2):
            before = (table.xp, table.goods["coins"])
            give_command(table, 0)
            table.crew["mac"].statuses = ("venom",)
            settled(beat_crew(table))
            assert (table.xp, table.goods["coins"]) == (before[0] + 5, before[1] + 7)
            assert (table.pools, [*table.crew["mac"].statuses], table.defeats) == ([8], [], times)

    def test_no_more_is_shared_than_there_is(self) -> None:
        """SG-VARIANT-005: with 3 command in the supply easy mode's 8 are 3, however they are shared."""
        table = at_sea(2)
        table.easy = True
        give_command(table, table.supply - 3, 0)
        before = list(table.pools)
        beat_crew(table)
        play(table, next(line for line in offered(table) if line.startswith("make for ")), "give command to p2")
        assert {"share command", "give command to p1"} <= {*offered(table)}
        play(table, "give command to p1", "give command to p1")

        assert (table.supply, table.pools) == (0, [before[0] + 2, before[1] + 1])
        assert not [line for line in offered(table) if line.startswith(("give", "share"))]

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


def test_a_lost_fight_leaves_no_tokens_behind() -> None:
    """SG-SYN-016, SG-COMBAT-061: after a defeat in combat no board holds action or synergy tokens."""
    table = weary(put_enemy(at_sea(), defense=12, attack=2))
    attack(table, "odessa", "wall", 1, "cover wall a1")

    assert told(table, "defeat") == [("crew",)]
    assert table.combat is None
    assert all((member.tokens, member.actions) == ((), 0) for member in table.crew.values())
