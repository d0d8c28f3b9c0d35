"""The reading robot of the skies: odds, plans of a round, what it thinks things are worth, and whole campaigns."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.runs.batch import make_bot
from sleeping_gods.bots.runs.outcome import CampaignOutcome
from sleeping_gods.bots.runs.place_counts import Watch
from sleeping_gods.bots.runs.plan import Order, setup_of
from sleeping_gods.bots.runs.playtest import Playtest
from sleeping_gods.bots.skies.planner.attack_order import best_first_attack
from sleeping_gods.bots.skies.planner.challenge_counts import ChallengeCounts, stamina_price
from sleeping_gods.bots.skies.planner.challenge_odds import chance_of
from sleeping_gods.bots.skies.planner.fight_cost import harm
from sleeping_gods.bots.skies.planner.planned_round import after_attack, possible_attacks, round_now, worth_at_end
from sleeping_gods.bots.skies.planner.player import SkiesPlanner
from sleeping_gods.bots.story.weights import FLYING
from sleeping_gods.effects.op import Op
from sleeping_gods.kernel.luck import Luck

from ..readers import desk, in_the_skies, met


def reader() -> SkiesPlanner:
    """A robot that has read the airfield."""
    bot = desk("airfield").read()
    assert isinstance(bot, SkiesPlanner)
    return bot


def by_level() -> list[str]:
    """The enemies of the airfield, the weakest first."""
    enemies = in_the_skies().pack.enemies
    return sorted(enemies, key=lambda name: (enemies[name].level, name))


class TestOdds:
    """Challenges."""

    def test_a_higher_number_is_passed_less_often(self) -> None:
        """And what nobody can pass is not tried."""
        count = ChallengeCounts(in_the_skies(), FLYING)
        chances = [chance_of(count, "craft", number, "", 8.0).chance for number in (3, 7, 10, 30)]

        assert chances == sorted(chances, reverse=True)
        assert chances[0] > 0.9
        assert chances[-1] == 0.0

    def test_stamina_is_dearer_where_little_is_left(self) -> None:
        """So fewer take part."""
        table = in_the_skies()
        fresh = stamina_price(table, FLYING)
        for member in table.crew.values():
            member.stamina = 1

        assert stamina_price(table, FLYING) > fresh


class TestFights:
    """Fights."""

    def test_a_greater_enemy_costs_more(self) -> None:
        """By its hearts and by what strikes back."""
        table = in_the_skies()
        names = by_level()

        assert harm(table, names[:1]) < harm(table, names[-1:]) < harm(table, names[-2:])

    def test_the_plan_begins_with_an_attack_that_is_offered(self) -> None:
        """And a fresh party does attack."""
        table = met(in_the_skies(players=2), *by_level()[:2])

        choice = best_first_attack(table, table.offered)

        assert choice in table.offered
        assert choice[0] == "attack"

    def test_nobody_attacks_twice_in_a_plan(self) -> None:
        """A card and a character serve once; the fallen do not serve."""
        table = met(in_the_skies(), *by_level()[:1])
        start, blow = round_now(table), possible_attacks(table, table.offered)[0]

        later = after_attack(start, blow)

        assert later is not None
        assert after_attack(later, blow) is None
        assert later.first == blow.choice

    def test_to_leave_a_strong_enemy_standing_is_feared(self) -> None:
        """What is left will strike."""
        weak = round_now(met(in_the_skies(), by_level()[0]))
        strong = round_now(met(in_the_skies(), by_level()[-1]))

        assert worth_at_end(strong) < worth_at_end(weak)


class TestWorth:
    """What a party at the table makes of effects."""

    def test_fuel_is_worth_what_the_tank_lacks(self) -> None:
        """A full tank needs none."""
        table, bot = in_the_skies(), reader()
        fill = Op("fill-fuel", ())
        table.fuel = table.pack.plane_fuel
        assert bot.means(table).effect(fill) == 0
        table.fuel = 1
        assert bot.means(table).effect(fill) > 2

    def test_camps_are_dear_and_wounds_dearer_to_the_worn(self) -> None:
        """Both count against a choice."""
        table, bot = in_the_skies(), reader()
        hurt = Op("hurt", (3,))
        fresh = bot.means(table).effect(hurt)
        for name, member in table.crew.items():
            member.damage = table.bound.health[name] - 2

        assert bot.means(table).effect(hurt) < fresh < 0
        assert bot.means(table).effect(Op("cross-camps", (1,))) < -3


def played(kind: str, seed: int) -> CampaignOutcome:
    """A campaign of the Lifted North on normal."""
    bench = desk("lifted-north")
    setup = setup_of(Order(1, bot=kind, players=2, mode="normal"), bench.game, bench.pack, 0)
    bot = make_bot(bench, kind, Watch().hits, [], 0)
    return Playtest(bench.game, bench.pack, setup, bot, kind, Watch()).play(Luck(seed))


@pytest.mark.slow
@pytest.mark.long
def test_a_reader_does_better_than_the_careful() -> None:
    """More totems and no more defeats on the same seeds, and every campaign ends by its camps."""
    readers = [played("reading", seed) for seed in (1, 2, 3)]
    careful = [played("careful", seed) for seed in (1, 2, 3)]

    assert all(one.over and one.camps >= 11 for one in (*readers, *careful))
    assert sum(one.totems for one in readers) >= 6 + sum(one.totems for one in careful)
    assert sum(one.defeats for one in readers) <= sum(one.defeats for one in careful) + 1
    assert all(one.statistics.met.total() == one.statistics.fights <= one.statistics.rounds.total() for one in readers)


@pytest.mark.slow
@pytest.mark.long
def test_the_same_luck_makes_the_same_campaign() -> None:
    """Nothing but luck decides."""
    assert played("reading", 7) == played("reading", 7)
