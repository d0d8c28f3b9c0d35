"""Dormant totems and what restores them: DS-TOTM."""

from __future__ import annotations

import pytest

from sleeping_gods.skies.table.words import RARE
from tests.bed import offered, play, refused

from .fights import battle
from .tables import facing, on_map, quest, stock


class TestRestoring:
    """DS-TOTM-001, 002."""

    def test_the_set_is_discarded(self) -> None:
        """DS-TOTM-001: 1 bloodflower and 1 ice diamond restore the Split Stone; both return to the supply."""
        table = quest(stock(on_map(), bloodflower=1, ice_diamond=1), 101)
        play(table, "awaken 101 by p1", "pay ice-diamond for ice-diamond", "pay bloodflower for bloodflower")

        assert not any(table.goods.values())
        assert table.adventures[0] == ["eternal-geode"]

    def test_at_any_time_but_only_with_the_set(self) -> None:
        """DS-TOTM-001: in the middle of a challenge too; without the quest or the set it is refused."""
        table = facing(quest(stock(on_map(), bloodflower=1, ice_diamond=1), 101), "CRAFT", 5)
        able = "awaken 101 by p1" in offered(table)

        assert able
        assert refused(stock(on_map(), bloodflower=1, ice_diamond=1), "awaken 101 by p1").rule == "DS-TOTM-001"
        assert refused(quest(stock(on_map(), ice_diamond=1), 101), "awaken 101 by p1").rule == "DS-TOTM-004"
        assert refused(quest(on_map(), 41), "awaken 41 by p1").rule == "DS-TOTM-001"

    def test_in_the_middle_of_a_fight(self) -> None:
        """DS-TOTM-001: between two attacks the set restores it too, whosever turn it is, and the fight goes on."""
        table = quest(stock(battle(". H .", players=2), bloodflower=1, ice_diamond=1), 101)
        fought = offered(table)[0]
        play(table, "awaken 101 by p2", "pay ice-diamond for ice-diamond", "pay bloodflower for bloodflower")
        play(table, "give eternal-geode to p2")

        assert table.adventures == [[], ["eternal-geode"]]
        assert not any(table.goods.values())
        assert offered(table)[0] == fought

    def test_quest_to_the_box_and_card_to_a_hand(self) -> None:
        """DS-TOTM-002: the quest lies in the box, and card 60 in a player's hand: of whoever is given it."""
        table = quest(stock(on_map(2), bloodflower=1, ice_diamond=1), 101)
        play(table, "awaken 101 by p2", "pay ice-diamond for ice-diamond", "pay bloodflower for bloodflower")
        play(table, "give eternal-geode to p2")

        assert (table.quests, table.used_quests) == ([], [101])
        assert table.pack.adventures["eternal-geode"].number == 60
        assert table.adventures == [[], ["eternal-geode"]]

    def test_each_piece_that_is_paid_is_told(self) -> None:
        """DS-TOTM-001: the kind that was paid, which may stand in for another, and after the last what it restored."""
        table = play(quest(stock(on_map(), bloodflower=1, jadeworm_egg=1), 101), "awaken 101 by p1")

        play(table, "pay jadeworm-egg for ice-diamond")
        assert table.log_events == [("paid", "jadeworm-egg", 1)]
        play(table, "pay bloodflower for bloodflower")
        assert table.log_events[0] == ("paid", "bloodflower", 1)
        assert ("restored-totem", 101) in table.log_events


