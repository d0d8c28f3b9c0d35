"""A state as canonical bytes and as a hash, at any decision."""

from __future__ import annotations

import hashlib
import json

from .plain import encode
from .table import Table


def canonical(table: Table) -> bytes:
    """The one byte form of a table: fields and pieces in their own order, no spaces, no floats.

    Keys are not sorted: the order in which cards were gained is the order in which they are offered.
    """
    return json.dumps(encode(table), separators=(",", ":"), ensure_ascii=False).encode()


def state_hash(table: Table) -> str:
    """Sixteen hex digits that two tables share only if they are equal."""
    return hashlib.blake2b(canonical(table), digest_size=8).hexdigest()
