"""Suppressions: an author's notes that a finding is intended, ``%% lint: CODE reason`` or ``# lint: CODE reason``."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from ...effects.error_texts import did_you_mean, quoted_value
from ...kernel.errors import Finding
from .codes import LOADING, NO_CODE, NO_REASON, SUPPRESSING, UNUSED
from .scopes import Scopes

_STORY = re.compile(r"\s*%%\s*lint:\s*(\S*)\s*(.*)")
_TABLE = re.compile(r"""(?:[^"'#]|"[^"]*"|'[^']*')*#\s*lint:\s*(\S*)\s*(.*)""")


class NotePlace(NamedTuple):
    """What a note suppresses: the findings of a code in one part of a file."""

    file: str
    part: int
    """0 for the file as a whole."""
    code: str


@dataclass(frozen=True, slots=True)
class Suppression:
    """A note: its place, code, reason, and the part of the file that it refers to."""

    file: str
    line: int
    code: str
    reason: str
    part: int

    @property
    def place(self) -> NotePlace:
        """What it suppresses."""
        return NotePlace(self.file, self.part, self.code)


def suppressions(texts: Mapping[str, str]) -> Iterator[Suppression]:
    """Every note in the files of a pack."""
    for file, text in texts.items():
        if "lint:" not in text:
            continue
        pattern = _TABLE if file.endswith(".toml") else _STORY
        scopes = Scopes(file, text)
        for number, line in enumerate(text.split("\n"), start=1):
            if "lint:" in line and (match := pattern.fullmatch(line)):
                yield Suppression(file, number, match[1], match[2].strip(), scopes.part_of_note(number))


def without_suppressed(findings: list[Finding], texts: Mapping[str, str], known: Collection[str]) -> list[Finding]:
    """The findings that no note suppresses, and mistakes in the notes."""
    noted = list(suppressions(texts))
    if not noted:
        return findings
    valid_notes = [note for note in noted if note.reason and note.code in known]
    scopes = {file: Scopes(file, texts[file]) for file in {note.file for note in valid_notes}}
    meant = {note.place: note for note in valid_notes}
    used: set[NotePlace] = set()
    unsuppressed = []
    for finding in findings:
        scope = scopes.get(finding.file)
        place = NotePlace(finding.file, scope.part(finding.line) if scope else 0, finding.code)
        if place in meant:
            used.add(place)
        else:
            unsuppressed.append(finding)
    return unsuppressed + [wrong for note in noted if (wrong := _wrong(note, known, used, meant))]


def _wrong(
    note: Suppression,
    known: Collection[str],
    used: Collection[NotePlace],
    meant: Mapping[NotePlace, Suppression],
) -> Finding | None:
    """What is wrong with a note, if anything."""
    if note.code in LOADING or note.code in SUPPRESSING:
        problem = NO_CODE, f"{note.code!r} cannot be suppressed, only mended"
    elif note.code not in known:
        problem = (
            NO_CODE,
            f"expected the code of a finding, got {quoted_value(note.code)}{did_you_mean(note.code, known)}",
        )
    elif not note.reason:
        problem = NO_REASON, f"expected a reason after {note.code!r}"
    elif note.place not in used:
        problem = UNUSED, f"there is no {note.code!r} to suppress here"
    elif meant[note.place] is not note:
        problem = UNUSED, f"{note.code!r} is suppressed here already"
    else:
        return None
    return Finding(note.file, note.line, *problem)
