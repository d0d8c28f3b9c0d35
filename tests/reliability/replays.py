"""T09, replays: many recorded campaigns lead to the same hash at every entry, whatever Python and system replay them.

``python -m tests.reliability.replays record FOLDER CAMPAIGNS LONG`` writes campaign files, and ``... verify FOLDER
DRAWS`` replays them and prints the first entry of each that differs. The second runs on any Python that runs the
engine, without anything installed.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from sleeping_gods.bots.runs.soak_setups import combinations
from sleeping_gods.campaign.games import load_pack, playable
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.journal.errors import JournalError
from sleeping_gods.journal.notation import format_journal
from sleeping_gods.journal.reading import read
from sleeping_gods.journal.replay import replay
from sleeping_gods.kernel.game import Setup
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.party.game import PartyGame

from .playing import next_line, say

SHORT, LONG = 40, 520
"""Decisions of a campaign."""
ROOT = Path(__file__).parents[2]


def record(folder: Path, campaigns: int, long: int, first: int = 0) -> None:
    """Write random campaigns of all packs, set-ups and numbers of players; the first so many are long ones."""
    packs = [load_pack(name) for name in playable()]
    setups = [combinations(game, pack) for game, pack in packs]
    for number in range(first, first + campaigns):
        game, pack = packs[number % len(packs)]
        wanted, luck, attempt = LONG if number < first + long else SHORT, Luck(number), 0
        while True:
            setup = setups[number % len(packs)][(number * 7 + attempt) % len(setups[number % len(packs)])]
            seeded = Setup(setup.game, setup.pack, setup.pack_version, setup.pack_digest, setup.seats,
                           {**setup.options, "seed": str(number)})  # fmt: skip
            campaign = Campaign.begin(game, pack, seeded)
            made = 0
            while made < wanted and (line := next_line(campaign, luck)):
                say(campaign, line)
                made += 1
            if made == wanted or wanted == SHORT:
                break
            attempt += 1
        (folder / f"{number:03}.campaign").write_text(format_journal(campaign.journal), encoding="utf-8")


def verify(folder: Path, count: int) -> dict[str, Any]:
    """Replay every file; so many draws of the generator are hashed as well."""
    found, entries = [], 0
    load = functools.cache(load_pack)
    for path in sorted(folder.glob("*.campaign")):
        journal = read(path).journal
        try:
            game, pack = load(journal.setup.pack)
            entries += replay(game, pack, journal).number + 1
        except JournalError as error:
            found.append(f"{path.name}: {error}")
    return {"python": sys.version.split()[0], "entries": entries, "found": found, "draws": draws(count)}


def draws(count: int) -> str:
    """One hash over so many draws: numbers below growing bounds, and picks."""
    luck, digest = Luck(2026), hashlib.sha256()
    for number in range(1, count // 2 + 1):
        digest.update(luck.below(number).to_bytes(8, "big"))
        digest.update(bytes([luck.pick(range(7))]))
    return digest.hexdigest()


@functools.cache
def pythons() -> tuple[str, ...]:
    """Every Python from 3.11 on that is installed here with what the program needs, one of each minor version, the
    running one first."""
    return tuple(_pythons())


def _pythons() -> Iterator[str]:
    seen = {sys.version_info[:2]}
    yield sys.executable
    kept = sorted(Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions").glob("*/bin/python3.*"))
    for minor in range(11, 20):
        name = f"python3.{minor}"
        for candidate in [shutil.which(name), *(str(path) for path in kept if path.name == name)]:
            if candidate and (3, minor) not in seen and _speaks(candidate, minor):
                seen.add((3, minor))
                yield candidate


def _speaks(python: str, minor: int) -> bool:
    ask = [python, "-c", "import sys, msgspec; print(sys.version_info[1])"]
    ran = subprocess.run(ask, capture_output=True, text=True, check=False)
    return ran.returncode == 0 and ran.stdout.strip() == str(minor)


def elsewhere(folder: Path, python: str, count: int, *plants: str, **environment: str) -> dict[str, Any]:
    """What another Python in another environment says of the files."""
    known = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment}
    command = [python, "-m", "tests.reliability.replays", "verify", str(folder), str(count), *plants]
    ran = subprocess.run(command, cwd=ROOT, env=known, capture_output=True, text=True, check=False)
    if ran.returncode:
        return {"python": python, "entries": 0, "found": [ran.stderr[-400:]], "draws": ""}
    told: dict[str, Any] = json.loads(ran.stdout)
    return told


def _iterate_over_a_set() -> None:
    """The planted defect: the ability deck is gathered from a set."""
    _on_set_up(lambda deck: [*{*deck}])


def _shuffle_with_random() -> None:
    """Another: the deck is shuffled by a generator that is not ours."""
    import random

    _on_set_up(lambda deck: random.sample(deck, len(deck)))


def _on_set_up(order: Callable[[list[str]], list[str]]) -> None:
    sound: Any = PartyGame.set_up

    def set_up(self: Any, pack: Any, setup: Any) -> Any:
        table = sound(self, pack, setup)
        table.deck = order(table.deck)
        return table

    PartyGame.set_up = set_up  # type: ignore[method-assign]  # this process exists for it


def _foreign_luck() -> None:
    """And a generator that draws from elsewhere."""
    import random

    Luck.below = lambda self, bound: random.randrange(bound)  # type: ignore[method-assign]  # noqa: S311


PLANTED: dict[str, Callable[[], None]] = {
    "set": _iterate_over_a_set,
    "shuffle": _shuffle_with_random,
    "luck": _foreign_luck,
}


if __name__ == "__main__":
    task, folder, *rest = sys.argv[1:]
    if task == "record":
        record(Path(folder), *map(int, rest))
    else:
        count, *plants = rest
        for plant in plants:
            PLANTED[plant]()
        print(json.dumps(verify(Path(folder), int(count))))  # noqa: T201  # read by whoever started it
