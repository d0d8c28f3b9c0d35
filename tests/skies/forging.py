"""Forging saved tables of the skies, for the tests that they are refused."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.kernel.errors import BrokenState
from sleeping_gods.kernel.plain import Json, encode
from sleeping_gods.skies.game import Skies
from sleeping_gods.skies.table.table import SkiesTable
from tests.bed import play

from .tables import airfield, exploring, fight, on_map

TENTS = 24
"""A wandering encounter."""


def saved(table: SkiesTable) -> dict[str, Json]:
    """A table as it stands in a file."""
    data: dict[str, Json] = json.loads(json.dumps(encode(table)))
    return data


def refuse(data: Json, message: str) -> None:
    """Loading must be refused with this message, and the data be as they were."""
    before = json.dumps(data)
    with pytest.raises(BrokenState, match=message):
        Skies().load(airfield(), data)
    assert json.dumps(data) == before


def put(data: Json, path: str, value: Json) -> None:
    """Set a value deep in the data: ``crew.ed.damage``."""
    *way, last = path.split(".")
    for key in way:
        data = data[int(key)] if isinstance(data, list) else data[key]  # type: ignore[index]  # tests know their data
    data[int(last) if isinstance(data, list) else last] = value  # type: ignore[index]  # tests know their data


def fighting() -> SkiesTable:
    """Damage is being placed in a fight."""
    table = fight(on_map(2), "tax-weasel", "brass-tick", hands=(("fire-axe", "whip"), ("pistol",)))
    return play(table, "attack tax-weasel with ed using fire-axe")


def meeting() -> SkiesTable:
    """Standees are being placed in an encounter."""
    return play(exploring(on_map(2), TENTS), "place claire on a")


def paths(data: Json, before: str = "") -> list[str]:
    """The way to every value; of long lists only to the first two."""
    if isinstance(data, dict):
        items = [(key, value) for key, value in data.items()]
    elif isinstance(data, list):
        items = [(str(at), value) for at, value in enumerate(data) if at < 2 or before == "agenda"]
    else:
        return []
    found: list[str] = []
    for key, value in items:
        way = f"{before}.{key}" if before else key
        found += [way, *paths(value, way)]
    return found
