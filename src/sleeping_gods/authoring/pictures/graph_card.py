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
INNER = WIDTH - 2 * PAD
"""How wide a line may be."""
CORNER = 6.0
"""The radius of the corners of a card."""
MAX_LINES = 2
"""A title, an opening and a choice take so many lines at most."""

NUMBER_SIZE = 15
"""The size of the paragraph's number."""
NUMBER_BASE = 22.0
"""The line on which the number stands."""
TITLE_SIZE = 14
"""The size of the letters of a title."""
TITLE_BASE = 21.0
"""The line on which the title stands."""
TITLE_LINE = 17
"""From one line of a title to the next."""
NUMBER_GAP = 14.0
"""Room between the number and the title."""
HEAD_PAD = 12.0
"""The height of a head besides the lines of its title."""

SMALL = 11.5
"""The size of the letters of the opening and of the ways out."""
OPENING_LINE = 15.0
"""From one line of the opening to the next."""
OPENING_GAP = 6.0
"""Room above the opening."""
RULE_GAP = 8.0
"""Room above the rule over the first row."""

CHOICE_SIZE = 12
"""The size of the letters of choices."""
LINE = 16.0
"""From one line of a choice to the next."""
LETTER_BASE = 13.0
"""How far below the top of a row its letter stands."""
TEXT_BASE = LINE - LETTER_BASE
"""How far above the lower end of its line the text of a choice stands: its first line stands beside the letter."""
INDENT = 24.0
"""Room for the letter of a choice, before its text and tags."""
ROW_GAP = 4.0
"""Room above and below the rows, and below the rule of each."""
ROW_END = 5.0
"""Room below a row."""

TAG_SIZE = 10.5
"""The size of the letters of tags."""
TAG_LINE = 19
"""From one line of tags to the next."""
TAG_HEIGHT = 16.0
"""The height of a tag, and of the pill around a way off the page."""
TAG_TOP = 14.0
"""How far above the lower end of its line a tag begins."""
TAG_BASE = 2.5
"""How far above the lower end of its line the text of a tag stands."""
TAG_PADS = 12.0
"""The width of a tag, or of such a pill, besides its text."""
TAG_GAP = 5.0
"""Room between two tags."""
TAG_MARGIN = 40.0
"""The text of a tag is cut to be narrower than a line by this."""

WAY_LINE = LINE + 1
"""From one way out to the next."""
PORT_RISE = 5.0
"""How far above the words of a way its line leaves the card."""
PILL_TOP = 12.0
"""How far above the words of a way the pill around them begins."""
PILL_CORNER = 3.0
"""The radius of the corners of such a pill."""
ANCHOR_ROOM = 16.0
"""Room for the sign behind a way back to the ship."""
ANCHOR_LEFT, ANCHOR_RISE = 5.0, 4.0
"""How far left of the end of the line, and above its words, the middle of that sign is."""
ANCHOR_SCALE = ".48"
"""The part of its size on maps that the sign has."""
ANCHOR_INK = "#5f8791"
"""The colour of the sign."""
UNNAMED_ARMS = frozenset({"plain", "choice", "if"})
"""Kinds of ways out that their row says already; any other is named before the way."""


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


def draw_card(card: Card, known: frozenset[str]) -> Drawn:
    """The picture of a card; ways to paragraphs that are not known lead off the page."""
    drawing = CardDrawing(known)
    drawing.add_head(card)
    drawing.add_opening(card.opening)
    for row in card.rows:
        drawing.add_row(row)
    height = drawing.lower_end + ROW_GAP
    frame = tag("rect", width=WIDTH, height=height, rx=CORNER, class_="card")
    return Drawn(card, height, frame + "".join(drawing.parts), tuple(drawing.ways))


