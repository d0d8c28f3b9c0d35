"""Adventure cards: DS-ADVC."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.play import waiting
from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.score import score
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import again, effects, offered, play, refused, told

from .tables import (
    ail,
    arm,
    exploring,
    facing,
    fight,
    foe,
    health,
    hurt,
    new,
    on_map,
    own,
    passed,
    repack,
    stands,
    stock,
    tire,
)

PAIRS = "ed ezarius/jessie miguel"
WATER = "2:b4"


def struck(table: SkiesTable, attack: int) -> SkiesTable:
    """Ed has attacked a rat with a card that does nothing, and the rat strikes back."""
    arm(arm(foe(table, "rat", "H .", attack=attack), "whip", damage=0), "wrench", damage=0)
    table.crew["jessie"].stamina = 0
    return play(fight(table, "rat", hands=(("whip", "wrench"),)), "attack rat with ed using whip")


class TestGaining:
    """DS-ADVC-001, 002, 009, 010."""

    def test_a_new_card_may_be_given_away_at_once(self) -> None:
        """DS-ADVC-001: seat 1 gains card 40 and assigns it to seat 3: it is in seat 3's hand."""
        table = effects(on_map(3), "gain adventure 40")
        decider, choices = waiting(table)[1], offered(table)
        play(table, "give wolf-coat to p3")

        assert decider == 0
        assert choices == ["give wolf-coat to p1", "give wolf-coat to p2", "give wolf-coat to p3"]
        assert table.adventures == [[], [], ["wolf-coat"]]

    def test_or_kept(self) -> None:
        """DS-ADVC-001: it may stay with the gaining player; a lone player is not asked."""
        kept = play(effects(on_map(2), "gain adventure 40"), "give wolf-coat to p1")

        assert kept.adventures == [["wolf-coat"], []]
        assert effects(on_map(), "gain adventure 40").adventures == [["wolf-coat"]]

    def test_no_later_passing(self) -> None:
        """DS-ADVC-002: card 40 in seat 3's hand cannot be given to seat 1 afterwards."""
        table = own(on_map(3), 2, "wolf-coat")

        assert refused(table, "give wolf-coat to p1").rule == "DS-ADVC-002"
        effects(table, "gain adventure 17")
        assert refused(table, "give wolf-coat to p1").rule == "DS-ADVC-002"

    def test_two_new_cards_are_given_one_by_one(self) -> None:
        """DS-ADVC-001, DS-ADVC-002: of two gained at once each is given apart; the first stays where it went."""
        table = effects(on_map(3), "gain adventure 40", "gain adventure 11")
        play(table, "give wolf-coat to p2")
        assert offered(table) == [f"give bandage-roll to {seat}" for seat in ("p1", "p2", "p3")]
        assert refused(table, "give wolf-coat to p3").rule == "DS-ADVC-002"
        play(table, "give bandage-roll to p1")

        assert table.adventures == [["bandage-roll"], ["wolf-coat"], []]
        assert "camp" in offered(table)

    def test_no_hand_limit(self) -> None:
        """DS-ADVC-009: a lone player with every other adventure card gains one more, and discards nothing."""
        table = on_map()
        cards = [card.id for card in table.pack.adventures.values() if card.combat is None and card.kind != "curse"]
        own(table, 0, *(card for card in cards if card != "wolf-coat"))
        effects(table, "gain adventure 40")

        assert len(table.adventures[0]) == len(cards) > 25
        assert waiting(table)[0].__class__.__name__ == "TakeAction"

    def test_marks_on_the_card(self) -> None:
        """DS-ADVC-010: starting cards have no number and do not score; other cards have one, totems are marked."""
        table = new()
        cards = table.pack.adventures.values()
        starting = [card for card in cards if card.starting]

        assert len(starting) == 6 + 14
        assert not any(card.number for card in starting)
        assert all(card.number for card in cards if not card.starting and card.kind != "curse")
        assert [card.id for card in cards if card.kind == "totem"] == [
            "eternal-geode", "hive-stone", "leaf-ear", "hearth-tooth", "winter-pip",
        ]  # fmt: skip
        assert (score(table).adventures, score(table).totems) == (0, 0)
        own(table, 0, "wolf-coat", "leaf-ear")
        assert (score(table).adventures, score(table).totems) == (2, 5)


