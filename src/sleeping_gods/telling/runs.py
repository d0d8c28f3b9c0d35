"""Text as runs: plain, strong, an icon, a piece or a rule that can be opened.

While a sentence is put together, runs travel inside it as marks, so that a message of any language can set them where
its grammar wants them; at the end the sentence is cut into its runs. What comes from packs and players is stripped of
marks first.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["plain", "strong", "icon", "piece", "rule"]

_OPEN, _SAID, _CLOSE = "\ue000", "\ue001", "\ue002"
_MARKS = re.compile(f"[{_OPEN}{_SAID}{_CLOSE}]")
_RUN = re.compile(f"{_OPEN}([a-z]+) ([^{_SAID}]*){_SAID}([^{_CLOSE}]*){_CLOSE}")
_KINDS: tuple[Kind, ...] = ("strong", "icon", "piece", "rule")


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of a text."""

    kind: Kind
    text: str
    """What is read; of an icon what it stands for."""
    about: str = ""
    """The id of the piece or rule that opens, the name of the icon."""


Text: TypeAlias = "tuple[Run, ...]"


def bare(text: str) -> str:
    """A text of others without any mark of ours."""
    return _MARKS.sub("", text)


def _marked(kind: Kind, about: str, text: str) -> str:
    return f"{_OPEN}{kind} {bare(about)}{_SAID}{bare(text)}{_CLOSE}" if text else ""


def piece(about: str, name: str) -> str:
    """The name of a card or a person that one can open."""
    return _marked("piece", about, name)


def rule(about: str, text: str) -> str:
    """Words that open an entry of the rules."""
    return _marked("rule", about, text)


def icon(about: str, text: str) -> str:
    """A picture, with the words that it stands for."""
    return _marked("icon", about, text)


def strong(text: str) -> str:
    """Words that stand out."""
    return _marked("strong", "", text)


def plain(said: str) -> str:
    """A sentence without its marks."""
    return _RUN.sub(lambda found: found[3], said) if _OPEN in said else said


def runs(said: str) -> Text:
    """A sentence cut into its runs."""
    return tuple(_cut(said)) if _OPEN in said else (Run("plain", said),) if said else ()


def _cut(said: str) -> Iterator[Run]:
    at = 0
    for found in _RUN.finditer(said):
        if found.start() > at:
            yield Run("plain", said[at : found.start()])
        kind: Kind = next((kind for kind in _KINDS if kind == found[1]), "strong")
        yield Run(kind, found[3], found[2])
        at = found.end()
    if at < len(said):
        yield Run("plain", said[at:])
