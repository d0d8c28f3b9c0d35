"""A Dask cluster on this machine: a scheduler and two workers, until Ctrl-C. ``make dask``; see docs/simulation.md."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import distributed

PORT = 8786
"""Where Dask's schedulers listen."""


def main() -> int:
    """Begin the cluster, say where it is, and wait."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help="of the scheduler on this machine alone; 0 for any")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    dask: Any = distributed
    with dask.LocalCluster(
        n_workers=args.workers,
        threads_per_worker=1,
        host="127.0.0.1",
        scheduler_port=args.port,
        dashboard_address=None,
    ) as cluster:
        workers = [str(nanny.pid) for nanny in cluster.workers.values()]
        print(f"scheduler {cluster.scheduler_address}, workers {' '.join(workers)}", flush=True)
        try:
            sys.stdin.read() if not sys.stdin.isatty() else input("Enter ends it\n")
        except KeyboardInterrupt:
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
