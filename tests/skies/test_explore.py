"""Exploring locations, the storybook and its choices: DS-EXPL."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import is_over
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.skies.view import view
from tests.bed import damage_on, effects, fallen, fate_line, offered, play, refused, told, victims

from .tables import exploring, hurt, on_map, stands, stock, story, tire

FORK = """# 900 Fork

## 900 A fork

Somebody waits.

- (a) Fight.
  > combat 1
  > turn to 900.1
- (b) Talk.
  > turn to 900.2

## 900.1 Won

> gain 1 rope
> return to the map

## 900.2 Talked

> gain 1 torch
> return to the map
"""

DETOUR = """# 901 Detour

## 901 A ledge

- (a) Climb.
  > challenge CUNNING 5
  > fail: lose 3 health; turn to 901.20
  > turn to 901.11

## 901.11 The top

> gain 1 rope
> return to the map

## 901.20 The bottom

> gain 1 torch
> return to the map
"""

PRICES = """# 902 Prices

## 902 A shop

- (a) Pay.
  > cost 2 rope
  > gain 1 torch
  > return to the map
- (b) Look.
  > return to the map
"""

DEAR = PRICES.replace("902", "903").partition("- (b)")[0]

SCREE = """# 904 Scree

## 904 Scree

- (a) Cross.
  > obstacle steep: lose 1 resource
  > gain 1 torch
  > return to the map
"""


PASS = """# 905 Pass

## 905 Pass

- (a) Cross.
  > obstacle steep: lose 1 health
  > obstacle cold: lose 1 whiskey
  > gain 1 torch
  > return to the map
"""

TOLL = """# 907 Toll

## 907 Toll

- (a) Pay.
  > cost 1 rope, 2 meat
  > gain 1 torch
  > return to the map
- (b) Look.
  > return to the map
"""


WELL = """# 908 Well

## 908 Well

- (a) Draw.
  > once per visit
  > gain 1 rope
  > turn to 908
- (b) Go.
  > return to the map
