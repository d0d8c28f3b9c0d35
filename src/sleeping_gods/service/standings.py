"""A cache of where campaigns stand, so that a list of them opens only tables that have changed."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from ..languages import Lang
from ..wire.http import Whereabouts
from .membership import Membership

MAX_STANDINGS = 1_000
"""So many are remembered; those that nobody asked for longest are forgotten."""


@dataclass(frozen=True, slots=True)
class StandingKey:
    """All that an answer hangs on."""

    campaign: str
    entries: int
    seats: tuple[int, ...]
    names: tuple[str, ...]
    open_hands: bool
    lang: Lang


def standing_key(place: Membership, lang: Lang) -> StandingKey:
    """What the answer to somebody hangs on."""
    roster = place.roster
    return StandingKey(
        place.summary.id, place.summary.entries, place.member.seats, roster.names, roster.settings.open_hands, lang
    )


class Standings:
    """Remembers answers by what they hang on."""

    def __init__(self) -> None:
        self._known: OrderedDict[StandingKey, Whereabouts] = OrderedDict()

    def known(self, key: StandingKey) -> Whereabouts | None:
        """The answer, if it is remembered."""
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def keep(self, key: StandingKey, where: Whereabouts) -> Whereabouts:
        """Remember an answer."""
        self._known[key] = where
        if len(self._known) > MAX_STANDINGS:
            self._known.popitem(last=False)
        return where
