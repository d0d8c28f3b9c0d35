"""Before an attack it is said who may fall by what strikes back, from what lies open on the table."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.party.choice_plan import make_plan
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.scene.fight import FightState
from sleeping_gods.presentation.scene.menu import FallRisk
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import fate_line, play
from ..sea import fights as sea_fights
from ..skies import fights as skies_fights
from ..skies import tables as skies

SEA, SKIES = SeaPresenter(), SkiesPresenter()
CLUB = "attack a with laurent using club"
AXE = "attack a with ed using fire-axe"


def risk(presenter: Presenter[Any], table: PartyTable, notation: str) -> FallRisk | None:
    """What stands beside an attack."""
    lines = presenter.sections["menu"].tell(presenter, table, SOFA).own
    return next(line.risk for line in lines if line.notation == notation)  # type: ignore[no-any-return]  # a section is any record


def fight(presenter: Presenter[Any], table: PartyTable) -> FightState:
    """The fight as it is told."""
    state = presenter.sections["fight"].tell(presenter, table, SOFA)
    assert isinstance(state, FightState)
    return state


def at_sea(strike: int, health: int) -> SeaTable:
    """An enemy that strikes back so hard, and Laurent with so much health."""
    return sea_fights.left(sea_fights.facing("H H .|. . .|. . .", strike=strike, defense=9), "laurent", health)


def in_the_skies(attack: int, *, block: int = 0, **damage: int) -> SkiesTable:
    """An enemy that strikes back so hard, and some who have taken so much damage."""
    table = skies.hurt(skies_fights.battle("H H H|. . .", "H . .", attack=attack), **damage)
    return skies.arm(table, "fire-axe", (), damage=1, block=block)


class TestBesideTheAttack:
    """At the button, before anything happens."""

    def test_who_has_how_much_and_what_comes_back(self) -> None:
        """SG-WEAPON-006: the block of the weapon is taken off."""
        table = at_sea(5, 2)
        block = table.pack.crew["laurent"].weapon.block
        told = risk(SEA, table, CLUB)

        assert told is not None
        assert told.long == f"Laurent has 2 health, and it strikes back for up to {5 - block}: Laurent may fall."
        assert told.short == f"{5 - block} back: may fall"

    def test_nothing_where_nobody_can_fall(self) -> None:
        """What is left after the block does not take all the health."""
        table = at_sea(3, 5)

        assert risk(SEA, table, CLUB) is None
        assert risk(SKIES, in_the_skies(3), AXE) is None

    def test_first_strike_is_named(self) -> None:
        """SG-ENEMY-013: it comes before the attack has done anything."""
        table = sea_fights.facing("H F .|. . .|. . .", strike=9, F="first-strike")
        told = risk(SEA, table, CLUB)

        assert told is not None
        assert "it strikes first for up to" in told.long
        assert told.short.endswith(" first: may fall")

    def test_in_the_skies_the_block_of_the_card_counts(self) -> None:
        """DS-ATTK-014: with it Ed stands, without it he may fall."""
        health = skies.health(in_the_skies(3), "ed")
        bare, guarded = in_the_skies(3, ed=health - 2), in_the_skies(3, block=2, ed=health - 2)

        told = risk(SKIES, bare, AXE)
        assert told is not None
        assert told.long == "Ed has 2 health, and it strikes back for up to 3: Ed may fall."
        assert risk(SKIES, guarded, AXE) is None

    @pytest.mark.parametrize(
        ("lang", "short"), [("en", "Jessie may fall"), ("fr", "Jessie\N{NARROW NO-BREAK SPACE}: chute possible")]
    )
    def test_whom_damage_to_all_may_fell_is_named(self, lang: Lang, short: str) -> None:
        """DS-ENAB-005: nobody blocks it."""
        table = skies_fights.battle("H C .", attack=1, C="counter-all-2")
        table = skies.hurt(table, jessie=skies.health(table, "jessie") - 1)
        skies.arm(table, "fire-axe", (), damage=1)
        told = risk(SkiesPresenter(lang), table, AXE)

        assert told is not None
        assert told.short == short
        assert told.long.startswith("It deals 2 to everybody too" if lang == "en" else "Il inflige aussi 2")

    @pytest.mark.parametrize("lang", WHOLE)
    def test_in_every_language(self, lang: Lang) -> None:
        """With the same figures."""
        told = risk(SeaPresenter(lang), at_sea(7, 2), CLUB)

        assert told is not None
        assert "Laurent" in told.long
        assert "2" in told.long


class TestInThePlan:
    """While damage is placed, and before a hit lands."""

    def test_squares_that_weaken_the_answer_take_the_warning_away(self) -> None:
        """SG-COMBAT-039: what is covered no longer counts."""
        table = sea_fights.left(sea_fights.facing("A4 H .|. . .|. . .", strike=2, defense=1), "laurent", 4)
        play(table, CLUB, "fate 6")
        before = fight(SEA, table)
        after = make_plan(SEA, table, SOFA, [(parse("cover a a1"),)])

        assert "Laurent may fall." in before.risk
        assert before.risk in before.spoken
        assert after.fight is None or after.fight.risk == ""

    def test_a_hit_that_can_still_be_blocked(self) -> None:
        """DS-ATTK-015: the last moment to do something."""
        table = skies.wear(in_the_skies(3), "ed", "stand-firm-4")
        table = skies.hurt(table, ed=skies.health(table, "ed") - 2)
        play(table, AXE)
        while ("take", "hit") not in table.offered:
            play(table, " ".join(table.offered[0]))

        assert fight(SKIES, table).risk == (
            "Ed has 2 health and is about to take 3 damage: Ed falls unless it is blocked."
        )
        assert fight(SkiesPresenter("fr"), table).risk.endswith("Ed tombe si rien n’est paré.")

    def test_in_the_skies_a_beaten_enemy_is_said_to_answer(self) -> None:
        """DS-ATTK-004: the plan says why what is beaten strikes back all the same."""
        table = in_the_skies(3)
        skies.arm(table, "fire-axe", (), damage=3)
        play(table, AXE)
        while not any(choice[0] == "cover" for choice in table.offered):
            play(table, " ".join(table.offered[0]))
        plan = make_plan(SKIES, table, SOFA, [(parse(f"cover a a{column}"),) for column in (1, 2, 3)])

        assert "Beaten by it: a. A beaten enemy still answers its attacker." in [plain(line) for line in plan.outcomes]

    def test_what_is_covered_all_over_strikes_back_at_nobody(self) -> None:
        """DS-BOSS-009: it cannot be attacked any more."""
        table = skies_fights.facing_boss()
        zone = table.fight.foes[0]
        zone.covered = (1 << table.bound.grids[zone.id].size) - 1
        told = next(enemy for enemy in fight(SKIES, table).enemies if enemy.ref == zone.id)

        assert plain(told.counterattack) == "covered all over: cannot be attacked, and strikes back at nobody"
        assert "strikes back" not in plain(told.stats)
        french = next(enemy for enemy in fight(SkiesPresenter("fr"), table).enemies if enemy.ref == zone.id)
        assert plain(french.counterattack).startswith("tout est couvert")

    @pytest.mark.parametrize(("lang", "words"), [("en", "Beaten by it"), ("fr", "Vaincu ainsi")])
    def test_at_sea_what_is_beaten_does_not_answer(self, lang: Lang, words: str) -> None:
        """SG-COMBAT-037: the survivor strikes back, and nobody else."""
        table = sea_fights.facing("H . .|. . .|. . .", strike=9)
        play(table, CLUB)
        play(table, fate_line(table, 6))
        while not any(choice[0] == "cover" for choice in table.offered):
            play(table, " ".join(table.offered[0]))
        plan = make_plan(SeaPresenter(lang), table, SOFA, [(parse("cover a a1"),)])

        assert plain(plan.outcomes[0]).startswith(words)
        assert plan.fight is None or plan.fight.risk == ""
