"""SVG and HTML as text: elements, numbers, escaped text, and estimated text widths."""

from __future__ import annotations

from html import escape

FONT = "Palatino, 'Palatino Linotype', 'Book Antiqua', Georgia, 'DejaVu Serif', serif"
"""The letters of maps."""
SANS = "'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
"""The letters of graphs."""

_NARROW = frozenset("iljtfrI.,:;!|'’()[]1 \u202f\u00a0")
_WIDE = frozenset("mwMWQOGDCHNU@%—…")
NARROW_WIDTH, WIDE_WIDTH, CAPITAL_WIDTH, OTHER_WIDTH = 0.38, 0.9, 0.74, 0.61
"""Widths of letters in parts of the size of the type: rather too wide, as nobody knows which font will be there."""


def number(value: float) -> str:
    """A number with one decimal at most."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def tag(name: str, *inside: str, **attributes: str | float) -> str:
    """An element; ``stroke_width`` becomes ``stroke-width``, ``class_`` becomes ``class``; ``inside`` is markup."""
    written = "".join(f' {_key(key)}="{_value(value)}"' for key, value in attributes.items())
    if not inside:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(inside)}</{name}>"


def _key(key: str) -> str:
    """The name of an attribute."""
    return key.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    """The value of an attribute as text."""
    return escape(value, quote=True) if isinstance(value, str) else number(value)


def words(content: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """A line of escaped text."""
    return tag("text", escape(content), x=x, y=y, font_size=size, **attributes)


def group(*inside: str, **attributes: str | float) -> str:
    """A group of elements."""
    return tag("g", *inside, **attributes) if inside else ""


def with_title(title: str, *inside: str, **attributes: str | float) -> str:
    """Elements with a title for hovering and screen readers."""
    return tag("g", tag("title", escape(title)), *inside, **attributes)


def document(width: float, height: float, title: str, *inside: str, style: str = "", font: str = SANS) -> str:
    """A whole SVG picture, alone or inside a page."""
    head = tag("title", escape(title)) + (f"<style>{style}</style>" if style else "")
    return tag(
        "svg",
        head,
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        font_family=font,
    )


def measure(text: str, size: float) -> float:
    """An estimate of a text's width, on the generous side."""
    total = 0.0
    for char in text:
        if char in _NARROW:
            total += NARROW_WIDTH
        elif char in _WIDE:
            total += WIDE_WIDTH
        elif char.isupper():
            total += CAPITAL_WIDTH
        else:
            total += OTHER_WIDTH
    return total * size


def wrap(text: str, size: float, width: float, lines: int) -> list[str]:
    """The text in lines that fit a width; the last one is cut with an ellipsis."""
    wrapped = [""]
    for word in text.split():
        longer = f"{wrapped[-1]} {word}".strip()
        if wrapped[-1] and measure(longer, size) > width:
            if len(wrapped) == lines:
                wrapped[-1] = _cut(f"{wrapped[-1]}…", size, width)
                return wrapped
            wrapped.append(_cut(word, size, width))
        else:
            wrapped[-1] = _cut(longer, size, width)
    return wrapped


def _cut(text: str, size: float, width: float) -> str:
    """A text that is cut to a width, with an ellipsis."""
    if measure(text, size) <= width:
        return text
    text = text.rstrip("…")
    while text and measure(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
