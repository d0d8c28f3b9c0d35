"""The characters: health, stamina, statuses, skills, synergy tokens, equipped cards."""

from __future__ import annotations

from ...effects.terms import SKIES_SKILLS, STATUSES
from ...skies.chapters.hero import health_left, max_health, skill_of
from ...skies.table.records import STAMINA
from ...skies.table.table import SkiesTable
from ..party.boards import Heads, Row, row_told, skills_short
from ..party.names import ability_name
from ..phrases import join
from ..voice import Voice
from .names import name_of


def heads(voice: Voice) -> Heads:
    """What stands above the columns of the boards."""
    skills = skills_short(voice, SKIES_SKILLS)
    return Heads(voice.say("board_party"), voice.say("board_stamina"), skills, fresh="cyan")


def rows(voice: Voice, table: SkiesTable) -> list[Row]:
    """The five, in the pack's order."""
    return [_row(voice, table, name) for name in table.crew]


def told(voice: Voice, table: SkiesTable) -> list[str]:
    """The same, a sentence for each."""
    above, several = heads(voice), table.seat_count() > 1
    return [row_told(voice, row, above, several=several) for row in rows(voice, table)]


def stamina_words(voice: Voice, table: SkiesTable, name: str) -> str:
    """How much stamina a character has."""
    return voice.say("stamina_of", stamina=table.crew[name].stamina, most=STAMINA)


def _row(voice: Voice, table: SkiesTable, name: str) -> Row:
    member, full = table.crew[name], name_of(voice, table, name)
    state = [voice.term(STATUSES[status]) for status in member.statuses]
    if member.synergy:
        state.append(voice.say("crew_synergy", count=member.synergy))
    if table.combat is not None and name in table.combat.played:
        state.append(voice.say("crew_played", card=name_of(voice, table, table.combat.played[name])))
    return Row(
        name=full,
        short=full.partition(" ")[0],
        player=table.names[table.controller(name)],
        health=max(0, health_left(table, name)),
        most=max_health(table, name),
        pips=member.stamina,
        rest=STAMINA - member.stamina,
        strain=stamina_words(voice, table, name),
        skills=tuple(skill_of(table, name, skill) for skill in SKIES_SKILLS),
        state=join(state),
        cards=join(ability_name(voice, table.pack.abilities[card]) for card in member.cards),
    )
