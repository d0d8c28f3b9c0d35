"""Barred choices that belong together: all squares of an enemy, all attackers, all distant places in one line."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice, text
from ...sea.table import SeaTable
from ..section import join
from .details import detail, lettered, wares
from .names import crew_name, name_of

FAMILIES = ("explore", "sail", "burn", "learn", "attack", "repair", "clear", "steer", "join", "discard", "hurt")
"""First words whose choices are all of one family."""
CREW_VERBS = {
    "steer": ("steers", "steer"),
    "join": ("takes part", "take part"),
    "hurt": ("takes the damage", "take the damage"),
}
MOST = 5
"""So many names stand in one line; the others are counted."""


def family(choice: Choice) -> str:
    """The family of a choice; most have one of their own."""
    if choice[0] in FAMILIES:
        return choice[0]
    if choice[0] == "cover":
        return text(choice[:2])
    return text(choice[:2]) if choice[:2] == ("give", "token") else text(choice)


def subject(table: SeaTable, choices: Sequence[Choice]) -> str:
    """What the choices of one family are about; empty for those that speak for themselves."""
    pack = table.pack
    match choices[0]:
        case ("attack", *_):
            return f"Attack with {join(dict.fromkeys(crew_name(pack, choice[3]) for choice in choices))}"
        case ("cover", enemy, _):
            every = len(choices) == len(pack.enemies[enemy].squares)
            squares = "any square" if every else join(choice[2] for choice in choices)
            return f"Cover {squares} of the {name_of(pack, enemy)}"
        case ("explore", _):
            return f"Explore {_some(sorted((choice[1] for choice in choices), key=_by_number))}"
        case ("sail", _):
            regions = [choice[1] for choice in choices if choice[1] in pack.regions]
            edges = [f"over the {choice[1]} edge" for choice in choices if choice[1] not in pack.regions]
            return join(
                [f"Sail to {_some([name_of(pack, region) for region in regions])}" if regions else "Sail", *edges]
            )
        case ("repair", *_):
            return f"Repair the {_some([name_of(pack, choice[1]) for choice in choices])}"
        case ("clear", _):
            return f"Clear command from {_some([name_of(pack, choice[1]) for choice in choices])}"
        case ("steer" | "join" | "hurt" as verb, crew) if crew in table.crew:
            one, more = CREW_VERBS[verb]
            return f"{_some([crew_name(pack, choice[1]) for choice in choices])} {one if len(choices) == 1 else more}"
        case ("discard", card) if card in pack.abilities:
            return f"Discard {_some([name_of(pack, choice[1]) for choice in choices])} for +1"
        case ("buy", card) if card in pack.adventures:
            return f"Buy {name_of(pack, card)} ({wares(table, card)})"
        case ("learn", _):
            return f"Learn {join(name_of(pack, choice[1]) for choice in choices)}"
        case ("burn", _):
            return f"Discard {join(name_of(pack, choice[1]) for choice in choices)} for +1 damage"
        case ("choose", letter):
            return join([f"({letter}) {lettered(table, letter)}".rstrip("."), detail(table, choices[0])], "; ")
        case ("give", "token", *_):
            return "Give a combat action token"
    return ""


def worth_saying(table: SeaTable, choice: Choice) -> bool:
    """Whether a barred choice tells anybody anything: one that is said in another line, or needs others, does not."""
    if choice[:2] == ("give", "token"):
        return table.seat_count() > 1
    return choice[0] != "enter"


def _some(names: Sequence[str]) -> str:
    """The first few names, and how many more there are."""
    known = list(dict.fromkeys(names))
    if len(known) <= MOST + 1:
        return join(known)
    return f"{join(known[:MOST])} and {len(known) - MOST} more"


def _by_number(word: str) -> tuple[int, str]:
    return (int(word), word) if word.isdigit() else (0, word)
