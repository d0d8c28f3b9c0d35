"""Standing changes of cards: ``accuracy +1 while unhurt``, declared once each, and their parser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from .forms import BadEffect, Form, bounded, near, shown


class Standing(NamedTuple):
    """A standing change as data."""

    name: str
    amount: int = 0
    word: str = ""
    condition: str = ""


class IsStanding(Protocol):
    """Anything that has the figures of a standing change."""

    @property
    def name(self) -> str:
        """Which change it is."""

    @property
    def amount(self) -> int:
        """How much."""

    @property
    def word(self) -> str:
        """A skill or a room."""

    @property
    def condition(self) -> str:
        """``unhurt``, ``damage-3`` or nothing."""


@dataclass(frozen=True, slots=True)
class Change:
    """The declaration of a standing change."""

    name: str
    forms: tuple[Form, ...]
    en: str
    fr: str
    example: str
    means: Standing


def _change(name: str, *forms: Form | str, en: str, fr: str, example: str, means: Standing) -> Change:
    return Change(name, tuple(Form(f) if isinstance(f, str) else f for f in forms), en, fr, example, means)


def _while(text: str) -> tuple[Form, ...]:
    return (
        Form(text),
        Form(f"{text} while unhurt", {"condition": "unhurt"}),
        Form(f"{text} while damage 3", {"condition": "damage-3"}),
    )


PASSIVES: dict[str, Change] = {
    each.name: each
    for each in (
        _change(
            "accuracy",
            *_while("accuracy +{n}"),
            en="+{n} accuracy",
            fr="+{n} en précision",
            example="accuracy +1 while unhurt",
            means=Standing("accuracy", 1, "", "unhurt"),
        ),
        _change(
            "damage",
            *_while("damage +{n}"),
            en="+{n} damage",
            fr="+{n damage}",
            example="damage +1 while damage 3",
            means=Standing("damage", 1, "", "damage-3"),
        ),
        _change(
            "block",
            *_while("block +{n}"),
            en="+{n} to this crew member's own block",
            fr="+{n} à la parade de ce membre d'équipage",
            example="block +1",
            means=Standing("block", 1),
        ),
        _change(
            "skill",
            "{word:skill} +{n}",
            en="+{n} {word}",
            fr="+{n} en {word}",
            example="cunning +1",
            means=Standing("skill", 1, "cunning"),
        ),
        _change(
            "travel",
            "travel +{n}",
            en="+{n} to travel",
            fr="+{n} en navigation",
            example="travel +1",
            means=Standing("travel", 1),
        ),
        _change(
            "counterattack",
            "counterattack +{n}",
            en="counterattacks on this crew member deal {n} more damage",
            fr="les ripostes contre ce membre d'équipage infligent {n damage} de plus",
            example="counterattack +1",
            means=Standing("counterattack", 1),
        ),
        _change(
            "rapid strike",
            "rapid strike",
            en="on a miss, damage is dealt before the counterattack",
            fr="si l'attaque est ratée, les dégâts précèdent la riposte",
            example="rapid strike",
            means=Standing("rapid strike"),
        ),
        _change(
            "endurance",
            "endurance",
            en="this crew member may have a third fatigue and still takes part at 2",
            fr="ce membre d'équipage peut avoir une troisième fatigue et participe encore avec 2",
            example="endurance",
            means=Standing("endurance"),
        ),
        _change(
            "command",
            "command +{n} at {word:room}",
            en="gain {n} more command at the {word}",
            fr="gagnez {n command} de plus en utilisant {word}",
            example="command +1 at bridge",
            means=Standing("command", 1, "bridge"),
        ),
        _change(
            "watchful",
            "watchful",
            en="draw 1 more search token and ignore its penalty",
            fr="piochez 1 jeton Fouille de plus et ignorez sa pénalité",
            example="watchful",
            means=Standing("watchful"),
        ),
        _change(
            "group tactics",
            "group tactics",
            en="only 1 damage of an attack must hit the target",
            fr="1 seul dégât d'une attaque doit toucher la cible",
            example="group tactics",
            means=Standing("group tactics"),
        ),
        _change(
            "protect",
            "protect",
            en="this crew member may take a hit meant for another",
            fr="ce membre d'équipage peut subir un coup destiné à un autre",
            example="protect",
            means=Standing("protect"),
        ),
        _change(
            "no counterattack on a hit",
            "no counterattack on a hit",
            en="no counterattack when this crew member hits",
            fr="pas de riposte quand ce membre d'équipage touche",
            example="no counterattack on a hit",
            means=Standing("no counterattack on a hit"),
        ),
        _change(
            "ranged",
            "ranged",
            en="all weapons of this crew member are ranged",
            fr="toutes les armes de ce membre d'équipage sont à distance",
            example="ranged",
            means=Standing("ranged"),
        ),
        _change(
            "health",
            "health +{n}",
            en="+{n} health",
            fr="+{n health}",
            example="health +2",
            means=Standing("health", 2),
        ),
        _change(
            "recipe",
            "recipe food -{n}",
            en="recipes need {n} food less while this crew member has health",
            fr="les recettes demandent {n food} de moins tant que ce membre d'équipage a des PV",
            example="recipe food -1",
            means=Standing("recipe", 1),
        ),
    )
}
"""Every standing change by its name."""

STATES: dict[str, tuple[str, str]] = {
    "unhurt": ("while unhurt", "tant qu'il est indemne"),
    "damage-3": ("with 3 or more damage", "avec 3 blessures ou plus"),
}
"""Conditions of standing changes."""


def parse_passive(text: str) -> Standing:
    """The standing change that a text stands for."""
    plain = bounded(text)
    error: BadEffect | None = None
    for change in PASSIVES.values():
        for form in change.forms:
            words = form.match(plain)
            if words is None:
                continue
            try:
                values = form.values(words)
            except BadEffect as bad:
                error = error or bad
                continue
            word, condition = str(values.get("word", "")), str(values.get("condition", ""))
            return Standing(change.name, int(values.get("n", 0)), word, condition)
    if error:
        raise error
    raise BadEffect(f"unknown passive {shown(plain)}{near(plain, [change.example for change in PASSIVES.values()])}")
