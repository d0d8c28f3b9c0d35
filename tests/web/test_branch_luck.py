"""Branches over HTTP: each draws by luck of its own, unless the table has agreed that luck repeats itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.journal.notation import BRANCHED, CHANCE, Journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.wire.requests import ChooseRequest

from ..campaign.own_luck import drawn_otherwise
from .door import Door, opened
from .running import run
from .tables import Round, seat

PACKS = ("harbour", "airfield")
POINT, CHOICES = 6, 40


async def branched(door: Door, table: Round, entry: int = POINT) -> str:
    """A new branch of a table, made by its host."""
    body = {"entry": entry, "name": "What if"}
    reply = await door.ask("POST", f"/api/campaigns/{table.campaign}/branch", body, table.host.secret)
    assert reply.status == 200
    return str(reply.said["campaign"])


async def journal_of(door: Door, campaign: str, table: Round) -> Journal:
    """A campaign as its host may keep it."""
    reply = await door.ask("GET", f"/api/campaigns/{campaign}/export", secret=table.host.secret)
    return parse(reply.body).journal


async def play_on(door: Door, campaign: str, until: int) -> None:
    """Random choices, the same in every campaign whose options are the same; each is taken by whoever it belongs to."""
    luck = Luck(4)
    async with door.registry.at(campaign) as found:
        table = found.table
        while table.position < until:
            now = table.campaign.table
            choice = luck.pick(options(now))
            who = next(one for one in table.roster.members if now.actor(choice) in one.seats)
            table.handle(ChooseRequest(f"c{table.position}", table.position, " ".join(choice)), who.ref, "en")


async def play_same(door: Door, campaign: str, journal: Journal) -> None:
    """The choices of people in another campaign, one after the other, from where this one stands."""
    chosen = [entry.choice for entry in journal.entries[POINT + 1 :] if entry.seat != CHANCE]
    async with door.registry.at(campaign) as found:
        for choice in chosen:
            found.table.campaign.play(None, choice)


def drawn(journal: Journal, since: int) -> list[str]:
    """What chance drew after an entry."""
    return [entry.choice for entry in journal.entries[since + 1 :] if entry.seat == CHANCE]


@pytest.mark.parametrize("pack", PACKS)
def test_a_branch_does_not_foretell_the_campaign_that_it_comes_from(pack: str, tmp_path: Path) -> None:
    """Two branches of the same point and the campaign itself: three seeds, three futures, one past."""

    async def play() -> list[Journal]:
        async with opened(tmp_path) as door:
            table = seat(door.storage, pack)
            await play_on(door, table.campaign, POINT + 2)
            three = [table.campaign, await branched(door, table), await branched(door, table)]
            for campaign in three:
                await play_on(door, campaign, CHOICES)
            return [await journal_of(door, campaign, table) for campaign in three]

    journals = run(play())

    past = [[(one.seat, one.choice, one.state) for one in journal.entries[: POINT + 1]] for journal in journals]
    seeds = [int(journal.setup.options["seed"]) for journal in journals]
    assert past[0] == past[1] == past[2]
    assert len({*seeds}) == 3
    assert [journal.setup.options.get(BRANCHED) for journal in journals] == [None, str(POINT), str(POINT)]
    for journal, seed in zip(journals, seeds, strict=True):
        assert drawn(journal, POINT)
        assert [number for number in drawn_otherwise(*load_pack(pack), journal, seed) if number > POINT] == []


@pytest.mark.parametrize("pack", PACKS)
def test_it_does_where_the_table_has_agreed_that_luck_repeats_itself(pack: str, tmp_path: Path) -> None:
    """The same choices lead to the same draws, as after a step back; and no longer once that is given up."""

    async def play() -> tuple[list[Journal], Journal]:
        async with opened(tmp_path) as door:
            table = seat(door.storage, pack)
            path = f"/api/campaigns/{table.campaign}/settings"
            await door.ask("PUT", path, {"repeat_luck": True}, table.host.secret)
            await play_on(door, table.campaign, CHOICES)
            campaign, first = await branched(door, table), await journal_of(door, table.campaign, table)
            await play_same(door, campaign, first)
            await door.ask("PUT", path, {"repeat_luck": False}, table.host.secret)
            later = await branched(door, table)
            return [first, await journal_of(door, campaign, table)], await journal_of(door, later, table)

    (one, other), later = run(play())

    assert other == one
    assert len(drawn(one, POINT)) > 5
    assert later.setup.options["seed"] != one.setup.options["seed"]


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_a_branch_is_kept_as_a_file_and_brought_in_again(pack: str, tmp_path: Path) -> None:
    """Every line of it is verified, before and after the point; it goes on with its own luck."""

    async def play() -> tuple[Journal, Journal, int]:
        async with opened(tmp_path) as door:
            table = seat(door.storage, pack)
            await play_on(door, table.campaign, POINT + 2)
            campaign = await branched(door, table)
            await play_on(door, campaign, CHOICES)
            path = f"/api/campaigns/{campaign}/export"
            file = (await door.ask("GET", path, secret=table.host.secret)).body
            reply = await door.ask("POST", "/api/import?name=Again", file, table.host.secret)
            return parse(file).journal, await journal_of(door, reply.said["campaign"], table), reply.status

    kept, again, status = run(play())

    assert status == 200
    assert again == kept
    assert int(kept.setup.options[BRANCHED]) == POINT


def test_nobody_begins_a_campaign_as_a_branch_of_nothing(tmp_path: Path) -> None:
    """Where its own luck begins is said by the server alone."""

    async def play() -> str:
        async with opened(tmp_path) as door:
            body = {"pack": "harbour", "name": "Mine", "players": ["Ada"], "options": {BRANCHED: "9"}}
            return (await door.ask("POST", "/api/campaigns", body)).key

    assert run(play()) == "bad-setup"
