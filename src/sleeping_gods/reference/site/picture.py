"""The pictures of entries as inline SVG: squares, icons and tokens, in the colours of the page."""

from __future__ import annotations

from html import escape

from ...languages import Lang
from ..book.pictures import Card, EntryPicture, Panel, PictureSquare
from ..svg import group, number, tag, words
from .icons import path_of
from .words import words as said_in

SQUARE_SIDE = 40.0
"""A square."""
CARD_GAP = 14.0
"""Between two cards; enemies touch, so there it is a line."""
LABEL_HEIGHT = 18.0
"""Room for the name of a card."""
HEART = "health"
_ICON = 512.0
_STATES = ("new", "old", "barred")


def figure(picture: EntryPicture, caption: str, lang: Lang) -> str:
    """The picture with its panels, a legend, and its caption, which is HTML."""
    panels = "".join(_panel(panel, picture, lang) for panel in picture.panels)
    return (
        f'<figure class="picture {picture.kind}"><div class="panels">{panels}</div>'
        f"{_legend(picture, lang)}<figcaption>{caption}</figcaption></figure>"
    )


def _legend(picture: EntryPicture, lang: Lang) -> str:
    """What the tokens in the picture mean."""
    labels = said_in(lang)
    cells = [cell for panel in picture.panels for card in panel.cards for row in card for cell in row]
    items = [
        f"<span>{_swatch(state)}{escape(labels[f'picture_{state}'])}</span>"
        for state in _STATES
        if any(cell.state == state for cell in cells)
    ]
    return f'<p class="meaning">{"".join(items)}</p>' if items else ""


def _swatch(state: str) -> str:
    inner = _token(state, SQUARE_SIDE / 2, SQUARE_SIDE / 2)
    return f'<svg viewBox="0 0 40 40" width="18" height="18" aria-hidden="true">{inner}</svg>'


def _panel(panel: Panel, picture: EntryPicture, lang: Lang) -> str:
    labels = said_in(lang)
    word = labels.get(f"picture_{panel.allowed}", "")
    sign = {"yes": "✓", "no": "✗"}.get(panel.allowed, "")
    verdict = f'<b class="{panel.allowed}"><span aria-hidden="true">{sign}</span><span class="sr">{word}</span></b> '
    label = escape(panel.label.get(lang, ""))
    text = f"<p>{verdict if sign else ''}{label}</p>" if sign or label else ""
    return f'<div class="panel">{_svg_of(panel, picture.kind, lang)}{text}</div>'


def _svg_of(panel: Panel, kind: str, lang: Lang) -> str:
    names = panel.names.get(lang, ())
    top = LABEL_HEIGHT if names else 1.0
    apart = 0.0 if kind == "card" else CARD_GAP
    x, drawn = 1.0, ""
    for at, card in enumerate(panel.cards):
        wide = len(card[0]) * SQUARE_SIDE
        drawn += "".join(
            _square(cell, x + column * SQUARE_SIDE, top + line * SQUARE_SIDE, kind)
            for line, row in enumerate(card)
            for column, cell in enumerate(row)
        )
        if kind == "card":
            drawn += tag("rect", x=x, y=top, width=wide, height=len(card) * SQUARE_SIDE, rx=4.0, class_="frame")
        if names:
            drawn += words(names[at], x + wide / 2, 12.0, 12.0, class_="name", text_anchor="middle")
        x += wide + apart
    width, height = x - apart + 1.0, top + len(panel.cards[0]) * SQUARE_SIDE + 1.0
    return tag(
        "svg",
        drawn,
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        aria_label=drawing_in_words(panel, lang),
    )


