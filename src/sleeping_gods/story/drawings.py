"""Reads the SVG drawings of packs: only the elements and attributes listed here are accepted and copied."""

from __future__ import annotations

import re
from html import escape
from xml.parsers import expat  # entities cannot be expanded: read_drawing refuses declarations before parsing

from .reader import MAX_QUOTED

TAGS = (
    *("g", "defs", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "text"),
    *("radialGradient", "linearGradient", "stop"),
)
"""The elements that a drawing may have within its outermost ``svg``."""
ATTRIBUTES = (
    *("id", "d", "points", "transform", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width"),
    *("height", "offset", "opacity", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity"),
    *("stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stop-color", "stop-opacity"),
    *("font-size", "font-weight", "font-style", "text-anchor"),
)
"""Their attributes: none that runs, loads or links anything."""
MAX_ELEMENTS = 2_000
"""How many elements a drawing may have."""
MAX_DEPTH = 12
"""How deep elements may be nested."""

_VALUE = re.compile(r"[A-Za-z0-9 .,#%()+-]*|url\(#[a-z][a-z0-9-]*\)")
"""What an attribute may say."""
_DECLARATION = re.compile(r"<\?xml [^<>]*\?>")
"""The line with which a file may say that it is XML."""
_USE = re.compile(r"url\(#([a-z][a-z0-9-]*)\)")
"""A reference to an element by its id."""
_ID = re.compile(r"[a-z][a-z0-9-]*")
"""What an element may be called."""
_BEFORE_COMMAND = re.compile(r"\s+(?=[A-Za-z])")
"""The spaces before a letter of a path, which it does without."""


class RefusedDrawing(Exception):
    """What is wrong with a drawing, and in which line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


class _Copy:
    """A parser that copies the elements inside the outermost one; raises RefusedDrawing if one is not allowed."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate()
        self.parser.ordered_attributes = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._character_data
        self.parts: list[str] = []
        """What has been copied."""
        self.open: list[str] = []
        """The elements that are open, the innermost last."""
        self.empty = False
        """Whether the element that was opened last has no content yet, so that its start tag is still unclosed."""
        self.count = 0
        """How many elements there have been."""
        self.ids: set[str] = set()
        self.used: dict[str, int] = {}
        """The ids that are referred to, each with the first line that does."""

    def refuse(self, message: str) -> None:
        """Raise RefusedDrawing at the line that is being read."""
        raise RefusedDrawing(self.parser.CurrentLineNumber, message)

    def _start(self, tag: str, attributes: list[str]) -> None:
        """An element begins: it is checked and copied, but for the svg element around the drawing."""
        self.open.append(tag)
        self.count += 1
        if len(self.open) == 1:
            if tag != "svg":
                self.refuse(f"expected an svg element around the drawing, got {tag[:MAX_QUOTED]!r}")
            return
        if tag not in TAGS or self.open[-2] == "text":
            self.refuse(f"expected one of {', '.join(TAGS)}, got {tag[:MAX_QUOTED]!r}")
        if self.count > MAX_ELEMENTS or len(self.open) > MAX_DEPTH:
            self.refuse(f"expected at most {MAX_ELEMENTS} elements, {MAX_DEPTH} deep")
        self._close_start()
        keys, values = attributes[::2], attributes[1::2]  # the parser gives them in turn
        written = "".join(map(self._attribute, keys, values))
        self.parts.append(f"<{tag}{written}")
        self.empty = True

    def _attribute(self, key: str, value: str) -> str:
        """An attribute as it is copied, with a space before it; ids and references to them are noted."""
        if key not in ATTRIBUTES:
            self.refuse(f"expected no attribute {key[:MAX_QUOTED]!r}: drawings run, load and link nothing")
        if key in ("d", "points"):
            value = _BEFORE_COMMAND.sub("", " ".join(value.split()))
        if not _VALUE.fullmatch(value):
            self.refuse(f"expected numbers, words, a colour or url(#id) for {key!r}, got {value[:MAX_QUOTED]!r}")
        if key == "id":
            if not _ID.fullmatch(value):
                self.refuse(f"expected lower-case words joined by hyphens for 'id', got {value[:MAX_QUOTED]!r}")
            self.ids.add(value)
        use = _USE.fullmatch(value)
        if use:
            self.used.setdefault(use[1], self.parser.CurrentLineNumber)
        return f' {key}="{value}"'

    def _close_start(self) -> None:
        """Close the tag of the element that began last, if it is still open."""
        if self.empty:
            self.parts.append(">")
        self.empty = False

    def _character_data(self, text: str) -> None:
        """Copy words within a text element; elsewhere only spaces may stand."""
        if not self.open or self.open[-1] != "text":
            if text.strip():
                self.refuse(f"expected words only within text, got {text.strip()[:MAX_QUOTED]!r}")
            return
        self._close_start()
        self.parts.append(escape(text))

    def _end(self, tag: str) -> None:
        """An element ends; one without content is closed by its own tag."""
        self.open.pop()
        if not self.open:
            return
        self.parts.append("/>" if self.empty else f"</{tag}>")
        self.empty = False


def read_drawing(text: str) -> str:
    """The elements inside an SVG file, without spaces between them.

    Raises RefusedDrawing for an element, an attribute or a declaration that is not allowed.
    """
    head = _DECLARATION.match(text)
    begin = head.end() if head else 0
    for mark in ("<!doctype", "<!entity", "<![cdata[", "<?"):
        at = text.lower().find(mark, begin)
        if at >= 0:
            raise RefusedDrawing(text.count("\n", 0, at) + 1, f"expected no {mark!r}")
    copy = _Copy()
    try:
        copy.parser.Parse(text, True)
    except expat.ExpatError as bad:
        raise RefusedDrawing(bad.lineno, f"expected XML: {expat.ErrorString(bad.code)}") from bad
    for name, line in copy.used.items():
        if name not in copy.ids:
            raise RefusedDrawing(line, f"expected an element with the id {name!r} in the same file")
    return "".join(copy.parts)


def with_key(drawing: str, key: str) -> str:
    """A drawing whose ids are prefixed with a key, so that several can be part of one picture."""
    return re.sub(r'(<[^>]* id=")', rf"\g<1>{key}", drawing).replace('="url(#', f'="url(#{key}')
