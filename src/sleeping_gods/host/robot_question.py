"""What a robot is asked and what it answers, as plain data: it may think in another process."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from ..campaign.live import Campaign
from ..campaign.notes import Note
from ..journal.entries import JournalEntry
from ..journal.notation import CHANCE, TABLE
from ..kernel.choices import seat_word
from ..kernel.state import canonical
from ..party.table.table import of_party
from ..wire.requests import Manner
from .robot_turns import RobotTurn

CARDS = {"met": "enemy", "event": "event", "gained": "quest", "ended": "quest"}
"""Kinds of notes that name a card which lay open, and the kind of the card."""
REMEMBERED = ("port", "market", "camp", "skip", "explore", "travel")
"""Actions of which it is told when they were taken last."""


class RobotPast(Struct, frozen=True, forbid_unknown_fields=True):
    """What the group has done so far."""

    visits: dict[str, int] = {}
    last_turns: dict[str, int] = {}
    rests: int = 0
    answers: int = 0
    story_choices: int = 0


class RobotQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that a robot is to make: the table as it is saved, of which it is shown what its seat knows."""

    game: str
    pack: str
    digest: str
    """The hash of the pack's texts: another pack of the same name would be another game."""
    state: bytes
    seat: str
    manner: Manner
    milliseconds: int
    """How long it may think."""
    seed: int
    pages: tuple[str, ...]
    cards: tuple[str, ...]
    """Cards that have been seen, such as ``enemy:reef-shark``."""
    past: RobotPast


class RobotAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a robot chooses, and why: a key, and the figures of its sentence."""

    choice: str
    key: str = ""
    figures: tuple[tuple[str, str], ...] = ()


def question_of(campaign: Campaign, turn: RobotTurn, milliseconds: int) -> RobotQuestion:
    """The question that waits for a robot."""
    history, pack = campaign.history, campaign.pack
    numbers = history.numbers()
    notes = [note for number in numbers for note in history.notes.get(number, ())]
    return RobotQuestion(
        game=campaign.game.id,
        pack=pack.id,
        digest=pack.digest,
        state=canonical(campaign.table),
        seat=seat_word(turn.seat),
        manner=turn.robot.manner,
        milliseconds=milliseconds,
        seed=turn.position * 9 + turn.seat,
        pages=tuple(dict.fromkeys(ref for kind, ref in notes if kind == "page")),
        cards=tuple(dict.fromkeys(f"{CARDS[kind]}:{ref}" for kind, ref in notes if kind in CARDS)),
        past=past_of_line(history.line(), notes, of_party(campaign.table).turn),
    )


def past_of_line(line: Sequence[JournalEntry], notes: Iterable[Note], turn: int) -> RobotPast:
    """What a group has done on the way to a table, by its choices."""
    visits: dict[str, int] = {}
    for kind, ref in notes:
        if kind == "visit":
            visits[ref] = visits.get(ref, 0) + 1
    rests = answers = story_choices = 0
    resting = True
    last_turns: dict[str, int] = {}
    now = turn
    for entry in reversed(line):
        if entry.seat in (CHANCE, TABLE):
            continue
        word, _, rest = entry.choice.partition(" ")
        resting = resting and word != "port"
        rests += resting and (word, rest) == ("skip", "action")
        if word in REMEMBERED:
            last_turns.setdefault(word, now)
        if now == turn:
            answers += 1
            story_choices += word == "choose"
        if (word, rest) == ("begin", "turn"):
            now -= 1
    return RobotPast(visits, last_turns, rests, answers, story_choices)


encode_question = msgspec.json.Encoder().encode
decode_question = msgspec.json.Decoder(RobotQuestion).decode
encode_answer = msgspec.json.Encoder().encode
decode_answer = msgspec.json.Decoder(RobotAnswer).decode
