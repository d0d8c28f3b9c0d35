"""Escapes untrusted text for a screen: control characters and marks that change the direction of writing."""

from __future__ import annotations

_SPACES = frozenset("\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000")
"""Spaces that Python does not call printable; French is full of them."""
_JOINERS = frozenset("\u200c\u200d")
"""What joins signs to one, as in pictures of families."""
_PICTURES = range(0x1F000, 0x1FB00)
"""Where Unicode adds pictures each year, so that the newest are unknown to the interpreter."""
_TAGS = range(0xE0020, 0xE0080)
"""What makes a black flag that of a country."""


def is_showable(text: str) -> bool:
    """Whether a screen can show a text as it is: no control characters, no halves of signs, no turned direction."""
    return text.isprintable() or all(_shows(sign) for sign in text)


def printable(text: str) -> str:
    """A text of a stranger's that a terminal shows and never obeys: control characters are written out."""
    if text.isprintable():
        return text
    return "".join(sign if _shows(sign) else sign.encode("unicode_escape").decode() for sign in text)


def printable_lines(text: str) -> str:
    """The text made printable, its line ends kept."""
    return text if text.isprintable() else "\n".join(map(printable, text.split("\n")))


def _shows(sign: str) -> bool:
    """Whether a sign can be shown."""
    return sign.isprintable() or sign in _SPACES or sign in _JOINERS or ord(sign) in _PICTURES or ord(sign) in _TAGS
