"""The save folder: its campaigns, newest first, where each stands, and names for new ones."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from ..campaign.errors import CampaignError
from ..campaign.games import pack_named
from ..campaign.migration import migrated
from ..journal.errors import BrokenJournal, JournalError
from ..journal.notation import FORMAT, SUFFIX, Journal
from ..journal.reading import read
from ..journal.replay import check_pack, wrong_pack
from ..journal.tree import line_of_play
from ..kernel.errors import BrokenPack, IllegalChoice, IllegalSetup
from ..kernel.play import is_over, play
from ..kernel.table import Table
from ..presentation.localizer import Localizer
from .error_words import error_words
from .games import load_game_and_pack, view_of

MAX_OFFERED = 9
"""Campaigns that are offered; older ones can be named."""
MAX_ERROR_LENGTH = 120
"""Characters that are told of an error of ours, so that the list stays a list."""
MAX_STEM_LENGTH = 60
"""Characters of the name of a new file, without its ending."""
MAX_BYTES_REPLAYED = 2_000_000
"""Longer campaigns (some 30,000 choices) are not replayed just to say where they stand."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A campaign file, its players, and where it stands."""

    path: Path
    players: tuple[str, ...]
    standing: str
    over: bool = False
    broken: str = ""
    """What is wrong with the file, if it cannot be played on."""


def default_folder() -> Path:
    """The user's data folder on this platform."""
    data = os.environ.get("XDG_DATA_HOME")
    base = Path(data) if data else Path.home() / ".local" / "share"
    return base / "sleeping-gods"


def list_saves(localizer: Localizer, folder: Path) -> list[Saved]:
    """The campaigns in a folder, the one played last first."""
    saves = [look_into(localizer, path) for path in _files(folder)[:MAX_OFFERED]]
    return sorted(saves, key=lambda save: bool(save.broken))


def count_saves(folder: Path) -> int:
    """The number of campaigns in a folder."""
    return len(_files(folder))


def _files(folder: Path) -> list[Path]:
    """The campaign files of a folder, the one played last first."""
    by_age: list[tuple[int, str, Path]] = []
    for path in folder.glob(f"*{SUFFIX}") if folder.is_dir() else ():
        with contextlib.suppress(OSError):
            about = path.stat()
            if stat.S_ISREG(about.st_mode):
                by_age.append((-about.st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(by_age)]


def look_into(localizer: Localizer, path: Path) -> Saved:
    """A campaign and where it stands; a file that cannot be played says why."""
    players: tuple[str, ...] = ()
    try:
        if path.stat().st_size > MAX_BYTES_REPLAYED:
            return Saved(path, players, localizer.say("saves_long"))
        journal = read(path).journal
        players = journal.setup.seats
        table = _last_table(journal)
        return Saved(
            path=path,
            players=players,
            standing=view_of(journal.setup.game, localizer.lang).standing(table),
            over=is_over(table),
        )
    except BrokenJournal as error:
        return Saved(path, players, "", broken=localizer.say("saves_damaged", line=error.line))
    except (JournalError, CampaignError, BrokenPack, IllegalSetup, IllegalChoice, OSError) as error:
        return Saved(path, players, "", broken=error_words(localizer, error, short=True).splitlines()[0])
    except Exception as error:
        # An older engine may have written choices that this one stumbles over; the list must still be shown.
        return Saved(path, players, "", broken=_of_older_engine(localizer, error))


def standing_of(localizer: Localizer, journal: Journal) -> str:
    """Where a journal ends, in a few words, or why it cannot be played."""
    try:
        return view_of(journal.setup.game, localizer.lang).standing(_last_table(journal))
    except (JournalError, CampaignError, BrokenPack, IllegalSetup, IllegalChoice, OSError) as error:
        return error_words(localizer, error, short=True).splitlines()[0]
    except Exception as error:
        return _of_older_engine(localizer, error)  # as in the list


def _of_older_engine(localizer: Localizer, error: Exception) -> str:
    """What is said of a campaign whose replay fails in a way that no error of ours names."""
    return localizer.say("saves_older", error=repr(error))[:MAX_ERROR_LENGTH]


def _last_table(journal: Journal) -> Table:
    """The table at the end; line sums are verified only when a campaign is opened."""
    game, pack = load_game_and_pack(pack_named(journal))
    check_pack(journal.setup, pack)
    table = game.set_up(pack, journal.setup)
    if journal.form != FORMAT:
        journal = migrated(game, pack, journal)
    try:
        for entry in line_of_play(journal.entries):
            play(table, entry.choice)
    except IllegalChoice as error:
        if pack.digest != journal.setup.pack_digest:
            raise wrong_pack(journal.setup, pack) from error
        raise
    return table


def new_path(folder: Path, pack: str, players: tuple[str, ...]) -> Path:
    """A free file name made of the pack and the players."""
    ascii_names = [unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode() for name in (pack, *players)]
    words = [re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") for name in ascii_names]
    stem = "-".join(word for word in words if word)[:MAX_STEM_LENGTH] or "campaign"
    number = 1
    while True:
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        if not path.exists():
            return path
        number += 1
