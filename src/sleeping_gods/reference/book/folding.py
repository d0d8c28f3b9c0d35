"""Folds text for comparison: lower case, no accents."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """The text in lower case without accents."""
    if text.isascii():
        return text.lower()
    text = text.lower().replace("œ", "oe").replace("æ", "ae")
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
