"""Re-playing a journal: every choice must be legal and lead to the state that its line records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..kernel.errors import IllegalChoice, IllegalSetup
from ..kernel.game import Game, PackInfo, Setup
from ..kernel.play import play, waits_for_chance
from ..kernel.state import state_hash
from ..kernel.table import Table
from .errors import BrokenJournal, WrongPack
from .notation import CHANCE, TABLE, UNDO, Entry, Journal


@dataclass(slots=True)
class Replayed:
    """Where a replay came to."""

    table: Table
    number: int
    """The last entry that was played."""


def check_pack(setup: Setup, pack: PackInfo) -> None:
    """Refuse a pack that is not the one a campaign was made for; its words may have been mended since."""
    if (pack.id, pack.version) != (setup.pack, setup.pack_version):
        raise wrong_pack(setup, pack)


def wrong_pack(setup: Setup, pack: PackInfo) -> WrongPack:
    """The error that names the pack a campaign needs, and the one it got."""
    expected = f"{setup.pack} version {setup.pack_version} (digest {setup.pack_digest})"
    return WrongPack(expected, f"{pack.id} version {pack.version} (digest {pack.digest})")


def replay(
    game: Game,
    pack: PackInfo,
    journal: Journal,
    until: int | None = None,
    watch: Callable[[Entry, Table], None] | None = None,
) -> Replayed:
    """Play a journal again up to an entry and verify each line, or BrokenJournal with the first that does not fit.

    A pack of the same version whose files have changed will do as long as every line still leads to the state that it
    records: a mended sentence loses nobody a campaign. ``watch`` is shown the table after each entry; it must not
    change it.
    """
    check_pack(journal.setup, pack)
    try:
        return _replay(game, pack, journal, until, watch)
    except (BrokenJournal, IllegalSetup) as error:
        if pack.digest == journal.setup.pack_digest:
            raise
        raise wrong_pack(journal.setup, pack) from error


def _replay(
    game: Game,
    pack: PackInfo,
    journal: Journal,
    until: int | None,
    watch: Callable[[Entry, Table], None] | None,
) -> Replayed:
    table = game.set_up(pack, journal.setup)
    entries = journal.entries if until is None else [entry for entry in journal.entries if entry.number <= until]
    targets = {entry.target for entry in entries if entry.seat == UNDO}
    kept: dict[int, Table] = {}
    for entry in entries:
        if entry.seat == UNDO:
            table = kept[entry.target].clone()
        elif entry.number:
            _play(table, entry)
        _check_state(table, entry)
        if entry.number in targets:
            kept[entry.number] = table.clone()
        if watch:
            watch(entry, table)
    return Replayed(table, entries[-1].number)


def _play(table: Table, entry: Entry) -> None:
    by_chance = waits_for_chance(table)
    if entry.seat != TABLE and by_chance != (entry.seat == CHANCE):
        expected = "a draw of chance" if by_chance else "a player's choice"
        raise BrokenJournal(
            entry.line, number=entry.number, expected=expected, got=f"{entry.seat} {entry.choice}", table=table
        )
    try:
        play(table, entry.choice)
    except IllegalChoice as error:
        shown = ", ".join(repr(option) for option in error.legal[:8]) or "nothing, the campaign is over"
        more = f" and {len(error.legal) - 8} more" if len(error.legal) > 8 else ""
        raise BrokenJournal(
            entry.line, number=entry.number, expected=f"one of {shown}{more}", got=repr(entry.choice), table=table
        ) from error


def _check_state(table: Table, entry: Entry) -> None:
    reached = state_hash(table)
    if reached != entry.state:
        got = f"#{reached} after {entry.seat} {entry.choice}".strip()
        raise BrokenJournal(entry.line, number=entry.number, expected=f"#{entry.state}", got=got, table=table)
