"""What a manner changes: how dear wounds, defeats, command and cards are, and how much the unread attracts."""

from __future__ import annotations

from dataclasses import replace

from ..story.weights import Weights
from .interface import Manner


def in_manner(weights: Weights, manner: Manner) -> Weights:
    """The weights of a robot of this manner."""
    match manner:
        case Manner.STEADY:
            return weights
        case Manner.BOLD:
            return replace(
                weights,
                health=0.6 * weights.health,
                defeat=0.6 * weights.defeat,
                daunt=0.5 * weights.daunt,
                unread=1.7 * weights.unread,
            )
        case Manner.CAREFUL:
            return replace(weights, health=1.5 * weights.health, defeat=1.5 * weights.defeat, daunt=1.6 * weights.daunt)
        case Manner.THRIFTY:
            return replace(
                weights,
                command=1.9 * weights.command,
                placed=1.9 * weights.placed,
                hand=2.0 * weights.hand,
                fatigue=1.4 * weights.fatigue,
            )
