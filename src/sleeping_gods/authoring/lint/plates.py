"""Lint checks of plates: mistakes in their text, words for those who do not see, and pictures that are out of date."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.errors import Finding
from ..plates.drawing import outdated
from ..plates.folder import CODE, read_plates
from ..project import AnyPack, Project
from .check import Check

WORDLESS, STALE = "plate-alt", "plate-stale"
MAX_ALT = 400
"""Letters: what is read aloud instead of a picture is a sentence or two."""


def check_plates(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports what is wrong with plates; a pack may have none."""
    found = read_plates(project.folder)
    yield from found.findings
    for name, plate in found.plates.items():
        file = f"plates/{name}.plate"
        for lang in project.languages:
            said = plate.alt.get(lang, "")
            if not said:
                yield Finding(file, 1, WORDLESS, f"expected 'alt {lang}: ...', the words for those who do not see")
            elif len(said) > MAX_ALT:
                yield Finding(file, 1, WORDLESS, f"expected at most {MAX_ALT} letters of alt ({lang}), got {len(said)}")
    for name in outdated(found):
        yield Finding(f"plates/{name}.plate", 1, STALE, "expected a picture drawn from this text: pack plates")


PLATES = (Check((CODE, WORDLESS, STALE), check_plates),)
