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
    """The family of a choice: its first word if it is one of these, the enemy whose square it covers, else itself."""
    verb = choice[0]
    if verb in families:
        return verb
    return text(choice[:2]) if verb == "cover" else text(choice)


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
            attackers = dict.fromkeys(name(attacker) for _, _, _, attacker, *_ in choices)
            return localizer.say("family_attack", who=join(attackers))
        case ("cover", enemy, _):
            every = len(choices) == table.bound.grids[enemy].size
            squares = localizer.say("family_any-square") if every else join(square for _, _, square, *_ in choices)
            return localizer.say("family_cover", squares=squares, enemy=name(enemy))
        case ("explore", _):
            numbers = sorted((number for _, number, *_ in choices), key=_by_number)
            return localizer.say("family_explore", places=localizer.truncated_list(numbers))
        case ("steer" | "join" | "hurt" as verb, member) if member in table.crew:
            who = localizer.truncated_list(name(each) for _, each, *_ in choices)
            return localizer.say(f"family_{verb}", who=who, count=len(choices))
        case ("discard", card) if card in table.pack.abilities:
            return localizer.say(
                "family_discard", cards=localizer.truncated_list(name(each) for _, each, *_ in choices)
            )
        case ("choose", letter):
            return lettered(letter)
    return ""


def _by_number(word: str) -> tuple[int, str]:
    """A sort key: words that are no number come first, in the order of the alphabet."""
    return (int(word), word) if word.isdigit() else (0, word)
