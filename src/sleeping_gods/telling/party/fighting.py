"""The fight under way: the row, who can be hit, what is left to play, what is coming, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..phrases import join
from ..scene.fight import Enemy, Fight, Standing
from ..scene.text import plain
from ..voice import Voice


@dataclass(frozen=True, slots=True)
class Front:
    """What a game knows of its fight besides the row."""

    round: int
    tally: str
    coming: str
    fresh: bool
    legend: tuple[str, ...]
    title: str = ""


def legend_of(voice: Voice, *more: str) -> tuple[str, ...]:
    """What the signs mean, with the client's own signs left open."""
    squares = voice.say("legend_squares", heart="{heart}", synergy="{synergy}", covered="{covered}")
    return (squares, voice.say("legend_figures"), *more)


def standing(voice: Voice, ref: str, name: str, health: int, most: int, state: Sequence[str], *, hit: bool) -> Standing:
    """Somebody of the party."""
    return Standing(ref, name, max(0, health), most, voice.runs(join(state)), hit)


def fight_record(voice: Voice, front: Front, enemies: Sequence[Enemy], party: Sequence[Standing]) -> Fight:
    """The section, with all of it in sentences too."""
    each = (f"{one.name} {one.health}/{one.most}" + (f" ({plain(one.state)})" if one.state else "") for one in party)
    people = f"{voice.clauses(each)}."
    told = [front.title, *(enemy.told for enemy in enemies), people, front.coming, front.tally]
    return Fight(
        round=front.round,
        title=front.title,
        enemies=tuple(enemies),
        party=tuple(party),
        people=people,
        tally=voice.runs(front.tally),
        coming=voice.runs(front.coming),
        fresh=front.fresh,
        legend=front.legend,
        told=tuple(line if line.endswith(".") else f"{line}." for line in told if line),
    )
