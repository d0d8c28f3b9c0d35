"""Every kind of question that the rules can ask, in both games, and tables at which it waits.

Tables are set up as the tests of the games do it, with many cards in play, and random play goes on from there.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from typing import TypeAlias

import sleeping_gods.party
import sleeping_gods.sea
import sleeping_gods.skies
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options, play
from sleeping_gods.kernel.steps import STEPS
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.chapters.explore import Explore
from sleeping_gods.party.chapters.health import LoseHealthByOne
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.sea.chapters.combat import BeforeCombat
from sleeping_gods.sea.chapters.ship import ShipAction
from sleeping_gods.sea.chapters.turn import EndTurn as SeaEnd
from sleeping_gods.sea.chapters.turn import TakeAction as SeaAction
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.combat_setup import StartCombat
from sleeping_gods.skies.chapters.health import MayRise
from sleeping_gods.skies.chapters.turn import EndTurn, TakeAction
from sleeping_gods.skies.table.table import SkiesTable

from ..bed import again, doing, fallen
from ..sea import tables as sea
from ..skies import tables as skies

Stage: TypeAlias = Callable[[int, Luck], PartyTable]
PRINTED = {"ToldPage", "DescribeEnemy", "TellRest"}
"""Asked only with a printed box; ``test_own_box.py`` of each game reads such tables back at every decision."""
NEVER: dict[str, set[str]] = {
    "airfield": {"DiscardCards", "skies:ChartSquare", "skies:ChartArrival", "skies:DescribeBoss", *PRINTED},
    "harbour": {"NameEvent", "ChartRegion", "ChartArrival", *PRINTED},
}
"""Steps of both games that one has no use for: in the skies no cost, card or story of a pack discards from a hand."""
STEPS_ON = 120
"""Choices that are taken on from a stage."""
MOST = 40
"""Times that every stage is tried."""


def kinds(pack: str) -> set[str]:
    """The words of all decisions that a game has, of people and of chance."""
    packages = (sleeping_gods.party, sleeping_gods.sea if pack == "harbour" else sleeping_gods.skies)
    for package in packages:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    within = tuple(f"{package.__name__}." for package in packages)
    return {word for word, step in STEPS.items() if step.waits and step.__module__.startswith(within)} - NEVER[pack]


def waiting(pack: str) -> Iterator[tuple[str, PartyTable]]:
    """A table for every kind that can be reached, each once; all stages are tried a few times."""
    left, stages = kinds(pack), STAGES[pack]
    for number in range(MOST):
        for stage in stages:
            luck = Luck(number)
            table = stage(1 + (number + 2) % 4, luck)
            for word in _played_on(table, luck):
                if word in left:
                    left.discard(word)
                    yield word, table
            if not left:
                return


def _played_on(table: PartyTable, luck: Luck) -> Iterator[str]:
    """What is asked, while random choices are taken; rare acts as often as those of which there are many."""
    for _ in range(STEPS_ON):
        decision = decision_of(table)
        if decision is None or is_over(table):
            return
        yield decision.word
        choices = options(table)
        verb = luck.pick(sorted({choice[0] for choice in choices}))
        play(table, luck.pick([choice for choice in choices if choice[0] == verb]))


def _rich_sea(players: int, luck: Luck, **also: str) -> SeaTable:
    """The sea with cards of all kinds in hand, on the crew and on the table, and something of everything."""
    return _enriched(sea.at_start(players, easy="on", **also), luck)


def _enriched(table: SeaTable, luck: Luck) -> SeaTable:
    for card in _some([*table.pack.adventures.keys() - table.adventures.keys()], luck, 8):
        sea.own(table, card, on=luck.pick([*table.crew]))
    for name in table.crew:
        sea.wear(table, name, *_some(table.deck, luck, luck.below(3)))
    for hand in table.hands:
        hand += [table.deck.pop(luck.below(len(table.deck))) for _ in range(1 + luck.below(3))]
    table.goods |= dict.fromkeys(table.goods, 3)
    return sea.give_command(table, *[3] * len(table.hands))


def _rich_skies(players: int, luck: Luck, **also: str) -> SkiesTable:
    """The same in the skies."""
    table = skies.on_map(players, **also)
    held = {*table.arms, *(card for hand in table.adventures for card in hand)}
    for card in _some([*table.pack.adventures.keys() - held], luck, 12):
        if table.pack.adventures[card].kind != "curse":
            skies.own(table, luck.below(players), card)
    for name in table.crew:
        skies.wear(table, name, *_some(table.deck, luck, luck.below(3)))
    for hand in table.hands:
        hand += [table.deck.pop(luck.below(len(table.deck))) for _ in range(2 + luck.below(5))]
    table.fuel = 5
    return skies.stock(table, **{kind.replace("-", "_"): 3 for kind in table.goods})


def _some(names: list[str], luck: Luck, many: int) -> list[str]:
    left, found = sorted(names), []
    for _ in range(min(many, len(left))):
        found.append(left.pop(luck.below(len(left))))
    return found


def _sea_turn(players: int, luck: Luck) -> SeaTable:
    return doing(_rich_sea(players, luck), SeaAction(), SeaEnd())


def _sea_ship(players: int, luck: Luck) -> SeaTable:
    return doing(sea.wear(_rich_sea(players, luck), "laurent", "watchful"), ShipAction(), SeaEnd())


def _sea_dice(players: int, luck: Luck) -> SeaTable:
    table = doing(sea.at_start(players, dice="may"), Explore(82), SeaAction(), SeaEnd())
    play(table, "choose b")
    return _enriched(table, luck)


def _sea_fight(*enemies: str) -> Callable[[int, Luck], SeaTable]:
    """A fight with these instead of those of the page, in which whoever is struck falls."""

    def stage(players: int, luck: Luck) -> SeaTable:
        table = doing(sea.at_start(players), Explore(82), SeaAction(), SeaEnd())
        play(table, "choose b")
        table.agenda[-1] = BeforeCombat(enemies)
        _enriched(table, luck)
        for name, member in table.crew.items():
            member.damage = max(0, table.bound.health[name] - 2)
        return again(table)

    return stage


def _sea_saved(players: int, luck: Luck) -> SeaTable:
    """Gregory's token lies with whoever is struck next, and falls by it."""
    table = _sea_fight("hull-borer", "toll-gull")(players, luck)
    while "end attacks" not in map(text, options(table)):
        play(table, options(table)[0])
    for member in table.crew.values():
        member.tokens = tuple(token for token in member.tokens if token != "gregory")
    last = luck.pick([name for name in table.crew if name != "gregory"])
    table.crew[last].tokens += ("gregory",)
    for name, member in table.crew.items():
        member.damage = table.bound.health[name] - (1 if name == last else 0)
    play(again(table), "end attacks")
    return table


