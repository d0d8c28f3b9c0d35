"""A campaign goes from a server to a device and back, and every state on the way has its hash."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.journal.reading import parse
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.storage.trial import try_file

from .device import Device


def native(pack: str, entries: int) -> Campaign:
    """A campaign that was played without a device, now and then taken back."""
    game, box = load_pack(pack)
    campaign, luck = Campaign.begin(game, box, setup_for(game, box, ("Ada", "Ben"), {"seed": "3"})), Luck(2)
    while len(campaign.journal.entries) < entries:
        choices = options(campaign.table)
        if not choices or not luck.below(9):
            campaign.undo("turn" if not choices else "step")
        else:
            campaign.play(None, text(luck.pick(choices)))
    return campaign


def there_and_back(campaign: Campaign, folder: Path, choices: int) -> None:
    """Bring a campaign to a device, play on, take it back, play on natively, and bring it again."""
    sent = format_journal(campaign.journal).encode()
    device = Device(folder)
    brought = device.call("POST", "import", {"name": "Ours"}, sent)["campaign"]
    device.open(brought)
    assert state_hash(device.table.campaign.table) == state_hash(campaign.table)
    for at in range(choices):
        if options(device.table.campaign.table):
            device.choose(at)
        else:  # it has ended: the end is taken back
            device.undo()
    back = device.export(brought)

    tried = try_file(back)
    assert tried.unverified == 0
    journal = parse(tried.sound).journal
    assert [entry.state for entry in journal.entries[: len(campaign.journal.entries)]] == [
        entry.state for entry in campaign.journal.entries
    ]
    assert journal.entries[-1].state == state_hash(device.table.campaign.table)
    assert len(journal.entries) >= len(campaign.journal.entries) + choices
    again = device.call("POST", "import", {"name": "Ours"}, back)["campaign"]
    device.open(again)
    assert state_hash(device.table.campaign.table) == journal.entries[-1].state


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_a_campaign_goes_there_and_back(pack: str, tmp_path: Path) -> None:
    """Every hash is equal, and no draw is one that somebody may have chosen."""
    there_and_back(native(pack, 60), tmp_path, 20)


@pytest.mark.long
@pytest.mark.parametrize("pack", ["wandering-sea", "lifted-north"])
def test_so_does_a_campaign_of_a_thousand_entries(pack: str, tmp_path: Path) -> None:
    """The same for a long one."""
    there_and_back(native(pack, 1000), tmp_path, 50)
