"""Readings of the journey: another player's turn, two obstacles, cards in the discard, what is left afterwards."""

from __future__ import annotations

import dataclasses

from sleeping_gods.effects.conditions import parse_condition
from sleeping_gods.kernel.play import is_over, waiting
from sleeping_gods.party.chapters.explore import met
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.score import achievements
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from tests.bed import again, doing, effects, fallen, hold, offered, play, refused

from .tables import (
    at_start,
    draw_event,
    exploring,
    facing,
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
    story,
    tire,
    wear,
)
from .test_ability_cards import rewrite


class TestOnTheMap:
    """Time, flights, obstacles."""

    def test_four_of_six(self) -> None:
        """DS-TIME-010: who holds the token and has spent 4 may end the turn, and passes the one token on."""
        table = on_map(2)
        table.bonus = True
        stands(table, "2:a1")
        for line in ("travel east", "travel west", "travel east", "travel west"):
            play(table, line)
        assert (time_left(table), "end turn" in offered(table)) == (2, True)
        play(table, "end turn")

        assert (table.captain, table.bonus, table.early) == (1, True, False)

    def test_a_redraw_on_each_turn(self) -> None:
        """DS-CHAR-004, DS-CHAR-011: Ed's redraw is spent for P1's turn, and is there again on P2's."""
        table = facing(on_map(2), "CRAFT", 30)
        play(table, "go on", "fate 1", "activate ed redraw", "fate 2")
        assert refused(table, "activate ed redraw").rule == "DS-CHAR-004"
        play(table, "go on")
        table.spent = 5
        play(doing(table, TakeAction(), EndTurn()), "end turn")
        play(facing(table, "CRAFT", 30), "go on", "fate 1")

        assert table.captain == 1
        assert "activate ed redraw" in offered(table)

    def test_a_flight_without_claire_completes_an_event(self) -> None:
        """DS-EVNT-013, DS-ADVC-019: the plane has moved, though Claire stays where she is."""
        table = own(stands(tire(on_map(), ed=0), "2:a1"), 0, "eugene")
        reprint(table, "thin-ice", complete=("gain 1 rope",), complete_when="plane-moved", stays=True)
        play(in_play(table, "thin-ice"), "play eugene fly", "fly to geysers", "fate 1")

        assert (table.place, table.plane, table.goods["rope"], table.active) == ("2:a1", "geysers", 1, {})

    def test_a_card_that_flies_needs_fuel_and_health(self) -> None:
        """DS-ADVC-019, DS-FLY-006: without fuel, or with a broken plane, nothing is offered where a text flies it."""
        for fuel, wings in ((0, 3), (3, 0)):
            table = on_map()
            table.fuel, table.plane_health = fuel, wings
            effects(table, "fly the plane")
            assert not any(line.startswith("fly to") for line in offered(table))

    def test_a_plane_alone_at_a_distant_place(self) -> None:
        """DS-ADVC-019, DS-FLY-021: with the plane at Sapphire Pass and Claire on the map it flies alone."""
        table = stands(on_map(), "2:a1")
        table.plane = "sapphire-pass"
        effects(table, "fly the plane")
        assert "fly to geysers" in offered(table)
        assert refused(table, "fly to geysers with claire").rule == "DS-FLY-005"

        stands(table, "sapphire-pass")
        assert "fly to geysers with claire" in offered(table)
        assert refused(table, "fly to geysers").rule == "DS-FLY-021"

    def test_who_settles_a_draw(self) -> None:
        """DS-REPR-002, DS-FLY-022, DS-BASE-012: on P2's turn P2 settles a repair and a flight."""
        for line in ("repair", "fly to geysers"):
            table = stock(on_map(2), gergon_leaf=1)
            table.captain, table.plane_health = 1, 1
            play(stands(table, "2:d2"), line)
            if line == "repair":
                assert waiting(table)[1] == 1
                play(table, "go on")
            play(table, "fate 1")
            assert (offered(table)[0], waiting(table)[1]) == ("go on", 1)

    def test_another_hand_may_help_a_flight(self) -> None:
        """DS-EQIP-016, DS-TURN-007: with cards in P2's hand P1 is asked after the draw, for P2 may equip a redraw."""
        for cards in ((), ("nerve-4", "duck-7", "dare-2", "feint-1")):
            table = hold(stands(tire(on_map(2), ed=0), "2:d2"), 1, *cards)
            play(table, "fly to geysers", "fate 1")
            assert ("go on" in offered(table)) is bool(cards)

    def test_what_is_added_to_fate_mends_more(self) -> None:
        """DS-REPR-003, DS-FATE-010: CRAFT of nobody and fate 3 mend 1; a leaf makes it 11, which mends 3."""
        table = stock(stands(tire(on_map(), ed=0), "2:d2"), gergon_leaf=1)
        table.plane_health = 1
        play(again(table), "repair", "go on", "fate 3", "use gergon-leaf fate by p1", "go on")

        assert table.plane_health == 4

    def test_an_obstacle_is_over(self) -> None:
        """DS-TRAV-004, DS-TRAV-013: once suffered it is gone: rope cannot be used on it any more, nor afterwards."""
        table = stock(on_map(), rope=1)
        effects(table, "obstacle steep: lose 1 health", "obstacle water: lose 1 health")
        play(table, "suffer steep")
        assert table.obstacle == ""
        assert refused(table, "use rope steep by p1") is not None
        play(table, "hurt ed")
        assert (table.obstacle, offered(table)[0]) == ("water", "suffer water")
        play(table, "suffer water", "hurt ed")

        assert (table.obstacle, table.goods["rope"], health(table, "ed")) == ("", 1, 6)

    def test_a_defeat_before_an_obstacle(self) -> None:
        """DS-DEFT-001: who brings down the last by a cost before an obstacle is defeated; no obstacle is left."""
        table = fallen(hurt(on_map(), ed=7), "claire", "ezarius", "jessie", "miguel")
        wear(rewrite(table, "dare-2", "gain 1 rope", hurts=1), "ed", "dare-2")
        effects(exploring(table, 7), "obstacle steep: lose 1 health")
        play(table, "activate dare-2 use")

        assert (table.defeats, table.obstacle, table.exploring, health(table, "ed")) == (1, "", False, 8)
        assert not any(line.startswith("suffer") for line in offered(table))


