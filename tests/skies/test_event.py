"""The event step: DS-EVNT, drawing events, what they do, and the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from sleeping_gods.kernel.table import decider
from sleeping_gods.skies.chapters.events import EventPhase, build_deck, deck_size
from sleeping_gods.skies.chapters.turn import Actions, EndTurn
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import again, bearers, damage_on, doing, draw_any, effects, offered, play, refused, told, victims
from .tables import (
    airfield,
    at_start,
    draw_event,
    health,
    hurt,
    in_play,
    new,
    on_map,
    reprint,
    stock,
    tire,
)


def step_two(table: SkiesTable) -> SkiesTable:
    """Step 2 begins; actions and the end of the turn follow."""
    return doing(table, EventPhase(), Actions(), EndTurn())


def pile(table: SkiesTable, deck: int, discard: int, active: int = 0) -> SkiesTable:
    """So many events in the deck, the discard and in play; the others are left out."""
    events = sorted(table.pack.events)
    table.event_deck, table.event_left = [events[:deck]], [deck]
    table.event_discard = events[deck : deck + discard]
    table.active = dict.fromkeys(events[deck + discard : deck + discard + active], 0)
    table.event_box = events[deck + discard + active :]
    return again(table)


class TestDrawing:
    """One event each turn."""

    def test_one_is_drawn_and_resolved(self) -> None:
        """DS-EVNT-001: of 10 events 1 is drawn and 9 are left; actions wait until it is resolved."""
        table = step_two(pile(on_map(), 10, 0))

        assert (table.phase, len(offered(table))) == ("event", 10)
        assert refused(table, "travel north").rule == "DS-TURN-002"

        table.event_deck = [["thin-ice", *[card for card in table.event_deck[0] if card != "thin-ice"][:9]]]
        play(again(table), "event thin-ice")

        assert (deck_size(table), table.event) == (9, "thin-ice")
        assert refused(table, "travel north").rule == "DS-TURN-002"

        play(table, "go on", "fate 8", "go on")

        assert (table.phase, table.event) == ("actions", "")
        assert "travel north" in offered(table)

    def test_in_every_turn(self) -> None:
        """DS-EVNT-001: after the draw of a turn comes its event, and then the actions."""
        table = draw_any(play(at_start(), "begin turn"), 2)

        assert {line.split()[0] for line in offered(table)} == {"event"}

        play(table, "event frozen-garden")

        assert (table.goods["ogroot"], table.phase) == (1, "actions")

    def test_chance_draws_for_the_active_player(self) -> None:
        """DS-EVNT-001: an event is drawn by chance, and its challenge is the active player's."""
        table = draw_event(on_map(2, first="p2"), "thin-ice")

        assert told(table, "event") == [("thin-ice",)]
        assert (decider(table), table.test.seat) == (1, 1)

    def test_the_discards_become_the_deck(self) -> None:
        """DS-EVNT-002: with no deck, 40 discards and 2 in play a deck of 40 is made, and 1 card is drawn."""
        table = step_two(pile(on_map(), 0, 40, 2))

        assert told(table, "reshuffled") == [("event",)]
        assert (len(offered(table)), table.event_discard, len(table.active)) == (40, [], 2)

        play(table, offered(table)[0])

        assert deck_size(table) == 39

    def test_discards_wait_while_there_is_a_deck(self) -> None:
        """DS-EVNT-002: as long as the deck has a card the discards stay where they are."""
        table = step_two(pile(on_map(), 1, 40))

        assert (len(offered(table)), len(table.event_discard)) == (1, 40)

    def test_no_event_at_all(self) -> None:
        """DS-EVNT-016: with every event in play nothing is drawn, and actions open."""
        table = step_two(pile(on_map(), 0, 0, 2))

        assert (table.phase, table.spent) == ("actions", 0)
        assert "travel north" in offered(table)
        assert len(table.active) == 2

    @pytest.mark.parametrize("line", ["skip thin-ice", "discard thin-ice"])
    def test_no_skipping(self, line: str) -> None:
        """DS-EVNT-003: an event with a challenge cannot be put away unresolved."""
        table = draw_event(on_map(), "thin-ice")

        assert refused(table, line).rule == "DS-EVNT-003"
        assert refused(table, "end turn").rule == "DS-TURN-002"
        assert table.event == "thin-ice"

    def test_it_is_discarded_when_it_is_resolved(self) -> None:
        """DS-EVNT-003: an event that does not say that it stays is carried out at once and discarded."""
        table = draw_event(on_map(), "frozen-garden")

        assert table.goods["ogroot"] == 1
        assert (table.event_discard, table.active) == (["frozen-garden"], {})

    def test_one_that_stays(self) -> None:
        """DS-EVNT-004: an event that says so lies among those in play and not in the discard."""
        table = draw_event(on_map(), "cracked-stove")

        assert (table.active, table.event_discard, table.event) == ({"cracked-stove": 0}, [], "")
        assert told(table, "event-stays") == [("cracked-stove",)]

    def test_few_discards_become_the_deck_as_well(self) -> None:
        """DS-EVNT-002: with 1 discard and 3 events in play the deck is that 1 card; the threat in play stays."""
        table = pile(on_map(), 0, 1, 3)
        table.active = dict.fromkeys(table.active, 2)
        step_two(table)

        assert (len(offered(table)), [*table.active.values()], table.event_discard) == (1, [2, 2, 2], [])

    def test_one_that_stays_does_what_it_says_and_lies_beside_others(self) -> None:
        """DS-EVNT-001, DS-EVNT-004: its effect happens when it is drawn; another event in play and its threat stay."""
        table = reprint(in_play(on_map(), "wolf-tracks", 2), "frozen-garden", do=("gain 2 ogroot",), stays=True)
        draw_event(table, "frozen-garden")

        assert table.goods["ogroot"] == 2
        assert (table.active, table.event_discard) == ({"wolf-tracks": 2, "frozen-garden": 0}, [])


