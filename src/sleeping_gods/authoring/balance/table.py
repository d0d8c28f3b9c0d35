"""Balance: what each location demands and gives, on one scale, and the same by tier."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ...effects.op import Op, Program
from ...effects.worth import GOODS, SHIP_DAMAGE, gain_of, harm_of
from ...sea.table.cards import Pack as SeaPack
from ...story.model import Paragraph
from ..project import AnyPack
from .odds import fate_chance, fate_counts, pass_chance
from .tiers import tiers_of

HELPERS = 2
"""How many of the crew take part in a test of the reference crew."""
FINALE = "finale"
"""The name of its row."""
UNKNOWN_CHANCE = 0.5
"""How likely an arm is of which nothing is known, such as that of a condition."""


@dataclass(frozen=True, slots=True)
class BalanceFight:
    """A fight where it stands, with what a careful bot makes of it."""

    place: str
    enemies: tuple[str, ...]
    level: int
    won: float | None = None
    """The share of fights won; nothing where fights are not simulated."""
    damage: float = 0.0
    ship: float = 0.0
    rounds: float = 0.0


@dataclass(frozen=True, slots=True)
class BalanceTest:
    """A test where it stands, and the chance of the reference crew."""

    place: str
    skill: str
    number: int
    chance: float


@dataclass(slots=True)
class Balance:
    """What a location demands and gives, over all its choices."""

    location: str
    title: str
    tier: int
    """From 1; the finale comes after the last."""
    choices: int = 0
    checks: list[BalanceTest] = field(default_factory=list)
    fights: list[BalanceFight] = field(default_factory=list)
    health: float = 0.0
    """Harm to the crew to be expected, over all choices: health, goods, ailments, and damage of fights."""
    ship: float = 0.0
    """Ship damage to be expected, over all choices."""
    reward: float = 0.0
    """What can be expected to be gained, over all choices."""

    @property
    def harm(self) -> float:
        """Harm on the scale of rewards."""
        return self.health + SHIP_DAMAGE * self.ship

    @property
    def odds(self) -> float | None:
        """The mean chance of its tests."""
        return sum(check.chance for check in self.checks) / len(self.checks) if self.checks else None


Fought = Callable[[tuple[str, ...], int], tuple[float, float, float, float]]
"""The share won, the damage to the crew, that to the ship, and the rounds, by the ids of the enemies and the tier."""


def balance_of(pack: AnyPack, fought: Fought | None = None) -> list[Balance]:
    """A row for each location in the order of its tier, the finale last; fights are simulated by ``fought``."""
    tiers = tiers_of(pack)
    finale_tier = max(tiers.values(), default=0) + 1
    rows: dict[str, Balance] = {}
    scale = Scale(pack, fought)
    for number, paragraph in pack.paragraphs.items():
        location = number.partition(".")[0]
        in_finale = location.startswith("F")
        if location not in tiers and not in_finale:
            continue
        name = FINALE if in_finale else location
        title = pack.titles.get(location) or paragraph.title
        row = rows.setdefault(name, Balance(name, title, tiers.get(location, finale_tier)))
        scale.add(row, paragraph)
    return sorted(rows.values(), key=lambda row: (row.tier, _order(row.location)))


def _order(location: str) -> tuple[int, str]:
    """By their numbers; what has none comes last."""
    return (int(location), "") if location.isdecimal() else (1 << 30, location)


class Scale:
    """Weighs programs of a pack: what is in an arm counts as much as the arm is likely."""

    def __init__(self, pack: AnyPack, fought: Fought | None) -> None:
        self.pack = pack
        self.fought = fought
        self.fates = fate_counts(pack)
        cards = pack.adventures.values() if isinstance(pack, SeaPack) else ()
        self.card_kinds: Mapping[int, str] = {card.number: card.kind for card in cards if card.number}
        self.enemies = {enemy.number: enemy for enemy in pack.enemies.values()}

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
            health, ship = harm_of(op)
            row.health += weight * health
            row.ship += weight * ship
            row.reward += weight * gain_of(op, self.card_kinds)
            for arm, effects, chance in self._arms(row, op, place, weight):
                self._weigh(row, effects, f"{place} {arm}", weight * chance)

    def _arms(self, row: Balance, op: Op, place: str, weight: float) -> list[tuple[str, Program, float]]:
        """The arms of an effect and how likely each is; a test or a fight is noted in the row."""
        arms = dict(op.arms)
        match op.name:
            case "challenge":
                skill, number, by = str(op.args[0]), int(op.args[1]), str(op.args[2])
                chance = pass_chance(self.pack, skill, number, HELPERS, by=by)
                row.checks.append(BalanceTest(place, skill, number, chance))
            case "fate-check":
                chance = fate_chance(self.fates, int(op.args[0]))
            case "combat":
                fight = self._fight(op, place, row.tier)
                row.fights.append(fight)
                row.health += weight * fight.damage
                row.ship += weight * fight.ship
                return [("win", arms.get("win", ()), 1.0 if fight.won is None else fight.won)]
            case "choose":
                return [(arm, effects, 1 / len(arms)) for arm, effects in op.arms]
            case _:
                return [(arm, effects, UNKNOWN_CHANCE) for arm, effects in op.arms]
        return [("fail", arms.get("fail", ()), 1 - chance), ("pass", arms.get("pass", ()), chance)]

    def _fight(self, op: Op, place: str, tier: int) -> BalanceFight:
        enemies = [self.enemies[int(number)] for number in op.args if int(number) in self.enemies]
        names = tuple(enemy.id for enemy in enemies)
        level = sum(enemy.level for enemy in enemies)
        if self.fought is None or not names:
            return BalanceFight(place, names, level)
        won, damage, ship, rounds = self.fought(names, tier)
        return BalanceFight(place, names, level, won, damage, ship, rounds)


@dataclass(slots=True)
class Tier:
    """The means of the locations of one tier."""

    tier: int
    locations: int = 0
    checks: int = 0
    odds: float = 0.0
    number: float = 0.0
    """The mean number of its challenges."""
    fights: int = 0
    level: float = 0.0
    won: float | None = None
    damage: float = 0.0
    harm: float = 0.0
    """Harm for each choice."""
    reward: float = 0.0
    """Reward for each choice."""


def tiers_in(rows: list[Balance]) -> list[Tier]:
    """The summary by tier."""
    summaries = []
    for tier in sorted({row.tier for row in rows}):
        in_tier = [row for row in rows if row.tier == tier]
        checks = [check for row in in_tier for check in row.checks]
        fights = [fight for row in in_tier for fight in row.fights]
        shares = [fight.won for fight in fights if fight.won is not None]
        choices = max(1, sum(row.choices for row in in_tier))
        summaries.append(
            Tier(
                tier,
                locations=len(in_tier),
                checks=len(checks),
                odds=_mean([check.chance for check in checks]),
                number=_mean([check.number for check in checks]),
                fights=len(fights),
                level=_mean([fight.level for fight in fights]),
                won=_mean(shares) if shares else None,
                damage=_mean([fight.damage for fight in fights]),
                harm=sum(row.harm for row in in_tier) / choices,
                reward=sum(row.reward for row in in_tier) / choices,
            )
        )
    return summaries


def _mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values) if values else 0.0
