"""Compiled packs: what was built once is kept, and read again as long as neither its sources nor the engine changed.

A compiled pack is MessagePack decoded into the types of the game; whatever is not of those types is built again from
the sources. Its checksum is over the engine's stamp too, so that none of another engine is taken, wherever it lies: in
the user's cache, or beside the sources in a built program. It is never a part of a pack and never needed: without a
place to keep it packs are built from their sources each time.
"""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import tempfile
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ..story.frame import PackFrame
from .build_stamp import build_stamp
from .user_cache import user_cache

P = TypeVar("P", bound=PackFrame)
MAX_COMPILED = 24
"""Most compiled packs that are kept; the oldest go first."""
CHECK = 16
"""Bytes of the checksum before the pack."""
NAME_BYTES = 16
"""Bytes of the hash that a file in the cache is named by."""
WORKED_OUT = "bound"
"""What the rules compute from a pack when it is first played; it is not kept."""
_DECODERS: dict[type[PackFrame], Any] = {}
"""The decoder for the packs of each game."""


def build_or_recall(
    texts: dict[str, str],
    digests: tuple[str, str],
    kind: type[P],
    build: Callable[[dict[str, str]], P],
) -> P:
    """The pack that some texts compile to: the one that was kept, or one built now and kept.

    ``digests`` are the one that campaigns pin, and that of the words which they do not.
    """
    place = _place(kind, " ".join(digests))
    if place is None:
        return build(texts)
    recalled = _recall(place, kind)
    if recalled is not None and (recalled.digest, recalled.unpinned) == digests:
        return recalled
    built = build(texts)
    with contextlib.suppress(OSError, RecursionError):
        _keep(place, built)
    return built


def encoded(pack: PackFrame) -> bytes:
    """A compiled pack as a file: its checksum and its fields; the same pack gives the same bytes."""
    body = msgspec.msgpack.encode({field: getattr(pack, field) for field in _fields(type(pack))})
    return _checksum(body, type(pack)) + body


def decoded(data: bytes, kind: type[P]) -> P | None:
    """The pack in a compiled file of this engine; None if it is damaged, foreign or of other types."""
    body = data[CHECK:]
    if data[:CHECK] != _checksum(body, kind):
        return None
    try:
        stored = _decoder(kind).decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError, MemoryError):
        return None
    return kind(**{field: getattr(stored, field) for field in _fields(kind)})


def cache_folder() -> Path:
    """Where compiled packs are kept."""
    return user_cache("packs")


def _place(kind: type[PackFrame], digest: str) -> Path | None:
    """The file of a compiled pack; None where none can be read."""
    name = hashlib.blake2b(f"{kind.__module__} {digest} {build_stamp()}".encode(), digest_size=NAME_BYTES)
    try:
        return cache_folder() / f"{name.hexdigest()}.pack"
    except RuntimeError:  # nobody's home
        return None


def _recall(place: Path, kind: type[P]) -> P | None:
    """The pack in a file; None if there is none that is sound."""
    try:
        data = place.read_bytes()
    except OSError:
        return None
    return decoded(data, kind)


def _keep(place: Path, pack: PackFrame) -> None:
    """Write a pack; a reader sees the whole file or none."""
    data = encoded(pack)
    place.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=place.parent, suffix=".tmp", delete=False) as file:
        try:
            file.write(data)
            file.close()
            Path(file.name).replace(place)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise
    for old in sorted(place.parent.glob("*.pack"), key=lambda path: path.stat().st_mtime_ns)[:-MAX_COMPILED]:
        old.unlink(missing_ok=True)


def _checksum(body: bytes, kind: type[PackFrame]) -> bytes:
    """A hash over a pack, its game and the engine that compiled it."""
    made_by = f"{kind.__module__} {build_stamp()}\n".encode()
    return hashlib.blake2b(made_by + body, digest_size=CHECK).digest()


def _fields(kind: type[PackFrame]) -> list[str]:
    """The fields of a pack that are kept."""
    return [field.name for field in dataclasses.fields(kind) if field.name != WORKED_OUT]


def _decoder(kind: type[PackFrame]) -> Any:
    """A decoder into the fields of a pack that are kept; its type is made at run time."""
    if kind not in _DECODERS:
        hints = typing.get_type_hints(kind, localns={"Bound": object})
        stored = dataclasses.make_dataclass("Stored", [(field, hints[field]) for field in _fields(kind)])
        _DECODERS[kind] = msgspec.msgpack.Decoder(stored)
    return _DECODERS[kind]
