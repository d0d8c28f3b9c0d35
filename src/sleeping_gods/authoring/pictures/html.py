"""Whole HTML pages: one file each, no script, light and dark, for a desk and for a phone."""

from __future__ import annotations

from html import escape

from ...languages import Lang

CSS = """
:root{color-scheme:light dark;--ink:#2b2118;--paper:#faf6ec;--card:#fffdf6;--line:#d8cba9;--soft:#6d6250;
--accent:#8f3220}
@media (prefers-color-scheme:dark){:root{--ink:#ece3d0;--paper:#1d1a16;--card:#28241e;--line:#4a4234;--soft:#a99d86;
--accent:#e08a6f}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:90rem;padding:1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 Palatino,'Palatino Linotype','Book Antiqua',Georgia,serif}
h1{font-size:1.7rem;line-height:1.2;margin:.4rem 0}h2{font-size:1.3rem;margin:2rem 0 .6rem;
border-bottom:1px solid var(--line)}
a{color:var(--accent)}nav{display:flex;flex-wrap:wrap;gap:.3rem .9rem;margin:.6rem 0}
.wide{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem;background:var(--card)}
.wide svg{display:block;max-width:none}
table{border-collapse:collapse;width:100%}
td,th{padding:.25rem .5rem;border-bottom:1px solid var(--line);text-align:left;
vertical-align:top}
.note{color:var(--soft)}
@media print{body{max-width:none;background:#fff;color:#000}.wide{overflow:visible;border:0}nav{display:none}}
"""


def html_page(title: str, body: str, *, lang: Lang = "en", css: str = "") -> str:
    """A page around a body of markup; the title is escaped."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(title)}</title>\n<style>{CSS}{css}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )
