"""Boxes: the fixed components of a game, shipped once and taken by every pack that says ``base``."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path

from ..effects.error_texts import did_you_mean, quoted_value
from ..kernel.errors import Finding
from ..story.source import Record
from .builtin import PACKS, named_folders

MANIFEST = "box.toml"
"""The file that makes a folder a box."""


def boxes() -> list[str]:
    """The names of the shipped boxes."""
    return named_folders(MANIFEST)


@functools.cache
def _names() -> frozenset[str]:
    """The names of the boxes."""
    return frozenset(boxes())


def is_lent(file: str) -> bool:
    """Whether a file of a pack is one of a shipped box, so that no author of the pack can mend it."""
    return "/" in file and file.partition("/")[0] in _names()


def box_folder(manifest: str, findings: list[Finding]) -> Path | None:
    """The folder of the box that the text of a manifest names as its base; None if it names none that exists."""
    import tomllib  # a compiled pack is read without it

    try:
        pack = tomllib.loads(manifest).get("pack")
    except (ValueError, RecursionError):
        return None  # the parser of the whole pack says so
    base = pack.get("base") if isinstance(pack, dict) else None
    if base is None:
        return None
    if not isinstance(base, str) or base not in boxes():
        line = next((at for at, text in enumerate(manifest.split("\n"), start=1) if text.startswith("base")), 0)
        hint = did_you_mean(base, boxes()) if isinstance(base, str) else ""
        message = f"expected a box among {', '.join(boxes())} for 'base', got {quoted_value(base)}{hint}"
        findings.append(Finding("pack.toml", line, "base", message))
        return None
    return PACKS / base


def lent(box: str, theirs: Mapping[str, str], own: Mapping[str, str]) -> dict[str, str]:
    """The files of a box that a pack has no file of its own for, under the box's name."""
    return {f"{box}/{name}": text for name, text in theirs.items() if name not in own}


def with_defaults(manifest: Record, defaults: Mapping[str, object]) -> Record:
    """A manifest whose missing keys are those of its box."""
    data = {key: value for key, value in {**defaults, **manifest.data}.items() if key != "base"}
    return Record(manifest.kind, manifest.file, manifest.line, data)
