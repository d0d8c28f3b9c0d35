"""Turn: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.chapters.turn import EndTurn
from tests.bed import (
    again,
    doing,
    draw_any,
    fallen,
    offered,
    play,
    told,
)

from .tables import (
    ail,
    exploring,
    health,
    hurt,
    in_play,
    on_map,
    reprint,
    stands,
    story,
    tire,
)


class TestTime:
    """DS-TIME-003, 006, 007, DS-STAM-002."""

    @pytest.mark.parametrize("level", ["easy", "normal", "hard"])
    def test_the_turn_may_end_early_on_every_level(self, level: str) -> None:
        """DS-TIME-003, DS-TIME-007: at position 4, and the next player has the token."""
        table = on_map(2, level=level)
        table.spent = 4
        play(again(table), "end turn")

        assert (table.captain, table.bonus, table.spent) == (1, True, 0)

    def test_what_becomes_due_with_the_last_time_is_played_before_the_turn_ends(self) -> None:
        """DS-TIME-006: the action on the last space is completed, the story of the last camp but one included."""
        table = story(on_map(2), "# 904 Ruin\n\n## 904 Ruin\n\n> cross off 1 camps\n> return to the map\n")
        table.camps, table.spent = table.pack.camps["standard"][0] - 2, 5
        exploring(table, 904)

        assert (told(table, "story-due"), table.exploring, table.paragraph) == ([("119",)], True, "119")
        assert "end turn" not in offered(table)

    def test_repairing_costs_whoever_helps_a_stamina(self) -> None:
        """DS-STAM-002: Ed and Jessie join and have 2 left, the others 3; the tokens are gone for good."""
        table = on_map(2)
        table.plane_health = 3
        play(again(table), "repair", "join ed", "join jessie")

        assert [table.crew[name].stamina for name in ("claire", "ed", "ezarius", "jessie", "miguel")] == [3, 2, 3, 2, 3]


class TestTheEndOfTheTurn:
    """DS-ENDT-004."""

    def test_the_defeat_comes_before_the_story_that_is_due(self) -> None:
        """DS-ENDT-004, DS-CAMP-010: venom fells the last who stands: the party is restored before a due story opens."""
        table = fallen(on_map(), "claire", "ezarius", "jessie", "miguel")
        ail(hurt(table, ed=7), "ed", "venom")
        table.due = [table.pack.camps["standard"][1]]
        doing(table, EndTurn())

        assert (table.defeats, table.exploring, health(table, "claire")) == (1, True, 7)


class TestTurnEnd:
    """What the end of a turn brings, and in which order."""

    def test_curses_work_in_the_order_they_were_gained(self) -> None:
        """DS-COMP-015, DS-ENDT-001: the curse held longest works first, whatever its name, and the next after it."""
        table = tire(on_map(), ed=0)
        table.spent, table.curses = 5, ["wet-match", "late-shadow", "borrowed-cough"]
        play(again(table), "end turn")
        assert told(table, "curse-works") == [("wet-match",), ("late-shadow",)]
        play(table, "fate 8")

        assert told(table, "curse-works")[-1] == ("borrowed-cough",)

    def test_venom_bites_every_players_characters(self) -> None:
        """DS-STAT-004: at the end of P1's turn Ed, whom P1 controls, and Ezarius, whom P2 controls, lose 1 each."""
        table = ail(ail(on_map(2), "ed", "venom"), "ezarius", "venom")
        table.spent = 5
        play(again(table), "end turn")

        assert (health(table, "ed"), health(table, "ezarius"), table.captain) == (7, 5, 1)


class TestAfterTheTurn:
    """The end of a turn, and stories that wait for it."""

    def test_a_story_made_due_at_the_end_opens_when_the_watch_is_back(self) -> None:
        """DS-CAMP-010, DS-ENDT-002: crossed off by a turn-end effect, the story opens after venom and the watch."""
        table = ail(on_map(length="long"), "ed", "venom")
        total, before_last, _ = table.pack.camps["long"]
        table.spent, table.camps = 5, total - 2
        reprint(table, "thin-ice", turn_end=("cross off 1 camps",), stays=True)
        play(again(in_play(table, "thin-ice")), "end turn")

        assert (table.spent, health(table, "ed"), table.turn) == (0, 7, 1)
        assert (table.exploring, table.paragraph.split(".")[0]) == (True, str(before_last))

    def test_a_story_made_due_in_the_middle_of_an_action_waits_for_its_end(self) -> None:
        """DS-CAMP-010, DS-EVNT-015: an event completed before an obstacle crosses off a camp: first the obstacle."""
        table = stands(on_map(length="long"), "2:a2")
        total, before_last, _ = table.pack.camps["long"]
        table.camps = total - 2
        reprint(table, "thin-ice", complete=("cross off 1 camps",), stays=True)
        play(in_play(table, "thin-ice"), "travel east", "complete thin-ice")
        assert (table.exploring, table.due, offered(table)) == (False, [before_last], ["suffer steep"])
        play(table, "suffer steep", "hurt ed", "hurt ed", "hurt ed")

        assert (table.exploring, table.due) == (True, [])
        assert table.paragraph.split(".")[0] == str(before_last)

    def test_the_bonus_time_of_one_turn_is_not_kept(self) -> None:
        """DS-TIME-010, DS-TIME-013: 5 of 6 spent pass the token on again; who has spent it as well passes none."""
        table = on_map(3)
        table.spent = 4
        play(again(table), "end turn")
        assert (table.bonus, table.captain) == (True, 1)
        table.event_deck, table.event_left, table.event_discard = [[]], [0], []
        draw_any(play(table, "begin turn"), 2)
        table.spent = 5
        twin = table.clone()
        play(again(table), "end turn")
        twin.bonus = False
        play(again(twin), "end turn")

        assert (table.bonus, table.captain, table.spent) == (True, 2, 0)
        assert (twin.bonus, twin.captain, twin.spent) == (False, 2, 0)
