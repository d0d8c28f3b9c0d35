"""Metrics of a running server, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

PREFIX = "sleeping_gods_"
"""How the names of all metrics begin."""
HISTOGRAM_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds up to which requests are counted together."""
HELP = {
    "requests_total": "Requests over sockets by kind and result.",
    "http_total": "HTTP requests by status.",
    "connections": "Open sockets.",
    "tables": "Campaigns that are open.",
    "crowded_total": "Sockets that were turned away because a person or an address had too many.",
    "dropped_total": "Sockets that were closed for being slow or too quick.",
    "cannot_save_total": "Requests that could not be stored, by cause.",
    "failures_total": "Requests that ended in an error of the server.",
    "damaged_total": "Tables that were closed because their past does not lead to their present.",
    "request_seconds": "From a request to its answer.",
    "robot_choices_total": "choices that robots made",
    "robot_failures_total": "times that a robot could not think and people chose",
}
"""What each metric is, by its name."""


class Metrics:
    """Counters, gauges and a histogram; no label contains text from outside."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self._buckets: Counter[float] = Counter()
        self._sum, self._seen = 0.0, 0

    def count(self, name: str, labels: str = "") -> None:
        """Increment a counter."""
        self.counts[name, labels] += 1

    def took(self, seconds: float) -> None:
        """Record the time that a request took."""
        self._sum, self._seen = self._sum + seconds, self._seen + 1
        for bound in HISTOGRAM_BOUNDS:
            if seconds <= bound:
                self._buckets[bound] += 1

    def text(self, gauges: Mapping[str, int]) -> str:
        """All metrics in the text format."""
        lines = []
        for name in sorted({name for name, _ in self.counts} | {*gauges}):
            lines += self._gauge(name, gauges[name]) if name in gauges else self._counter(name)
        return "\n".join([*lines, *self._request_seconds()]) + "\n"

    def _gauge(self, name: str, value: int) -> list[str]:
        """The lines of a figure that rises and falls."""
        return [*_head(name, "gauge"), f"{PREFIX}{name} {value}", *self._counted(name)]

    def _counter(self, name: str) -> list[str]:
        """The lines of a figure that only rises."""
        return [*_head(name, "counter"), *self._counted(name)]

    def _counted(self, name: str) -> list[str]:
        """A line for each set of labels with which a name was counted."""
        counted = sorted((labels, count) for (counter, labels), count in self.counts.items() if counter == name)
        return [f"{PREFIX}{name}{f'{{{labels}}}' if labels else ''} {count}" for labels, count in counted]

    def _request_seconds(self) -> list[str]:
        """The histogram of the time that requests took."""
        name = f"{PREFIX}request_seconds"
        return [
            *_head("request_seconds", "histogram"),
            *(f'{name}_bucket{{le="{bound}"}} {self._buckets[bound]}' for bound in HISTOGRAM_BOUNDS),
            f'{name}_bucket{{le="+Inf"}} {self._seen}',
            f"{name}_sum {self._sum:.6f}",
            f"{name}_count {self._seen}",
        ]


def _head(name: str, kind: str) -> list[str]:
    """The lines above a metric."""
    return [f"# HELP {PREFIX}{name} {HELP[name]}", f"# TYPE {PREFIX}{name} {kind}"]
