"""Packs that are shipped with the game."""

from __future__ import annotations

import re
from pathlib import Path

from ..story.lesson import BEATS
from ..story.lesson import FILE as LESSON

_NAME = re.compile(r"[a-z0-9-]+")
PACKS = Path(__file__).resolve().parent.parent / "packs"
"""The folder of the shipped packs."""
MANIFEST = "pack.toml"
"""The file that makes a folder a pack."""


def pack_folder(name: str) -> Path:
    """The folder of a shipped pack; a name is never a path."""
    if not is_name(name):
        raise ValueError(f"expected a pack's name of lower-case letters, digits and hyphens, got {name!r}")
    if name not in available():
        raise ValueError(f"expected one of {', '.join(available())}, got {name!r}")
    return PACKS / name


def has_sources(folder: Path) -> bool:
    """Whether the texts of a pack are in its folder; a built program has only the compiled file of a large one."""
    return (folder / MANIFEST).is_file()


def is_name(name: str) -> bool:
    """Whether a word can be the name of a pack, and so never a path."""
    return _NAME.fullmatch(name) is not None


def available() -> list[str]:
    """The names of the shipped packs."""
    return named_folders(MANIFEST)


def named_folders(manifest: str) -> list[str]:
    """The shipped folders that hold a manifest of this name."""
    if not PACKS.is_dir():
        return []
    return sorted(
        entry.name
        for entry in PACKS.iterdir()
        if is_name(entry.name) and not entry.is_symlink() and (entry / manifest).is_file()
    )


def brings_lesson(name: str) -> bool:
    """Whether a shipped pack has a lesson for the first turn, with which it can be begun to learn the game."""
    return name in named_folders(LESSON) and f"[[{BEATS}]]" in (PACKS / name / LESSON).read_text("utf-8")
