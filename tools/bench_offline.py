"""Measure the game as a page plays it by itself: what is fetched, how long it starts, and what a choice takes.

python tools/bench_offline.py SITE [--worlds wandering-sea lifted-north] [--lang en] [--choices 300] [--undo-at 1000]

SITE is what ``make site`` wrote. The site's own Python runs under Node, as it does in a browser's worker; beside it the
same choices are played natively. Seconds are those of the processor, all threads together. The aims: 5.2 MB by Brotli
and 6.6 MB by gzip for a first visit with one world; 5 s to the first decision; a choice told at most 2.5 times native,
median under 15 ms and 95 % under 40 ms; a step back at choice 1,000 under 60 ms; a heap under 80 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sleeping_gods.site import trial_play  # noqa: E402  # the sources beside this file
from sleeping_gods.site.tools import node  # noqa: E402
from sleeping_gods.site.totals import SIZES, first_visit  # noqa: E402

UNDOS = 10


def share(times: list[float], part: float) -> float:
    """Milliseconds that this part of the times do not exceed."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else 0.0


def show_sizes(manifest: dict[str, Any]) -> None:
    """What each part weighs, and a first visit."""
    parts: dict[str, dict[str, int]] = defaultdict(lambda: dict.fromkeys(SIZES, 0))
    for file in manifest["files"]:
        for size in SIZES:
            parts[" ".join(filter(None, (file["part"], file.get("world"), file.get("lang"))))][size] += file[size]
    print(f"{'part':<28}{'bytes':>12}{'gzip':>12}{'Brotli':>12}")
    for part, sizes in parts.items():
        print(f"{part:<28}" + "".join(f"{sizes[size]:>12,}" for size in SIZES))
    print()
    for world, lang, sizes in first_visit(manifest):
        print(
            f"{f'engine with {world} in {lang}':<38}"
            + "  ".join(f"{size} {sizes[size] / 1e6:.2f} MB" for size in SIZES)
        )


async def played_natively(world: str, lang: str, choices: int, undos: int) -> dict[str, Any]:
    """The same play in this Python."""
    played = trial_play.TrialPlay(world, lang)
    await played.begin()
    await played.play(choices)
    return {**played.result(), "undos": await played.take_back(undos)}


def show_play(site: Path, world: str, lang: str, choices: int, undos: int) -> None:
    """One campaign there and here."""
    job = json.dumps({"plays": [world], "lang": lang, "choices": choices, "undos": undos})
    there: dict[str, Any] = json.loads(node("play.mjs", str(site), trial_play.__file__, job))
    here = asyncio.run(played_natively(world, lang, choices, undos))
    same = "equal" if there["told"] == here["told"] and there["journal"] == here["journal"] else "NOT EQUAL"
    print(f"\n{world} in {lang}, {len(there['times'])} choices, {there['position']} entries: words and file {same}")
    print(
        f"  Python started after {there['booted']:.2f} s, first decision after {there['begun']:.2f} s of the processor"
    )
    for name, rows in (("page", there), ("native", here)):
        times = f"median {share(rows['times'], 0.5):.1f} ms, 95 % {share(rows['times'], 0.95):.1f} ms"
        print(f"  a choice, {name}: {times}; a step back: median {share(rows['undos'], 0.5):.1f} ms")
    print(f"  heap {there['heap'] / 2**20:.0f} MB")


def main() -> None:
    """Print all of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("site", type=Path)
    parser.add_argument("--worlds", nargs="*", default=["wandering-sea", "lifted-north"])
    parser.add_argument("--lang", default="en")
    parser.add_argument("--choices", type=int, default=300)
    parser.add_argument("--undo-at", type=int, default=0, help="play on to so many choices, and take some back there")
    args = parser.parse_args()
    show_sizes(json.loads((args.site / "engine.json").read_bytes()))
    for world in args.worlds:
        show_play(args.site, world, args.lang, max(args.choices, args.undo_at), UNDOS)


if __name__ == "__main__":
    main()
