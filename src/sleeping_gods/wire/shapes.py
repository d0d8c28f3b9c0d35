"""The fields of messages with their types and docstrings, for generators of other languages."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
from dataclasses import dataclass, is_dataclass
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias, get_type_hints

from msgspec import Struct, structs

Hint: TypeAlias = Any
"""A type hint as it stands in a record: a class, or one of the forms of ``typing``."""


@dataclass(frozen=True, slots=True)
class WireField:
    """A field of a record as it is sent."""

    name: str
    hint: Hint
    optional: bool
    """Whether whoever sends it may leave it out."""
    doc: str


def is_record(hint: Hint) -> bool:
    """Whether a type is sent as its fields: a struct, a dataclass or a named tuple."""
    return isinstance(hint, type) and (issubclass(hint, Struct) or is_dataclass(hint) or is_row(hint))


def is_row(hint: Hint) -> bool:
    """Whether the fields are sent as a list, without their names: a named tuple."""
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


def records_of(module: ModuleType) -> tuple[type, ...]:
    """The records that a module makes for others, in its order."""
    own = (
        (name, record)
        for name, record in vars(module).items()
        if is_record(record) and record.__module__ == module.__name__
    )
    return tuple(record for name, record in own if not name.startswith("_"))


def fields_of(record: type) -> tuple[WireField, ...]:
    """The fields in the order in which they are sent, without the tag."""
    hints = get_type_hints(record, include_extras=True)
    docs = {
        name: doc for base in reversed(record.__mro__) for name, doc in _docs(base.__module__, base.__name__).items()
    }
    return tuple(
        WireField(name=field.sent_as, hint=hints[field.name], optional=field.optional, doc=docs.get(field.name, ""))
        for field in _names(record)
    )


class _FieldName(NamedTuple):
    """A field of a record by its name."""

    name: str
    sent_as: str
    optional: bool
    """Whether whoever sends it may leave it out."""


def _names(record: Any) -> list[_FieldName]:
    """The fields by their names, in the order in which they are sent."""
    if issubclass(record, Struct):
        return [
            _FieldName(field.name, sent_as=field.encode_name, optional=not field.required)
            for field in structs.fields(record)
        ]
    if is_row(record):
        return [
            _FieldName(name, sent_as=name, optional=name in record._field_defaults)  # public, despite its name
            for name in record._fields
        ]
    return [
        _FieldName(field.name, sent_as=field.name, optional=_has_default(field)) for field in dataclasses.fields(record)
    ]


def _has_default(field: dataclasses.Field[Any]) -> bool:
    """Whether a field may be left out."""
    return field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING


def tag_of(record: type) -> tuple[str, str] | None:
    """The field that tells a record from others of its union, and what stands in it."""
    if not issubclass(record, Struct) or record.__struct_config__.tag is None:
        return None
    return str(record.__struct_config__.tag_field), str(record.__struct_config__.tag)


def doc_of(record: type) -> str:
    """What a record says of itself."""
    return inspect.cleandoc(record.__dict__.get("__doc__") or "")


def aliases_of(module: ModuleType) -> dict[str, Hint]:
    """The names that a module gives to types, in its order."""
    hints = module.__annotations__.items()
    return {name: getattr(module, name) for name, hint in hints if hint in ("TypeAlias", TypeAlias)}


def alias_doc(module: ModuleType, name: str) -> str:
    """What stands below such a name."""
    return _docs(module.__name__, "").get(name, "")


@cache
def _docs(module: str, record: str) -> dict[str, str]:
    """The strings below the fields of a class of ours, or below the names of a module."""
    if not module.startswith(f"{__name__.partition('.')[0]}."):
        return {}
    body = ast.parse(inspect.getsource(sys.modules[module])).body
    if record:
        body = next((node.body for node in body if isinstance(node, ast.ClassDef) and node.name == record), [])
    return {
        field.target.id: inspect.cleandoc(below.value.value)
        for field, below in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str)
    }
