"""The files of a campaign on a device: opened together or not at all, and again after a failure."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sleeping_gods.kernel.state import state_hash
from sleeping_gods.local.campaign_files import KINDS, CampaignFiles
from sleeping_gods.local.folder_files import FolderFiles

from .device import Device


@pytest.mark.parametrize("opened", range(len(KINDS)))
def test_what_was_opened_is_closed_where_another_file_cannot_be(
    opened: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the campaign can be held again."""
    whole, files = FolderFiles.open, list[object]()

    async def open_some(folder: FolderFiles, name: str) -> object:
        if len(files) == opened:
            raise OSError("no room")
        file = await whole(folder, name)
        files.append(file)
        return file

    monkeypatch.setattr(FolderFiles, "open", open_some)
    with pytest.raises(OSError, match="no room"):
        asyncio.run(CampaignFiles.open(FolderFiles(tmp_path), "a"))
    monkeypatch.undo()

    held = asyncio.run(CampaignFiles.open(FolderFiles(tmp_path), "a"))
    held.close()
    assert len(files) == opened


def test_a_campaign_is_opened_again_as_it_lies_there(tmp_path: Path) -> None:
    """After a failure that left nothing certain: at the same entry, with the same seats."""
    device = Device(tmp_path)
    device.open(device.begin("harbour"))
    device.choose()
    player = device.tables._player
    assert player is not None
    lying = player.opened.files.open_again()

    assert state_hash(lying.table) == state_hash(device.table.campaign.table)
