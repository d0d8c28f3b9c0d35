"""Groups barred choices into one line: all squares of an enemy, all attackers, all distant places."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel.choices import Choice, text
from ...party.table.table import PartyTable
from ..localizer import Localizer
from ..phrases import join

FAMILIES = ("explore", "attack", "join", "discard", "hurt")
"""First words whose choices are all of one family in both games."""


def family(choice: Choice, families: tuple[str, ...]) -> str:
    """The family of a choice; most have one of their own."""
    if choice[0] in families:
        return choice[0]
    return text(choice[:2]) if choice[0] == "cover" else text(choice)


def subject(
    localizer: Localizer,
    table: PartyTable,
    choices: Sequence[Choice],
    name: Callable[[str], str],
    lettered: Callable[[str], str],
) -> str:
    """What the choices of a family are about, where both games say the same; else empty."""
    match choices[0]:
        case ("attack", *_):
            return localizer.say("family_attack", who=join(dict.fromkeys(name(choice[3]) for choice in choices)))
        case ("cover", enemy, _):
            every = len(choices) == table.bound.grids[enemy].size
            squares = localizer.say("family_any-square") if every else join(choice[2] for choice in choices)
            return localizer.say("family_cover", squares=squares, enemy=name(enemy))
        case ("explore", _):
            numbers = sorted((choice[1] for choice in choices), key=_by_number)
            return localizer.say("family_explore", places=localizer.truncated_list(numbers))
        case ("steer" | "join" | "hurt" as verb, member) if member in table.crew:
            who = localizer.truncated_list([name(choice[1]) for choice in choices])
            return localizer.say(f"family_{verb}", who=who, count=len(choices))
        case ("discard", card) if card in table.pack.abilities:
            return localizer.say(
                "family_discard", cards=localizer.truncated_list([name(choice[1]) for choice in choices])
            )
        case ("choose", letter):
            return lettered(letter)
    return ""


def _by_number(word: str) -> tuple[int, str]:
    return (int(word), word) if word.isdigit() else (0, word)
