"""Barred choices that belong together: all squares of an enemy, all attackers, all distant places in one line."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice, text
from ...sea.table.table import SeaTable
from ...telling.party import families as common
from ...telling.party.needs import keeps_secret
from ...telling.phrases import join
from ..section import some
from .details import detail, lettered, story_choice_of, wares
from .names import name_of

FAMILIES = (*common.FAMILIES, "sail", "burn", "learn", "repair", "clear", "steer")
"""First words whose choices are all of one family."""


def family(choice: Choice) -> str:
    """The family of a choice; most have one of their own."""
    return text(choice[:2]) if choice[:2] == ("give", "token") else common.family(choice, FAMILIES)


def subject(table: SeaTable, choices: Sequence[Choice]) -> str:
    """What the choices of one family are about; empty for those that speak for themselves."""
    pack = table.pack
    names = [name_of(pack, choice[1]) for choice in choices if len(choice) > 1]
    match choices[0]:
        case ("sail", _):
            regions = [choice[1] for choice in choices if choice[1] in pack.regions]
            edges = [f"over the {choice[1]} edge" for choice in choices if choice[1] not in pack.regions]
            return join(
                [f"Sail to {some([name_of(pack, region) for region in regions])}" if regions else "Sail", *edges]
            )
        case ("repair", *_):
            return f"Repair the {some(names)}"
        case ("clear", _):
            return f"Clear command from {some(names)}"
        case ("buy", card) if card in pack.adventures:
            return f"Buy {name_of(pack, card)} ({wares(table, card)})"
        case ("learn", _):
            return f"Learn {join(names)}"
        case ("burn", _):
            return f"Discard {join(names)} for +1 damage"
        case ("give", "token", *_):
            return "Give a combat action token"
    return common.subject(table, choices, lambda thing: name_of(pack, thing), lambda letter: _choice(table, letter))


def _choice(table: SeaTable, letter: str) -> str:
    choice = story_choice_of(table, letter)
    terms = "" if choice is not None and keeps_secret(table, choice) else detail(table, ("choose", letter))
    return join([f"({letter}) {lettered(table, letter)}".rstrip("."), terms], "; ")


def worth_saying(table: SeaTable, choice: Choice) -> bool:
    """Whether a barred choice tells anybody anything: one that is said in another line, or needs others, does not."""
    if choice[:2] == ("give", "token"):
        return table.seat_count() > 1
    return choice[0] != "enter"
