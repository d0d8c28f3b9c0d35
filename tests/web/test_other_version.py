"""A campaign that was begun with an older version of its story: refused in plain words, and kept as it is."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.roster import new_roster
from sleeping_gods.host.seat_secrets import new_secret
from sleeping_gods.journal.errors import WrongPack
from sleeping_gods.journal.notation import Journal, format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.storage.records import KEPT
from sleeping_gods.wire.events import Closing, Settings

from .door import opened
from .running import run
from .tables import PLAYERS, begun

SHIPPED = ("wandering-sea", "harbour", "airfield")


def older(pack: str) -> bytes:
    """A campaign of a version that is not shipped any more, sound in itself."""
    journal = parse(begun(pack)).journal
    setup = dataclasses.replace(journal.setup, pack_version=f"{journal.setup.pack_version}0")
    return format_journal(Journal(setup, journal.engine, journal.entries)).encode()


@pytest.mark.parametrize("pack", SHIPPED)
def test_a_served_campaign_says_why_it_is_not_played(pack: str, tmp_path: Path) -> None:
    """In the caller's language, each time it is asked for; it is not set aside, and its file is what it was."""

    async def play() -> tuple[list[str], list[str], str, bytes]:
        async with opened(tmp_path) as door:
            roster, _ = new_roster("Host", device := new_secret(), len(PLAYERS), Settings())
            campaign = door.storage.create("Old", older(pack), roster.plain())
            path = f"/api/campaigns/{campaign}"
            said = [
                await door.ask("GET", path, secret=device, headers=[("accept-language", lang)])
                for lang in ("en", "fr", "en")
            ]
            played = []
            for _ in range(2):
                line = await door.play(campaign, device)
                closing = await line.hear(Closing)
                played.append(f"{await line.ended()} {closing.key} {closing.words[0][1]}")
            summary = door.storage.summary(campaign)
            told = [f"{reply.status} {reply.key} {reply.said['words']}" for reply in said]
            return told, played, summary.status, door.storage.export(campaign)

    said, played, status, kept = run(play())

    assert said[0].startswith("404 other-version This campaign was begun with another version of its story")
    assert said[1].startswith("404 other-version Cette campagne a été commencée avec une autre version")
    assert said[2] == said[0]
    assert played == [f"1008 {said[0].removeprefix('404 ')}"] * 2
    assert status == KEPT
    assert kept == older(pack)


@pytest.mark.parametrize("pack", SHIPPED)
def test_a_file_says_which_versions(pack: str, tmp_path: Path) -> None:
    """Both of them, and what can be done; the file is left as it was."""
    path = tmp_path / "old.campaign"
    path.write_bytes(older(pack))
    game, box = load_pack(pack)
    version = box.version

    with pytest.raises(WrongPack, match=rf"{pack} version {version}0 .* got {pack} version {version} .* begun with"):
        Campaign.open(path, game, box)

    assert path.read_bytes() == older(pack)
