"""Level cards: SG-LEVEL."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.sea.chapters.crew import skill_of
from sleeping_gods.sea.chapters.events import EventPhase
from sleeping_gods.sea.chapters.score import score
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    again,
    at_sea,
    at_ship,
    at_start,
    doing,
    effects,
    fallen,
    findings,
    give_command,
    harbour,
    hold,
    offered,
    place_cube,
    play,
    put_enemy,
    refused,
    wear,
)

ROSTER = {
    "odessa": ["Tough As Nails", "Plan Ahead", "Endurance"],
    "mac": ["Sword Master", "Survivor", "World Lore"],
    "laurent": ["Rare Catch", "Old Sailor", "Watchful"],
    "audrie": ["Power Block", "Jury-Rigged Engine", "Distract"],
    "marco": ["Hope", "Baker", "Inventive Chef"],
    "rafael": ["Protect", "Brawling", "Group Tactics"],
    "kasumi": ["Counter", "Talented"],
    "kannan": ["Crack Shot", "Double Shot"],
    "gregory": ["Stabilize", "Patch Up"],
}


def in_port(xp: int, players: int = 1) -> SeaTable:
    """A crew with this much XP that has begun a port action."""
    table = at_sea(players)
    table.region, table.xp = "2.stairs", xp
    return play(again(table), "port")


class TestBuying:
    """SG-LEVEL-001, 002, 006 to 008."""

    def test_they_are_bought_only_in_a_port_action(self) -> None:
        """SG-LEVEL-001: with 10 XP at sea, or in port before the action, a purchase is refused; then it costs XP."""
        table = at_sea()
        table.xp = 10
        assert refused(again(table), "learn hope").rule == "SG-LEVEL-001"
        table.region = "2.stairs"
        assert refused(again(table), "learn hope").rule == "SG-LEVEL-001"

        play(table, "port", "visit levels", "learn hope")
        assert (table.xp, table.crew["marco"].levels) == (4, ("hope",))

    def test_a_card_goes_to_the_crew_member_it_names(self) -> None:
        """SG-LEVEL-002: with 20 XP Sword Master is refused to Laurent and goes to Mac alone."""
        table = play(in_port(20), "visit levels")
        assert refused(table, "learn sword-master for laurent").rule == "SG-LEVEL-002"
        assert table.xp == 20

        play(table, "learn sword-master")
        assert [name for name, member in table.crew.items() if member.levels] == ["mac"]

    def test_xp_is_gained_struck_off_and_never_below_0(self) -> None:
        """SG-LEVEL-006: 4 XP do not buy a 5-cost card; 5 do and leave 0; a loss takes no more than there is."""
        table = in_port(4)
        assert refused(table, "visit levels").rule == "SG-LEVEL-006"
        assert table.xp == 4

        effects(table, "gain 2 xp")
        play(table, "visit levels")
        assert refused(table, "learn baker").rule == "SG-LEVEL-006"
        play(table, "learn stabilize")
        assert table.xp == 1
        assert effects(table, "lose 3 xp").xp == 0

    def test_the_xp_of_one_turn_serves_the_player_of_the_next(self) -> None:
        """SG-LEVEL-007: 6 XP gained in P1's turn are P2's to spend in port, and P2 decides."""
        table = effects(at_sea(2), "gain 6 xp")
        table.captain, table.region = 1, "2.stairs"
        play(again(table), "port", "visit levels")
        assert table.actor(("learn", "hope")) == 1

        assert play(table, "learn hope").xp == 0

    def test_they_come_in_any_order(self) -> None:
        """SG-LEVEL-008: Gregory's Patch Up may be bought before Stabilize, and both in one visit."""
        table = play(in_port(14), "visit levels", "learn patch-up", "learn stabilize")

        assert table.crew["gregory"].levels == ("patch-up", "stabilize")

    def test_a_card_is_bought_once(self) -> None:
        """SG-LEVEL-003: a card that is equipped for good cannot be bought again."""
        table = play(in_port(20), "visit levels", "learn hope")

        assert refused(table, "learn hope").rule == "SG-LEVEL-003"

    def test_xp_is_all_that_it_costs(self) -> None:
        """SG-LEVEL-001: buying Hope takes 6 XP, and no coin, command or food."""
        table = give_command(play(in_port(10), "visit levels"), 2)
        table.crew["marco"].fatigue = 1
        before = (dict(table.goods), list(table.pools))
        play(table, "learn hope")

        assert table.crew["marco"].fatigue == 1
        assert (table.xp, dict(table.goods), list(table.pools)) == (4, *before)

    def test_all_three_of_a_crew_member_stay(self) -> None:
        """SG-LEVEL-003: Mac buys his third level card and keeps the two before it, also in the next port action."""
        table = play(in_port(90), "visit levels", "learn survivor", "learn sword-master", "learn world-lore")

        assert table.crew["mac"].levels == ("survivor", "sword-master", "world-lore")


