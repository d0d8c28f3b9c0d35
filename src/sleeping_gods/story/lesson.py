"""The lesson of a pack (``lesson.toml``): the first turn explained one idea at a time, and its draws prepared.

No rule asks for it: it is no part of the digest that campaigns pin. A beat is keyed to a question, and what it lights
are choices that the rules offer anyway. Prepared draws are draws like any other: they stand in the journal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from ..effects.op import Condition
from ..kernel.errors import Finding
from ..languages import ENGLISH
from .pieces import read_name
from .printed import Name
from .reader import TomlReader
from .records import readers
from .source import PackSource

FILE = "lesson.toml"
BEATS = "beat"
"""The table of the ideas of the first turn."""
LATE = "late"
"""The table of what whoever comes later is told."""
MET = "met"
"""The table of what is met for the first time."""
DRAWS = "prepared"
"""The table of prepared draws."""
TABLES = (BEATS, LATE, MET, DRAWS)
"""The tables that stand in this file and nowhere else."""
MAX_WORDS = 30
"""Most words of a beat: it is one idea."""
MAX_LIT = 4
"""Most choices that a beat lights, so that the others are not drowned."""
MAX_COUNT = 9
"""Highest number of a turn, of defeats or of the fallen that a beat may name."""
NO_PAGE = "-"
"""Stands in ``pages`` for a campaign in which no page has been read yet."""
Done = Literal["choice", "read"]
"""What ends a beat: the answer to its question, or having been read."""
Opens = Literal["", "party", "quests", "journey", "cards"]
"""What the button of a beat opens; empty without a button."""
DONE: tuple[Done, ...] = get_args(Done)
OPENS: tuple[Opens, ...] = get_args(Opens)


@dataclass(frozen=True, slots=True)
class Beat:
    """One idea: when it is said, in which words, which choices are lit, and what it takes to go on.

    Each table of the lesson has keys of its own; what its beats lack has no part in when they are said.
    """

    id: str
    words: Name
    opens: Opens = ""
    """What its button opens: ``party``, ``quests``, ``journey`` or ``cards``."""

    # of the first turn, and of what is met
    asked: tuple[str, ...] = ()
    """Kinds of questions at which it is said; none named for all."""
    offers: tuple[str, ...] = ()
    """How choices begin that are offered, or after ``not`` are not."""
    when: Condition | None = None
    """What holds at the table when it is said."""

    # of the first turn alone
    pages: tuple[str, ...] = ()
    """Locations of the storybook, one of which was read last; ``-`` for none yet, none named for any."""
    turn: int = 1
    """The turn in which it is said; 0 for any."""
    lit: tuple[str, ...] = ()
    """How the choices begin that are offered first; the others are one tap away."""
    done: Done = "choice"
    """``choice``: it is said until the question is answered; ``read``: until somebody has read it."""

    # of what is met alone
    defeats: int = 0
    """How many defeats there have been at least."""
    since: int = 0
    """The first turn in which it may be said."""
    until: int = 0
    """The last turn in which it may be said; 0 for any."""
    fallen: int = 0
    """How many are at 0 health at least."""


@dataclass(frozen=True, slots=True)
class PreparedDraw:
    """How draws of a kind fall while the lesson lasts: the first wanted option that is possible, else by luck."""

    asked: str
    """The kind of the draw."""
    wanted: tuple[str, ...]
    """How the options begin, the most wanted first."""
    test: str = ""
    """The kind of test that is drawn for, such as ``challenge``; empty for any draw."""
    when: Condition | None = None
    """What holds at the table while draws fall so."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Everything that a pack brings for somebody's first evening."""

    beats: tuple[Beat, ...] = ()
    """The ideas of the first turn, in their order."""
    late: tuple[Beat, ...] = ()
    """The short lesson of whoever sits down later, or is not the one who is asked; all are read."""
    met: tuple[Beat, ...] = ()
    """A word each for what is met for the first time, in any turn."""
    draws: tuple[PreparedDraw, ...] = ()
    """How the draws of the first turn fall."""

    def tables(self) -> dict[str, tuple[Beat | PreparedDraw, ...]]:
        """All of it by the names of its tables."""
        return {BEATS: self.beats, LATE: self.late, MET: self.met, DRAWS: self.draws}

    @property
    def turns(self) -> int:
        """How many turns have prepared draws: the first, in a pack with a lesson."""
        return 1 if self.beats else 0


