"""Which choices are worth a search: the decisions where something is at stake, and a few unlike choices of each."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice
from ...kernel.table import waiting_decision
from ...party.chapters.strike import PlaceDamage
from ...party.table.decisions import GameDecision, window_of
from .interface import SeatView
from .timely_acts import is_timely

MAX_CANDIDATES = 8
"""The most choices that are tried, the first one included."""
SEARCHED_SCENES = frozenset(
    {
        "before-challenge", "before-fight", "blow", "challenge", "encounter", "encounter-story", "enemies",
        "enemies-and-party", "event", "event-choice", "fight", "party", "question", "story",
    }
)  # fmt: skip
"""The scenes of decisions whose consequences show before the next action, where a playout ends."""
USES = ("activate", "play", "use", "discard")
"""First words of the acts that change a draw, a blow or an attack."""
PREFIX_LENGTHS = (1, 2, 4, 9)
"""Two choices are unlike if their first words differ: compared are this many words, the fewest first."""


def candidates(view: SeatView, first: Choice) -> list[Choice]:
    """The choices to try: what a reader would do first, then unlike others; only that one where no search helps."""
    decision = waiting_decision(view.table)
    if (
        decision.begins
        or not isinstance(decision, GameDecision)
        or decision.scene not in SEARCHED_SCENES
        or isinstance(decision, PlaceDamage)
    ):
        return [first]  # where damage goes best is worked out exactly
    others = [choice for choice in view.table.offered if choice in view.offered and choice != first]
    if window_of(decision):
        acts = [choice for choice in view.offered if choice[0] in USES and choice not in others and choice != first]
        others += [choice for choice in acts if is_timely(view.table, choice)]
    return [first, *unlike(others, MAX_CANDIDATES - 1)]


def unlike(choices: Sequence[Choice], most: int) -> list[Choice]:
    """At most ``most`` of some choices: first one of each kind, then those that differ in more words."""
    if len(choices) <= most:
        return list(choices)
    picked: list[Choice] = []
    for length in PREFIX_LENGTHS:
        prefixes = {choice[:length] for choice in picked}
        for choice in choices:
            if choice[:length] not in prefixes and len(picked) < most:
                prefixes.add(choice[:length])
                picked.append(choice)
    return picked
