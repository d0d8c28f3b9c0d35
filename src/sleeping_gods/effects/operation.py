"""What the declaration of an operation holds."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Literal, TypeAlias

from .forms import WrittenForm
from .op import Op

WINDOWS = ("", "fate", "challenge", "attack", "block", "combat", "search", "event", "obstacle", "move")
"""When an operation has a meaning: at any time, or only while something is being resolved."""

ALL = 99
"""The amount that stands for "all" in an operation, such as `restore all health`."""

GAMES = ("sea", "skies")
"""The games that share the vocabulary."""
SEA_ONLY = ("sea",)
"""The games of what the skies do not have."""
SKIES_ONLY = ("skies",)
"""The games of what the sea does not have."""

InLoop: TypeAlias = Literal["gain", "cost", "neither"]
"""``gain``: worth having again and again. ``cost``: costs, risks or happens once: no loop is free."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of the vocabulary: its texts, its arguments and an example.

    Its words are the message ``does_NAME`` of ``words/LANG/effects.ftl``.
    """

    name: str
    args: tuple[str, ...]
    """Slots in the order of the arguments."""
    forms: tuple[WrittenForm, ...]
    """The ways to write it."""
    example: str
    """An effect of it, as it is written."""
    means: Op
    """What the example is parsed to."""
    in_loop: InLoop
    """What it makes of a loop of the story that passes it each time round."""
    window: str = ""
    arms: tuple[str, ...] = ()
    """Arms that lines of their own may add, such as ``fail``."""
    label: str = ""
    """The word for a use that does this; ``{what}`` takes the argument; empty for the name."""
    ends: bool = False
    """Whether nothing follows it: a jump."""
    games: tuple[str, ...] = GAMES
    """The games that have it."""
    also: str = ""
    """A second window in which it has a meaning."""
    gives: str = ""
    """The kind of thing that its first argument names and that is had afterward: ``quest``, ``goods`` ..."""
    takes: str = ""
    """The kind of thing that its first argument names and that is no longer had afterward."""

    @property
    def takes_many(self) -> bool:
        """Whether its one slot stands for any number of arguments: the enemies of a fight."""
        return self.args == ("enemies",)

    def kinds(self) -> dict[str, str]:
        """The kind of each slot over all forms."""
        return {name: kind for form in self.forms for name, kind in form.slots().items()}


def declare(
    name: str,
    *,
    args: str = "",
    forms: tuple[str | WrittenForm, ...],
    example: str,
    means: Op,
    in_loop: InLoop,
    window: str = "",
    arms: str = "",
    label: str = "",
    ends: bool = False,
    games: tuple[str, ...] = GAMES,
    also: str = "",
    gives: str = "",
    takes: str = "",
) -> Operation:
    """A declaration; a form without fixed values is just its text."""
    parsed_forms = tuple(WrittenForm(form) if isinstance(form, str) else form for form in forms)
    return Operation(
        name=name,
        args=tuple(args.split()),
        forms=parsed_forms,
        example=example,
        means=means,
        in_loop=in_loop,
        window=window,
        arms=tuple(arms.split()),
        label=label,
        ends=ends,
        games=games,
        also=also,
        gives=gives,
        takes=takes,
    )


declare_skies = functools.partial(declare, games=SKIES_ONLY)
"""A declaration of an effect that only the skies have."""
