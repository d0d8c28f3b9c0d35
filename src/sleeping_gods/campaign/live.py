"""A campaign that is being played: the live table, and every choice on disk before it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from .. import __version__
from ..journal.entries import JournalEntry
from ..journal.file import CampaignFile, Continuation
from ..journal.notation import CHANCE, START, TABLE, UNDO, Journal
from ..journal.replay import check_pack
from ..journal.store import Store
from ..kernel.choices import Seat, parse, text
from ..kernel.errors import Bug
from ..kernel.game import Game, PackInfo, Setup
from ..kernel.luck import Luck
from ..kernel.play import apply, audience, is_over, options, table_act, waits_for_chance
from ..kernel.showing import is_showable
from ..kernel.state import canonical, hash_of, state_hash
from ..kernel.table import Table, decider
from . import checkpoint
from .audience import Played
from .checkpoint import Cache, Checkpoint
from .checkpoint_keeper import CheckpointKeeper
from .choosing import chooser_of, refusal_for
from .draft import Draft
from .errors import NothingToRedo, NothingToUndo, NotKept
from .follow_entries import caught_up
from .hand_draws import Draws, TakenChoice
from .history import History, is_kept
from .migration import migrate_file
from .notes import Note, notes_of
from .pins import is_pin, missing_pins
from .prepared import prepared_draw
from .restoring import history_of, restore
from .seeds import luck_of_entry, seed_of
from .undo_targets import Asks, Stride, asks_always, line_target, redo_target, undo_target
from .verification import Verification
from .writable import check_writable


class Campaign:
    """A game, a pack, a set-up, the entries so far, and the table that they lead to.

    Draws are made for the players if the set-up has an option ``seed``; without one they enter what they drew,
    unless they agree that the table draws (``agree_who_draws``).
    """

    def __init__(
        self,
        game: Game,
        pack: PackInfo,
        table: Table,
        journal: Journal,
        history: History,
        last_unverified: int | None = None,
    ) -> None:
        self.game = game
        self.pack = pack
        self.table = table
        self.journal = journal
        self.history = history
        self.file: CampaignFile | None = None
        self.repeats_luck = False
        """Whether the same choices after an undo lead to the same draws; it may change at any time."""
        self._fresh_seed: Callable[[], int] | None = None
        """Where the table takes its luck from in a campaign without a seed; nothing if the players draw there."""
        self._seed = seed_of(journal.setup)
        self._verification = Verification(
            game=game, pack=pack, journal=journal, history=history, last_unverified=last_unverified
        )
        self._checkpoints = CheckpointKeeper(pack, last_unverified or 0)

    @classmethod
    def begin(cls, game: Game, pack: PackInfo, setup: Setup, path: Path | None = None) -> Campaign:
        """A new campaign at its first decision, in a new file if a path is given."""
        check_pack(setup, pack)
        check_writable(setup)
        campaign = cls.at(game, pack, setup, game.set_up(pack, setup))
        if path:
            campaign.save(path)
        campaign.draw()
        return campaign

    @classmethod
    def at(cls, game: Game, pack: PackInfo, setup: Setup, table: Table) -> Campaign:
        """A campaign that goes on from a table; the draws that it waits for are not made yet."""
        start = JournalEntry(0, START, "", state_hash(table))
        journal = Journal(setup, __version__, [start])
        history = history_of(game, pack, journal, table.clone())
        history.add(start)
        return cls(game, pack, table, journal, history)

    @classmethod
    def open(cls, path: Path, game: Game, pack: PackInfo) -> Campaign:
        """A campaign from its file, exactly where it was.

        Every line is verified on the way, except those before a checkpoint: they are when ``verify`` is called.
        """
        migrate_file(path, game, pack)
        file = CampaignFile.open(path)
        try:
            check_pack(file.journal.setup, pack)
            recalled = checkpoint.load(path, game, pack, file.journal)
            campaign = cls._restored(game, pack, file.journal, recalled)
        except BaseException:
            file.close()
            raise
        campaign._keep_in(file)
        campaign.draw()
        return campaign

    @classmethod
    def over(cls, store: Store | CampaignFile, game: Game, pack: PackInfo, cache: Cache | None = None) -> Campaign:
        """A campaign from any store, as ``open`` does it from a file; checkpoints are left in the cache, if any.

        What has been read from a store already is not read again.
        """
        file = store if isinstance(store, CampaignFile) else CampaignFile.over(store)
        check_pack(file.journal.setup, pack)
        recalled = checkpoint.load_from(cache, game, pack, file.journal) if cache else None
        campaign = cls._restored(game, pack, file.journal, recalled)
        campaign._keep_in(file, cache)
        campaign.draw()
        return campaign

    @classmethod
    def _restored(cls, game: Game, pack: PackInfo, journal: Journal, recalled: Checkpoint | None) -> Campaign:
        """A campaign where its journal leads to, from a checkpoint if there is one."""
        restored = restore(game, pack, journal, recalled)
        return cls(game, pack, restored.table, journal, restored.history, restored.last_unverified)

    def _keep_in(self, file: CampaignFile, cache: Cache | None = None) -> None:
        """From now on entries are written to this file, and checkpoints to the cache or beside the file."""
        self.file = file
        self._checkpoints.path, self._checkpoints.cache = file.path, cache

    @property
    def setup(self) -> Setup:
        """How the campaign began."""
        return self.journal.setup

    @property
    def path(self) -> Path | None:
        """The file it is kept in, if it is kept in one."""
        return self.file.path if self.file else None

    @property
    def seat(self) -> Seat | None:
        """The seat that the table waits for, or None when the campaign is over."""
        return None if is_over(self.table) else decider(self.table)

    def play(self, seat: Seat | None, line: str) -> list[Played]:
        """Take a choice for a seat (or for whoever it belongs to), and the draws that follow; all is on disk then.

        IllegalChoice, WrongSeat and CannotSave leave the campaign as it was.
        """
        return self._write_draft(self.draft(seat, line))

    def draft(self, seat: Seat | None, line: str) -> Draft:
        """A choice and the draws that follow, computed and not yet played; IllegalChoice and WrongSeat as ever."""
        choice = parse(line)
        if not is_showable(text(choice)):
            raise refusal_for(self.table, seat, choice)
        who = chooser_of(self.table, seat, choice)
        table = self.table.clone()
        secret = None if who == TABLE else audience(table, choice)
        if who == TABLE:
            table_act(table, choice)
        else:
            apply(table, choice)
        return self._drafted(table, [(who, choice, secret)])

    def draft_draws(self, draws: Callable[[Table], Iterator[TakenChoice]]) -> Draft:
        """Draws that somebody entered or left to the table (`hand_draws.py`), and those that follow; not yet played."""
        table = self.table.clone()
        return self._drafted(table, draws(table))

    @property
    def has_seed(self) -> bool:
        """Whether all draws follow from a seed."""
        return self._seed is not None

    @property
    def drawn_by_table(self) -> bool:
        """Whether the table draws: by the campaign's seed, or because people have agreed on it."""
        return self._seed is not None or self._fresh_seed is not None

    def agree_who_draws(self, draws: Draws, fresh_seed: Callable[[], int]) -> None:
        """Let the table draw from now on in a campaign without a seed, by luck of its own, or the players."""
        self._fresh_seed = fresh_seed if draws == "table" else None

    def lines(self, draft: Draft) -> tuple[bytes, Continuation]:
        """A draft as lines for the store, and what is to be known of them once they are there; no lines without one."""
        entries = [played.entry for played in draft.played]
        return self.file.lines(entries) if self.file else (b"", Continuation(entries, "", 0, 0))

    def commit(self, draft: Draft, continuation: Continuation) -> list[Played]:
        """Let a draft count whose lines lie in the store now; nothing has been played since it was made."""
        if self.file:
            self.file.add(continuation)
        else:
            self.journal.entries.extend(continuation.entries)
        return self._counted(draft)

    def draw(self) -> list[Played]:
        """Let chance draw as long as the table waits for it; empty where players draw for themselves."""
        return self._write_draft(self._drafted(self.table.clone(), [])) if waits_for_chance(self.table) else []

    def undo(self, stride: Stride = "step", asks: Asks = asks_always) -> Played:
        """Go back to before the last choice of a person, the last action, or the start of the turn."""
        target = undo_target(self.history, stride, asks)
        if target is None:
            raise NothingToUndo
        return self.go_back(target)

    def undo_line(self, number: int) -> Played:
        """Go back to before the choice that an entry of the line of play belongs to."""
        target = line_target(self.history, number)
        if target is None:
            raise NothingToUndo(f"expected an entry of the line of play, got {number}")
        return self.go_back(target)

    def redo(self) -> Played:
        """Go forward to where the last undo left, as long as nothing else has been played."""
        target = redo_target(self.history)
        if target is None:
            raise NothingToRedo
        return self.go_back(target)

    def go_back(self, number: int) -> Played:
        """Take up the state after an earlier entry; nothing is deleted, so this can itself be undone."""
        return self._write_draft(self.draft_back(number))[0]

    def draft_back(self, number: int, *, keep_pins: bool = False) -> Draft:
        """The entries that going back would write, not yet played; NothingToUndo if there is no entry of this number.

        Optionally what is pinned on the map now is pinned there too, by entries of its own.
        """
        if number not in self.history:
            raise NothingToUndo(f"expected an entry from 0 to {self._next_number() - 1}, got {number}")
        number = self._with_its_draws(number)
        table = self.history.table_after(number)
        entry = JournalEntry(self._next_number(), UNDO, str(number), state_hash(table))
        back = Draft(table, [Played(entry, ())], [None])
        return self._with_pins(back) if keep_pins else back

    def _with_pins(self, back: Draft) -> Draft:
        """A draft of going back that keeps the pins set since: they are set once more."""
        table, played, states = back.table, list(back.played), list(back.states)
        for act in missing_pins(self.table, table):
            table_act(table, act)
            state = canonical(table)
            entry = JournalEntry(self._next_number() + len(played), TABLE, text(act), hash_of(state))
            played.append(Played(entry, tuple(table.log_events), tuple(table.private_events)))
            states.append(state if is_kept(entry) else None)
        return Draft(table, played, states)

    def _with_its_draws(self, number: int) -> int:
        """The last of the draws that follow an entry: going back between them would let somebody choose a draw.

        The entry itself where players draw for themselves.
        """
        history = self.history
        while (
            self.drawn_by_table
            and number + 1 < len(history)
            and history.entry(number + 1).seat == CHANCE
            and history.before(number + 1) == number
        ):
            number += 1
        return number

    def merge(self, data: bytes) -> list[Played]:
        """Follow whole lines that another owner has added to the store since the last entry that is known here.

        Every sum and every state is compared; BrokenJournal leaves the campaign as it was. Nothing is written.
        """
        if self.file is None:
            raise NotKept
        continuation = self.file.read_on(data)
        followed = caught_up(self.table, self.history, continuation.entries)
        self.file.add(continuation)
        self.table = followed.table
        for played, state in zip(followed.played, followed.states, strict=True):
            self.history.add(played.entry, state, _notes_of_entry(played))
        return followed.played

    def save(self, path: Path) -> None:
        """Write the campaign to a new file, and keep it there from now on."""
        file = CampaignFile.create(path, self.journal)
        self.close()
        self._keep_in(file)
        self._checkpoints.last = 0

    def close(self) -> None:
        """Let the file go."""
        if self.file:
            self._leave_checkpoint(checkpoint.ENTRIES_AT_CLOSE)
            self.file.close()
            self.file = self._checkpoints.path = None

    def verify(self, count: int) -> bool:
        """Verify so many more of the lines that a checkpoint spared; BrokenJournal names the first that does not fit.

        Returns whether all is verified. If it fails, no checkpoint is left any more.
        """
        try:
            return self._verification.verify(count)
        except BaseException:
            self._checkpoints.distrust()
            raise

    def drop_checkpoint(self) -> None:
        """Leave no checkpoint any more, nor the last one: who opens this campaign next plays all of it again."""
        self._checkpoints.drop()

    @property
    def is_verified(self) -> bool:
        """Whether every entry has been verified, and none been spared by a checkpoint."""
        return self._verification.is_done

    @property
    def mended_notes(self) -> int:
        """How many entries had brought something else than a checkpoint said, by the verification."""
        return self._verification.mended_notes

    def _next_number(self) -> int:
        """The number of the next entry."""
        return len(self.journal.entries)

    def _drafted(self, table: Table, taken: Iterable[TakenChoice]) -> Draft:
        """What has been taken on a clone of the table, with the draws of chance that follow; nothing counts yet."""
        played: list[Played] = []
        states: list[bytes | None] = []
        for who, choice, secret in self._with_draws(table, taken):
            state = canonical(table)
            entry = JournalEntry(self._next_number() + len(played), who, text(choice), hash_of(state))
            played.append(Played(entry, tuple(table.log_events), tuple(table.private_events), secret))
            states.append(state if is_kept(entry) else None)
        return Draft(table, played, states)

    def _write_draft(self, draft: Draft) -> list[Played]:
        """Write a draft, and only then let it count."""
        self._write([played.entry for played in draft.played])
        return self._counted(draft)

    def _counted(self, draft: Draft) -> list[Played]:
        """Take a stored draft for what has happened, and leave a checkpoint if the last lies far back."""
        self.table = draft.table
        for played, state in zip(draft.played, draft.states, strict=True):
            self.history.add(played.entry, state, _notes_of_entry(played))
        covered = self._checkpoints.last - checkpoint.ENTRIES_COVERED
        went_far = any(step.entry.seat == UNDO and step.entry.target < covered for step in draft.played)
        self._leave_checkpoint(1 if went_far else checkpoint.ENTRIES_BETWEEN)
        return draft.played

    def _with_draws(self, table: Table, taken: Iterable[TakenChoice]) -> Iterator[TakenChoice]:
        """What has been taken on a table, and then, one by one, the draws that follow it."""
        number = self._luck_depth() + 1 if self.repeats_luck else self._next_number()
        for choice in taken:
            yield choice
            number += 1
        while self.drawn_by_table and waits_for_chance(table):
            drawn = prepared_draw(self.pack, self.setup, table)
            drawn = drawn or self._luck_of(number).pick(options(table))
            secret = audience(table, drawn)
            apply(table, drawn)
            yield CHANCE, drawn, secret
            number += 1

    def _luck_of(self, number: int) -> Luck:
        """The luck of an entry: from the campaign's seed, or drawn anew for a campaign without one."""
        if self._seed is not None:
            return luck_of_entry(self._seed, number)
        if self._fresh_seed is None:
            raise Bug("a table without luck draws")
        return Luck(self._fresh_seed())

    def _luck_depth(self) -> int:
        """How many entries led to the present state, notes on the map aside: they must not change what is drawn."""
        pins = sum(map(is_pin, self.history.line()))
        return self.history.depth(self.history.position) - pins

    def _leave_checkpoint(self, every: int) -> None:
        """Leave a checkpoint if the last lies so many entries back."""
        self._checkpoints.leave(self.table, self.history, self._next_number() - 1, every)

    def _write(self, entries: list[JournalEntry]) -> None:
        """Append entries to the file, or to the journal of a campaign that has none."""
        if self.file and entries:
            self.file.append(entries)
        else:
            self.journal.entries.extend(entries)


def _notes_of_entry(played: Played) -> tuple[Note, ...]:
    """What an entry brought that was played now."""
    return () if played.entry.seat in (START, UNDO) else notes_of(played.entry.choice, played.log_events)