class TestStories:
    """What opens, what waits, and what ends."""

    def test_a_story_that_is_due_waits_for_the_story_under_way(self) -> None:
        """DS-CAMP-010: an event's story crosses off the next-to-last camp: 119 opens after it, not in it."""
        text = "# 38 T\n\n## 38 T\nText.\n\n> cross off 1 camp\n\n- (a) Go.\n  > return to the map\n"
        table = stock(hurt(story(on_map(), text), ed=2), ogroot=1)
        table.camps = 10
        in_play(reprint(table, "thin-ice", complete=("turn to 38",), stays=True), "thin-ice")
        play(table, "complete thin-ice", "use ogroot heal by p1", "heal ed")
        assert (table.due, table.paragraph) == (["119"], "38")
        play(table, "choose a")

        assert (table.due, table.paragraph) == ([], "119")

    def test_an_end_story_that_stops_is_the_end(self) -> None:
        """DS-CAMP-010, DS-EXPL-005: a story that just returns ends the campaign in the end story only."""
        text = "# 38 T\n\n## 38 T\nText.\n\n- (a) Go.\n  > return to the map\n"
        for finale in (False, True):
            table = exploring(story(on_map(), text), 38)
            table.finale = finale
            play(table, "choose a")

            assert (table.over, is_over(table)) == (("end story", True) if finale else ("", False))

    def test_a_choice_once_per_visit(self) -> None:
        """DS-EXPL-012: a story that comes back to its page does not offer the choice again; the next visit does."""
        again_and = "  > once per visit\n  > gain 1 rope\n  > turn to 38\n"
        text = f"# 38 T\n\n## 38 T\nText.\n\n- (a) Ask.\n{again_and}- (b) Go.\n  > return to the map\n"
        table = play(exploring(story(on_map(), text), 38), "choose a")
        assert refused(table, "choose a").key == "taken-this-visit"
        play(table, "choose b")

        assert "choose a" in offered(exploring(table, 38))

    def test_an_event_in_step_four_that_beats_the_party(self) -> None:
        """DS-DEFT-006, DS-ENDT-004: the defeat is settled first, then the next event has its turn end."""
        table = hurt(fallen(on_map(), "claire", "ezarius", "jessie", "miguel"), ed=7)
        reprint(table, "thin-ice", turn_end=("lose 1 health by ed",), stays=True)
        reprint(table, "lying-compass", turn_end=("gain 1 rope", "lose 1 health by ed"), stays=True)
        in_play(in_play(table, "thin-ice"), "lying-compass")
        table.spent = 5
        play(again(table), "end turn")

        assert (table.defeats, table.goods["rope"], health(table, "ed")) == (1, 1, 7)
        assert (table.camps, table.turn, table.spent) == (3, 2, 0)

    def test_moving_the_plane_while_an_event_is_resolved(self) -> None:
        """DS-EVNT-013: the one just drawn is not in play yet, and one whose condition is not met stays."""
        table = own(stands(tire(on_map(), ed=0), "2:a1"), 0, "eugene")
        threat = ("gain 1 threat", "lose 1 health")
        reprint(table, "thin-ice", do=threat, complete=("gain 1 rope",), complete_when="plane-moved", stays=True)
        meat = ("gain 1 meat",)
        reprint(table, "lying-compass", complete=meat, complete_if="3 threat", complete_when="plane-moved", stays=True)
        draw_event(in_play(table, "lying-compass", 2), "thin-ice")
        play(table, "play eugene fly", "fly to geysers", "fate 1", "hurt ed")

        assert (table.active, table.goods["rope"]) == ({"lying-compass": 2, "thin-ice": 1}, 0)


