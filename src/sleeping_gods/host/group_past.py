"""What the group at a table has read, seen and done, from the entries and notes of its campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..bots.party.known_pages import ENEMY, EVENT, QUEST, seen
from ..bots.robots.group_past import REMEMBERED
from ..campaign.history import History
from ..campaign.notes import Note
from ..journal.entries import JournalEntry
from ..journal.notation import CHANCE, TABLE

CARD_NOTES = {"met": ENEMY, "event": EVENT, "gained": QUEST, "ended": QUEST}
"""Kinds of notes that name a card which lay open, and the kind of the card."""


@dataclass(frozen=True, slots=True)
class TurnCounts:
    """What the entries of a campaign say of its turns."""

    last_turns: dict[str, int]
    """The turn in which each remembered action was taken last."""
    rests: int
    """Actions skipped since the last port."""
    answers: int
    """Choices of players in the turn in progress."""
    story_choices: int
    """Choices of the story in the turn in progress."""


@dataclass(frozen=True, slots=True)
class GroupRecord:
    """What everybody at a table knows of its past."""

    pages: tuple[str, ...]
    """The pages that were read, in order."""
    cards: tuple[str, ...]
    """The cards that lay open, in order, such as ``enemy:reef-shark``."""
    visits: dict[str, int]
    """How often each location was explored."""
    counts: TurnCounts


def record_after(history: History, numbers: Sequence[int], turn: int) -> GroupRecord:
    """What is known after these entries of the line of play, which led to the given turn."""
    notes: list[Note] = [note for number in numbers for note in history.notes.get(number, ())]
    return GroupRecord(
        pages=tuple(dict.fromkeys(ref for kind, ref in notes if kind == "page")),
        cards=tuple(dict.fromkeys(seen(CARD_NOTES[kind], ref) for kind, ref in notes if kind in CARD_NOTES)),
        visits=dict(Counter(ref for kind, ref in notes if kind == "visit")),
        counts=_turn_counts([history.entry(number) for number in numbers], turn),
    )


def _turn_counts(entries: Sequence[JournalEntry], turn: int) -> TurnCounts:
    """Count back from the last entry, which is of the given turn."""
    last_turns: dict[str, int] = {}
    rests = answers = story_choices = 0
    turn_of_entry, after_last_port = turn, True
    for entry in _choices_of_players(reversed(entries)):
        word = entry.choice.partition(" ")[0]
        after_last_port = after_last_port and word != "port"
        rests += after_last_port and entry.choice == "skip action"
        if word in REMEMBERED:
            last_turns.setdefault(word, turn_of_entry)
        if turn_of_entry == turn:
            answers += 1
            story_choices += word == "choose"
        if entry.choice == "begin turn":
            turn_of_entry -= 1
    return TurnCounts(last_turns, rests, answers, story_choices)


def _choices_of_players(entries: Iterable[JournalEntry]) -> Iterable[JournalEntry]:
    """The entries that people or robots chose."""
    return (entry for entry in entries if entry.seat not in (CHANCE, TABLE))
