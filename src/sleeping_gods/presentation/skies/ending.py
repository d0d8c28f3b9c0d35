"""The last page of the skies: the five and the plane, totems and passengers, quests, events, curses and camps left."""

from __future__ import annotations

from ...skies.chapters.camp_row import camps_left
from ...skies.chapters.hero import health_left, max_health
from ...skies.chapters.score import owned_cards
from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..localizer import Localizer
from ..marks import mark_piece
from ..party import ending
from ..party.ending import MemberFate, card_names, fate_sentences, last_page, pieces_sentence, quest_left
from ..party.presenter import Presenter
from ..scene.score import ScoreSheet
from .cards import may_read
from .names import name_of
from .spaces import plane_name, plane_words

READS: tuple[str, ...] = (
    *ending.READS, "level", "instant", "length", "camps", "marks", "adventures", "played", "arms", "curses", "silent",
    "active", "plane_health", "fuel",
)  # fmt: skip
"""The fields of the table that it depends on."""


def score(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> ScoreSheet | None:
    """The last page; None while the campaign goes on."""
    if not table.over:
        return None
    return last_page(
        presenter, table, _fates(presenter.localizer, table), _undone(presenter.localizer, table, audience)
    )


def _fates(localizer: Localizer, table: SkiesTable) -> list[str]:
    """The five, the plane, and who and what came along."""
    owned = owned_cards(table)

    def of_kind(kind: str) -> list[tuple[str, str]]:
        """The cards of a kind with their names."""
        cards = [card for card in owned if table.pack.adventures[card].kind == kind]
        return [(card, name_of(localizer, table, card)) for card in cards]

    return [
        *fate_sentences(localizer, [_fate(localizer, table, name) for name in table.crew]),
        localizer.say("label_sentence", label=plane_name(localizer, table), text=plane_words(localizer, table)),
        pieces_sentence(localizer, "fate_totems", of_kind("totem")),
        pieces_sentence(localizer, "fate_passengers", of_kind("passenger")),
    ]


def _fate(localizer: Localizer, table: SkiesTable, name: str) -> MemberFate:
    """What became of a character."""
    member = table.crew[name]
    return MemberFate(
        who=mark_piece(name, name_of(localizer, table, name)),
        health=health_left(table, name),
        most=max_health(table, name),
        statuses=member.statuses,
        strain="",
        learnt=(),
        cards=card_names(localizer, (table.pack.abilities[card] for card in member.cards)),
    )


def _undone(localizer: Localizer, table: SkiesTable, audience: Audience) -> list[str]:
    """Open quests, events in play, curses, and camps that were not made."""
    seats, left = tuple(audience.seen(table.seat_count())), camps_left(table)
    return [
        *(
            quest_left(localizer, table.pack.quests[number], read=_has_read(table, number, seats))
            for number in table.quests
        ),
        pieces_sentence(localizer, "undone_events", ((card, name_of(localizer, table, card)) for card in table.active)),
        pieces_sentence(localizer, "undone_curses", ((card, name_of(localizer, table, card)) for card in table.curses)),
        localizer.say("undone_camps", count=left) if left > 0 else "",
    ]


def _has_read(table: SkiesTable, number: int, seats: tuple[int, ...]) -> bool:
    """Whether somebody who looks may have read a quest; who only watches reads what is not secret."""
    return str(number) not in table.silent or any(may_read(table, number, seat) for seat in seats)
