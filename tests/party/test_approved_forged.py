"""Saved tables changed by hand, one value or one step at a time: which are taken, and what refuses the others.

Every field is changed once in each way, wherever it stands, and the agenda at every kind of moment. How to approve a
change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial, reduce
from operator import getitem
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.kernel.errors import BrokenState
from sleeping_gods.kernel.game import Game, PackInfo
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over
from sleeping_gods.kernel.state import canonical
from sleeping_gods.kernel.steps import STEPS
from sleeping_gods.party.table.table import of_party

from ..approving import changed
from ..host.marked import Marked
from ..host.staged import begun
from .test_approved_walks import some_choice

APPROVED = Path(__file__).parent / "approved"
STAGES = (("start", 3, 60), ("fight", 2, 40))
"""How a campaign begins (see tests/host/staged.py), players and choices."""
NAMED = ("adventures", "controllers", "crew", "cubes", "goods", "marks", "silent")
"""Fields whose keys are names of a pack: what holds for one of them holds for all."""
FAR = 2048
"""A number that is so much more or less than another is beyond every bound, or there is none."""
PLAIN: dict[object, Any] = {bool: False, int: 0, str: ""}
Place = tuple[str | int, ...]


def moments(game: Game, pack: PackInfo) -> Iterator[Any]:
    """Saved tables, one of each kind of moment."""
    kinds: set[tuple[str, ...]] = set()
    for stage, players, choices in STAGES:
        table = of_party(begun(Marked(game, pack, {}), players, 4, stage).table.clone())
        luck = Luck(4)
        for _ in range(choices):
            kind = tuple(sorted({type(step).__name__ for step in table.agenda}))
            if kind not in kinds and not is_over(table):
                kinds.add(kind)
                yield json.loads(canonical(table))
            apply(table, some_choice(table, luck))


def fields(tree: Any, place: Place = (), name: str = "") -> Iterator[tuple[str, Place]]:
    """Every value of a tree: what kind of place it stands at, and where."""
    parts: Iterable[tuple[Any, Any]] = ()
    if isinstance(tree, dict):
        parts = tree.items()
    elif isinstance(tree, list):
        parts = enumerate(tree)
    for key, part in parts:
        if name == "agenda[]" and key == 0:
            continue  # what kind of step it is: see agendas
        if name == "agenda[]":
            kind = f"{tree[0]}.{key}"
        elif isinstance(key, int):
            kind = f"{name}[]"
        else:
            kind = f"{name}.*" if name in NAMED else f"{name}.{key}".removeprefix(".")
        yield kind, (*place, key)
        yield from fields(part, (*place, key), kind)


def others(value: Any) -> Iterator[tuple[str, Any]]:
    """What else could stand there."""
    match value:
        case bool():
            yield "turned", not value
        case int():
            yield from (("one more", value + 1), ("one less", value - 1), ("many", value + 90))
        case str():
            yield from (("empty", ""), ("unknown", "nonsense"))
        case list() if value:
            yield from (("shorter", value[:-1]), ("doubled", [*value, value[-1]]))
        case list():
            yield "unknown", ["nonsense"]
        case dict() if value:
            yield "shorter", dict([*value.items()][1:])
        case _:
            yield "unknown", "nonsense"


def last_taken(value: int, far: int, is_taken: Callable[[int], bool]) -> int:
    """The last number on the way to one that is far away that is taken in the place of another."""
    if is_taken(far):
        return far
    while abs(far - value) > 1:
        middle = (value + far) // 2
        value, far = (middle, far) if is_taken(middle) else (value, middle)
    return value


def forged(tree: Any, place: Place, value: Any) -> Any:
    """The tree with another value at a place."""
    if not place:
        return value
    copy = tree.copy()
    copy[place[0]] = forged(tree[place[0]], place[1:], value)
    return copy


def agendas(agenda: list[Any], strange: list[Any], luck: Luck) -> Iterator[tuple[str, list[Any]]]:
    """Another agenda: a step that is missing, that stands twice, below the next, or that belongs to another moment."""
    at = luck.below(len(agenda))
    name = agenda[at][0]
    yield f"without {name}", [*agenda[:at], *agenda[at + 1 :]]
    yield f"twice {name}", [*agenda[: at + 1], *agenda[at:]]
    yield f"higher {name}", [*agenda[:at], *agenda[at + 1 : at + 2], agenda[at], *agenda[at + 2 :]]
    for _ in range(2):
        at, step = luck.below(len(agenda)), luck.pick(strange)
        yield f"{step[0]} below {agenda[at][0]}", [*agenda[:at], step, *agenda[at:]]


def plain_steps(own: str) -> Iterator[list[Any]]:
    """Every step of both games and of one of them, with the plainest value that each of its fields can have."""
    for name, step in sorted(STEPS.items()):
        if step.__module__.startswith(("sleeping_gods.party.", own)):
            hints = get_type_hints(step)
            kinds = [hints[field.name] for field in dataclasses.fields(step)]  # type: ignore[arg-type]
            yield [name, *(PLAIN.get(kind, []) for kind in kinds)]


@pytest.mark.parametrize("pack_name", ["harbour", "airfield"])
def test_what_is_taken_of_a_changed_save_was_approved(pack_name: str) -> None:
    """SG-SAVE-007, DS-SAVE-007."""
    game, pack = load_pack(pack_name)
    texts: dict[str, list[bytes]] = {}
    known: set[str] = set()
    strange: dict[str, Any] = {}
    luck = Luck(6)

    def refusal(tree: Any) -> str:
        try:
            game.load(pack, tree)
        except BrokenState as error:
            return f"refused, {error.place}"
        return ""

    def load(part: str, what: str, tree: Any) -> None:
        texts.setdefault(part, []).append(f"{what}: {refusal(tree) or 'taken'}".encode())

    def load_bounds(what: str, value: int, put: Callable[[int], Any]) -> None:
        ends = [last_taken(value, value + far, lambda number: not refusal(put(number))) for far in (-FAR, FAR)]
        texts.setdefault("bounds", []).append(f"{what}: from {ends[0]} to {ends[1]}".encode())

    first, own = next(moments(game, pack)), f"sleeping_gods.{game.id}."
    for step in plain_steps(own):
        for at in range(len(step)):
            for how, value in others(step[at]) if at else [("plain", step[0])]:
                *below, decision = first["agenda"]
                agenda = [*below, forged(step, (at,), value), decision]
                load("steps", f"{step[0]}.{at} {how}", {**first, "agenda": agenda})
    for tree in moments(game, pack):
        strange |= {step[0]: step for step in tree["agenda"]}
        for kind, place in fields(tree):
            if kind not in known:
                known.add(kind)
                now = reduce(getitem, place, tree)
                for how, value in others(now):
                    load("fields", f"{kind} {how}", forged(tree, place, value))
                if isinstance(now, int) and not isinstance(now, bool):
                    load_bounds(kind, now, partial(forged, tree, place))
        for what, agenda in agendas(tree["agenda"], [*strange.values()], luck):
            load("agendas", what, {**tree, "agenda": agenda})

    assert changed(APPROVED / f"forged-{pack_name}.txt", texts) == []
