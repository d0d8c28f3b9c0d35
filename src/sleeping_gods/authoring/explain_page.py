"""The explanations as one page of HTML: a list of the codes, then each page in the few signs that they use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from .explaining import Explanation
from .pictures.html import html_page

TITLE = "Findings of the linter"
_FENCE = re.compile(r"^```.*$", re.MULTILINE)
"""A line that begins or ends a block of code."""
_CODE = re.compile(r"`([^`]+)`")
STYLE = """
section{max-width:46rem}h2{margin-top:2.4rem;overflow-wrap:anywhere}
nav ul{flex:1;columns:21rem;column-gap:1.6rem;margin:0;padding:0;list-style:none}
nav li{break-inside:avoid;padding:.12rem 0 .12rem 1rem;text-indent:-1rem}
pre{padding:.7rem 1rem;overflow-x:auto;border:1px solid var(--line);border-radius:.4rem;background:var(--card)}
code,pre{font:.88rem/1.45 ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace}
"""


def explain_page(pages: Sequence[Explanation]) -> str:
    """The whole page; every text is escaped."""
    listed = "\n".join(
        f'<li><a href="#{escape(page.code)}"><code>{escape(page.code)}</code></a> {escape(page.title)}</li>'
        for page in pages
    )
    sections = "\n".join(_section(page) for page in pages)
    body = f"<main>\n<h1>{TITLE}</h1>\n<nav>\n<ul>\n{listed}\n</ul>\n</nav>\n{sections}\n</main>"
    return html_page(TITLE, body, css=STYLE)


def _section(page: Explanation) -> str:
    """An explanation under its code."""
    code = escape(page.code)
    heading = f'<h2 id="{code}"><code>{code}</code>: {escape(page.title)}</h2>'
    _, _, below_title = page.text.partition("\n")
    return f"<section>\n{heading}\n{_body(below_title)}\n</section>"


def _body(text: str) -> str:
    """Paragraphs, and blocks between lines of three backquotes."""
    parts: list[str] = []
    for index, piece in enumerate(_FENCE.split(text)):
        is_code = index % 2 == 1
        if is_code:
            code = escape(piece.strip("\n"))
            parts.append(f"<pre>{code}</pre>")
        else:
            parts += [f"<p>{_line(block)}</p>" for block in re.split(r"\n\s*\n", piece.strip()) if block]
    return "\n".join(parts)


def _line(block: str) -> str:
    """A block as one line, with code marked."""
    return _CODE.sub(r"<code>\1</code>", escape(" ".join(block.split()), quote=False))
