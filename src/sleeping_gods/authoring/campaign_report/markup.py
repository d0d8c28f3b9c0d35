"""Tables and headings of the page; whatever comes from tables or packs is escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

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
CLEAR = ' class="clear"'


def text(content: object) -> str:
    """Escaped."""
    return escape(str(content))


def section(key: str, title: str, *inside: str) -> str:
    """A part of the page with its heading."""
    return f'<section id="{key}"><h2>{text(title)}</h2>\n{"".join(inside)}</section>\n'


def paragraph(content: str, kind: str = "note") -> str:
    """A sentence or two."""
    return f'<p class="{kind}">{text(content)}</p>\n'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], clear: frozenset[int] = frozenset()) -> str:
    """A table; some rows are set off."""
    head = "".join(f'<th scope="col">{text(cell)}</th>' for cell in heads)
    body = "".join(
        f"<tr{CLEAR if at in clear else ''}>{''.join(f'<td>{text(cell)}</td>' for cell in row)}</tr>"
        for at, row in enumerate(rows)
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>\n'


def pair(*inside: str) -> str:
    """Things that stand beside each other where there is room."""
    return f'<div class="pair">{"".join(f"<div>{part}</div>" for part in inside if part)}</div>\n'


def folded(title: str, inside: str) -> str:
    """Something that is shown on demand."""
    return f"<details><summary>{text(title)}</summary>{inside}</details>\n"


def figure(title: str, chart: str) -> str:
    """A chart with its title."""
    return f"<h3>{text(title)}</h3>{chart}" if chart else ""