class CardDrawing:
    """A card on the way to its picture; what is added comes below what is there."""

    def __init__(self, known: frozenset[str]) -> None:
        self.known = known
        """The paragraphs on the page."""
        self.parts: list[str] = []
        """The markup so far."""
        self.ways: list[DrawnWay] = []
        """The ways out so far."""
        self.lower_end = 0.0
        """How far below the top of the card its last part ends."""

    def add_head(self, card: Card) -> None:
        """The number on the left and the title on the right over their ground."""
        titles = wrap(card.title, TITLE_SIZE, INNER - measure(card.number, NUMBER_SIZE) - NUMBER_GAP, MAX_LINES)
        height = HEAD_PAD + len(titles) * TITLE_LINE
        corner, right, low = number(CORNER), number(WIDTH - CORNER), number(height)
        left_arc, right_arc = (f"a{corner} {corner} 0 0 1 {corner} {down}{corner}" for down in ("-", ""))
        ground = f"M0 {low}V{corner}{left_arc}H{right}{right_arc}V{low}Z"
        self.parts.append(tag("path", d=ground, class_="head"))
        self.parts.append(words(card.number, PAD, NUMBER_BASE, NUMBER_SIZE, class_="num"))
        for index, line in enumerate(titles):
            base = TITLE_BASE + index * TITLE_LINE
            self._add_at_right(line, base, TITLE_SIZE, "ink", font_weight="bold")
        self.lower_end = height

    def add_opening(self, opening: str) -> None:
        """The first words of the paragraph, if there are any; below them is room for the rows."""
        self.lower_end += OPENING_GAP
        for line in wrap(opening, SMALL, INNER, MAX_LINES) if opening else []:
            self.lower_end += OPENING_LINE
            self.parts.append(words(line, PAD, self.lower_end, SMALL, class_="soft", font_style="italic"))
        self.lower_end += RULE_GAP

    def add_row(self, row: Row) -> None:
        """A rule, the choice with its letter, its tags, and its ways out."""
        left, right = number(PAD), number(WIDTH - PAD)
        self.parts.append(tag("path", d=f"M{left} {number(self.lower_end)}H{right}", class_="rule"))
        self.lower_end += ROW_GAP
        if row.letter:
            self._add_choice(row.letter, row.text)
        self._add_tags(row.tags)
        for way in row.ways:
            self.lower_end += WAY_LINE
            self.ways.append(DrawnWay(way, row.letter, self.lower_end - PORT_RISE))
            self._add_way(way)
        self.lower_end += ROW_END

    def _add_choice(self, letter: str, text: str) -> None:
        """The letter of a choice and its text, without the signs of emphasis."""
        self.parts.append(words(f"({letter})", PAD, self.lower_end + LETTER_BASE, CHOICE_SIZE, class_="num"))
        for line in wrap(text.replace("*", ""), CHOICE_SIZE, INNER - INDENT, MAX_LINES):
            self.lower_end += LINE
            self.parts.append(words(line, PAD + INDENT, self.lower_end - TEXT_BASE, CHOICE_SIZE, class_="ink"))

    def _add_tags(self, tags: tuple[Tag, ...]) -> None:
        """Tags side by side, in as many lines as they need."""
        if not tags:
            return
        left = x = PAD + INDENT
        self.lower_end += TAG_LINE
        for tag_of_row in tags:
            text = wrap(tag_of_row.text, TAG_SIZE, INNER - TAG_MARGIN, 1)[0]
            width = measure(text, TAG_SIZE) + TAG_PADS
            if x + width > WIDTH - PAD and x > left:
                x = left
                self.lower_end += TAG_LINE
            box = Box(x, self.lower_end - TAG_TOP, width, TAG_HEIGHT)
            base = self.lower_end - TAG_BASE
            self.parts.append(_rounded(box, TAG_HEIGHT / 2, f"tag-{tag_of_row.kind}"))
            self.parts.append(words(text, x + width / 2, base, TAG_SIZE, class_="ink", text_anchor="middle"))
            x += width + TAG_GAP

    def _add_way(self, way: Way) -> None:
        """What a row leads to, at the right end of its line."""
        arm = "" if way.kind in UNNAMED_ARMS else f"{way.kind.replace('-', ' ')} "
        base = self.lower_end
        if way.goal == "home":
            self._add_at_right(f"{arm}back", base, SMALL, "sea", room=ANCHOR_ROOM)
            self.parts.append(_anchor(WIDTH - PAD, base))
        elif way.goal == "ending":
            self._add_at_right(f"{arm}★ ending {way.target}", base, SMALL, "gold")
        elif way.goal == "town":
            self._add_at_right(f"{arm}stays in town", base, SMALL, "soft")
        elif way.target in self.known:
            self._add_at_right(f"{arm}{way.target} →", base, SMALL, "num")
        else:
            text = f"{arm}{way.target} ↗"
            width = measure(text, SMALL) + TAG_PADS
            pill = Box(WIDTH - PAD - width, base - PILL_TOP, width, TAG_HEIGHT)
            self.parts.append(_rounded(pill, PILL_CORNER, "pill"))
            self._add_at_right(text, base, SMALL, "num", room=TAG_PADS / 2)

    def _add_at_right(
        self, text: str, base: float, size: float, class_: str, *, room: float = 0.0, **attributes: str
    ) -> None:
        """A line of text that ends at the right end of lines, or leaves some room there."""
        right = WIDTH - PAD - room
        self.parts.append(words(text, right, base, size, class_=class_, text_anchor="end", **attributes))


def _rounded(box: Box, corner: float, class_: str) -> str:
    """A rectangle with round corners."""
    return tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=corner, class_=class_)


def _anchor(end: float, base: float) -> str:
    """The sign of a way back to the ship."""
    placed = f"translate({number(end - ANCHOR_LEFT)} {number(base - ANCHOR_RISE)}) scale({ANCHOR_SCALE})"
    return tag(
        "path", d=ANCHOR, fill="none", stroke=ANCHOR_INK, stroke_width=2.4, stroke_linecap="round", transform=placed
    )


def card_link(drawn: Drawn, box: Box, link: str, *, entry: bool) -> str:
    """A card at its place, as a link to the text of its paragraph."""
    kinds = " ".join(["para", *(["town"] if drawn.card.town else []), *(["entry"] if entry else [])])
    picture = group(drawn.picture, class_=kinds, transform=f"translate({number(box.x)} {number(box.y)})")
    return tag("a", picture, href=link) if link else picture
