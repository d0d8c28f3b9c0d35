"""Every field of every table, record and step is hashed, saved, read back and cloned, in both games."""

from __future__ import annotations

import dataclasses
import json
import types
from collections.abc import Iterator
from typing import Any, Union, cast, get_args, get_origin

import pytest

from sleeping_gods.campaign.games import load_pack, playable
from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES
from sleeping_gods.kernel.forms import hints
from sleeping_gods.kernel.plain import decode
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.kernel.steps import STEPS, Step
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable

TABLES: dict[str, type[PartyTable]] = {"sea": SeaTable, "skies": SkiesTable}
UNSAVED = ["bound", "log_events", "offered", "pack", "private_events"]
"""What a table has besides its state: the pack, what is worked out from it and from the state, and what is told."""
SHARED = ("names", "controllers")
"""What clones share, because it is only ever replaced as a whole."""


def saved(kind: type) -> list[str]:
    """The fields of a class that belong to the state."""
    return [field.name for field in dataclasses.fields(kind) if field.compare]


def sample(kind: Any) -> Any:
    """A value of a type with something in every field, so that each of them can be seen to matter."""
    if kind in (bool, int, str):
        return {bool: True, int: 7, str: "word"}[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return sample(next(each for each in args if each is not type(None)))
    if origin is list:
        return [sample(args[0])]
    if origin is dict:
        return {"one": sample(args[1]), "two": sample(args[1])}
    if origin is tuple:
        return (sample(args[0]),) if args[-1] is Ellipsis else tuple(sample(each) for each in args)
    target = origin or kind
    if issubclass(target, Step) and not dataclasses.is_dataclass(target):
        return sample(STEPS["Do"])
    return target(**{name: sample(hints(target)[name]) for name in saved(target)})


def others(kind: Any, value: Any) -> Iterator[tuple[str, Any]]:
    """Values of a type that differ from this one in a single place, each with the way to that place."""
    if kind is bool:
        yield "", not value
    elif kind in (int, str):
        yield "", value + (1 if kind is int else "s")
    else:
        yield from _others_inside(kind, value)


def _others_inside(kind: Any, value: Any) -> Iterator[tuple[str, Any]]:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        if type(None) in args:
            yield " none", None
        yield from others(next(each for each in args if each is not type(None)), value)
    elif origin is dict:
        yield " more", {**value, "three": sample(args[1])}
        yield " order", dict(reversed(value.items()))
        yield from ((f".one{path}", {**value, "one": new}) for path, new in others(args[1], value["one"]))
    elif origin in (list, tuple):
        if origin is list or args[-1] is Ellipsis:
            yield " more", value + value
            yield " none", value[:0]
        for at, item in enumerate(value):
            for path, new in others(args[at] if origin is tuple and args[-1] is not Ellipsis else args[0], item):
                yield f"[{at}]{path}", type(value)([*value[:at], new, *value[at + 1 :]])
    elif dataclasses.is_dataclass(value):
        known = hints(cast("Any", type(value)))
        for name in saved(type(value)):
            for path, new in others(known[name], getattr(value, name)):
                yield f".{name}{path}", dataclasses.replace(value, **{name: new})  # type: ignore[type-var]  # it is one


def round_trip(table: PartyTable) -> Any:
    """What comes back from the bytes."""
    return decode(type(table), json.loads(canonical(table)))


def steps_of(game: str) -> list[type[Step[Any]]]:
    """The steps that can stand on a game's agenda."""
    own = ("sleeping_gods.party.", f"sleeping_gods.{game}.")
    return [step for step in STEPS.values() if step.__module__.startswith(own)]


@pytest.fixture(params=sorted(TABLES))
def game(request: pytest.FixtureRequest) -> str:
    """Each game, with all its modules read."""
    pack = next(name for name in playable() if load_pack(name)[0].id == request.param)
    assert load_pack(pack)[0].id in SUPPORTED_GAMES
    return str(request.param)


def test_only_the_pack_and_what_is_worked_out_is_left_out(game: str) -> None:
    """No field of a table escapes the hash by a flag, and none of a record or step does."""
    kind = TABLES[game]

    assert sorted({field.name for field in dataclasses.fields(kind)} - {*saved(kind)}) == UNSAVED
    for step in steps_of(game):
        assert all(field.compare and field.init for field in dataclasses.fields(step)), step  # type: ignore[arg-type]  # every step is a dataclass


@pytest.mark.slow
def test_every_field_of_a_table_and_its_records_is_hashed_saved_and_cloned(game: str) -> None:
    """One value changed anywhere gives a hash of its own, comes back from the bytes, and stands in the clone."""
    whole = sample(TABLES[game])
    hashes = {state_hash(whole): ""}

    assert round_trip(whole) == whole == whole.clone()
    for path, other in others(TABLES[game], whole):
        assert hashes.setdefault(state_hash(other), path) == path
        assert round_trip(other) == other, path
        assert canonical(other.clone()) == canonical(other), path
    assert {path.split(".")[1].split("[")[0].split(" ")[0] for path in hashes.values() if path} == {
        *saved(TABLES[game])
    }


@pytest.mark.slow
def test_every_field_of_a_step_is_hashed_and_saved(game: str) -> None:
    """Each kind of step on the agenda, with each of its fields changed, gives a hash of its own and comes back."""
    table = TABLES[game]()
    hashes: dict[str, str] = {}
    steps = steps_of(game)
    for kind in steps:
        whole = sample(kind)
        for path, step in [("", whole), *others(kind, whole)]:
            table.agenda = [step]
            place = f"{kind.word}{path}"
            assert hashes.setdefault(state_hash(table), place) == place
            assert round_trip(table) == table, place
            assert canonical(table.clone()) == canonical(table), place
    assert len(hashes) > 2 * len(steps) > 100


@pytest.mark.interpreted
def test_a_clone_shares_nothing_that_changes(game: str) -> None:
    """Whatever is put into a list or a dictionary of a clone, at any depth, is not in the original."""
    whole = sample(TABLES[game])
    before = canonical(whole)
    for name in saved(TABLES[game]):
        clone = whole.clone()
        if name not in SHARED:
            spoil(getattr(clone, name))
        assert canonical(whole) == before, name


def spoil(value: Any) -> None:
    """Change everything that can be changed in place."""
    if isinstance(value, list):
        for item in value:
            spoil(item)
        value.append("spoilt")
    elif isinstance(value, dict):
        for item in value.values():
            spoil(item)
        value["spoilt"] = "spoilt"
    elif dataclasses.is_dataclass(value) and not isinstance(value, Step):
        for name in saved(type(value)):
            spoil(getattr(value, name))
            setattr(value, name, "spoilt")


@pytest.mark.interpreted
def test_the_forms_of_values_are_told_apart() -> None:
    """A number is not its digits, nothing is not an empty word, and a tuple of one is not its item."""
    table = SeaTable()
    forms = []
    for value in ("1", 1, True, None, "", [], ["1"], {"1": 1}):
        table.room = value  # type: ignore[assignment]  # on purpose
        forms.append(state_hash(table))

    assert len({*forms}) == len(forms)