class TestTheDeck:
    """How the deck is built."""

    @pytest.mark.parametrize(("level", "size"), [("easy", 56), ("normal", 48), ("hard", 42)])
    def test_its_size(self, level: str, size: int) -> None:
        """DS-EVNT-017: 56 events on easy; 8 of level 1 fewer on normal, 14 fewer on hard."""
        table = new(level=level)

        assert deck_size(table) == size
        assert table.event_left == [20 - (56 - size), 18, 18]

    @pytest.mark.slow
    def test_level_by_level(self) -> None:
        """DS-EVNT-017: the 12 cards of level 1 come first, any of the 20; then level 2, then level 3."""
        table, seen, events = tire(on_map(), ed=0), [], airfield().events
        levels = [events[line.split()[1]].level for line in offered(step_two(table))]

        assert Counter(levels) == {1: 20}

        for _ in range(48):
            step_two(table)
            (level,) = {events[line.split()[1]].level for line in offered(table)}
            seen.append(level)
            card = offered(table)[0].split()[1]
            reprint(table, card)
            play(table, f"event {card}")

        assert seen == [1] * 12 + [2] * 18 + [3] * 18
        assert (len(table.event_box), len(table.event_discard)) == (8, 48)
        assert {events[card].level for card in table.event_box} == {1}
        assert table.violations() == []

    def test_those_left_out_stay_out(self) -> None:
        """DS-EVNT-017: the new deck of a reshuffle is made of the discards, without those left out."""
        table = on_map()
        table.event_box = table.event_deck[0][:8]
        table.event_discard = [card for bag in table.event_deck for card in bag if card not in table.event_box]
        table.event_deck, table.event_left = [[], [], []], [0, 0, 0]
        step_two(table)

        assert len(offered(table)) == 48

    def test_a_deck_of_the_pack(self) -> None:
        """DS-EVNT-017: every event of the pack is in one of the levels."""
        bags, left = build_deck(airfield(), "easy")

        assert sorted(card for bag in bags for card in bag) == sorted(airfield().events)
        assert left == [len(bag) for bag in bags]


