"""The last page of the sea: the nine and the ship, totems, quests and events that were left."""

from __future__ import annotations

from ...sea.chapters.crew import health_left, max_health
from ...sea.chapters.event_deck import deck_size
from ...sea.table.table import SeaTable
from ..audience import Audience
from ..localizer import Localizer
from ..marks import mark_piece
from ..party import ending
from ..party.ending import MemberFate, card_names, fate_sentences, last_page, pieces_sentence, quest_left
from ..party.presenter import Presenter
from ..scene.score import ScoreSheet
from .crew import fatigue_words
from .names import crew_name, name_of
from .phase import PASSES, event_deck

READS: tuple[str, ...] = (
    *ending.READS, "mode", "easy", "points", "xp", "feared", "revered", "cubes", "adventures", "ongoing",
    "event_left", "event_pass", "events",
)  # fmt: skip
"""The fields of the table that it depends on."""


def score(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> ScoreSheet | None:
    """The last page; None while the campaign goes on."""
    if not table.over:
        return None
    return last_page(presenter, table, _fates(presenter.localizer, table), _undone(presenter.localizer, table))


def _fates(localizer: Localizer, table: SeaTable) -> list[str]:
    """The crew, the ship, and the totems that were found."""
    damage = sum(table.cubes.values())
    totems = [card for card in table.adventures if table.pack.adventures[card].kind == "totem"]
    return [
        *fate_sentences(localizer, [_fate(localizer, table, name) for name in table.crew]),
        localizer.say("fate_ship", damage=localizer.counted(damage, "damage") if damage else "none"),
        pieces_sentence(localizer, "fate_totems", ((card, name_of(localizer, table.pack, card)) for card in totems)),
    ]


def _fate(localizer: Localizer, table: SeaTable, name: str) -> MemberFate:
    """What became of a crew member."""
    member, pack = table.crew[name], table.pack
    cards = card_names(localizer, (pack.abilities[card] for card in member.cards))
    return MemberFate(
        who=mark_piece(name, crew_name(localizer, pack, name)),
        health=health_left(table, name),
        most=max_health(table, name),
        statuses=member.statuses,
        strain=fatigue_words(localizer, member.fatigue) if member.fatigue else "",
        learnt=[localizer.name(pack.levels[card].name) for card in member.levels],
        cards=[*cards, *(name_of(localizer, pack, card) for card in member.weapons)],
    )


def _undone(localizer: Localizer, table: SeaTable) -> list[str]:
    """Open quests, events in play, and how much of the event deck was left."""
    pack = table.pack
    some = deck_size(table) or table.event_pass < PASSES
    return [
        *(quest_left(localizer, pack.quests[number], read=True) for number in table.quests),
        pieces_sentence(localizer, "undone_events", ((card, name_of(localizer, pack, card)) for card in table.ongoing)),
        localizer.say("undone_deck", left=event_deck(localizer, table)) if some else "",
    ]
