"""Steps and decisions: what stands on the agenda. A step happens; a decision waits for a seat or for chance."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Generic, TypeVar, cast, dataclass_transform

from .choices import CHANCE, Choice, Seat
from .errors import Reason

T = TypeVar("T")
S = TypeVar("S", bound="type[Step[Any]]")

STEPS: dict[str, type[Step[Any]]] = {}
"""Every kind of step by its name, so that a saved agenda can be read back."""


class Step(Generic[T]):
    """Something that is still to happen. A plain value: never changed once it is on an agenda."""

    __slots__ = ()
    waits: ClassVar[bool] = False
    family: ClassVar[str] = ""
    """Set before the name in saved states, so that two families may use the same names."""
    word: ClassVar[str] = ""
    """The name in saved states."""

    def run(self, table: T) -> None:
        """Let it happen."""
        raise NotImplementedError

    def unwound(self, table: T) -> None:
        """Tidy up when the agenda is cut short before this could happen."""


class Decision(Step[T]):
    """A step that waits: its options are offered to a seat, and the chosen one happens."""

    __slots__ = ()
    waits: ClassVar[bool] = True
    any_time: ClassVar[bool] = True
    """Whether other acts that the rules allow at any time may come before it."""
    lapses: ClassVar[bool] = False
    """Whether it silently goes away when nothing can be chosen any more."""
    begins: ClassVar[str] = ""
    """What its answer begins, ``turn`` or ``action``, so that people can go back to before it; empty for the rest."""
    always_asked: ClassVar[bool] = False
    """Whether it is asked even with one answer: a page is read until it is left, before a fight one may prepare."""
    free: ClassVar[bool] = False
    """Whether its answer is mostly in free words (`accepts`): then a single listed answer is not the only one."""
    alters_draw: ClassVar[bool] = False
    """Whether it waits between a draw and what comes of it, so that the draw can still be changed."""

    def who(self, table: T) -> Seat:
        """The seat that decides."""
        raise NotImplementedError

    def actor(self, table: T, choice: Choice) -> Seat:
        """The seat whose choice an option is: whoever decides, unless the option is another's to take."""
        return self.who(table)

    def audience(self, table: T, choice: Choice) -> tuple[Seat, ...] | None:
        """The seats that may know which option is taken, asked before it is; None where everybody may."""
        return None

    def options(self, table: T) -> list[Choice]:
        """What may be chosen; never empty while the decision stands, unless it lapses."""
        raise NotImplementedError

    def choose(self, table: T, choice: Choice) -> None:
        """Let the chosen option happen."""
        raise NotImplementedError

    def accepts(self, table: T, choice: Choice) -> bool:
        """Whether a choice that is not listed may be taken: an answer in free words, as what a printed page says."""
        return False

    def refuses(self, table: T, choice: Choice) -> Reason | None:
        """Why an answer in free words is not taken; None for what is no such answer."""
        return None

    def form(self, table: T) -> str:
        """What an answer in free words is about, for whoever draws a form for it: ``page 45``; empty for none."""
        return ""

    def barred(self, table: T) -> list[tuple[Choice, Reason]]:
        """What a player might expect among the options, and why it is not there."""
        return []


class Chance(Decision[T]):
    """A decision of chance: each option is equally likely."""

    __slots__ = ()
    any_time: ClassVar[bool] = False

    def who(self, table: T) -> Seat:
        """Chance decides."""
        return CHANCE


@dataclass_transform(eq_default=True)
def step(cls: S) -> S:
    """Make a class a plain value with its annotated fields, known by its name."""
    step_class = cast("S", dataclass(slots=True)(cls))
    if not fields(cast("Any", step_class)):
        del step_class.__init__  # it would do nothing, and these are the steps that are made most
    step_class.word = f"{step_class.family}:{step_class.__name__}" if step_class.family else step_class.__name__
    if step_class.word in STEPS and STEPS[step_class.word].__module__ != step_class.__module__:
        raise TypeError(f"two steps are called {step_class.word!r}")
    STEPS[step_class.word] = step_class
    return step_class