"""


def at_38(players: int = 1, time: int = 5) -> SkiesTable:
    """Claire on the square of location 38 with so much time."""
    table = on_map(players)
    table.spent = 5 - time
    return stands(table, "2:b1")


def at_the_elbow() -> SkiesTable:
    """The two options of section 38.9; Ed has no stamina to alter what is drawn."""
    return play(tire(at_38(), ed=0), "explore 38", "choose a")


class TestGoingIn:
    """DS-EXPL-001, 002, 005, 007, 008, 011, 013."""

    def test_a_numbered_location_costs_two_time(self) -> None:
        """DS-EXPL-001: on location 38 with 2 time: time drops to 0 and story 38 opens."""
        table = play(at_38(time=2), "explore 38")

        assert time_left(table) == 0
        assert told(table, "paragraph") == [("38",)]
        assert table.exploring

    def test_not_on_a_bare_square(self) -> None:
        """DS-EXPL-001: on a bare square, from the next square and with 1 time exploring is refused."""
        table = stands(on_map(), "2:b2")

        assert not [line for line in offered(table) if line.startswith("explore")]
        assert refused(table, "explore 38").rule == "DS-EXPL-001"
        assert refused(at_38(time=1), "explore 38").rule == "DS-TIME-005"

    def test_the_first_section_is_shown_to_all(self) -> None:
        """DS-EXPL-002: section 38 is shown to all players and nothing further is revealed."""
        table = play(at_38(2), "explore 38")
        first, second = view(table, 0)["story"], view(table, 1)["story"]

        assert first == second
        assert isinstance(first, dict)
        assert first["number"] == "38"
        assert "Two hundred steps" in str(first)
        for number in ("38.9", "38.11", "38.12"):
            section = table.pack.paragraphs[number]
            assert not any(block.text in str(view(table, 0)) for block in section.blocks)
            assert section.title not in str(view(table, 0))

    def test_return_to_the_map(self) -> None:
        """DS-EXPL-005: the watch stands at 2 when the phrase is read; 3 time is left for more actions."""
        table = play(at_38(), "explore 38", "choose b")

        assert (table.spent, time_left(table), table.exploring) == (2, 3, False)
        assert {"travel north", "explore 38", "camp"} <= {*offered(table)}
        assert view(table, 0)["story"] is None

    def test_crossed_off(self) -> None:
        """DS-EXPL-007: location 38 crossed off cannot be explored; after a reset it is open again."""
        table = effects(at_38(), "cross off location 38")

        assert table.crossed == [38]
        assert "explore 38" not in offered(table)
        assert refused(table, "explore 38").rule == "DS-EXPL-007"
        play(table, "reset campaign")
        assert is_over(table)
        assert table.crossed == []
        assert "explore 38" in offered(at_38())

    def test_crossed_off_one_after_the_other(self) -> None:
        """DS-EXPL-007: a second location is crossed off beside the first; crossed off again it stays so, once."""
        table = effects(at_38(), "cross off location 38", "cross off location 8")
        effects(table, "cross off location 38")

        assert (table.crossed, told(table, "location-crossed")) == ([38, 8], [(38,), (8,)])
        assert refused(table, "explore 38").rule == "DS-EXPL-007"
        assert refused(stands(table, "2:c3"), "explore 8").rule == "DS-EXPL-007"
        assert "explore 7" in offered(table)

    def test_the_storybook_crosses_off(self) -> None:
        """DS-EXPL-007: section 8.1 says so: location 8 is gone, its neighbour 7 is not."""
        table = play(tire(stands(on_map(), "2:c3"), ed=0), "explore 8", "choose a", "go on", "fate 5")

        assert refused(table, "explore 8").rule == "DS-EXPL-007"
        assert "explore 7" in offered(table)

    def test_others_can_be_revisited(self) -> None:
        """DS-EXPL-008: with 4 time location 12 is explored twice in one turn."""
        table = on_map()
        table.spent = 1
        play(stands(table, "2:a2"), "explore 12", "choose f", "explore 12")

        assert (time_left(table), told(table, "paragraph")) == (0, [("12",)])

    def test_one_location_per_action(self) -> None:
        """DS-EXPL-011: a square with 7 and 8 and 4 time: 7, then 8, and all 4 time is spent."""
        table = on_map()
        table.spent = 1
        stands(table, "2:c3")
        assert {"explore 7", "explore 8"} <= {*offered(table)}
        play(table, "explore 7", "choose d")
        assert time_left(table) == 2
        play(table, "explore 8", "choose c")
        assert time_left(table) == 0

    def test_time_is_paid_first(self) -> None:
        """DS-EXPL-013: 3 time: exploring leaves 1, but a character at 0 cannot be raised until the action ends."""
        table = fallen(stock(at_38(time=3), ogroot=1), "ed")
        assert "use ogroot heal by p1" in offered(table)
        play(table, "explore 38")
        assert time_left(table) == 1
        assert refused(table, "use ogroot heal by p1").rule == "DS-HLTH-008"
        play(table, "choose b", "use ogroot heal by p1", "heal ed")

        assert (time_left(table), table.crew["ed"].damage) == (0, 7)

    def test_nothing_inside_costs_time(self) -> None:
        """DS-EXPL-013: healing somebody else inside the action takes no time and cannot be aimed at the fallen."""
        table = hurt(fallen(stock(at_38(time=3), ogroot=1), "ed"), miguel=2)
        play(table, "explore 38", "use ogroot heal by p1")

        assert offered(table)[0] == "heal miguel"
        assert refused(table, "heal ed").rule == "DS-HLTH-008"
        play(table, "heal miguel")
        assert time_left(table) == 1


class TestChoices:
    """DS-EXPL-003, 004, 006, 009, 010, 012."""

    def test_one_choice_is_carried_out(self) -> None:
        """DS-EXPL-003: options A (combat) and B (no test): B opens its number, its reward is gained, no combat."""
        table = exploring(story(on_map(), FORK), 900)
        assert offered(table)[:2] == ["choose a", "choose b"]
        play(table, "choose b")

        assert table.combat is None
        assert (table.goods["torch"], table.goods["rope"], table.exploring) == (1, 0, False)
        assert told(table, "paragraph") == [("900.2",)]
        assert refused(table, "choose a").rule == "DS-EXPL-003"

    @pytest.mark.parametrize("fate", [1, 8])
    def test_a_day_of_painting_is_answered_whether_it_goes_well_or_not(self, fate: int) -> None:
        """DS-EXPL-004: 79 (d) goes on at 79.3 and gives its quest; failing it weakens somebody first."""
        table = play(tire(exploring(on_map(), 79), ed=0), "choose d", "go on")
        play(table, fate_line(table, fate))
        read = list(told(table, "paragraph"))
        while table.exploring:
            play(table, text(table.offered[0]))
            read += told(table, "paragraph")

        assert read == [("79.3",)]
        assert 105 in table.quests
        assert any("weakened" in member.statuses for member in table.crew.values()) == (fate == 1)

    def test_the_other_choice_sets_up_its_combat(self) -> None:
        """DS-EXPL-003: option A sets up the combat first; its number is not open yet."""
        table = play(exploring(story(on_map(), FORK), 900), "choose a")

        assert table.combat is not None
        assert table.paragraph == "900"
        assert table.goods["rope"] == 0

    def test_failing_reads_on_as_on_success(self) -> None:
        """DS-EXPL-004: CUNNING 5, fail -3 health: with a result of 4, 3 damage is taken and 38.11 opens."""
        table = play(at_the_elbow(), "choose a", "go on", "fate 4")
        assert victims(table)
        play(table, "hurt ed", "hurt ed", "hurt miguel")

        assert damage_on(table) == {"ed": 2, "miguel": 1}
        assert told(table, "paragraph") == [("38.11",)]

    @pytest.mark.parametrize(("fate", "section", "rope"), [(4, "901.20", 0), (5, "901.11", 1)])
    def test_a_penalty_that_names_another_section(self, fate: int, section: str, rope: int) -> None:
        """DS-EXPL-004: the penalty says 901.20: that opens on failure instead of 901.11, and only then."""
        table = play(exploring(story(tire(on_map(), ed=0), DETOUR), 901), "choose a", "go on", f"fate {fate}")
        if fate == 4:
            play(table, "hurt ed", "hurt ed", "hurt ed")

        assert told(table, "paragraph") == [(section,)]
        assert (table.goods["rope"], table.goods["torch"]) == (rope, 1 - rope)

    def test_a_story_that_jumps_away_has_settled_its_test(self) -> None:
        """DS-EXPL-004, DS-CHAL-008: after a penalty that names another section the fate card lies in the discard."""
        table = play(exploring(story(tire(on_map(), ed=0), DETOUR), 901), "choose a", "go on", "fate 4")
        drawn = table.test.aside
        play(table, "hurt ed", "hurt ed", "hurt ed")

        assert (table.tests, table.discard, len(table.deck)) == ([], [*drawn], 61)
        assert table.violations() == []

    def test_no_reading_ahead(self) -> None:
        """DS-EXPL-006: with A and B pending, and while B's test is under way, asking for 38.12 is refused."""
        table = at_the_elbow()
        assert refused(table, "read 38.12").rule == "DS-EXPL-006"
        play(table, "choose b")
        assert refused(table, "read 38.12").rule == "DS-EXPL-006"
        beyond = table.pack.paragraphs["38.12"]

        assert table.test.skill == "strength"
        assert table.paragraph == "38.9"
        assert beyond.title not in str(view(table, 0))
        assert not any(block.text in str(view(table, 0)) for block in beyond.blocks)

    @pytest.mark.parametrize(("fate", "lost"), [(3, 0), (4, 0), (2, 3)])
    def test_option_a_of_section_38_9(self, fate: int, lost: int) -> None:
        """DS-EXPL-010: option A and CUNNING 5: no damage and 38.11; below that 3 damage and 38.11 as well."""
        table = tire(play(at_38(), "explore 38", "choose a"), ed=1)
        play(table, "choose a", "join ed", "go on", f"fate {fate}")
        while victims(table):
            play(table, "hurt ed")

        assert sum(damage_on(table).values()) == lost
        assert told(table, "paragraph") == [("38.11",)]
        assert 101 in table.quests
        assert "cork-vest" in table.adventures[0]

    def test_option_b_of_section_38_9(self) -> None:
        """DS-EXPL-010: option B with a STRENGTH result of 5: 3 damage is taken and 38.12 opens."""
        table = play(at_the_elbow(), "choose b", "go on", "fate 5", "hurt ed", "hurt jessie", "hurt claire")

        assert sum(damage_on(table).values()) == 3
        assert told(table, "paragraph") == [("38.12",)]

    def test_storybook_obstacles_have_their_own_penalty(self) -> None:
        """DS-EXPL-009: steep terrain or lose 1 resource: not ignored, 1 resource is lost and no health."""
        table = stock(story(on_map(), SCREE), meat=1, whiskey=1)
        play(exploring(table, 904), "choose a", "suffer steep", "lose meat")

        assert (table.goods["meat"], table.goods["whiskey"], table.goods["torch"]) == (0, 1, 1)
        assert damage_on(table) == {}

    def test_storybook_obstacles_can_be_ignored(self) -> None:
        """DS-EXPL-009: what ignores steep terrain does so in a story; the penalty does not happen."""
        table = stock(story(on_map(), SCREE), meat=1, rope=1)
        play(exploring(table, 904), "choose a", "use rope steep by p1")

        assert (table.goods["meat"], table.goods["rope"], table.goods["torch"]) == (1, 0, 1)
        assert damage_on(table) == {}

    def test_storybook_obstacles_one_after_the_other(self) -> None:
        """DS-EXPL-009: steep, then cold, each with its own penalty: the rope serves the first and never the second."""
        table = stock(story(on_map(), PASS), rope=2, whiskey=1)
        play(exploring(table, 905), "choose a", "use rope steep by p1")
        assert "use rope steep by p1" not in offered(table)
        play(table, "suffer cold")

        assert (table.goods["rope"], table.goods["whiskey"], table.goods["torch"]) == (1, 0, 1)
        assert (damage_on(table), table.obstacle, table.exploring) == ({}, "", False)

    def test_a_cost_of_two_kinds(self) -> None:
        """DS-EXPL-012: `1 rope, 2 meat` is paid with exactly these: more of the one does not stand for the other."""
        table = story(on_map(), TOLL)
        assert refused(exploring(stock(table, rope=5, meat=1), 907), "choose a").rule == "DS-EXPL-012"
        assert refused(exploring(stock(table, rope=0, meat=6), 907), "choose a").rule == "DS-EXPL-012"
        play(exploring(stock(table, rope=2, meat=3), 907), "choose a")

        assert {kind: amount for kind, amount in table.goods.items() if amount} == {"rope": 1, "meat": 1, "torch": 1}

    def test_a_choice_that_cannot_be_paid(self) -> None:
        """DS-EXPL-012: 'pay 2 rope' with 1 rope owned is not selectable; with 2 it is."""
        table = exploring(stock(story(on_map(), PRICES), rope=1), 902)

        assert "choose a" not in offered(table)
        assert refused(table, "choose a").rule == "DS-EXPL-012"
        table = play(exploring(stock(story(on_map(), PRICES), rope=2), 902), "choose a")
        assert (table.goods["rope"], table.goods["torch"]) == (0, 1)

    def test_with_no_choice_left_the_story_returns_to_the_map(self) -> None:
        """DS-EXPL-012: when nothing can be selected the explore action is over."""
        table = exploring(stock(story(on_map(), DEAR), rope=1), 903)

        assert not table.exploring
        assert "camp" in offered(table)

    def test_resources_of_any_kind_are_paid_before_anything_is_gained(self) -> None:
        """DS-EXPL-012: of `2 resources` nothing is paid with the torch that they buy, and only what is owned counts."""
        table = story(on_map(), PRICES.replace("cost 2 rope", "cost 2 resources"))
        assert refused(exploring(stock(table, rope=1), 902), "choose a").rule == "DS-EXPL-012"
        play(exploring(stock(table, rope=2, meat=1), 902), "choose a")
        assert (offered(table), table.goods["torch"]) == (["pay rope", "pay meat"], 0)
        play(table, "pay rope", "pay meat")

        assert {kind: amount for kind, amount in table.goods.items() if amount} == {"rope": 1, "torch": 1}

    def test_once_per_visit(self) -> None:
        """DS-EXPL-012, DS-EXPL-008: taken on this visit it is not selectable; the next visit starts afresh."""
        table = story(on_map(), WELL)
        play(exploring(table, 908), "choose a")
        assert refused(table, "choose a").key == "taken-this-visit"
        play(table, "choose b")
        play(exploring(table, 908), "choose a")

        assert table.goods["rope"] == 2
        assert refused(table, "choose a").key == "taken-this-visit"

    def test_a_failed_choice_is_taken_too(self) -> None:
        """DS-CHAL-011, DS-EXPL-012: after a failure the story goes on, and what is there once a visit is used up."""
        well = WELL.replace("  > gain 1 rope\n", "  > challenge CRAFT 9\n  > fail: lose 1 torch\n  > gain 1 rope\n")
        table = exploring(story(tire(on_map(), ed=0), well), 908)
        play(table, "choose a", "go on", "fate 1")

        assert told(table, "challenge-failed") == [(1, 9)]
        assert (table.goods["rope"], refused(table, "choose a").key) == (1, "taken-this-visit")

    def test_once_per_campaign(self) -> None:
        """DS-EXPL-012: a choice that a campaign knows once is not selectable again."""
        table = play(hurt(stands(on_map(), "3:a2"), ed=3), "explore 50", "choose b", "heal ed", "heal ed", "explore 50")

        assert refused(table, "choose b").rule == "DS-EXPL-012"
