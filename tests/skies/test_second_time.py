"""A second time: what may happen twice does, what counts once does not, and two of a kind are both seen."""

from __future__ import annotations

import dataclasses

from sleeping_gods.kernel.game import Setup
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.party.chapters.quests import has_keyword
from sleeping_gods.skies.chapters.challenge import needed
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, deck_only, doing, draw_any, effects, offered, play, refused, told

from .fights import battle, blow, power, powers
from .tables import (
    ail,
    airfield,
    arm,
    draw_event,
    exploring,
    facing,
    foe,
    foe_of,
    health,
    hurt,
    in_play,
    on_map,
    own,
    quest,
    repack,
    reprint,
    stands,
    stock,
    tire,
    wear,
)


class TestOnTheMap:
    """Flights, camps, walks and totems."""

    def test_each_flight_burns_its_own_fuel(self) -> None:
        """DS-FLY-008, DS-FLY-015: two flights burn 2 fuel; only the one that burns the last brings the quest."""
        table = stands(tire(on_map(), ed=0), "2:d2")
        table.fuel = 2
        play(again(table), "fly to geysers", "fate 1")
        assert (table.fuel, 206 in table.quests) == (1, False)
        play(table, "fly to henriks-camp", "fate 1")

        assert (table.fuel, table.quests, time_left(table)) == (0, [206], 1)

    def test_an_empty_tank_runs_out_only_once(self) -> None:
        """DS-FLY-015: fuel lost from an empty tank is nothing; the quest is not gained again."""
        table = on_map()
        table.fuel = 1
        effects(table, "lose 2 fuel")
        assert (told(table, "out-of-fuel"), table.quests) == ([()], [206])
        effects(table, "complete quest 206", "lose 1 fuel")

        assert (told(table, "out-of-fuel"), table.quests, table.fuel) == ([()], [], 0)

    def test_two_camps_in_a_turn(self) -> None:
        """DS-CAMP-001, DS-CAMP-004: two camps cross off two symbols, take no time and heal twice."""
        table = hurt(on_map(), ed=5)
        for _ in range(2):
            play(table, "camp")
            while "camp" not in offered(table):
                play(table, offered(table)[0])

        assert (table.camps, table.spent, health(table, "ed")) == (2, 0, 7)

    def test_a_card_for_two_squares(self) -> None:
        """DS-ADVC-011: two squares, each with its obstacle, and no third; no time is spent."""
        table = effects(stands(on_map(), "2:a1"), "move 2 squares", act=True)
        play(table, "walk east", "walk east", "suffer steep", "hurt ed", "hurt ed", "hurt ed")

        assert (table.place, time_left(table), health(table, "ed")) == ("2:a3", 5, 5)
        assert not [line for line in offered(table) if line.startswith("walk")]

    def test_a_card_for_two_squares_meets_the_first_obstacle_first(self) -> None:
        """DS-ADVC-011, DS-TRAV-004: steep ground on the first square is met at once, before the second is walked."""
        table = play(effects(stands(on_map(), "2:a2"), "move 2 squares", act=True), "walk east")
        assert (table.place, offered(table)) == ("2:a3", ["suffer steep"])
        play(table, "suffer steep", "hurt ed", "hurt ed", "hurt ed", "walk west")

        assert (table.place, health(table, "ed"), time_left(table)) == ("2:a2", 5, 5)
        assert "travel east" in offered(table)

    def test_a_card_for_two_squares_may_stop_after_one(self) -> None:
        """DS-ADVC-011: after the first square Claire may stay."""
        table = play(effects(stands(on_map(), "2:a1"), "move 2 squares", act=True), "walk east", "stay")

        assert (table.place, time_left(table)) == ("2:a2", 5)
        assert "travel east" in offered(table)

    def test_two_dormant_totems(self) -> None:
        """DS-TOTM-001: of two that can be restored both are offered; what the one costs is gone for the other."""
        table = quest(stock(on_map(), gergon_leaf=1), 104, 105, 103)
        assert [line for line in offered(table) if line.startswith("awaken")] == [
            "awaken 105 by p1",
            "awaken 103 by p1",
        ]
        play(table, "awaken 105 by p1", "pay gergon-leaf for tundra-berry")

        assert refused(table, "awaken 103 by p1").rule == "DS-TOTM-004"
        assert (table.quests, table.used_quests, table.adventures[0]) == ([104, 103], [105], ["winter-pip"])

    def test_two_quests_with_one_keyword(self) -> None:
        """DS-QUST-003, DS-QUST-008: while either of two quests with LANTERN is owned the keyword is there."""
        table = on_map()
        second = dataclasses.replace(table.pack.quests[48], keyword=table.pack.quests[41].keyword)
        repack(table, quests={**table.pack.quests, 48: second})
        quest(table, 48, 41)
        effects(table, "complete quest 41")
        assert has_keyword(table, "LANTERN")
        effects(table, "complete quest 48")

        assert not has_keyword(table, "LANTERN")


