"""The fight in progress: the row, who can be hit, what is left to play, what is coming, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..localizer import Localizer
from ..phrases import join
from ..scene.fight import EnemyState, FighterState, FightState
from ..scene.plate import ScenePlate
from ..scene.text import plain


@dataclass(frozen=True, slots=True)
class Front:
    """What a game knows of its fight besides the row."""

    round: int
    tally: str
    """Tokens or plays that are left."""
    coming: str
    """The strike that is about to land, or what the enemies do when the round ends."""
    fresh: bool
    """Whether no blow has fallen yet."""
    legend: tuple[str, ...]
    title: str = ""
    """The boss; empty where the enemies are cards."""
    risk: str = ""
    """Who may fall by the answer to the attack under way."""
    plate: ScenePlate | None = None


def legend_of(localizer: Localizer, *more: str) -> tuple[str, ...]:
    """What the signs mean, with the client's own signs left open."""
    squares = localizer.say("legend_squares", heart="{heart}", synergy="{synergy}", covered="{covered}")
    return (squares, localizer.say("legend_figures"), *more)


def standing(
    localizer: Localizer,
    *,
    ref: str,
    name: str,
    health: int,
    most: int,
    state: Sequence[str],
    hit: bool,
    lent: str = "",
) -> FighterState:
    """Somebody of the party; ``most`` is their full health, ``hit`` whether a strike is about to land on them."""
    return FighterState(
        ref=ref,
        name=name,
        health=max(0, health),
        max_health=most,
        state=localizer.rich_text(join(state)),
        targeted=hit,
        lent=localizer.rich_text(lent),
    )


def _fighter_words(member: FighterState) -> str:
    """Name, health, and in brackets the state."""
    health = f"{member.name} {member.health}/{member.max_health}"
    return f"{health} ({plain(member.state)})" if member.state else health


def fight_record(
    localizer: Localizer, front: Front, enemies: Sequence[EnemyState], party: Sequence[FighterState]
) -> FightState:
    """The section, with all of it in sentences too."""
    people = f"{localizer.clauses(map(_fighter_words, party))}."
    sentences = [front.title, *(enemy.spoken for enemy in enemies), people, front.coming, front.risk, front.tally]
    return FightState(
        round=front.round,
        title=front.title,
        enemies=tuple(enemies),
        party=tuple(party),
        party_text=people,
        remaining=localizer.rich_text(front.tally),
        incoming=localizer.rich_text(front.coming),
        show_legend=front.fresh,
        legend=front.legend,
        spoken=tuple(line if line.endswith(".") else f"{line}." for line in sentences if line),
        risk=front.risk,
        plate=front.plate,
    )
