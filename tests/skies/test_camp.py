"""Camping: DS-CAMP."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.play import waiting, waits_for_chance
from sleeping_gods.skies.chapters.camp_row import camps_left
from sleeping_gods.skies.chapters.events import EventPhase
from sleeping_gods.skies.chapters.turn import Actions, BeginTurn, EndTurn
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view

from ..bed import again, doing, draw_any, effects, fallen, offered, play, refused, told
from .tables import ail, draw_event, exploring, health, hurt, in_play, on_map, own, reprint, stands, tire


def rested(table: SkiesTable, *choices: str) -> SkiesTable:
    """The party has camped, with these choices, and the cards are dealt."""
    play(table, "camp", *choices)
    while waits_for_chance(table):
        draw_any(table, 1)
    return table


def crossed(table: SkiesTable, count: int) -> SkiesTable:
    """So many camps have been crossed off."""
    table.camps = count
    return again(table)


def stamina(table: SkiesTable) -> list[int]:
    """Everybody's stamina."""
    return [member.stamina for member in table.crew.values()]


class TestTheAction:
    """What camping costs, and when it is possible."""

    def test_a_symbol_and_no_time(self) -> None:
        """DS-CAMP-001: with 3 camps crossed off and 2 time left the fourth is crossed off, and 2 time is left."""
        table = crossed(on_map(), 3)
        table.spent = 3
        rested(again(table))

        assert (table.camps, table.spent) == (4, 3)
        assert "explore 2" in offered(table)

    def test_anywhere_on_the_map(self) -> None:
        """DS-CAMP-002: on any square, away from the plane and at a distant location."""
        table = stands(on_map(), "11:b2")

        assert "camp" in offered(table)

        table.plane = "sapphire-pass"
        stands(table, "sapphire-pass")

        assert "camp" in offered(table)

    def test_whatever_is_in_play(self) -> None:
        """DS-CAMP-002: events, statuses, the fallen and an empty watch are no obstacle."""
        table = fallen(ail(in_play(on_map(2), "cracked-stove", 1), "jessie", "venom"), "ed")
        table.spent = 5

        assert "camp" in offered(again(table))

    def test_not_in_the_middle_of_an_action(self) -> None:
        """DS-CAMP-002: while exploring it is refused; after the return to the map, at a distant location, it is not."""
        table = on_map()
        table.plane = "sapphire-pass"
        play(stands(table, "sapphire-pass"), "explore 217")

        assert refused(table, "camp").rule == "DS-CAMP-002"

        play(table, "choose e")

        assert "camp" in offered(table)

    def test_not_in_other_actions_or_steps(self) -> None:
        """DS-CAMP-002: not in the middle of a flight or before an obstacle, and not in the event step."""
        assert refused(play(on_map(), "fly to geysers"), "camp").rule == "DS-CAMP-002"
        assert refused(play(stands(on_map(), "2:d1"), "travel south"), "camp").rule == "DS-CAMP-002"
        assert refused(draw_event(on_map(), "thin-ice"), "camp").rule == "DS-CAMP-002"

    def test_a_fixed_stock(self) -> None:
        """DS-CAMP-008: with every camp crossed off camping is refused."""
        assert refused(crossed(on_map(), 12), "camp").rule == "DS-CAMP-008"
        assert "camp" in offered(crossed(on_map(), 11))
        assert "camp" in offered(crossed(on_map(length="long"), 16))
        assert refused(crossed(on_map(length="long"), 17), "camp").rule == "DS-CAMP-008"

    def test_twice_in_a_turn(self) -> None:
        """DS-CAMP-013: of 4 camps two in a row cross off 2, and everybody regains up to 4 health."""
        table = hurt(crossed(on_map(), 8), ed=5, jessie=3, miguel=1)
        rested(rested(table))

        assert (table.camps, camps_left(table)) == (10, 2)
        assert [table.crew[name].damage for name in ("ed", "jessie", "miguel")] == [1, 0, 0]