class TestEvents:
    """Two events in play, and one that is just being resolved."""

    def test_two_events_can_be_completed(self) -> None:
        """DS-EVNT-007: both are offered; completing the one leaves the other and its threat in play."""
        table = on_map()
        for event in ("thin-ice", "lying-compass"):
            reprint(table, event, complete=("gain 1 rope",), stays=True)
        in_play(in_play(table, "thin-ice", 1), "lying-compass", 2)
        assert {"complete thin-ice", "complete lying-compass"} <= {*offered(table)}
        play(table, "complete thin-ice")

        assert (table.active, table.event_discard, table.goods["rope"]) == ({"lying-compass": 2}, ["thin-ice"], 1)
        assert "complete lying-compass" in offered(table)

    def test_an_event_being_resolved_is_not_in_play_yet(self) -> None:
        """DS-EVNT-007, DS-EVNT-010: with its threat laid and damage still due it cannot be completed; then it can."""
        table = reprint(
            on_map(), "thin-ice", do=("gain 1 threat", "lose 1 health"), complete=("gain 1 rope",), stays=True
        )
        draw_event(table, "thin-ice")
        assert refused(table, "complete thin-ice").rule == "DS-EVNT-007"
        play(table, "hurt ed")

        assert (table.active, table.event) == ({"thin-ice": 1}, "")
        assert "complete thin-ice" in offered(table)

    def test_an_event_that_has_left_gains_no_threat(self) -> None:
        """DS-EVNT-008, DS-EVNT-010: one that discards itself stays away, and its threat after that is nothing."""
        table = reprint(on_map(), "thin-ice", do=("discard this event", "gain 2 threat"), stays=True)
        draw_event(table, "thin-ice")

        assert (table.active, table.event_discard) == ({}, ["thin-ice"])

    def test_two_events_make_a_challenge_harder(self) -> None:
        """DS-EVNT-005: both in play add up, each for its skill or for any; one that is discarded adds no more."""
        table = on_map()
        reprint(table, "thin-ice", harder=(("craft", 1),), stays=True)
        reprint(table, "lying-compass", harder=(("any", 2), ("moxie", 4)), stays=True)
        in_play(in_play(table, "thin-ice"), "lying-compass")
        numbers = {skill: needed(table, skill, 5) for skill in ("craft", "savvy", "moxie")}
        del table.active["lying-compass"]

        assert numbers == {"craft": 8, "savvy": 7, "moxie": 11}
        assert (needed(table, "craft", 5), needed(table, "moxie", 5)) == (6, 5)


class TestTests:
    """Challenges, draws and statuses."""

    def test_two_fate_cards_lie_apart(self) -> None:
        """DS-FATE-008, DS-FATE-009: redrawn twice, all three cards lie apart until the end, then in the discard."""
        table = own(facing(on_map(), "CRAFT", 9), 0, "bent-nickel")
        play(table, "go on", "fate 1", "activate ed redraw", "fate 5", "play bent-nickel redraw", "fate 3")
        aside = table.test.aside
        assert (len(aside), table.discard, total(table, table.test)) == (3, [], 3)
        play(table, "go on")

        assert table.discard == [*aside]

    def test_a_reshuffle_in_a_challenge_leaves_both_apart(self) -> None:
        """DS-FATE-008: with two cards apart the deck runs out: neither is shuffled in."""
        table = deck_only(own(on_map(), 0, "bent-nickel"), "nerve-4", "dare-2")
        play(facing(table, "CRAFT", 9), "go on", "draw nerve-4", "activate ed redraw", "draw dare-2")
        play(table, "play bent-nickel redraw")

        assert len(offered(table)) == 60
        assert not {"draw nerve-4", "draw dare-2"} & {*offered(table)}

    def test_two_leaves_and_a_redraw(self) -> None:
        """DS-RESC-012, DS-FATE-009: two gergon leaves add 16, which a redraw afterwards does not take away."""
        table = facing(stock(on_map(), gergon_leaf=2), "CRAFT", 30)
        play(table, "go on", "fate 3", *["use gergon-leaf fate by p1"] * 2)
        assert total(table, table.test) == 19
        play(table, "activate ed redraw", "fate 1")

        assert total(table, table.test) == 17

    def test_skill_cards_of_one_count_for_that_one(self) -> None:
        """DS-EQIP-007: three STRENGTH cards on Ed add 3 to his, nothing to Jessie's; taken off, one adds no more."""
        before = skill_of(on_map(), "jessie", "strength")
        table = wear(on_map(), "ed", "plain-strength-7", "belay-5", "haul-away-4")
        assert (skill_of(table, "ed", "strength"), skill_of(table, "jessie", "strength")) == (5, before)
        play(table, "unequip belay-5")

        assert skill_of(table, "ed", "strength") == 4

    def test_a_challenge_after_one_for_miguel_is_open_to_all(self) -> None:
        """DS-CHAL-017: only the challenge that names him is his alone; the next one of the same text is not."""
        table = effects(tire(on_map(), ed=0), "challenge CRAFT 6 by miguel", "challenge CRAFT 6")
        play(table, "join miguel")
        assert [line for line in offered(table) if line.startswith("join")] == []
        play(table, "go on", "fate 3")

        assert {"join claire", "join jessie", "join miguel"} <= {*offered(table)}


