"""The achievement sheet: what was found in all campaigns, and notes on the map, in one text file."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol, TypeAlias

from ..journal.disk import write_whole
from ..kernel.rules import rule
from ..kernel.showing import is_showable
from ..kernel.unique_keys import strict_json
from .lock import hold_lock

FILE = "achievements.json"
LOCK = ".achievements.lock"
"""Held while the file is read and written again."""
FORMAT = 2
"""In format 1 a place had one note."""
BETWEEN = " · "
"""Stands between notes of several campaigns at one place."""
MAX_QUOTED = 40
"""Characters of what stands in the file that a refusal quotes."""
MAX_BYTES = 4 * 1024 * 1024
"""The longest sheet that is read; a full one has some thousands."""


Notes: TypeAlias = dict[str, tuple[str, ...]]
"""Place to what was written there, the oldest first."""


class Achieving(Protocol):
    """A table that tells what has been achieved on it."""

    def achievements(self) -> list[str]:
        """Such as ``totem:moon-eye`` or ``ending:home``."""

    def map_notes(self) -> dict[str, str]:
        """Notes that were written on the map."""


class BrokenProfile(Exception):
    """An achievement sheet that cannot be read; it is untouched."""

    def __init__(self, path: Path, expected: str) -> None:
        super().__init__(f"{path.name}: expected {expected}")


@dataclass(slots=True)
class GameProfile:
    """The achievements and map notes of one game."""

    ticked: list[str] = field(default_factory=list)
    """What has been achieved, such as ``totem:moon-eye``."""
    notes: Notes = field(default_factory=dict)


@rule(
    "SG-LOG-003", "SG-LOG-004", "SG-RESET-003", "SG-TOTEM-003", "SG-ACH-003", "SG-ACH-007", "DS-JLOG-003",
    "DS-JLOG-005", "DS-ACHV-001", "DS-RSET-003",
)  # fmt: skip
@dataclass(slots=True)
class Profile:
    """The sheets of all games in one folder: campaigns share achievements and notes, and nothing else."""

    folder: Path
    sheets: dict[str, GameProfile] = field(default_factory=dict)
    known: dict[str, Notes] = field(default_factory=dict)
    """The notes of each game as they stood in the file when it was read or written last."""

    @classmethod
    def load(cls, folder: Path) -> Profile:
        """The profile in a folder; an empty one if there is none yet."""
        sheets = _read(folder / FILE)
        return cls(folder, sheets, _notes(sheets))

    def of(self, game: str) -> GameProfile:
        """The sheet of a game."""
        return self.sheets.setdefault(game, GameProfile())

    def merge(self, game: str, table: Achieving) -> list[str]:
        """Tick what a table has achieved and put its notes after those that stand there; returns what is new."""
        sheet = self.of(game)
        for place, words in table.map_notes().items():
            written = sheet.notes.get(place, ())
            if words not in written:
                sheet.notes[place] = (*written, words)
        new = [name for name in sorted(table.achievements()) if name not in sheet.ticked]
        sheet.ticked = sorted({*sheet.ticked, *new})
        return new

    def earlier_notes(self, game: str, table: Achieving) -> dict[str, str]:
        """What campaigns before this one have written on the map, by place; its own notes hide none of theirs."""
        own = table.map_notes()
        notes = sorted(self.of(game).notes.items())
        others = {place: [words for words in written if words != own.get(place)] for place, written in notes}
        return {place: BETWEEN.join(written) for place, written in others.items() if written}

    def count(self, game: str, kind: str = "") -> int:
        """How many things are ticked, of one kind such as ``totem`` or of all."""
        return sum(1 for name in self.of(game).ticked if not kind or name.startswith(kind + ":"))

    def note(self, game: str, place: str, words: str) -> None:
        """Write a note on a place of the map instead of all that stands there; no words leave it empty."""
        notes = self.of(game).notes
        if words:
            notes[place] = (words,)
        else:
            notes.pop(place, None)

    def save(self) -> None:
        """Write the file, whole or not at all; what another program has written meanwhile is kept in it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with hold_lock(self.folder / LOCK):
            self._merge_file(_read(self.folder / FILE))
            games = {game: {"ticked": sheet.ticked, "notes": sheet.notes} for game, sheet in self.sheets.items()}
            text = json.dumps({"format": FORMAT, "games": games}, indent=2, sort_keys=True, ensure_ascii=False)
            write_whole(self.folder / FILE, (text + "\n").encode())
        self.known = _notes(self.sheets)

    def _merge_file(self, written: dict[str, GameProfile]) -> None:
        """Take up what another process has written: the ticks of both, and the notes that neither has wiped."""
        for game, theirs in written.items():
            own_sheet, read_before = self.of(game), self.known.get(game, {})
            own_sheet.ticked = sorted({*own_sheet.ticked, *theirs.ticked})
            for place in {**own_sheet.notes, **theirs.notes}:
                both = _merged(own_sheet.notes.get(place, ()), theirs.notes.get(place, ()), read_before.get(place, ()))
                if both:
                    own_sheet.notes[place] = both
                else:
                    own_sheet.notes.pop(place, None)


