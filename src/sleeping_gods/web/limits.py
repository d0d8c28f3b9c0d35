"""Limits: so many requests at once, and so many a second after that, for each seat and each address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MAX_BUCKETS = 20_000
"""Addresses that are remembered; those that were quiet longest are forgotten, with full buckets."""


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float


class Limit:
    """Token buckets by name, on a clock that nobody sets."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float]) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Take one out of somebody's bucket; false if it does not hold one, which then costs nothing."""
        bucket = self._bucket(who)
        if bucket.left < 1.0:
            return False
        bucket.left -= 1.0
        return True

    def give_back(self, who: str) -> None:
        """Put one back: it was not what is limited."""
        bucket = self._bucket(who)
        bucket.left = min(self._burst, bucket.left + 1.0)

    def _bucket(self, who: str) -> _Bucket:
        """Somebody's bucket, with what has come into it since."""
        now = self._clock()
        bucket = self._buckets.pop(who, None) or _Bucket(self._burst, now)
        bucket.left = min(self._burst, bucket.left + self._rate * max(0.0, now - bucket.at))
        bucket.at = now
        self._buckets[who] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket
