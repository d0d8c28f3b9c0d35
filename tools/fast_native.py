"""What makes a dataclass, or a step, of a compiled class: a compiler erases what says how it is saved.

A module of the compiled copy alone (`kernel/native.py` there), which itself is not compiled.
"""

from __future__ import annotations

import dataclasses
import inspect
from typing import Any


def made(cls: Any, annotations: dict[str, str], fields: Any, frozen: bool) -> None:
    """Give a compiled class what the decorator of the sources gives: fields, equality, text."""
    cls.__annotations__ = annotations
    kinds: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        kinds |= inspect.get_annotations(base)
    spec = [(name, kinds[name], dataclasses.field(**options)) for name, options in fields]
    shape = dataclasses.make_dataclass(cls.__name__, spec, init=False, frozen=frozen)
    for name in ("__dataclass_fields__", "__dataclass_params__", "__repr__", "__eq__", "__hash__", "__match_args__"):
        setattr(cls, name, shape.__dict__[name])
    for name, _ in fields:
        if isinstance(getattr(cls, name, None), property):  # of a class above, and only before anything is compiled
            setattr(cls, name, None)


def made_step(cls: Any, annotations: dict[str, str], fields: Any) -> None:
    """The same for a step, which is known by its name."""
    from sleeping_gods.kernel.steps import STEPS  # a compiled module itself, which needs this one

    made(cls, annotations, fields, False)
    cls.word = f"{cls.family}:{cls.__name__}" if cls.family else cls.__name__
    if cls.word in STEPS and STEPS[cls.word].__module__ != cls.__module__:
        raise TypeError(f"two steps are called {cls.word!r}")
    STEPS[cls.word] = cls
