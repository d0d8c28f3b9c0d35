"""What is asked: the question, whom the table waits for, what one must know to answer, and the rules behind it."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.choices import Seat
from .text import RichText


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """An entry of the rules that can be opened."""

    slug: str
    title: str


@dataclass(frozen=True, slots=True)
class Asks:
    """The decision that waits."""

    kind: str
    """The class of the decision: what a table may ask not to be asked again."""
    topic: str
    """What the decision is about; ``question`` for a draw of chance, and when the table is over."""
    seat: Seat
    """Whom the table waits for; -1 for chance, -2 when it is over."""
    who: str
    """Everybody who may answer, by name."""
    question: RichText
    context: tuple[RichText, ...]
    """What one must know to answer: the total so far, damage left, what failing costs."""
    entries: tuple[RuleEntry, ...]
    forced: bool
    """Whether there is one answer and nothing that is meant for this moment could change it."""
    form: str = ""
    """What may be answered in free words beside the menu: ``page 45``, ``enemy 77``, ``region 3.2``, ``sail``,
    ``explore``, ``challenge``, ``rest won``; after a semicolon, or alone, how it may have been settled by
    hand: ``settled passed failed``. Empty for nothing, which it is without a printed box."""
    seats: tuple[Seat, ...] = ()
    """Everybody who may answer; in a fight those who can attack, whoever may end the attacks."""
