"""Readers of plain data, made once for each class of records and steps: quick, and silent about where they fail."""

from __future__ import annotations

import dataclasses
import functools
import types
from collections.abc import Callable
from typing import Any, TypeAlias, Union, cast, get_args, get_origin

from .forms import hints, saved_fields
from .steps import STEPS, Step

Reader: TypeAlias = Callable[[Any], Any]
_ATOMS = (int, str, bool, type(None))


class Misfit(Exception):
    """Data that is not of the declared type; ``plain.decode`` then finds out where."""


def reader_of(kind: Any) -> Reader:
    """What makes a value of a type out of JSON data, or raises Misfit; TypeError if no such value can be read."""
    if kind is str:
        return _text
    if kind in (int, bool, type(None)):
        return functools.partial(_atom, kind)
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _union(args)
    if origin is list:
        return _list(reader_of(args[0]))
    if origin is tuple:
        return _row(reader_of(args[0])) if args[1:] == (Ellipsis,) else _tuple(tuple(map(reader_of, args)))
    if origin is dict:
        return _mapping(reader_of(args[1]))
    target = origin or kind
    if isinstance(target, type) and issubclass(target, Step):
        return _step
    if dataclasses.is_dataclass(target):
        return _record(cast("Any", target))
    raise TypeError(f"no way to read a {kind!r}")


def _atom(kind: type, data: object) -> object:
    """The value, which must be of exactly this type."""
    if type(data) is not kind:
        raise Misfit
    return data


def _text(data: object) -> str:
    """The value, which must be a text that can be written as UTF-8."""
    if type(data) is not str or not (data.isascii() or _is_whole(data)):
        raise Misfit
    return data


def _is_whole(text: str) -> bool:
    """Whether no letter is half of one."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _union(args: tuple[Any, ...]) -> Reader:
    """A reader by the data's type; TypeError if two types of the union are written as a list or an object.

    Such data could only be told apart by trying one type after the other.
    """
    readers: dict[Any, Reader] = {kind: reader_of(kind) for kind in args if kind in _ATOMS}
    compounds = [kind for kind in args if kind not in _ATOMS]
    if len(compounds) > 1:
        raise TypeError(f"no way to tell apart {' and '.join(map(repr, compounds))}")
    read_compound: Reader = reader_of(compounds[0]) if compounds else _nothing

    def read(data: object) -> Any:
        return readers.get(type(data), read_compound)(data)

    return read


def _nothing(data: object) -> Any:
    """A reader that refuses whatever it is given."""
    raise Misfit


def _list(reader: Reader) -> Reader:
    """A reader of a list whose items another reader reads."""

    def read(data: object) -> list[Any]:
        if not isinstance(data, list):
            raise Misfit
        return [reader(item) for item in data]

    return read


def _row(reader: Reader) -> Reader:
    """A reader of a tuple of any length whose items another reader reads."""

    def read(data: object) -> tuple[Any, ...]:
        if not isinstance(data, list):
            raise Misfit
        return tuple([reader(item) for item in data])

    return read


def _tuple(readers: tuple[Reader, ...]) -> Reader:
    """A reader of a tuple with a reader for each of its values."""

    def read(data: object) -> tuple[Any, ...]:
        if not isinstance(data, list) or len(data) != len(readers):
            raise Misfit
        return tuple([reader(item) for reader, item in zip(readers, data, strict=True)])

    return read


def _mapping(reader: Reader) -> Reader:
    """A reader of a dictionary with texts as keys, whose values another reader reads."""

    def read(data: object) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise Misfit
        return {key: reader(item) for key, item in data.items()}

    return read


def _step(data: object) -> Step[Any]:
    """The step that a list of its word and its fields stands for."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str) or data[0] not in STEPS:
        raise Misfit
    cls = cast("Any", STEPS[data[0]])
    readers = _step_fields(cls)
    if len(readers) != len(data) - 1:
        raise Misfit
    step: Step[Any] = cls(*[reader(item) for reader, item in zip(readers, data[1:], strict=True)])
    return step


@functools.cache
def _step_fields(cls: Any) -> tuple[Reader, ...]:
    """The readers of a step's fields, in their order."""
    known = hints(cls)
    return tuple(reader_of(known[field.name]) for field in dataclasses.fields(cls))


@functools.cache
def _record(cls: Any) -> Reader:
    """A reader of a class of records."""

    @functools.cache
    def readers() -> dict[str, Reader]:  # made when the first one is read, for a record may hold others of its kind
        known = hints(cls)
        return {field.name: reader_of(known[field.name]) for field in saved_fields(cls)}

    def read(data: object) -> Any:
        fields = readers()
        if not isinstance(data, dict) or len(data) != len(fields):
            raise Misfit
        try:
            return cls(**{name: reader(data[name]) for name, reader in fields.items()})
        except KeyError:
            raise Misfit from None

    return read
