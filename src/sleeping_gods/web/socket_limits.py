"""Limits the open sockets of a person and of an address."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from ..host.errors import HostError
from .addresses import LOOPBACK


class SocketCounter:
    """Counts open sockets."""

    def __init__(self, per_person: int, per_address: int) -> None:
        self._per_person = per_person
        self._per_address = per_address
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextlib.contextmanager
    def entered(self, person: str, address: str) -> Iterator[None]:
        """Count a socket while it is open; HostError if there are too many. This machine's address has no limit."""
        if self._people[person] >= self._per_person:
            raise HostError("too-many-windows")
        if address not in LOOPBACK and self._addresses[address] >= self._per_address:
            raise HostError("too-many-sockets")
        counted = ((self._people, person), (self._addresses, address))
        for counter, name in counted:
            counter[name] += 1
        try:
            yield
        finally:
            for counter, name in counted:
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]
