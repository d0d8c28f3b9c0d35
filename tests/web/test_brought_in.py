"""A campaign that is brought in is whole in the hands of whoever did so, also where somebody joined or left later."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.roster import Roster, new_roster
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.wire.events import Changed, Done, Settings, Snapshot
from sleeping_gods.wire.requests import ChooseRequest

from ..daily import first_quick
from .door import opened
from .running import run


def played(pack: str, players: tuple[str, ...], *acts: str) -> Campaign:
    """A campaign in which somebody has come or gone by the rules."""
    game, box = load_pack(pack)
    campaign = Campaign.begin(game, box, setup_for(game, box, players, {"seed": "7"}))
    for act in acts:
        campaign.play(None, act)
    return campaign


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
@pytest.mark.parametrize(
    ("players", "acts", "count"),
    first_quick([(("Ada",), ("join Zoe",), 2), (("Ada", "Ben"), ("join Zoe",), 3), (("Ada", "Ben"), (), 2)]),
)
def test_the_host_has_every_seat(
    pack: str, players: tuple[str, ...], acts: tuple[str, ...], count: int, tmp_path: Path
) -> None:
    """Those who sat there at first and those who joined; the host may choose for all."""
    campaign = played(pack, players, *acts)
    data = format_journal(campaign.journal).encode()
    while len(campaign.table.names) < count:  # type: ignore[attr-defined]  # a party: who joins is dealt in
        campaign.play(None, text(options(campaign.table)[0]))
    assert campaign.table.seat_count() == count

    async def play() -> tuple[tuple[int, ...], int]:
        async with opened(tmp_path) as door:
            begun = (await door.ask("POST", "/api/import?name=Again", data)).said
            line = await door.play(begun["campaign"], begun["secret"])
            told = await line.hear(Snapshot)
            while len(told.seats) < count:
                menu = told.sections.menu
                line.send(ChooseRequest(f"c{told.position}", told.position, menu.own[0].notation))  # type: ignore[union-attr]
                await line.hear(Done)
                told = await line.hear(Snapshot)
            menu = told.sections.menu
            line.send(ChooseRequest("on", told.position, menu.own[0].notation))  # type: ignore[union-attr]  # all are there
            return told.seats, (await line.hear(Changed)).position - told.position

    seats, more = run(play())

    assert seats == tuple(range(count))
    assert more >= 1


def test_seats_that_nobody_plays_are_the_hosts() -> None:
    """All of them, in their order; a seat that somebody has stays theirs, and a table without a gap stays as it is."""
    roster, host = new_roster("Host", "h" * 43, 1, Settings())
    roster, _, secret = roster.invite((0,), "player", 1)
    roster, guest = roster.accept(secret, "Guest", "g" * 43)

    filled = roster.without_gaps(4)

    assert [one.seats for one in filled.members] == [(1, 2, 3), (0,)]
    assert {one.ref: one.seats for one in roster.members} == {host.ref: (), guest.ref: (0,)}
    assert filled.without_gaps(4) is filled
    assert Roster().without_gaps(2).members == ()
