"""The aids as PDFs: where they lie, and from which body each was printed."""

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
    """What a PDF is printed from, in short: the body of its page and the stylesheet of the sheets."""
    return hashlib.sha256(f"{body}\0{style}".encode()).hexdigest()


def recorded_sources() -> dict[str, str]:
    """What each PDF was printed from."""
    return dict(tomllib.loads(RECORD.read_text("utf-8"))["sha256"])


def page_count(pdf: bytes) -> int:
    """How many pages a PDF has that keeps its page objects in plain sight."""
    return len(_PAGE.findall(pdf))
