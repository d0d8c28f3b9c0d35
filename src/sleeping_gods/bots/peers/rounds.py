"""Gives every engine the same CPU time, in rounds that alternate."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import NamedTuple


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


class SpeedRatio(NamedTuple):
    """How many times as fast one contestant is as another."""

    best: float
    """The best round over the best."""
    middle: float
    """The median of the ratios within each round."""


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

    def over(self, other: Result) -> SpeedRatio:
        """How many times as fast as another."""
        pairs = zip(self.rounds, other.rounds, strict=True)
        middle = median(own_round.speed / theirs.speed for own_round, theirs in pairs)
        return SpeedRatio(best=self.best / other.best, middle=middle)


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
    """The engine of a contestant, running, and killed afterwards whatever happens."""
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
    """Let a running program play for some seconds; SilentError if it does not answer."""
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
