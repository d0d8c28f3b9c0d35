"""What is left afterwards: goods, people, quests, skills and resets looked at once more."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.crew import skill_of
from sleeping_gods.sea.effects.bind import bind
from sleeping_gods.sea.table.words import SKILLS
from sleeping_gods.story.printed import Passive

from .fights import attack, damage
from .tables import (
    again,
    at_sea,
    at_start,
    effects,
    facing,
    give_command,
    harbour,
    hold,
    new,
    offered,
    play,
    refused,
    told,
    wear,
    weary,
)


class TestGoods:
    """SG-RES-003, SG-PORT-004, 007."""

    @pytest.mark.parametrize(("coins", "artifacts", "able"), [(0, 1, False), (1, 1, True), (0, 2, True), (2, 0, False)])
    def test_an_artifact_is_two_coins_and_no_more(self, coins: int, artifacts: int, able: bool) -> None:
        """SG-RES-003: a card of 3 coins is bought with 1 coin and 1 artifact, not with an artifact alone."""
        table = at_sea()
        table.region = "2.stairs"
        table.goods |= {"coins": coins, "artifacts": artifacts}
        play(again(table), "market", "reveal stew")
        while any(line.startswith("reveal ") for line in offered(table)):
            play(table, offered(table)[0])

        assert table.pack.adventures["stew"].price == 3
        assert ("buy stew" in offered(table)) == able

    def test_the_level_cards_may_be_left_alone(self) -> None:
        """SG-PORT-007, SG-PORT-002: leaving them buys nothing and spends no XP, so they can be visited again."""
        table = at_sea()
        table.region, table.xp = "2.stairs", 20
        play(again(table), "port", "visit levels", "leave levels")

        assert table.xp == 20
        assert not any(member.levels for member in table.crew.values())
        assert "visit levels" in offered(table)

    def test_the_last_coin_mends_the_ship(self) -> None:
        """SG-PORT-004: with exactly 1 coin and no materials one cube is repaired."""
        table = at_sea()
        table.region, table.cubes["deck"] = "2.stairs", 1
        table.goods |= {"coins": 1, "materials": 0}
        play(again(table), "port", "visit shipyard", "repair deck for coins")

        assert (table.goods["coins"], table.cubes["deck"]) == (0, 0)


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


class TestQuests:
    """SG-QUEST-002, 003."""

    def test_a_quest_is_owned_once(self) -> None:
        """SG-QUEST-001: gained twice it lies there once, and one loss is enough."""
        table = effects(at_sea(), "gain quest 9", "gain quest 9")
        assert table.quests.count(9) == 1

        effects(table, "lose quest 9", "gain quest 9")
        assert (9 in table.quests, table.used_quests.count(9)) == (False, 1)

    def test_a_card_is_gained_once(self) -> None:
        """SG-COMP-024: gained twice it is owned once, with the command that lies on it."""
        table = effects(at_sea(), "gain adventure 20")
        table.adventures["yellow-flag"], table.supply = 1, table.supply - 1
        effects(table, "gain adventure 20")

        assert table.adventures["yellow-flag"] == 1
        assert table.violations() == []

    def test_a_card_that_is_not_owned_cannot_be_lost(self) -> None:
        """SG-COMP-024: losing it changes nothing, and it may be gained later."""
        table = effects(at_sea(), "lose adventure 20", "gain adventure 20")

        assert "yellow-flag" in table.adventures


def test_the_active_player_places_each_cube_that_finds_no_room() -> None:
    """SG-SHIPDMG-003: with P2 active it is P2 who is asked, for each cube anew."""
    table = at_sea(2, first="p2")
    table.cubes["galley"] = 2
    number = table.pack.rooms["galley"].fate
    play(effects(again(table), "ship damage 2"), f"fate {number}")
    assert waiting(table)[1] == 1
    play(table, "damage hull", f"fate {number}")

    assert "damage hull" not in offered(table)
    assert (play(table, "damage deck").cubes["hull"], table.cubes["deck"]) == (1, 1)


class TestSkills:
    """SG-LEVEL-009, SG-ABIL-010."""

    def test_a_level_card_adds_to_its_own_skill_alone(self) -> None:
        """SG-LEVEL-009: Sword Master raises Mac's strength, and none of his other skills, nor anybody else's."""
        table = at_sea()
        before = {skill: skill_of(table, "mac", skill) for skill in SKILLS}
        wear(table, "mac", "sword-master")
        raised = harbour().levels["sword-master"].skill

        assert {skill: skill_of(table, "mac", skill) - before[skill] for skill in SKILLS} == {
            skill: int(skill == raised) for skill in SKILLS
        }
        assert skill_of(table, "marco", "strength") == 1

    @pytest.mark.parametrize("card", ["sword-master", "plain-savvy-2"])
    def test_a_standing_change_of_skill_counts_for_its_bearer(self, card: str) -> None:
        """SG-ABIL-013: `craft +2` on an ability or level card adds 2 to the bearer's craft, and to no other skill."""
        table = at_sea()
        change = (Passive("skill", 2, "craft", ""),)
        levels, abilities = dict(table.pack.levels), dict(table.pack.abilities)
        if card in levels:
            levels[card] = dataclasses.replace(levels[card], passives=change)
        else:
            abilities[card] = dataclasses.replace(abilities[card], passives=change)
        table.pack = dataclasses.replace(table.pack, levels=levels, abilities=abilities, bound=None)
        table.bound = bind(table.pack)
        wear(table, "mac", card)

        assert (skill_of(table, "mac", "craft"), skill_of(table, "mac", "perception")) == (2, 1)
        assert skill_of(table, "marco", "craft") == 0

    def test_three_fatigue_weaken_no_more_than_two(self) -> None:
        """SG-FATIGUE-005: with Endurance and 3 fatigue Odessa's attack deals 1 less, not 2."""
        table = facing(wear(at_sea(), "odessa", "endurance"), defense=2, attack=0)
        table.crew["odessa"].fatigue = 3
        attack(table, "odessa", "wall", 6)

        assert told(table, "deals") == [("odessa", 1)]


