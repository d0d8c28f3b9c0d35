"""Tables and headings of the page; whatever comes from tables or packs is escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NewType

Html = NewType("Html", str)
"""Markup, in which every text has been escaped already."""

CSS = """
:root{--one:#1f6f8b;--two:#c2571a}
@media (prefers-color-scheme:dark){:root{--one:#6cc3e0;--two:#f0a060}}
body{max-width:72rem}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:1rem;align-items:start}
.pair>*{min-width:0}
h3{font-size:1.05rem;margin:.6rem 0 .3rem}
.note{font-size:.92rem}
.warn{border-left:.3rem solid var(--accent);padding:.3rem .7rem;background:var(--card)}
table{font-variant-numeric:tabular-nums;font-size:.92rem}
th,td{text-align:right;white-space:nowrap}th:first-child,td:first-child{text-align:left;white-space:normal;min-width:8rem}
.key{display:inline-block;width:.9em;height:.9em;border-radius:.2em;vertical-align:-.1em;margin-right:.3em}
.key0{background:var(--one)}.key1{background:var(--two)}
.clear{font-weight:bold}
@media (max-width:40rem){th,td{padding:.2rem .35rem}th:first-child,td:first-child{min-width:6rem}}
.map{margin:.6rem 0}.map svg{width:100%;height:auto;min-width:56rem}
details{margin:.5rem 0}summary{cursor:pointer;padding:.4rem 0}
"""
HIGHLIGHTED = ' class="clear"'


def escaped(content: object) -> Html:
    """A text as markup."""
    return Html(escape(str(content)))


def joined(parts: Iterable[Html]) -> Html:
    """Parts one after the other."""
    return Html("".join(parts))


def section(key: str, title: str, *inside: Html) -> Html:
    """A part of the page with its heading."""
    return Html(f'<section id="{key}"><h2>{escaped(title)}</h2>\n{joined(inside)}</section>\n')


def heading(title: str) -> Html:
    """The heading of a chart or table."""
    return Html(f"<h3>{escaped(title)}</h3>")


def paragraph(content: str, kind: str = "note") -> Html:
    """A sentence or two."""
    return Html(f'<p class="{kind}">{escaped(content)}</p>\n')


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], highlighted_rows: frozenset[int] = frozenset()) -> Html:
    """A table; some rows are set off, by their places from 0."""
    head = joined(Html(f'<th scope="col">{escaped(cell)}</th>') for cell in heads)
    body = joined(_row(cells, is_highlighted=at in highlighted_rows) for at, cells in enumerate(rows))
    return Html(f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>\n')


def _row(cells: Sequence[str], *, is_highlighted: bool) -> Html:
    """A row of a table."""
    inside = joined(Html(f"<td>{escaped(cell)}</td>") for cell in cells)
    return Html(f"<tr{HIGHLIGHTED if is_highlighted else ''}>{inside}</tr>")


def pair(*inside: Html) -> Html:
    """Things that stand beside each other where there is room."""
    return Html(f'<div class="pair">{joined(Html(f"<div>{part}</div>") for part in inside if part)}</div>\n')


def folded(title: str, inside: Html) -> Html:
    """Something that is shown on demand."""
    return Html(f"<details><summary>{escaped(title)}</summary>{inside}</details>\n")


def figure(title: str, chart: Html) -> Html:
    """A chart with its title; nothing without a chart."""
    return Html(f"{heading(title)}{chart}") if chart else chart
