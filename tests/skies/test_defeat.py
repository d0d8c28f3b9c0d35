"""Defeat of the party: DS-DEFT."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sleeping_gods.kernel.play import is_over
from sleeping_gods.skies.chapters.camp_row import camps_left
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import draw_any, effects, hold, offered, play, told

from .fights import battle, blow
from .tables import (
    ail,
    draw_event,
    exploring,
    fight,
    foe,
    health,
    hurt,
    in_play,
    on_map,
    own,
    quest,
    reprint,
    stock,
    story,
    tire,
    wear,
)

Losing = Callable[[SkiesTable], SkiesTable]
FULL = {"claire": 7, "ed": 8, "ezarius": 6, "jessie": 8, "miguel": 7}


def dying(table: SkiesTable) -> SkiesTable:
    """Only Claire is left, with 1 health."""
    return hurt(table, claire=6, ed=8, ezarius=6, jessie=8, miguel=7)


def lost_fight(table: SkiesTable) -> SkiesTable:
    """A fight in which the last character falls."""
    fight(foe(table, "rat", "H D", D="deal-all-1"), "rat", hands=(("whip",),))
    return play(dying(table), "end attacks")


def lost_story(table: SkiesTable, text: str = "lose 1 health") -> SkiesTable:
    """A story at whose choice the last character falls."""
    story(table, f"# 38 T\n\n## 38 T\nText.\n\n- (a) Go on.\n  > {text}\n  > gain 1 rope\n  > return to the map\n")
    return play(dying(exploring(table, 38)), "choose a", "hurt claire")


class TestRecovery:
    """DS-DEFT-001."""

    def test_after_a_fight(self) -> None:
        """DS-DEFT-001: everybody has full health and 3 stamina, and no status."""
        table = tire(ail(ail(on_map(), "ed", "venom", "madness"), "claire", "frightened"), ed=0, miguel=1, jessie=2)
        lost_fight(table)

        assert told(table, "defeat") == [()]
        assert {name: health(table, name) for name in table.crew} == FULL
        assert [(member.stamina, member.statuses) for member in table.crew.values()] == [(3, ())] * 5
        assert table.combat is None

    def test_the_story_is_closed(self) -> None:
        """DS-DEFT-001: the party is back on the map, and the rest of the story does not happen."""
        table = ail(on_map(), "ed", "venom")
        lost_story(table)

        assert (table.exploring, table.visit, table.goods["rope"]) == (False, [], 0)
        assert {name: health(table, name) for name in table.crew} == FULL
        assert table.crew["ed"].statuses == ()
        assert "travel north" in offered(table)

    def test_a_fight_in_a_story(self) -> None:
        """DS-DEFT-001: a defeat in the combat of a story closes combat and story."""
        table = foe(on_map(), "rat", "H D", D="deal-all-1")
        number = table.pack.enemies["rat"].number
        lines = f"# 38 T\n\n## 38 T\nText.\n\n> combat {number}\n> gain 1 rope\n> return to the map\n"
        exploring(story(table, lines), 38)
        draw_any(play(table, "lay rat", "start combat"), 5)
        play(dying(table), "end attacks")

        assert (table.combat, table.exploring, table.goods["rope"], table.defeats) == (None, False, 0, 1)
        assert "travel north" in offered(table)


class TestPrice:
    """DS-DEFT-002."""

    def test_three_camps_and_a_box(self) -> None:
        """DS-DEFT-002: with 9 camps left and 0 defeats, 6 camps are left and there is 1 defeat."""
        table = on_map()
        table.camps = 3
        assert camps_left(table) == 9

        lost_fight(table)
        assert (camps_left(table), table.defeats) == (6, 1)

    @pytest.mark.parametrize("level", ["easy", "normal", "hard"])
    def test_on_every_level(self, level: str) -> None:
        """DS-DEFT-002: the level changes nothing of the price."""
        table = lost_story(on_map(level=level))

        assert (table.camps, table.defeats) == (3, 1)

    @pytest.mark.parametrize("lose", [lost_fight, lost_story])
    def test_each_time(self, lose: Losing) -> None:
        """DS-DEFT-002: a second defeat costs as much again."""
        table = lose(on_map())
        fight(foe(table, "cat", "H D", D="deal-all-1"), "cat", hands=(("whip",),))
        play(dying(table), "end attacks")

        assert (camps_left(table), table.defeats) == (6, 2)

    def test_however_many_there_were(self) -> None:
        """DS-DEFT-002: the boxes have no end: the fifth and the sixth defeat are marked and paid like the first."""
        table = on_map()
        table.defeats = 4
        lost_fight(table)
        assert (camps_left(table), table.defeats) == (9, 5)

        lost_story(table)
        assert (camps_left(table), table.defeats) == (6, 6)


class TestEndStory:
    """DS-DEFT-003."""

    def at_the_end(self) -> SkiesTable:
        """The last camp was crossed off and 120 is open."""
        table = on_map()
        table.camps = 11
        play(table, "camp")
        while table.paragraph != "120":
            play(table, offered(table)[0])
        return table

    def lose(self, table: SkiesTable) -> SkiesTable:
        """Fail the challenge of 120 d with 1 health left in all."""
        play(dying(table), "choose d", "go on", "fate 1")
        while "hurt claire" not in offered(table):
            play(table, "go on")
        return play(table, "hurt claire")

    def test_it_begins_again(self) -> None:
        """DS-DEFT-003: the defeat is marked, everybody restored, no camp crossed, and 120 opens."""
        table = self.at_the_end()
        assert (camps_left(table), table.finale) == (0, True)

        self.lose(ail(in_play(table, "thin-ice", 2), "ed", "venom"))
        assert table.active == {"thin-ice": 2}
        assert (table.defeats, camps_left(table)) == (1, 0)
        assert {name: health(table, name) for name in table.crew} == FULL
        assert table.crew["ed"].statuses == ()
        assert told(table, "paragraph") == [("120",)]
        assert table.exploring

    def test_until_the_game_is_finished(self) -> None:
        """DS-DEFT-003: it repeats, and the end story can still be finished."""
        table = self.lose(self.lose(self.at_the_end()))
        assert (table.defeats, table.paragraph) == (2, "120")

        play(table, "choose e")
        while not is_over(table):
            play(table, offered(table)[0])
        assert table.over


class TestInstantDeath:
    """DS-DEFT-004."""

    @pytest.mark.parametrize("lose", [lost_fight, lost_story])
    def test_the_first_defeat_ends_the_campaign(self, lose: Losing) -> None:
        """DS-DEFT-004: it is over and scored with 1 defeat marked; no camp is crossed off any more."""
        table = lose(on_map(instant="on"))

        assert is_over(table)
        assert (table.over, table.defeats, table.camps) == ("instant death", 1, 0)
        assert table.log.score == str(0 - 10 + 10 + 10)


class TestWhatIsKept:
    """DS-DEFT-005."""

    def test_everything_else(self) -> None:
        """DS-DEFT-005: cards, resources, quests, events, Claire's square and the plane are untouched."""
        table = hold(quest(stock(in_play(on_map(2), "thin-ice", 2), rope=4), 41), 0, "watchful-2", "star-chart-6")
        hold(table, 1, "weather-sense-5").silent = {"41": [1]}
        own(table, 0, "wolf-coat", "ice-blade")
        for name, at in (("claire", 0), ("ed", 4), ("ezarius", 8), ("jessie", 12), ("miguel", 16)):
            wear(table, name, *sorted(table.pack.abilities)[at : at + 4])
        table.fuel, table.plane_health = 2, 3
        before = table.clone()
        lost_fight(table)

        assert sum(len(member.cards) for member in table.crew.values()) == 20
        kept = ("goods", "quests", "active", "place", "plane", "fuel", "plane_health", "adventures", "played", "arms")
        for field in (*kept, "combat_deck", "hands", "deck", "discard", "crossed", "marks", "event_deck", "silent"):
            assert getattr(table, field) == getattr(before, field), field
        assert table.violations() == []

    def test_the_enemies_too(self) -> None:
        """DS-DEFT-005: the enemies of the lost fight can be met again, unhurt."""
        table = lost_fight(on_map())
        number = table.pack.enemies["rat"].number
        play(effects(table, f"combat {number}"), "lay rat")

        assert (table.fight.foes[0].covered, table.fight.foes[0].power) == (0, 0)

    def test_combat_cards_go_back(self) -> None:
        """DS-DEFT-005: apart from the clean-up of the combat: the next fight has the whole deck."""
        table = lost_fight(on_map())
        play(effects(table, "combat 12"), "lay harkian", "start combat")

        assert len(offered(table)) == 14


