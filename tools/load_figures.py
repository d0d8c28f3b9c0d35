"""What a load run measures: times, bytes and CPU, and the table that is printed."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from server_processes import cpu_of, cpu_of_all

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
PARTS = (0.5, 0.9, 0.99, 1.0)


@dataclass(slots=True)
class Figures:
    """What was measured."""

    processes: tuple[int, ...] = ()
    """The servers, by their numbers."""
    database: int = 0
    """The first process of the database, if it runs on this machine."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from a choice to the other client's update."""
    answered: list[float] = field(default_factory=list)
    """Seconds from a choice to its answer."""
    refused: int = 0
    late: int = 0
    """Choices that were due and not sent, because the last one of that campaign was still under way."""
    over: int = 0
    """Campaigns that came to their end."""
    untold: int = 0
    """Menus that came without what is barred."""
    messages: int = 0
    received: int = 0
    """Bytes of all messages."""
    cpu: dict[str, float] = field(default_factory=dict)
    """Seconds of CPU by whose they are, once it has ended."""

    def begin(self) -> None:
        """Count from now on."""
        self.latencies.clear()
        self.answered.clear()
        self.refused = self.late = self.messages = self.received = 0
        self.cpu = self._cpu()

    def end(self) -> None:
        """Count no more CPU."""
        self.cpu = {name: now - self.cpu[name] for name, now in self._cpu().items()}

    def _cpu(self) -> dict[str, float]:
        spent = {"servers": sum(map(cpu_of, self.processes))}
        if self.database:
            spent["database"] = cpu_of_all(self.database)
        spent["this client"] = time.process_time()
        return spent


def share(values: list[float], part: float) -> str:
    """The time below which such a part lies, in milliseconds."""
    ordered = sorted(values)
    return f"{1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]:.1f}" if ordered else "-"


def report(figures: Figures, seconds: float, unit: str = "choice", write: Callable[[str], None] = print) -> None:
    """The table."""
    done = max(len(figures.latencies), 1)
    write(f"  {unit + 's a second':<22}{len(figures.latencies) / seconds:9.1f}")
    write(f"  {'skipped (still busy)':<22}{figures.late:9}")
    write(f"  {'refused':<22}{figures.refused:9}")
    write(f"  {'campaigns over':<22}{figures.over:9}")
    write(
        f"  {'received':<22}{figures.received / done / 1024:9.1f}  KiB a {unit}, {figures.messages / done:.1f} messages"
    )
    for name, cpu in [*figures.cpu.items(), ("all", sum(figures.cpu.values()))]:
        part = 100 * cpu / seconds / CORES
        write(f"  {f'CPU of {name}':<22}{1000 * cpu / done:9.2f}  ms a {unit}, {part:.0f} % of {CORES} cores")
    write(f"  {'':22}" + "".join(f"{name:>9}" for name in ("p50", "p90", "p99", "most")) + "  ms")
    for name, values in ((f"{unit} to answer", figures.answered), ("to the other client", figures.latencies)):
        write(f"  {name:<22}" + "".join(f"{share(values, part):>9}" for part in PARTS))