class TestEffects:
    """What events do to the party."""

    def test_damage_and_statuses_are_shared_out(self) -> None:
        """DS-EVNT-009: of 4 damage and madness the active player puts 4 on Jessie and madness on Ed."""
        table = reprint(on_map(2, first="p2"), "frozen-garden", do=("lose 4 health", "gain madness"))
        draw_event(table, "frozen-garden")

        assert decider(table) == 1
        assert victims(table) == list(table.crew)

        play(table, *["hurt jessie"] * 4)

        assert (decider(table), bearers(table)) == (1, list(table.crew))

        play(table, "afflict ed with madness")

        assert damage_on(table) == {"jessie": 4}
        assert (table.crew["ed"].statuses, table.crew["jessie"].statuses) == (("madness",), ())

    def test_unless_the_card_says_who(self) -> None:
        """DS-EVNT-009: one that says each leaves no choice."""
        table = draw_event(on_map(), "frostbite")

        assert damage_on(table) == dict.fromkeys(table.crew, 1)

    def test_moxie_eight_failed(self) -> None:
        """DS-EVNT-011: with a result of 6 in MOXIE 8 it is 4 damage and madness, and a sand honey all the same."""
        table = draw_event(tire(on_map(), ed=0), "thin-ice")
        play(table, "go on", "fate 6", *["hurt ed"] * 3, "hurt jessie", "afflict miguel with madness")

        assert damage_on(table) == {"ed": 3, "jessie": 1}
        assert (table.crew["miguel"].statuses, table.goods["sand-honey"]) == (("madness",), 1)
        assert table.event_discard == ["thin-ice"]

    def test_moxie_eight_passed(self) -> None:
        """DS-EVNT-011: with a result of 8 there is only the sand honey."""
        table = draw_event(tire(on_map(), ed=0), "thin-ice")
        play(table, "join jessie", "go on", "fate 6")

        assert damage_on(table) == {}
        assert [member.statuses for member in table.crew.values()] == [()] * 5
        assert table.goods["sand-honey"] == 1

    def test_no_challenge(self) -> None:
        """DS-EVNT-012: Miguel at 5 drops to 3 and has venom, sand honey is gained, and the card is discarded."""
        table = draw_event(hurt(on_map(2), miguel=2), "bees-in-the-cowling")

        assert (health(table, "miguel"), table.crew["miguel"].statuses) == (3, ("venom",))
        assert damage_on(table) == {"miguel": 4}
        assert (table.goods["sand-honey"], table.event_discard) == (1, ["bees-in-the-cowling"])

    def test_a_status_of_a_failed_event_goes_to_a_bystander(self) -> None:
        """DS-EVNT-009: Jessie failed the event's challenge; the active player puts its status on any of the five."""
        table = reprint(on_map(2), "thin-ice", do=("challenge MOXIE 9", "fail: gain weakened"))
        play(draw_event(table, "thin-ice"), "join jessie", "go on", "fate 1", "go on")
        assert bearers(table) == [*table.crew]
        play(table, "afflict claire with weakened")

        assert (table.crew["claire"].statuses, table.crew["jessie"].statuses) == (("weakened",), ())

    def test_a_named_character_takes_no_more_than_there_is(self) -> None:
        """DS-EVNT-012, DS-BASE-011: Miguel with 1 health takes 2: the point that is left goes to somebody else."""
        table = draw_event(hurt(on_map(2), miguel=6), "bees-in-the-cowling")
        assert "miguel" not in victims(table)
        play(table, "hurt ed")

        assert (damage_on(table), table.goods["sand-honey"]) == ({"ed": 1, "miguel": 7}, 1)


