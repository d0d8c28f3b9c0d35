"""Notices about what a player did that the others should see, worded for each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ..presentation.localizer import Localizer
from ..presentation.scene.text import Span
from ..wire.events import Notice
from .perspectives import Perspective

DeedKey: TypeAlias = Literal[
    "went-back",
    "went-forward",
    "refused-undo",
    "withdrew-undo",
    "pinned",
    "branched",
    "sat-down",
    "left",
    "removed",
    "asks",
    "seated-robot",
    "unseated-robot",
    "took-seat-back",
    "robot-stopped-playing",
]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a person did, of which others are told."""

    key: DeedKey
    who: str
    """The person; they are not told of it."""
    name: str
    """What the others call them."""
    place: str = ""
    """A place on the map, or what a branch is called."""
    text: str = ""
    """What they wrote."""
    campaign: str = ""
    """Another campaign that it led to."""
    lines: Mapping[Perspective, str] = field(default_factory=dict)
    """By what somebody may know: the first line of the log that is taken back, or the choice that is asked for."""
    choice: str = ""
    """The choice that is asked for."""
    to: frozenset[str] = frozenset()
    """The refs of the people who are told; if empty, everybody else at the table."""

    def concerns(self, ref: str) -> bool:
        """Whether a member is told of it."""
        return ref in self.to if self.to else ref != self.who


def notice_of(deed: Deed, localizer: Localizer, perspective: Perspective, position: int) -> Notice:
    """The notice of a deed in the language of a perspective."""
    line = deed.lines.get(perspective, "")
    notice = localizer.say(
        f"host_{deed.key}", who=deed.name, place=deed.place, words=deed.text, line=line, known="yes" if line else "no"
    )
    words = (Span("plain", notice),)
    return Notice(
        position=position, key=deed.key, words=words, who=deed.who, campaign=deed.campaign, choice=deed.choice
    )
