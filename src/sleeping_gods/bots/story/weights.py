"""The values that a planning bot gives to things, where a coin is 1; it is tuned by changing them."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Weights:
    """The values of what a planning bot gains and gives."""

    totem: float = 14.0
    card: float = 4.0
    """An adventure card that is no totem."""
    quest: float = 1.0
    elsewhere: float = 0.5
    """How much of what a quest or a card opens elsewhere counts when it is gained."""
    ending: float = 30.0
    """A good ending; a bad one is worth nothing."""
    endings: tuple[tuple[str, float], ...] = (("home", 50.0), ("adrift", 0.0), ("drowned", 0.0))
    """What those are worth that are better or worse than others."""
    health: float = 0.9
    """A point of health of a fresh crew; up to three times as much of one that is worn."""
    fatigue: float = 0.5
    """The first fatigue of a crew member; the second is worth twice that."""
    ship: float = 1.2
    command: float = 0.4
    placed: float = 0.2
    """What it costs more to put command on a card or board, which is shut until a room clears it."""
    hand: float = 0.3
    """An ability card in hand."""
    status: float = 1.5
    passing: float = 4.0
    """What it is worth to pass a test for its own sake: the story goes as one wished."""
    unread: float = 3.0
    """What a story promises that was never read."""
    action: float = 1.5
    """What an action could bring elsewhere."""
    daunt: float = 2.0
    """How much a story is shunned for each step that the crew is not grown enough for it."""
    reserve: int = 2
    """Command that is kept for tests when the crew cares for itself."""
    defeat: float = 40.0
    level: float = 5.0
    """A level card."""
    again: float = 0.5
    """How much of a story's worth is left at each further visit."""


READER = Weights()
"""The robot that packs of the sea are balanced against."""
FLYING = Weights(
    passing=3.0,
    totem=16.0,
    fatigue=0.55,
    hand=0.4,
    unread=4.0,
    action=1.0,
    again=0.35,
    endings=(("turns", 60.0), ("front", 36.0), ("home", 12.0)),
)
"""The weights of the skies, where stamina takes the place of fatigue."""
SEAT = replace(READER, quest=2.0, card=5.0)
"""For a reader that knows only what its seat knows: what a quest or card opens elsewhere is mostly unread."""
FLYING_SEAT = replace(FLYING, quest=1.5, card=4.5)