class TestInPlay:
    """Events that lie beside the atlas."""

    @pytest.mark.parametrize(("harder", "number"), [((("craft", 1),), 7), ((("any", 2),), 8), ((("moxie", 1),), 6)])
    def test_an_ongoing_text(self, harder: tuple[tuple[str, int], ...], number: int) -> None:
        """DS-EVNT-005: with +1 to all CRAFT challenges in play a CRAFT 6 needs 7; for another skill nothing changes."""
        table = in_play(reprint(on_map(), "numb-fingers", harder=harder, stays=True), "numb-fingers")
        effects(table, "challenge CRAFT 6")

        assert table.test.number == number

    def test_several_add_up_until_they_go(self) -> None:
        """DS-EVNT-005: two such events add up; one that is discarded counts no more."""
        table = reprint(on_map(), "tag-court", harder=(("craft", 2),), stays=True)
        effects(in_play(in_play(table, "numb-fingers"), "tag-court"), "challenge CRAFT 6")

        assert table.test.number == 9

        play(table, "go on", "fate 4", "go on")
        del table.active["tag-court"]
        effects(table, "challenge CRAFT 6")

        assert table.test.number == 7

    def test_it_counts_from_the_moment_it_stays(self) -> None:
        """DS-EVNT-005: an event that is drawn and stays makes challenges harder from then on."""
        table = effects(draw_event(on_map(), "numb-fingers"), "challenge CRAFT 6")

        assert table.test.number == 7

    def test_every_turn_end(self) -> None:
        """DS-EVNT-006: a turn-end text triggers three times in a round of three players."""
        table = reprint(on_map(3), "black-frost", turn_end=("lose 1 health by ed",), stays=True)
        in_play(table, "black-frost")
        ends = []
        for _ in range(3):
            doing(table, EndTurn())
            ends.append((table.captain, table.crew["ed"].damage))

        assert ends == [(1, 1), (2, 2), (0, 3)]

    def test_not_when_it_has_left(self) -> None:
        """DS-EVNT-006: an event that has been discarded triggers no more; one drawn this turn does."""
        table = draw_event(on_map(), "cracked-stove")
        doing(table, EndTurn())

        assert victims(table) == list(table.crew)

        table = on_map()
        table.event_discard.append("cracked-stove")
        doing(table, EndTurn())

        assert victims(table) == []

    def test_the_rest_follows_a_defeat(self) -> None:
        """DS-EVNT-006: when one turn-end text beats the party, that of the next event still triggers."""
        table = reprint(on_map(), "black-frost", turn_end=("lose 1 health by each",), stays=True)
        reprint(table, "cracked-stove", turn_end=("lose 1 rope",), stays=True)
        in_play(in_play(stock(table, rope=2), "black-frost"), "cracked-stove")
        doing(hurt(table, claire=6, ed=7, ezarius=5, jessie=7, miguel=6), EndTurn())

        assert (table.defeats, table.goods["rope"]) == (1, 1)

    def test_threat(self) -> None:
        """DS-EVNT-010: an event with 2 threat that gains 1 has 3; the text gets worse with it."""
        table = doing(in_play(on_map(), "wolf-tracks", 1), EndTurn())

        assert (table.active["wolf-tracks"], victims(table)) == (2, [])

        doing(table, EndTurn())

        assert (table.active["wolf-tracks"], victims(table)) == (3, list(table.crew))

    def test_threat_of_one_event_only(self) -> None:
        """DS-EVNT-010: threat lies on the card that says so, and on no other."""
        table = in_play(in_play(tire(on_map(), ed=0), "longest-night", 1), "leaking-tank", 0)
        doing(table, EndTurn())

        assert table.active == {"longest-night": 2, "leaking-tank": 1}

    @pytest.mark.parametrize(
        ("threat", "draws", "plane"), [(3, ("fate 5",), 3), (3, ("fate 6",), 4), (3, ("fate 1",), 3), (2, (), 4)]
    )
    def test_turn_end_with_threat(self, threat: int, draws: tuple[str, ...], plane: int) -> None:
        """DS-EVNT-013: with 3 threat a 5 takes the plane from 4 to 3; a 6, or only 2 threat, does nothing."""
        table = in_play(tire(on_map(), ed=0), "ice-on-the-field", threat)
        table.plane_health = 4
        play(doing(table, EndTurn()), *draws)

        assert (table.plane_health, table.active["ice-on-the-field"]) == (plane, threat + 1)

    def test_moving_the_plane_completes_it(self) -> None:
        """DS-EVNT-013: it is completed by a flight, and by nothing else."""
        table = in_play(tire(on_map(), ed=0), "ice-on-the-field", 2)

        assert refused(table, "complete ice-on-the-field").rule == "DS-EVNT-007"

        play(table, "travel east", "travel west")

        assert table.active == {"ice-on-the-field": 2}

        play(table, "fly to geysers", "fate 2")

        assert (table.active, table.event_discard) == ({}, ["ice-on-the-field"])

    def test_a_moved_plane_completes_only_what_waits_for_it(self) -> None:
        """DS-EVNT-013: another event in play stays."""
        table = in_play(in_play(tire(on_map(), ed=0), "ice-on-the-field"), "cracked-stove")
        play(table, "fly to geysers", "fate 2")

        assert table.active == {"cracked-stove": 0}

    def test_it_counts_in_its_own_challenge(self) -> None:
        """DS-EVNT-005: the ongoing text applies until the event is discarded, so in the challenge that completes it."""
        table = reprint(on_map(), "numb-fingers", harder=(("craft", 2),), complete=("challenge CRAFT 6",), stays=True)
        play(in_play(table, "numb-fingers"), "complete numb-fingers")

        assert table.test.number == 8

    def test_threat_has_no_end(self) -> None:
        """DS-EVNT-010: an event with 7 threat that gains 1 has 8."""
        table = doing(in_play(on_map(), "wolf-tracks", 7), EndTurn())

        assert table.active["wolf-tracks"] == 8
