"""The pictures of entries as inline SVG: squares, icons and tokens, in the colours of the page."""

from __future__ import annotations

from html import escape

from ...languages import Lang
from ..book.pictures import EntryPicture, Panel, PictureSquare
from ..svg import group, number, tag, words
from .icons import path_of
from .words import words as said_in

SQUARE_SIDE = 40.0
"""A square; all lengths are in the units of the drawing."""
MIDDLE = SQUARE_SIDE / 2
"""The middle of a square."""
CORNER = 9.0
"""How far from the edges of a square a small token has its middle, and a number that stands beside a sign."""
EDGE = 1.0
"""Room around the squares for half of their lines."""
CARD_GAP = 14.0
"""Between two cards; enemies touch, so there it is a line."""
LABEL_HEIGHT = 18.0
"""Room for the name of a card."""
HEART = "health"
"""The sign that has its number inside; others have it beside them."""
SIGN_SHARE = 0.62
"""The size of a sign, as a part of the side of its square."""
HEART_SHARE = 0.68
"""The size of a heart, as a part of the side of its square."""
SHARE_BESIDE_NUMBER = 0.5
"""The size of a sign beside a number, as a part of the side of its square."""
TOKEN_RADIUS = 12.0
"""The radius of a token that has a square for itself."""
SMALL_TOKEN_RADIUS = 7.5
"""The radius of a token that shares its square."""
DROP_SHARE = 1.35
"""The size of the drop on a token, in radii."""
TEXT_SIZE = 14.0
"""The size of the letters on a square."""
NUMBER_SIZE = 16.0
"""The size of the number in the corner of a square."""
TEXT_DROP, HEART_DROP, NUMBER_DROP = 5.0, 4.0, 5.5
"""How far below the middle of a square letters stand on it, on a heart, and beside a sign."""
SIGN_LEFT = 2.5
"""How far from the edge of its square a sign begins whose number stands beside it."""
CARD_CORNER, PAGE_CORNER = 4.0, 6.0
"""The radius of the corners of a card, and of a page."""
PAGE_LEFT, PAGE_TOP = 5.0, 9.0
"""How far within a square a page begins."""
CROSS = 9
"""How far a cross goes to each side of its middle."""
SWATCH_SIZE = 18
"""The size of a token in the legend, in pixels."""
NAME_SIZE = 12.0
"""The size of a card's name."""
_ICON = 512.0
"""The side of the square in which icons are drawn."""
_STATES = ("new", "old", "barred")
"""What may lie on a square, in the order of the legend."""


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
    """A token of the legend."""
    side = number(SQUARE_SIDE)
    token = _token(state, MIDDLE, MIDDLE)
    size = f'viewBox="0 0 {side} {side}" width="{SWATCH_SIZE}" height="{SWATCH_SIZE}"'
    return f'<svg {size} aria-hidden="true">{token}</svg>'


def _panel(panel: Panel, picture: EntryPicture, lang: Lang) -> str:
    """A panel with its verdict and its label."""
    labels = said_in(lang)
    word = labels.get(f"picture_{panel.allowed}", "")
    sign = {"yes": "✓", "no": "✗"}.get(panel.allowed, "")
    verdict = f'<b class="{panel.allowed}"><span aria-hidden="true">{sign}</span><span class="sr">{word}</span></b> '
    label = escape(panel.label.get(lang, ""))
    text = f"<p>{verdict if sign else ''}{label}</p>" if sign or label else ""
    return f'<div class="panel">{_svg_of(panel, picture.kind, lang)}{text}</div>'


