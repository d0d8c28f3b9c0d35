"""Names, secrets and times that are the same in every run, for tests that compare all that is told."""

from __future__ import annotations

import hashlib
import itertools
import secrets
import time

import pytest

NOW = 1_700_000_000
"""The time, in seconds: it stands still."""


def fix_chance(patch: pytest.MonkeyPatch) -> None:
    """Let nothing hang on chance or on the clock."""
    count = itertools.count(1)

    def token_hex(nbytes: int = 32) -> str:
        return hashlib.sha256(f"name {next(count)}".encode()).hexdigest()[: 2 * nbytes]

    def token_urlsafe(nbytes: int = 32) -> str:
        return (token_hex() * 2)[: (4 * nbytes + 2) // 3]

    patch.setattr(secrets, "token_hex", token_hex)
    patch.setattr(secrets, "token_urlsafe", token_urlsafe)
    patch.setattr(secrets, "randbits", lambda bits: int(token_hex(), 16) >> (256 - bits))
    patch.setattr(time, "time", lambda: float(NOW))