def _sea_leaving(players: int, luck: Luck) -> SeaTable:
    table = _rich_sea(max(2, players), luck)
    play(table, f"leave p{len(table.names)}")
    return table


def _sea_beaten(players: int, luck: Luck) -> SeaTable:
    return sea.beat_crew(again(_rich_sea(players, luck)))


def _sea_hurt(players: int, luck: Luck) -> SeaTable:
    return doing(_rich_sea(players, luck), LoseHealthByOne(2), SeaAction(), SeaEnd())


def _skies_turn(players: int, luck: Luck) -> SkiesTable:
    return doing(_rich_skies(players, luck, landing="quick"), TakeAction(), EndTurn())


def _skies_end(players: int, luck: Luck) -> SkiesTable:
    table = _rich_skies(players, luck)
    table.spent = 5
    return again(table)


def _skies_fight(*enemies: str) -> Stage:
    def stage(players: int, luck: Luck) -> SkiesTable:
        return doing(_rich_skies(players, luck, level="hard"), StartCombat(enemies, 0, "", ""), TakeAction(), EndTurn())

    return stage


def _skies_page(number: int, choice: str) -> Stage:
    def stage(players: int, luck: Luck) -> SkiesTable:
        table = skies.exploring(_rich_skies(players, luck), number)
        play(table, choice)
        return table

    return stage


def _skies_tents(players: int, luck: Luck) -> SkiesTable:
    table = skies.stands(_rich_skies(players, luck), "3:b3")
    play(table, "explore 24")
    return table


def _skies_moving(act: str) -> Stage:
    def stage(players: int, luck: Luck) -> SkiesTable:
        table = _rich_skies({"join Zoe": min(players, 3), "leave p1": max(2, players)}[act], luck)
        table.spent = 5
        play(again(table), "end turn")
        play(table, act)
        return table

    return stage


def _skies_used_up(players: int, luck: Luck) -> SkiesTable:
    """All ability cards are in hands when the next fate is drawn."""
    table = _rich_skies(players, luck)
    for number, card in enumerate([*table.deck, *table.discard]):
        table.hands[number % players].append(card)
    table.deck, table.discard = [], []
    return doing(table, TakeAction(), EndTurn())


def _skies_fallen(players: int, luck: Luck) -> SkiesTable:
    table = fallen(_rich_skies(players, luck), "ed")
    return doing(table, MayRise("ed", 2), TakeAction(), EndTurn())


def _skies_hurt(players: int, luck: Luck) -> SkiesTable:
    return doing(_rich_skies(players, luck), LoseHealthByOne(2), TakeAction(), EndTurn())


STAGES: dict[str, tuple[Stage, ...]] = {
    "harbour": (
        _sea_turn,
        _sea_ship,
        _sea_dice,
        _sea_fight("ash-warden", "bell-mother"),
        _sea_fight("drowned-bailiff", "kelp-strangler"),
        _sea_fight("hull-borer", "toll-gull"),
        _sea_saved,
        _sea_leaving,
        _sea_beaten,
        _sea_hurt,
    ),
    "airfield": (
        _skies_turn,
        _skies_end,
        _skies_fight("ember-drummer", "smoke-moth"),
        _skies_fight("paper-wolf", "stove-crab"),
        _skies_fight("tax-weasel", "sled-hound", "jinx-crow"),
        _skies_page(45, "choose a"),
        _skies_tents,
        _skies_moving("join Zoe"),
        _skies_moving("leave p1"),
        _skies_used_up,
        _skies_fallen,
        _skies_hurt,
    ),
}
