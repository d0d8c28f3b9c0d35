"""Texts of packs that are parsed once, for tests that read a pack many times with one file of it changed."""

from __future__ import annotations

import functools
import tomllib

import pytest

from sleeping_gods.campaign import games
from sleeping_gods.content import read as reading
from sleeping_gods.effects import parse as parsing
from sleeping_gods.story.parse import parse_story

_parse_story = functools.cache(parse_story)
_parse_table = functools.cache(tomllib.loads)
_parse_line = functools.lru_cache(8192)(parsing.parse_line)


def parse_each_text_once(patch: pytest.MonkeyPatch) -> None:
    """Keep what a table, a story or a line of effects was parsed to; a text that differs is parsed as ever."""
    patch.setattr(reading, "parse_story", _parse_story)
    patch.setattr(tomllib, "loads", _parse_table)
    patch.setattr(parsing, "parse_line", _parse_line)


def read_without_trial(patch: pytest.MonkeyPatch) -> None:
    """Build no pack a second time in a child with limits: `content/test_trial.py` and `reliability` ask for that."""
    patch.setattr(games, "stays_within_limits", lambda work: True)
