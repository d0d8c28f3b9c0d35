"""A paragraph drawn as a card: number, title, first words, and its rows with their tags and ways out."""

from __future__ import annotations

from dataclasses import dataclass

from ...reference.svg import group, measure, number, tag, words, wrap
from .geometry import Box
from .graph_story import Card, Row, Tag, Way
from .graph_style import WIDTH
from .map_marks import ANCHOR

PAD, LINE = 12.0, 16.0
INNER = WIDTH - 2 * PAD


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card with its height, its picture at the origin, and where each way leaves."""

    card: Card
    height: float
    picture: str
    ways: tuple[tuple[Way, str, float], ...]
    """Each way with the letter of its row and its height below the top."""


def draw_card(card: Card, known: frozenset[str]) -> Drawn:
    """The picture of a card; ways to paragraphs that are not known lead off the page."""
    parts: list[str] = []
    ways: list[tuple[Way, str, float]] = []
    titles = wrap(card.title, 14, INNER - measure(card.number, 15) - 14, 2)
    high = 12.0 + len(titles) * 17
    parts.append(words(card.number, PAD, 22, 15, class_="num"))
    parts += [
        words(line, WIDTH - PAD, 21 + index * 17, 14, class_="ink", text_anchor="end", font_weight="bold")
        for index, line in enumerate(titles)
    ]
    head = tag(
        "path", d=f"M0 {number(high)}V6a6 6 0 0 1 6 -6H{number(WIDTH - 6)}a6 6 0 0 1 6 6V{number(high)}Z", class_="head"
    )
    at = high + 6
    for line in wrap(card.opening, 11.5, INNER, 2) if card.opening else []:
        at += LINE - 1
        parts.append(words(line, PAD, at, 11.5, class_="soft", font_style="italic"))
    at += 8
    for row in card.rows:
        parts.append(tag("path", d=f"M{number(PAD)} {number(at)}H{number(WIDTH - PAD)}", class_="rule"))
        at = _draw_row(row, at, parts, ways, known)
    height = at + 4
    frame = tag("rect", width=WIDTH, height=height, rx=6, class_="card")
    return Drawn(card, height, frame + head + "".join(parts), tuple(ways))


def _draw_row(
    row: Row, at: float, parts: list[str], ways: list[tuple[Way, str, float]], known: frozenset[str]
) -> float:
    at += 4
    if row.letter:
        lines = wrap(row.text.replace("*", ""), 12, INNER - 24, 2)
        parts.append(words(f"({row.letter})", PAD, at + 13, 12, class_="num"))
        for line in lines:
            at += LINE
            parts.append(words(line, PAD + 24, at - 3, 12, class_="ink"))
    at = _draw_tags(row.tags, at, parts)
    for way in row.ways:
        at += LINE + 1
        ways.append((way, row.letter, at - 5))
        parts.append(_draw_way(way, at, known))
    return at + 5


def _draw_tags(tags: tuple[Tag, ...], at: float, parts: list[str]) -> float:
    x = PAD + 24
    if tags:
        at += 19
    for tag_of_row in tags:
        text = wrap(tag_of_row.text, 10.5, INNER - 40, 1)[0]
        wide = measure(text, 10.5) + 12
        if x + wide > WIDTH - PAD and x > PAD + 24:
            x, at = PAD + 24, at + 19
        parts.append(tag("rect", x=x, y=at - 14, width=wide, height=16, rx=8, class_=f"tag-{tag_of_row.kind}"))
        parts.append(words(text, x + wide / 2, at - 2.5, 10.5, class_="ink", text_anchor="middle"))
        x += wide + 5
    return at


def _draw_way(way: Way, at: float, known: frozenset[str]) -> str:
    """What the row leads to, at the right end of its line."""
    arm = "" if way.kind in ("plain", "choice", "if") else f"{way.kind.replace('-', ' ')} "
    end, size = WIDTH - PAD, 11.5
    match way.goal:
        case "home":
            icon = tag("path", d=ANCHOR, fill="none", stroke="currentColor", stroke_width=2.4, class_="sea",
                       transform=f"translate({number(end - 5)} {number(at - 4)}) scale(.48)")  # fmt: skip
            icon = icon.replace('class="sea"', 'stroke-linecap="round"').replace("currentColor", "#5f8791")
            return words(f"{arm}back", end - 16, at, size, class_="sea", text_anchor="end") + icon
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


def card_link(drawn: Drawn, box: Box, link: str, *, entry: bool) -> str:
    """A card at its place, as a link to the text of its paragraph."""
    kinds = " ".join(["para", *(["town"] if drawn.card.town else []), *(["entry"] if entry else [])])
    picture = group(drawn.picture, class_=kinds, transform=f"translate({number(box.x)} {number(box.y)})")
    return tag("a", picture, href=link) if link else picture
