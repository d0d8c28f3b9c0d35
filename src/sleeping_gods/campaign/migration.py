"""Campaigns of an older format: played again choice by choice, by today's rules, and written down anew.

Saved states have another form in each format, so the hashes of an older one cannot be compared; the sum at the end of
each line can, and has been. Where a rule now asks something that it did not ask, nothing is done there, as it was then.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

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
    return _Migration(game, pack, journal).result


class _Migration:
    """An old journal being played again on a table of today."""

    def __init__(self, game: Game, pack: PackInfo, journal: Journal) -> None:
        self.table: Table = game.set_up(pack, journal.setup)
        self.new = Entries()
        self.new_number: dict[int, int] = {}
        """Old numbers of entries to the new ones whose states they led to."""
        undo_targets = {entry.target for entry in journal.entries if entry.seat == UNDO}
        tables: dict[int, Table] = {}
        """The tables to which an undo goes back, by the old numbers of their entries."""
        for entry in journal.entries:
            if entry.seat == START:
                self._note(START, "")
            elif entry.seat == UNDO:
                self.table = tables[entry.target].clone()
                self._note(UNDO, str(self.new_number[entry.target]))
            else:
                for who, choice in self._new_choices(entry, journal):
                    self._note(who, " ".join(choice))
            self.new_number[entry.number] = len(self.new) - 1
            if entry.number in undo_targets:
                tables[entry.number] = self.table.clone()
        self.result = Journal(journal.setup, __version__, self.new)

    def _note(self, who: str, choice: str) -> None:
        self.new.append(JournalEntry(len(self.new), who, choice, state_hash(self.table)))

    def _new_choices(self, entry: JournalEntry, journal: Journal) -> Iterator[tuple[str, Choice]]:
        """The choices that stand for an old one: itself, after windows that are new; none for one that is gone."""
        table, choice = self.table, parse_choice(entry.choice)
        if choice == GO_ON and choice not in options(table):
            return
        for _ in range(MAX_WINDOWS):
            offered = options(table)
            if choice in offered and (actor_word(table.actor(choice)) == CHANCE) == (entry.seat == CHANCE):
                who = actor_word(table.actor(choice))
                apply(table, choice)
                yield who, choice
                return
            if choice not in offered and table.is_table_act(choice):
                table_act(table, choice)
                yield TABLE, choice
                return
            declined = next((closing for closing in DECLINED if closing in offered), None)
            if declined is None:
                break
            who = actor_word(table.actor(declined))
            apply(table, declined)
            yield who, declined
        raise RuleChanged(entry, journal)