class TestChallenges:
    """Who pays what."""

    def test_low_morale_is_for_its_bearer(self) -> None:
        """DS-STAT-009: Ed with low morale pays 2 stamina, Jessie beside him 1; Miguel with 1 left may join."""
        table = facing(tire(on_map(), miguel=1), "CRAFT", 5)
        table.crew["ed"].statuses = ("low-morale",)
        play(again(table), "join jessie", "join ed", "join miguel")

        assert [table.crew[name].stamina for name in ("ed", "jessie", "miguel")] == [1, 2, 0]

    def test_no_event_is_completed_between_turns(self) -> None:
        """DS-EVNT-007: when P1's turn is over and P2's has not begun nobody completes an event; then P2 does."""
        table = reprint(on_map(2), "thin-ice", complete=("gain 1 rope",), stays=True)
        in_play(table, "thin-ice")
        table.spent = 5
        play(again(table), "end turn")
        assert refused(table, "complete thin-ice").rule == "DS-EVNT-007"
        table.phase = "actions"
        play(doing(table, TakeAction(), EndTurn()), "complete thin-ice")

        assert (table.goods["rope"], table.captain) == (1, 1)

    def test_what_is_paid_for_may_be_repeated(self) -> None:
        """DS-ABCA-012, DS-ABCA-009: a card that costs 1 sand honey, and no stamina, counts twice where two are paid."""
        table = wear(rewrite(on_map(), "dare-2", "SAVVY +3", cost=(("sand-honey", 1),)), "ed", "dare-2")
        play(facing(stock(table, sand_honey=2), "SAVVY", 30), "go on", "fate 1", *["activate dare-2 use"] * 2)

        assert (table.test.bonus, table.goods["sand-honey"]) == (6, 0)
        assert refused(table, "activate dare-2 use").rule == "DS-ADVC-007"

    def test_no_flight_in_the_middle_of_a_walk(self) -> None:
        """DS-ADVC-011: while the damage of a square just entered is shared out no card moves the plane."""
        table = own(stands(on_map(), "2:a2"), 0, "eugene")
        play(table, "travel east", "suffer steep", "hurt ed")
        assert refused(table, "play eugene fly").rule == "DS-ADVC-011"
        play(table, "hurt ed", "hurt ed")

        assert "play eugene fly" in offered(table)

    def test_an_event_completed_while_another_is_resolved(self) -> None:
        """DS-EVNT-003, DS-EVNT-004, DS-EVNT-007: the one drawn stays in play all the same, with its threat."""
        table = reprint(on_map(), "thin-ice", complete=("gain 1 rope",), stays=True)
        reprint(table, "lying-compass", do=("gain 2 threat", "lose 1 health"), stays=True)
        draw_event(in_play(table, "thin-ice", 1), "lying-compass")
        play(table, "complete thin-ice")
        assert (table.active, table.event) == ({"lying-compass": 2}, "lying-compass")
        play(table, "hurt ed")

        assert (table.active, table.event, table.event_discard) == ({"lying-compass": 2}, "", ["thin-ice"])

    def test_an_event_leaves_once(self) -> None:
        """DS-EVNT-008: told twice to leave, an event lies in the discard once, and so does one that is completed."""
        table = reprint(on_map(), "thin-ice", do=("discard this event", "discard this event"))
        reprint(table, "lying-compass", complete=("discard this event", "gain 1 rope"), stays=True)
        draw_event(in_play(table, "lying-compass"), "thin-ice")
        play(table, "complete lying-compass")

        assert table.event_discard == ["thin-ice", "lying-compass"]

    def test_an_event_that_beats_the_party(self) -> None:
        """DS-HLTH-006, DS-DEFT-006: all fall to an event: the party is restored before its first action."""
        table = reprint(on_map(), "thin-ice", do=("lose 9 health by each",))
        draw_event(table, "thin-ice")
        while any(line.startswith("hurt") for line in offered(table)):
            play(table, offered(table)[0])

        assert (table.defeats, health(table, "ed"), table.event_discard) == (1, 8, ["thin-ice"])
        assert "camp" in offered(table)

    def test_all_statuses_of_one(self) -> None:
        """DS-STAT-011: all that the chosen one bears go, those of the others stay."""
        table = on_map()
        for name in ("ed", "jessie"):
            table.crew[name].statuses = ("venom", "madness", "weakened")
        play(effects(table, "remove all statuses from one"), "cure jessie of all")

        assert (table.crew["jessie"].statuses, len(table.crew["ed"].statuses)) == ((), 3)

    def test_a_card_that_heals_all_raises_for_time(self) -> None:
        """DS-HLTH-010, DS-HLTH-011: what a card restores raises Ed for 1 time only; what a story sets costs nothing."""
        table = effects(fallen(hurt(on_map(), claire=5), "ed"), "restore all health", act=True)
        play(table, "refuse time")
        assert (health(table, "claire"), health(table, "ed"), time_left(table)) == (7, 0, 5)
        effects(table, "restore all health")

        assert (health(table, "ed"), time_left(table)) == (8, 5)

    def test_a_box_counts_once(self) -> None:
        """DS-ACHV-002: a box that two campaigns have marked is one achievement; boxes of cards are none."""
        assert achievements(["boss:5", "totem:eternal-geode", "boss:5", "adventure:132"]) == 2


