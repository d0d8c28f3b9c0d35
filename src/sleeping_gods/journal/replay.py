"""Re-playing a journal: every choice must be legal, its seat's own, and lead to the state that its line records."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..kernel.choices import parse
from ..kernel.errors import IllegalChoice, IllegalSetup
from ..kernel.game import Game, PackInfo, Setup
from ..kernel.luck import is_seed
from ..kernel.play import apply, is_option, refusal, table_act
from ..kernel.state import canonical, hash_of
from ..kernel.table import Table
from .entries import JournalEntry
from .errors import BrokenJournal, OlderJournal, WrongPack
from .notation import BRANCHED, CHANCE, FORMAT, TABLE, UNDO, Journal, actor_word

MAX_LISTED = 8
"""How many legal choices an error lists."""
MAX_QUOTED = 40
"""Characters of a wrong option that an error quotes."""


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


def check_seed(setup: Setup) -> None:
    """Refuse a seed that begins no campaign, and an entry to have branched off at that is no number."""
    seed, branched = setup.options.get("seed", "0"), setup.options.get(BRANCHED, "0")
    if not is_seed(seed):
        raise BrokenJournal(0, number=0, expected="a whole number as the seed", got=repr(seed[:MAX_QUOTED]))
    if not is_seed(branched):
        raise BrokenJournal(0, number=0, expected="the number of an entry", got=repr(branched[:MAX_QUOTED]))


def check_replayable(journal: Journal) -> None:
    """Refuse a journal of another format than today's, and a seed that begins no campaign."""
    if journal.form != FORMAT:
        raise OlderJournal(journal.form, FORMAT)
    check_seed(journal.setup)


def wrong_pack(setup: Setup, pack: PackInfo) -> WrongPack:
    """The error that names the pack a campaign needs, and the one it got."""
    expected = f"{setup.pack} version {setup.pack_version} (digest {setup.pack_digest})"
    return WrongPack(expected, f"{pack.id} version {pack.version} (digest {pack.digest})")


def replay(
    game: Game,
    pack: PackInfo,
    journal: Journal,
    until: int | None = None,
    watch: Callable[[JournalEntry, Table, bytes], None] | None = None,
) -> Replayed:
    """Play a journal again up to an entry and verify each line, or BrokenJournal with the first that does not fit.

    ``watch`` is shown the table after each entry, and its canonical bytes; it must not change it.
    """
    replaying = Replay(game, pack, journal, until)
    while not replaying.done:
        entry, state = replaying.step()
        if watch:
            watch(entry, replaying.table, state)
    return Replayed(replaying.table, replaying.number)


class Replay:
    """A journal that is being played again, as far as anybody asks; every step verifies one line.

    A pack of the same version whose files have changed will do as long as every line still leads to the state that it
    records: a mended sentence loses nobody a campaign.
    """

    def __init__(self, game: Game, pack: PackInfo, journal: Journal, until: int | None = None) -> None:
        check_pack(journal.setup, pack)
        check_replayable(journal)
        self.number = -1
        """The last entry that was played."""
        self._pack = pack
        self._journal = journal
        last = len(journal.entries) - 1
        self._last = last if until is None else min(until, last)
        targets = map(journal.entries.target_of, range(self._last + 1))
        self._targets = {target for target in targets if target is not None}
        """The entries that undos go back to."""
        self._kept: dict[int, Table] = {}
        """The tables after these, as far as they have been played."""
        with self._blaming_the_pack():
            self.table = game.set_up(pack, journal.setup)

    @property
    def entry(self) -> JournalEntry:
        """The last entry that was played."""
        return self._journal.entries[self.number]

    @property
    def done(self) -> bool:
        """Whether every entry has been played."""
        return self.number >= self._last

    def step(self) -> tuple[JournalEntry, bytes]:
        """Play the next entry and verify it; returns it with the canonical bytes of the state that it led to."""
        entry = self._journal.entries[self.number + 1]
        with self._blaming_the_pack():
            if entry.seat == UNDO:
                self.table = self._kept[entry.target].clone()
            state = follow(self.table, entry)
        if entry.number in self._targets:
            self._kept[entry.number] = self.table.clone()
        self.number = entry.number
        return entry, state

    @contextlib.contextmanager
    def _blaming_the_pack(self) -> Iterator[None]:
        """Where the pack's files have changed, what does not fit is the pack."""
        try:
            yield
        except (BrokenJournal, IllegalSetup) as error:
            if self._pack.digest == self._journal.setup.pack_digest:
                raise
            raise wrong_pack(self._journal.setup, self._pack) from error


def follow(table: Table, entry: JournalEntry) -> bytes:
    """Let a table follow an entry, for an undo the table that it goes back to; its canonical bytes, verified."""
    if entry.seat != UNDO and entry.number:
        _play(table, entry)
    state = canonical(table)
    reached = hash_of(state)
    if reached != entry.state:
        got = f"#{reached} after {entry.seat} {entry.choice}".strip()
        raise BrokenJournal(entry.line, number=entry.number, expected=f"#{entry.state}", got=got, table=table)
    return state


def _play(table: Table, entry: JournalEntry) -> None:
    """Play an entry that must be legal, and the choice of the seat that it names."""
    choice = parse(entry.choice)
    if is_option(table, choice):
        who = actor_word(table.actor(choice))
    elif table.is_table_act(choice):
        who = TABLE
    else:
        raise _illegal(table, entry, refusal(table, choice))
    if entry.seat != who:
        if CHANCE in (who, entry.seat):
            expected = "a draw of chance" if who == CHANCE else "a player's choice"
        else:
            expected = f"the choice {entry.choice!r} from {who}"
        got = f"{entry.seat} {entry.choice}"
        raise BrokenJournal(entry.line, number=entry.number, expected=expected, got=got, table=table)
    if who == TABLE:
        table_act(table, choice)
    else:
        apply(table, choice)


def _illegal(table: Table, entry: JournalEntry, error: IllegalChoice) -> BrokenJournal:
    """The error for an entry with a choice that is not offered, naming some that are."""
    listed = error.legal[:MAX_LISTED]
    shown = ", ".join(map(repr, listed)) or "nothing, the campaign is over"
    more = f" and {len(error.legal) - MAX_LISTED} more" if len(error.legal) > MAX_LISTED else ""
    return BrokenJournal(
        entry.line, number=entry.number, expected=f"one of {shown}{more}", got=repr(entry.choice), table=table
    )