NO_LESSON = Lesson()


def read_lesson(source: PackSource, languages: tuple[str, ...], findings: list[Finding]) -> Lesson:
    """The lesson of a pack; what is wrong with it becomes findings."""
    return Lesson(
        beats=tuple(_beat_of_first_turn(reader, languages) for reader in readers(source, BEATS, findings)),
        late=tuple(_beat_for_latecomers(reader, languages) for reader in readers(source, LATE, findings)),
        met=tuple(_beat_of_what_is_met(reader, languages) for reader in readers(source, MET, findings)),
        draws=tuple(_draw(reader) for reader in readers(source, DRAWS, findings)),
    )


def _beat_of_first_turn(reader: TomlReader, languages: tuple[str, ...]) -> Beat:
    """An idea of the first turn: it may wait for the answer to its question, and light some of the choices."""
    words, lit = _beat_words(reader, languages), _words(reader, "lit")
    if len(lit) > MAX_LIT:
        reader.find("lesson", f"expected at most {MAX_LIT} choices in 'lit', got {len(lit)}")
    return Beat(
        id=reader.id(),
        words=words,
        opens=_opens(reader),
        asked=_words(reader, "asked"),
        offers=_words(reader, "offers"),
        when=reader.condition("when"),
        pages=_words(reader, "pages"),
        turn=reader.integer("turn", 1, low=1, high=MAX_COUNT),
        lit=lit,
        done=reader.word("done", DONE, "choice"),
    )


def _beat_for_latecomers(reader: TomlReader, languages: tuple[str, ...]) -> Beat:
    """What whoever comes later is told, in any turn and whatever is asked."""
    return Beat(words=_beat_words(reader, languages), id=reader.id(), opens=_opens(reader), turn=0, done="read")


def _beat_of_what_is_met(reader: TomlReader, languages: tuple[str, ...]) -> Beat:
    """A word for what is met for the first time, in any turn within its bounds."""
    return Beat(
        words=_beat_words(reader, languages),
        id=reader.id(),
        opens=_opens(reader),
        asked=_words(reader, "asked"),
        offers=_words(reader, "offers"),
        when=reader.condition("when"),
        turn=0,
        done="read",
        defeats=reader.integer("defeats", 0, high=MAX_COUNT),
        since=reader.integer("since", 0, low=1, high=MAX_COUNT),
        until=reader.integer("until", 0, low=1, high=MAX_COUNT),
        fallen=reader.integer("fallen", 0, high=MAX_COUNT),
    )


def _opens(reader: TomlReader) -> Opens:
    """What the button of a beat opens."""
    return reader.word("opens", OPENS, "")


def _beat_words(reader: TomlReader, languages: tuple[str, ...]) -> Name:
    """What a beat says, in every language that the pack promises, and not too long."""
    words = read_name(reader, "words")
    for lang in languages:
        if lang != ENGLISH and lang not in words.texts:
            reader.find("lesson", f"expected 'words' in {lang}, which the pack promises")
    for lang, text in words.texts.items():
        if len(text.split()) > MAX_WORDS:
            reader.find("lesson", f"expected at most {MAX_WORDS} words in {lang}, got {len(text.split())}")
    return words


def _words(reader: TomlReader, key: str) -> tuple[str, ...]:
    """A list of words that may be left out."""
    return tuple(reader.list_of(key, str, required=False))


def _draw(reader: TomlReader) -> PreparedDraw:
    """A prepared draw."""
    return PreparedDraw(
        asked=reader.text("asked"),
        wanted=tuple(reader.list_of("wanted", str)),
        test=reader.text("test", ""),
        when=reader.condition("when"),
    )
