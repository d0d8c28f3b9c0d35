"""The text of a campaign file: a header for the set-up, and one line per entry with its two sums."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import NamedTuple

from ..kernel.choices import CHANCE as CHANCE_SEAT
from ..kernel.choices import Seat, seat_word
from ..kernel.game import Setup
from ..kernel.showing import is_showable
from .entries import Entries, JournalEntry
from .errors import BrokenJournal, NewerJournal

FORMAT = 3
"""The newest format that this version reads, and the one that it writes."""
SUFFIX = ".campaign"
"""How the names of campaign files end."""
TITLE = "sleeping-gods campaign"
"""How their first line begins."""
CHANCE = "chance"
"""The word in place of a player's seat for a draw."""
TABLE = "table"
"""The word in place of a seat for an act about the campaign itself."""
UNDO = "undo"
"""The word in place of a seat for a step back."""
START = "start"
"""The word in place of a seat for the set-up."""

OPTION = "option "
"""Before the name of an option in the header."""
BRANCHED = "branched"
"""The option of a branch that draws by a seed of its own: up to this entry the luck of another campaign drew."""

MAX_QUOTED = 80
"""Characters of a broken line that an error quotes."""
MAX_QUOTED_TITLE = 60
"""Characters of a first line that an error quotes."""

CHAIN_BYTES = 4
"""Bytes of the sum at the end of a line; as text it has two hex digits for each."""

_TITLE = re.compile(rf"{TITLE} ([0-9]{{1,6}})")
"""The first line, with the format."""
_ENTRY = re.compile(
    r"(?P<number>0|[1-9][0-9]{0,8}) (?P<seat>start|chance|table|undo|p[1-9])"
    r"(?P<choice>(?: \S+)*) #(?P<state>[0-9a-f]{16}) ~(?P<chain>[0-9a-f]{8})"
)
"""The line of an entry: its number, who chose, what, the hash of the state, and the sum of the line."""
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
"""The number of an entry."""
_SUMS = re.compile(r".* #[0-9a-f]{16} ~[0-9a-f]{8}")
"""A line that ends in two sums, as those of entries do."""


class Journal:
    """A campaign as a list of entries; the first is the set-up's own, number 0."""

    __slots__ = ("engine", "entries", "form", "setup")

    def __init__(self, setup: Setup, engine: str, entries: Iterable[JournalEntry] = (), form: int = FORMAT) -> None:
        self.form = form
        """The format that it was read from: the hashes of states mean something only in their own."""
        self.setup = setup
        self.engine = engine
        """The version of the engine that began it."""
        self.entries = entries if isinstance(entries, Entries) else Entries(entries)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Journal):
            return NotImplemented
        theirs = (other.form, other.setup, other.engine, other.entries)
        return (self.form, self.setup, self.engine, self.entries) == theirs

    __hash__ = None  # type: ignore[assignment]  # it grows


def actor_word(seat: Seat) -> str:
    """A seat as entries name it: ``p2``, or ``chance``."""
    return CHANCE if seat == CHANCE_SEAT else seat_word(seat)


def link(chain: str, body: str) -> str:
    """The sum at the end of a line, over the sum before it and its own text: it changes with every bit above it."""
    return hashlib.blake2b(f"{chain}\n{body}".encode(), digest_size=CHAIN_BYTES).hexdigest()


class FormattedEntry(NamedTuple):
    """The line of an entry."""

    text: str
    chain: str
    """Its sum, on which that of the next line is built."""


class ParsedEntry(NamedTuple):
    """The entry that a line stands for."""

    entry: JournalEntry
    chain: str
    """The sum of the line, on which that of the next is built."""


class ParsedHeader(NamedTuple):
    """What the lines above the entries tell."""

    setup: Setup
    engine: str
    """The version of the engine that began the campaign."""


def format_entry(entry: JournalEntry, chain: str) -> FormattedEntry:
    """The line of an entry after a line with this sum."""
    words = (str(entry.number), entry.seat, entry.choice, f"#{entry.state}")
    body = " ".join(word for word in words if word)
    chain = link(chain, body)
    text = f"{body} ~{chain}"
    if not (_ENTRY.fullmatch(text) and is_showable(text)):
        raise ValueError(f"not fit for a line of a campaign file: {text!r}")
    return FormattedEntry(text, chain)


