"""Names for entries of a campaign, and new campaigns that branch off at an entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..journal.entries import JournalEntry
from ..journal.errors import OlderJournal
from ..journal.notation import BRANCHED, FORMAT, Journal, format_journal
from ..journal.tree import Tree
from ..kernel.showing import is_showable
from .errors import BadName, UnknownEntry

MAX_NAME_LENGTH = 80
"""Most characters of a checkpoint's name."""
MAX_CHECKPOINTS = 200
"""Most checkpoints of a campaign."""


@dataclass(frozen=True, slots=True)
class NamedCheckpoint:
    """A name that people gave to the state after an entry, to come back to it or to branch off."""

    name: str
    entry: int


def name_checkpoint(
    journal: Journal, name: str, number: int, others: Sequence[NamedCheckpoint] = ()
) -> NamedCheckpoint:
    """A new name beside the others of a campaign, for the state after an entry; an undo stands for what it went to."""
    if not 0 <= number < len(journal.entries):
        raise UnknownEntry(f"expected an entry from 0 to {len(journal.entries) - 1}, got {number}")
    if not 0 < len(name) <= MAX_NAME_LENGTH or not is_showable(name) or name != " ".join(name.split()):
        raise BadName(f"expected a name of 1 to {MAX_NAME_LENGTH} letters on one line, got {name[:MAX_NAME_LENGTH]!r}")
    if any(other.name.casefold() == name.casefold() for other in others):
        raise BadName(f"expected another name, {name!r} is taken")
    if len(others) >= MAX_CHECKPOINTS:
        raise BadName(f"expected at most {MAX_CHECKPOINTS} checkpoints")
    return NamedCheckpoint(name, Tree(journal.entries).resting(number))


def branch(journal: Journal, number: int, seed: int | None = None) -> bytes:
    """A campaign file that is the same up to the state after an entry, without anything that was undone.

    With a seed it draws by that from there on, and the header says from which entry: else whoever plays a branch on
    learns what the campaign that it comes from will draw. Without one the same choices lead to the same draws in both,
    which is for groups that have asked for it. A campaign without luck stays without.

    A state does not know the number of its entry, so the entries are numbered anew and keep their states' hashes; only
    the sums that chain the lines are new. A replay verifies it like any other.
    """
    if journal.form != FORMAT:
        raise OlderJournal(journal.form, FORMAT)
    if not 0 <= number < len(journal.entries):
        raise UnknownEntry(f"expected an entry from 0 to {len(journal.entries) - 1}, got {number}")
    line = [0, *Tree(journal.entries).line(number)]
    played = [journal.entries[entry_number] for entry_number in line]
    entries = [JournalEntry(at, entry.seat, entry.choice, entry.state) for at, entry in enumerate(played)]
    setup = journal.setup
    if seed is not None and "seed" in setup.options:
        own_luck = {"seed": str(seed), BRANCHED: str(len(entries) - 1)}
        setup = replace(setup, options={**setup.options, **own_luck})
    return format_journal(Journal(setup, journal.engine, entries)).encode()
