"""Texts of packs that are parsed once, for tests that read a pack many times with one file of it changed."""

from __future__ import annotations

import functools
import tomllib

import pytest

from sleeping_gods.content import read as reading
from sleeping_gods.effects import parse as parsing
from sleeping_gods.story.parse import parse_story


def parse_each_text_once(patch: pytest.MonkeyPatch) -> None:
    """Keep what a table, a story or a line of effects was parsed to; a text that differs is parsed as ever."""
    patch.setattr(reading, "parse_story", functools.cache(parse_story))
    patch.setattr(tomllib, "loads", functools.cache(tomllib.loads))
    patch.setattr(parsing, "parse_line", functools.lru_cache(4096)(parsing.parse_line))
