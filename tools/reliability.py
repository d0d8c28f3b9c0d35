"""The long figures of docs/reliability.md: ``python -m tools.reliability T13`` plays CI's share, ``--full`` all of it.

Every part is seeded and told when it is done, so a run that is stopped has still shown something.
Run it from the root.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator

from tests.reliability import walks

Part = tuple[str, Callable[[], list[str]]]


def laws(full: bool, seed: int) -> Iterator[Part]:
    """T13, in parts of ten thousand decisions."""
    for walk in walks.shares(1_000_000 if full else 60_000, 10_000, seed):
        yield str(walk), lambda walk=walk: walks.law_findings(walk)  # type: ignore[misc]  # a default binds it now


def heavy(full: bool, seed: int) -> Iterator[Part]:
    """T08, in parts of two thousand decisions."""
    for walk in walks.shares(200_000 if full else 9_000, 2_000 if full else 500, seed):
        yield str(walk), lambda walk=walk: walks.heavy_findings(walk)  # type: ignore[misc]  # as above


TESTS: dict[str, Callable[[bool, int], Iterator[Part]]] = {"T08": heavy, "T13": laws}


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
        found = part()
        total += len(found)
        print(f"{args.test} {number}: {name}: {len(found)} findings, {time.process_time() - begun:.1f} s", flush=True)
        for line in found:
            print(f"  {line}", flush=True)
    print(f"{args.test}: {total} findings")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
