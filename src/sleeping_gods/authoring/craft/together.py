"""Whether two conditions can hold at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice, product

from ...effects.op import Arg, Condition

Literal = tuple[Condition, bool]
"""A single question, and whether it must hold."""
Case = frozenset[Literal]
"""Questions that together are one way for a condition to hold."""

COUNTED = {"totems": 0, "finale-defeats": 0, "defeats": 0, "has": 1, "mark": 1, "threat": 0, "fuel": 0}
"""Conditions that ask for a number or more, and which of their arguments the number is."""
MAX_CASES = 512
"""How many ways for a condition to hold are looked at."""


def cases_of(condition: Condition, keywords: Mapping[str, tuple[int, ...]], *, holds: bool = True) -> list[Case]:
    """The ways for a condition to hold, or not to hold."""
    if condition.kind == "not":
        return cases_of(condition.parts[0], keywords, holds=not holds)
    if condition.kind not in ("and", "or"):
        return [frozenset({(_as_quest(condition, keywords), holds)})]
    parts = [cases_of(part, keywords, holds=holds) for part in condition.parts]
    if (condition.kind == "or") == holds:  # one part is enough: of an `or` to hold, of an `and` to fail
        return [case for cases in parts for case in cases][:MAX_CASES]
    return [frozenset().union(*chosen) for chosen in islice(product(*parts), MAX_CASES)]


def can_hold_together(first: Condition, other: Condition, keywords: Mapping[str, tuple[int, ...]]) -> bool:
    """Whether both conditions can hold at once; different things are taken to be independent."""
    pairs = product(cases_of(first, keywords), cases_of(other, keywords))
    return any(_is_possible(case | other_case) for case, other_case in pairs)


def denied(condition: Condition, keywords: Mapping[str, tuple[int, ...]]) -> frozenset[Condition]:
    """What a condition says is missing, if it says nothing else; otherwise nothing."""
    cases = cases_of(condition, keywords)
    if len(cases) != 1 or any(holds for _, holds in cases[0]):
        return frozenset()
    return frozenset(atom for atom, _ in cases[0])


def _as_quest(atom: Condition, keywords: Mapping[str, tuple[int, ...]]) -> Condition:
    """A keyword of only one quest as that quest."""
    bearers = keywords.get(str(atom.args[0]), ()) if atom.kind == "keyword" else ()
    return Condition("quest", bearers) if len(bearers) == 1 else atom


def _is_possible(case: Case) -> bool:
    """Whether nothing in a case is both so and not so."""
    wanted = [atom for atom, holds in case if holds]
    missing = [atom for atom, holds in case if not holds]
    return not any(_implies(atom, other) for atom in wanted for other in missing)


def _implies(atom: Condition, other: Condition) -> bool:
    """Whether a question that holds answers another with yes: itself, or a smaller number of the same."""
    if atom == other:
        return True
    if atom.kind != other.kind or atom.kind not in COUNTED or len(atom.args) != len(other.args):
        return False
    place = COUNTED[atom.kind]
    asks_the_same = _without(atom.args, place) == _without(other.args, place)
    return asks_the_same and int(atom.args[place]) >= int(other.args[place])


def _without(args: tuple[Arg, ...], place: int) -> tuple[Arg, ...]:
    """The arguments without the one at a place."""
    return args[:place] + args[place + 1 :]
