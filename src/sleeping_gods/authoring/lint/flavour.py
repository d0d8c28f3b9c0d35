"""Lint checks of the flavour texts of cards: each card has one, of one line."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.errors import Finding
from ...sea.table.cards import Pack as SeaPack
from ..craft.limits import FLAVOUR
from ..dataflow.programs import site_of
from ..project import AnyPack, Project
from ..texts.words import words_in
from .check import Check
from .finding_place import finding_at, own_records

CARDS = ("adventure", "market", "starting", "event", "level", "enemy")
"""Tables of cards that are held and looked at; quest cards are all text."""
MISSING, LONG = "flavour-missing", "flavour-long"


def check_flavour_texts(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports cards of the pack whose flavour text is missing or too long in either language."""
    if not isinstance(pack, SeaPack):
        return
    for record in own_records(project, *CARDS):
        flavour = record.data.get("flavour")
        if not isinstance(flavour, dict):
            yield finding_at(site_of(record), MISSING, "expected a line of flavour")
            continue
        for lang, most in FLAVOUR.items():
            count = len(words_in(str(flavour[lang])))
            if count > most:
                yield finding_at(
                    site_of(record), LONG, f"expected at most {most} words of flavour ({lang}), got {count}"
                )


FLAVOURS = (Check((MISSING, LONG), check_flavour_texts, craft=True),)
