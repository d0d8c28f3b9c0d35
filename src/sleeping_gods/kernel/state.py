"""A state as canonical bytes and as a hash, at any decision."""

from __future__ import annotations

import hashlib
import json

from .plain import encode
from .table import Table


def canonical(table: Table) -> bytes:
    """The one byte form of a table: sorted keys, no spaces, no floats."""
    return json.dumps(encode(table), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def state_hash(table: Table) -> str:
    """Sixteen hex digits that two tables share only if they are equal."""
    return hashlib.blake2b(canonical(table), digest_size=8).hexdigest()
