"""Which choices are worth a search: the decisions where something is at stake, and a few unlike choices of each."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice
from ...kernel.table import waiting_decision
from .interface import SeatView

MOST = 8
"""So many choices are tried at most."""
SCENES = frozenset(
    {
        "before-challenge", "before-fight", "blow", "challenge", "encounter", "encounter-story", "enemies",
        "enemies-and-party", "event", "event-choice", "fight", "party", "question", "story",
    }
)  # fmt: skip
"""What a decision is about if its consequences show before the next action."""
USES = ("activate", "play", "use", "discard")
"""Acts that change a draw, a blow or an attack."""


def candidates(view: SeatView, first: Choice) -> list[Choice]:
    """The choices to try: what a reader would do first, then unlike others; only that one where no search helps."""
    decision = waiting_decision(view.table)
    if decision.begins or getattr(decision, "scene", "") not in SCENES:
        return [first]
    own = [choice for choice in view.table.offered if choice in view.offered and choice != first]
    if getattr(decision, "window", ""):
        own += [choice for choice in view.offered if choice[0] in USES and choice not in own and choice != first]
    return [first, *_unlike(own, MOST - 1)]


def _unlike(choices: Sequence[Choice], most: int) -> list[Choice]:
    """At most so many of some choices: first one of each kind, then those that differ in their first words."""
    if len(choices) <= most:
        return list(choices)
    picked: list[Choice] = []
    for words in (1, 2, 4, 9):
        known = {choice[:words] for choice in picked}
        for choice in choices:
            if choice[:words] not in known and len(picked) < most:
                known.add(choice[:words])
                picked.append(choice)
    return picked
