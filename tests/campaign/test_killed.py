"""A campaign whose program is killed loses nothing that was acknowledged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import resume
from sleeping_gods.journal.file import read

SCRIPT = """
import sys
from pathlib import Path
from sleeping_gods.campaign.games import load_pack, resume, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
path, luck = Path(sys.argv[1]), Luck(int(sys.argv[2]))
if path.exists():
    campaign = resume(path)
else:
    game, pack = load_pack("harbour")
    campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), {"seed": "1"}), path)
while campaign.table.agenda:
    played = campaign.play(None, text(luck.pick(options(campaign.table))))
    print(played[-1].entry.number, played[-1].entry.state, flush=True)
"""


@pytest.mark.slow
def test_an_acknowledged_decision_is_never_lost(tmp_path: Path) -> None:
    """Killed again and again in the middle of play, the file holds every entry that was told, and plays on."""
    path = tmp_path / "a.campaign"
    for kill in range(6):
        child = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, str(path), str(kill)], stdout=subprocess.PIPE, text=True
        )
        assert child.stdout is not None
        told = [child.stdout.readline().split() for _ in range(7 + 5 * kill)]
        child.kill()
        told += [line.split() for line in child.stdout.read().splitlines() if line.count(" ") == 1]
        child.stdout.close()
        child.wait()

        kept = {str(entry.number): entry.state for entry in read(path).journal.entries}

        assert all(kept[number] == state for number, state in told)
        resume(path).close()
