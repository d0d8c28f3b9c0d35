"""Whether what strikes back at an attack may send somebody to 0 health, in words."""

from __future__ import annotations

from dataclasses import dataclass

from ..localizer import Localizer
from ..scene.menu import FallRisk


@dataclass(frozen=True, slots=True)
class StrikeBack:
    """What an enemy answers an attack with, at most."""

    who: str
    """The attacker, by name."""
    health: int
    damage: int
    """What hits the attacker, block taken off."""
    first: bool = False
    """Whether it comes before the attack has done anything."""
    to_all: int = 0
    """What everybody takes besides, which nobody can block."""
    weak: tuple[str, ...] = ()
    """Others whom that would send to 0 health, by name."""


def fall_risk(localizer: Localizer, strike: StrikeBack) -> FallRisk | None:
    """Who may fall; nothing if nobody can."""
    damage = strike.damage + strike.to_all
    falls = 0 < strike.health <= damage
    sentences, falling = [], []
    first = "yes" if strike.first else "no"
    if falls:
        sentences.append(
            localizer.say("fall_attacker", who=strike.who, health=strike.health, damage=damage, first=first)
        )
        falling.append(strike.who)
    if strike.weak:
        sentences.append(localizer.say("fall_others", damage=strike.to_all, names=localizer.listed(strike.weak)))
        falling += strike.weak
    if not sentences:
        return None
    names = localizer.listed(falling) if strike.weak else "self"
    return FallRisk(
        short=localizer.say("fall_short", names=names, damage=damage, first=first), long=" ".join(sentences)
    )


def landing_risk(localizer: Localizer, who: str, health: int, damage: int) -> str:
    """The warning before a hit that can still be blocked; empty if it sends nobody to 0 health."""
    return localizer.say("fall_landing", who=who, health=health, damage=damage) if 0 < health <= damage else ""
