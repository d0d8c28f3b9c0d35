"""Playtests in rounds: the same counts whatever the number of processes, and a report that adds up."""

from __future__ import annotations

from collections import Counter

import pytest

from sleeping_gods.authoring.playtest.playtesting import playtest
from sleeping_gods.authoring.playtest.reached import report_of, with_hazards
from sleeping_gods.authoring.playtest.reviewed import Reviewed
from sleeping_gods.authoring.project import open_project
from sleeping_gods.bots.runs.batch import BatchTally, Stuck
from sleeping_gods.bots.runs.outcome import CampaignOutcome
from sleeping_gods.bots.runs.plan import Order
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.simulation.campaign import prepared_pack

from ..daily import first_daily


def outcome(bot: str, ending: str, *, defeats: int = 0, lost: bool = False) -> CampaignOutcome:
    """A campaign."""
    over = "ending" if ending else ""
    return CampaignOutcome(bot, "normal", 2, over, ending, lost, defeats, 40, 900, 300, 3, 8, 10, 50)


@pytest.mark.slow
def test_a_report_tells_reached_places_from_holes_and_reviewed_ones() -> None:
    """Hits by location; what was missed is a hole unless it was reviewed; what was reviewed and reached is told."""
    project = open_project("harbour")
    assert project.pack is not None
    prepared = prepared_pack("harbour", project.pack.digest)
    places = with_hazards(prepared.places, project.source)
    hits = Counter({place.key: 2 for place in places if place.name not in ("2c", "5c")})
    reviewed = Reviewed("reviewed.txt", {"2c": "needs ECHO", "3a": "was rare"})

    report = report_of("harbour", places, BatchTally(hits), reviewed)

    assert [place.name for place in report.holes] == ["5c"]
    assert report.spared == ["3a"]
    assert not report.good
    rows = {row.title: row for row in report.rows}
    assert (rows["2"].holes, rows["2"].reviewed, rows["2"].visits) == (0, 1, 2)
    assert rows["5"].holes == 1
    assert sum(row.places for row in report.rows) == len(places)
    hazard = next(place for place in places if place.kind == "hazard")
    assert hazard.file == "atlas/02.toml"
    assert hazard.line > 1


def test_a_report_is_good_only_without_holes_and_stuck_campaigns() -> None:
    """One stuck campaign spoils it."""
    project = open_project("harbour")
    assert project.pack is not None
    places = prepared_pack("harbour", project.pack.digest).places
    hits = Counter({place.key: 1 for place in places})

    assert report_of("harbour", places, BatchTally(hits), Reviewed()).good
    assert not report_of(
        "harbour", places, BatchTally(hits, [], [Stuck("endless", "", 0, "random", 9)]), Reviewed()
    ).good


def test_campaigns_are_counted_by_bot_and_mode() -> None:
    """Endings, defeats and the share that survived."""
    tally = BatchTally(
        Counter(),
        [outcome("careful", "home"), outcome("careful", "deep", defeats=3, lost=True), outcome("least", "")],
    )

    report = report_of("harbour", (), tally, Reviewed())

    careful, least = report.figures["careful", "normal"], report.figures["least", "normal"]
    assert (careful.campaigns, careful.survived, careful.unbeaten, careful.stuck) == (2, 1, 1, 0)
    assert careful.endings == {"home": 1, "deep": 1}
    assert careful.mean("defeats") == 1.5
    assert (least.survived, least.stuck) == (0, 1)


@pytest.mark.slow
@pytest.mark.parametrize(("campaigns", "jobs"), first_daily([(16, 2), (24, 3)]))
def test_the_counts_are_the_same_for_any_number_of_processes(campaigns: int, jobs: int) -> None:
    """Rounds of eight campaigns, by one process and by several."""
    digest = load_pack("harbour")[1].digest
    told: list[int] = []

    order = Order(campaigns, seed=5)
    alone = playtest("harbour", digest, order, progress=lambda tally: told.append(len(tally.outcomes)))
    together = playtest("harbour", digest, order, jobs=jobs)

    assert alone == together
    assert told == [*range(8, campaigns + 1, 8)]
    assert len(alone.outcomes) == campaigns
    assert not alone.stuck
    places = prepared_pack("harbour", digest).places
    assert alone.hits.keys() <= {place.key for place in places}
    assert len(alone.hits) > 0.9 * len(places)
