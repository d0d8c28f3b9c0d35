"""The server under strain: real servers of a checkout, on SQLite and PostgreSQL, and what players notice of it.

    python tools/strain.py --save after.json
    python tools/strain.py --tree ../before --save before.json --only opening,lobby
    python tools/strain.py --table before.json after.json

Measured are: opening (many long campaigns at once, after a kill), reopening (after a stop), row_lock (a row that
another session has locked), imports (large files of strangers), full_disk, lobby (lists for invented secrets),
two_servers (a campaign deleted at the other one) and caps (very many sockets of one person). Servers are started from
the checkout that is named, with its own environment, so that the same script measures two states. Prints one table;
with --table that of runs side by side.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import json
import sys
import tempfile
import time
from pathlib import Path

from own_postgresql import empty, own_postgresql
from server_processes import HERE
from strains.setting import Rows, Setting

SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"
STRAINS = {
    "opening": (SQLITE, POSTGRESQL),
    "reopening": (SQLITE,),
    "row_lock": (POSTGRESQL,),
    "imports": (SQLITE,),
    "full_disk": (SQLITE,),
    "lobby": (SQLITE, POSTGRESQL),
    "two_servers": (POSTGRESQL,),
    "caps": (SQLITE,),
}
"""What is measured on which database."""


def measured(tree: Path, names: list[str], stores: list[str], scale: float) -> dict[str, Rows]:
    """Everything that was asked for, by database."""
    rows_by_store: dict[str, Rows] = {store: {} for store in stores}
    for name in names:
        measure = importlib.import_module(f"strains.{name}").measure
        for store in STRAINS[name]:
            if store not in stores:
                continue
            began = time.perf_counter()
            print(f"{name} on {store} ...", file=sys.stderr, flush=True)
            with contextlib.ExitStack() as stack:
                if store == SQLITE:
                    place = stack.enter_context(tempfile.TemporaryDirectory())
                else:
                    place, database = stack.enter_context(own_postgresql())
                    empty(database)
                rows = measure(Setting(tree.resolve(), place, scale))
            rows_by_store[store] |= rows
            for what, value in rows.items():
                print(f"  {what}: {value}", file=sys.stderr, flush=True)
            print(f"  ({time.perf_counter() - began:.0f} s)", file=sys.stderr, flush=True)
    return rows_by_store


def table(columns: dict[str, dict[str, Rows]]) -> str:
    """A table in Markdown: a row for each thing on each database, a column for each run."""
    lines = [f"| on | what | {' | '.join(columns)} |", f"|---|---|{'---|' * len(columns)}"]
    for store in (SQLITE, POSTGRESQL):
        names = dict.fromkeys(what for run in columns.values() for what in run.get(store, {}))
        for what in names:
            values = " | ".join(run.get(store, {}).get(what, "-") for run in columns.values())
            lines.append(f"| {store} | {what} | {values} |")
    return "\n".join(lines)


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, default=HERE, help="the checkout whose servers are measured")
    parser.add_argument("--only", default=",".join(STRAINS), help="some of the strains, with commas")
    parser.add_argument("--store", choices=("both", SQLITE, POSTGRESQL), default="both")
    parser.add_argument("--scale", type=float, default=1.0, help="less than 1 for a quick try with smaller figures")
    parser.add_argument("--save", type=Path, help="a file for the figures; what it holds already of others is kept")
    parser.add_argument("--table", type=Path, nargs="+", metavar="FILE", help="print the table of saved runs")
    args = parser.parse_args()
    if args.table:
        print(table({path.stem: json.loads(path.read_text()) for path in args.table}))
        return
    names = args.only.split(",")
    if unknown := [name for name in names if name not in STRAINS]:
        parser.error(f"expected {', '.join(STRAINS)}, got {', '.join(unknown)}")
    stores = [SQLITE, POSTGRESQL] if args.store == "both" else [args.store]
    rows_by_store = measured(args.tree, names, stores, args.scale)
    if args.save:
        kept = json.loads(args.save.read_text()) if args.save.exists() else {}
        for store, rows in rows_by_store.items():
            kept[store] = kept.get(store, {}) | rows
        args.save.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
    print(table({"measured": rows_by_store}))


if __name__ == "__main__":
    main()
