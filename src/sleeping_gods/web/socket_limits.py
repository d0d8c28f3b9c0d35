"""How many sockets there are: so many for a person at a table, and so many for an address."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterator

from ..host.errors import HostError
from .addresses import LOOPBACK


class Crowd:
    """Counts sockets while they are open."""

    def __init__(self, each: int, address: int) -> None:
        self._each = each
        self._address = address
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextlib.contextmanager
    def entered(self, person: str, address: str) -> Iterator[None]:
        """Be counted; HostError if there is no room for one more. This machine itself is not counted as an address."""
        if self._people[person] >= self._each:
            raise HostError("too-many-windows")
        if address not in LOOPBACK and self._addresses[address] >= self._address:
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
