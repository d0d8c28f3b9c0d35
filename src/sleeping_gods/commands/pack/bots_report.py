"""The report of ``sleeping-gods pack bots`` for people."""

from __future__ import annotations

from ...authoring.playtest.reached import PlaytestReport
from ..command_words import figure, say

MAX_HOLES = 40
"""Places never reached that are listed; --json has them all."""
MIN_NAME_WIDTH = 12
"""The narrowest column for the names of locations."""
MAX_NAME_WIDTH = 36
"""The widest column for them; longer names are cut."""
ENDINGS_SHOWN = 5
"""Endings that a row names, the most frequent first."""


def print_report(report: PlaytestReport, name: str) -> None:
    """The report for people: locations, campaigns, holes, what was stuck."""
    _print_locations(report)
    print()
    _print_campaigns(report)
    print()
    _print_holes(report, name)
    reached = len(report.places) - len(report.unreached)
    summary = say(
        "bots_sum",
        reached=figure(f"{reached:,}"),
        places=figure(f"{len(report.places):,}"),
        share=figure(f"{report.share:.2%}"),
        holes=len(report.holes),
        reviewed=len(report.unreached) - len(report.holes),
        stuck=len(report.stuck),
    )
    print(summary)


def _print_locations(report: PlaytestReport) -> None:
    """A row for each location: its places, and how often they were reached."""
    names = [f"{row.title} {row.called}".strip() for row in report.rows]
    wide = min(MAX_NAME_WIDTH, max([MIN_NAME_WIDTH, *(len(name) + 2 for name in names)]))
    print(_head(location=-wide, places=8, reached=9, visits=9, least=8, holes=7))
    for row, name in zip(report.rows, names, strict=True):
        noted = f"  {say('bots_noted', count=row.reviewed)}" if row.reviewed else ""
        figures = f"{row.places:>8}{row.reached:>9}{row.visits:>9,}{row.least:>8,}{row.holes or '':>7}"
        print(f"{name[: wide - 1]:<{wide}}{figures}{noted}")


def _print_campaigns(report: PlaytestReport) -> None:
    """A row for each robot and mode: how its campaigns went; only the skies have camps."""
    first = _head(bot=-9, mode=-8, runs=6, ended=8, unbeaten=10, defeats=9, turns=7, decisions=11)
    skies = any(each.camps for each in report.figures.values())
    camps = _head(camps=7) if skies else ""
    print(f"{first}{camps}{_head(totems=8, quests=8, xp=7, score=7)}  {say('bots_head-endings')}")
    for (bot, mode), each in sorted(report.figures.items()):
        runs = max(1, each.campaigns)
        endings = ", ".join(f"{ending} {count}" for ending, count in each.endings.most_common(ENDINGS_SHOWN))
        camps = f"{each.mean('camps'):>7.1f}" if skies else ""
        print(
            f"{bot:<9}{mode:<8}{each.campaigns:>6}{each.survived / runs:>8.0%}{each.unbeaten / runs:>10.0%}"
            f"{each.mean('defeats'):>9}{each.mean('turns'):>7.0f}{each.mean('decisions'):>11,.0f}"
            f"{camps}{each.mean('totems'):>8.1f}{each.mean('quests'):>8.1f}{each.mean('xp'):>7.1f}{each.mean('score'):>7.0f}"
            f"  {endings}"
        )


def _print_holes(report: PlaytestReport, name: str) -> None:
    """Places that were never reached, and campaigns that could not go on."""
    for place in report.holes[:MAX_HOLES]:
        never = say("bots_never", place=place.name, words=place.words)
        print(f"{name.rstrip('/')}/{place.file}:{place.line}: {never}")
    if len(report.holes) > MAX_HOLES:
        print(say("bots_more", count=len(report.holes) - MAX_HOLES))
    for spared in report.spared:
        print(say("bots_spared", file=str(report.reviewed.file), place=str(spared)))
    for stuck in report.stuck:
        where = say("bots_stuck", campaign=stuck.campaign, bot=stuck.bot, decision=stuck.decision)
        print(f"{where}{stuck.kind}: {stuck.message}")
        print(f"  {say('bots_see', file=str(stuck.file))}")


def _head(**wide: int) -> str:
    """The heads of columns by their names, each with its width; to the left if that is negative."""
    return "".join(
        f"{say(f'bots_head-{name}'):{'<' if width < 0 else '>'}{abs(width)}}" for name, width in wide.items()
    )
