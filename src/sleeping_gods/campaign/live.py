"""A campaign that is being played: the live table, and every choice on disk before it counts."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from pathlib import Path

from .. import __version__
from ..journal.file import CampaignFile
from ..journal.notation import CHANCE, START, TABLE, UNDO, Entry, Journal
from ..journal.replay import check_pack, replay
from ..kernel.choices import CHANCE as CHANCE_SEAT
from ..kernel.choices import Choice, Seat, parse, seat_word, text
from ..kernel.errors import IllegalChoice
from ..kernel.game import Game, PackInfo, Setup
from ..kernel.luck import Luck
from ..kernel.play import is_over, options, play, refusal, waits_for_chance, why_not
from ..kernel.state import state_hash
from ..kernel.table import Happening, Table, decider
from .errors import BadSeed, NothingToUndo, WrongSeat
from .history import History

_GOLDEN = 0x9E3779B97F4A7C15


@dataclass(frozen=True, slots=True)
class Played:
    """An entry and what happened because of it."""

    entry: Entry
    happenings: tuple[Happening, ...]


class Campaign:
    """A game, a pack, a set-up, the entries so far, and the table that they lead to.

    Draws are made for the players if the set-up has an option ``seed``; without one they enter what they drew.
    """

    def __init__(self, game: Game, pack: PackInfo, table: Table, journal: Journal, history: History) -> None:
        self.game = game
        self.pack = pack
        self.table = table
        self.journal = journal
        self.history = history
        self.file: CampaignFile | None = None
        self._seed = seed_of(journal.setup)

    @classmethod
    def begin(cls, game: Game, pack: PackInfo, setup: Setup, path: Path | None = None) -> Campaign:
        """A new campaign at its first decision, in a new file if a path is given."""
        check_pack(setup, pack)
        seed_of(setup)
        campaign = cls.at(game, pack, setup, game.set_up(pack, setup))
        if path:
            campaign.save(path)
        campaign.draw()
        return campaign

    @classmethod
    def at(cls, game: Game, pack: PackInfo, setup: Setup, table: Table) -> Campaign:
        """A campaign that goes on from a table; the draws that it waits for are not made yet."""
        start = Entry(0, START, "", state_hash(table))
        history = History()
        history.add(start, table)
        return cls(game, pack, table, Journal(setup, __version__, [start]), history)

    @classmethod
    def open(cls, path: Path, game: Game, pack: PackInfo) -> Campaign:
        """A campaign from its file, exactly where it was; every line is verified on the way."""
        file = CampaignFile.open(path)
        try:
            history = History()
            replayed = replay(game, pack, file.journal, watch=history.add)
        except BaseException:
            file.close()
            raise
        campaign = cls(game, pack, replayed.table, file.journal, history)
        campaign.file = file
        campaign.draw()
        return campaign

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
        """The seat that the table waits for, or nothing when the campaign is over."""
        return None if is_over(self.table) else decider(self.table)

    def play(self, seat: Seat | None, line: str) -> list[Played]:
        """Take a choice for a seat (or for whoever it belongs to), and the draws that follow; all is on disk then.

        IllegalChoice, WrongSeat and CannotSave leave the campaign as it was.
        """
        choice = parse(line)
        if not text(choice).isprintable():
            raise self._refusal(seat, choice)
        before = self.table.clone()
        who = self._chooser(seat, choice)
        try:
            played = [self._take(who, choice, self._next_number())]
        except BaseException:
            self.table = before
            raise
        return self._commit(played, before)

    def draw(self) -> list[Played]:
        """Let chance draw as long as the table waits for it; nothing without a seed."""
        return self._commit([], self.table.clone())

    def undo(self) -> Played:
        """Go back to before the last choice of a person; what is drawn from here on is drawn anew."""
        target = self.history.before_last_decision()
        if target is None:
            raise NothingToUndo("nobody has decided anything yet")
        return self.go_back(target)

    def go_back(self, number: int) -> Played:
        """Take up the state after an earlier entry; nothing is deleted, so this can itself be undone."""
        if number not in self.history:
            raise NothingToUndo(f"expected an entry from 0 to {self._next_number() - 1}, got {number}")
        table = self.history.table_after(number)
        entry = Entry(self._next_number(), UNDO, str(number), state_hash(table))
        self._write([entry])
        self.table = table
        self.history.add(entry, table)
        return Played(entry, ())

    def save(self, path: Path) -> None:
        """Write the campaign to a new file, and keep it there from now on."""
        file = CampaignFile.create(path, self.journal)
        self.close()
        self.file, self.journal = file, file.journal

    def close(self) -> None:
        """Let the file go."""
        if self.file:
            self.file.close()
            self.file = None

    def _next_number(self) -> int:
        return self.journal.entries[-1].number + 1

    def _chooser(self, seat: Seat | None, choice: Choice) -> str:
        if choice not in options(self.table):
            if not self.table.is_table_act(choice):
                raise self._refusal(seat, choice)
            return TABLE
        actor = self.table.actor(choice)
        if seat is not None and seat != actor:
            if choice not in options(self.table.as_seen_by(seat, choice)):
                raise self._refusal(seat, choice)
            raise WrongSeat(text(choice), _word(actor), _word(seat))
        return _word(actor)

    def _refusal(self, seat: Seat | None, choice: Choice) -> IllegalChoice:
        """What a seat is told: its own choices, and a reason that gives nothing away of what others hold."""
        if seat is None:
            return refusal(self.table, choice)
        own = [text(option) for option in options(self.table) if self.table.actor(option) == seat]
        near = difflib.get_close_matches(text(choice), own, n=4, cutoff=0.5)
        legal = near + [line for line in own if line not in near]
        return IllegalChoice(text(choice), legal=legal, reason=why_not(self.table.as_seen_by(seat, choice), choice))

    def _take(self, who: str, choice: Choice, number: int) -> Played:
        """Play a choice on the live table; the entry is not written yet."""
        play(self.table, choice)
        entry = Entry(number, who, text(choice), state_hash(self.table))
        return Played(entry, tuple(self.table.happenings))

    def _commit(self, played: list[Played], before: Table) -> list[Played]:
        """Add the draws of chance that follow, write all of it, and only then let it count."""
        tables = [self.table.clone()] * len(played)
        try:
            while self._seed is not None and waits_for_chance(self.table):
                number = self._next_number() + len(played)
                luck = Luck(self._seed + number * _GOLDEN)
                played.append(self._take(CHANCE, luck.pick(options(self.table)), number))
                tables.append(self.table.clone())
            self._write([one.entry for one in played])
        except BaseException:
            self.table = before
            raise
        for one, table in zip(played, tables, strict=True):
            self.history.add(one.entry, table)
        return played

    def _write(self, entries: list[Entry]) -> None:
        if self.file and entries:
            self.file.append(entries)
        else:
            self.journal.entries.extend(entries)


def seed_of(setup: Setup) -> int | None:
    """The seed of a set-up's luck, or nothing if the players draw for themselves."""
    word = setup.options.get("seed")
    if word is None:
        return None
    if not word.isdecimal() or len(word) > 20:
        raise BadSeed(f"expected a whole number as the seed, got {word!r}")
    return int(word)


def _word(seat: Seat) -> str:
    return CHANCE if seat == CHANCE_SEAT else seat_word(seat)