class TestPlaying:
    """DS-ADVC-003, 004, 006 to 008, 012."""

    def test_on_any_turn_and_for_anybody(self) -> None:
        """DS-ADVC-003: seat 2 plays `restore 2 health` on Ed of seat 1, on seat 1's turn; the card is discarded."""
        table = own(hurt(on_map(2, crew=PAIRS), ed=3), 1, "bandage-roll")
        whose = table.actor(("play", "bandage-roll", "heal"))
        play(table, "play bandage-roll heal", "heal ed", "heal ed")

        assert whose == 1
        assert health(table, "ed") == 7
        assert "bandage-roll" in table.played
        assert table.adventures[1] == []

    def test_who_plays_it_decides(self) -> None:
        """DS-ADVC-003, DS-ADVC-016: P2 plays it in P1's turn, and P2 picks each of the two who are healed."""
        table = own(hurt(on_map(2, crew=PAIRS), ed=3, jessie=3), 1, "bandage-roll")
        play(table, "play bandage-roll heal")
        assert waiting(table)[1] == 1
        play(table, "heal ed")
        assert waiting(table)[1] == 1
        play(table, "heal jessie")

        assert (health(table, "ed"), health(table, "jessie"), waiting(table)[1]) == (6, 6, 0)

    def test_also_between_the_steps_of_something_else(self) -> None:
        """DS-ADVC-003: at any time: before a challenge is drawn for, and in the middle of a story."""
        table = facing(own(hurt(on_map(), ed=3), 0, "bandage-roll", "canteen"), "CRAFT", 5)
        play(table, "play bandage-roll heal", "heal ed", "heal ed")
        story = exploring(own(hurt(on_map(), ed=3), 0, "canteen"), 38)

        assert health(table, "ed") == 7
        assert "play canteen heal" in offered(story)

    def test_once_until_a_camp(self) -> None:
        """DS-ADVC-004: a card that was played cannot be played again; after a camp it can."""
        table = own(hurt(on_map(), ed=7), 0, "bandage-roll")
        play(table, "play bandage-roll heal", "heal ed", "heal ed")
        reason = refused(table, "play bandage-roll heal")
        table.played[:] = ["bandage-roll"]
        play(table, "camp", "deal bandage-roll")

        assert (reason.rule, reason.key) == ("DS-ADVC-004", "played-until-camp")
        assert "play bandage-roll heal" in offered(table)

    def test_a_new_turn_brings_no_card_back(self) -> None:
        """DS-ADVC-004: played on one turn, it is still in the discard on the next, of another player."""
        table = own(hurt(on_map(2), ed=7), 0, "bandage-roll")
        table.spent = 5
        play(again(table), "play bandage-roll heal", "heal ed", "heal ed", "end turn")
        assert refused(table, "play bandage-roll heal").rule == "DS-ADVC-004"
        play(table, "begin turn")

        assert ("bandage-roll" in table.played, table.adventures) == (True, [[], []])

    @pytest.mark.parametrize(("card", "label", "honey"), [("hive-stone", "block", 2), ("cork-vest", "block", 0)])
    def test_every_kind_of_card_is_discarded(self, card: str, label: str, honey: int) -> None:
        """DS-ADVC-004: a totem too is played once: it lies in the discard, and a second cost changes nothing."""
        table = struck(own(stock(on_map(2, crew=PAIRS), sand_honey=honey), 1, card), 9)
        play(table, f"play {card} {label}")
        assert (card in table.played, table.adventures[1]) == (True, [])
        assert refused(table, f"play {card} {label}").rule == "DS-ADVC-004"
        play(table, "take hit", "attack rat with ezarius using wrench")

        assert refused(table, f"play {card} {label}").rule == "DS-ADVC-004"
        assert table.goods["sand-honey"] == honey // 2

    def test_a_card_of_nobody_cannot_be_played(self) -> None:
        """DS-ADVC-003: it must be in a hand."""
        assert refused(hurt(on_map(), ed=1), "play bandage-roll heal").rule == "DS-ADVC-003"

    def test_a_slash_means_one_of_them(self) -> None:
        """DS-ADVC-006: played for the redraw, the reroll is not available from that play."""
        table = own(on_map(), 0, "bent-nickel")
        play(facing(table, "MOXIE", 5), "go on", "fate 1", "play bent-nickel redraw", "fate 5", "go on")
        arm(foe(table, "rat", "H . . . . ."), "whip", damage=1, die=True)
        play(fight(table, "rat", hands=(("whip",),)), "attack rat with ed using whip", "roll 1")

        assert refused(table, "play bent-nickel reroll").rule == "DS-ADVC-004"

    def test_exactly_one_of_four(self) -> None:
        """DS-ADVC-006, DS-ADVC-017: the user picks one of four benefits, gets that one, and is not asked again."""
        table = effects(on_map(2), "choose 1: gain 1 meat | gain 1 ogroot | gain 1 rope | gain 1 torch", seat=1)
        assert (offered(table), waiting(table)[1]) == (["pick a", "pick b", "pick c", "pick d"], 1)
        play(table, "pick d")

        assert {kind: amount for kind, amount in table.goods.items() if amount} == {"torch": 1}
        assert "camp" in offered(table)

    def test_without_the_cost_it_cannot_be_played(self) -> None:
        """DS-ADVC-007: `1 sand honey -> 6 block` and no sand honey: refused, the card stays in hand."""
        table = struck(own(stock(on_map(), sand_honey=0), 0, "hive-stone", "cork-vest"), 5)

        assert refused(table, "play hive-stone block").rule == "DS-ADVC-007"
        assert "hive-stone" in table.adventures[0]

    def test_the_whole_cost(self) -> None:
        """DS-ADVC-007: `1 meat, 1 ogroot` cannot be paid with meat alone; paid, both are gone."""
        table = own(hurt(stock(on_map(), meat=1), ed=5), 0, "dumb-soup")
        reason = refused(table, "play dumb-soup heal")
        play(stock(table, ogroot=1), "play dumb-soup heal", *["heal ed"] * 5)

        assert reason.rule == "DS-ADVC-007"
        assert (table.goods["meat"], table.goods["ogroot"], health(table, "ed")) == (0, 0, 8)

    def test_as_many_of_a_kind_as_it_says(self) -> None:
        """DS-ADVC-007: `2 meat` cannot be paid with 1 meat and other resources; with 2 it can, and both are gone."""
        table = own(hurt(stock(on_map(), meat=1, rope=3), ed=5), 0, "camp-stew")
        stew = table.pack.adventures["camp-stew"]
        uses = tuple(dataclasses.replace(use, cost=(("meat", 2),)) for use in stew.uses)
        repack(table, adventures={**table.pack.adventures, "camp-stew": dataclasses.replace(stew, uses=uses)})
        reason = refused(table, "play camp-stew heal")
        play(stock(table, meat=2), "play camp-stew heal", "heal ed", "heal ed", "heal ed")

        assert (reason.rule, table.goods["meat"], table.goods["rope"]) == ("DS-ADVC-007", 0, 3)
        assert health(table, "ed") == 6

    def test_a_requirement_must_be_met(self) -> None:
        """DS-ADVC-008: a costless card for a river square cannot be played elsewhere; there it costs nothing."""
        table = own(on_map(), 0, "fishing-pole")
        reason = refused(table, "play fishing-pole meat")
        play(stands(table, "2:e4"), "play fishing-pole meat")

        assert reason.rule == "DS-ADVC-008"
        assert table.goods["meat"] == 1

    @pytest.mark.parametrize("place", ["2:e3", "2:c3", "sapphire-pass"])
    def test_only_the_required_mark_will_do(self, place: str) -> None:
        """DS-ADVC-008: another mark, a square with locations and a distant location are no river."""
        table = stands(own(on_map(), 0, "fishing-pole"), place)

        assert "play fishing-pole meat" not in offered(table)
        assert refused(table, "play fishing-pole meat").values == ("river",)

    @pytest.mark.parametrize(("place", "able"), [("2:e4", True), ("2:e3", False)])
    def test_the_requirement_holds_in_a_story_too(self, place: str, able: bool) -> None:
        """DS-ADVC-008: while exploring as well it depends on where Claire stands, for any player's card."""
        table = own(exploring(stands(on_map(2), place), 38), 1, "fishing-pole")

        assert ("play fishing-pole meat" in offered(table)) == able

    def test_no_useless_plays(self) -> None:
        """DS-ADVC-012: with everyone at full health `restore 2 health` is refused."""
        table = own(on_map(), 0, "canteen", "leaf-ear", "toolbox", "gathering-basket")
        stock(table, meat=6)

        for line in ("canteen heal", "leaf-ear cure", "toolbox repair", "gathering-basket meat"):
            assert refused(table, f"play {line}").rule == "DS-ADVC-012"
        assert "play canteen heal" in offered(hurt(table, miguel=1))

    def test_each_alternative_is_judged_apart(self) -> None:
        """DS-ADVC-012, DS-ADVC-006: with 6 meat the basket is still good for ogroot; without fuel Eugene mends."""
        table = own(stock(on_map(), meat=6), 0, "gathering-basket", "eugene")
        table.fuel, table.plane_health = 0, 3
        again(table)
        able = [line for line in offered(table) if line.startswith("play")]

        assert able == ["play gathering-basket sand-honey", "play gathering-basket ogroot", "play eugene repair"]

    def test_one_effect_that_helps_is_enough(self) -> None:
        """DS-ADVC-012: a soup that heals and cures may be cooked for the cure alone."""
        table = own(stock(on_map(), meat=1, ogroot=1), 0, "dumb-soup")
        reason = refused(table, "play dumb-soup heal")
        play(ail(table, "ed", "venom"), "play dumb-soup heal", "cure ed of venom")

        assert reason.rule == "DS-ADVC-012"
        assert table.crew["ed"].statuses == ()


