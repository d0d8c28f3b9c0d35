"""Lint checks of plates: mistakes in their text, words for those who do not see, and pictures that are out of date."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from ...kernel.errors import Finding
from ...story.plates import FOLDER
from ..plates.drawing import outdated
from ..plates.folder import CODE, PLATE, read_plates
from ..project import AnyPack, Project
from ..watch import stamps
from .check import Check

WORDLESS = "plate-alt"
"""The code of findings about words for those who do not see."""
STALE = "plate-stale"
"""The code of findings about pictures that are out of date."""
MAX_ALT = 400
"""Letters: what is read aloud instead of a picture is a sentence or two."""


def check_plates(project: Project, pack: AnyPack) -> Iterator[Finding]:
    """Reports what is wrong with plates; a pack may have none."""
    inside = project.folder / FOLDER
    if inside.is_dir():
        files = tuple(sorted(stamps([inside]).items()))
        yield from _findings(project.folder, files, project.languages)


@lru_cache(maxsize=8)
def _findings(folder: Path, files: tuple[object, ...], languages: tuple[str, ...]) -> tuple[Finding, ...]:
    """The findings in a folder's plates as its files are now: linting a pack again and again reads them once."""
    return tuple(_look(folder, languages))


def _look(folder: Path, languages: tuple[str, ...]) -> Iterator[Finding]:
    """What is wrong with the plates of a folder."""
    plates = read_plates(folder)
    yield from plates.findings
    for name, plate in plates.plates.items():
        file = f"{FOLDER}{name}{PLATE}"
        for lang in languages:
            words = plate.alt.get(lang, "")
            if not words:
                yield Finding(file, 1, WORDLESS, f"expected 'alt {lang}: ...', the words for those who do not see")
            elif len(words) > MAX_ALT:
                yield Finding(
                    file, 1, WORDLESS, f"expected at most {MAX_ALT} letters of alt ({lang}), got {len(words)}"
                )
    for name in outdated(plates):
        yield Finding(f"{FOLDER}{name}{PLATE}", 1, STALE, "expected a picture drawn from this text: pack plates")


PLATES = (Check((CODE, WORDLESS, STALE), check_plates),)