class TestTheTurn:
    """DS-DEFT-006."""

    def test_the_time_that_is_left(self) -> None:
        """DS-DEFT-006: with 1 time left after a defeat in an explore the player may still travel 1 square."""
        table = on_map()
        table.spent = 4
        captain = table.captain
        lost_story(table)
        assert (time_left(table), table.captain) == (1, captain)

        play(table, "travel north")
        assert time_left(table) == 0

    def test_the_bonus_time_too(self) -> None:
        """DS-DEFT-006: the bonus time of this turn is not lost: with 5 spent there is 1 left after the defeat."""
        table = on_map()
        table.spent, table.bonus = 5, True
        lost_story(table)

        assert (time_left(table), table.bonus) == (1, True)
        assert "travel north" in offered(table)

    def test_in_the_event_step(self) -> None:
        """DS-DEFT-006: after a defeat by an event the turn goes on with its actions, the event put away."""
        table = on_map()
        event = sorted(table.pack.events)[0]
        reprint(table, event, do=("lose 1 health", "gain 1 rope"))
        play(draw_event(dying(table), event), "hurt claire")

        assert (table.defeats, table.goods["rope"], table.event) == (1, 0, "")
        assert event in table.event_discard
        assert "travel north" in offered(table)

    def test_in_step_4(self) -> None:
        """DS-DEFT-006: a defeat by a turn-end effect is settled before the next one and before venom."""
        table = on_map()
        first, second = sorted(table.pack.events)[:2]
        reprint(table, first, turn_end=("lose 1 health",), stays=True)
        reprint(table, second, turn_end=("gain 1 threat",), stays=True)
        in_play(in_play(table, first), second)
        table.spent = 5
        turn = table.turn
        play(ail(dying(table), "ed", "venom"), "end turn", "hurt claire")

        assert table.defeats == 1
        assert table.active[second] == 1
        assert {name: health(table, name) for name in table.crew} == FULL
        assert (table.turn, table.phase) == (turn + 1, "start")

    def test_by_venom(self) -> None:
        """DS-DEFT-006: so is a defeat by venom; the next turn begins afterwards."""
        table = on_map()
        table.spent = 5
        play(ail(dying(table), "claire", "venom"), "end turn")

        assert (table.defeats, health(table, "claire"), table.crew["claire"].statuses) == (1, 7, ())
        assert table.phase == "start"

    def test_in_the_attack_phase(self) -> None:
        """DS-DEFT-006: after a defeat by a counterattack the active player goes on with the time left."""
        table = dying(battle("H .", attack=3))
        table.spent = 3
        play(blow(table, 1, name="claire"), "cover a a1")

        assert (table.defeats, time_left(table)) == (1, 2)
        assert "travel north" in offered(table)