class TestMoments:
    """DS-ADVC-005, 011, 021."""

    def test_not_in_combat(self) -> None:
        """DS-ADVC-005: in combat no recipe, no plane and no walking; a block card is legal."""
        table = own(hurt(stock(on_map(), meat=1), claire=2), 0, "camp-stew", "eugene", "dog-sled", "cork-vest")
        struck(table, 3)

        for line in ("play camp-stew heal", "play eugene fly", "play dog-sled move"):
            assert refused(table, line).rule == "DS-ADVC-005"
        play(table, "play cork-vest block", "take hit")
        assert "end attacks" in offered(table)
        for line in ("play camp-stew heal", "play eugene fly", "play dog-sled move"):
            assert refused(table, line).rule == "DS-ADVC-005"
        assert health(table, "ed") == 6

    def test_in_combat_means_from_its_set_up_to_its_end(self) -> None:
        """DS-ADVC-021: before its first round no recipe and no journey either; once enemies are beaten, both again."""
        table = own(hurt(stock(on_map(), meat=1), claire=2), 0, "camp-stew", "dog-sled")
        table = foe(tire(table, ed=0, ezarius=0, jessie=0, miguel=0, claire=0), "rat", "H", attack=0)
        effects(table, f"combat {table.pack.enemies['rat'].number}")
        lines = ("play camp-stew heal", "play dog-sled move")
        play(table, "lay rat")
        assert [refused(table, line).rule for line in lines] == ["DS-ADVC-021"] * 2
        play(table, "start combat", *[f"draw {card}" for card in ("wrench", "whip", "pistol", "fire-axe", "tow-cable")])
        play(table, "attack rat with ed using wrench", "cover rat a1")

        assert table.combat is None
        assert {*lines} <= {*offered(table)}

    def test_a_recipe_in_the_middle_of_a_story(self) -> None:
        """DS-ADVC-005: only combat bars recipes: while exploring and in a challenge they may be played."""
        for table in (exploring(on_map(2), 38), facing(on_map(2), "CRAFT", 5)):
            own(hurt(stock(table, meat=1), claire=3), 1, "camp-stew")
            play(table, "play camp-stew heal", *["heal claire"] * 3)

            assert (health(table, "claire"), table.goods["meat"]) == (7, 0)

    @pytest.mark.parametrize("card", ["dog-sled move", "eugene fly"])
    def test_no_moving_in_the_middle_of_an_action(self, card: str) -> None:
        """DS-ADVC-011: while a story, a challenge or a journey is under way they wait until it ends."""
        cards = ("dog-sled", "eugene")
        told_story = exploring(own(on_map(), 0, *cards), 38)
        tested = facing(own(on_map(), 0, *cards), "CRAFT", 5)
        travelling = play(stands(own(on_map(), 0, *cards), "2:b3"), "travel east")

        for table in (told_story, tested, travelling):
            assert refused(table, f"play {card}").rule == "DS-ADVC-011"
        play(told_story, "choose b")
        assert f"play {card}" in offered(told_story)

    def test_a_card_moves_claire_without_time(self) -> None:
        """DS-ADVC-011: outside actions the sled takes her a square further and no time passes."""
        table = play(own(on_map(), 0, "dog-sled"), "play dog-sled move", "walk east")

        assert (table.place, time_left(table)) == ("2:d3", 5)


