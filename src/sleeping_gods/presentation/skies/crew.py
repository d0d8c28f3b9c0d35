"""The characters in words: health, stamina, statuses, skills, synergy tokens, equipped cards."""

from __future__ import annotations

from ...effects.terms import SKIES_SKILLS
from ...skies.chapters.hero import health_left, max_health, skill_of
from ...skies.table.cards import Pack
from ...skies.table.records import STAMINA
from ...skies.table.table import SkiesTable
from ..localizer import Localizer
from ..marks import mark_piece, remove_marks
from ..party.boards import BoardFacts, board, board_key
from ..party.pack_cache import RecordCache
from ..phrases import join
from ..scene.headline import Amount
from ..scene.party import Board
from .cards import card_lines, card_words
from .names import name_of

_board_cache: RecordCache[Pack, Board] = RecordCache()
"""Boards in words: most stay as they are from one decision to the next."""


def boards(localizer: Localizer, table: SkiesTable) -> tuple[Board, ...]:
    """The five, in the pack's order."""
    return tuple(_board(localizer, table, name) for name in table.crew)


def _board(localizer: Localizer, table: SkiesTable, name: str) -> Board:
    """The board of a character; it also says which card they have played in the round of a fight."""
    return _board_cache.get_or_make(
        table.pack,
        localizer.lang,
        (_played(table, name), *board_key(table, name)),
        lambda: board(localizer, _board_facts(localizer, table, name), several=table.seat_count() > 1),
    )


def stamina_words(localizer: Localizer, table: SkiesTable, name: str) -> str:
    """How much stamina a character has."""
    return localizer.say("stamina_of", stamina=table.crew[name].stamina, most=STAMINA)


def _board_facts(localizer: Localizer, table: SkiesTable, name: str) -> BoardFacts:
    """What is said of a character and what lies on the board."""
    member, full, seat = table.crew[name], name_of(localizer, table, name), table.controller(name)
    return BoardFacts(
        ref=name,
        name=full,
        short=full.partition(" ")[0],
        seat=seat,
        player=table.names[seat],
        health=max(0, health_left(table, name)),
        most=max_health(table, name),
        pips=member.stamina,
        rest=STAMINA - member.stamina,
        strain=stamina_words(localizer, table, name),
        skills={skill: skill_of(table, name, skill) for skill in SKIES_SKILLS},
        statuses=member.statuses,
        state=_state(localizer, table, name),
        cards=member.cards,
        carries=join(mark_piece(card, name_of(localizer, table, card)) for card in member.cards),
        texts=_texts(localizer, table, name),
        tokens=(_synergy(localizer, member.synergy),) if member.synergy else (),
    )


def _played(table: SkiesTable, name: str) -> str | None:
    """The card that somebody has played in this round of a fight, if any."""
    return table.combat.played.get(name) if table.combat is not None else None


def _synergy(localizer: Localizer, count: int) -> Amount:
    """The synergy tokens on the board, drawn as their icon with the count."""
    return Amount("synergy", count, remove_marks(localizer.say("crew_synergy", count=count)))


def _state(localizer: Localizer, table: SkiesTable, name: str) -> list[str]:
    """Synergy tokens, and in a fight the card that was played."""
    member = table.crew[name]
    state = [localizer.say("crew_synergy", count=member.synergy)] if member.synergy else []
    card = _played(table, name)
    if card is not None:
        state.append(localizer.say("crew_played", card=mark_piece(card, name_of(localizer, table, card))))
    return state


def _texts(localizer: Localizer, table: SkiesTable, name: str) -> list[str]:
    """What a character's board and the cards on it say, a line for each."""
    texts = [*card_lines(localizer, table, table.pack.characters[name])]
    for card in table.crew[name].cards:
        words = card_words(localizer, table, table.pack.abilities[card]) or localizer.say("crew_no-ability")
        texts.append(localizer.say("label_text", label=mark_piece(card, name_of(localizer, table, card)), text=words))
    return texts
