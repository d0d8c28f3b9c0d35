"""A campaign with many steps back and forward, as it was approved: where each would lead, and what it reveals.

How to approve a change and how to look at it says tests/approving.py.
"""

from __future__ import annotations

import contextlib
import hashlib
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from sleeping_gods import __version__
from sleeping_gods.campaign import history as history_module
from sleeping_gods.campaign.branching import branch
from sleeping_gods.campaign.draws import verify_with_draws
from sleeping_gods.campaign.errors import CampaignError
from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.campaign.repairs import repairs_made
from sleeping_gods.campaign.retelling import heard_entries
from sleeping_gods.campaign.revealed import reveals
from sleeping_gods.campaign.undo_count import undos_past_draws
from sleeping_gods.campaign.undo_targets import Stride, entry_target, line_target, redo_target, undo_target
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.kernel.state import state_hash

from ..approving import changed

APPROVED = Path(__file__).parent / "approved"
STRIDES: tuple[Stride, ...] = get_args(Stride)


class Rewound:
    """A campaign that is played and taken back at random."""

    def __init__(self, pack_name: str, path: Path, **options_chosen: str) -> None:
        game, pack = load_pack(pack_name)
        self.path = path
        self.campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), options_chosen), path)
        self._luck = Luck(5)
        self._pins = 0

    def go_on(self) -> str:
        """A choice, a note on the map, or a step back or forward; what was done."""
        campaign, kind = self.campaign, self._luck.below(12)
        with contextlib.suppress(CampaignError):
            if kind == 0:
                self._pins += 1
                return repr(campaign.play(None, f"note {self._pins} pin {self._pins}"))
            if kind == 1:
                return repr(campaign.undo(STRIDES[self._luck.below(3)]))
            if kind == 2:
                return repr(campaign.redo())
            if kind == 3:
                return repr(campaign.undo_line(self._luck.below(len(campaign.history))))
            if kind == 4:
                target = self._luck.below(len(campaign.history))
                return repr(campaign._write_draft(campaign.draft_back(target, keep_pins=True)))
            choices = options(campaign.table)
            verb = self._luck.pick(sorted({choice[0] for choice in choices}))
            return repr(campaign.play(None, text(self._luck.pick([one for one in choices if one[0] == verb]))))
        return f"nothing of {kind}"

    def ways(self) -> object:
        """Where every step back and forward would lead, and what it would reveal."""
        history = self.campaign.history
        back = [undo_target(history, stride, over_pins=pins) for stride in STRIDES for pins in (False, True)]
        asked = [undo_target(history, stride, lambda table: table.seat_count() > 2) for stride in STRIDES]
        forward = [redo_target(history), redo_target(history, over_pins=True)]
        near = range(max(0, len(history) - 8), len(history) + 1)
        lines = [(line_target(history, at), entry_target(history, at)) for at in near]
        seen = [sorted(reveals(history, target)) for target in back if target is not None]
        return [back, asked, forward, lines, seen, history.position, history.numbers()]

    def counted(self) -> object:
        """What the entries come to, and the states on the way."""
        journal, history = self.campaign.journal, self.campaign.history
        states = [state_hash(history.table_after(at)) for at in range(0, len(history), 9)]
        latest = {at: hashlib.sha256(state).hexdigest()[:8] for at, state in history.latest(3).items()}
        before, played = history.replay_last(5)
        since = [0, *history.numbers()][-6:][0]
        told = [repr(entry) for entry in heard_entries(history, (1,), since)]
        figures = [undos_past_draws(journal.entries), repairs_made(history.line()), len(history), len(history.notes)]
        return [states, latest, state_hash(before), repr(played), told, figures]

    def branches(self) -> bytes:
        """Files that branch off, with the same luck and with another."""
        at = self.campaign.history.position
        both = branch(self.campaign.journal, at) + branch(self.campaign.journal, at // 2, 99)
        return both.replace(__version__.encode(), b"VERSION")


@pytest.mark.parametrize(("pack", "lesson", "steps"), [("harbour", "yes", 48), ("airfield", "no", 32)])
def test_steps_back_and_forward_were_approved(
    pack: str, lesson: str, steps: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is chosen, and the same again after the campaign was closed and opened."""
    monkeypatch.setattr(history_module, "EVERY", 10)
    path = tmp_path / "a.campaign"
    rewound = Rewound(pack, path, seed="3", lesson=lesson)
    texts: dict[str, list[bytes]] = {"played": [], "ways": [], "counted": [], "branches": [], "again": []}
    for step in range(steps):
        if is_over(rewound.campaign.table):
            break
        texts["played"].append(rewound.go_on().encode())
        if step % 5 == 4:
            texts["ways"].append(msgspec.json.encode(rewound.ways()))
        if step % 16 == 15:
            texts["counted"].append(msgspec.json.encode(rewound.counted()))
            texts["branches"].append(rewound.branches())
    ways, counted = rewound.ways(), rewound.counted()
    rewound.campaign.close()
    rewound.campaign = Campaign.open(path, rewound.campaign.game, rewound.campaign.pack)
    assert (rewound.ways(), rewound.counted()[0]) == (ways, counted[0])  # type: ignore[index]
    journal = rewound.campaign.journal
    unverified = verify_with_draws(rewound.campaign.game, rewound.campaign.pack, journal)
    texts["again"].append(repr(unverified).encode())
    texts["again"].append(path.read_bytes().replace(__version__.encode(), b"VERSION"))
    rewound.campaign.close()

    assert changed(APPROVED / f"{pack}.txt", texts) == []
