"""Reads JSON and refuses an object with the same key twice, which readers interpret differently."""

from __future__ import annotations

import json
from typing import Any, TypeVar

T = TypeVar("T")


class DuplicateKey(ValueError):
    """An object that has a key twice; says nothing of what stood there."""

    def __init__(self) -> None:
        super().__init__("expected every key of an object once, got one twice")


def unique(pairs: list[tuple[str, T]]) -> dict[str, T]:
    """An object of JSON from what it says, for ``object_pairs_hook``; DuplicateKey if it says something twice."""
    members = dict(pairs)
    if len(members) != len(pairs):
        raise DuplicateKey
    return members


def strict_json(data: bytes | str) -> Any:
    """What stands in a JSON text from anywhere; ValueError if it is none, or has a key twice."""
    return json.loads(data, object_pairs_hook=unique)