class TestRest:
    """Stamina, health, a status."""

    def test_stamina(self) -> None:
        """DS-CAMP-003: stamina of 0, 1, 2, 3 and 0 is 3 for all five afterwards."""
        table = rested(tire(on_map(), claire=0, ed=1, ezarius=2, jessie=3, miguel=0))

        assert stamina(table) == [3] * 5

    @pytest.mark.parametrize(("level", "ed"), [("normal", 5), ("hard", 5), ("easy", 8)])
    def test_health(self, level: str, ed: int) -> None:
        """DS-CAMP-004: Ed with 3 of 8 has 5 afterwards, Jessie with 7 of 8 has 8."""
        table = rested(hurt(on_map(level=level), ed=5, jessie=1))

        assert (health(table, "ed"), health(table, "jessie"), health(table, "claire")) == (ed, 8, 7)

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_everybody_rests(self, captain: int) -> None:
        """DS-CAMP-003, DS-CAMP-004: whoever camps, all five characters get stamina and health back."""
        table = on_map(3)
        table.captain = captain
        names = list(table.crew)
        rested(hurt(tire(table, **dict.fromkeys(names, 0)), **dict.fromkeys(names, 3)))

        assert stamina(table) == [3] * 5
        assert [member.damage for member in table.crew.values()] == [1] * 5

    def test_one_status(self) -> None:
        """DS-CAMP-005: of Ed's venom and madness and Miguel's weakened one token is removed, or none."""
        table = ail(ail(on_map(), "ed", "venom", "madness"), "miguel", "weakened")
        play(table, "camp")

        assert offered(table) == ["cure ed of venom", "cure ed of madness", "cure miguel of weakened", "cure nobody"]

        play(table, "cure ed of madness")

        assert (table.crew["ed"].statuses, table.crew["miguel"].statuses) == (("venom",), ("weakened",))
        assert not any(line.startswith("cure ") for line in offered(table))

    @pytest.mark.parametrize("captain", [0, 1, 2])
    def test_the_active_player_picks(self, captain: int) -> None:
        """DS-CAMP-005, DS-CAMP-012: whichever seat camps, it decides whom to raise and which status to remove."""
        table = ail(fallen(on_map(3), "ed"), "jessie", "venom")
        table.captain = captain
        play(again(table), "camp")
        raising = waiting(table)[1]
        play(table, "raise ed")

        assert (raising, waiting(table)[1]) == (captain, captain)
        assert offered(table) == ["cure jessie of venom", "cure nobody"]

    def test_no_status_need_be_removed(self) -> None:
        """DS-CAMP-005: it may be left."""
        table = rested(ail(on_map(), "ed", "venom"), "cure nobody")

        assert table.crew["ed"].statuses == ("venom",)

    def test_the_fallen_may_be_raised(self) -> None:
        """DS-CAMP-012: with 1 time left Ed at 0 gets up for it, with 2 health and 3 stamina."""
        table = fallen(tire(on_map(), ed=0), "ed")
        table.spent = 4
        rested(again(table), "raise ed")

        assert (health(table, "ed"), table.crew["ed"].stamina, table.spent) == (2, 3, 5)

    def test_the_fallen_may_stay(self) -> None:
        """DS-CAMP-012: if the time is not paid Ed stays at 0, with 3 stamina."""
        table = fallen(tire(on_map(), ed=0), "ed")
        table.spent = 4
        rested(again(table), "raise nobody")

        assert (health(table, "ed"), table.crew["ed"].stamina, table.spent) == (0, 3, 4)

    def test_without_time_the_fallen_stay(self) -> None:
        """DS-CAMP-012: on the last space nothing is asked; the bonus token would pay."""
        table = fallen(tire(on_map(), ed=0), "ed")
        table.spent = 5
        rested(again(table))

        assert (health(table, "ed"), table.crew["ed"].stamina) == (0, 3)

        table.bonus = True
        rested(again(table), "raise ed")

        assert (health(table, "ed"), table.bonus) == (2, False)

    def test_each_of_the_fallen_costs_time(self) -> None:
        """DS-CAMP-012: with 1 time left one of two can be raised."""
        table = fallen(on_map(), "ed", "jessie")
        table.spent = 4
        rested(again(table), "raise jessie")

        assert (health(table, "ed"), health(table, "jessie"), table.spent) == (0, 2, 5)

    def test_with_time_for_both(self) -> None:
        """DS-CAMP-012: with more time both are raised, each for 1, and nobody twice."""
        table = fallen(on_map(), "ed", "jessie")
        play(table, "camp", "raise ed")

        assert offered(table) == ["raise jessie", "raise nobody"]

        play(table, "raise jessie")

        assert (health(table, "ed"), health(table, "jessie"), table.spent) == (2, 2, 2)

    def test_the_printed_order(self) -> None:
        """DS-CAMP-013: symbol, stamina, health, status, cards."""
        table = ail(hurt(tire(on_map(), claire=0), claire=1), "ed", "venom")
        play(table, "camp")
        happened = [line[0] for line in table.log_events]
        play(table, "cure ed of venom")
        happened += [line[0] for line in table.log_events]
        draw_any(table, 1)
        happened += [line[0] for line in table.log_events]

        assert [key for key in happened if key != "action"] == [
            "camp-crossed", "stamina", "healed", "cured", "dealt-adventure",
        ]  # fmt: skip

    def test_raising_comes_before_the_status(self) -> None:
        """DS-CAMP-013: health is settled, that of the fallen too, before a status is removed."""
        table = play(ail(fallen(on_map(), "ed"), "ed", "venom"), "camp")

        assert offered(table) == ["raise ed", "raise nobody"]
        assert "cure ed of venom" in offered(play(table, "raise ed"))


