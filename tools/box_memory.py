"""Memory of a server on which many campaigns with printed boxes are open: the recorded evenings, sea and skies in turn.

    python tools/box_memory.py --campaigns 50

Each campaign is open in two clients, in English and in French. What was entered is part of a campaign's own pack, so
such a campaign takes more than one of a world of ours; this prints how much.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from load_client import Table, close_all, open_all
from load_figures import Figures
from raw_socket import run
from server_processes import HERE, memory_of, servers

from sleeping_gods.host.roster import new_roster
from sleeping_gods.host.seat_secrets import new_secret
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.wire.events import Settings

RECORDED = HERE / "tests" / "campaign" / "files" / "own"


def lay(folder: str, count: int) -> list[tuple[str, str]]:
    """So many campaigns in a storage: the id of each, and the secret of its host."""
    files = [(RECORDED / f"{name}.campaign").read_bytes() for name in ("sea", "skies")]
    storage, laid = open_storage(folder), []
    for number in range(count):
        roster, _ = new_roster("Host", secret := new_secret(), 2, Settings(draws="hand"))
        laid.append((storage.create(f"Box {number}", files[number % 2], roster.plain()), secret))
    storage.close()
    return laid


async def measure(url: str, process: int, laid: list[tuple[str, str]], figures: Figures) -> list[tuple[int, float]]:
    """The memory in MiB after so many campaigns were opened."""
    measured, tables = [(0, memory_of(process))], []
    for number, (campaign, secret) in enumerate(laid, start=1):
        table = Table(campaign, (secret, secret), (url, url), ("en", "fr"))
        await open_all([table], figures)
        tables.append(table)
        if number in (1, 2) or number % 10 == 0:
            measured.append((number, memory_of(process)))
    await asyncio.sleep(0)
    close_all(tables)
    return measured


def main() -> None:
    """Lay, open, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--campaigns", type=int, default=50)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        laid = lay(folder, args.campaigns)
        with servers(1, str(Path(folder))) as (urls, processes):
            measured = run(measure(urls[0], processes[0], laid, Figures(processes, 0)))
    for count, memory in measured:
        print(f"{count:4} campaigns open: {memory:6.1f} MiB")
    (few, least), (many, most) = next(row for row in measured if row[0] >= 2), measured[-1]
    if many > few:
        print(f"each of the others: {(most - least) / (many - few) * 1024:.0f} KiB")


if __name__ == "__main__":
    main()
