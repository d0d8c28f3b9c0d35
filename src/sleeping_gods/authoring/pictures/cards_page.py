"""Every card of a pack on one page, each in the asked languages side by side; it can be printed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ...languages import Lang
from ...reference.cards.card_words import deck_words
from ...reference.cards.faces import CardDeck, CardFace
from ...reference.cards.faces_sea import sea_decks
from ...reference.cards.faces_skies import skies_decks
from ...sea.table.cards import Pack as SeaPack
from ..project import AnyPack
from .cards_print import PRINT_CSS
from .html import html_page

CARDS_CSS = """
.shelf{display:grid;grid-template-columns:repeat(auto-fill,minmax(15.5rem,1fr));gap:.8rem}
.shelf.two{grid-template-columns:repeat(auto-fill,minmax(min(31rem,100%),1fr))}
.pair{display:flex;gap:.35rem;margin:0}.pair>.face{flex:1 1 0;min-width:0}
.face{border:1px solid var(--line);border-top:.45rem solid var(--hue,#8d8069);border-radius:.55rem;
background:var(--card);
padding:.45rem .65rem .6rem;break-inside:avoid;font-size:.9rem;line-height:1.35}
.face h3{margin:0;font-size:1rem;line-height:1.2;overflow-wrap:anywhere}.face h3:empty::before{content:"—"}
.corner{float:right;margin-left:.4rem;padding:0 .4rem;border-radius:1rem;background:var(--hue,#8d8069);color:#fff;
font-weight:700;
font-size:.85rem}
.badges{display:flex;flex-wrap:wrap;gap:.2rem .35rem;margin:.3rem 0;font-size:.78rem}
.badges span{border:1px solid var(--line);border-radius:1rem;padding:0 .45rem}
.face p{margin:.25rem 0}.story{color:var(--soft)}
.face .flavour{margin-top:.5rem;padding-top:.4rem;border-top:1px solid var(--line);font-style:italic;color:var(--soft)}
.grid{border-collapse:collapse;width:auto;margin:.4rem auto;font-weight:700}
.grid td{width:2.9rem;height:2.1rem;text-align:center;vertical-align:middle;border:1px solid var(--soft);padding:0;
font-size:.85rem}
.crew{--hue:#2c5562}.ability{--hue:#5b7d4e}.level{--hue:#7b52a3}.adventure{--hue:#8a6a3c}.totem{--hue:#b8901a}
.quest{--hue:#6d5a9c}
.event{--hue:#a5642a}.event.deadly{--hue:#8f3220}.event.mild{--hue:#7d8f4a}.enemy{--hue:#6b2b2b}.room{--hue:#44617a}
.search{--hue:#4f8f88}
"""


def cards_page(pack: AnyPack, langs: Sequence[Lang]) -> str:
    """The page of all cards."""
    shelves = [list(sea_decks(pack, lang) if isinstance(pack, SeaPack) else skies_decks(pack, lang)) for lang in langs]
    rows = [row for row in zip(*shelves, strict=True) if row[0].faces]
    nav = "".join(f'<a href="#{row[0].key}">{escape(_title(row[0], langs))} ({len(row[0].faces)})</a>' for row in rows)
    body = "".join(_shelf(row, langs) for row in rows)
    name = " · ".join(dict.fromkeys(pack.name.text_in(lang) for lang in langs))
    return html_page(
        name, f"<h1>{escape(name)}</h1>\n<nav>{nav}</nav>\n{body}", lang=langs[0], css=CARDS_CSS + PRINT_CSS
    )


def _title(shelf: CardDeck, langs: Sequence[Lang]) -> str:
    """The title of a deck in each language."""
    return " · ".join(dict.fromkeys(deck_words(shelf.key, lang) for lang in langs))


def _shelf(row: Sequence[CardDeck], langs: Sequence[Lang]) -> str:
    """The cards of a deck, each in all languages side by side."""
    pairs = zip(*(shelf.faces for shelf in row), strict=True)
    cards = "".join(
        f'<figure class="pair">{"".join(_face(face, lang) for face, lang in zip(pair, langs, strict=True))}</figure>\n'
        for pair in pairs
    )
    two = " two" if len(langs) > 1 else ""
    return f'<h2 id="{row[0].key}">{escape(_title(row[0], langs))}</h2>\n<div class="shelf{two}">\n{cards}</div>\n'


def _face(face: CardFace, lang: Lang) -> str:
    """The face of a card."""
    corner = f'<span class="corner">{escape(face.corner.text)}</span>' if face.corner.text else ""
    badges = "".join(f"<span>{escape(badge.text)}</span>" for badge in face.badges)
    grid = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in face.grid)
    parts = [
        f'<article class="face {escape(face.kind)}" lang="{lang}">{corner}<h3>{escape(face.title)}</h3>',
        f'<div class="badges">{badges}</div>' if badges else "",
        f'<table class="grid">{grid}</table>' if grid else "",
        f'<p class="story">{escape(face.story)}</p>' if face.story else "",
        *(f"<p>{escape(line)}</p>" for line in face.rules_text),
        f'<p class="flavour">{escape(face.flavour)}</p>' if face.flavour else "",
    ]
    return "".join(parts) + "</article>"