class TestExamples:
    """DS-ADVC-013 to 020."""

    def test_totem_with_six_block(self) -> None:
        """DS-ADVC-013: a counterattack of 5 on Ed: he takes 0, the honey is gone, the next one is not reduced."""
        table = struck(own(stock(on_map(), sand_honey=1), 0, "hive-stone"), 5)
        play(table, "play hive-stone block", "take hit")
        first = health(table, "ed")
        play(table, "attack rat with miguel using wrench")

        assert (first, table.goods["sand-honey"]) == (8, 0)
        assert health(table, "miguel") == 2

    def test_meat_recipe(self) -> None:
        """DS-ADVC-014: 1 meat restores 3, Ed +2 and Claire +1."""
        table = own(stock(hurt(on_map(), ed=4, claire=4), meat=1), 0, "camp-stew")
        play(table, "play camp-stew heal", "heal ed", "heal claire", "heal ed")

        assert (table.goods["meat"], health(table, "ed"), health(table, "claire")) == (0, 6, 4)

    def test_water_or_block(self) -> None:
        """DS-ADVC-015: at the water no damage; at a counterattack of 3, 2 damage; block is for combat only."""
        table = own(stands(on_map(), "2:b3"), 0, "cork-vest")
        on_land = refused(table, "play cork-vest block")
        play(table, "travel east")
        at_water = refused(table, "play cork-vest block")
        play(table, "play cork-vest water")
        fought = play(struck(own(on_map(), 0, "cork-vest"), 3), "play cork-vest block", "take hit")

        assert on_land.rule == at_water.rule == "DS-ATTK-015"
        assert table.place == WATER
        assert not any(member.damage for member in table.crew.values())
        assert "travel west" in offered(table)
        assert health(fought, "ed") == 6

    @pytest.mark.parametrize("kind", ["steep", "cold"])
    def test_it_ignores_water_only(self, kind: str) -> None:
        """DS-ADVC-015: at another obstacle neither the water nor the block of the card is of use."""
        table = effects(own(on_map(2), 1, "cork-vest"), f"obstacle {kind}: lose 1 health")

        assert f"suffer {kind}" in offered(table)
        assert not any(line.startswith("play cork-vest") for line in offered(table))
        assert refused(table, "play cork-vest water").rule == "DS-TRAV-006"
        assert table.adventures[1] == ["cork-vest"]

    def test_restore_two(self) -> None:
        """DS-ADVC-016: Ed and Jessie each 1 under their maximum: 1 and 1, and both are full."""
        table = play(own(hurt(on_map(), ed=1, jessie=1), 0, "bandage-roll"), "play bandage-roll heal")
        play(table, "heal ed", "heal jessie")

        assert (health(table, "ed"), health(table, "jessie")) == (8, 8)

    def test_four_way_choice(self) -> None:
        """DS-ADVC-017: a PERCEPTION 7 challenge at 5: played for PERCEPTION it is 7, and no resource is gained."""
        table = facing(own(on_map(), 0, "gathering-basket"), "PERCEPTION", 7)
        play(table, "go on", "fate 5", "play gathering-basket perception")
        result = total(table, table.test)
        play(table, "go on")

        assert result == 7
        assert passed(table)
        assert not any(table.goods[kind] for kind in ("sand-honey", "ogroot", "meat"))

    @pytest.mark.parametrize("kind", ["sand-honey", "ogroot", "meat"])
    def test_four_way_choice_for_a_resource(self, kind: str) -> None:
        """DS-ADVC-017: or it is played for exactly one of three resources."""
        table = play(own(on_map(), 0, "gathering-basket"), f"play gathering-basket {kind}")

        assert {name: amount for name, amount in table.goods.items() if amount} == {kind: 1}

    def test_redraw_or_reroll(self) -> None:
        """DS-ADVC-018: fate 1; played, 6 is drawn and the fate is 6. In combat it rerolls the die."""
        table = facing(own(on_map(), 0, "bent-nickel"), "MOXIE", 6)
        play(table, "go on", "fate 1", "play bent-nickel redraw", "fate 6", "go on")
        fought = own(arm(foe(on_map(), "rat", "H . . . . ."), "whip", damage=1, die=True), 0, "bent-nickel")
        play(fight(fought, "rat", hands=(("whip",),)), "attack rat with ed using whip", "roll 1")
        play(fought, "play bent-nickel reroll", "roll 6", "go on")

        assert passed(table)
        assert told(fought, "deals") == [("ed", 3)]

    def test_eugene_flies_the_plane(self) -> None:
        """DS-ADVC-019: 0 time, fuel 2, Claire elsewhere: 1 space and fate 5: fuel 1, result 6, 1 damage, no Claire."""
        table = own(stands(on_map(), "2:a1"), 0, "eugene")
        table.spent, table.fuel = 5, 2
        play(again(table), "play eugene fly", "fly to mail-ice", "fate 5", "go on")

        assert told(table, "flight") == [(6, 1)]
        assert (table.fuel, table.plane_health, table.plane) == (1, table.pack.plane_health - 1, "mail-ice")
        assert (table.place, table.spent) == ("2:a1", 5)

    def test_eugene_takes_claire_along_or_mends(self) -> None:
        """DS-ADVC-019: with Claire at the plane she may come along; or 1 plane health is restored instead."""
        table = own(on_map(), 0, "eugene")
        play(table, "play eugene fly", "fly to mail-ice with claire", "fate 1", "go on")
        mended = own(on_map(), 0, "eugene")
        mended.plane_health = 3
        play(again(mended), "play eugene repair")

        assert (table.place, time_left(table)) == ("3:d1", 5)
        assert (mended.plane_health, mended.fuel) == (4, 5)

    def test_the_fishing_pole_ignores_no_water(self) -> None:
        """DS-ADVC-020: entering water with the fishing pole in hand: playing it to ignore the water is refused."""
        table = play(own(stands(on_map(), "2:b3"), 0, "fishing-pole"), "travel east")

        assert refused(table, "play fishing-pole water").rule == "DS-ADVC-020"
        assert [line for line in offered(table) if line.startswith("play")] == []
