"""Whole evenings: after every choice some of everything that can be asked, each by each in turn."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.wire.requests import Explain, PreviewRequest, Refresh, Request

from . import http_cases, socket_cases
from .audit import Audit, audited
from .people import MEMBERS, ROLES, is_choosing_from_hand

Way: TypeAlias = "type[Request] | tuple[str, str]"
"""A kind of request over a socket, or a method and a path."""
IMPORT = ("POST", "/api/import")
"""Each file is read by a process of its own: that takes long."""


@dataclass(slots=True)
class Found:
    """What came of evenings: messages looked at, choices taken, and what was told to whom it was not for."""

    looked: Counter[tuple[str, str]] = field(default_factory=Counter)
    choices: int = 0
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Count in what came of another evening."""
        self.looked += other.looked
        self.choices += other.choices
        self.leaks += other.leaks


def pairs(luck: Luck, without: tuple[Way, ...] = ()) -> list[tuple[Way, str]]:
    """Everything that can be asked, by everybody, in a random order."""
    left: list[tuple[Way, str]] = [
        (way, role) for way in (*socket_cases.CASES, *http_cases.CASES) if way not in without for role in ROLES
    ]
    return [left.pop(luck.below(len(left))) for _ in range(len(left))]


async def ask(audit: Audit, way: Way, role: str) -> None:
    """Let somebody ask for something."""
    if isinstance(way, tuple):
        await http_cases.CASES[way](audit, role, *way)
    else:
        await audit.send(role, socket_cases.CASES[way](audit, role))


async def ask_then(audit: Audit, ways: tuple[Way, ...] = ()) -> None:
    """Let everybody at the table ask what would tell them: for a plan, why not, and what the choices are."""
    for role in MEMBERS:
        lines = [text(choice) for choice in socket_cases.now(audit).offered]
        requests: list[Request] = [
            PreviewRequest(audit.id(), ()),
            Explain(audit.id(), audit.luck.pick(lines)),
            Refresh(audit.id()),
        ]
        for request in requests:
            if not ways or type(request) in ways:
                await audit.send(role, request)


async def evening(
    folder: Path,
    pack: str,
    seed: int,
    choices: int,
    asked: int,
    begin_after: int = 0,
    left_for_the_end: tuple[Way, ...] = (),
    ways: tuple[Way, ...] = (),
    found: Found | None = None,
    from_hand: bool = False,
) -> Found:
    """So many choices of a campaign, or all to its end, and after each so many requests; only these kinds if named.

    What is left out is asked once by everybody in the end. Whoever gives something to count in has it even if stopped.
    """
    found = Found() if found is None else found
    async with audited(folder, pack, seed, begin_after, from_hand=from_hand) as audit:
        audit.looked, audit.leaks = found.looked, found.leaks
        waiting = list[tuple[Way, str]]()
        while found.choices < choices and not audit.is_over and not audit.leaks:
            if is_choosing_from_hand(audit.table.campaign.table):
                await ask_then(audit, ways)
            await audit.advance()
            found.choices += 1
            for _ in range(asked):
                waiting = waiting or [one for one in pairs(audit.luck, (IMPORT,)) if not ways or one[0] in ways]
                await ask(audit, *waiting.pop())
        for way in () if ways else left_for_the_end:
            for role in ROLES:
                await ask(audit, way, role)
    return found
