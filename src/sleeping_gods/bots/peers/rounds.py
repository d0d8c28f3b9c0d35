"""Gives every engine the same CPU time, in rounds that alternate."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from statistics import median


@dataclass(frozen=True, slots=True)
class Contestant:
    """A program that answers rounds as `player.serve` does."""

    name: str
    command: tuple[str, ...]
    variables: Mapping[str, str] = field(default_factory=dict)
    """Environment variables that it needs."""
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """What was played in one round."""

    decisions: int
    draws: int
    games: int
    seconds: float
    """Of CPU time."""

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


@dataclass(slots=True)
class Result:
    """All rounds of one contestant."""

    name: str
    ours: bool
    rounds: list[Round] = field(default_factory=list)

    @property
    def best(self) -> float:
        """The fastest round: the one that neighbours on the machine disturbed least."""
        return max(round_.speed for round_ in self.rounds)

    @property
    def middle(self) -> float:
        """The median round."""
        return median(round_.speed for round_ in self.rounds)

    @property
    def draws(self) -> float:
        """Draws of chance for each decision."""
        return sum(round_.draws for round_ in self.rounds) / max(1, sum(round_.decisions for round_ in self.rounds))

    def over(self, other: Result) -> tuple[float, float]:
        """How many times as fast as another: best over best, and the median of the ratios within each round."""
        pairs = zip(self.rounds, other.rounds, strict=True)
        return self.best / other.best, median(own_round.speed / theirs.speed for own_round, theirs in pairs)


class SilentError(Exception):
    """A contestant ended without an answer."""


def compete(contestants: Sequence[Contestant], rounds: int, seconds: float) -> list[Result]:
    """Let all play all rounds in turn; the first round warms up and does not count."""
    results = [Result(contestant.name, contestant.ours) for contestant in contestants]
    with ExitStack() as stack:
        running = [stack.enter_context(_running_program(contestant)) for contestant in contestants]
        for number in range(rounds + 1):
            for result, process in zip(results, running, strict=True):
                played = _round(result.name, process, seconds, number)
                if number:
                    result.rounds.append(played)
    return results


@contextmanager
def _running_program(contestant: Contestant) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(  # noqa: S603  # a command of our own making
        contestant.command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **contestant.variables},
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def _round(name: str, process: subprocess.Popen[str], seconds: float, seed: int) -> Round:
    if process.stdin is None or process.stdout is None:
        raise SilentError(name)
    try:
        process.stdin.write(f"{seconds} {seed}\n")
        process.stdin.flush()
    except BrokenPipeError:
        raise SilentError(f"{name} has ended before its round") from None
    answer = process.stdout.readline()
    if not answer:
        raise SilentError(f"{name} has ended within its round")
    return Round(**json.loads(answer))


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
                best, middle = own_result.over(other)
                lines.append(f"  {own_result.name:{wide}} {best:>10.2f} {middle:>10.2f} × {other.name}")
    return lines
