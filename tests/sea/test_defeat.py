"""Defeat: SG-DEFEAT-001 to 008 and 017 to 021."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sleeping_gods.kernel.play import is_over
from sleeping_gods.kernel.table import decider
from sleeping_gods.sea.chapters.crew import max_health
from sleeping_gods.sea.chapters.event_deck import deck_size
from sleeping_gods.sea.chapters.turn import EndTurn, TakeAction
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    at_sea,
    beat_crew,
    beat_ship,
    doing,
    draw_any,
    effects,
    give_command,
    hold,
    in_force,
    leaking,
    offered,
    own,
    place_cube,
    play,
    refused,
    settled,
    wear,
    weary,
)

PORT = "make for 2.stairs"


def hunted(table: SeaTable) -> SeaTable:
    """The serpent is where the ship is, and will strike at the end of the turn."""
    table.events["deadly"].remove("hunting-serpent")
    table.ongoing, table.region, table.serpent = ["hunting-serpent"], "2.stairs", "2.stairs"
    return doing(table, TakeAction(), EndTurn())


class TestLosing:
    """SG-DEFEAT-001, 002, 019, 020."""

    @pytest.mark.parametrize("earlier", [6, 11, 40])
    def test_no_number_of_defeats_is_the_last(self, earlier: int) -> None:
        """SG-DEFEAT-020: after many defeats another is ticked, and a new turn starts."""
        table = at_sea()
        table.defeats = earlier
        settled(beat_ship(table))

        assert (table.defeats, is_over(table)) == (earlier + 1, False)

    def test_the_crew_is_beaten_when_all_nine_are_down(self) -> None:
        """SG-DEFEAT-001: nine crew at 0 health are a crew defeat."""
        table = beat_crew(at_sea())

        assert all(member.damage == max_health(table, name) for name, member in table.crew.items())
        assert ("defeat", "crew") in table.log_events

    def test_the_ship_is_beaten_at_eleven_cubes(self) -> None:
        """SG-DEFEAT-001: 11 cubes are a ship defeat."""
        table = beat_ship(at_sea())

        assert sum(table.cubes.values()) == 11
        assert ("defeat", "ship") in table.log_events

    def test_eight_down_and_ten_cubes_are_no_defeat(self) -> None:
        """SG-DEFEAT-001: with 8 crew at 0 health and 10 cubes neither defeat is declared."""
        table = leaking(weary(at_sea(), left=2))
        table.peril = True
        play(effects(table, "lose 1 health"), "hurt odessa")

        assert table.defeats == 0
        assert "travel" in offered(table)

    @pytest.mark.parametrize("before", [0, 1, 5])
    def test_each_defeat_is_ticked_and_there_is_no_limit(self, before: int) -> None:
        """SG-DEFEAT-002, 020: with 1 earlier defeat there are 2 ticks, with 5 there are 6, and play goes on."""
        table = at_sea()
        table.defeats = before
        settled(beat_crew(table))

        assert table.defeats == before + 1
        assert not is_over(table)

    def test_the_first_cause_wins(self) -> None:
        """SG-DEFEAT-019: 1 ship damage then -5 health at 10 cubes is a ship defeat only: no health lost, 1 tick."""
        table = leaking(weary(at_sea(), left=5))
        effects(table, "ship damage 1", "lose 5 health")
        settled(place_cube(table, 5))

        assert table.defeats == 1
        assert table.crew["odessa"].damage == max_health(table, "odessa") - 5
        assert sum(table.cubes.values()) == 0

    def test_within_a_challenge_the_rest_is_dropped_too(self) -> None:
        """SG-DEFEAT-019: a failure of 2 ship damage and -5 health at 10 cubes: one cube, no health lost, no reward."""
        table = leaking(weary(at_sea(), left=5))
        effects(table, "challenge CRAFT 9", "fail: ship damage 2; lose 5 health", "gain 3 xp")
        settled(place_cube(play(table, "go on", "fate 1"), 5))

        assert (table.defeats, table.xp, table.tests) == (1, 0, [])
        assert table.crew["odessa"].damage == max_health(table, "odessa") - 5
        assert table.violations() == []

    def test_the_other_order_is_the_other_defeat(self) -> None:
        """SG-DEFEAT-019: -1 health then 1 ship damage at 10 cubes is a crew defeat only."""
        table = effects(leaking(weary(at_sea())), "lose 1 health", "ship damage 1")
        settled(play(table, "hurt odessa"))

        assert table.defeats == 1
        assert sum(table.cubes.values()) == 10


class TestRemedy:
    """SG-DEFEAT-003 to 008."""

    def test_a_beaten_crew_recovers_in_port(self) -> None:
        """SG-DEFEAT-003: damage 0, fatigue 0, 6 of 12 events left, the ship in a port region, a new turn."""
        table = at_sea()
        table.event_left = [0, 6, 6]
        table.crew["mac"].fatigue = 2
        settled(beat_crew(table))

        assert all(member.damage == 0 and member.fatigue == 0 for member in table.crew.values())
        assert table.event_left == [0, 0, 6]
        assert table.pack.regions[table.region].port
        assert table.turn == 2

    def test_a_beaten_ship_is_mended_in_port(self) -> None:
        """SG-DEFEAT-004: 0 cubes and 6 of 12 events left, the ship in a port region, a new turn."""
        table = at_sea()
        table.event_left = [0, 6, 6]
        settled(beat_ship(table))

        assert set(table.cubes.values()) == {0}
        assert table.event_left == [0, 0, 6]
        assert table.region == "2.stairs"
        assert table.turn == 2

    def test_a_crew_defeat_leaves_the_ship_as_it_is(self) -> None:
        """SG-DEFEAT-005: crew defeat with 7 ship damage leaves 7."""
        table = at_sea()
        table.cubes.update(bridge=2, galley=2, deck=2, hull=1)
        settled(beat_crew(table))

        assert sum(table.cubes.values()) == 7

    def test_a_ship_defeat_leaves_the_crew_as_it_is(self) -> None:
        """SG-DEFEAT-005: ship defeat leaves crew damage and fatigue."""
        table = at_sea()
        table.crew["mac"].damage, table.crew["mac"].fatigue = 3, 1
        settled(beat_ship(table))

        assert table.crew["mac"].damage == 3
        assert table.crew["mac"].fatigue == 1

    def test_status_tokens_stay(self) -> None:
        """SG-DEFEAT-006: Mac with 1 venom and full damage has damage 0 and 1 venom."""
        table = at_sea()
        table.crew["mac"].statuses = ("venom",)
        settled(beat_crew(table))

        assert table.crew["mac"].damage == 0
        assert table.crew["mac"].statuses == ("venom",)

    def test_a_crew_defeat_leaves_every_status_and_every_cube(self) -> None:
        """SG-DEFEAT-005, SG-DEFEAT-006: all five statuses of Mac stay, and cubes in rooms and in the hull."""
        table = at_sea()
        statuses = ("venom", "frightened", "weakened", "madness", "low-morale")
        table.crew["mac"].statuses = statuses
        table.cubes.update(hull=3, deck=2, galley=1)
        settled(beat_crew(table))

        assert table.crew["mac"].statuses == statuses
        assert {space: cubes for space, cubes in table.cubes.items() if cubes} == {"hull": 3, "deck": 2, "galley": 1}

    def test_a_ship_defeat_leaves_statuses_too(self) -> None:
        """SG-DEFEAT-006: when the ship is beaten Mac keeps his venom, and Odessa her fright."""
        table = at_sea(2)
        table.crew["mac"].statuses, table.crew["odessa"].statuses = ("venom",), ("frightened", "madness")
        settled(beat_ship(table))

        assert table.crew["mac"].statuses == ("venom",)
        assert table.crew["odessa"].statuses == ("frightened", "madness")

    @pytest.mark.parametrize("beat", [beat_crew, beat_ship])
    def test_to_be_brought_to_a_port_ends_no_event(self, beat: Callable[[SeaTable], SeaTable]) -> None:
        """SG-DEFEAT-007: an ongoing event that a port action ends is still in force after a defeat."""
        table = at_sea()
        event = next(card.id for card in table.pack.events.values() if card.leaves == "port")
        settled(beat(in_force(table, event)))

        assert table.ongoing == [event]
        assert table.pack.regions[table.region].port

    def test_everything_else_is_kept(self) -> None:
        """SG-DEFEAT-007: coins, command, cards, quests, XP, hands, equipped cards and the Hunting Serpent remain."""
        table = own(wear(hold(give_command(at_sea(), 3), 0, "triage-5"), "mac", "refine-1"), "revolver", on="mac")
        table.goods["coins"], table.xp, table.crew["laurent"].command, table.supply = 6, 4, 2, 9
        table.events["deadly"].remove("hunting-serpent")
        table.ongoing, table.serpent = ["hunting-serpent"], "3.deep"
        quests, cards = list(table.quests), dict(table.adventures)
        settled(beat_crew(table))

        assert table.goods["coins"] == 6
        assert (table.xp, table.pools, table.hands) == (4, [3], [["triage-5"]])
        assert (table.crew["mac"].cards, table.crew["mac"].weapons) == (("refine-1",), ("revolver",))
        assert table.crew["laurent"].command == 2
        assert (table.ongoing, table.quests, table.adventures) == (["hunting-serpent"], quests, cards)
        assert table.violations() == []

    def test_lost_events_are_not_resolved(self) -> None:
        """SG-DEFEAT-008: of 6 discarded events with 1 ongoing among them 0 enter play, and none has an effect."""
        table = beat_crew(at_sea())
        coins = table.goods["coins"]
        play(table, PORT, "event lost-sailor")
        draw_any(table, 5)

        assert table.ongoing == []
        assert table.goods["coins"] == coins
        assert "lost-sailor" in table.event_discard
        assert len(table.event_discard) == 6


class TestInterruption:
    """SG-DEFEAT-017, 018, 021."""

    def test_the_player_to_the_left_begins_a_new_turn(self) -> None:
        """SG-DEFEAT-017: P1 is beaten during action 1 of 2; P2 is active with 2 actions and P1's second is lost."""
        table = at_sea(2)
        table.actions = 1
        settled(beat_crew(table))

        assert table.captain == 1
        assert table.actions == 2
        assert decider(table) == 1

    def test_turn_end_effects_do_not_happen(self) -> None:
        """SG-DEFEAT-017: the interrupted turn ends without turn-end effects: the serpent does not strike."""
        table = hunted(at_sea())
        play(table, "skip action", "skip action")
        assert offered(table)[0].startswith("draw ")

        table = hunted(at_sea())
        settled(beat_crew(table))
        assert table.ongoing == ["hunting-serpent"]
        assert sum(table.cubes.values()) == 0

    def test_defeat_ends_the_fight_and_the_story(self) -> None:
        """SG-DEFEAT-018: in a combat inside a story worth 5 XP defeat leaves XP +0, no enemies and no tokens."""
        table = weary(at_sea())
        table.exploring, table.letters = True, ["A", "B"]
        effects(table, "combat 5", "gain 5 xp")
        play(table, "reveal enemies", "lay bilge-imp", "end attacks", "hurt odessa")

        assert offered(table) == [PORT]
        assert table.xp == 0
        assert table.combat is None
        assert (table.letters, table.exploring) == ([], False)
        assert all(member.actions == 0 and member.tokens == () for member in table.crew.values())
        assert table.violations() == []

    def test_defeat_in_a_story_drops_the_rest_of_it(self) -> None:
        """SG-DEFEAT-018: a failed challenge that beats the crew ends the story, and its rewards are not gained."""
        table = weary(at_sea(), left=2)
        table.region = "2.stairs"
        play(doing(table, TakeAction()), "explore 4", "choose b", "go on", "fate 1")
        play(table, *["go on"] * ("go on" in offered(table)), "hurt odessa", "hurt odessa")
        coins = table.goods["coins"]
        settled(table)

        assert table.goods["coins"] == coins
        assert not table.exploring
        assert table.tests == []
        assert table.violations() == []

    def test_defeat_in_travel_ends_it(self) -> None:
        """SG-DEFEAT-018: a hazard that beats the ship ends the travel; distance that is left is lost."""
        table = leaking(at_sea())
        play(table, "travel", "go on", "fate 6")
        play(table, *["go on"] * ("go on" in offered(table)), "sail 2.rope", "go on", "fate 1")
        play(table, *["go on"] * ("go on" in offered(table)))
        place_cube(table, 5)

        assert offered(table) == [PORT]
        assert refused(table, "sail 2.mouth") is not None

    def test_a_brutal_defeat_is_the_end(self) -> None:
        """SG-DEFEAT-021: with 11 cubes in brutal mode the campaign is over: no port move, no event discards."""
        table = beat_ship(effects(at_sea(mode="brutal"), "gain adventure 3"))

        assert is_over(table)
        assert table.over == "brutal defeat"
        assert table.region == "2.quay"
        assert deck_size(table) == 18
        assert table.achievements() == ["totem:totem-of-low-water"]
        assert table.log.score == str(2 * 5 + 2 + 2 + 1 + 25)

    def test_brutal_mode_is_otherwise_the_normal_game(self) -> None:
        """SG-DEFEAT-021: nothing else differs: a brutal campaign begins with the same pieces."""
        normal, brutal = at_sea(), at_sea(mode="brutal")
        brutal.mode = "normal"

        assert brutal == normal
