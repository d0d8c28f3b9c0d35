"""What the group at a table knows of its past, out of a campaign's entries and notes: for robots that weigh choices."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.party.known_pages import ENEMY, EVENT, QUEST, seen
from ..bots.robots.group_knowledge import REMEMBERED, GroupKnowledge
from ..campaign.history import History
from ..journal.entries import JournalEntry
from ..journal.notation import CHANCE, TABLE

CARDS = {"met": ENEMY, "event": EVENT, "gained": QUEST, "ended": QUEST}
"""Kinds of notes that name a card which lay open, and the kind of the card."""


def knowledge_after(history: History, numbers: Sequence[int], turn: int) -> GroupKnowledge:
    """What is known once these entries of the line of play have been played, in the turn that was reached by them."""
    knowledge = GroupKnowledge(turn=turn)
    for number in numbers:
        for kind, ref in history.notes.get(number, ()):
            if kind == "page":
                knowledge.pages.add(ref)
            elif kind == "visit":
                knowledge.visits[ref] += 1
            elif kind in CARDS:
                knowledge.cards.add(seen(CARDS[kind], ref))
    _note_line(knowledge, [history.entry(number) for number in numbers], turn)
    return knowledge


def _note_line(knowledge: GroupKnowledge, line: Sequence[JournalEntry], turn: int) -> None:
    """Count back what was done in which turn."""
    now, in_port = turn, False
    for entry in reversed(line):
        if entry.seat in (CHANCE, TABLE):
            continue
        word = entry.choice.partition(" ")[0]
        in_port = in_port or word == "port"
        knowledge.rests += not in_port and entry.choice == "skip action"
        if word in REMEMBERED:
            knowledge.last_turns.setdefault(word, now)
        if now == turn:
            knowledge.answers += 1
            knowledge.story_choices += word == "choose"
        if entry.choice == "begin turn":
            now -= 1
