"""Campaigns of an older format: played again choice by choice, by today's rules, and written down anew.

Saved states have another form in each format, so the hashes of an older one cannot be compared; the sum at the end of
each line can, and has been. Where a rule now asks something that it did not ask, nothing is done there, as it was then.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .. import __version__
from ..journal.disk import write_whole
from ..journal.entries import Entries, JournalEntry
from ..journal.errors import BrokenJournal, CannotSave
from ..journal.limits import MAX_LINE_BYTES
from ..journal.notation import CHANCE, FORMAT, START, TABLE, UNDO, Journal, actor_word, check_title, format_journal
from ..journal.reading import parse
from ..journal.replay import check_pack
from ..journal.store import FileStore
from ..kernel.choices import Choice
from ..kernel.choices import parse as parse_choice
from ..kernel.game import Game, PackInfo
from ..kernel.play import apply, options, table_act
from ..kernel.state import state_hash
from ..kernel.table import Table
from .rule_changes import changed_since

GO_ON: Choice = ("go", "on")
DECLINED: tuple[Choice, ...] = (GO_ON, ("let", "fall"))
"""What closes a window in which nothing is done."""
MAX_WINDOWS = 8
"""More windows than this in a row were not opened by a change of rules."""


class RuleChanged(BrokenJournal):
    """A campaign of an older format whose choices the rules do not allow any more; its file is untouched."""

    def __init__(self, entry: JournalEntry, journal: Journal) -> None:
        self.entry = entry
        changes = changed_since(journal.engine, journal.setup.game)
        listed = "; ".join(f"{change.rule}: {change.now}" for change in changes) or "none that is on the list"
        expected = f"a choice that is legal today (changed since version {journal.engine}: {listed})"
        super().__init__(entry.line, number=entry.number, expected=expected, got=repr(entry.choice))


def migrate_file(path: Path, game: Game, pack: PackInfo) -> None:
    """Write a campaign of an older format anew, the old file kept beside it as ``NAME.format-1``; a new one stays."""
    with path.open("rb") as file:
        title = file.readline(MAX_LINE_BYTES).decode(errors="replace")
    if check_title(title.rstrip("\n")) == FORMAT:
        return
    store = FileStore.open(path)
    try:
        data = store.read()
        old = parse(data).journal
        if old.form == FORMAT:  # another program was quicker
            return
        written = format_journal(migrated(game, pack, old)).encode()
        backup = path.with_name(f"{path.name}.format-{old.form}")
        if backup.exists() and backup.read_bytes() != data:
            raise CannotSave(f"{backup.name} exists already, and is another campaign")
        write_whole(backup, data)
        write_whole(path, written)
    finally:
        store.close()


def migrated(game: Game, pack: PackInfo, journal: Journal) -> Journal:
    """A journal of an older format in today's; RuleChanged names the first choice that is not legal any more."""
    check_pack(journal.setup, pack)
    entries = _Migration(game.set_up(pack, journal.setup), journal).entries()
    return Journal(journal.setup, __version__, entries)


class ReplayedChoice(NamedTuple):
    """A choice that stands for an old one, and who takes it, as a journal names them."""

    who: str
    choice: Choice


class _Migration:
    """An old journal being played again on a table of today."""

    def __init__(self, table: Table, old: Journal) -> None:
        self._table = table
        """The table as the new entries have made it."""
        self._old = old
        self._entries = Entries()
        """The new entries."""
        self._new_number: dict[int, int] = {}
        """Old numbers of entries to the new ones whose states they led to."""
        self._tables: dict[int, Table] = {}
        """The tables to which an undo goes back, by the old numbers of their entries."""

    def entries(self) -> Entries:
        """The entries of the new journal; RuleChanged names the first choice that is not legal any more."""
        undo_targets = {entry.target for entry in self._old.entries if entry.seat == UNDO}
        for entry in self._old.entries:
            self._follow(entry)
            self._new_number[entry.number] = len(self._entries) - 1
            if entry.number in undo_targets:
                self._tables[entry.number] = self._table.clone()
        return self._entries

    def _follow(self, entry: JournalEntry) -> None:
        """Do on the table of today what an old entry did, and note it."""
        if entry.seat == START:
            self._note(START, "")
        elif entry.seat == UNDO:
            self._table = self._tables[entry.target].clone()
            self._note(UNDO, str(self._new_number[entry.target]))
        else:
            for who, choice in self._new_choices(entry):
                self._note(who, " ".join(choice))

    def _note(self, who: str, choice: str) -> None:
        """Add an entry that has led to the table as it is."""
        self._entries.append(JournalEntry(len(self._entries), who, choice, state_hash(self._table)))

    def _new_choices(self, entry: JournalEntry) -> Iterator[ReplayedChoice]:
        """The choices that replace an old one: itself, after closing windows that are new; none if it is gone."""
        table, choice = self._table, parse_choice(entry.choice)
        if choice == GO_ON and choice not in options(table):
            return
        for _ in range(MAX_WINDOWS):
            offered = options(table)
            if choice in offered and (actor_word(table.actor(choice)) == CHANCE) == (entry.seat == CHANCE):
                yield self._taken(choice)
                return
            if choice not in offered and table.is_table_act(choice):
                table_act(table, choice)
                yield ReplayedChoice(TABLE, choice)
                return
            declined = next((closing for closing in DECLINED if closing in offered), None)
            if declined is None:
                break
            yield self._taken(declined)
        raise RuleChanged(entry, self._old)

    def _taken(self, choice: Choice) -> ReplayedChoice:
        """Take a choice that is offered."""
        who = actor_word(self._table.actor(choice))
        apply(self._table, choice)
        return ReplayedChoice(who, choice)
