"""A state as canonical bytes and as a hash, at any decision."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from .forms import ATOMS, form_of
from .table import Table

HASH_BYTES = 8
"""Bytes of the hash of a state; as text it has two hex digits for each."""
_JSON = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def _by_json(tree: object) -> bytes:
    """JSON as Python's own library writes it."""
    return _JSON.encode(tree).encode()


_write: Callable[[object], bytes] = _by_json
"""What writes JSON."""


def write_with(writer: Callable[[object], bytes]) -> None:
    """Let a quicker writer of JSON do the work from now on; its bytes must be the same."""
    global _write  # the kernel has nothing installed: what is quicker is handed in from above
    _write = writer


def canonical(table: Table) -> bytes:
    """The one byte form of a table: fields and pieces in their own order, no spaces, no floats.

    Keys are not sorted: the order in which cards were gained is the order in which they are offered.
    """
    return _write(_tree(table))


def hash_of(data: bytes) -> str:
    """Sixteen hex digits that stand for canonical bytes."""
    return hashlib.blake2b(data, digest_size=HASH_BYTES).hexdigest()


def state_hash(table: Table) -> str:
    """Sixteen hex digits that two tables share only if they are equal."""
    return hash_of(canonical(table))


def _tree(value: Any) -> Any:
    """What a writer of JSON can write: records and steps taken apart, flat lists and dictionaries as they stand."""
    kind = type(value)
    taken_apart = _TREES.get(kind)
    if taken_apart is None:
        taken_apart = _TREES[kind] = _way_to_take_apart(kind)
    return taken_apart(value)


def _as_it_stands(value: Any) -> Any:
    """A value that JSON writes as it is."""
    return value


def _each(value: Any) -> Any:
    """A list or tuple, each item taken apart."""
    return [_tree(item) for item in value]


def _by_key(value: Any) -> Any:
    """A dictionary, each value taken apart."""
    return {key: _tree(item) for key, item in value.items()}


_TREES: dict[type, Callable[[Any], Any]] = {
    **dict.fromkeys(ATOMS, _as_it_stands),
    list: _each,
    tuple: _each,
    dict: _by_key,
}
"""How values of each class are taken apart; records and steps are added when they are first met."""


def _way_to_take_apart(kind: type) -> Callable[[Any], Any]:
    """For a class of records or steps; most hold nothing that is to be taken apart further."""
    form = form_of(kind)
    word, names, values_of, nested = form.word, form.names, form.values, form.nested

    def flat_step(value: Any) -> list[Any]:
        return [word, *values_of(value)]

    def flat_record(value: Any) -> dict[str, Any]:
        return dict(zip(names, values_of(value), strict=True))

    def deep(value: Any) -> Any:
        values = list(values_of(value))
        for at in nested:
            values[at] = _tree(values[at])
        return [word, *values] if word else dict(zip(names, values, strict=True))

    if nested:
        return deep
    return flat_step if word else flat_record