class TestForGood:
    """SG-LEVEL-003 to 005, 009."""

    def test_they_stay_when_ability_cards_are_lost(self) -> None:
        """SG-LEVEL-003: bought, Hope is equipped at once, and Marco still has it after paragraph 1.2; it scores."""
        table = play(in_port(6), "visit levels", "learn hope")
        assert table.crew["marco"].levels == ("hope",)

        wear(table, "marco", "refine-1")
        table.event_left, table.event_pass = [0, 0, 0], 2
        doing(table, EventPhase())
        assert table.paragraph == "1.2"
        assert (table.crew["marco"].levels, table.crew["marco"].cards) == (("hope",), ())
        assert score(table).levels == 2

    def test_they_leave_room_for_two_ability_cards(self) -> None:
        """SG-LEVEL-004: next to 3 level cards on Mac 2 ability cards fit, and no third."""
        table = wear(give_command(at_sea(), 5), "mac", "sword-master", "survivor", "world-lore")
        hold(table, 0, "refine-1", "refine-2", "alert-2")
        play(table, "equip refine-1 on mac", "equip refine-2 on mac")

        assert table.crew["mac"].cards == ("refine-1", "refine-2")
        assert len(table.crew["mac"].levels) == 3
        assert refused(table, "equip alert-2 on mac").rule == "SG-ABIL-008"

    def test_they_are_never_discarded_for_a_bonus(self) -> None:
        """SG-LEVEL-005: with a level card and no ability card the attacker's weapon finds nothing to discard for +1."""
        table = give_command(put_enemy(wear(at_sea(), "mac", "sword-master")), 2)
        play(table, "attack wall with mac using cutlass", "fate 6", "go on")

        assert refused(table, "burn sword-master").rule == "SG-LEVEL-005"
        assert refused(table, "unequip sword-master").rule == "SG-LEVEL-005"
        assert table.crew["mac"].levels == ("sword-master",)

    def test_enemies_cannot_take_them(self) -> None:
        """SG-LEVEL-005: an enemy that takes an ability card finds none on a crew member with level cards only."""
        table = put_enemy(wear(at_sea(), "mac", "sword-master"), "H H D|H H H|H H H", attack=0, D="discard-ability")
        play(table, "end attacks")

        assert table.fight.round == 2
        assert table.crew["mac"].levels == ("sword-master",)
        assert "sword-master" not in table.deck + table.discard

    @pytest.mark.slow
    def test_a_pack_cannot_let_one_discard_itself(self, tmp_path: Path) -> None:
        """SG-LEVEL-005: a level card whose use would discard it is a finding."""
        found = findings(tmp_path, "levels.toml", "hurts = 1\n", 'discard = "self"\n')

        assert any("level cards stay for good" in str(line) for line in found)

    def test_their_skill_counts_and_their_ability_sleeps_at_0_health(self) -> None:
        """SG-LEVEL-009: strength 1 and a level card with 1 strength make 2; at 0 health abilities are disabled."""
        table = wear(wear(give_command(at_sea(), 1), "mac", "sword-master"), "marco", "baker")
        assert skill_of(table, "mac", "strength") == 2
        assert "play baker grain" in offered(table)

        assert refused(fallen(table, "marco"), "play baker grain").rule == "SG-HEALTH-003"
        assert skill_of(table, "marco", "savvy") == 1

    @pytest.mark.parametrize(
        ("room", "active", "down", "extra"),
        [("bridge", 0, (), 1), ("bridge", 0, ("laurent",), 0), ("bridge", 1, (), 0), ("galley", 0, (), 0)],
    )
    def test_old_sailor_helps_his_player_on_the_bridge(
        self, room: str, active: int, down: tuple[str, ...], extra: int
    ) -> None:
        """SG-LEVEL-009: 1 command more on the bridge alone, for Laurent's player alone, and none at 0 health."""
        table = wear(at_ship(2), "laurent", "old-sailor")
        table.captain = active
        play(again(fallen(table, *down)), f"use {room}", "do command")

        assert table.pools[active] == harbour().rooms[room].command[1] + extra
        assert table.pools[1 - active] == 0

    def test_they_stay_when_a_saved_game_is_set_up(self) -> None:
        """SG-LEVEL-003: with three level cards on Mac a game is saved and resumed: he has all three."""
        cards = ("survivor", "sword-master", "world-lore")
        table = play(wear(at_start(2), "mac", *cards), "save game", "resume with p2")

        assert table.crew["mac"].levels == cards


