"""What a seat may see of a decision and of the story, in both games."""

from __future__ import annotations

from ..kernel.choices import Choice, Seat, text
from ..kernel.errors import Reason
from ..kernel.plain import Json, encode
from ..kernel.play import options
from ..kernel.rules import rule
from ..kernel.table import decision_of
from .chapters.challenge import at_stake
from .chapters.explore import EndStory, is_met
from .table.table import PartyTable


def common_view(table: PartyTable, seat: Seat) -> dict[str, Json]:
    """What both games show a seat: the open table, the seat's own hand, and what this seat may choose."""
    return {
        "seat": seat,
        "players": list(table.names),
        "captain": table.captain,
        "turn": table.turn,
        "defeats": table.defeats,
        "goods": dict(table.goods),
        "hand": list(table.hands[seat]),
        "hands": [len(hand) for hand in table.hands],
        "discard": list(table.discard),
        "event": table.event,
        "test": [trial_view(table, at) for at in range(len(table.tests))],
        "notes": dict(table.log.notes),
        "score": table.log.score,
        "waits_for": waits_for(table),
        "options": [text(choice) for choice in own_options(table, seat)],
    }


def waits_for(table: PartyTable) -> int:
    """The seat that the table waits for; -1 for chance, -2 when it is over."""
    decision = decision_of(table)
    return -2 if decision is None else decision.who(table)


@rule("SG-SHARE-005", "SG-EXPLORE-018", "DS-TURN-007", "DS-BASE-012")
def own_options(table: PartyTable, seat: Seat) -> list[Choice]:
    """The options that are this seat's to take: those of others would tell what is in their hands."""
    decision = decision_of(table)
    if decision is None or decision.who(table) < 0:
        return []
    return [choice for choice in options(table) if table.actor(choice) == seat]


def own_barred(table: PartyTable, seat: Seat) -> list[tuple[Choice, Reason]]:
    """What is barred to this seat and why, without a word about other hands and what else others keep secret."""
    decision = decision_of(table)
    if decision is None or decision.who(table) < 0:
        return []
    seat_view = table.as_seen_by(seat, ()) if table.seat_count() > 1 else table
    hands = seat_view.secret_hands()
    secret = frozenset(card for piles in hands for other, hand in enumerate(piles) if other != seat for card in hand)
    return [(choice, reason) for choice, reason in decision.barred(seat_view) if secret.isdisjoint(choice)]


@rule("SG-EXPLORE-010", "DS-EXPL-002", "DS-EXPL-006")
def story_view(table: PartyTable) -> dict[str, Json] | None:
    """The paragraph being read: its text and the words of its choices; None of where they lead."""
    if not table.paragraph or not any(isinstance(item, EndStory) for item in table.agenda):
        return None
    paragraph = table.pack.paragraphs[table.paragraph]
    blocks = [block.text for block in paragraph.blocks if block.when is None or is_met(table, block.when)]
    return {
        "number": paragraph.number,
        "title": paragraph.title,
        "town": paragraph.town,
        "blocks": [*blocks],
        "choices": {choice.letter: choice.text for choice in paragraph.choices},
    }


@rule("SG-CHAL-003", "DS-CHAL-001")
def trial_view(table: PartyTable, at: int) -> Json:
    """A test in progress: skill, number, who takes part, and what failing will do; the story behind it stays unread."""
    fail = encode(at_stake(table)) if at == len(table.tests) - 1 else []
    return {"test": encode(table.tests[at]), "fail": fail}
