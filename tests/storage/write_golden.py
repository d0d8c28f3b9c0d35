"""Writes the golden storage of today's format: ``python -m tests.storage.write_golden``. Older ones stay."""

from __future__ import annotations

import json
import tempfile

from sleeping_gods.kernel.plain import Json
from sleeping_gods.storage.backup import back_up
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.storage.schema import FORMAT

from .playing import campaign_bytes, following
from .test_formats import GOLDEN, told


def write() -> None:
    """A campaign of each game, one in the bin, one set aside, commands, settings and a checkpoint."""
    GOLDEN.mkdir(exist_ok=True)
    path = GOLDEN / f"format-{FORMAT}.sqlite"
    path.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        storage = open_storage(folder)
        settings: dict[str, Json] = {"undo": "consent", "open": True, "members": [{"device": "a device"}]}
        storage.create("Une soirée\u202f!", campaign_bytes(40, 3, "airfield"), settings)
        storage.bin(storage.create("In the bin", campaign_bytes(4, 5)))
        storage.set_aside(storage.create("Set aside", campaign_bytes(2, 6)), "a report")
        data = campaign_bytes(20, 4)
        campaign = storage.create("Appended to", data, command="created once")
        hold = storage.take(campaign)
        for number in range(2):
            at, lines = following(data, 2)
            storage.append(hold, at, lines, f"command {number}")
            data += lines
        storage.leave_checkpoint(hold, b"not believed anyway")
        expected = told(storage)
        back_up(folder, path)
        storage.close()
    text = json.dumps(expected, indent=1, ensure_ascii=False) + "\n"
    path.with_suffix(".json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
