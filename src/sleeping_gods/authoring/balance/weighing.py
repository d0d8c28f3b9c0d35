"""Weighs what the locations of a pack demand and give; an effect in a test's arm counts by the arm's probability."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from ...bots.party.fight_record import FightRecord
from ...effects.op import Op, Program
from ...effects.worth import GOODS, gain_of, harm_of
from ...sea.table.cards import Pack as SeaPack
from ...story.model import Paragraph
from ..project import AnyPack
from .odds import fate_chance, fate_counts, pass_chance
from .table import Balance, BalanceFight, BalanceTest
from .tiers import tiers_of

REFERENCE_HELPERS = 2
"""How many of the crew take part in a test of the reference crew."""
FINALE_LETTER = "F"
"""The first letter of the finale's paragraphs."""
FINALE = "finale"
"""The name of its row."""
UNKNOWN_CHANCE = 0.5
"""How likely an arm is of which nothing is known, such as that of a condition."""
Fought: TypeAlias = Callable[[tuple[str, ...], int], FightRecord]
"""Many fights against the enemies with some ids, by a crew of a tier."""


def balance_of(pack: AnyPack, fought: Fought | None = None) -> list[Balance]:
    """A row for each location in the order of its tier, the finale last; fights are simulated by ``fought``."""
    tiers = tiers_of(pack)
    finale_tier = max(tiers.values(), default=0) + 1
    rows: dict[str, Balance] = {}
    scale = Scale(pack, fought)
    for number, paragraph in pack.paragraphs.items():
        location = number.partition(".")[0]
        in_finale = location.startswith(FINALE_LETTER)
        if location not in tiers and not in_finale:
            continue
        name = FINALE if in_finale else location
        title = pack.titles.get(location) or paragraph.title
        row = rows.setdefault(name, Balance(name, title, tiers.get(location, finale_tier)))
        scale.add(row, paragraph)
    return sorted(rows.values(), key=lambda row: (row.tier, _order(row.location)))


def _order(location: str) -> tuple[float, str]:
    """By their numbers; what has none comes last."""
    return (int(location), "") if location.isdecimal() else (math.inf, location)


class _Arm(NamedTuple):
    """What an effect may lead to, and how likely that is."""

    name: str
    effects: Program
    chance: float


class Scale:
    """Weighs programs of a pack."""

    def __init__(self, pack: AnyPack, fought: Fought | None) -> None:
        self.pack = pack
        self.fought = fought
        self.fates = fate_counts(pack)
        """How many cards of the deck show each fate."""
        cards = pack.adventures.values() if isinstance(pack, SeaPack) else ()
        self.card_kinds: Mapping[int, str] = {card.number: card.kind for card in cards if card.number}
        """The kind of each adventure card, by its number."""
        self.enemies = {enemy.number: enemy for enemy in pack.enemies.values()}
        """The enemies by their numbers."""

    def add(self, row: Balance, paragraph: Paragraph) -> None:
        """Weigh a paragraph into the row of its location."""
        for _, program in paragraph.ifs:
            self._weigh(row, program, paragraph.number, 1.0)
        self._weigh(row, paragraph.program, paragraph.number, 1.0)
        for choice in paragraph.choices:
            row.choices += 1
            row.health += sum(GOODS.get(kind, 1.0) * amount for kind, amount in choice.cost)
            self._weigh(row, choice.program, paragraph.number + choice.letter, 1.0)

    def _weigh(self, row: Balance, program: Program, place: str, weight: float) -> None:
        """Add what a program gives and costs to a row; ``weight`` is how likely it is to be run."""
        for op in program:
            self._add_effect(row, op, place, weight)
            for arm in self._arms(op, row.tier):
                self._weigh(row, arm.effects, f"{place} {arm.name}", weight * arm.chance)

    def _add_effect(self, row: Balance, op: Op, place: str, weight: float) -> None:
        """Add what an effect gives and costs without its arms; a test or a fight is listed."""
        health, ship = harm_of(op)
        row.health += weight * health
        row.ship += weight * ship
        row.reward += weight * gain_of(op, self.card_kinds)
        if op.name == "challenge":
            row.checks.append(
                BalanceTest(place, skill=str(op.args[0]), number=int(op.args[1]), chance=self._challenge_chance(op))
            )
        elif op.name == "combat":
            fight = self._fight(op, place, row.tier)
            row.fights.append(fight)
            row.health += weight * fight.damage
            row.ship += weight * fight.ship

    def _arms(self, op: Op, tier: int) -> list[_Arm]:
        """The arms of an effect."""
        match op.name:
            case "challenge":
                return _fail_or_pass(op, self._challenge_chance(op))
            case "fate-check":
                return _fail_or_pass(op, fate_chance(self.fates, int(op.args[0])))
            case "combat":
                record = self._record(op, tier)
                return [_Arm("win", dict(op.arms).get("win", ()), 1.0 if record is None else record.won)]
            case "choose":
                return [_Arm(name, effects, 1 / len(op.arms)) for name, effects in op.arms]
            case _:
                return [_Arm(name, effects, UNKNOWN_CHANCE) for name, effects in op.arms]

    def _challenge_chance(self, op: Op) -> float:
        """How likely the usual helpers pass a challenge."""
        skill, number, by = op.args
        return pass_chance(self.pack, str(skill), int(number), REFERENCE_HELPERS, by=str(by))

    def _fight(self, op: Op, place: str, tier: int) -> BalanceFight:
        """A fight with what trials of it came to, if there are any."""
        enemies, record = self._enemy_ids(op), self._record(op, tier)
        level = sum(self.enemies[int(number)].level for number in op.args if int(number) in self.enemies)
        if record is None:
            return BalanceFight(place, enemies, level)
        return BalanceFight(
            place,
            enemies,
            level,
            won=record.won,
            damage=record.damage,
            ship=record.ship_damage,
            rounds=record.rounds,
        )

    def _record(self, op: Op, tier: int) -> FightRecord | None:
        """Many fights like this one; None where fights are not simulated."""
        enemies = self._enemy_ids(op)
        return self.fought(enemies, tier) if self.fought is not None and enemies else None

    def _enemy_ids(self, op: Op) -> tuple[str, ...]:
        """The ids of the enemies of a fight, as far as the pack has them."""
        return tuple(self.enemies[int(number)].id for number in op.args if int(number) in self.enemies)


def _fail_or_pass(op: Op, chance: float) -> list[_Arm]:
    """The two arms of a test that is passed with this chance."""
    arms = dict(op.arms)
    return [_Arm("fail", arms.get("fail", ()), 1 - chance), _Arm("pass", arms.get("pass", ()), chance)]