class TestRoster:
    """SG-LEVEL-010."""

    @pytest.mark.parametrize("crew", sorted(ROSTER))
    def test_the_names(self, crew: str) -> None:
        """SG-LEVEL-010: each crew member's level cards by name."""
        assert [level.name.en for level in harbour().levels.values() if level.crew == crew] == ROSTER[crew]

    def test_the_count(self) -> None:
        """SG-LEVEL-010: 24 names over 9 crew."""
        assert sum(len(names) for names in ROSTER.values()) == len(harbour().levels) == 24
        assert sorted(ROSTER) == sorted(harbour().crew)

    @pytest.mark.slow
    def test_another_name_is_a_finding(self, tmp_path: Path) -> None:
        """SG-LEVEL-010: a pack whose level card bears another name is refused."""
        found = findings(tmp_path, "levels.toml", 'en = "Counter"', 'en = "Encounter"')

        assert any("level cards of kasumi" in str(line) for line in found)


class TestWatchful:
    """SG-LEVEL-011, 012."""

    def test_one_more_token_without_its_penalty(self) -> None:
        """SG-LEVEL-011: after a token with 1 ship damage, Watchful's coin is kept and its 2 ship damage ignored."""
        table = wear(at_ship(), "laurent", "watchful")
        coins = table.goods["coins"]
        play(table, "use deck", "do search", "search on", "find meat-ship-damage")
        play(place_cube(table, 3), "stop searching", "find coin-ship-damage")
        assert offered(table)[:2] == ["keep meat-ship-damage 1 meat", "keep coin-ship-damage 1 coins"]

        play(table, "keep coin-ship-damage 1 coins")
        assert (table.goods["coins"], sum(table.cubes.values())) == (coins + 1, 1)
        assert sorted(table.search_discard) == ["coin-ship-damage", "meat-ship-damage"]

    def test_it_is_a_fourth_token_after_three(self) -> None:
        """SG-LEVEL-011: after the usual three tokens one more is drawn; without the card none is."""
        tokens = ["find meat-grain", "search on", "find vegetables", "search on", "find meat-vegetables"]
        table = play(wear(at_ship(), "laurent", "watchful"), "use deck", "do search", "search on", *tokens)
        assert all(line.startswith("find ") for line in offered(table))
        assert len(play(table, "find grain-or-materials").found) == 4

        table = play(at_ship(), "use deck", "do search", "search on", *tokens)
        assert offered(table)[0].startswith("keep ")

    def test_it_needs_a_search(self) -> None:
        """SG-LEVEL-012: with no token drawn the Watchful token is refused."""
        table = play(wear(at_ship(), "laurent", "watchful"), "use deck", "do search", "stop searching")

        assert refused(table, "find vegetables").rule == "SG-LEVEL-012"
        assert (len(table.search), table.found) == (9, [])

    def test_it_sleeps_with_its_bearer(self) -> None:
        """SG-LEVEL-009, 012: at 0 health Laurent is not watchful, and nothing is searched but at the Deck."""
        table = fallen(wear(at_ship(), "laurent", "watchful"), "laurent")
        play(table, "use deck", "do search", "search on", "find vegetables", "stop searching")

        assert offered(table)[0] == "keep vegetables 2 vegetables"
        assert not [room for room in ("bridge", "galley", "quarters", "sick-bay") if "do search" in parts(room)]

    def test_it_is_woken_while_the_reward_is_chosen(self) -> None:
        """SG-LEVEL-011: Laurent, raised while the reward is being chosen, is watchful again: one more token, once."""
        table = fallen(wear(at_ship(), "laurent", "watchful"), "laurent")
        table.tokens.append("pollen-potion")
        play(table, "use deck", "do search", "search on", "find vegetables", "stop searching")
        assert refused(table, "search watchfully").rule == "SG-LEVEL-011"

        play(table, "drink pollen-potion", "search watchfully")
        assert all(line.startswith("find ") for line in offered(table))
        play(table, "find coin-ship-damage")
        assert offered(table)[:2] == ["keep vegetables 2 vegetables", "keep coin-ship-damage 1 coins"]
        assert refused(table, "search watchfully").rule == "SG-LEVEL-011"

        coins = table.goods["coins"]
        play(table, "keep coin-ship-damage 1 coins")
        assert (table.goods["coins"], sum(table.cubes.values())) == (coins + 1, 0)
        assert table.search_discard == ["vegetables", "coin-ship-damage"]

    def test_who_was_awake_finds_no_second_token(self) -> None:
        """SG-LEVEL-011: after the one token of an awake Laurent no further one is offered, healed or not."""
        table = wear(at_ship(), "laurent", "watchful")
        table.crew["laurent"].damage = 1
        table.tokens.append("pollen-potion")
        play(again(table), "use deck", "do search", "search on", "find vegetables", "stop searching", "find meat-grain")
        play(table, "drink pollen-potion")

        assert "search watchfully" not in offered(table)
        assert len(table.found) == 2

    @pytest.mark.parametrize(("seat", "offers"), [(0, True), (1, False)])
    def test_the_woken_must_be_the_searchers(self, seat: int, offers: bool) -> None:
        """SG-LEVEL-011, 012: only the active player's Laurent is watchful, and the reward may be kept without him."""
        table = fallen(wear(at_ship(2), "laurent", "watchful"), "laurent")
        table.controllers["laurent"] = seat
        table.tokens.append("pollen-potion")
        play(table, "use deck", "do search", "search on", "find vegetables", "stop searching", "drink pollen-potion")

        assert ("search watchfully" in offered(table)) == offers
        play(table, "keep vegetables 2 vegetables")
        assert (table.search_discard, table.found) == (["vegetables"], [])

    def test_the_pile_is_filled_up_for_it(self) -> None:
        """SG-LEVEL-011, SG-SEARCH-006: with an empty pile the older discards are drawn from."""
        table = fallen(wear(at_ship(), "laurent", "watchful"), "laurent")
        table.tokens.append("pollen-potion")
        table.search_discard, table.search = [token for token in table.search if token != "vegetables"], ["vegetables"]
        play(again(table), "use deck", "do search", "search on", "find vegetables", "stop searching")
        play(table, "drink pollen-potion", "search watchfully")

        assert len(offered(table)) == 8

    def test_discards_of_old_are_no_token_drawn(self) -> None:
        """SG-LEVEL-012: tokens discarded earlier do not help: without one drawn now there is no Watchful token."""
        table = wear(at_ship(), "laurent", "watchful")
        table.search_discard.append(table.search.pop())
        play(again(table), "use deck", "do search", "stop searching")

        assert not [line for line in offered(table) if line.startswith(("find ", "keep "))]
        assert table.found == []


def parts(room: str) -> list[str]:
    """What a room offers to a watchful crew."""
    return offered(play(wear(at_ship(), "laurent", "watchful"), f"use {room}"))
