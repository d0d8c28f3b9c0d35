"""Components: DS-COMP, the players, the supply and its limits."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.terms import STATUSES
from sleeping_gods.kernel.errors import IllegalSetup
from sleeping_gods.kernel.game import Setup
from sleeping_gods.skies.chapters.foes import counter_damage
from sleeping_gods.skies.chapters.supply import limit
from sleeping_gods.skies.chapters.turn import EndTurn
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.cards import Pack
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import bearers, doing, effects, offered, play, refused
from .tables import ail, airfield, arm, at_start, fight, foe, foe_of, in_play, on_map, reprint, stock, tire

EVERYBODY = ["claire", "ed", "ezarius", "jessie", "miguel"]


def set_up(pack: Pack, *names: str) -> SkiesTable:
    """A campaign with players of these names."""
    return Skies().set_up(pack, Setup("skies", pack.id, pack.version, pack.digest, names, {"level": "normal"}))


class TestPlayers:
    """One to four play."""

    @pytest.mark.parametrize("names", [(), ("Ana", "Ben", "Cid", "Dov", "Eve")])
    def test_other_player_counts_are_refused(self, names: tuple[str, ...]) -> None:
        """DS-COMP-001: a campaign for none or for five is refused."""
        with pytest.raises(IllegalSetup) as caught:
            set_up(airfield(), *names)

        assert caught.value.reason.rule == "DS-COMP-001"

    @pytest.mark.parametrize("count", [1, 2, 3, 4])
    def test_one_to_four_are_accepted(self, count: int) -> None:
        """DS-COMP-001: one, two, three or four names make a campaign."""
        assert set_up(airfield(), *("Ana", "Ben", "Cid", "Dov")[:count]).seat_count() == count

    def test_nobody_joins_a_full_table(self) -> None:
        """DS-COMP-001: a fifth player cannot come later either."""
        assert refused(at_start(4), "join Eve").key == "table-full"


class TestSupply:
    """What nobody owns is in the supply, and it can run out."""

    def test_what_is_lost_goes_back(self) -> None:
        """DS-COMP-007: of 3 meat 1 is lost; the supply has 4 again, so 5 more make 6."""
        table = effects(stock(on_map(), meat=3), "lose 1 meat")

        assert table.goods["meat"] == 2
        assert limit(table, "meat") - table.goods["meat"] == 4

        effects(table, "gain 5 meat")

        assert table.goods["meat"] == 6

    def test_what_is_used_or_paid_goes_back(self) -> None:
        """DS-COMP-007: a resource used and one paid for fuel leave the party and can be gained again."""
        table = stock(tire(on_map(), ed=0), meat=6, rope=6)
        table.fuel, table.plane = 1, "geysers"
        play(table, "use meat stamina by p1", "refresh ed", "refuel", "pay rope", "pay meat")

        assert (table.goods["meat"], table.goods["rope"]) == (4, 5)

        effects(table, "gain 6 meat", "gain 6 rope")

        assert (table.goods["meat"], table.goods["rope"]) == (6, 6)

    def test_an_empty_supply_gives_nothing(self) -> None:
        """DS-COMP-008: with all 6 torches owned a torch more is nothing, and it is not owed when one comes back."""
        table = effects(stock(on_map(), torch=6), "gain 1 torch")

        assert table.goods["torch"] == 6

        effects(table, "lose 1 torch")

        assert table.goods["torch"] == 5
        assert table.violations() == []

    def test_no_more_than_the_box_holds(self) -> None:
        """DS-COMP-008: a table with a token too many of a resource, or of synergy, is not sound."""
        table = on_map()
        table.goods["rope"] = 7

        assert table.violations() == ["7 rope"]

        table = on_map()
        table.goods["ice-diamond"] = 7

        assert table.violations() == []

    def test_five_synergy_tokens(self) -> None:
        """DS-COMP-004, DS-COMP-008: with all 5 tokens held the icon that is covered gives none; with 4 held it does."""
        for held, gives in ((5, False), (4, True)):
            table = foe(arm(on_map(), "whip", damage=1), "rat", "H . S", attack=0)
            fight(table, "rat", hands=(("whip",),))
            table.crew["jessie"].synergy = held
            play(table, "attack rat with ed using whip", "cover rat a3")

            assert ("token miguel" in offered(table)) is gives

    def test_a_gain_beyond_the_supply(self) -> None:
        """DS-COMP-010: with 5 of 6 whiskey a gain of 3 makes 6; the other 2 are lost, not owed."""
        table = effects(stock(on_map(), whiskey=5), "gain 3 whiskey")

        assert table.goods["whiskey"] == 6

        effects(table, "lose 3 whiskey")

        assert table.goods["whiskey"] == 3

    def test_damage_is_never_short(self) -> None:
        """DS-COMP-009: with all 50 damage tokens on an event the next are marked all the same."""
        table = in_play(
            reprint(on_map(), "black-frost", turn_end=("gain 1 threat", "lose 1 health by ed"), stays=True),
            "black-frost",
            50,
        )
        doing(table, EndTurn())

        assert table.active == {"black-frost": 51}
        assert table.crew["ed"].damage == 1
        assert table.violations() == []

    def test_power_is_never_short(self) -> None:
        """DS-COMP-009, DS-COMP-012: an enemy may hold more power than the 45 of the box; it strikes with all of it."""
        table = foe(on_map(), "rat", "P40 P20 H", attack=1)
        fight(table, "rat")

        assert foe_of(table, "rat").power == 60
        assert counter_damage(table, foe_of(table, "rat")) == 61

    def test_power_grows_beyond_the_box(self) -> None:
        """DS-COMP-009: with more power in the row than the box has, enemies gain what they show round after round."""
        table = fight(foe(foe(on_map(), "rat", "P40 H", attack=0), "crow", "P9 H", attack=0), "rat", "crow")
        play(table, "end attacks")
        assert [foe_of(table, name).power for name in ("rat", "crow")] == [80, 18]

        play(table, "end attacks")
        assert [foe_of(table, name).power for name in ("rat", "crow")] == [120, 27]

    def test_a_status_for_each_character(self) -> None:
        """DS-COMP-011: with venom on all five no token of it is left, and nobody could take one more."""
        table = on_map()
        for name in EVERYBODY:
            ail(table, name, "venom")

        assert table.bound.rulebook.tokens_left(table, "venom") == 0

        effects(table, "gain venom")

        assert bearers(table) == []
        assert [member.statuses for member in table.crew.values()] == [("venom",)] * 5

    def test_a_status_leaves_the_tokens_of_others(self) -> None:
        """DS-COMP-011: five tokens of each kind: venom on all five leaves five of madness, and all five may take it."""
        table = effects(on_map(), "gain venom on each")
        assert [table.bound.rulebook.tokens_left(table, status) for status in STATUSES] == [0, 5, 5, 5, 5]

        for status in STATUSES[1:]:
            effects(table, f"gain {status} on each")
        assert [member.statuses for member in table.crew.values()] == [STATUSES] * 5
        assert not any(table.bound.rulebook.tokens_left(table, status) for status in STATUSES)

    def test_a_status_token_comes_back(self) -> None:
        """DS-COMP-011: a token that is removed can be taken again, by the one who lacks it."""
        table = on_map()
        for name in EVERYBODY:
            ail(table, name, "venom")
        effects(table, "remove venom from ed", "gain venom")

        assert bearers(table) == ["ed"]

    def test_three_stamina_for_each(self) -> None:
        """DS-COMP-011: stamina never goes above the 15 tokens, 3 for each; a table with more is not sound."""
        table = effects(tire(on_map(), ed=2), "gain 5 stamina to each")

        assert [member.stamina for member in table.crew.values()] == [3] * 5

        table.crew["ed"].stamina = 4

        assert table.violations() == ["ed has 4 stamina"]

    def test_a_status_twice_is_never_sound(self) -> None:
        """DS-COMP-011: no character has two tokens of a status."""
        table = effects(ail(on_map(), "ed", "venom"), "gain venom on ed")

        assert table.crew["ed"].statuses == ("venom",)

        table.crew["ed"].statuses = ("venom", "venom")

        assert table.violations() == ["ed has a status twice: ('venom', 'venom')"]

    def test_power_is_a_number(self) -> None:
        """DS-COMP-012: what would be a token of 5 and 2 single ones is 7, and 3 less are 4."""
        table = foe(arm(tire(on_map(), ezarius=0), "whip", remove=3), "rat", "P5 P2 H", attack=0)
        fight(table, "rat", hands=(("whip",),))

        assert foe_of(table, "rat").power == 7

        play(table, "attack rat with ed using whip")

        assert foe_of(table, "rat").power == 4
