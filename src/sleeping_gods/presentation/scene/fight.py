"""A fight: the row of enemies square by square, what each square does, and what is coming."""

from __future__ import annotations

from dataclasses import dataclass

from .plate import ScenePlate
from .text import RichText


@dataclass(frozen=True, slots=True)
class EnemySquare:
    """A square of an enemy."""

    ref: str
    """As choices write it: ``a1``."""
    heart: int
    bonus: int
    synergy: bool
    abilities: tuple[str, ...]
    covered: bool
    choice: str
    """The choice that covers or uncovers it now; empty if none does."""
    text: str
    """What it shows, in words: what covering it would take away."""


@dataclass(frozen=True, slots=True)
class EnemyState:
    """An enemy in the row as it stands now."""

    ref: str
    name: str
    """Told apart from its twins by a number."""
    picture: str
    target: bool
    stats: RichText
    """What it can do now; a line end between lines."""
    counterattack: RichText
    """What its counterattack would be as things stand: that of the attack in progress, else of any."""
    columns: int
    cells: tuple[EnemySquare, ...]
    abilities: tuple[tuple[str, str, str], ...]
    """Its uncovered abilities: key, a few letters, words."""
    notes: tuple[RichText, ...]
    spoken: str
    defense: int = 0
    """What an attack has to reach now; 0 where every attack hits."""
    plate: ScenePlate | None = None


@dataclass(frozen=True, slots=True)
class FighterState:
    """Somebody of the party as a fight sees them."""

    ref: str
    name: str
    health: int
    max_health: int
    state: RichText
    """Fatigue or stamina, statuses, and what has been done this round."""
    targeted: bool
    """Whether a strike is about to land here."""
    lent: RichText = ()
    """What others have lent for this fight, and what it gives."""


@dataclass(frozen=True, slots=True)
class FightState:
    """The row, and what is left to do."""

    round: int
    title: str
    """The boss, what is left of it, and how it is beaten; empty where the enemies are cards."""
    enemies: tuple[EnemyState, ...]
    party: tuple[FighterState, ...]
    """Everybody who can be hit."""
    party_text: str
    """Everybody who can be hit, in a sentence."""
    remaining: RichText
    """Tokens or plays that are left."""
    incoming: RichText
    """The strike that is about to land, or what the enemies do when the round ends."""
    show_legend: bool
    """Whether no blow has fallen yet: a legend helps."""
    legend: tuple[str, ...]
    """What the signs mean; ``{heart}``, ``{synergy}`` and ``{covered}`` stand for the client's own signs."""
    spoken: tuple[str, ...]
    """All of it but the legend in sentences."""
    risk: str = ""
    """Who may fall by the answer to the attack under way; empty if nobody can."""
    plate: ScenePlate | None = None
    """The plate of the boss."""
