"""The texts of the site's interface."""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path

from ...languages import Lang
from ..book.spacing import bind_punctuation

HERE = Path(__file__).resolve().parent


@functools.cache
def words(lang: Lang) -> dict[str, str]:
    """All words in a language, by their names."""
    with (HERE / f"words_{lang}.toml").open("rb") as file:
        return {name: bind_punctuation(text, lang) for name, text in tomllib.load(file).items()}