def test_equipped_cards_of_everybody_are_lost_with_the_health_they_gave() -> None:
    """SG-EVENT-020, SG-HEALTH-004: cards leave every board; damage beyond the health that is left goes with them."""
    table = wear(wear(at_sea(3), "mac", "healthy-3"), "odessa", "refine-1")
    table.crew["mac"].damage = 7
    effects(again(table), "discard equipped abilities")

    assert not any(member.cards for member in table.crew.values())
    assert (sorted(table.discard), damage(table, "mac")) == (["healthy-3", "refine-1"], [6])
    assert table.violations() == []


def test_a_lost_fight_leaves_no_tokens_behind() -> None:
    """SG-SYN-016, SG-COMBAT-061: after a defeat in combat no board holds action or synergy tokens."""
    table = weary(facing(at_sea(), defense=12, attack=2))
    attack(table, "odessa", "wall", 1, "cover wall a1")

    assert told(table, "defeat") == [("crew",)]
    assert table.combat is None
    assert all((member.tokens, member.actions) == ((), 0) for member in table.crew.values())


@pytest.mark.parametrize(("command", "able"), [(1, True), (0, False)])
def test_a_helmsman_of_low_morale_costs_command(command: int, able: bool) -> None:
    """SG-STATUS-011: steering with low morale costs the active player 1 command, and is refused without it."""
    table = give_command(at_sea(2), command, 3)
    table.crew["laurent"].statuses = ("low-morale",)
    play(again(table), "travel")

    if able:
        assert play(table, "steer laurent").pools == [0, 3]
    else:
        assert refused(table, "steer laurent").rule == "SG-STATUS-011"


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


def test_a_reset_puts_every_piece_back() -> None:
    """SG-RESET-001: all decks, piles, pools and boards are as they were in the box."""
    table = hold(give_command(at_sea(2), 2, 1), 0, "triage-5")
    table.region, table.goods["coins"] = "2.stairs", 9
    play(again(table), "market")
    for _ in range(7):
        play(table, offered(table)[0])
    play(table, next(line for line in offered(table) if line.startswith("buy ")))
    fresh = at_sea(2)
    play(wear(table, "mac", "sword-master"), "reset campaign")

    assert sorted(table.market + table.market_bottom + table.stall) == sorted(fresh.market)
    assert (table.market_bottom, table.stall, table.found) == ([], [], [])
    assert sorted(table.deck) == sorted(fresh.deck)
    assert (table.hands, table.pools, table.supply) == ([[], []], [0, 0], fresh.supply)
    assert sorted(table.search) == sorted(fresh.search)
    assert {kind: sorted(cards) for kind, cards in table.events.items()} == {
        kind: sorted(cards) for kind, cards in fresh.events.items()
    }
    assert (table.event_left, sum(table.goods.values()), table.adventures) == (fresh.event_left, 0, {})
    assert table.violations() == []
