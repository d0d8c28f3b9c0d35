"""T22 on a device: whatever its page sends, nothing is written, and it plays on."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.wire.events import Done, Refused
from sleeping_gods.wire.requests import ChooseRequest

from ..web.test_malformed import WORDS, is_bad, malformed
from .device import Device


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_malformed_messages_are_refused(pack: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Each with a word of its own; odd choices too."""
    device, luck = Device(tmp_path), Luck(4)
    campaign = device.begin(pack)
    device.open(campaign)
    before = device.export(campaign)
    keys = set()
    with caplog.at_level(logging.ERROR):
        for _ in range(400):
            message = malformed(luck)
            sent = message if isinstance(message, str) else message.decode("utf-8", "replace")
            told = device.ask(sent) if is_bad(sent) else []
            keys |= {event.key for event in told if isinstance(event, Refused)}
        for number, word in enumerate(WORDS):
            told = device.ask(ChooseRequest(f"w{number}", device.table.position, word))
            assert isinstance(told[0], Refused | Done), word

    assert keys == {"bad-request"}
    assert caplog.records == []
    assert device.export(campaign).startswith(before[: before.rindex(b"\n%")])
    assert isinstance(device.choose()[0], Done)
