"""The questions that search must answer."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from sleeping_gods.languages import Lang

FILE = Path(__file__).with_name("questions.toml")


@dataclass(frozen=True, slots=True)
class Question:
    """What a player asks, and the entry that answers it."""

    asked: str
    entry: str


def questions(lang: Lang) -> list[Question]:
    """The questions of a language."""
    with FILE.open("rb") as file:
        return [Question(**record) for record in tomllib.load(file)[lang]]