def _merged(here: tuple[str, ...], there: tuple[str, ...], before: tuple[str, ...]) -> tuple[str, ...]:
    """The notes of a place in the file, then those that are only here.

    One that stood in the file before and is gone from either was wiped.
    """
    still_there = [words for words in there if words in here or words not in before]
    return (*still_there, *(words for words in here if words not in still_there and words not in before))


def _notes(sheets: dict[str, GameProfile]) -> dict[str, Notes]:
    """The notes of each game, apart from the sheets."""
    return {game: dict(sheet.notes) for game, sheet in sheets.items()}


def _read(path: Path) -> dict[str, GameProfile]:
    """The sheets in a file; empty if there is none."""
    if not path.exists():
        return {}
    if path.stat().st_size > MAX_BYTES:
        raise BrokenProfile(path, f"at most {MAX_BYTES} bytes")
    try:
        data = strict_json(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise BrokenProfile(path, "JSON text") from error
    if not isinstance(data, dict) or not isinstance(data.get("games"), dict) or not all(map(_is_text, data["games"])):
        raise BrokenProfile(path, "an object with 'format' and 'games'")
    if data.get("format") not in range(1, FORMAT + 1):
        raise BrokenProfile(path, f"format {FORMAT}, got {repr(data.get('format'))[:MAX_QUOTED]}: update the game")
    return {game: _sheet(path, game, sheet) for game, sheet in data["games"].items()}


def _sheet(path: Path, game: str, data: object) -> GameProfile:
    """The part of the sheet for one game; BrokenProfile if it is not of that form."""
    ticked = data.get("ticked") if isinstance(data, dict) else None
    notes = data.get("notes") if isinstance(data, dict) else None
    if not isinstance(ticked, list) or not all(_is_text(name) for name in ticked):
        raise BrokenProfile(path, f"a list of names as 'ticked' of {game[:MAX_QUOTED]!r}")
    if not isinstance(notes, dict) or not all(map(_is_text, notes)):
        raise BrokenProfile(path, f"texts by place as 'notes' of {game[:MAX_QUOTED]!r}")
    written = {place: [words] if isinstance(words, str) else words for place, words in notes.items()}
    if not all(isinstance(words, list) and all(map(_is_text, words)) for words in written.values()):
        raise BrokenProfile(path, f"texts by place as 'notes' of {game[:MAX_QUOTED]!r}")
    return GameProfile(sorted(set(ticked)), {place: tuple(words) for place, words in written.items() if words})


def _is_text(value: object) -> bool:
    """Whether this is text that can be shown and written."""
    return isinstance(value, str) and is_showable(value)
