"""No byte that is sent names a hidden card, an unread page, the seed or a state to somebody who may not know it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from sleeping_gods.host.members import Company

from .evening import SEED, Evening, evening
from .marked import marked_pack
from .oracle import Oracle

PACKS = ("harbour", "airfield")
HEX = re.compile(rb"[0-9a-f]{16,}")
STEPS = 40


def leaks(pack: str, players: int, seed: int, steps: int) -> Iterator[str]:
    """What is sent in an evening to those who may not know it; the end of a campaign begins another."""
    told = evening(marked_pack(pack), players, seed)
    oracle = Oracle(marked_pack(pack), told.table.campaign)
    yield from found(told, oracle, come=True)
    for number in range(steps):
        if told.is_over:
            told = evening(marked_pack(pack), players, seed + number)
            oracle = Oracle(marked_pack(pack), told.table.campaign)
            yield from found(told, oracle, come=True)
        yield from found(told, oracle)


def found(told: Evening, oracle: Oracle, *, come: bool = False) -> Iterator[str]:
    """What one thing that is done leaks."""
    sent = [*(told.come() if come else told.go_on())]
    oracle.look()
    for one in sent:
        strange = [str(thing) for thing in oracle.unentitled(one.data, one.ear.audience, one.asked)]
        strange += secrets_in(told, one.data)
        yield from (f"{one.ear.audience} after {one.why}: {thing}" for thing in strange)


def secrets_in(told: Evening, data: bytes) -> Iterator[str]:
    """The seed, the hash of a state, and whatever opens a seat, where bytes hold them."""
    if str(SEED)[:-4].encode() in data:
        yield "the seed"
    words = {word.decode() for word in HEX.findall(data)}
    if words:
        states = {entry.state for entry in told.table.campaign.journal.entries}
        yield from (f"a state: {word}" for word in words & states)
        yield from (f"what opens a seat: {word}" for word in words & {*opening(told.table.company)})


def opening(company: Company) -> Iterator[str]:
    """The hashes by which devices and invitations are known."""
    yield from (member.device for member in company.members)
    yield from (invite.secret for invite in company.invites)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("pack", PACKS)
def test_nothing_hidden_is_sent(pack: str, players: int) -> None:
    """SG-ABIL-005, DS-TURN-007, DS-WAND-002: whatever people do, over every seat, two in one hand, and spectators."""
    assert [*leaks(pack, players, 10 + players, STEPS)] == []
