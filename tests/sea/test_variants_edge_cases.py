"""Variants: cases that the examples in the rulebook leave open."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.table import decider

from .fights import facing
from .tables import (
    again,
    at_sea,
    at_start,
    draw_event,
    effects,
    exploring,
    fight,
    foe,
    give_command,
    offered,
    own,
    play,
    refused,
    reprint,
    told,
    wear,
)


class TestVariants:
    """SG-VARIANT-001, 003, 006, 011."""

    def test_the_bonus_is_added_as_far_as_the_supply_goes(self) -> None:
        """SG-VARIANT-008, SG-COMP-004: switched with 80 coins, 6 grain and 3 meat there are 85, 6 and 4."""
        table = at_sea()
        table.goods |= {"coins": 80, "grain": 6, "meat": 3}
        play(again(table), "easy mode")

        assert [table.goods[kind] for kind in ("coins", "grain", "meat", "vegetables")] == [85, 6, 4, 1]

    def test_the_command_of_a_turn_comes_after_venom(self) -> None:
        """SG-VARIANT-006: when venom beats the crew at the start of a turn there is no command for it."""
        table = at_start(easy="on")
        for name, member in table.crew.items():
            member.damage = table.bound.health[name]
        table.crew["mac"].damage -= 1
        table.crew["mac"].statuses = ("venom",)
        play(again(table), "begin turn")

        assert (told(table, "defeat"), table.pools) == ([("crew",)], [0])

    @pytest.mark.parametrize("dice", ["may", "off"])
    def test_the_attackers_player_draws_or_rolls(self, dice: str) -> None:
        """SG-VARIANT-011: for the attack of P2's Mac in P1's turn it is P2 who chooses between card and die."""
        table = foe(at_sea(2, dice=dice), "wall", "H H H|H H H|H H H", defense=5, attack=0)
        play(fight(table, "wall"), "attack wall with mac using cutlass")

        assert (offered(table) == ["draw fate", "roll fate"]) == (dice == "may")
        assert dice == "off" or decider(table) == 1

    def test_a_card_replaced_by_a_die_stays_aside(self) -> None:
        """SG-VARIANT-011, SG-FATE-002: a card redrawn with the die is discarded when the test is over, and once."""
        table = give_command(effects(at_sea(dice="may"), "challenge SAVVY 9"), 1)
        play(table, "go on", "draw fate", "draw refine-2", "activate gear redraw by p1", "roll fate", "fate 1")
        play(table, *["go on"] * ("go on" in offered(table)))

        assert (table.discard, len(table.deck)) == (["refine-2"], 59)


class TestErrata:
    """SG-ERRATA-002, 004, 008, SG-FAQ-005, 008."""

    def test_endurance_does_not_lift_the_bar(self) -> None:
        """SG-ERRATA-002: with Endurance and 2 fatigue Odessa cannot use card 28 either."""
        table = own(wear(facing("H H H|H H H|H H H"), "odessa", "endurance"), "capstan-bar", on="odessa")
        table.crew["odessa"].fatigue = 2

        assert refused(again(table), "attack a with odessa using capstan-bar").rule == "SG-ERRATA-002"
        table.crew["odessa"].fatigue = 1
        assert "attack a with odessa using capstan-bar" in offered(again(table))

    def test_anybody_cancels_and_the_next_event_comes(self) -> None:
        """SG-ERRATA-004: P2 cancels P1's event; the one of the next turn is resolved like any other."""
        table = give_command(own(at_sea(2), "yesterdays-almanac"), 0, 1)
        reprint(reprint(table, "debris", do=("gain 1 xp",)), "carpenters", do=("gain 5 xp",))
        play(draw_event(table, "debris"), "activate yesterdays-almanac cancel by p2")
        assert (table.xp, table.event, table.event_discard) == (0, "", ["debris"])
        draw_event(table, "carpenters")

        assert (table.xp, table.event_discard) == (5, ["debris", "carpenters"])

    def test_58_offers_everything_again_to_the_next_visit(self) -> None:
        """SG-ERRATA-008: each choice once per explore action; the next explore action may take A again."""
        table = play(exploring(at_sea(), 58), "choose a", "choose d")
        assert refused(table, "choose a").rule == "SG-EXPLORE-012"

        assert "choose a" in offered(exploring(table, 58))

    def test_the_stone_of_blood_is_its_users(self) -> None:
        """SG-FAQ-005: used by P2 in P1's turn, P2 picks the enemy; no token is spent and no round begins."""
        table = give_command(own(facing("H H .|. . .|. . .", players=2), "stone-of-blood"), 0, 1)
        tokens = list(table.fight.tokens)
        play(table, "activate stone-of-blood deal by p2")
        assert decider(table) == 1
        play(table, "target a", "cover a a1")

        assert (table.fight.tokens, table.fight.round, table.pools) == (tokens, 1, [0, 0])
        assert not any(member.actions for member in table.crew.values())
