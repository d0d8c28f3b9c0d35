"""A cache of where campaigns stand, so that listing them opens only the campaigns that have changed."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from ..languages import Lang
from ..wire.http import Whereabouts
from .membership import Membership

MAX_STANDINGS = 1_000
"""Size of the cache; the answers that were not asked for longest are dropped."""


@dataclass(frozen=True, slots=True)
class StandingKey:
    """Everything that the answer depends on."""

    campaign: str
    entries: int
    seats: tuple[int, ...]
    names: tuple[str, ...]
    open_hands: bool
    lang: Lang


def standing_key(place: Membership, lang: Lang) -> StandingKey:
    """The key of the answer for a member in a language."""
    roster = place.roster
    return StandingKey(
        place.summary.id, place.summary.entries, place.member.seats, roster.names, roster.settings.open_hands, lang
    )


class Standings:
    """A least-recently-used cache of answers."""

    def __init__(self) -> None:
        self._answers: OrderedDict[StandingKey, Whereabouts] = OrderedDict()

    def get(self, key: StandingKey) -> Whereabouts | None:
        """The cached answer; None if there is none."""
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: StandingKey, where: Whereabouts) -> Whereabouts:
        """Cache an answer, and return it."""
        self._answers[key] = where
        if len(self._answers) > MAX_STANDINGS:
            self._answers.popitem(last=False)
        return where
