"""The page of simulated campaigns: everything that it promises is on it, and nothing that runs or is fetched."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sleeping_gods.authoring.campaign_report.axes import nice_steps
from sleeping_gods.authoring.campaign_report.bar_chart import ChartBar, bar_chart
from sleeping_gods.authoring.campaign_report.page import PARTS, report_page
from sleeping_gods.authoring.campaign_report.results import RunResults
from sleeping_gods.authoring.campaign_report.sections import unbeaten_by_turn
from sleeping_gods.authoring.campaign_report.tables_by_name import card_differences
from sleeping_gods.authoring.project import open_project
from sleeping_gods.cli import main
from sleeping_gods.simulation.estimates import Interval
from sleeping_gods.simulation.schema import CAMPAIGN_COLUMNS, EVENT_COLUMNS, Row
from sleeping_gods.wording.files import missing_messages

from .plans import AT, OF_EVENT, made_up, plan_for, played

VOID = {"meta", "br"}


class Page(HTMLParser):
    """A page as a reader finds it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.cells: list[list[str]] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what is there."""
        values = dict(attrs)
        self.tags.append(tag)
        self.ids.add(values.get("id") or "")
        self.addresses += [value or "" for key, value in attrs if key in ("href", "src", "xlink:href")]
        if tag == "tr":
            self.cells.append([])
        if tag in ("td", "th"):
            self.cells[-1].append("")
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element of a picture."""
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        """What was opened last is closed first."""
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Text, in a cell of a table or elsewhere."""
        self.words.append(data)
        if self._open and self._open[-1] in ("td", "th"):
            self.cells[-1][-1] += data


def results(pack: str, name: str, *, seed: int = 1, count: int = 2) -> RunResults:
    """A run of a few campaigns."""
    plan = plan_for(pack, campaigns=count, robot="random", seed=seed)
    run = RunResults(name, plan)
    part = played(plan, 0, count)
    run.add(part.campaigns, part.events)
    return run


def imagined(campaigns: list[dict[str, object]], events: list[dict[str, object]], name: str = "run") -> RunResults:
    """A run of campaigns and events that differ from blank ones as is said."""
    blank = made_up(0)
    run = RunResults(name, plan_for(campaigns=max(1, len(campaigns))))

    def rows(of: list[dict[str, object]], like: Row, at: dict[str, int]) -> list[Row]:
        filled: list[Row] = []
        for number, values in enumerate(of):
            row = list(like)
            row[0] = number
            for key, value in values.items():
                assert isinstance(value, str | int)
                row[at[key]] = value
            filled.append(row)
        return filled

    run.add(rows(campaigns, blank.campaigns[0], AT), rows(events, blank.events[0], OF_EVENT))
    return run


@pytest.mark.parametrize(("pack", "mark"), [("harbour", "The Harbour"), ("airfield", "The Airfield")])
def test_a_run_is_drawn_whole_and_loads_nothing(pack: str, mark: str) -> None:
    """Every part, a chart in most of them, the maps of the pack, well-formed, without script or foreign address."""
    html = report_page([results(pack, "before")], open_project(pack))
    page = Page(html)

    assert {*PARTS} <= page.ids
    assert any(name.startswith("map") for name in page.ids)
    assert html.count('class="chart"') >= 5
    assert mark in " ".join(page.words)
    assert "script" not in page.tags
    assert all(address.startswith("#") for address in page.addresses)
    assert "://" not in re.sub(r'xmlns="[^"]*"', "", html)
    assert "prefers-color-scheme:dark" in html
    assert "No causal claim" in html
    assert "visits a campaign" in html


def test_two_runs_are_compared_with_intervals() -> None:
    """Both names, the differences, and what of the plans is different; in French too."""
    runs = [results("harbour", "before"), results("harbour", "after", seed=2)]

    page, french = Page(report_page(runs, open_project("harbour"))), Page(report_page(runs, None, "fr"))

    (score,) = [cells for cells in page.cells if cells and cells[0] == "score"]
    assert re.fullmatch(r"[+−]?[\d.,]+ \([+−]?[\d.,]+ to [+−]?[\d.,]+\)", score[1])
    assert score[-1] in ("yes", "no")
    assert ["seed", "1", "2"] in page.cells
    assert "comparison" in page.ids & french.ids
    assert "Où va la santé" in french.words
    assert not any(name.startswith("map") for name in french.ids)


def test_what_a_table_holds_is_never_markup() -> None:
    """Names of runs, places, cards and endings come from files that anybody may have written."""
    bad = "<script>alert(1)</script>"
    campaigns: list[dict[str, object]] = [{"ending": bad, "over": bad, "mode": bad, "defeats": 1}]
    events: list[dict[str, object]] = [
        {"kind": kind, "place": bad, "name": bad, "outcome": "story: fight", "source": "story", "number": 1}
        for kind in ("card", "use", "defeat", "visit")
    ]

    assert "<script" not in report_page([imagined(campaigns, events[:1], bad)], open_project("harbour"))
    run = imagined(campaigns * 4, events, bad)
    assert "<script" not in report_page([run, run], None)


def test_survival_counts_a_campaign_as_long_as_it_lasts() -> None:
    """Of four, one is beaten in turn 1, one ends unbeaten there, one is beaten in turn 2: 3/4, then 3/4 x 1/2."""
    turns: list[dict[str, object]] = [{"turns": 3}, {"turns": 1}, {"turns": 3}, {"turns": 3}]
    defeats: list[dict[str, object]] = [{"kind": "defeat", "turn": 1}, {}, {"kind": "defeat", "turn": 2}]
    run = imagined(turns, defeats)

    assert unbeaten_by_turn(run) == [(0, 1), (1, 0.75), (2, 0.375), (3, 0.375)]


def test_a_card_is_compared_with_campaigns_without_it() -> None:
    """Ten with it score 5 more than ten without; a card that nearly all have is not compared."""
    scores: list[dict[str, object]] = [{"score": 10 + number % 2 + (5 if number < 10 else 0)} for number in range(20)]
    gained: list[dict[str, object]] = [{"kind": "card", "name": "bell", "outcome": "gained"} for _ in range(10)]
    run = imagined(scores, gained)
    run.cards["rope"] = {*range(15)}

    differences = card_differences(run)

    assert {*differences} == {"bell"}
    assert differences["bell"].value == pytest.approx(5)
    assert differences["bell"].is_clear


@pytest.mark.parametrize(
    ("low", "high", "steps"),
    [(0, 10, [0, 2, 4, 6, 8, 10]), (-3, 7, [-4, -2, 0, 2, 4, 6, 8]), (0, 0, [0, 0])],
)
def test_scales_have_round_steps(low: float, high: float, steps: list[float]) -> None:
    """From below the lowest value to above the highest; a single value has a scale too."""
    marks = nice_steps(low, high)

    assert marks == pytest.approx(steps, abs=1e-8)
    assert len(marks) > 1


def test_bars_to_both_sides_of_nothing() -> None:
    """A difference below 0 goes to the left; an unknown interval draws none."""
    say: Callable[[float, int], str] = lambda value, places: f"{value:.{places}f}"  # noqa: E731  # as callers give it

    chart = bar_chart(
        "cards",
        [ChartBar("bell", [Interval(-2, -3, -1)]), ChartBar("rope", [Interval(1, float("-inf"), float("inf"))])],
        say,
        "x",
    )

    assert chart.count('class="err"') == 1
    assert chart.count('class="bar0"') == 2
    assert bar_chart("cards", [], say, "x") == ""


def test_french_has_all_words_of_the_page() -> None:
    """None is said in English."""
    assert missing_messages("fr", "simulation") == []
    assert len(CAMPAIGN_COLUMNS) > len(EVENT_COLUMNS)


class TestCommand:
    """simulate report."""

    def test_it_writes_the_page_of_a_run(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Played and reported from the command line; a run that is not whole says how much of it is there."""
        run, out = tmp_path / "run", tmp_path / "page.html"
        call = [
            "simulate",
            "--pack",
            "harbour",
            "--robot",
            "random",
            "--jobs",
            "1",
            "--campaigns",
            "2",
            "--players",
            "1",
        ]
        assert main([*call, "--out", str(run)]) == 0
        next(iter(sorted((run / "campaigns").iterdir()))).unlink()

        assert main(["simulate", "report", str(run), "--out", str(out)]) == 0

        assert "1 of 2" in out.read_text()
        assert "page.html" in capsys.readouterr().out

    def test_nothing_to_show_is_told(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """No run, or one without any campaign."""
        assert main(["simulate", "report", str(tmp_path)]) == 2

        assert "holds no run" in capsys.readouterr().err
