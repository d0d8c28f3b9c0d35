"""The figures of rounds as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from .rounds import Result


def report_lines(results: Sequence[Result], rounds: int, seconds: float) -> list[str]:
    """The figures of all and the ratios of ours to the others, as lines of text."""
    wide = max(len(result.name) for result in results)
    lines = [
        f"decisions a second of CPU time in {rounds} rounds of {seconds:g} s in turn; chance not counted, its time is"
    ]
    lines.append(f"  {'':{wide}} {'best':>10} {'median':>10} {'draws a decision':>18}")
    for result in results:
        lines.append(f"  {result.name:{wide}} {result.best:>10,.0f} {result.middle:>10,.0f} {result.draws:>18.2f}")
    others = [result for result in results if not result.ours]
    if others:
        lines.append("ours over the others: best over best, and the median of the ratios within each round")
        for own_result in (result for result in results if result.ours):
            for other in others:
                ratio = own_result.over(other)
                lines.append(f"  {own_result.name:{wide}} {ratio.best:>10.2f} {ratio.middle:>10.2f} × {other.name}")
    return lines
