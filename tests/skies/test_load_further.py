"""Setting up a saved game and figures of a character, read further: DS-LOAD-004, 006, DS-SKIL-004."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.story.printed import Passive
from tests.bed import again, draw_any, offered, play

from .tables import ail, at_start, on_map, own, repack, wear

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


class TestSkill:
    """DS-SKIL-004."""

    @pytest.mark.parametrize(("more", "skill"), [(0, 0), (1, 0), (2, 1)])
    def test_only_the_sum_is_kept_from_falling_below_0(self, more: int, skill: int) -> None:
        """DS-SKIL-004: weakened takes 2 off CRAFT 1 and a standing bonus together, and the rest is at least 0."""
        table = on_map()
        card = dataclasses.replace(table.pack.abilities["watchful-2"], passives=(Passive("skill", more, "craft", ""),))
        repack(table, abilities={**table.pack.abilities, card.id: card})
        wear(table, "ezarius", card.id)
        assert skill_of(table, "ezarius", "craft") == 1 + more

        assert skill_of(ail(table, "ezarius", "weakened"), "ezarius", "craft") == skill