class TestFights:
    """Attacks, power and cards used in a fight."""

    def test_fire_quartz_against_block(self) -> None:
        """DS-RESC-013: nobody's attack: Block 2 takes nothing off, twice used it deals 14, and nobody plays."""
        table = stock(battle(". . . .|. . . .|. . . .|. . . .|H B", B="block-2", attack=3), fire_quartz=2)
        squares = ["a1", "a2", "a3", "a4", "b4", "b3", "b2", "c1", "c2", "c3", "c4", "d4", "d3", "d2"]
        for part in (squares[:7], squares[7:14]):
            play(table, "use fire-quartz deal by p1", "target a", *(f"cover a {square}" for square in part))

        assert foe_of(table, "a").covered.bit_count() == 14
        assert (table.goods["fire-quartz"], table.fight.plays, table.fight.played) == (0, [0], {})
        assert not any(member.damage for member in table.crew.values())

    def test_what_is_blocked_needs_no_more_block(self) -> None:
        """DS-ATTK-016: once a counterattack of 1 is blocked no second card can be wasted on it."""
        table = own(battle("H . .|. . .", attack=1), 0, "cork-vest", "wolf-coat")
        play(blow(table, 1), "cover a b2", "play cork-vest block")

        assert offered(table)[0] == "take hit"
        assert refused(table, "play wolf-coat block").rule == "DS-ATTK-015"
        assert health(play(table, "take hit"), "ed") == 8

    def test_block_does_not_last_until_the_next_counterattack(self) -> None:
        """DS-ATTK-016: 2 block against a counterattack of 1: the 1 that is over does not help the next attacker."""
        table = own(battle("H . .|. . .|. . .", attack=1), 0, "wolf-coat")
        play(blow(table, 1), "cover a b2", "play wolf-coat block", "take hit")
        play(arm(table, "wrench", damage=1), "attack a with jessie using wrench", "cover a c3")

        assert (health(table, "ed"), health(table, "jessie")) == (8, 7)

    def test_each_enemy_starts_weaker_on_easy(self) -> None:
        """DS-DIFF-004, DS-CSET-004: 3, 1 and 0 symbols are 2, 0 and 0 power on easy; the enemy phase adds all."""
        table = on_map(level="easy")
        for name, grid in (("x", "H P .|P P ."), ("y", "H P"), ("z", "H .")):
            foe(table, name, grid, attack=0)
        numbers = [str(table.pack.enemies[name].number) for name in "xyz"]
        play(effects(table, f"combat {', '.join(numbers)}"), "lay x", "lay y", "lay z", "start combat")
        assert powers(table) == {"x": 2, "y": 0, "z": 0}
        draw_any(table, 5)
        play(table, "end attacks")

        assert powers(table) == {"x": 5, "y": 1, "z": 0}

    def test_a_minus_counts_against_what_is_added(self) -> None:
        """DS-ATTK-009: 0 damage, -1 on the die and 3 more from a card deal 2, for only the total stops at 0."""
        table = own(battle(". . .|. . .|H . .", hands=(("slingshot",),)), 0, "hearth-tooth")
        arm(table, "slingshot", damage=0, die=True)
        play(table, "attack a with ed using slingshot", "roll 1", "play hearth-tooth damage", "go on")

        assert told(table, "deals") == [("ed", 2)]

    def test_power_is_removed_again_and_again(self) -> None:
        """DS-ATTK-011: each card removes its own; what is over is not kept for the next enemy."""
        table = power(battle("H H|H H", "H H|H H"), a=1, b=3)
        play(blow(table, 1, "a", remove=2), "cover a a1")
        play(arm(table, "wrench", damage=1, remove=1), "attack b with jessie using wrench", "cover b a1")

        assert powers(table) == {"a": 0, "b": 2}


