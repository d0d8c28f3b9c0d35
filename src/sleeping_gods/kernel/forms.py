"""How each dataclass is written as plain data, computed once: which fields, in which order, and which are nested."""

from __future__ import annotations

import dataclasses
import functools
import operator
import types
import typing
from collections.abc import Callable
from typing import Any, NamedTuple, Union, get_args, get_origin

from .steps import Step

ATOMS: frozenset[type] = frozenset({int, str, bool, type(None)})
"""What is written as it stands."""
_FORMS: dict[type, SavedForm] = {}
"""The forms that were made."""


class SavedForm(NamedTuple):
    """A class of records or steps, as it is saved."""

    word: str
    """A step's name in saved states; empty for a record."""
    names: tuple[str, ...]
    """The fields that are saved."""
    values: Callable[[Any], tuple[Any, ...]]
    """The values of all these fields."""
    nested: tuple[int, ...]
    """The places of values that may hold further records or steps."""
    all_names: tuple[str, ...]
    """Every field, also what is not saved because it can be computed again."""


@functools.cache
def hints(cls: type) -> dict[str, Any]:
    """The types of a class's fields."""
    return typing.get_type_hints(cls)


def form_of(cls: type) -> SavedForm:
    """The form of a class, made once; TypeError if it is no dataclass."""
    form = _FORMS.get(cls)  # twice as fast as `functools.cache`, and asked for every record of every state
    if form is None:
        form = _FORMS[cls] = _make_form(cls)
    return form


def saved_fields(cls: type) -> list[dataclasses.Field[Any]]:
    """The fields of a dataclass that are saved: all of a step; of a record those with ``compare``, its default.

    What can be computed again, such as a cache, has ``field(compare=False)`` and is neither saved nor compared.
    """
    is_step = issubclass(cls, Step)
    return [field for field in dataclasses.fields(typing.cast("Any", cls)) if field.compare or is_step]


def _make_form(cls: type) -> SavedForm:
    """Work the form of a class out from its fields and their types."""
    if not dataclasses.is_dataclass(cls):
        raise TypeError(f"not plain data: {cls!r}")
    is_step = issubclass(cls, Step)
    names = tuple(field.name for field in saved_fields(cls))
    nested = tuple(at for at, name in enumerate(names) if not _is_flat(hints(cls)[name]))
    word = typing.cast("type[Step[Any]]", cls).word if is_step else ""
    all_names = tuple(field.name for field in dataclasses.fields(cls))
    return SavedForm(word, names, _getter(names), nested, all_names)


def _getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """A function that reads these fields of an object, always into a tuple."""
    if not names:
        return lambda value: ()
    if len(names) == 1:
        getter = operator.attrgetter(names[0])
        return lambda value: (getter(value),)
    return operator.attrgetter(*names)


def _is_flat(kind: Any) -> bool:
    """Whether values of this type are atoms, or lists and dictionaries of nothing else."""
    if kind in ATOMS:
        return True
    inside = [part for part in get_args(kind) if part is not Ellipsis]
    return get_origin(kind) in (list, tuple, dict, Union, types.UnionType) and all(map(_is_flat, inside))
