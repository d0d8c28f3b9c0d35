"""Places and cards, row by row: what happened there, and how campaigns with a card compare with those without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...simulation.estimates import Interval, difference_of_means, share_of
from .bar_chart import ChartBar, bar_chart
from .markup import Html, escaped, folded, joined, pair, paragraph, section, table
from .report_words import ReportWords
from .results import PlaceResult, RunResults

BARS_SHOWN = 14
"""Cards in the chart; the table has all of them."""
FEWEST = 10
"""With fewer campaigns on one side nothing is said of a card."""


def places(runs: Sequence[RunResults], words: ReportWords, titles: Mapping[str, str], maps: Mapping[int, Html]) -> Html:
    """Visits and success: the maps, and a table with the place that fails most often first."""
    drawn = joined(Html(f'<div class="wide map" id="map{first}">{picture}</div>\n') for first, picture in maps.items())
    run = runs[-1]
    names = sorted(run.places, key=lambda name: (_rank(run.places[name]), name))
    rows = [_place_row(f"{name} {titles.get(name, '')}".strip(), run.places[name], run, words) for name in names]
    keys = (
        "head-place",
        "head-visits",
        "head-tests",
        "head-tests-passed",
        "head-fights",
        "head-fights-won",
        "head-health",
    )
    whose = paragraph(words.say("map-of", run=run.name)) if len(runs) > 1 else Html("")
    note = paragraph(words.say("map-note")) if drawn else paragraph(words.say("no-map"), "warn")
    by_place = folded(words.say("places-table", count=len(rows)), table([words.say(key) for key in keys], rows))
    return section("places", words.say("places"), whose, note, drawn, by_place)


def _rank(place: PlaceResult) -> float:
    """The key to sort a place by: its share of successes; without any test a number above 1, which sorts last."""
    return place.successes / place.trials if place.trials else 2.0


def _place_row(name: str, place: PlaceResult, run: RunResults, words: ReportWords) -> list[str]:
    """A place: how often it was visited, and how its tests and fights went."""
    tests, fights = place.passed + place.failed, place.won + place.lost
    return [
        name,
        words.number(place.visits / max(1, run.campaigns), 2),
        words.number(tests, 0),
        words.span(share_of(place.passed, tests), 0, percent=True) if tests else "–",
        words.number(fights, 0),
        words.span(share_of(place.won, fights), 0, percent=True) if fights else "–",
        words.number(place.health / max(1, place.visits), 2),
    ]


def cards(runs: Sequence[RunResults], words: ReportWords, names: Mapping[str, str]) -> Html:
    """The score of campaigns in which a card was gained beside that of the others."""
    blocks = []
    for run in runs:
        values = card_differences(run)
        ranked = sorted(values, key=lambda card: -values[card].value)
        chosen = ranked if len(ranked) <= BARS_SHOWN else [*ranked[: BARS_SHOWN // 2], *ranked[-BARS_SHOWN // 2 :]]
        bars = [
            ChartBar(names.get(card, card), [values[card]], f"{card}: {words.change(values[card])}") for card in chosen
        ]
        title = Html(f"<h3>{_key(runs, run)}</h3>" if len(runs) > 1 else "")
        chart = bar_chart(words.say("cards"), bars, words.number, words.say("points-difference"))
        most_gained = sorted(run.cards, key=lambda card: (-len(run.cards[card]), card))
        rows = [_card_row(names.get(card, card), card, run, values.get(card), words) for card in most_gained]
        keys = ("head-card", "head-campaigns", "head-share", "head-difference", "head-uses")
        whole = folded(words.say("cards-table", count=len(rows)), table([words.say(key) for key in keys], rows))
        blocks.append(joined((title, chart, whole)))
    return section(
        "cards",
        words.say("cards"),
        paragraph(words.say("cards-warning"), "warn"),
        pair(*blocks),
        paragraph(words.say("cards-note")),
    )


def _card_row(name: str, card: str, run: RunResults, difference: Interval | None, words: ReportWords) -> list[str]:
    """A card: how often it was gained and used, and how much higher the score was with it, if that can be said."""
    gained = len(run.cards[card])
    return [
        name,
        words.number(gained, 0),
        words.share(gained / max(1, run.campaigns)),
        words.say("too-few") if difference is None else words.change(difference),
        words.number(run.uses[card] / max(1, gained), 1),
    ]


def _key(runs: Sequence[RunResults], run: RunResults) -> Html:
    """The name of a run with its colour."""
    return Html(f'<span class="key key{list(runs).index(run)}"></span>{escaped(run.name)}')


def card_differences(run: RunResults) -> dict[str, Interval]:
    """How much higher the score is in campaigns with each card that enough have, and enough have not."""
    scores = run.figures["score"]
    differences = {}
    for card, gained in run.cards.items():
        if FEWEST <= len(gained) <= len(scores) - FEWEST:
            having = [score for at, score in enumerate(scores) if at in gained]
            others = [score for at, score in enumerate(scores) if at not in gained]
            differences[card] = difference_of_means(others, having)
    return differences