class TestCards:
    """The adventure discards are dealt out."""

    def test_one_by_one_from_the_camping_player(self) -> None:
        """DS-CAMP-006: seat 2 of three camps with 5 discards: seats 2 and 3 get 2, seat 1 gets 1."""
        table = on_map(3, first="p2")
        table.gone.append(table.played.pop())
        pile = list(table.played)
        play(table, "camp")
        seats = []
        while waits_for_chance(table):
            assert offered(table) == [f"deal {card}" for card in table.played]
            draw_any(table, 1)
            seats += [seat for _, seat in told(table, "dealt-adventure")]

        assert len(pile) == 5
        assert seats == [1, 2, 0, 1, 2]
        assert [len(hand) for hand in table.adventures] == [1, 2, 2]
        assert table.played == []

    def test_any_card_may_come_first(self) -> None:
        """DS-CAMP-006: the pile is shuffled, so each card may be dealt next; then it can be played again."""
        table = hurt(on_map(), ed=5)

        assert refused(table, "play canteen heal").rule == "DS-ADVC-004"

        play(table, "camp", "deal canteen")

        assert table.adventures[0] == ["canteen"]

        while waits_for_chance(table):
            draw_any(table, 1)

        assert "play canteen heal" in offered(table)

    def test_totems_are_dealt_like_others(self) -> None:
        """DS-CAMP-007, DS-CAMP-006: the whole discard pile is dealt around, whatever its cards are."""
        table = own(on_map(3), 2, "wolf-coat")
        table.gone, table.played = list(table.played), ["hive-stone", "leaf-ear", "eugene"]
        play(again(table), "camp", "deal eugene", "deal leaf-ear", "deal hive-stone")

        assert table.adventures == [["eugene"], ["leaf-ear"], ["wolf-coat", "hive-stone"]]
        assert table.played == []

    def test_hands_stay(self) -> None:
        """DS-CAMP-007: with 4 cards in hand and no discards the hand is the same, and no combat card is dealt."""
        table = on_map(2)
        own(table, 0, *table.played[:4])
        own(table, 1, *table.played)
        hands = [list(hand) for hand in table.adventures]
        before = list(table.arms)
        play(table, "camp")

        assert not waits_for_chance(table)
        assert table.adventures == hands
        assert (table.arms, len(table.combat_deck)) == (before, 14)

    def test_cards_in_hand_are_not_dealt_again(self) -> None:
        """DS-CAMP-007: only the discards are dealt, to whom they fall; what seat 2 holds stays with seat 2."""
        table = own(on_map(2), 1, "canteen", "flare")
        rested(table)

        assert [card for card in ("canteen", "flare") if card not in table.adventures[1]] == []
        assert [len(hand) for hand in table.adventures] == [2, 4]


