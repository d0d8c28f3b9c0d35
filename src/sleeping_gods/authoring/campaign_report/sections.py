"""The parts of the page that show how campaigns went: scores, survival, health, endings and what kills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from statistics import median

from ...simulation.estimates import mean_of, share_of
from .charts import ChartBar, ChartLine, bar_chart, histogram, line_chart
from .markup import figure, pair, paragraph, section, table
from .report_words import ReportWords
from .results import STEPS, RunResults

LOWER, UPPER = 0.1, 0.9
"""The shares of campaigns between which the band of health lies."""


def scores(runs: Sequence[RunResults], words: ReportWords) -> str:
    """The score: how it is spread, and its mean by difficulty and number of players."""
    chart = histogram(
        words.say("scores"),
        [run.figures["score"] for run in runs],
        (words.say("points"), words.say("share-campaigns")),
        lambda value: words.number(value, 0),
        words.share,
    )
    rows = []
    for run in runs:
        for (mode, players), values in sorted(run.groups.items()):
            name = words.say("group", mode=mode, players=players)
            mean = words.span(mean_of([float(value) for value in values]))
            row = [
                name,
                words.number(len(values), 0),
                mean,
                words.number(median(values), 0),
                f"{min(values)}–{max(values)}",
            ]
            rows.append([run.name, *row] if len(runs) > 1 else row)
    heads = [words.say(key) for key in ("head-group", "head-campaigns", "head-mean", "head-median", "head-range")]
    heads = [words.say("head-run"), *heads] if len(runs) > 1 else heads
    return section("scores", words.say("scores"), pair(chart, table(heads, rows)), paragraph(words.say("scores-note")))


def survival(runs: Sequence[RunResults], words: ReportWords) -> str:
    """How many campaigns are still unbeaten after each turn, and how much health parties have then."""
    unbeaten = [ChartLine(unbeaten_by_turn(run)) for run in runs]
    health = [_health_line(run) for run in runs]
    names = words.say("turn"), words.say("share-campaigns")
    whole = line_chart(words.say("survival"), unbeaten, names, lambda at: words.number(at, 0), words.share)
    left = line_chart(
        words.say("health"),
        health,
        (words.say("turn"), words.say("share-health")),
        lambda at: words.number(at, 0),
        words.share,
    )
    return section(
        "survival",
        words.say("survival"),
        pair(figure(words.say("unbeaten"), whole), figure(words.say("health"), left)),
        paragraph(words.say("survival-note")),
    )


def unbeaten_by_turn(run: RunResults) -> list[tuple[float, float]]:
    """The Kaplan-Meier estimate: campaigns that end unbeaten are counted as long as they last."""
    at_risk, share = run.campaigns, 1.0
    points = [(0.0, 1.0)]
    for turn in range(1, max(run.last_turns, default=0) + 1):
        beaten = run.first_defeats[turn] + (run.first_defeats[0] if turn == 1 else 0)
        if at_risk:
            share *= 1 - beaten / at_risk
        at_risk -= beaten + run.unbeaten_turns[turn]
        points.append((float(turn), share))
    return points


def _health_line(run: RunResults) -> ChartLine:
    turns = [turn for turn in sorted(run.health) if turn and run.health[turn].total() >= run.campaigns / 20]
    points = [(float(turn), _mean(run.health[turn]) / STEPS) for turn in turns]
    band = [(float(turn), *_ends(run.health[turn])) for turn in turns]
    return ChartLine(points, band)


def _mean(counts: Counter[int]) -> float:
    return sum(step * count for step, count in counts.items()) / counts.total()


def _ends(counts: Counter[int]) -> tuple[float, float]:
    steps = sorted(counts)
    sums = list(accumulate(counts[step] for step in steps))
    low, high = (
        next(step for step, whole in zip(steps, sums, strict=True) if whole >= share * sums[-1])
        for share in (LOWER, UPPER)
    )
    return low / STEPS, high / STEPS


def losses(runs: Sequence[RunResults], words: ReportWords) -> str:
    """Where health goes, by what was going on, by member, and the damage on ship or plane."""

    def bars(of: Sequence[dict[tuple[str, str], int]]) -> list[ChartBar]:
        keys = sorted({key for run in of for key in run}, key=lambda key: -of[0].get(key, 0))
        per = [
            [run_losses.get(key, 0) / max(1, run.campaigns) for run_losses, run in zip(of, runs, strict=True)]
            for key in keys
        ]
        return [
            ChartBar(cause_words(words, *key), [(value, value, value) for value in values])
            for key, values in zip(keys, per, strict=True)
        ]

    members = sorted({name for run in runs for name in run.members}, key=lambda name: -runs[0].members[name])
    by_member = [
        ChartBar(name, [(run.members[name] / max(1, run.campaigns),) * 3 for run in runs], name)
        for name in members[:12]
    ]
    say, unit = words.number, words.say("points-campaign")
    return section(
        "losses",
        words.say("losses"),
        pair(
            figure(
                words.say("by-cause"), bar_chart(words.say("by-cause"), bars([run.losses for run in runs]), say, unit)
            ),
            figure(words.say("by-member"), bar_chart(words.say("by-member"), by_member, say, unit)),
            figure(
                words.say("vessel"),
                bar_chart(words.say("vessel"), bars([run.vessel_losses for run in runs]), say, unit),
            ),
        ),
        paragraph(words.say("losses-note")),
    )


def cause_words(words: ReportWords, source: str, cause: str) -> str:
    """What was going on, and how the loss came."""
    return f"{words.say(f'source_{source}')}: {words.say('cause_' + cause.replace(' ', '-'))}"


def endings(runs: Sequence[RunResults], words: ReportWords) -> str:
    """How often each ending is reached, and when."""
    rows = []
    names = sorted({name for run in runs for name in run.endings}, key=lambda name: -len(runs[0].endings.get(name, ())))
    for name in names:
        for run in runs:
            turns = sorted(run.endings.get(name, ()))
            share = words.span(share_of(len(turns), run.campaigns), 0, percent=True)
            when = (
                [words.number(turns[0], 0), words.number(median(turns), 1), words.number(turns[-1], 0)]
                if turns
                else ["–"] * 3
            )
            rows.append([*([run.name] if len(runs) > 1 else []), name, words.number(len(turns), 0), share, *when])
    heads = [
        words.say(key)
        for key in ("head-ending", "head-campaigns", "head-share", "head-first", "head-median", "head-last")
    ]
    heads = [words.say("head-run"), *heads] if len(runs) > 1 else heads
    return section("endings", words.say("endings"), table(heads, rows), paragraph(words.say("endings-note")))


def killers(runs: Sequence[RunResults], words: ReportWords, titles: dict[str, str]) -> str:
    """The last loss before each defeat, and where that was."""
    if not any(run.killers for run in runs):
        return section("killers", words.say("killers"), paragraph(words.say("no-defeats")))
    keys = sorted({key for run in runs for key in run.killers}, key=lambda key: -runs[0].killers[key])
    bars = []
    for key in keys:
        values = [run.killers[key] / max(1, run.campaigns) for run in runs]
        bars.append(ChartBar(loss_words(words, key), [(value, value, value) for value in values]))
    chart = bar_chart(words.say("killers"), bars, words.number, words.say("defeats-campaign"))
    places = Counter[tuple[str, str]]()
    for run in runs:
        places.update(run.killing_places)
    rows = [
        [
            place_words(words, place, titles),
            loss_words(words, loss),
            *(words.number(run.killing_places[place, loss], 0) for run in runs),
        ]
        for (place, loss), _ in sorted(places.items(), key=lambda item: (-item[1], item[0]))[:15]
    ]
    counts = [words.say("head-defeats")] if len(runs) == 1 else [run.name for run in runs]
    heads = [words.say("head-where"), words.say("head-loss"), *counts]
    return section(
        "killers", words.say("killers"), pair(chart, table(heads, rows)), paragraph(words.say("killers-note"))
    )


def loss_words(words: ReportWords, loss: str) -> str:
    """A loss as a row of a table names it."""
    source, _, cause = loss.partition(": ")
    return cause_words(words, source, cause) if cause else words.say("nothing-before")


def place_words(words: ReportWords, place: str, titles: dict[str, str]) -> str:
    """A location with its title, or what was going on outside of any."""
    if place in ("event", "travel", "search", "other", "story"):
        return words.say(f"source_{place}")
    return f"{place} {titles.get(place, '')}".strip()
