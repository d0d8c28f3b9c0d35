"""Plans: several choices of one decision tried on a table of their own, and what would come of them."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.state import canonical
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.chapters.challenge import Challenge
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.party.choice_plan import make_plan
from sleeping_gods.presentation.party.foe_names import foe_names
from sleeping_gods.presentation.scene.fight import EnemyState
from sleeping_gods.presentation.scene.plan import Plan
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.presentation.sea.presenter import SeaPresenter
from sleeping_gods.presentation.skies.presenter import SkiesPresenter
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import doing, play
from ..sea import tables as sea
from ..skies import tables as skies
from ..skies.fights import facing_boss

SEA, SKIES = SeaPresenter(), SkiesPresenter()


def of(table: SeaTable | SkiesTable, *notations: str, lang: Lang = "en") -> Plan:
    """The plan of some choices."""
    parts = [(parse(notation),) for notation in notations]
    if isinstance(table, SeaTable):
        return make_plan(SeaPresenter(lang), table, SOFA, parts)
    return make_plan(SkiesPresenter(lang), table, SOFA, parts)


def struck(*enemies: str) -> SeaTable:
    """2 damage to be placed on the Flying Eye."""
    table = sea.fight(sea.at_start(), *enemies)
    return sea.play(table, "attack flying-eye with kannan using hunting-bow", "fate 6")


class TestSquares:
    """A blow before it falls."""

    def test_nothing_happens_to_the_table(self) -> None:
        """It is only planned; what was found out stays the same when it is asked for again."""
        table = struck("flying-eye")
        before = canonical(table)

        assert of(table, "cover flying-eye b1", "cover flying-eye c1") == of(
            table, "cover flying-eye b1", "cover flying-eye c1"
        )
        assert canonical(table) == before

    def test_in_an_order_in_which_they_can_be_placed(self) -> None:
        """Of three squares in a line the ends come last, however they are named."""
        table = skies.fight(skies.on_map(), "brass-tick", hands=(("crowbar",),))
        play(table, "attack brass-tick with ed using crowbar", "roll 6", "go on", "cover brass-tick a1")
        plan = of(table, "cover brass-tick b3", "cover brass-tick b2", "cover brass-tick b1")

        assert [step.notation[-2:] for step in plan.steps] == ["b1", "b2", "b3"]
        assert plain(plan.blocked) == ""

    def test_what_does_not_touch_is_named_with_its_rule(self) -> None:
        """After what could be placed."""
        plan = of(struck("flying-eye"), "cover flying-eye a1", "cover flying-eye c3")

        assert [step.notation for step in plan.steps] == ["cover flying-eye a1"]
        assert plain(plan.blocked) == "Cover c3 of the Flying Eye"
        assert plan.rule == "SG-COMBAT-019"
        assert plain(plan.reason)

    def test_an_enemy_that_a_hit_would_beat_does_not_strike_back(self) -> None:
        """SG-COMBAT-018: while damage is left to place it is said already."""
        table = sea.put_enemy(sea.at_start(), "H . .|. . .|. . .")
        sea.play(table, "attack wall with kannan using hunting-bow", "fate 6") if table.offered else None
        plan = of(table, "cover wall a1")

        assert "Beaten by it: wall." in [plain(line) for line in plan.outcomes]
        assert plan.fight is not None
        assert [plain(enemy.counterattack) for enemy in plan.fight.enemies] == ["does not strike back"]

    def test_what_would_be_lost(self) -> None:
        """SG-COMBAT-025: what finds no square; a part of the damage leaves the rest to be placed."""
        table = sea.put_enemy(sea.at_start(), "H . .|. . .|. . .")
        table.fight.foes[0].covered = 0b111_111_110
        sea.play(table, "attack wall with kannan using hunting-bow", "fate 6") if table.offered else None
        plan = of(table, "cover wall a1")

        assert [plain(line) for line in plan.outcomes] == [
            "Beaten by it: wall.",
            "1 damage finds no square and is lost.",
        ]
        part = of(struck("flying-eye", "demon-jackal"), "cover flying-eye a1")
        assert [plain(line) for line in part.outcomes] == ["1 damage left to place; at least half of it on the target."]

    @pytest.mark.parametrize("lang", WHOLE)
    def test_a_boss_is_beaten_as_a_whole(self, lang: Lang) -> None:
        """DS-BOSS-004: not with its first zone, and then by the name of the boss."""
        table = facing_boss()
        for foe in table.fight.foes[1:]:
            foe.covered = 0b1
        found = self.last_blow(table, lang)
        still = facing_boss()

        assert any("Boss" in line for line in found)
        assert not any("Boss" in line for line in self.last_blow(still, lang))

    def last_blow(self, table: SkiesTable, lang: Lang) -> list[str]:
        """What would come of the heart of the first zone being covered with all the damage that there is."""
        target = table.fight.foes[0].id
        attack = next(choice for choice in table.offered if choice[:2] == ("attack", target))
        play(table, " ".join(attack))
        while not any(choice[0] == "cover" for choice in table.offered):
            play(table, " ".join(table.offered[-1]))
        squares = [f"cover {target} {word}" for word in ("a1", "a2", "b1", "b2")]
        for count in range(4, 0, -1):
            plan = of(table, *squares[:count], lang=lang)
            if not plan.blocked:
                return [plain(line) for line in plan.outcomes]
        raise AssertionError("no square can be covered")


class TestThen:
    """The table as it would be then."""

    def test_squares_that_could_follow(self) -> None:
        """After a corner only what touches it; after all damage nothing more."""
        table = struck("flying-eye")
        one = of(table, "cover flying-eye a1")
        two = of(table, "cover flying-eye a1", "cover flying-eye a2")

        assert sorted(one.next) == ["cover flying-eye a2", "cover flying-eye b1"]
        assert [cell.ref for cell in enemy(one).cells if cell.choice] == ["a2", "b1"]
        assert two.next == ()

    def test_the_answer_of_the_enemy(self) -> None:
        """What it would strike back with hangs on what is covered; the table itself has it uncovered."""
        table = sea.put_enemy(sea.at_start(), "A H .|. . .|. . .")
        sea.play(table, "attack wall with kannan using hunting-bow", "fate 6")
        before, after = of(table), of(table, "cover wall a1")

        assert not any(cell.covered for cell in enemy(before).cells)
        assert [cell.ref for cell in enemy(after).cells if cell.covered] == ["a1"]
        assert plain(enemy(before).counterattack) != plain(enemy(after).counterattack)

    def test_what_the_whole_blow_brings_back(self) -> None:
        """SG-COMBAT-039: the counterattack follows the last square; what it does is said before."""
        table = sea.put_enemy(sea.at_start(), "H H H|. . .|. . .", attack=3)
        sea.play(table, "attack wall with kannan using hunting-bow", "fate 6")
        comes = [plain(line) for line in of(table, "cover wall a1", "cover wall a2").outcomes]

        assert any("strikes" in line and "Kannan" in line for line in comes)

    def test_the_odds_of_a_test(self) -> None:
        """Whoever would take part counts; others may still follow."""
        table = doing(sea.at_start(), Challenge("strength", 5, "", "test/"))
        alone, helped = of(table), of(table, "join mac")

        assert alone.test is not None
        assert helped.test is not None
        assert [part.ref for part in helped.test.parts] == ["mac"]
        assert helped.test.chance != alone.test.chance
        assert "join rafael" in helped.next
        assert "join mac" not in helped.next

    def test_no_fight_and_no_test(self) -> None:
        """There are none where there were none."""
        plan = of(skies.on_map())

        assert (plan.fight, plan.test) == (None, None)


def enemy(plan: Plan) -> EnemyState:
    """The first enemy of the row as it would be."""
    if plan.fight is None:
        raise AssertionError("the fight would be over")
    return plan.fight.enemies[0]


class TestOthers:
    """Any decision that asks again."""

    def test_who_takes_part_and_goes_on(self) -> None:
        """The last choice may end the decision; nothing can follow it."""
        table = doing(sea.at_start(), Challenge("strength", 5, "", "test/"))

        assert plain(of(table, "join mac", "join rafael", "go on").blocked) == ""
        late = of(table, "go on", "join mac")
        assert plain(late.blocked) == "Mac takes part"
        assert (plain(late.reason), late.rule) == ("", "")

    def test_a_decision_that_is_another_one_each_time_is_not_planned(self) -> None:
        """After a step on the map one looks around first."""
        table = skies.on_map()
        ways = [" ".join(choice) for choice in table.offered if choice[0] == "travel"]
        plan = of(table, *ways[:2])

        assert len(plan.steps) == 1
        assert plan.blocked

    def test_enemies_by_name_the_struck_one_first(self) -> None:
        """As choices call them; none where nobody fights."""
        table = struck("demon-jackal", "flying-eye")

        assert [*foe_names(SEA, table).items()] == [("flying-eye", "Flying Eye"), ("demon-jackal", "Demon Jackal")]
        assert foe_names(SKIES, skies.on_map()) == {}
