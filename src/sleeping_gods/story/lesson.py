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
    """One idea: when it is said, in which words, which choices are lit, and what it takes to go on."""

    id: str
    words: Name
    asked: tuple[str, ...] = ()
    """Kinds of questions at which it is said; none named for all."""
    pages: tuple[str, ...] = ()
    """Locations of the storybook, one of which was read last; ``-`` for none yet, none named for any."""
    offers: tuple[str, ...] = ()
    """How choices begin that are offered, or after ``not`` are not."""
    when: Condition | None = None
    defeats: int = 0
    """How many defeats there have been at least."""
    turn: int = 1
    """The turn in which it is said; 0 for any."""
    lit: tuple[str, ...] = ()
    """How the choices begin that are offered first; the others are one tap away."""
    done: Done = "choice"
    """``choice``: it is said until the question is answered; ``read``: until somebody has read it."""
    opens: Opens = ""
    """What its button opens: ``party``, ``quests``, ``journey`` or ``cards``."""
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


@dataclass(frozen=True, slots=True)
class Lesson:
    """Everything that a pack brings for somebody's first evening."""

    beats: tuple[Beat, ...] = ()
    late: tuple[Beat, ...] = ()
    """The short lesson of whoever sits down later, or is not the one who is asked; all are read."""
    met: tuple[Beat, ...] = ()
    """A word each for what is met for the first time, in any turn."""
    draws: tuple[PreparedDraw, ...] = ()

    def tables(self) -> dict[str, tuple[Beat | PreparedDraw, ...]]:
        """All of it by the names of its tables."""
        return {BEATS: self.beats, LATE: self.late, MET: self.met, DRAWS: self.draws}

    @property
    def turns(self) -> int:
        """How many turns it lasts, for its draws."""
        return 1 if self.beats else 0


NO_LESSON = Lesson()


def read_lesson(source: PackSource, languages: tuple[str, ...], findings: list[Finding]) -> Lesson:
    """The lesson of a pack; what is wrong with it becomes findings."""
    beats, late, met = (
        tuple(_beat(reader, kind, languages) for reader in readers(source, kind, findings))
        for kind in (BEATS, LATE, MET)
    )
    return Lesson(beats, late, met, tuple(_draw(reader) for reader in readers(source, DRAWS, findings)))


def _beat(reader: TomlReader, kind: str, languages: tuple[str, ...]) -> Beat:
    words = _beat_words(reader, languages)
    in_first_turn = kind == BEATS
    lit = _words(reader, "lit") if in_first_turn else ()
    if len(lit) > MAX_LIT:
        reader.find("lesson", f"expected at most {MAX_LIT} choices in 'lit', got {len(lit)}")
    return Beat(
        id=reader.id(),
        words=words,
        asked=_words(reader, "asked") if kind != LATE else (),
        pages=_words(reader, "pages") if in_first_turn else (),
        offers=_words(reader, "offers") if kind != LATE else (),
        when=reader.condition("when") if kind != LATE else None,
        defeats=reader.integer("defeats", 0, high=MAX_COUNT) if kind == MET else 0,
        turn=reader.integer("turn", 1, low=1, high=MAX_COUNT) if in_first_turn else 0,
        lit=lit,
        done=reader.word("done", DONE, "choice") if in_first_turn else "read",
        opens=reader.word("opens", OPENS, ""),
        since=reader.integer("since", 0, low=1, high=MAX_COUNT) if kind == MET else 0,
        until=reader.integer("until", 0, low=1, high=MAX_COUNT) if kind == MET else 0,
        fallen=reader.integer("fallen", 0, high=MAX_COUNT) if kind == MET else 0,
    )


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
    return PreparedDraw(
        asked=reader.text("asked"),
        wanted=tuple(reader.list_of("wanted", str)),
        test=reader.text("test", ""),
        when=reader.condition("when"),
    )
