"""The story of a pack in a language, compiled: what a program has that brings no sources of its packs."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from ..content.translation.model import Slot, Translation
from ..languages import Lang
from .build_stamp import build_stamp

CHECK = 16
"""Bytes of the checksum before the pages."""
_Page: TypeAlias = tuple[str, list[str], dict[str, str]]
"""A title, blocks, and choices by their letters."""
_decoder: msgspec.msgpack.Decoder[dict[str, _Page]] = msgspec.msgpack.Decoder(dict[str, _Page])


def encoded_translation(pages: Mapping[str, Translation], pack: str, lang: Lang) -> bytes:
    """The pages of a pack with a digest as a file; the same pages give the same bytes."""
    pages_by_number: dict[str, _Page] = {
        number: (page.title, [slot.text for slot in page.blocks], {key: s.text for key, s in page.choices.items()})
        for number, page in sorted(pages.items())
    }
    body = msgspec.msgpack.encode(pages_by_number)
    return _checksum(body, pack, lang) + body


def decoded_translation(data: bytes, pack: str, lang: Lang) -> dict[str, Translation] | None:
    """The pages in a file that this engine has made for a pack with a digest; None if it is another, or damaged."""
    body = data[CHECK:]
    if data[:CHECK] != _checksum(body, pack, lang):
        return None
    try:
        pages_by_number = _decoder.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return {
        number: Translation(
            number,
            title,
            file="",
            line=0,
            blocks=tuple(Slot(text, 0) for text in blocks),
            choices={letter: Slot(text, 0) for letter, text in choices.items()},
        )
        for number, (title, blocks, choices) in pages_by_number.items()
    }


def _checksum(body: bytes, pack: str, lang: Lang) -> bytes:
    """A hash over the pages, the pack that they belong to and the engine that compiled them."""
    return hashlib.blake2b(f"{pack} {lang} {build_stamp()}\n".encode() + body, digest_size=CHECK).digest()
