"""The crew in words: health, skills, fatigue, statuses, command, cards and weapons."""

from __future__ import annotations

from ...effects.terms import SKILLS, STATUSES
from ...sea.chapters.crew import health_left, max_fatigue, max_health, skill_of
from ...sea.pack.words import card_text
from ...sea.table.table import SeaTable
from ..party.boards import Heads, Row, row_told, skills_short
from ..party.names import ability_name
from ..phrases import join
from ..voice import Voice
from .cards import card_line
from .names import crew_name, full_name, namer_of, short_name, weapon_figures


def heads(voice: Voice) -> Heads:
    """What stands above the columns."""
    skills = skills_short(voice, SKILLS)
    return Heads(voice.say("crew_head"), voice.say("crew_tired"), skills, voice.say("crew_weapons"))


def rows(voice: Voice, table: SeaTable) -> list[Row]:
    """The nine, in the pack's order."""
    return [_row(voice, table, name) for name in table.crew]


def crew_told(voice: Voice, table: SeaTable) -> list[str]:
    """A sentence for each."""
    over = heads(voice)
    return [row_told(voice, row, over, several=table.seat_count() > 1) for row in rows(voice, table)]


def _row(voice: Voice, table: SeaTable, name: str) -> Row:
    member, pack = table.crew[name], table.pack
    cards = [ability_name(voice, pack.abilities[card]) for card in member.cards]
    cards += [voice.name(pack.levels[card].name) for card in member.levels]
    carried = weapon_figures(voice, table, name)
    fatigue = member.fatigue
    return Row(
        name=full_name(voice, pack, name),
        short=short_name(voice, pack, name),
        player=table.names[table.controller(name)],
        health=max(0, health_left(table, name)),
        most=max_health(table, name),
        pips=fatigue,
        rest=max_fatigue(table, name) - fatigue,
        strain=fatigue_words(voice, fatigue) if fatigue else "",
        skills=tuple(skill_of(table, name, skill) for skill in SKILLS),
        state=join(_state(voice, table, name)),
        cards=join(cards),
        gear=voice.clauses(f"{weapon} ({figures})" for weapon, figures, _ in carried),
        arms=voice.clauses(f"{weapon} {brief}" for weapon, _, brief in carried),
    )


def fatigue_words(voice: Voice, fatigue: int) -> str:
    """How tired somebody is."""
    return voice.say("crew_fatigue", count=fatigue)


def _state(voice: Voice, table: SeaTable, name: str) -> list[str]:
    """Statuses, the command on the board, and in a fight what has been done."""
    member = table.crew[name]
    state = [voice.term(STATUSES[status]) for status in member.statuses]
    if member.command:
        state.append(voice.counted(member.command, "command"))
    if table.combat is not None:
        if member.actions:
            state.append(voice.say("crew_attacked", count=member.actions))
        lent = [owner for owner in member.tokens if owner != name]
        state += [voice.say("crew_token", who=crew_name(voice, table.pack, owner)) for owner in lent]
    return state


def board_texts(voice: Voice, table: SeaTable, name: str) -> list[str]:
    """What a crew member's board and the cards on it say, a line for each."""
    member, pack = table.crew[name], table.pack
    texts = card_text(pack.crew[name], voice.lang, namer_of(voice, pack)).split("\n")
    for card in member.cards:
        ability = pack.abilities[card]
        said = card_line(voice, table, ability) or voice.say("crew_no-ability")
        texts.append(voice.say("label_text", label=ability_name(voice, ability), text=said))
    for card in member.levels:
        level = pack.levels[card]
        label = voice.say("crew_level", name=voice.name(level.name))
        texts.append(voice.say("label_text", label=label, text=card_line(voice, table, level)))
    return texts
