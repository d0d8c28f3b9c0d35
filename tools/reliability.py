"""The long figures of docs/reliability.md: ``python -m tools.reliability T13`` plays CI's share, ``--full`` all of it.

Every part is seeded and told when it is done, so a run that is stopped has still shown something. Run it from the root.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from sleeping_gods.campaign.games import load_pack, playable
from sleeping_gods.journal.notation import format_journal
from tests.host import cut as host_cut
from tests.host import failing as host_failing
from tests.reliability import deciders, faults, forged, killed, power, rot, test_forged, test_power_cut, walks
from tests.storage import faults as storage_faults
from tests.storage import power as storage_power
from tests.storage.disk import ERRORS

Part = tuple[str, Callable[[], list[str]]]


def kills(full: bool, seed: int) -> Iterator[Part]:
    """T01, a hundred deaths at a time."""
    for number in range(50 if full else 2):
        yield f"100 deaths, seed {seed + number}", partial(_in_a_folder, killed_in, seed + number)


def killed_in(seed: int, folder: Path) -> list[str]:
    """A hundred deaths."""
    return killed.findings(folder, 100, seed)[0]


def cuts(full: bool, seed: int) -> Iterator[Part]:
    """T02, a thousand cuts at a time, each of another evening."""
    for number in range(100 if full else 2):
        yield f"1,000 cuts, seed {seed + number}", partial(_in_a_folder, cut_in, seed + number)
        yield (
            f"1,000 cuts of a database, seed {seed + number}",
            partial(storage_power.findings, 60, 1_000, seed + number),
        )
    for number in range(10 if full else 2):  # a served table is opened anew after each
        pack, cuts = ("harbour", "airfield")[number % 2], 200 if full else 30
        served = partial(host_cut.findings, pack, 60, cuts, seed + number)
        yield f"{cuts} cuts of a served table of {pack}, seed {seed + number}", served


def cut_in(seed: int, folder: Path) -> list[str]:
    """A thousand cuts."""
    return power.findings(test_power_cut.evening(folder, 60, seed), 1_000, seed)


def failing(full: bool, seed: int) -> Iterator[Part]:
    """T03, one kind of call at a time."""
    decisions = 500 if full else 60
    for call in faults.WRONG:
        for lasting in (False, True):
            for half in (False, True) if call == "write" else (False,):
                swept = partial(faults.sweep, call, lasting=lasting, half=half, decisions=decisions, seed=seed)
                yield f"{call}, lasting {lasting}, half {half}", partial(_swept, swept)
    for call in ERRORS:
        for lasting in (False, True):
            yield f"database: {call}, lasting {lasting}", partial(_swept_database, call, lasting, decisions)
    for call in ("write", "sync"):
        for lasting in (False, True):
            for every in (2, 3, 5, 8, 13, 21, 34) if full else (13,):
                description = f"served tables: every {every} {call}, lasting {lasting}"
                yield description, partial(_swept_tables, call, every, lasting, seed)


def _swept_tables(call: str, every: int, lasting: bool, seed: int) -> list[str]:
    findings = []
    for pack in ("harbour", "airfield"):
        evening = host_failing.Evening(pack, call, every, lasting, ERRORS[call][every % 2])
        evening.play(60, seed)
        findings += [f"{pack}: {line}" for line in evening.found]
    return findings


def _swept_database(call: str, lasting: bool, choices: int) -> list[str]:
    return storage_faults.sweep(call, lasting=lasting, choices=choices)[0]


def _swept(sweep: Callable[..., list[str]]) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        return sweep(folder=Path(folder))


def rotten(full: bool, seed: int) -> Iterator[Part]:
    """T07, a thousand damages at a time, each of another campaign."""
    for number in range(20 if full else 2):
        pack = ("harbour", "airfield")[number % 2]
        yield f"1,000 damages of {pack}, seed {seed + number}", partial(rotten_in, pack, seed + number)


def rotten_in(pack: str, seed: int) -> list[str]:
    """A thousand damages."""
    return rot.findings(format_journal(test_forged.journal_of(pack, 40)).encode(), 1_000, seed)


def heavy(full: bool, seed: int) -> Iterator[Part]:
    """T08, two thousand decisions at a time."""
    for walk in walks.shares(200_000 if full else 9_000, 2_000 if full else 500, seed):
        yield str(walk), partial(walks.heavy_findings, walk)


def laws(full: bool, seed: int) -> Iterator[Part]:
    """T13, ten thousand decisions at a time."""
    for walk in walks.shares(1_000_000 if full else 240_000, 10_000, seed):
        yield str(walk), partial(walks.law_findings, walk)


def decided(full: bool, seed: int) -> Iterator[Part]:
    """Who decides: ten thousand decisions at a time, of all packs in turn."""
    packs = playable()
    for number in range(200 if full else 8):
        pack = packs[number % len(packs)]
        yield f"10,000 decisions of {pack}, seed {seed + number}", partial(decided_in, pack, seed + number)


def decided_in(pack: str, seed: int) -> list[str]:
    """Ten thousand decisions, and how many of them waited for somebody who is not active."""
    count = deciders.walk(pack, 10_000, seed)
    description = f"{count.decisions} decisions of {len(count.kinds)} kinds in {count.campaigns} campaigns"
    print(f"  {description}, {count.others} of a seat that is not active", flush=True)
    return count.findings


def forgeries(full: bool, seed: int) -> Iterator[Part]:
    """T25, two thousand forged tables and two hundred campaigns at a time."""
    for number in range(500 if full else 5):
        pack = test_forged.PACKS[number % 3]
        yield f"forged {pack}, seed {seed + number}", partial(forged_in, pack, seed + number)


def forged_in(pack: str, seed: int) -> list[str]:
    """Two thousand tables and two hundred campaigns."""
    game, box = load_pack(pack)
    findings = forged.state_findings(game, box, test_forged.tables(pack), 2_000, seed)
    return findings + forged.journal_findings(game, box, test_forged.journal_of(pack, 40), 200, seed)


def _in_a_folder(check: Callable[[int, Path], list[str]], seed: int) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        return check(seed, Path(folder))


TESTS: dict[str, Callable[[bool, int], Iterator[Part]]] = {
    "T01": kills,
    "T02": cuts,
    "T03": failing,
    "T07": rotten,
    "T08": heavy,
    "T13": laws,
    "T25": forgeries,
    "deciders": decided,
}


def main() -> int:
    """Play the parts of a test one after another; 1 if anything was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("test", choices=sorted(TESTS))
    parser.add_argument("--full", action="store_true", help="the whole figure instead of CI's share")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    total = 0
    for number, (name, part) in enumerate(TESTS[args.test](args.full, args.seed), start=1):
        begun = time.process_time()
        findings = part()
        total += len(findings)
        print(
            f"{args.test} {number}: {name}: {len(findings)} findings, {time.process_time() - begun:.1f} s", flush=True
        )
        for line in findings:
            print(f"  {line}", flush=True)
    print(f"{args.test}: {total} findings")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
