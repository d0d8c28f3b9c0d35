"""Setting up a saved game and figures of a character, read further: DS-LOAD, DS-COMP, DS-SKIL."""

from __future__ import annotations

import dataclasses

import pytest

from sleeping_gods.skies.chapters.hero import skill_of
from sleeping_gods.story.printed import Passive
from tests.bed import again, draw_any, effects, fallen, offered, play

from .tables import ail, at_start, on_map, own, repack, stock, tire, wear

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


class TestStock:
    """DS-COMP-007, 010."""

    def test_resources_of_any_kind_are_lost_one_by_one(self) -> None:
        """DS-COMP-007: of 3 lost resources each may be of another kind."""
        table = effects(stock(on_map(), rope=3, meat=3), "lose 3 resources")
        play(table, "lose rope")
        assert (table.goods["rope"], table.goods["meat"]) == (2, 3)
        play(table, "lose meat", "lose rope")

        assert (table.goods["rope"], table.goods["meat"]) == (1, 2)
        assert "travel north" in offered(table)

    def test_what_the_supply_lacks_is_not_made_good(self) -> None:
        """DS-COMP-010: with 5 of 6 ropes a gain of 3 brings 1; no other resource comes instead, now or later."""
        table = effects(stock(on_map(), rope=5), "gain 3 rope")
        assert {kind: amount for kind, amount in table.goods.items() if amount} == {"rope": 6}

        effects(table, "lose 4 rope")
        assert {kind: amount for kind, amount in table.goods.items() if amount} == {"rope": 2}


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
