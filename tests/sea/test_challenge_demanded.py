"""Challenges that demand a crew member: SG-CHAL."""

from __future__ import annotations

import pytest

from sleeping_gods.party.chapters.challenge import total
from sleeping_gods.sea.table.table import SeaTable

from .tables import (
    at_sea,
    bearers,
    damage_on,
    effects,
    fallen,
    give_command,
    hold,
    own,
    play,
    refused,
    victims,
)

SPLIT = "kasumi laurent audrie/gregory rafael mac/kannan marco"
"""Three players; Gregory is P2's."""


def in_turn_of_p1(*command: int) -> SeaTable:
    """P1 is active, and the players have so much command."""
    return give_command(at_sea(3, crew=SPLIT), *(command or (0, 0, 0)))


def gregory_alone(table: SeaTable, number: int = 4, fail: str = "lose 2 health") -> SeaTable:
    """A Gregory-only SAVVY challenge begins."""
    return effects(table, f"challenge SAVVY {number} by gregory", f"fail: {fail}")


class TestDemandedCrew:
    """SG-CHAL-025 to 030."""

    def test_a_demanded_crew_member_joins_free(self) -> None:
        """SG-CHAL-025: P2 has 0 command: Gregory joins free, gains 1 fatigue, and his savvy counts."""
        table = in_turn_of_p1()
        play(gregory_alone(table), "fate 3")

        assert table.controller("gregory") != table.captain
        assert table.crew["gregory"].fatigue == 1
        assert damage_on(table) == {}
        assert victims(table) == []

    def test_nothing_is_paid_even_by_the_rich(self) -> None:
        """SG-CHAL-025: with command to spare P2 still pays none."""
        table = in_turn_of_p1(2, 2, 2)
        gregory_alone(table)

        assert table.pools == [2, 2, 2]
        assert table.test.crew == ("gregory",)

    def test_with_two_fatigue_he_adds_nothing_and_suffers_nothing_for_it(self) -> None:
        """SG-CHAL-026: 2 fatigue: no savvy, no fatigue, no madness damage, no charge; but damage goes to him first."""
        table = in_turn_of_p1(0, 1, 0)
        gregory = table.crew["gregory"]
        gregory.fatigue, gregory.statuses = 2, ("madness", "low-morale")
        gregory_alone(table)
        before = (gregory.fatigue, gregory.damage, table.pools[1])
        play(table, "fate 3", "go on")

        assert before == (2, 0, 1)
        assert victims(table) == ["gregory"]
        assert refused(table, "hurt mac").rule == "SG-CHAL-018"
        assert play(table, "hurt gregory", "hurt gregory").crew["gregory"].damage == 2

    def test_with_one_fatigue_his_savvy_counts(self) -> None:
        """SG-CHAL-026: with 1 fatigue the same draw passes, and he has 2."""
        table = in_turn_of_p1()
        table.crew["gregory"].fatigue = 1
        play(gregory_alone(table), "fate 3")

        assert victims(table) == []
        assert table.crew["gregory"].fatigue == 2

    @pytest.mark.parametrize(("fate", "failed"), [(4, False), (3, True)])
    def test_fate_is_drawn_for_the_spent_one_alone(self, fate: int, *, failed: bool) -> None:
        """SG-CHAL-027: the same case with fate 4 is passed; on failure all effects fall on him first."""
        table = in_turn_of_p1()
        table.crew["gregory"].fatigue = 2
        play(gregory_alone(table, fail="gain venom; lose 1 health"), f"fate {fate}")
        poisoned = bearers(table)
        play(table, *(["afflict gregory with venom"] if failed else []))

        assert poisoned == (["gregory"] if failed else [])
        assert victims(table) == (["gregory"] if failed else [])

    def test_at_zero_health_the_loss_passes_to_others(self) -> None:
        """SG-CHAL-028: Gregory at 0 health and -2 health on failure: he adds nothing, and 2 damage go to other crew."""
        table = fallen(in_turn_of_p1(), "gregory")
        play(gregory_alone(table), "fate 3")
        able = victims(table)
        play(table, "hurt mac", "hurt kannan")

        assert able == [name for name in table.crew if name != "gregory"]
        assert damage_on(table) == {"gregory": 5, "kannan": 1, "mac": 1}
        assert table.crew["gregory"].fatigue == 0

    def test_at_zero_health_he_pays_and_suffers_nothing_but_takes_a_status(self) -> None:
        """SG-CHAL-028: fallen Gregory costs no low-morale command and has no madness damage; the venom is his first."""
        table = fallen(in_turn_of_p1(0, 1, 0), "gregory")
        table.crew["gregory"].statuses = ("madness", "low-morale")
        damage = damage_on(table)
        play(gregory_alone(table, fail="gain venom"), "fate 3", "go on")

        assert (table.pools, damage_on(table), table.crew["gregory"].fatigue) == ([0, 1, 0], damage, 0)
        assert bearers(table) == ["gregory"]

    def test_one_of_the_active_players_own_is_demanded_alike(self) -> None:
        """SG-CHAL-026, 030: in P2's own turn too Gregory, spent, adds nothing, and nobody else may join."""
        table = give_command(at_sea(3, crew=SPLIT, first="p2"), 1, 1, 1)
        table.crew["gregory"].fatigue = 2
        gregory_alone(table)

        assert {refused(table, f"join {name}").rule for name in ("rafael", "odessa", "kasumi")} == {"SG-CHAL-030"}
        assert victims(play(table, "fate 3", "go on")) == ["gregory"]

    @pytest.mark.parametrize(("command", "after"), [(0, 0), (1, 0), (3, 2)])
    def test_low_morale_is_paid_if_it_can_be(self, command: int, after: int) -> None:
        """SG-CHAL-029: Gregory with low morale: P2 with 0 command pays 0, else 1; he joins in any case."""
        table = in_turn_of_p1(3, command, 3)
        table.crew["gregory"].statuses = ("low-morale",)
        gregory_alone(table)

        assert table.pools == [3, after, 3]
        assert (table.test.crew, table.crew["gregory"].fatigue) == (("gregory",), 1)
        assert table.crew["gregory"].statuses == ("low-morale",)

    def test_the_active_player_pays_for_their_own(self) -> None:
        """SG-CHAL-029: in P2's own turn the low morale of Gregory costs P2 1 command just so."""
        table = give_command(at_sea(3, crew=SPLIT, first="p2"), 3, 2, 3)
        table.crew["gregory"].statuses = ("low-morale",)
        gregory_alone(table)

        assert table.pools == [3, 1, 3]

    def test_his_madness_hurts_a_fresh_one(self) -> None:
        """SG-CHAL-025, 026: not spent, a mad Gregory who is demanded takes 1 damage and adds his savvy."""
        table = in_turn_of_p1()
        table.crew["gregory"].statuses = ("venom", "madness")
        play(gregory_alone(table), "fate 3")

        assert damage_on(table) == {"gregory": 1}
        assert victims(table) == []

    def test_nobody_else_may_join(self) -> None:
        """SG-CHAL-030: in a Gregory-only challenge the others are refused, before the draw and after it."""
        table = in_turn_of_p1(0, 1, 1)
        gregory_alone(hold(table, 2, "triage-5"), number=6)
        before = refused(table, "join kasumi").rule
        play(table, "fate 4")

        assert before == "SG-CHAL-030"
        assert refused(table, "join kasumi").rule == "SG-CHAL-030"
        assert table.test.crew == ("gregory",)

    @pytest.mark.parametrize(("line", "result"), [("discard triage-5", 6), ("activate wayfarers-gear savvy by p3", 7)])
    def test_discards_and_cards_still_help(self, line: str, result: int) -> None:
        """SG-CHAL-030: SAVVY 6 at total 5, P3 discards a savvy card: total 6; adventure cards help as well."""
        table = hold(own(in_turn_of_p1(0, 0, 1), "wayfarers-gear"), 2, "triage-5")
        play(gregory_alone(table, number=6), "fate 4")
        before = total(table, table.test)
        play(table, line)
        after = total(table, table.test)
        play(table, "go on")

        assert (before, after) == (5, result)
        assert victims(table) == []
