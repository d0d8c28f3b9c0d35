"""All that a device answers and tells, as it was approved: endpoints, requests, what is refused, and the files.

How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleeping_gods import __version__
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.requests import (
    AnswerUndo,
    ChatRequest,
    ChooseRequest,
    Explain,
    FollowRoute,
    JourneyRequest,
    ListUnavailable,
    NameMoment,
    PresenceRequest,
    PreviewRequest,
    Redo,
    Refresh,
    RepairRequest,
    Undo,
)

from ..approving import changed
from ..fixed_chance import fix_chance
from ..outlines import outline
from ..unworded import UNWORDED, unworded
from .device import Device

APPROVED = Path(__file__).parent / "approved"
QUERY = {"lang": UNWORDED}


class Approved:
    """A device, and everything it said, by kind."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.device = Device(folder)
        self.told: dict[str, list[bytes]] = {}
        self._luck = Luck(8)

    def note(self, part: str, *texts: bytes) -> None:
        """Keep something that was said, without the version of the program."""
        self.told.setdefault(part, []).extend(text.replace(__version__.encode(), b"VERSION") for text in texts)

    def call(self, method: str, path: str, body: object = None, **query: str) -> Any:
        """An endpoint: its status and its answer, and what is told because of it."""
        before = len(self.device.told)
        status, data = self.device.answer(method, path, QUERY | query, body)
        answer = msgspec.json.decode(data) if data[:1] in (b"{", b"[") else data
        written = data if isinstance(answer, bytes) else _written(answer)
        events = map(_written, self.device.told[before:])
        self.note(f"{method} {path.partition('/')[0]}", f"{status} {path} ".encode() + written, *events)
        return answer

    def ask(self, request: Any) -> None:
        """A request, and what is told because of it."""
        sent = request if isinstance(request, str) else encode(request).decode()
        self.note("requests", sent.encode() + _written(self.device.ask(sent)))

    def open(self, campaign: str) -> None:
        """Sit down at a table."""
        self.note("opening", _written(self.device.open(campaign, UNWORDED)))

    def choose(self, number: int) -> None:
        """A choice, any kind as likely as any other, and another request after it."""
        table, name = self.device.table, f"n{number}"
        choices = options(table.campaign.table)
        verb = self._luck.pick(sorted({choice[0] for choice in choices}))
        line = text(self._luck.pick([choice for choice in choices if choice[0] == verb]))
        self.ask(ChooseRequest(name, table.position, line))
        at, other = table.position, f"o{number}"
        requests = [
            Undo(other, at), Redo(other, at), Undo(other, at, "turn"), Explain(other, line), JourneyRequest(other),
            PreviewRequest(other, (line,)), ListUnavailable(other), Refresh(other), Refresh(other, "fr"),
            Refresh(other, UNWORDED), NameMoment(other, at, f"Moment {number}"), RepairRequest(other, at, "nonsense"),
            FollowRoute(other, at, (line,)), PresenceRequest(other, at, (), "page"), AnswerUndo(other, at, agree=True),
            ChooseRequest(name, at, line), ChooseRequest(other, max(0, at - 1), line), ChatRequest(other, "hello"),
            ChooseRequest(other, at, "no such choice"), '{"kind":"choose"}', "no message", Undo(other, at, "action"),
            Undo(other, at, "line", 3), Undo(other, at, "entry", 2),
        ]  # fmt: skip
        if number % len(requests) != 8:  # French words may change
            self.ask(requests[number % len(requests)])

    def ask_all(self, campaign: str) -> None:
        """Every endpoint that asks something."""
        for path in ("", "/standing", "/back", "/repairs", "/export"):
            self.call("GET", f"campaigns/{campaign}{path}")
        for since in ("0", "3", "99", "none"):
            self.call("GET", f"campaigns/{campaign}/replay", since=since)
            self.call("GET", f"campaigns/{campaign}/scene", entry=since)
        self.call("GET", "campaigns")


def _written(told: object) -> bytes:
    return msgspec.json.encode(outline(told))


@pytest.mark.parametrize(("pack", "choices"), [("harbour", 24)])
def test_what_a_device_says_was_approved(
    pack: str, choices: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first campaign to the bin."""
    fix_chance(monkeypatch)
    with unworded():
        said = Approved(tmp_path)
        said.call("GET", "packs")
        new = {"pack": pack, "name": "Ours", "players": ["Ada", "Ben"], "options": {"seed": "11"}}
        campaign = said.call("POST", "campaigns", new)["campaign"]
        said.ask_all(campaign)
        said.open(campaign)
        for number in range(choices):
            said.choose(number)
        said.ask_all(campaign)
        said.call("PUT", f"campaigns/{campaign}/settings", {"open_hands": True, "ask_all": True})
        said.call("PATCH", f"campaigns/{campaign}", {"name": "Another"})
        other = said.call("POST", f"campaigns/{campaign}/branch", {"entry": 5, "name": "Branch"})["campaign"]
        said.device.leave()
        taken = said.call("GET", f"campaigns/{campaign}/export")
        said.call("POST", "import", taken, name="Brought in")
        said.open(other)
        said.choose(3)
        said.call("DELETE", f"campaigns/{other}")
        said.call("GET", "campaigns")
        said.call("POST", f"campaigns/{other}/unbin")
        for body in ({**new, "pack": "none"}, {**new, "players": []}, {**new, "name": " "}, {"no": 1}):
            said.call("POST", "campaigns", body)
        said.call("POST", "import", b"no file", name="x")
        said.call("POST", f"campaigns/{campaign}/branch", {"entry": 999, "name": "Branch"})
        said.call("PATCH", f"campaigns/{campaign}", {"name": " "})
        said.call("PUT", f"campaigns/{campaign}/settings", {"no": 1})
        for path in ("campaigns/0123456789abcdef", "campaigns/x", f"campaigns/{campaign}/invites", "nothing"):
            said.call("GET", path)
        said.open("0123456789abcdef")
        for file in sorted(tmp_path.rglob("*")):
            if file.is_file() and "checkpoint" not in file.name:
                said.note("files", file.name.encode() + b"\n" + file.read_bytes())

    assert changed(APPROVED / f"{pack}.txt", said.told) == []
