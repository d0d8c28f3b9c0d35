"""Two runs beside each other: differences with their confidence intervals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import NamedTuple

from ...simulation.estimates import Interval, difference_of_means, difference_of_shares, mean_of, share_of
from .bar_chart import ChartBar, bar_chart
from .markup import Html, folded, heading, joined, paragraph, section, table
from .report_words import ReportWords
from .results import FIGURES, RunResults

FEWEST = 20
"""Challenges and fights on each side before a place is compared."""
MAX_BARS = 12
"""Places in the chart; the table has all of them."""
MAX_LETTERS = 24
"""Of a parameter's value, such as a digest."""


def comparison(before: RunResults, after: RunResults, words: ReportWords, titles: Mapping[str, str]) -> Html:
    """Means and shares of both runs, their differences, and what else is different."""
    lines = [*_means(before, after, words), *_shares(before, after, words)]
    rows = [[*line.cells(words)] for line in lines]
    clear = frozenset(at for at, line in enumerate(lines) if line.difference.is_clear)
    heads = [words.say("head-figure"), words.say("head-difference"), before.name, after.name, words.say("head-clear")]
    return section(
        "comparison",
        words.say("comparison", before=before.name, after=after.name),
        table(heads, rows, clear),
        paragraph(words.say("comparison-note")),
        _unlike(before, after, words),
        _by_place(before, after, words, titles),
    )


class _Line(NamedTuple):
    """One figure of both runs, and its difference, also in words."""

    name: str
    before: str
    """The figure of the first run."""
    after: str
    """The figure of the second run."""
    difference: Interval
    change: str
    """The difference in words."""

    def cells(self, words: ReportWords) -> list[str]:
        """The cells of its row."""
        mark = words.say("is-clear" if self.difference.is_clear else "is-unclear")
        return [self.name, self.change, self.before, self.after, mark]


def _means(before: RunResults, after: RunResults, words: ReportWords) -> Iterator[_Line]:
    """Figures whose means are compared; what is 0 in every campaign of both is left out."""
    for figure in FIGURES:
        first, second = before.figures[figure], after.figures[figure]
        if any(first) or any(second):
            difference = difference_of_means(first, second)
            yield _Line(
                words.say(f"figure_{figure}"),
                words.number(mean_of(first).value, 2),
                words.number(mean_of(second).value, 2),
                difference,
                words.change(difference, 2),
            )


def _shares(before: RunResults, after: RunResults, words: ReportWords) -> Iterator[_Line]:
    """Campaigns that were survived, and tests that were passed."""
    for key, first, second in (
        ("survived", (before.survived, before.campaigns), (after.survived, after.campaigns)),
        ("passed", (before.passed, before.tests), (after.passed, after.tests)),
    ):
        difference = difference_of_shares(first, second)
        yield _Line(
            words.say(f"figure_{key}"),
            words.share(share_of(*first).value, 1),
            words.share(share_of(*second).value, 1),
            difference,
            words.change(difference, 1, percent=True),
        )


def _unlike(before: RunResults, after: RunResults, words: ReportWords) -> Html:
    """The settings in which two plans differ, as a warning that their campaigns cannot be compared."""
    first, second = asdict(before.plan), asdict(after.plan)
    rows = [
        [name, _worded(first[name]), _worded(second[name])]
        for name in first
        if first[name] != second[name] and name != "part"
    ]
    if not rows:
        return paragraph(words.say("same-plan"))
    heads = [words.say("head-parameter"), before.name, after.name]
    return joined((heading(words.say("unlike")), table(heads, rows)))


def _worded(value: object) -> str:
    """A setting of a run in words."""
    return ", ".join(map(_worded, value)) if isinstance(value, (tuple, list)) else str(value)[:MAX_LETTERS]


def _by_place(before: RunResults, after: RunResults, words: ReportWords, titles: Mapping[str, str]) -> Html:
    """Places with enough challenges and fights in both runs, by how much their share of successes changed."""
    differences: dict[str, Interval] = {}
    for name in before.places.keys() & after.places.keys():
        first, second = before.places[name], after.places[name]
        if first.trials >= FEWEST and second.trials >= FEWEST:
            differences[name] = difference_of_shares((first.successes, first.trials), (second.successes, second.trials))
    ranked = sorted(differences, key=lambda name: (-abs(differences[name].value), name))
    rows = []
    for name in ranked:
        shares = [run.places[name].successes / run.places[name].trials for run in (before, after)]
        mark = words.say("is-clear" if differences[name].is_clear else "is-unclear")
        change = words.change(differences[name], 0, percent=True)
        rows.append([f"{name} {titles.get(name, '')}".strip(), change, *map(words.share, shares), mark])
    clear = [name for name in ranked if differences[name].is_clear][:MAX_BARS]
    bars = [ChartBar(f"{name} {titles.get(name, '')}".strip(), [_in_percent(differences[name])]) for name in clear]
    chart = bar_chart(words.say("place-changes"), bars, words.number, words.say("percentage-points"))
    heads = [words.say("head-place"), words.say("head-difference"), before.name, after.name, words.say("head-clear")]
    title = words.say(
        "place-changes-count", clear=sum(each.is_clear for each in differences.values()), count=len(differences)
    )
    note = paragraph(words.say("place-changes-note"))
    return joined((heading(title), chart, note, folded(words.say("place-changes-table"), table(heads, rows))))


def _in_percent(share: Interval) -> Interval:
    """A share in percent, with its interval."""
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)
