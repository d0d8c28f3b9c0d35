"""A paragraph drawn as a card: number, title, first words, and its rows with their tags and ways out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ...reference.svg import group, measure, number, tag, words, wrap
from .geometry import Box
from .graph_story import Card, Row, Tag, Way
from .graph_style import WIDTH
from .map_marks import ANCHOR

PAD = 12.0
"""Room between the frame of a card and its words."""
LINE = 16.0
"""From one line of a choice to the next."""
INDENT = 24.0
"""Room for the letter of a choice, before its text and tags."""
TITLE_SIZE = 14
"""The size of the letters of a title."""
TITLE_LINE = 17
"""From one line of a title to the next."""
NUMBER_SIZE = 15
"""The size of the paragraph's number."""
CHOICE_SIZE = 12
"""The size of the letters of choices."""
TAG_SIZE = 10.5
"""The size of the letters of tags."""
SMALL = 11.5
"""The size of the letters of the opening and of the ways out."""
TAG_LINE = 19
"""From one line of tags to the next."""
INNER = WIDTH - 2 * PAD
"""How wide a line may be."""
ANCHOR_INK = "#5f8791"
"""The colour of the sign of a way back to the ship."""


class DrawnWay(NamedTuple):
    """A way out of a card."""

    way: Way
    letter: str
    """Of its row; empty for a row without."""
    port: float
    """How far below the top of the card it leaves."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card with its height, its picture at the origin, and where each way leaves."""

    card: Card
    height: float
    picture: str
    ways: tuple[DrawnWay, ...]


class DrawnHead(NamedTuple):
    """The head of a card."""

    parts: list[str]
    height: float


def draw_card(card: Card, known: frozenset[str]) -> Drawn:
    """The picture of a card; ways to paragraphs that are not known lead off the page."""
    head = _draw_head(card)
    parts: list[str] = []
    ways: list[DrawnWay] = []
    at = head.height + 6
    for line in wrap(card.opening, SMALL, INNER, 2) if card.opening else []:
        at += LINE - 1
        parts.append(words(line, PAD, at, SMALL, class_="soft", font_style="italic"))
    at += 8
    for row in card.rows:
        parts.append(tag("path", d=f"M{number(PAD)} {number(at)}H{number(WIDTH - PAD)}", class_="rule"))
        at = _draw_row(row, at, parts, ways, known)
    height = at + 4
    frame = tag("rect", width=WIDTH, height=height, rx=6, class_="card")
    return Drawn(card, height, frame + "".join([*head.parts, *parts]), tuple(ways))


def _draw_head(card: Card) -> DrawnHead:
    """The number on the left and the title on the right over their ground."""
    titles = wrap(card.title, TITLE_SIZE, INNER - measure(card.number, NUMBER_SIZE) - 14, 2)
    height = 12.0 + len(titles) * TITLE_LINE
    right, low = number(WIDTH - 6), number(height)
    ground = tag("path", d=f"M0 {low}V6a6 6 0 0 1 6 -6H{right}a6 6 0 0 1 6 6V{low}Z", class_="head")
    lines = [
        words(
            line, WIDTH - PAD, 21 + index * TITLE_LINE, TITLE_SIZE, class_="ink", text_anchor="end", font_weight="bold"
        )
        for index, line in enumerate(titles)
    ]
    return DrawnHead([ground, words(card.number, PAD, 22, NUMBER_SIZE, class_="num"), *lines], height)


def _draw_row(row: Row, at: float, parts: list[str], ways: list[DrawnWay], known: frozenset[str]) -> float:
    """Add a row from a height on to the parts and ways of its card; its lower end is returned."""
    at += 4
    if row.letter:
        lines = wrap(row.text.replace("*", ""), CHOICE_SIZE, INNER - INDENT, 2)
        parts.append(words(f"({row.letter})", PAD, at + 13, CHOICE_SIZE, class_="num"))
        for line in lines:
            at += LINE
            parts.append(words(line, PAD + INDENT, at - 3, CHOICE_SIZE, class_="ink"))
    at = _draw_tags(row.tags, at, parts)
    for way in row.ways:
        at += LINE + 1
        ways.append(DrawnWay(way, row.letter, at - 5))
        parts.append(_draw_way(way, at, known))
    return at + 5


def _draw_tags(tags: tuple[Tag, ...], at: float, parts: list[str]) -> float:
    """Add the tags of a row to its parts, side by side and in as many lines as they need; the lower end is returned."""
    if not tags:
        return at
    left = x = PAD + INDENT
    at += TAG_LINE
    for tag_of_row in tags:
        text = wrap(tag_of_row.text, TAG_SIZE, INNER - 40, 1)[0]
        wide = measure(text, TAG_SIZE) + 12
        if x + wide > WIDTH - PAD and x > left:
            x, at = left, at + TAG_LINE
        parts.append(tag("rect", x=x, y=at - 14, width=wide, height=16, rx=8, class_=f"tag-{tag_of_row.kind}"))
        parts.append(words(text, x + wide / 2, at - 2.5, TAG_SIZE, class_="ink", text_anchor="middle"))
        x += wide + 5
    return at


def _draw_way(way: Way, at: float, known: frozenset[str]) -> str:
    """What the row leads to, at the right end of its line."""
    arm = "" if way.kind in ("plain", "choice", "if") else f"{way.kind.replace('-', ' ')} "
    end, size = WIDTH - PAD, SMALL
    match way.goal:
        case "home":
            return words(f"{arm}back", end - 16, at, size, class_="sea", text_anchor="end") + _anchor(end, at)
        case "ending":
            return words(f"{arm}★ ending {way.target}", end, at, size, class_="gold", text_anchor="end")
        case "town":
            return words(f"{arm}stays in town", end, at, size, class_="soft", text_anchor="end")
    if way.target in known:
        return words(f"{arm}{way.target} →", end, at, size, class_="num", text_anchor="end")
    text = f"{arm}{way.target} ↗"
    wide = measure(text, size) + 12
    pill = tag("rect", x=end - wide, y=at - 12, width=wide, height=16, rx=3, class_="pill")
    return pill + words(text, end - 6, at, size, class_="num", text_anchor="end")


def _anchor(end: float, at: float) -> str:
    """The sign of a way back to the ship."""
    placed = f"translate({number(end - 5)} {number(at - 4)}) scale(.48)"
    return tag(
        "path", d=ANCHOR, fill="none", stroke=ANCHOR_INK, stroke_width=2.4, stroke_linecap="round", transform=placed
    )


def card_link(drawn: Drawn, box: Box, link: str, *, entry: bool) -> str:
    """A card at its place, as a link to the text of its paragraph."""
    kinds = " ".join(["para", *(["town"] if drawn.card.town else []), *(["entry"] if entry else [])])
    picture = group(drawn.picture, class_=kinds, transform=f"translate({number(box.x)} {number(box.y)})")
    return tag("a", picture, href=link) if link else picture
