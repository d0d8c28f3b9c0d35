"""Messages made from their types alone, whatever these allow; a new field is made along with the others."""

from __future__ import annotations

import re
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

from msgspec import UNSET, Meta, UnsetType

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.wire.shapes import Hint, fields_of, is_record, is_row

SIGNS = "abcXYZ019_- \n\"\\/'`<>&$.{}[]\u00e9\u2019\u202f\u2028\ud7ff\ue000\ufffd\U0001f9ed"
"""What may stand in words, unless their type forbids it; all of it must come back as it was."""


def make(hint: Hint, luck: Luck, meta: Meta | None = None) -> object:
    """Something of a type; a type that nobody has thought of here is an error."""
    origin: Hint = get_origin(hint)
    args = get_args(hint)
    if origin is Annotated:
        return make(args[0], luck, args[1])
    if origin is dict:
        return {make(args[0], luck): make(args[1], luck) for _ in range(luck.below(4))}
    if origin is Literal:
        return luck.pick(args)
    if origin in (Union, UnionType):
        return make(luck.pick(args), luck)
    if origin is tuple and args[1:] == (...,):
        least = meta.min_length or 0 if meta else 0
        return tuple(make(args[0], luck) for _ in range(least + luck.below(3)))
    if origin is tuple:
        return tuple(make(arg, luck) for arg in args)
    if is_record(hint):
        made = {field.name: make(field.hint, luck) for field in fields_of(hint)}
        return hint(*made.values()) if is_row(hint) else hint(**made)
    return _plain(hint, luck, meta)


def _plain(hint: Hint, luck: Luck, meta: Meta | None) -> object:
    """A plain value, within the limits of its type."""
    if hint is UnsetType:
        return UNSET
    if hint is NoneType:
        return None
    if hint is bool:
        return luck.below(2) == 1
    if hint is int and meta is None:
        return luck.below(2**32) - 2**31
    if hint is int and meta and isinstance(meta.ge, int) and isinstance(meta.le, int):
        return luck.pick((meta.ge, meta.le, meta.ge + luck.below(meta.le - meta.ge)))
    if hint is str:
        low, high = (meta.min_length or 0, meta.max_length or 9) if meta else (0, 9)
        length = luck.pick((low, high, low + luck.below(high - low)))
        signs = [sign for sign in SIGNS if re.search(meta.pattern, sign)] if meta and meta.pattern else SIGNS
        return "".join(luck.pick(signs) for _ in range(length))
    raise TypeError(f"expected a type that can be made, got {hint!r}")
