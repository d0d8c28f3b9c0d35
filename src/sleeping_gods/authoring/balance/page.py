"""The balance table as a page for browsers: one file, everything escaped, nothing loaded from elsewhere."""

from __future__ import annotations

from html import escape

from ..pictures.html import html_page
from .table import Balance
from .tier_summary import TierSummary

STYLE = """
.wide{margin:.4rem 0 1rem}table{font-variant-numeric:tabular-nums}
th,td{text-align:right;white-space:nowrap}th:first-child,td:first-child{text-align:left}
th:first-child,td:first-child{position:sticky;left:0;background:var(--card)}
td:first-child{min-width:7rem;white-space:normal}
tbody tr:hover td{background:var(--paper)}
details table td:nth-child(2),details table th:nth-child(2){text-align:left;white-space:normal;min-width:11rem}
summary{cursor:pointer;padding:.3rem 0}
"""
NOTE = (
    '<p class="note">Odds: the mean chance of the tests. Fights: their level, and the share that a careful crew of '
    "that tier wins. Harm and reward: over all choices of a location, in a tier the mean of a choice; a coin, a point "
    "of experience or of health is 1.</p>"
)
TIERS = ("tier", "locations", "tests", "number", "odds", "fights", "level", "won", "damage", "harm", "reward")
FIGHTS_SHOWN = 3
"""Fights named in a location's row, the hardest first."""
ROWS = ("location", "tier", "choices", "tests", "odds", "fights", "harm", "ship", "reward")


def page(name: str, rows: list[Balance], tiers: list[TierSummary]) -> str:
    """The whole page."""
    details = "".join(_details(row) for row in rows if row.checks or row.fights)
    body = (
        f"<h1>{escape(name)}: balance</h1>{NOTE}"
        f"<h2>By tier</h2>{_table(TIERS, [tier_cells(tier) for tier in tiers])}"
        f"<h2>By location</h2>{_table(ROWS, [row_cells(row) for row in rows])}"
        f"<h2>Tests and fights</h2>{details}"
    )
    return html_page(f"{name}: balance", body, css=STYLE)


def tier_cells(tier: TierSummary) -> list[str]:
    """A tier as words, in the order of TIERS."""
    return [
        f"{tier.tier}",
        f"{tier.locations}",
        f"{tier.checks}",
        f"{tier.number:.1f}",
        f"{tier.odds:.0%}",
        f"{tier.fights}",
        f"{tier.level:.1f}",
        _percentage(tier.won),
        f"{tier.damage:.1f}",
        f"{tier.harm:.1f}",
        f"{tier.reward:.1f}",
    ]


def row_cells(row: Balance) -> list[str]:
    """A location as words, in the order of ROWS."""
    hardest = sorted(row.fights, key=lambda fight: (1.0 if fight.won is None else fight.won, -fight.level))
    fights = " ".join(_fight(fight.level, fight.won) for fight in hardest[:FIGHTS_SHOWN]) or "-"
    if len(hardest) > FIGHTS_SHOWN:
        fights += f" +{len(hardest) - FIGHTS_SHOWN}"
    return [
        f"{row.location} {row.title}",
        f"{row.tier}",
        f"{row.choices}",
        f"{len(row.checks)}",
        _percentage(row.odds),
        fights,
        f"{row.harm:.1f}",
        f"{row.ship:.1f}",
        f"{row.reward:.1f}",
    ]


def _fight(level: int, won: float | None) -> str:
    """``12:80%``: its level, and the share that is won if that is known."""
    return f"{level}" if won is None else f"{level}:{won:.0%}"


def _percentage(share: float | None) -> str:
    """A share in percent; a dash if there is none."""
    return "-" if share is None else f"{share:.0%}"


def _table(heads: tuple[str, ...], rows: list[list[str]]) -> str:
    """A table of plain texts as HTML."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>" for cells in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _details(row: Balance) -> str:
    """The tests and fights of a location, folded."""
    tests = [[check.place, f"{check.skill} {check.number}", f"{check.chance:.0%}", ""] for check in row.checks]
    for fight in row.fights:
        title = f"fight {', '.join(fight.enemies)} (level {fight.level})"
        cost = f"{fight.damage:.1f} damage, {fight.rounds:.1f} rounds" if fight.won is not None else ""
        tests.append([fight.place, title, _percentage(fight.won), cost])
    table = _table(("place", "test", "odds", "cost"), tests)
    return f"<details><summary>{escape(row.location)} {escape(row.title)}</summary>{table}</details>"