class TestBeforeTheFirstTurn:
    """What is unlocked is taken once, and where it belongs."""

    def unlocking(self, words: str, *unlocks: tuple[int, str, int], players: int = 1) -> SkiesTable:
        """A new campaign of a pack with these unlocks, in which some are taken."""
        pack = dataclasses.replace(airfield(), bound=None, unlocks=unlocks)
        options = {"level": "normal", "unlocked": words}
        names = ("Ana", "Ben", "Cid")[:players]
        return Skies().set_up(pack, Setup("skies", pack.id, pack.version, pack.digest, names, options))

    def test_named_twice_it_is_there_once(self) -> None:
        """DS-ACHV-007: a card that is named twice is one card."""
        table = self.unlocking("adventure-132 quest-212 adventure-132", (3, "adventure", 132), (6, "quest", 212))

        assert [*table.adventures[0]].count("silver-whistle") == 1
        assert table.quests == [212]

    def test_a_combat_card_joins_the_combat_deck(self) -> None:
        """DS-ACHV-007, DS-CBDK-001: an unlocked combat card lies in the combat box and the deck, in nobody's hand."""
        table = self.unlocking("adventure-26", (3, "adventure", 26), players=2)

        assert ("ice-blade" in table.arms, "ice-blade" in table.combat_deck, len(table.combat_deck)) == (True, True, 15)
        assert not any("ice-blade" in hand for hand in table.adventures)
        assert table.violations() == []


def test_a_visit_ends_with_the_action() -> None:
    """DS-EXPL-012: a choice that a visit knows once can be taken again on the next visit of the same turn."""
    table = play(stands(on_map(), "2:a2"), "explore 12")
    letters = [line for line in offered(table) if line.startswith("choose")]
    play(table, "choose f", "explore 12")

    assert [line for line in offered(table) if line.startswith("choose")] == letters


def test_supply_of_each_kind_apart() -> None:
    """DS-COMP-008, DS-COMP-010: 6 of a common and 7 of a quest resource at most, however often something is gained."""
    table = stock(on_map(), rope=5, fire_quartz=6)
    for _ in range(2):
        effects(table, "gain 1 rope", "gain 1 fire-quartz", "gain 3 meat")

    assert (table.goods["rope"], table.goods["fire-quartz"], table.goods["meat"]) == (6, 7, 6)


def test_a_story_that_opens_twice_asks_twice() -> None:
    """DS-EXPL-009: a story's obstacle is met each time its choice is taken, and ignored anew each time."""
    table = stock(on_map(), rope=2)
    for left in (1, 0):
        effects(exploring(table, 7), "obstacle steep: lose 1 resource")
        play(table, "use rope steep by p1")
        assert table.goods["rope"] == left


def test_a_lost_card_is_not_gained_again() -> None:
    """DS-ADVC-009: once lost, an adventure card and a combat card stay away, however often they are gained."""
    table = own(on_map(), 0, "eternal-geode", "ice-blade")
    effects(table, "lose adventure 60", "lose adventure 26", "gain adventure 60", "gain adventure 26")

    assert (table.adventures[0], "ice-blade" in table.arms, "ice-blade" in table.combat_deck) == ([], False, False)
    assert table.gone == ["eternal-geode", "ice-blade"]


def test_an_owned_card_is_not_gained_twice() -> None:
    """DS-ADVC-009: in a hand, in the discard or in the combat box, it is there once."""
    table = own(on_map(), 0, "eternal-geode", "ice-blade")
    table.played.append("camp-stew")
    effects(table, "gain adventure 60", "gain adventure 26", "gain adventure 5")

    assert table.adventures[0] == ["eternal-geode"]
    assert (table.arms.count("ice-blade"), table.played.count("camp-stew")) == (1, 1)


def test_venom_is_one_damage_whatever_else_is_borne() -> None:
    """DS-STAT-004: Ed with venom, weakened and mad loses 1 at the end of a turn, Jessie without venom nothing."""
    table = ail(ail(on_map(), "ed", "weakened", "venom", "madness"), "jessie", "weakened")
    for left in (7, 6):
        table.phase, table.spent = "actions", 5
        play(doing(table, TakeAction(), EndTurn()), "end turn")
        assert (health(table, "ed"), health(table, "jessie")) == (left, 8)
