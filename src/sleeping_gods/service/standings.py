"""A cache of where campaigns stand, so that listing them opens only the campaigns that have changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..languages import Lang
from ..wire.http import Whereabouts
from .membership import Membership
from .recent_answers import RecentAnswers


@dataclass(frozen=True, slots=True)
class StandingKey:
    """Everything that the answer depends on."""

    campaign: str
    entries: int
    seats: tuple[int, ...]
    names: tuple[str, ...]
    open_hands: bool
    lang: Lang


Standings: TypeAlias = RecentAnswers[StandingKey, Whereabouts]


def standing_key(place: Membership, lang: Lang) -> StandingKey:
    """The key of the answer for a member in a language."""
    roster = place.roster
    return StandingKey(
        campaign=place.summary.id,
        entries=place.summary.entries,
        seats=place.member.seats,
        names=roster.names,
        open_hands=roster.settings.open_hands,
        lang=lang,
    )
