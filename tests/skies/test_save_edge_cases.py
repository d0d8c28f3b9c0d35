"""Save: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.kernel.state import canonical
from sleeping_gods.skies.chapters.clock import time_left
from sleeping_gods.skies.chapters.players import resume
from sleeping_gods.skies.chapters.score import journey_log
from tests.bed import (
    again,
    draw_any,
    fallen,
    offered,
    play,
)

from .tables import (
    ail,
    at_start,
    hurt,
    in_play,
    new,
    on_map,
    own,
    quest,
    stands,
    stock,
    tire,
    wear,
)

DEAL = ("deal ed to p1", "deal ezarius to p2", "deal jessie to p1", "deal miguel to p2")


class TestLoading:
    """DS-LOAD-004, 006."""

    def test_even_hands_are_pooled_all_the_same(self) -> None:
        """DS-LOAD-004: two hands of 2 adventure cards are shuffled together: any of the 4 may go to either player."""
        table = at_start(2)
        own(own(table, 0, "canteen", "goggles"), 1, "toolbox", "flare")
        play(table, "resume with p1", *DEAL)
        assert offered(table) == ["deal canteen", "deal flare", "deal goggles", "deal toolbox"]

        play(table, "deal toolbox", "deal canteen", "deal flare", "deal goggles")
        assert table.adventures == [["toolbox", "flare"], ["canteen", "goggles"]]
        assert "begin turn" in offered(table)

    @pytest.mark.parametrize("before", [0, 1, 2])
    @pytest.mark.parametrize("first", [0, 1, 2])
    def test_any_player_may_be_the_first(self, before: int, first: int) -> None:
        """DS-LOAD-006: whoever was active when the game was saved, any of the three may take the first turn."""
        table = at_start(3)
        table.captain = before
        play(again(table), f"resume with p{first + 1}")
        play(table, "deal ed to p1", "deal ezarius to p2", "deal jessie to p3", "deal miguel to p1")

        assert table.captain == table.controller("claire") == first
        draw_any(play(table, "begin turn"), 1)
        assert [len(hand) for hand in table.hands] == [1 if seat == first else 0 for seat in range(3)]

    def test_the_whole_stock_and_every_mark_come_back(self) -> None:
        """DS-LOAD-001, DS-LOAD-002: 6 ropes, 7 berries, two statuses and the cards of fallen Ed are all there."""
        table = stock(wear(fallen(at_start(2), "ed"), "ed", "heavy-hands-1", "lookout-4"), rope=6, tundra_berry=7)
        ail(tire(table, ed=1), "jessie", "venom", "madness")
        boards, goods = {name: dataclasses.replace(member) for name, member in table.crew.items()}, dict(table.goods)
        play(table, "resume with p2", *DEAL)

        assert table.crew == boards
        assert table.goods == goods

    def test_equipped_cards_of_the_fallen_are_not_shuffled_in(self) -> None:
        """DS-LOAD-003: what is equipped, on the fallen too, stays out of the draw deck; the discards go in."""
        table = wear(fallen(at_start(2), "ed", "miguel"), "ed", "heavy-hands-1")
        discard = table.deck.pop()
        table.discard.append(discard)
        play(again(table), "resume with p1", *DEAL)

        assert "heavy-hands-1" not in table.deck
        assert (discard in table.deck, table.discard) == (True, [])


class TestResuming:
    """DS-LOAD, DS-SAVE."""

    def test_what_was_read_in_silence_is_kept(self) -> None:
        """DS-SAVE-004, DS-WAND-009: a quest that P2 read in silence is P2's secret after a restore too."""
        table = quest(at_start(2), 41)
        table.silent = {"41": [1]}
        resume(table, 0)

        assert (table.quests, table.silent) == ([41], {"41": [1]})


class TestTheLog:
    """DS-JLOG."""

    def test_a_note_is_written_anew(self) -> None:
        """DS-JLOG-002, DS-JLOG-003: another note on location 38 takes the place of the first; that on 12 stays."""
        table = play(on_map(), "note 38 A cave", "note 12 Cold", "note 38 A bear")

        assert table.log.notes == {"38": "A bear", "12": "Cold"}

    def test_the_log_shows_every_save_line(self) -> None:
        """DS-JLOG-002: after two saves the log has two lines, the older one first."""
        table = play(at_start(), "save game")
        play(hurt(table, ed=3), "save game")

        assert journey_log(table)["saves"] == table.log.saves
        assert [line.count("ed 5") for line in table.log.saves] == [0, 1]


class TestAfterAReset:
    """What is given up leaves nothing but its log."""

    def test_a_reset_table_is_like_one_that_was_never_played(self) -> None:
        """DS-RSET-001, DS-RSET-002: reset in the middle of anything, every piece lies as after a reset at the start."""
        messed = stock(own(quest(stands(on_map(), "2:a2"), 41), 0, "camp-stew", "ice-blade"), rope=3)
        wear(ail(tire(hurt(messed, ed=2), miguel=0), "ed", "venom"), "jessie", "duck-7")
        messed.crossed, messed.marks["rebels"], messed.camps, messed.defeats = [38], 2, 4, 1
        messed.bonus, messed.early, messed.finale, messed.curses = True, True, True, ["cold-pocket"]
        messed.due, messed.taken, messed.visit, messed.gone = ["7"], ["50b"], ["7a"], ["whip"]
        play(in_play(messed, "thin-ice", 2), "travel east")
        assert messed.obstacle == "steep"
        fresh = new()
        for table in (messed, fresh):
            play(table, "reset campaign")
            table.turn, table.phase, table.log.score, table.log_events = 0, "", "", []

        assert canonical(messed) == canonical(fresh)

    def test_at_rest_nothing_is_left_of_an_obstacle_or_an_end_story(self) -> None:
        """DS-RSET-002: neither the obstacle that was being met nor the end story that was under way is kept."""
        table = play(stands(on_map(), "2:a2"), "travel east")
        table.finale = True
        play(table, "reset campaign")

        assert (table.obstacle, table.finale, table.busy, time_left(table)) == ("", False, False, 5)