class TestStandingIn:
    """DS-TOTM-003 to 007."""

    def test_ranking(self) -> None:
        """DS-TOTM-003: tundra berry, bloodflower, gergon leaf, fire quartz, ice diamond, jadeworm egg."""
        ranks = {kind: place for place, kind in enumerate(RARE, 1)}

        assert ranks == {
            "tundra-berry": 1, "bloodflower": 2, "gergon-leaf": 3,
            "fire-quartz": 4, "ice-diamond": 5, "jadeworm-egg": 6,
        }  # fmt: skip

    def test_a_higher_one_stands_in(self) -> None:
        """DS-TOTM-004: for a gergon leaf a fire quartz is accepted, a bloodflower refused."""
        table = quest(stock(on_map(), fire_quartz=1, bloodflower=3), 103)
        play(table, "awaken 103 by p1")
        reason = refused(table, "pay bloodflower for gergon-leaf")
        play(table, "pay fire-quartz for gergon-leaf")

        assert (reason.rule, reason.key) == ("DS-TOTM-004", "too-low")
        assert (table.goods["fire-quartz"], table.goods["bloodflower"]) == (0, 3)
        assert table.adventures[0] == ["leaf-ear"]

    def test_lower_ones_alone_are_not_enough(self) -> None:
        """DS-TOTM-004: with bloodflowers only, however many, it cannot be restored."""
        assert refused(quest(stock(on_map(), bloodflower=7), 103), "awaken 103 by p1").rule == "DS-TOTM-004"

    def test_one_for_one(self) -> None:
        """DS-TOTM-004: one jadeworm egg stands for one bloodflower, not for two."""
        assert refused(quest(stock(on_map(), jadeworm_egg=1), 102), "awaken 102 by p1").rule == "DS-TOTM-004"

    def test_a_choice_that_leaves_the_rest_unpaid_is_not_offered(self) -> None:
        """DS-TOTM-004: with 1 ice diamond and 1 egg for diamond and flower, both are spent, either way round."""
        table = play(quest(stock(on_map(), ice_diamond=1, jadeworm_egg=1), 101), "awaken 101 by p1")
        first = offered(table)
        play(table, first[0])

        assert first == ["pay ice-diamond for ice-diamond", "pay jadeworm-egg for ice-diamond"]
        assert offered(table) == ["pay jadeworm-egg for bloodflower"]

    def test_replacing_a_bloodflower(self) -> None:
        """DS-TOTM-005: 2 bloodflowers needed, 1 and a fire quartz owned: both are spent."""
        table = quest(stock(on_map(), bloodflower=1, fire_quartz=1), 102)
        play(table, "awaken 102 by p1", "pay fire-quartz for bloodflower", "pay bloodflower for bloodflower")

        assert not any(table.goods.values())
        assert table.adventures[0] == ["hive-stone"]

    @pytest.mark.parametrize("kind", ["ice-diamond", "jadeworm-egg"])
    def test_replacing_a_fire_quartz(self, kind: str) -> None:
        """DS-TOTM-006: for a fire quartz, with a gergon leaf and a higher one, only the higher one is accepted."""
        table = quest(stock(on_map(), gergon_leaf=1, **{kind.replace("-", "_"): 1}), 104)
        play(table, "awaken 104 by p1")

        assert offered(table) == [f"pay {kind} for fire-quartz"]
        assert refused(table, "pay gergon-leaf for fire-quartz").rule == "DS-TOTM-004"

    def test_any_of_the_higher_ones_may_be_picked(self) -> None:
        """DS-TOTM-006: with a quartz, a diamond and an egg any of the three may be paid; the others are kept."""
        table = quest(stock(on_map(), fire_quartz=1, ice_diamond=1, jadeworm_egg=1), 104)
        play(table, "awaken 104 by p1")
        assert offered(table) == [
            f"pay {kind} for fire-quartz" for kind in ("fire-quartz", "ice-diamond", "jadeworm-egg")
        ]
        play(table, "pay jadeworm-egg for fire-quartz")

        assert [table.goods[kind] for kind in RARE[3:]] == [1, 1, 0]

    def test_rank_of_the_gergon_leaf(self) -> None:
        """DS-TOTM-007: for a tundra berry a gergon leaf is accepted; for a fire quartz it is refused."""
        table = quest(stock(on_map(), gergon_leaf=1), 105, 104)
        reason = refused(table, "awaken 104 by p1")
        play(table, "awaken 105 by p1", "pay gergon-leaf for tundra-berry")

        assert reason.rule == "DS-TOTM-004"
        assert table.adventures[0] == ["winter-pip"]
