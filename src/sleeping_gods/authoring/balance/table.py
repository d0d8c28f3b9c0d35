"""The rows of the balance table: what each location demands and gives, on one scale."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...effects.worth import SHIP_DAMAGE


@dataclass(frozen=True, slots=True)
class BalanceFight:
    """A fight where it stands, with what a careful bot makes of it."""

    place: str
    enemies: tuple[str, ...]
    level: int
    won: float | None = None
    """The share of fights won; nothing where fights are not simulated."""
    damage: float = 0.0
    """Mean damage on the crew."""
    ship: float = 0.0
    """Mean damage on the ship."""
    rounds: float = 0.0
    """How many rounds it takes on average."""


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
