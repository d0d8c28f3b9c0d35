"""Pieces that several kinds of cards share: names, weapons, uses, moments and standing changes."""

from __future__ import annotations

from collections.abc import Iterator

from ..effects.registry import OPERATIONS, label
from ..effects.terms import MOMENTS
from ..kernel.errors import Finding
from ..story.reader import ID, Reader
from ..story.source import Source
from .cards import Name, Passive, Use, Weapon, When
from .words import SKILLS, STATUSES


def readers(source: Source, kind: str, findings: list[Finding]) -> Iterator[Reader]:
    """A reader for each table of a kind; its unknown keys are noted when the next one is taken."""
    for record in source.of(kind):
        reader = Reader(record, findings)
        reader.title(record.key())
        yield reader
        reader.close()


def name(reader: Reader, key: str = "name", *, empty: bool = False) -> Name:
    """A name in both languages."""
    return Name(*reader.name(key, empty=empty))


def weapon(reader: Reader, card: str = "", card_name: Name | None = None) -> Weapon | None:
    """The weapon of a board, with its own id and name, or of a card, whose id and name it takes."""
    table = reader.table("weapon")
    if table is None:
        return None
    made = Weapon(
        card or table.id(),
        card_name or name(table),
        table.integer("accuracy", high=20),
        table.integer("damage", high=20),
        table.integer("block", high=20),
        table.word("discard", SKILLS, ""),
        table.flag("ranged"),
        table.flag("tires"),
    )
    table.close()
    return made


def uses(reader: Reader, command: int = 0) -> tuple[Use, ...]:
    """The uses of a board or card; their labels tell them apart."""
    made: list[Use] = []
    for table in reader.tables("use"):
        program = table.program("do", required=True)
        word = table.text("label", "") or label(program)
        if not ID.fullmatch(word):
            table.find("bad-id", f"expected lower-case words joined by hyphens for 'label', got {word!r}")
        if len({OPERATIONS[op.name].window for op in program} - {""}) > 1:
            table.find("window", "expected effects of one window in a use")
        made.append(
            Use(
                _free(word, [use.label for use in made]),
                table.integer("command", command, high=14),
                program,
                table.word("discard", ("self", "hand"), ""),
                table.word("takes", STATUSES, ""),
                table.integer("hurts", 0, high=20),
                table.flag("once"),
                table.flag("own"),
            )
        )
        table.close()
    return tuple(made)


def _free(word: str, taken: list[str]) -> str:
    """The word, or the word with the first number that makes it new."""
    candidate, count = word, 1
    while candidate in taken:
        count += 1
        candidate = f"{word}-{count}"
    return candidate


def moments(reader: Reader) -> tuple[When, ...]:
    """What happens by itself at certain moments."""
    made: list[When] = []
    for table in reader.tables("when"):
        moment = When(table.word("at", MOMENTS), table.program("do", required=True))
        if any(known.at == moment.at for known in made):
            table.find("duplicate", f"expected the moment {moment.at!r} once on a card")
        made.append(moment)
        table.close()
    return tuple(made)


def passives(reader: Reader) -> tuple[Passive, ...]:
    """Standing changes."""
    return tuple(Passive(*standing) for standing in reader.passives("passive"))
