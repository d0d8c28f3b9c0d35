"""After a step back the log is the old one without its end: the same lines as if it were told anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.host.perspectives import Perspectives
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.presentation.scene.log import LogLine
from sleeping_gods.wire.sections import LogPart

from ..local.device import Device


def log_of(table: object, lang: str) -> tuple[LogLine, ...]:
    """The log as whoever plays has it."""
    part = table.snapshot(table.roster.members[0].ref, lang).sections.log  # type: ignore[attr-defined]  # a served table
    assert isinstance(part, LogPart)
    return part.lines


def told_anew(table: object, lang: str) -> tuple[LogLine, ...]:
    """The log as somebody is told it who comes now."""
    perspective = table.perspective_of(table.roster.members[0].ref, lang)  # type: ignore[attr-defined]  # a served table
    part = Perspectives(table.campaign).whole(perspective).log  # type: ignore[attr-defined]  # the same
    assert isinstance(part, LogPart)
    return part.lines


@pytest.mark.parametrize(("pack", "lang"), [("harbour", "fr"), ("airfield", "en")])
def test_the_log_ends_with_the_same_lines(pack: str, lang: str, tmp_path: Path) -> None:
    """After steps back, forward, and back over a turn, however much was played before."""
    device, luck = Device(tmp_path), Luck(6)
    device.open(device.begin(pack), lang)
    longer = 0
    for number in range(90):
        device.choose(luck.below(50))
        if number % 6 == 5:
            for _ in range(1 + luck.below(3)):
                device.undo()
                own, anew = log_of(device.table, lang), told_anew(device.table, lang)
                assert own[len(own) - len(anew) :] == anew
                longer += len(own) > len(anew)
            if luck.below(2):
                device.redo()
                own, anew = log_of(device.table, lang), told_anew(device.table, lang)
                assert own[len(own) - len(anew) :] == anew

    assert longer > 5
