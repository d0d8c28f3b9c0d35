"""A bounded cache of answers: the one whose last use is longest ago is dropped."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
MAX_ANSWERS = 1_000
"""Most answers that are kept, so that memory stays bounded however many campaigns are asked about."""


class RecentAnswers(Generic[K, V]):
    """A least-recently-used cache of answers, each under everything that it depends on."""

    def __init__(self) -> None:
        self._answers: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """The cached answer; None if there is none."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: K, answer: V) -> V:
        """Cache an answer, and return it."""
        self._answers[key] = answer
        self._answers.move_to_end(key)
        if len(self._answers) > MAX_ANSWERS:
            self._answers.popitem(last=False)
        return answer
