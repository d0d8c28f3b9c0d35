"""The ledger: every rule of a game in our own words, with its id, sources and an example."""

from __future__ import annotations

import difflib
import functools
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

RULES = Path(__file__).resolve().parent.parent / "rules"
"""The folder of the ledgers."""
GAMES = {"sea": "SG", "skies": "DS"}
"""Each game's ledger and the letters that its ids begin with."""
OFFICIAL = {"sea": ("000", "003"), "skies": ("002",)}
"""The documents of each game that are the publisher's, by the numbers that sources begin with."""
EXAMPLE = "SG-SHIP-015"
"""A rule that is named where somebody needs to see what an id looks like."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One atomic rule."""

    id: str
    title: str
    kind: str
    """``rule``, ``ruling``, ``figure`` or ``example``."""
    text: str
    sources: tuple[str, ...]
    example: str
    conflict: str = ""
    """Where sources disagree: what each says, and the ruling."""
    ours: str = ""
    """What of it is decided by us, where the rest is stated by a source."""

    @property
    def area(self) -> str:
        """The chapter, such as ``SG-SHIP``."""
        return self.id.rpartition("-")[0]

    @property
    def is_ours(self) -> bool:
        """Whether it is a ruling of this edition; all others are stated by an official source."""
        return self.kind == "ruling"

    @property
    def official(self) -> tuple[str, ...]:
        """The official sources that state it; of a ruling, those that leave it open."""
        game = next(game for game, letters in GAMES.items() if self.id.startswith(f"{letters}-"))
        return tuple(source for source in self.sources if source.startswith(OFFICIAL[game]))


class UnknownRule(Exception):
    """An id that no ledger has, and similar ones."""

    def __init__(self, message: str, near: Sequence[str] = (EXAMPLE,)) -> None:
        self.near = near
        super().__init__(message)


@functools.cache
def ledger(game: str) -> dict[str, Rule]:
    """The rules of a game by their ids, in the order of the ledger."""
    records: list[dict[str, Any]] = _read(f"{game}.toml")["rule"]
    rules: dict[str, Rule] = {}
    for record in records:
        rule = Rule(**{**record, "sources": tuple(record["sources"])})
        if rule.id in rules:
            raise ValueError(f"{game}.toml: two rules are called {rule.id!r}")
        rules[rule.id] = rule
    return rules


@functools.cache
def prose(game: str) -> dict[str, str]:
    """Rules with nothing to enforce, and the reason."""
    path = RULES / f"{game}_prose.toml"
    return dict(_read(path.name)["prose"]) if path.exists() else {}


def looks_like_id(word: str) -> bool:
    """Whether a word has the form of a rule id."""
    return re.fullmatch(r"[A-Z]{2}-[A-Z]+-\d+", word.upper()) is not None


def find(rule_id: str) -> Rule:
    """A rule by its id, of either game."""
    wanted = rule_id.upper()
    for game in GAMES:
        if wanted in ledger(game):
            return ledger(game)[wanted]
    near = difflib.get_close_matches(wanted, [rule for game in GAMES for rule in ledger(game)], n=3)
    near = near or [EXAMPLE]
    raise UnknownRule(f"expected the id of a rule such as {', '.join(near)}, got {rule_id!r}", near)


def _read(name: str) -> dict[str, Any]:
    """A file of rules."""
    with (RULES / name).open("rb") as file:
        return tomllib.load(file)
