"""Writes a failed random campaign as a campaign file, to reproduce it."""

from __future__ import annotations

from pathlib import Path

from ... import __version__
from ...journal.disk import write_whole
from ...journal.entries import JournalEntry
from ...journal.notation import CHANCE, START, SUFFIX, TABLE, Journal, format_journal
from ...kernel.choices import Choice, seat_word, text
from ...kernel.game import Game, PackInfo, Setup
from ...kernel.play import is_over, options, play, waits_for_chance
from ...kernel.state import state_hash
from ...kernel.table import Table

UNKNOWN_HASH = "0" * 16
"""Stands for the hash of a state that could not be reached."""


def write_failure(
    game: Game,
    pack: PackInfo,
    setup: Setup,
    choices: list[Choice],
    *,
    message: str,
    folder: Path | None,
    name: str,
) -> str:
    """Write the choices that led to a failure, as far as they can be played, and say what failed; returns the path.

    Nothing is written without a folder, and the path is empty.
    """
    if folder is None:
        return ""
    journal, unplayed = played_again(game, pack, setup, choices)
    remarks = [f"% failed: {' '.join(message.split())}"]
    remarks += [f"% then: {text(choice)}" for choice in unplayed]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}{SUFFIX}"
    write_whole(path, (format_journal(journal) + "\n".join([*remarks, ""])).encode())
    return str(path)


def played_again(game: Game, pack: PackInfo, setup: Setup, choices: list[Choice]) -> tuple[Journal, list[Choice]]:
    """The journal of some choices, and those that could not be played."""
    journal = Journal(setup, __version__, [])
    try:
        table = game.set_up(pack, setup)
    except Exception:  # what fails here is what the report tells
        journal.entries.append(JournalEntry(0, START, "", UNKNOWN_HASH))
        return journal, choices
    journal.entries.append(JournalEntry(0, START, "", state_hash(table)))
    for number, choice in enumerate(choices, start=1):
        try:
            who = _who(table, choice)
            play(table, choice)
            entry = JournalEntry(number, who, text(choice), state_hash(table))
        except Exception:  # as above: the choice that fails ends the file
            return journal, choices[number - 1 :]
        journal.entries.append(entry)
    return journal, []


def _who(table: Table, choice: Choice) -> str:
    """Who takes a choice, as a journal names them."""
    if waits_for_chance(table):
        return CHANCE
    if not is_over(table) and choice in options(table):
        return seat_word(table.actor(choice))
    return TABLE
