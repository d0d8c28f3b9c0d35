"""The words of the table: Fluent files in both languages, read once."""

from __future__ import annotations

import functools
from pathlib import Path

from ..effects.terms import Lang

FOLDER = Path(__file__).resolve().parent.parent / "words"


@functools.cache
def words_file(name: str, lang: Lang) -> str:
    """A file of words as it is written."""
    return (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")