def _square(cell: PictureSquare, x: float, y: float, kind: str) -> str:
    middle_x, middle_y = x + SQUARE_SIDE / 2, y + SQUARE_SIDE / 2
    parts = []
    if cell.page:
        parts.append(
            tag("rect", x=x + 5, y=y + 9, width=SQUARE_SIDE - 10, height=SQUARE_SIDE - 18, rx=6.0, class_="page")
        )
        parts.append(words(cell.page, middle_x, middle_y + 5, 14.0, class_="on-page", text_anchor="middle"))
    if not cell.none:
        parts.append(tag("rect", x=x, y=y, width=SQUARE_SIDE, height=SQUARE_SIDE, class_=f"square {kind}"))
    inside = cell.icon == HEART  # with its number inside; other signs have it beside them
    if cell.icon:
        is_beside = bool(cell.number) and not inside
        if is_beside:
            size = SQUARE_SIDE * 0.5
            left = x + 2.5
        else:
            size = SQUARE_SIDE * (0.68 if inside else 0.62)
            left = x + (SQUARE_SIDE - size) / 2
        parts.append(_icon(cell.icon, left, y + (SQUARE_SIDE - size) / 2, size))
    if cell.number and inside:
        parts.append(words(cell.number, middle_x, middle_y + 4, 14.0, class_="on-heart", text_anchor="middle"))
    elif cell.number:
        parts.append(
            words(cell.number, x + SQUARE_SIDE - 9, middle_y + 5.5, 16.0, class_="number", text_anchor="middle")
        )
    if cell.piece:
        parts.append(tag("circle", cx=middle_x, cy=middle_y, r=12.0, class_="piece"))
        parts.append(words(cell.piece, middle_x, middle_y + 5, 14.0, class_="on-piece", text_anchor="middle"))
    if cell.state:
        covers = bool(cell.icon or cell.number or cell.piece) and cell.state != "barred"
        parts.append(
            _token(
                cell.state,
                x + (SQUARE_SIDE - 9 if covers else SQUARE_SIDE / 2),
                y + (9 if covers else SQUARE_SIDE / 2),
                covers,
            )
        )
    return group(*parts)


def _icon(name: str, x: float, y: float, size: float) -> str:
    place = f"translate({number(x)} {number(y)}) scale({size / _ICON:.4f})"
    return tag("path", d=path_of(name), transform=place, class_=f"sign {name}")


def _token(state: str, x: float, y: float, small: bool = False) -> str:
    """What lies on a square: new damage (a drop on a disc), old damage (an empty disc), or a cross."""
    if state == "barred":
        return tag("path", d=f"M{number(x - 9)} {number(y - 9)}l18 18m0-18l-18 18", class_="cross")
    radius = 7.5 if small else 12.0
    drawn = tag("circle", cx=x, cy=y, r=radius, class_=f"token {state}")
    if state == "new":
        size = radius * 1.35
        place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / _ICON:.4f})"
        drawn += tag("path", d=path_of("damage"), transform=place, class_="on-token")
    return drawn


def drawing_in_words(panel: Panel, lang: Lang) -> str:
    """The drawing in words, row by row, for screen readers."""
    labels = said_in(lang)
    cards = []
    for at, card in enumerate(panel.cards):
        name = panel.names[lang][at] if lang in panel.names else ""
        rows = "; ".join(
            ", ".join(_description(cell, lang) for cell in row if _is_visible(cell)) for row in _rows(card)
        )
        cards.append(f"{name}: {rows}" if name else rows)
    return f"{labels['picture_rows']}: {'. '.join(cards)}."


def _rows(card: Card) -> list[tuple[PictureSquare, ...]]:
    return [row for row in card if any(map(_is_visible, row))]


def _is_visible(cell: PictureSquare) -> bool:
    return not cell.none or bool(cell.page or cell.icon)


def _description(cell: PictureSquare, lang: Lang) -> str:
    labels = said_in(lang)
    if cell.page:
        return f"{labels['picture_page']} {cell.page}"
    parts = [labels[f"picture_icon_{cell.icon.replace('-', '_')}"]] if cell.icon else []
    parts += [cell.number] if cell.number else []
    parts += [f"{labels['picture_piece']} {cell.piece}"] if cell.piece else []
    what = " ".join(parts) or ("" if cell.state else labels["picture_free"])
    return " ".join(filter(None, (what, labels[f"picture_{cell.state}"] if cell.state else "")))
