"""Writes the recorded campaigns of the written evenings anew, after their lines were changed.

python -m tests.transcripts.record
"""

from __future__ import annotations

from pathlib import Path

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign

from .transcript import EVENINGS, PLAYERS, written_turns

RECORDED = Path(__file__).parents[1] / "campaign" / "files" / "own"
"""The campaigns of both companion worlds, as they were recorded."""


def begin_evening(name: str, file: Path) -> Campaign:
    """The campaign of a written evening before its first line."""
    game, pack = load_pack(f"own-{name}")
    return Campaign.begin(game, pack, setup_for(game, pack, PLAYERS, {}), file)


def main() -> None:
    """Record both."""
    RECORDED.mkdir(exist_ok=True)
    for name in EVENINGS:
        file = RECORDED / f"{name}.campaign"
        file.unlink(missing_ok=True)
        campaign = begin_evening(name, file)
        for turn in written_turns(name):
            for line in turn.lines:
                campaign.play(None, line)
        campaign.drop_checkpoint()


if __name__ == "__main__":
    main()
