"""The parts of the page that show how campaigns went: scores, survival, health, endings and what kills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from statistics import median

from ...simulation.estimates import mean_of, share_of
from .axes import Axis
from .bar_chart import ChartBar, bar_chart, exactly
from .charts import BandPoint, ChartLine, histogram, line_chart
from .markup import Html, figure, pair, paragraph, section, table
from .report_words import ReportWords
from .results import STEPS, RunResults

LOWER, UPPER = 0.1, 0.9
"""The shares of campaigns between which the band of health lies."""
MIN_SHARE = 1 / 20
"""The share of the campaigns that must still be played for their health to be drawn."""
MAX_MEMBERS, MAX_KILLING_PLACES = 12, 15
"""Rows that are shown."""


def scores(runs: Sequence[RunResults], words: ReportWords) -> Html:
    """The score: how it is spread, and its mean by difficulty and number of players."""
    chart = histogram(
        words.say("scores"),
        [run.figures["score"] for run in runs],
        Axis(words.say("points"), words.whole),
        Axis(words.say("share-campaigns"), words.share),
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
            rows.append([*_run_column(runs, run.name), *row])
    keys = ("head-group", "head-campaigns", "head-mean", "head-median", "head-range")
    heads = [*_run_column(runs, words.say("head-run")), *map(words.say, keys)]
    return section("scores", words.say("scores"), pair(chart, table(heads, rows)), paragraph(words.say("scores-note")))


def _run_column(runs: Sequence[RunResults], cell: str) -> list[str]:
    """The cell that tells of which run a row is; none where there is only one run."""
    return [cell] if len(runs) > 1 else []


def survival(runs: Sequence[RunResults], words: ReportWords) -> Html:
    """How many campaigns are still unbeaten after each turn, and how much health parties have then."""
    turns = Axis(words.say("turn"), words.whole)
    unbeaten = line_chart(
        words.say("survival"),
        [ChartLine(unbeaten_by_turn(run)) for run in runs],
        turns,
        Axis(words.say("share-campaigns"), words.share),
    )
    health = line_chart(
        words.say("health"),
        [_health_line(run) for run in runs],
        turns,
        Axis(words.say("share-health"), words.share),
    )
    return section(
        "survival",
        words.say("survival"),
        pair(figure(words.say("unbeaten"), unbeaten), figure(words.say("health"), health)),
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
    """The health of the party by turn, as long as enough campaigns last."""
    fewest = run.campaigns * MIN_SHARE
    turns = [turn for turn in sorted(run.health) if turn and run.health[turn].total() >= fewest]
    points = [(float(turn), _mean(run.health[turn]) / STEPS) for turn in turns]
    return ChartLine(points, [_band_at(turn, run.health[turn]) for turn in turns])


def _mean(counts: Counter[int]) -> float:
    """The mean of counted steps."""
    return sum(step * count for step, count in counts.items()) / counts.total()


def _band_at(turn: int, counts: Counter[int]) -> BandPoint:
    """The shares of health that most campaigns have left after a turn, without the best and the worst."""
    return BandPoint(float(turn), _quantile(counts, LOWER) / STEPS, _quantile(counts, UPPER) / STEPS)


def _quantile(counts: Counter[int], share: float) -> int:
    """The least value that this share of the counted values does not exceed."""
    values = sorted(counts)
    sums = accumulate(counts[value] for value in values)
    return next(value for value, upto in zip(values, sums, strict=True) if upto >= share * counts.total())


def losses(runs: Sequence[RunResults], words: ReportWords) -> Html:
    """Where health goes, by what was going on, by member, and the damage on ship or plane."""
    members = sorted({name for run in runs for name in run.members}, key=lambda name: (-runs[0].members[name], name))
    by_member = [
        ChartBar(name, [exactly(_per_campaign(run.members[name], run)) for run in runs], name)
        for name in members[:MAX_MEMBERS]
    ]
    bars_by_key = {
        "by-cause": _bars_by_cause(runs, [run.losses for run in runs], words),
        "by-member": by_member,
        "vessel": _bars_by_cause(runs, [run.vessel_losses for run in runs], words),
    }
    unit = words.say("points-campaign")
    figures = [
        figure(words.say(key), bar_chart(words.say(key), bars, words.number, unit)) for key, bars in bars_by_key.items()
    ]
    return section("losses", words.say("losses"), pair(*figures), paragraph(words.say("losses-note")))


def _bars_by_cause(
    runs: Sequence[RunResults], losses_by_run: Sequence[dict[tuple[str, str], int]], words: ReportWords
) -> list[ChartBar]:
    """A label for each source and cause of losses, those that cost most in the first run first."""
    keys = {key for losses_of_run in losses_by_run for key in losses_of_run}
    bars = []
    for source, cause in sorted(keys, key=lambda key: (-losses_by_run[0].get(key, 0), key)):
        points = [losses_of_run.get((source, cause), 0) for losses_of_run in losses_by_run]
        values = [exactly(_per_campaign(lost, run)) for lost, run in zip(points, runs, strict=True)]
        bars.append(ChartBar(cause_words(words, source, cause), values))
    return bars


def _per_campaign(count: int, run: RunResults) -> float:
    """A count of a run for each of its campaigns."""
    return count / max(1, run.campaigns)


def cause_words(words: ReportWords, source: str, cause: str) -> str:
    """What was going on, and how the loss came."""
    return f"{words.say(f'source_{source}')}: {words.say('cause_' + cause.replace(' ', '-'))}"


def endings(runs: Sequence[RunResults], words: ReportWords) -> Html:
    """How often each ending is reached, and when."""
    rows = []
    names = sorted(
        {name for run in runs for name in run.endings}, key=lambda name: (-len(runs[0].endings.get(name, ())), name)
    )
    for name in names:
        for run in runs:
            turns = sorted(run.endings.get(name, ()))
            share = words.span(share_of(len(turns), run.campaigns), 0, percent=True)
            when = ["–", "–", "–"]
            if turns:
                when = [words.whole(turns[0]), words.number(median(turns), 1), words.whole(turns[-1])]
            rows.append([*_run_column(runs, run.name), name, words.whole(len(turns)), share, *when])
    keys = ("head-ending", "head-campaigns", "head-share", "head-first", "head-median", "head-last")
    heads = [*_run_column(runs, words.say("head-run")), *map(words.say, keys)]
    return section("endings", words.say("endings"), table(heads, rows), paragraph(words.say("endings-note")))


def killers(runs: Sequence[RunResults], words: ReportWords, titles: dict[str, str]) -> Html:
    """The last loss before each defeat, and where that was."""
    if not any(run.killers for run in runs):
        return section("killers", words.say("killers"), paragraph(words.say("no-defeats")))
    keys = sorted({key for run in runs for key in run.killers}, key=lambda key: (-runs[0].killers[key], key))
    bars = [
        ChartBar(loss_words(words, key), [exactly(_per_campaign(run.killers[key], run)) for run in runs])
        for key in keys
    ]
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
        for (place, loss), _ in sorted(places.items(), key=lambda item: (-item[1], item[0]))[:MAX_KILLING_PLACES]
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