class TestCards:
    """Hands, boards, discards."""

    def test_the_card_that_is_named_goes(self) -> None:
        """DS-EQIP-009: of three on Ed the second is taken off; the first and third stay, and it is in the discard."""
        table = wear(on_map(), "ed", "nerve-4", "dare-2", "duck-7")
        play(table, "unequip dare-2")

        assert (table.crew["ed"].cards, table.discard) == (("nerve-4", "duck-7"), ["dare-2"])

    def test_two_of_a_kind_restore_a_totem(self) -> None:
        """DS-TOTM-001, DS-TOTM-004: of two fire quartz one and a tundra berry are not enough, for it is lower."""
        table = on_map()
        number = next(number for number, card in table.pack.quests.items() if card.totem)
        twice = dataclasses.replace(table.pack.quests[number], needs=(("fire-quartz", 2),))
        repack(table, quests={**table.pack.quests, number: twice})
        stock(quest(table, number), fire_quartz=1, tundra_berry=1)
        assert refused(table, f"awaken {number} by p1").rule == "DS-TOTM-004"
        play(stock(table, fire_quartz=2), f"awaken {number} by p1", *["pay fire-quartz for fire-quartz"] * 2)

        assert (table.goods["fire-quartz"], table.goods["tundra-berry"], table.used_quests) == (0, 1, [number])

    def test_what_was_laid_aside_joins_a_deck_too_small(self) -> None:
        """DS-CBDK-003, DS-CBDK-008: both that lie aside may join; when one of 14 is lost both do."""
        table = on_map()
        spare = table.combat_deck[0]
        others = [card.id for card in table.pack.adventures.values() if card.combat and not card.starting]
        extra = next(card for card in others if card != "ice-blade")
        own(table, 0, extra, "ice-blade")
        table.combat_deck = [card for card in table.combat_deck if card not in (spare, extra)]
        assert {f"include {spare}", f"include {extra}"} <= {*offered(again(table))}
        assert len(table.combat_deck) == 14
        effects(table, "lose adventure 26")

        assert ({spare, extra} <= {*table.combat_deck}, "ice-blade" in table.combat_deck) == (True, False)
        assert sorted(table.combat_deck) == sorted(table.arms)

    def test_a_totem_in_the_discard_is_owned(self) -> None:
        """DS-QUST-006, DS-ADVC-004: two totems, one of them played and one in P2's hand, are two."""
        table = on_map(2)
        first, second = [card.id for card in table.pack.adventures.values() if card.kind == "totem"][:2]
        own(table, 1, first)
        table.played.append(second)

        assert met(table, parse_condition("2 totems"))
        assert not met(table, parse_condition("3 totems"))

    def test_any_two_resources(self) -> None:
        """DS-EXPL-012, DS-ADVC-007: with 1 piece a cost of 2 of any kind cannot be paid; two of different kinds pay."""
        choices = "- (a) Pay.\n  > cost 2 resources\n  > gain 1 meat\n- (b) Go.\n  > gain 1 rope\n"
        text = f"# 38 T\n\n## 38 T\nText.\n\n{choices}"
        table = exploring(story(stock(on_map(), torch=1), text), 38)
        assert ("choose a" in offered(table), refused(table, "choose a").rule) == (False, "DS-EXPL-012")
        play(stock(table, whiskey=1), "choose a", "pay torch", "pay whiskey")

        assert (table.goods["torch"], table.goods["whiskey"], table.goods["meat"]) == (0, 0, 1)

    def test_a_leavers_cards_begin_with_the_next_player(self) -> None:
        """DS-PLYR-002, DS-PLYR-006: P1 leaves when P3 is next: of 3 cards 2 are P3's, who is now the second."""
        table = hold(at_start(3), 0, "duck-7", "dare-2", "nerve-4")
        table.captain = 2
        play(again(table), "leave p1")
        while any(line.startswith("deal") for line in offered(table)):
            play(table, offered(table)[0])

        assert ([len(hand) for hand in table.hands], table.captain) == ([1, 2], 1)

    def test_two_quests_read_in_silence(self) -> None:
        """DS-WAND-009: of two quests gained by one action both are silent, for those who took it."""
        text = "# 900 A\n\n## 900 A\n\n> encounter\n\nStalls.\n\n- (a) Ask.\n  > gain quest 41; gain quest 48\n"
        table = exploring(story(on_map(2), text), 900)
        while names := [line.split()[1] for line in offered(table) if line.startswith("place ")]:
            play(table, f"place {names[0]} on {'a' if names[0] == 'ezarius' else '-'}")
        play(table, "take a")

        assert table.silent == {"41": [1], "48": [1]}
