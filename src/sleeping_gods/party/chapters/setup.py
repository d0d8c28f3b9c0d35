"""Setting up a campaign: who plays, who begins, who controls whom, and options that are known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...kernel.choices import seat_word
from ...kernel.errors import IllegalSetup, Reason
from ...kernel.game import Setup
from ...kernel.rules import rule

MAX_PLAYERS = 4
"""Players that a table has at most."""


@dataclass(frozen=True, slots=True)
class SetupQuestions:
    """What a game asks when a campaign is set up."""

    closed: Mapping[str, tuple[str, ...]]
    """Options and their values, the default first."""
    free: tuple[str, ...]
    """Options that take values of their own."""
    members: str
    """The boards that are dealt to the seats, in words."""
    cites: Mapping[str, str]
    """The game's rule behind each refusal."""

    def illegal(self, key: str, values: tuple[str | int, ...], message: str) -> IllegalSetup:
        """A set-up that cannot be."""
        return IllegalSetup(Reason(self.cites[key], key, values), message)


@rule("SG-COMP-001", "SG-SETUP-019", "SG-SETUP-022", "DS-COMP-001", "DS-JLOG-001", "DS-DIFF-001")
def check_setup(desk: SetupQuestions, setup: Setup) -> None:
    """One to four players with different names; options are known."""
    count = len(setup.seats)
    if not 1 <= count <= MAX_PLAYERS:
        raise desk.illegal("player-count", (count,), f"expected 1 to 4 players, got {count}")
    if len({*setup.seats}) != count or not all(name.strip() for name in setup.seats):
        raise desk.illegal("same-name", (), f"expected a different name for each player, got {list(setup.seats)}")
    for key, value in setup.options.items():
        if key in desk.free:
            continue
        if key not in desk.closed:
            raise desk.illegal("unknown-option", (key,), f"unknown option {key!r}")
        if value not in desk.closed[key]:
            message = f"expected {key} to be one of {', '.join(desk.closed[key])}, got {value!r}"
            raise desk.illegal("unknown-value", (key, value), message)


@rule("SG-SETUP-010", "DS-TURN-010")
def first_seat(desk: SetupQuestions, setup: Setup) -> int:
    """The players choose who begins; the first seat if nothing is said."""
    wanted = setup.options.get("first", "p1")
    seats = [seat_word(seat) for seat in range(len(setup.seats))]
    if wanted not in seats:
        raise desk.illegal("unknown-seat", (wanted,), f"expected first to be one of {', '.join(seats)}, got {wanted!r}")
    return seats.index(wanted)


@rule("SG-SETUP-006", "SG-SETUP-007", "SG-SETUP-008", "SG-COMP-030", "DS-BASE-003", "DS-BASE-004", "DS-BASE-005")
def split(desk: SetupQuestions, setup: Setup, crew: list[str]) -> dict[str, int]:
    """The boards are split as evenly as possible: by the players' wish, or in turn."""
    count = len(setup.seats)
    wish = setup.options.get("crew", "")
    if not wish:
        return {name: place % count for place, name in enumerate(crew)}
    groups = [group.split() for group in wish.split("/")]
    dealt = sorted(name for group in groups for name in group)
    sizes = [len(group) for group in groups]
    if dealt != sorted(crew) or len(groups) != count or max(sizes) - min(sizes) > 1:
        raise desk.illegal(
            "uneven-split",
            tuple(sizes),
            f"expected {desk.members} in {count} groups whose sizes differ by at most 1, got {wish!r}",
        )
    owner = {name: seat for seat, group in enumerate(groups) for name in group}
    return {name: owner[name] for name in crew}
