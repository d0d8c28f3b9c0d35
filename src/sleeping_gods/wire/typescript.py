"""The messages as types of TypeScript, for clients in a browser; ``tools/write_wire_types.py`` writes them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import wrap
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

from msgspec import Meta, UnsetType

from ..presentation.scene import menu, text
from . import events, http, requests
from .shapes import Hint, WireField, alias_doc, aliases_of, doc_of, fields_of, is_record, is_row, records_of, tag_of
from .version import WIRE_VERSION

HEAD = f"""// What goes over the wire. Written by tools/write_wire_types.py from src/sleeping_gods/wire: do not edit.
export const WIRE_VERSION = {WIRE_VERSION};
"""
ROOTS: tuple[Hint, ...] = (requests.Request, events.Event, *records_of(http))
"""The types with which it begins; all that they are made of follows."""
SENT: tuple[type, ...] = (
    *get_args(requests.Request),
    *(http.Begin, http.Join, http.NewInvite, http.GiveSeats, http.HandOverHost, http.Rename, http.Branch),
)
"""What a client sends: it may leave out what has a default. Whatever it is told is always whole."""
_ALIASES = [(module, name) for module in (requests, events, http, text, menu) for name in aliases_of(module)]
_PLAIN: dict[Hint, str] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
_WIDTH = 118
"""Columns that a comment takes at most."""
_OPENING, _MARGIN, _CLOSING = "/** ", " * ", " */"
"""What a comment of one line begins with, each line of a longer one, and what a comment ends with."""


def typescript_source(roots: tuple[Hint, ...] = ROOTS) -> str:
    """The whole file."""
    return "\n".join([HEAD, *_Writer(roots).parts()])


class _Writer:
    """Writes types in the order in which they are first spoken of."""

    def __init__(self, roots: tuple[Hint, ...]) -> None:
        self.aliases = {name: (module, getattr(module, name)) for module, name in _ALIASES}
        """The named types that are no records, each with its module."""
        self.names: dict[str, Hint] = {}
        """The types that have been spoken of, in their order."""
        for root in roots:
            self._type(root)

    def parts(self) -> Iterator[str]:
        """Each type with its comment."""
        done = 0
        while done < len(self.names):
            name, hint = list(self.names.items())[done]
            yield self._record(name, hint) if is_record(hint) else self._alias(name, hint)
            done += 1

    def _speak(self, name: str, hint: Hint) -> str:
        """The name of a type, which is then written too."""
        if self.names.setdefault(name, hint) != hint:
            raise ValueError(f"expected one type of the name {name}, got two: rename one")
        return name

    def _alias(self, name: str, hint: Hint) -> str:
        """A named type that is no record."""
        doc = " ".join(filter(None, (alias_doc(self.aliases[name][0], name), _limits(hint))))
        return f"{_comment(doc)}export type {name} = {self._form(hint)};\n"

    def _record(self, name: str, record: type) -> str:
        """A record as an interface, or as a tuple if it is sent as a row."""
        doc = _comment(doc_of(record))
        if is_row(record):
            lines = [
                f"{_comment(field.doc, 2)}  {field.name}: {self._type(field.hint)},\n" for field in fields_of(record)
            ]
            return f"{doc}export type {name} = readonly [\n{''.join(lines)}];\n"
        tag = tag_of(record)
        lines = [f"  readonly {tag[0]}: {json.dumps(tag[1])};\n"] if tag else []
        lines += [self._field(field, record in SENT) for field in fields_of(record)]
        return f"{doc}export interface {name} {{\n{''.join(lines)}}}\n"

    def _field(self, field: WireField, sent: bool) -> str:
        """A field as a line of an interface; one that may be left out has a question mark."""
        unset = UnsetType in get_args(field.hint)
        mark = "?" if unset or (sent and field.optional) else ""
        doc = field.doc if self._name_of(field.hint) else " ".join(filter(None, (field.doc, _limits(field.hint))))
        return f"{_comment(doc, 2)}  readonly {field.name}{mark}: {self._type(field.hint)};\n"

    def _type(self, hint: Hint) -> str:
        """A type by its name, if it has one."""
        if is_record(hint):
            return self._speak(hint.__name__, hint)
        name = self._name_of(hint)
        return self._speak(name, hint) if name else self._form(hint)

    def _name_of(self, hint: Hint) -> str:
        """What a type that is no record is called; empty if it has no name."""
        return "" if hint in _PLAIN else next((name for name, (_, meant) in self.aliases.items() if meant == hint), "")

    def _form(self, hint: Hint) -> str:
        """A type by what it is made of."""
        if hint in _PLAIN:
            return _PLAIN[hint]
        origin: Hint = get_origin(hint)
        args = get_args(hint)
        if origin is Annotated:
            return self._type(args[0])
        if origin is Literal:
            return " | ".join(json.dumps(arg) for arg in args)
        if origin in (Union, UnionType):
            return " | ".join(self._type(arg) for arg in args if arg is not UnsetType)
        if origin is tuple and args[1:] == (...,):
            item = self._type(args[0])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is tuple:
            return f"readonly [{', '.join(self._type(arg) for arg in args)}]"
        if origin is dict:
            return f"Readonly<Record<{self._type(args[0])}, {self._type(args[1])}>>"
        raise TypeError(f"expected a type that can be written in TypeScript, got {hint!r}")


def _limits(hint: Hint) -> str:
    """What else holds of a type, in words."""
    of = "characters" if get_args(hint)[:1] == (str,) else "entries"
    return " ".join(_limit(meta, of) for meta in get_args(hint)[1:] if isinstance(meta, Meta))


def _limit(meta: Meta, of: str) -> str:
    """Both ends of what is allowed: a message without an end is none."""
    if meta.max_length is not None:
        form = f", of the form `{meta.pattern}`".replace("\\Z", "$") if meta.pattern else ""
        return f"From {meta.min_length or 0} to {meta.max_length} {of}{form}."
    if meta.ge is None or meta.le is None:
        raise TypeError(f"expected a least and a most, got {meta!r}")
    return f"From {meta.ge} to {meta.le}."


def _comment(doc: str, indent: int = 0) -> str:
    """A docstring as a comment, in as many lines as it needs."""
    if not doc:
        return ""
    margin = " " * indent
    words = " ".join(doc.split()).replace("``", "`").replace("*/", "* /")
    one_line = f"{margin}{_OPENING}{words}{_CLOSING}"
    if len(one_line) <= _WIDTH:
        return f"{one_line}\n"
    lines = wrap(words, _WIDTH - indent - len(_MARGIN), break_long_words=False, break_on_hyphens=False)
    long = [_OPENING.rstrip(), *(f"{_MARGIN}{line}" for line in lines), _CLOSING]
    return "".join(f"{margin}{line}\n" for line in long)
