"""The aids as PDFs: their paths, and a hash of the page from which each was printed."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path

from ...languages import Lang

PRINTED = Path(__file__).resolve().parent / "printed"
RECORD = PRINTED / "printed.toml"
_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")


def printed_name(game: str, lang: Lang, aid: str) -> str:
    """The name of a PDF, without its suffix."""
    return f"{game}.{lang}.{aid}"


def printed_path(game: str, lang: Lang, aid: str) -> Path:
    """Where a PDF lies."""
    return PRINTED / f"{printed_name(game, lang, aid)}.pdf"


def digest(body: str, style: str) -> str:
    """A hash of what a PDF is printed from: the page's body and the stylesheet."""
    return hashlib.sha256(f"{body}\0{style}".encode()).hexdigest()


def recorded_sources() -> dict[str, str]:
    """The recorded hash of each PDF's source."""
    return dict(tomllib.loads(RECORD.read_text("utf-8"))["sha256"])


def page_count(pdf: bytes) -> int:
    """The number of pages of a PDF with uncompressed page objects."""
    return len(_PAGE.findall(pdf))
