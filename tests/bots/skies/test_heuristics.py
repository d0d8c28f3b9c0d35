"""Good sense in the skies: fights, tests, care and totems."""

from __future__ import annotations

from collections import Counter

import pytest

from sleeping_gods.bots.skies.choice_worth import SkiesChoiceWorth
from sleeping_gods.bots.skies.heuristics import care, fights
from sleeping_gods.bots.skies.heuristics import challenges as tests
from sleeping_gods.bots.skies.heuristics.player import LEAST_WORTH_OF_ENDING_EVENT, SkiesPlayer
from sleeping_gods.bots.story.milestones import Milestone, Recipes
from sleeping_gods.bots.story.story_facts import count_fact
from sleeping_gods.effects.op import Op
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, waits_for_chance
from sleeping_gods.party.chapters.reach import reach_of
from sleeping_gods.party.chapters.strike import PlaceDamage
from sleeping_gods.party.table.records import Test
from sleeping_gods.skies.chapters.hero import health_left

from ..readers import in_the_skies, met, skies_index


def weakest(count: int = 1) -> tuple[str, ...]:
    """The enemies of the airfield with the lowest level."""
    enemies = in_the_skies().pack.enemies
    return tuple(sorted(enemies, key=lambda name: (enemies[name].level, name))[:count])


def test_who_would_fall_does_not_attack_in_vain() -> None:
    """A counterattack that fells is worth less than one that is borne."""
    table = met(in_the_skies(), *weakest())
    choice = next(one for one in table.offered if one[0] == "attack")
    fresh = fights.attack_worth(table, choice)
    name = choice[3]
    table.crew[name].damage = table.bound.health[name] - 1

    assert fights.attack_worth(table, choice) < fresh


def test_damage_covers_hearts_as_far_as_it_can() -> None:
    """The best group of a strike that could beat an enemy does beat it."""
    table = met(in_the_skies(), *weakest())
    luck, bot = Luck(9), SkiesPlayer(skies_index("airfield"), "careful", Counter())
    for _ in range(60):
        if isinstance(table.agenda[-1], PlaceDamage):
            strike = table.fight.strike
            assert strike is not None
            reach = reach_of(table, strike)
            blow = bot.placement.best(table)
            hearts = sum(1 for at, square in blow.squares if reach.grids[at].hearts >> square & 1)
            assert blow.exact
            assert hearts
            return
        apply(table, luck.pick(table.offered) if waits_for_chance(table) else bot.pick(table, luck))
    pytest.fail("expected damage to be placed")


def test_a_blow_goes_to_whoever_can_bear_it() -> None:
    """Nobody falls who need not."""
    table = in_the_skies()
    table.crew["ed"].damage = health_left(table, "ed") - 1

    assert fights.victim(table, [("hurt", "ed"), ("hurt", "jessie")], 2) == ("hurt", "jessie")


def test_an_exhausted_party_camps_and_a_fresh_one_does_not() -> None:
    """Stamina, wounds and time since the last camp decide."""
    table = in_the_skies()
    assert not care.needs_camp(table, 2)
    for member in table.crew.values():
        member.stamina = 0
    assert care.needs_camp(table, 2)
    assert not care.needs_camp(table, 0)


def test_common_goods_are_paid_first() -> None:
    """What restores a totem is kept."""
    table = in_the_skies()
    table.goods |= {"meat": 1, "ice-diamond": 3}

    assert care.spend(table, [("pay", "ice-diamond"), ("pay", "meat")]) == ("pay", "meat")


def test_nobody_joins_in_vain() -> None:
    """A number that cannot be reached is tried by nobody."""
    table = in_the_skies()
    table.tests.append(Test("challenge", 0, "craft", 40))
    table.offered = [("go", "on"), ("join", "miguel")]

    assert tests.join(table) == ("go", "on")
    table.test.number = 1
    assert tests.join(table) == ("go", "on")
    table.test.number = 7
    assert tests.join(table) == ("join", "miguel")


def test_counts_are_facts() -> None:
    """Three marks are also one and two; so are goods."""
    table = in_the_skies()
    table.marks["rebels"] = 3
    table.goods["rope"] = 2
    own = skies_index("airfield").facts.owned(table)

    assert {count_fact("mark", "rebels", 3), count_fact("mark", "rebels", 1), count_fact("has", "rope", 2)} <= own
    assert count_fact("mark", "rebels", 4) not in own


def test_a_way_that_asks_for_marks_leads_over_places_that_mark() -> None:
    """The milestones before a page behind a threshold give marks; a totem is given by the stone it sleeps in."""
    index = skies_index("lifted-north")
    recipes = Recipes(index.facts, index.roots, frozenset()).explore()
    asked = [key for key, (_, needs) in recipes.arrivals.items() if any(need.startswith("mark ") for need in needs)]
    found = [one for key in asked[:5] for one in recipes.to(key)]

    assert asked
    assert any(one.fact.startswith("mark ") for one in found)
    assert index.facts.dormant
    assert all(totem in recipes.owned for totem in index.facts.dormant.values())


def test_sleeping_totems_want_riches() -> None:
    """Who carries a stone looks for what restores it."""
    index = skies_index("lifted-north")
    totem = next(iter(index.facts.dormant.values()))
    quest = next(iter(index.facts.dormant))
    bot = SkiesPlayer(index, "hunter", Counter(), [Milestone("6", "§6.4", totem)])

    assert not index.resource_places <= bot.wanted(bot.focus[0], set())
    assert index.resource_places <= bot.wanted(bot.focus[0], {quest})


def test_a_careful_party_knows_what_a_boss_is() -> None:
    """What lies behind one does not make it a stroll; the wounded fear it more."""
    table = in_the_skies()
    boss = min(table.bound.bosses)
    prize = (Op("gain-quest", (1,)),)
    fight = (Op("boss", (boss,), (("win", prize),)),)
    fresh = SkiesChoiceWorth().of_program(table, fight)
    for member in table.crew.values():
        member.damage = 3

    assert fresh < 0 < SkiesChoiceWorth().of_program(table, prize)
    assert SkiesChoiceWorth().of_program(table, fight) < fresh


def test_a_careful_party_counts_what_is_in_play() -> None:
    """An event that makes challenges harder makes them less worth trying."""
    table = in_the_skies()
    test = (Op("challenge", ("craft", 8, ""), (("fail", (Op("lose-health", (4, "")),)), ("pass", ()))),)
    calm = SkiesChoiceWorth().of_program(table, test)
    event = next(
        one.id for one in table.pack.events.values() if dict(one.harder).get("craft") or dict(one.harder).get("any")
    )
    table.active[event] = 0

    assert SkiesChoiceWorth().of_program(table, test) < calm


def test_a_careful_party_is_rid_of_what_it_can_complete() -> None:
    """Not at any price: who would fail badly leaves it in play."""
    table = in_the_skies()
    bot = SkiesPlayer(skies_index("airfield"), "careful", Counter())
    events = [one.id for one in table.pack.events.values() if one.completing and not one.completes_on]
    acts = [("complete", event) for event in events]
    worths = {event: SkiesChoiceWorth().of_program(table, table.bound.printed[f"{event}:complete"]) for event in events}
    best = max(worths.values())

    found = bot.end_event(table, acts)

    assert (found is not None) == (best > LEAST_WORTH_OF_ENDING_EVENT)
    assert found is None or worths[found[1]] == best
    assert bot.end_event(table, [("camp",)]) is None