def _svg_of(panel: Panel, kind: str, lang: Lang) -> str:
    """A panel as a picture: its cards side by side, under their names if they have any."""
    names = panel.names.get(lang, ())
    top = LABEL_HEIGHT if names else EDGE
    gap = 0.0 if kind == "card" else CARD_GAP
    x, drawn = EDGE, ""
    for number_of_card, card in enumerate(panel.cards):
        card_width = len(card[0]) * SQUARE_SIDE
        drawn += "".join(
            _square(cell, x + column * SQUARE_SIDE, top + line * SQUARE_SIDE, kind)
            for line, row in enumerate(card)
            for column, cell in enumerate(row)
        )
        if kind == "card":
            drawn += tag(
                "rect", x=x, y=top, width=card_width, height=len(card) * SQUARE_SIDE, rx=CARD_CORNER, class_="frame"
            )
        if names:
            drawn += _centred(names[number_of_card], x + card_width / 2, NAME_SIZE, NAME_SIZE, "name")
        x += card_width + gap
    width, height = x - gap + EDGE, top + len(panel.cards[0]) * SQUARE_SIDE + EDGE
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
    """A square whose upper left corner is here, with everything on it."""
    middle_x, middle_y = x + MIDDLE, y + MIDDLE
    parts = []
    if cell.page:
        width, height = SQUARE_SIDE - 2 * PAGE_LEFT, SQUARE_SIDE - 2 * PAGE_TOP
        left, top = x + PAGE_LEFT, y + PAGE_TOP
        parts.append(tag("rect", x=left, y=top, width=width, height=height, rx=PAGE_CORNER, class_="page"))
        parts.append(_centred(cell.page, middle_x, middle_y + TEXT_DROP, TEXT_SIZE, "on-page"))
    if not cell.none:
        parts.append(tag("rect", x=x, y=y, width=SQUARE_SIDE, height=SQUARE_SIDE, class_=f"square {kind}"))
    if cell.icon:
        parts.append(_sign(cell, x, y))
    if cell.number and cell.icon == HEART:
        parts.append(_centred(cell.number, middle_x, middle_y + HEART_DROP, TEXT_SIZE, "on-heart"))
    elif cell.number:
        parts.append(_centred(cell.number, x + SQUARE_SIDE - CORNER, middle_y + NUMBER_DROP, NUMBER_SIZE, "number"))
    if cell.piece:
        parts.append(tag("circle", cx=middle_x, cy=middle_y, r=TOKEN_RADIUS, class_="piece"))
        parts.append(_centred(cell.piece, middle_x, middle_y + TEXT_DROP, TEXT_SIZE, "on-piece"))
    if cell.state:
        covers = bool(cell.icon or cell.number or cell.piece) and cell.state != "barred"
        token_x, token_y = (x + SQUARE_SIDE - CORNER, y + CORNER) if covers else (middle_x, middle_y)
        parts.append(_token(cell.state, token_x, token_y, small=covers))
    return group(*parts)


def _centred(text: str, x: float, y: float, size: float, css_class: str) -> str:
    """A text whose middle is at ``x``, with its foot at ``y``."""
    return words(text, x, y, size, class_=css_class, text_anchor="middle")


def _sign(cell: PictureSquare, x: float, y: float) -> str:
    """The sign of a square: in its middle, or to the left if its number stands beside it."""
    if cell.number and cell.icon != HEART:
        size = SQUARE_SIDE * SHARE_BESIDE_NUMBER
        left = x + SIGN_LEFT
    else:
        size = SQUARE_SIDE * (HEART_SHARE if cell.icon == HEART else SIGN_SHARE)
        left = x + (SQUARE_SIDE - size) / 2
    return _icon(cell.icon, left, y + (SQUARE_SIDE - size) / 2, size)


def _icon(name: str, x: float, y: float, size: float) -> str:
    """An icon at a place."""
    place = f"translate({number(x)} {number(y)}) scale({size / _ICON:.4f})"
    return tag("path", d=path_of(name), transform=place, class_=f"sign {name}")


def _token(state: str, x: float, y: float, *, small: bool = False) -> str:
    """What lies on a square: new damage (a drop on a disc), old damage (an empty disc), or a cross."""
    if state == "barred":
        whole = 2 * CROSS
        start = f"M{number(x - CROSS)} {number(y - CROSS)}"
        return tag("path", d=f"{start}l{whole} {whole}m0-{whole}l-{whole} {whole}", class_="cross")
    radius = SMALL_TOKEN_RADIUS if small else TOKEN_RADIUS
    drawn = tag("circle", cx=x, cy=y, r=radius, class_=f"token {state}")
    if state == "new":
        size = radius * DROP_SHARE
        place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / _ICON:.4f})"
        drawn += tag("path", d=path_of("damage"), transform=place, class_="on-token")
    return drawn


def drawing_in_words(panel: Panel, lang: Lang) -> str:
    """The drawing in words, row by row, for screen readers."""
    labels = said_in(lang)
    cards = []
    for at, card in enumerate(panel.cards):
        name = panel.names[lang][at] if lang in panel.names else ""
        rows = [", ".join(_description(cell, lang) for cell in row if _is_visible(cell)) for row in card]
        told_rows = "; ".join(filter(None, rows))
        cards.append(f"{name}: {told_rows}" if name else told_rows)
    return f"{labels['picture_rows']}: {'. '.join(cards)}."


def _is_visible(cell: PictureSquare) -> bool:
    """Whether anything of a square is drawn."""
    return not cell.none or bool(cell.page or cell.icon)


def _description(cell: PictureSquare, lang: Lang) -> str:
    """A square in words."""
    labels = said_in(lang)
    if cell.page:
        return f"{labels['picture_page']} {cell.page}"
    parts = [labels[f"picture_icon_{cell.icon.replace('-', '_')}"]] if cell.icon else []
    if cell.number:
        parts.append(cell.number)
    if cell.piece:
        parts.append(f"{labels['picture_piece']} {cell.piece}")
    if cell.state:
        parts.append(labels[f"picture_{cell.state}"])
    return " ".join(parts) or labels["picture_free"]
