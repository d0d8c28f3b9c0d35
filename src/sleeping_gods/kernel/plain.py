"""Codec of plain data: typed values to JSON and back; refuses values that are not exactly of the declared type."""

from __future__ import annotations

import dataclasses
import types
import typing
from typing import Any, TypeAlias, Union, get_args, get_origin

from .errors import BrokenState
from .forms import form_of, hints, saved_fields
from .plain_readers import Misfit, reader_of
from .steps import STEPS, Step

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
"""What JSON can hold, without fractions."""
MAX_KEYS_SHOWN = 6
"""Keys of an object that an error lists."""


def encode(value: object) -> Json:
    """The JSON form of a plain value; steps become ``[name, field, ...]``."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {str(key): encode(item) for key, item in value.items()}
    form = form_of(type(value))
    values = [encode(item) for item in form.values(value)]
    return [form.word, *values] if form.word else dict(zip(form.names, values, strict=True))


def decode(kind: Any, data: object, place: str = "state") -> Any:
    """The typed value that the JSON data stands for, or BrokenState with the place that does not fit."""
    try:
        return reader_of(kind)(data)
    except Misfit:
        return _decode_by_place(kind, data, place)


def _decode_by_place(kind: Any, data: object, place: str) -> Any:
    """Decode data again, slowly, to name the place that is wrong."""
    if kind in (int, str, bool):
        if type(data) is not kind:
            raise BrokenState(place, kind.__name__, data)
        if isinstance(data, str) and any("\ud800" <= letter <= "\udfff" for letter in data):
            raise BrokenState(place, "text that can be written down", ascii(data))
        return data
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _decode_union(args, data, place)
    if origin is list:
        return [_decode_by_place(args[0], item, f"{place}[{i}]") for i, item in enumerate(_list(data, place))]
    if origin is tuple:
        return _decode_tuple(args, _list(data, place), place)
    if origin is dict:
        if not isinstance(data, dict):
            raise BrokenState(place, "an object", data)
        return {key: _decode_by_place(args[1], item, f"{place}.{key}") for key, item in data.items()}
    target = origin or kind
    if isinstance(target, type) and issubclass(target, Step):
        return _decode_step(data, place)
    if dataclasses.is_dataclass(target):
        return _decode_record(target, data, place)
    raise TypeError(f"no way to read a {kind!r}")


def _list(data: object, place: str) -> list[Any]:
    """The value, which must be a list."""
    if not isinstance(data, list):
        raise BrokenState(place, "a list", data)
    return data


def _decode_union(args: tuple[Any, ...], data: object, place: str) -> Any:
    """The value as the type of the union that can hold it: one at most, for ``reader_of`` has refused other unions."""
    if data is None and type(None) in args:
        return None
    for kind in args:
        if kind is type(data) or (kind not in (int, str, bool, type(None)) and isinstance(data, (dict, list))):
            return _decode_by_place(kind, data, place)
    raise BrokenState(place, " or ".join(getattr(kind, "__name__", str(kind)) for kind in args), data)


def _decode_tuple(args: tuple[Any, ...], data: list[Any], place: str) -> tuple[Any, ...]:
    """A tuple of a length that its type names, or of any length if that ends in an ellipsis."""
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(_decode_by_place(args[0], item, f"{place}[{i}]") for i, item in enumerate(data))
    if len(args) != len(data):
        raise BrokenState(place, f"{len(args)} values", data)
    pairs = enumerate(zip(args, data, strict=True))
    return tuple(_decode_by_place(kind, item, f"{place}[{i}]") for i, (kind, item) in pairs)


def _decode_step(data: object, place: str) -> Step[Any]:
    """A step from its word and its fields in their order."""
    items = _list(data, place)
    if not items or not isinstance(items[0], str) or items[0] not in STEPS:
        raise BrokenState(place, "a step that this version knows", items[:1])
    cls = STEPS[items[0]]
    fields = dataclasses.fields(typing.cast("Any", cls))
    if len(fields) != len(items) - 1:
        raise BrokenState(place, f"{len(fields)} fields of {items[0]}", items[1:])
    known = hints(typing.cast("Any", cls))
    return cls(
        *(
            _decode_by_place(known[field.name], item, f"{place}.{field.name}")
            for field, item in zip(fields, items[1:], strict=True)
        )
    )


def _decode_record(cls: Any, data: object, place: str) -> Any:
    """A record from exactly its saved fields."""
    if not isinstance(data, dict):
        raise BrokenState(place, f"an object of {cls.__name__}", data)
    names = [field.name for field in saved_fields(cls)]
    for key in data:
        if key not in names:
            raise BrokenState(place, f"a field of {cls.__name__}", key)
    for name in names:
        if name not in data:
            raise BrokenState(place, f"the field {name!r}", sorted(data)[:MAX_KEYS_SHOWN])
    known = hints(cls)
    return cls(**{name: _decode_by_place(known[name], data[name], f"{place}.{name}") for name in names})
