"""What a checkpoint spared is verified behind: a past that does not lead to the present is noticed, and said."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from sleeping_gods.campaign import checkpoint
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.notes import Note
from sleeping_gods.host.roster import new_roster
from sleeping_gods.host.seat_secrets import new_secret
from sleeping_gods.journal.notation import Journal, format_journal
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import canonical
from sleeping_gods.storage.storage import Storage
from sleeping_gods.storage.store import CampaignStore
from sleeping_gods.web import verifying
from sleeping_gods.web.turns import MAX_AT_ONCE
from sleeping_gods.web.verifying import verify_some
from sleeping_gods.wire.events import Changed, Closing, Done, Settings, Snapshot
from sleeping_gods.wire.requests import ChooseRequest

from .door import Door, opened
from .running import run
from .test_sockets_allowed import own_line

FORGED = 30
"""The entry that is not what was played."""


@pytest.fixture(autouse=True)
def _only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is verified but by the test itself."""
    monkeypatch.setattr(verifying, "IDLE_SECONDS", 3600.0)


def stored(storage: Storage, *, forged: bool, notes: dict[int, tuple[Note, ...]] | None = None) -> tuple[str, str]:
    """A campaign of some length with a checkpoint at its end, and the secret of its host."""
    game, pack = load_pack("harbour")
    campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada",), {"seed": "5"}))
    luck = random.Random(5)  # noqa: S311  # only which choice
    while len(campaign.journal.entries) < 130:
        campaign.play(None, text(luck.choice(options(campaign.table))))
    entries = list(campaign.journal.entries)
    if forged:
        entries[FORGED] = replace(entries[FORGED], choice=f"{entries[FORGED].choice} forged")
    data = format_journal(Journal(campaign.setup, campaign.journal.engine, entries)).encode()
    roster, _ = new_roster("Ada", device := new_secret(), 1, Settings(ask_all=True))
    ref = storage.create("An evening", data, roster.plain())
    hold = storage.take(ref)
    states = {len(entries) - 1: canonical(campaign.table), **campaign.history.latest(checkpoint.EARLIER_STATES)}
    noted = campaign.history.notes if notes is None else notes
    checkpoint.save_to(CampaignStore(storage, hold), pack, states, noted)
    storage.release(hold)
    return ref, device


async def verified(door: Door) -> int:
    """Verify until nothing is left to do; in how many parts."""
    parts = 0
    while await verify_some(door.registry) is not None:
        parts += 1
    return parts


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_forged_past_is_noticed_and_said(tmp_path: Path, caplog: pytest.LogCaptureFixture, language: str) -> None:
    """Who is connected is told why the table is closed; it is not opened again, and its file stays what it was."""

    async def play() -> tuple[str, str, int, str, bytes, bytes, int]:
        async with opened(tmp_path) as door:
            (bad, device), (good, other) = stored(door.storage, forged=True), stored(door.storage, forged=False)
            before = door.storage.export(bad)
            line = door.call(bad, device, headers=[("accept-language", language)])
            assert await line.accepted()
            told = await line.hear(Snapshot)  # it is played at once: nothing is in the way
            line.send(ChooseRequest("on", told.position, own_line(told)))
            await line.hear(Done)
            assert (await line.hear(Changed)).position > told.position
            spared = await door.play(good, other)
            await verified(door)
            closing = await line.hear(Closing)
            code = await line.ended()
            again = await door.enter(bad, device)
            refused = await again.hear(Closing)
            after = door.storage.export(bad)
            told = await spared.hear(Snapshot)
            spared.send(ChooseRequest("on", told.position, own_line(told)))
            await spared.hear(Done)
            return closing.key, closing.words[0][1], code, refused.key, before, after, door.registry.tables

    key, said, code, refused, before, after, tables = run(play())

    assert (key, code, refused) == ("not-playable", 1000, "not-playable")
    assert said.startswith({"en": "This campaign is damaged", "fr": "Cette campagne est endommagée"}[language])
    assert after.startswith(before)
    assert tables == 1
    assert [one.message for one in caplog.records if f"entry {FORGED}" in one.message]


def test_a_sound_past_is_verified_in_small_parts(tmp_path: Path) -> None:
    """Each is a few entries; then nothing is left to do, and nobody has heard of it."""

    async def play() -> tuple[int, int, bool]:
        async with opened(tmp_path) as door:
            campaign, device = stored(door.storage, forged=False)
            await door.play(campaign, device)
            found = await door.registry.open(campaign)
            before = found.table.campaign.is_verified
            return await verified(door), await verified(door), not before and found.table.campaign.is_verified

    parts, more, done = run(play())

    assert parts >= 9
    assert more == 0
    assert done


def test_nothing_is_verified_while_tables_are_waited_for(tmp_path: Path) -> None:
    """As long as as many are being opened as may be at once; afterwards it goes on."""

    async def play() -> tuple[float | None, float | None]:
        async with opened(tmp_path) as door:
            campaign, device = stored(door.storage, forged=False)
            await (await door.play(campaign, device)).hear(Snapshot)
            opening = door.registry.turns.opening
            for _ in range(MAX_AT_ONCE):
                await opening.acquire()
            meanwhile = await verify_some(door.registry)
            opening.release()
            return meanwhile, await verify_some(door.registry)

    meanwhile, afterwards = run(play())

    assert meanwhile is None
    assert afterwards is not None


def test_notes_that_are_wrong_are_put_right(tmp_path: Path) -> None:
    """A checkpoint that says something else was visited than was: what the entries themselves brought is told then."""

    async def play() -> tuple[dict[int, tuple[Note, ...]], dict[int, tuple[Note, ...]]]:
        async with opened(tmp_path) as door:
            right, _ = stored(door.storage, forged=False)
            wrong, device = stored(door.storage, forged=False, notes={3: (("visit", "7"),), 5: (("gained", "1"),)})
            await door.play(wrong, device)
            await verified(door)
            tables = [(await door.registry.open(one)).table for one in (right, wrong)]
            return tables[0].campaign.history.notes, tables[1].campaign.history.notes

    right, wrong = run(play())

    assert right == wrong
    assert right
