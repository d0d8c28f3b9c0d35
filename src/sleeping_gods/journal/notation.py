"""The text of a campaign file: a header for the set-up, and one line per entry with its two sums."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

from ..kernel.choices import CHANCE as CHANCE_SEAT
from ..kernel.choices import Seat, seat_word
from ..kernel.game import Setup
from ..kernel.showing import is_showable
from .entries import Entries, JournalEntry
from .errors import BrokenJournal, NewerJournal

FORMAT = 3
"""The newest format that this version reads, and the one that it writes."""
SUFFIX = ".campaign"
TITLE = "sleeping-gods campaign"
CHANCE, TABLE, UNDO, START = "chance", "table", "undo", "start"
"""The words in place of a player's seat: a draw, an act about the campaign itself, a step back, the set-up."""

OPTION = "option "
"""Before the name of an option in the header."""
BRANCHED = "branched"
"""The option of a branch that draws by a seed of its own: up to this entry the luck of another campaign drew."""

_TITLE = re.compile(rf"{TITLE} ([0-9]{{1,6}})")
_ENTRY = re.compile(
    r"(?P<number>0|[1-9][0-9]{0,8}) (?P<seat>start|chance|table|undo|p[1-9])"
    r"(?P<choice>(?: \S+)*) #(?P<state>[0-9a-f]{16}) ~(?P<chain>[0-9a-f]{8})"
)
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_SUMS = re.compile(r".* #[0-9a-f]{16} ~[0-9a-f]{8}")


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
    return hashlib.blake2b(f"{chain}\n{body}".encode(), digest_size=4).hexdigest()


def format_entry(entry: JournalEntry, chain: str) -> tuple[str, str]:
    """The line of an entry, and its chain sum for the next."""
    words = (str(entry.number), entry.seat, entry.choice, f"#{entry.state}")
    body = " ".join(word for word in words if word)
    chain = link(chain, body)
    text = f"{body} ~{chain}"
    if not (_ENTRY.fullmatch(text) and is_showable(text)):
        raise ValueError(f"not fit for a line of a campaign file: {text!r}")
    return text, chain


def parse_entry(text: str, chain: str, *, number: int, line: int) -> tuple[JournalEntry, str]:
    """The entry that a line stands for, and its chain sum; BrokenJournal if any bit of it is wrong."""
    match = _ENTRY.fullmatch(text)
    if match is None or not is_showable(text):
        raise BrokenJournal(line, number=number, expected=f"entry {number}", got=repr(text[:80]))
    if int(match["number"]) != number:
        raise BrokenJournal(line, number=number, expected=f"entry {number}", got=f"entry {match['number']}")
    chained = link(chain, text.rpartition(" ~")[0])
    if chained != match["chain"]:
        got = f"~{match['chain']} in {text[:80]!r}"
        raise BrokenJournal(line, number=number, expected=f"the sum ~{chained}", got=got)
    entry = JournalEntry(number, match["seat"], match["choice"].strip(), match["state"], line)
    if (number == 0) != (entry.seat == START):
        raise BrokenJournal(line, number=number, expected="the set-up's entry first", got=repr(text[:80]))
    if entry.seat == UNDO and not (_NUMBER.fullmatch(entry.choice) and entry.target < number):
        raise BrokenJournal(line, number=number, expected="undo and an earlier entry", got=repr(text[:80]))
    return entry, chained


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
        raise BrokenJournal(1, number=0, expected=f"{TITLE} {FORMAT}", got=repr(line[:60]))
    if int(match[1]) > FORMAT:
        raise NewerJournal(int(match[1]), FORMAT)
    return int(match[1])


def parse_header(lines: list[str]) -> tuple[Setup, str]:
    """The set-up and the engine's version that the header lines tell."""
    check_title(lines[0] if lines else "")
    single: dict[str, str] = {}
    seats: list[str] = []
    options: dict[str, str] = {}
    for line, text in enumerate(lines[1:], start=2):
        key, colon, value = text.partition(": ")
        if not is_showable(text):
            raise BrokenJournal(line, number=0, expected="printable characters", got=ascii(text[:80]))
        if not colon:
            raise BrokenJournal(line, number=0, expected="key: value", got=repr(text[:80]))
        if key == "seat":
            seats.append(value)
        elif key.startswith(OPTION) and key.removeprefix(OPTION) not in options:
            options[key.removeprefix(OPTION)] = value
        elif key in ("game", "pack", "engine") and key not in single:
            single[key] = value
        else:
            raise BrokenJournal(line, number=0, expected="game, pack, engine, seat or option, once", got=repr(key[:80]))
    pack = single.get("pack", "").split(" ")
    if set(single) != {"game", "pack", "engine"} or len(pack) != 3 or not seats:
        expected = "game, pack with its version and digest, engine, and a seat"
        raise BrokenJournal(len(lines), number=0, expected=expected, got=repr(sorted(single)))
    name, version, digest = pack
    return Setup(single["game"], name, version, digest, tuple(seats), options), single["engine"]


def format_journal(journal: Journal) -> str:
    """A whole campaign file."""
    lines = format_header(journal.setup, journal.engine)
    chain = link("", "\n".join(lines))
    lines.append("")
    for entry in journal.entries:
        line, chain = format_entry(entry, chain)
        lines.append(line)
    return "\n".join([*lines, ""])
