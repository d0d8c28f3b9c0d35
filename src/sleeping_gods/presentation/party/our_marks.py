"""The mark of figures that are ours and that no owner of the printed box has confirmed, wherever one is shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from ...party.chapters.our_figures import boards_left
from ...party.table.table import PartyTable
from ..localizer import Localizer
from ..marks import mark_ours, mark_staying
from ..phrases import join
from ..scene.cards import OpenCard
from ..scene.party import Board
from ..scene.text import RichText
from ..scene.trade import Offer


class StayingEvent(NamedTuple):
    """An event of a printed box that stays."""

    ref: str
    name: str
    says: str
    """The words of whoever told it, and until when it stays."""


def marked_boards(localizer: Localizer, table: PartyTable, boards: tuple[Board, ...]) -> tuple[Board, ...]:
    """Boards of the party, marked where a figure of theirs is ours."""
    marks = _marks(localizer, table)
    if not marks:
        return boards
    return tuple(replace(board, state=_marked(localizer, board.state, marks.get(board.ref))) for board in boards)


def marked_faces(localizer: Localizer, table: PartyTable, faces: tuple[OpenCard, ...]) -> tuple[OpenCard, ...]:
    """Cards in sight, marked where something on them is ours."""
    marks = _marks(localizer, table)
    if not marks:
        return faces
    return tuple(replace(card, note=_marked(localizer, card.note, marks.get(card.ref))) for card in faces)


def marked_offers(localizer: Localizer, table: PartyTable, offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """What is for sale, marked where its price or its figures are ours."""
    marks = _marks(localizer, table)
    if not marks:
        return tuple(offers)
    return tuple(replace(offer, cost=_marked(localizer, offer.cost, marks.get(offer.ref))) for offer in offers)


def head_facts(localizer: Localizer, table: PartyTable, staying: Iterable[StayingEvent]) -> list[str]:
    """How many figures are still ours, and events of the printed box that stay."""
    if table.own_box() is None:
        return []
    count = sum(len(board.figures) for board in boards_left(table))
    facts = [mark_ours("all", localizer.say("ours_count", count=count))] if count else []
    events = [
        mark_staying(event.ref, localizer.say("ours_stays", name=event.name, says=event.says)) for event in staying
    ]
    return [*events, *facts]


def met_line(localizer: Localizer, table: PartyTable, boards: Iterable[tuple[str, str]]) -> list[str]:
    """What of ours is about to be played: the boards and cards at hand whose figures nobody has confirmed."""
    marks = _marks(localizer, table)
    names = [mark_ours(board, name) for board, name in boards if board in marks]
    return [localizer.say("ours_met", names=join(names))] if names else []


def _marks(localizer: Localizer, table: PartyTable) -> dict[str, str]:
    """The mark of every board and card with a figure of ours that nobody has confirmed."""
    return {board.id: mark_ours(board.id, localizer.say("ours_sign")) for board in boards_left(table)}


def _marked(localizer: Localizer, text: RichText, mark: str | None) -> RichText:
    """A text with a mark behind it; unchanged without one."""
    if mark is None:
        return text
    return (*text, *localizer.rich_text(f" {mark}" if text else mark))