def parse_entry(text: str, chain: str, *, number: int, line: int) -> ParsedEntry:
    """The entry that a line stands for, after a line with this sum; BrokenJournal if any bit of it is wrong."""
    match = _ENTRY.fullmatch(text)
    if match is None or not is_showable(text):
        raise BrokenJournal(line, number=number, expected=f"entry {number}", got=repr(text[:MAX_QUOTED]))
    if int(match["number"]) != number:
        raise BrokenJournal(line, number=number, expected=f"entry {number}", got=f"entry {match['number']}")
    chained = link(chain, text.rpartition(" ~")[0])
    if chained != match["chain"]:
        got = f"~{match['chain']} in {text[:MAX_QUOTED]!r}"
        raise BrokenJournal(line, number=number, expected=f"the sum ~{chained}", got=got)
    entry = JournalEntry(number, match["seat"], match["choice"].strip(), match["state"], line)
    if (number == 0) != (entry.seat == START):
        raise BrokenJournal(line, number=number, expected="the set-up's entry first", got=repr(text[:MAX_QUOTED]))
    if entry.seat == UNDO and not (_NUMBER.fullmatch(entry.choice) and entry.target < number):
        raise BrokenJournal(line, number=number, expected="undo and an earlier entry", got=repr(text[:MAX_QUOTED]))
    return ParsedEntry(entry, chained)


def is_comment(text: str) -> bool:
    """Whether a line is a remark of the players; a line with sums is none, whatever it begins with."""
    return text.startswith("%") and not _SUMS.fullmatch(text)


def format_header(setup: Setup, engine: str) -> list[str]:
    """The lines above the entries; ValueError if a name or option does not fit on one line."""
    pack = f"{setup.pack} {setup.pack_version} {setup.pack_digest}"
    pairs = [("game", setup.game), ("pack", pack), ("engine", engine)]
    pairs += [("seat", name) for name in setup.seats]
    pairs += [(f"{OPTION}{key}", value) for key, value in sorted(setup.options.items())]
    lines = [f"{TITLE} {FORMAT}"]
    for key, value in pairs:
        line = f"{key}: {value}"
        if not is_showable(line) or value != value.strip() or not value or ":" in key:
            raise ValueError(f"not fit for a line of a campaign file: {line!r}")
        lines.append(line)
    if parse_header(lines) != (setup, engine):
        raise ValueError(f"not fit for the header of a campaign file: {setup!r}")
    return lines


def check_title(line: str) -> int:
    """The format that the first line of a file names; one that is no campaign, or newer than ours, is refused."""
    match = _TITLE.fullmatch(line)
    if match is None or int(match[1]) < 1:
        raise BrokenJournal(1, number=0, expected=f"{TITLE} {FORMAT}", got=repr(line[:MAX_QUOTED_TITLE]))
    if int(match[1]) > FORMAT:
        raise NewerJournal(int(match[1]), FORMAT)
    return int(match[1])


def parse_header(lines: list[str]) -> ParsedHeader:
    """What the header lines tell."""
    check_title(lines[0] if lines else "")
    single: dict[str, str] = {}
    seats: list[str] = []
    options: dict[str, str] = {}
    for line, text in enumerate(lines[1:], start=2):
        key, colon, value = text.partition(": ")
        if not is_showable(text):
            raise BrokenJournal(line, number=0, expected="printable characters", got=ascii(text[:MAX_QUOTED]))
        if not colon:
            raise BrokenJournal(line, number=0, expected="key: value", got=repr(text[:MAX_QUOTED]))
        if key == "seat":
            seats.append(value)
        elif key.startswith(OPTION) and key.removeprefix(OPTION) not in options:
            options[key.removeprefix(OPTION)] = value
        elif key in ("game", "pack", "engine") and key not in single:
            single[key] = value
        else:
            raise BrokenJournal(
                line, number=0, expected="game, pack, engine, seat or option, once", got=repr(key[:MAX_QUOTED])
            )
    pack = single.get("pack", "").split(" ")
    if set(single) != {"game", "pack", "engine"} or len(pack) != 3 or not seats:
        expected = "game, pack with its version and digest, engine, and a seat"
        raise BrokenJournal(len(lines), number=0, expected=expected, got=repr(sorted(single)))
    name, version, digest = pack
    setup = Setup(
        game=single["game"],
        pack=name,
        pack_version=version,
        pack_digest=digest,
        seats=tuple(seats),
        options=options,
    )
    return ParsedHeader(setup, single["engine"])


def format_journal(journal: Journal) -> str:
    """A whole campaign file."""
    lines = format_header(journal.setup, journal.engine)
    chain = link("", "\n".join(lines))
    lines.append("")
    for entry in journal.entries:
        line, chain = format_entry(entry, chain)
        lines.append(line)
    return "\n".join([*lines, ""])