class TestLastCamps:
    """The end comes."""

    @pytest.mark.parametrize(("length", "camps"), [("standard", 12), ("long", 17)])
    def test_both_follow_their_instruction(self, length: str, camps: int) -> None:
        """DS-CAMP-009, DS-CAMP-010: the next to last camp opens the story that the pack names, the last one 120."""
        table = rested(crossed(on_map(length=length), camps - 2))

        assert table.paragraph == "119"
        assert not table.finale

        play(table, "choose b")
        rested(table)

        assert (table.paragraph, table.finale) == ("120", True)

    def test_earlier_camps_open_nothing(self) -> None:
        """DS-CAMP-009: the third to last camp has no instruction, whatever the length of the campaign."""
        assert rested(crossed(on_map(length="long"), 14)).paragraph == ""
        assert rested(crossed(on_map(), 9)).paragraph == ""

    @pytest.mark.parametrize(("gone", "told_so"), [(9, ""), (10, "story"), (11, "end"), (12, "")])
    def test_a_camp_says_beforehand_what_it_opens(self, gone: int, told_so: str) -> None:
        """DS-CAMP-014: before it is made, a camp is known to open a story, or to end the campaign, by every seat."""
        table = crossed(on_map(2), gone)

        assert [view(table, seat)["next_camp"] for seat in (0, 1)] == [told_so] * 2

    @pytest.mark.parametrize(
        ("length", "camps"), [("standard", {10: "story", 11: "end"}), ("long", {15: "story", 16: "end"})]
    )
    def test_it_is_seen_in_a_campaign_of_either_length(self, length: str, camps: dict[int, str]) -> None:
        """DS-CAMP-014: of 12 camps and of 17 the last two are announced to every seat, and no other is."""
        for count in range(17 if length == "long" else 12):
            table = crossed(on_map(2, length=length), count)

            assert [view(table, seat)["next_camp"] for seat in (0, 1)] == [camps.get(count, "")] * 2

    def test_the_camp_before_the_last_says_what_comes_next(self) -> None:
        """DS-CAMP-014: when one camp is left, it is told that it ends the campaign, and not before."""
        table = effects(crossed(on_map(), 9), "cross off 1 camps")
        assert told(table, "one-camp-left") == []

        effects(table, "cross off 1 camps")
        assert told(table, "one-camp-left") == [()]

    def test_the_last_camp_rests_the_party_first(self) -> None:
        """DS-CAMP-010: with 1 symbol left the camp's effects apply, and then story 120 opens."""
        table = hurt(tire(crossed(on_map(), 11), ed=0), ed=3)
        play(table, "camp")

        assert (health(table, "ed"), table.crew["ed"].stamina, table.paragraph) == (7, 3, "")

        while waits_for_chance(table):
            draw_any(table, 1)

        assert (table.paragraph, table.finale, table.played) == ("120", True, [])
        assert refused(table, "camp").rule == "DS-CAMP-002"

    def test_the_action_under_way_is_finished_first(self) -> None:
        """DS-CAMP-010: a story that crosses off the last camp goes on to its end; then 120 opens."""
        table = exploring(crossed(on_map(), 11), 38)
        effects(table, "cross off 1 camps")

        assert (table.paragraph, camps_left(table)) == ("38", 0)

        play(table, "choose b")

        assert table.paragraph == "120"

    def test_the_one_before_the_last_crossed_off_by_an_event(self) -> None:
        """DS-CAMP-009, DS-CAMP-011: its story opens before the actions too, and the campaign goes on after it."""
        table = reprint(crossed(on_map(), 10), "frozen-garden", do=("cross off 1 camps",))
        table.event_deck, table.event_left = [["frozen-garden"]], [1]
        play(doing(table, EventPhase(), Actions(), EndTurn()), "event frozen-garden")

        assert told(table, "story-due") == [(table.pack.camps["standard"][1],)]
        assert (camps_left(table), table.finale) == (1, False)

    def test_a_last_camp_crossed_off_by_an_event(self) -> None:
        """DS-CAMP-010, DS-CAMP-011: one that an event crosses off opens 120 before the actions."""
        table = reprint(crossed(on_map(), 11), "frozen-garden", do=("cross off 1 camps",))
        table.event_deck, table.event_left = [["frozen-garden"]], [1]
        play(doing(table, EventPhase(), Actions(), EndTurn()), "event frozen-garden")

        assert table.paragraph == "120"

    def test_a_last_camp_crossed_off_at_the_end_of_a_turn(self) -> None:
        """DS-CAMP-010, DS-CAMP-011: one that a turn-end text crosses off opens 120 before the next turn."""
        table = reprint(crossed(on_map(2), 11), "black-frost", turn_end=("cross off 1 camps",), stays=True)
        doing(in_play(table, "black-frost"), EndTurn())

        assert (table.paragraph, table.captain) == ("120", 0)
        assert table.agenda[-1] != BeginTurn()

    def test_the_plane_crosses_off_a_camp(self) -> None:
        """DS-CAMP-011: damage to a plane at 0 takes the leftmost symbol; after the last one 120 opens."""
        table = crossed(on_map(), 11)
        table.plane_health = 1
        play(tire(table, ed=0), "fly to sapphire-pass", "fate 8")

        assert (table.plane_health, table.camps) == (0, 11)

        effects(table, "plane damage 1")

        assert (table.camps, table.due) == (12, ["120"])

    def test_a_defeat_crosses_off_what_is_left(self) -> None:
        """DS-CAMP-011: with 2 camps left a defeat crosses off 2, and both instructions follow in order."""
        table = exploring(crossed(on_map(length="long"), 15), 38)
        hurt(table, claire=6, ed=7, ezarius=5, jessie=7, miguel=6)
        effects(table, "lose 1 health by each")

        assert (table.defeats, camps_left(table)) == (1, 0)
        assert (table.paragraph, table.due) == ("119", ["120"])

        play(table, "choose b")

        assert (table.paragraph, table.finale) == ("120", True)
