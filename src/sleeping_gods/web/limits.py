"""Rate limits with token buckets: a burst, and then a number of requests per second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MAX_BUCKETS = 20_000
"""Buckets that are kept; the least recently used are dropped, which fills them."""


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


class Limit:
    """One token bucket for each name, on a monotonic clock."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Take a token; returns False if there is none."""
        bucket = self._bucket(who)
        if bucket.left < 1.0:
            return False
        bucket.left -= 1.0
        return True

    def give_back(self, who: str) -> None:
        """Return a token, because the request turned out not to count."""
        bucket = self._bucket(who)
        bucket.left = min(self._burst, bucket.left + 1.0)

    def _bucket(self, who: str) -> _Bucket:
        """The bucket of a name, refilled for the time since it was used."""
        now = self._clock()
        bucket = self._buckets.pop(who, None) or _Bucket(self._burst, now)
        bucket.left = min(self._burst, bucket.left + self._rate * max(0.0, now - bucket.at))
        bucket.at = now
        self._buckets[who] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket
