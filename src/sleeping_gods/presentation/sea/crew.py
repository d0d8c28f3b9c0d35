"""The crew in words: health, skills, fatigue, statuses, command, cards and weapons."""

from __future__ import annotations

from ...effects.terms import SKILLS
from ...sea.chapters.crew import health_left, max_fatigue, max_health, skill_of, weapons_of
from ...sea.table.cards import Pack
from ...sea.table.table import SeaTable
from ..localizer import Localizer
from ..marks import mark_piece, remove_marks
from ..party.boards import BoardFacts, board, board_key
from ..party.pack_cache import RecordCache
from ..phrases import join
from ..scene.headline import Amount
from ..scene.party import Board
from .cards import card_line, card_lines
from .names import crew_name, full_name, name_of, short_name, weapon_figures

_board_cache: RecordCache[Pack, Board] = RecordCache()
"""Boards in words: most stay as they are from one decision to the next."""


def boards(localizer: Localizer, table: SeaTable) -> tuple[Board, ...]:
    """The nine, in the pack's order."""
    return tuple(_board(localizer, table, name) for name in table.crew)


def _board(localizer: Localizer, table: SeaTable, name: str) -> Board:
    """The board of a crew member; it says what was done in a fight only during one."""
    return _board_cache.get_or_make(
        table.pack,
        localizer.lang,
        (table.combat is not None, *board_key(table, name)),
        lambda: board(localizer, _board_facts(localizer, table, name), several=table.seat_count() > 1),
    )


def _board_facts(localizer: Localizer, table: SeaTable, name: str) -> BoardFacts:
    """What is said of a crew member and what lies on the board."""
    member, pack = table.crew[name], table.pack
    cards = (*member.cards, *member.levels)
    carried = weapon_figures(localizer, table, name)
    gear = localizer.clauses(f"{weapon} ({figures})" for weapon, figures, _ in carried)
    seat, fatigue = table.controller(name), member.fatigue
    return BoardFacts(
        ref=name,
        name=full_name(localizer, pack, name),
        short=short_name(localizer, pack, name),
        seat=seat,
        player=table.names[seat],
        health=max(0, health_left(table, name)),
        most=max_health(table, name),
        pips=fatigue,
        rest=max_fatigue(table, name) - fatigue,
        strain=fatigue_words(localizer, fatigue) if fatigue else "",
        skills={skill: skill_of(table, name, skill) for skill in SKILLS},
        statuses=member.statuses,
        state=_state(localizer, table, name),
        cards=cards,
        carries=join(mark_piece(card, name_of(localizer, pack, card)) for card in cards),
        texts=[gear, *_texts(localizer, table, name)],
        tokens=(_command(localizer, member.command),) if member.command else (),
        weapons=tuple(weapon.id for weapon in weapons_of(table, name)),
        arms=localizer.clauses(f"{weapon} {brief}" for weapon, _, brief in carried),
        gear=gear,
    )


def fatigue_words(localizer: Localizer, fatigue: int) -> str:
    """How tired somebody is."""
    return localizer.say("crew_fatigue", count=fatigue)


def _command(localizer: Localizer, count: int) -> Amount:
    """The command on the board, drawn as its icon with the count."""
    return Amount("command", count, remove_marks(localizer.counted(count, "command")))


def _state(localizer: Localizer, table: SeaTable, name: str) -> list[str]:
    """The command on the board, and in a fight what has been done."""
    member = table.crew[name]
    state = [localizer.counted(member.command, "command")] if member.command else []
    if table.combat is not None:
        if member.actions:
            state.append(localizer.say("crew_attacked", count=member.actions))
        lent = [owner for owner in member.tokens if owner != name]
        state += [localizer.say("crew_token", who=crew_name(localizer, table.pack, owner)) for owner in lent]
    return state


def _texts(localizer: Localizer, table: SeaTable, name: str) -> list[str]:
    """What a crew member's board and the cards on it say, a line for each."""
    member, pack = table.crew[name], table.pack
    texts = [*card_lines(localizer, table, pack.crew[name])]
    for card in member.cards:
        words = card_line(localizer, table, pack.abilities[card]) or localizer.say("crew_no-ability")
        texts.append(localizer.say("label_text", label=mark_piece(card, name_of(localizer, pack, card)), text=words))
    for card in member.levels:
        label = localizer.say("crew_level", name=mark_piece(card, name_of(localizer, pack, card)))
        texts.append(localizer.say("label_text", label=label, text=card_line(localizer, table, pack.levels[card])))
    return texts
