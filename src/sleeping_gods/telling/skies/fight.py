"""The fight under way, of the skies."""

from __future__ import annotations

import functools

from ...skies.chapters.damage import blocked
from ...skies.chapters.enemy_phase import PASSIVE
from ...skies.chapters.foes import abilities, growth, split
from ...skies.chapters.hero import health_left, max_health
from ...skies.table.records import STAMINA, Foe
from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..party.enemies import enemy_record
from ..party.fighting import Front, fight_record, legend_of, standing
from ..party.teller import Teller
from ..phrases import join
from ..scene.fight import Enemy, Fight, Standing
from ..voice import Voice
from .crew import stamina_words
from .foes import always, foe_card, foe_told, plays_words, row_title, signs
from .names import enemy_name, first_name, name_of
from .sayings import ability_words

READS: tuple[str, ...] = ("agenda", "combat", "controllers", "crew", "names")
"""The fields of the table that it hangs on."""


@functools.cache
def _legend(voice: Voice) -> tuple[str, ...]:
    return legend_of(voice, voice.say("legend_letters", always=always(voice)))


def fight(teller: Teller[SkiesTable], table: SkiesTable, audience: Audience) -> Fight | None:
    """The fight under way; nothing before the enemies lie there."""
    combat, voice = table.combat, teller.voice
    if combat is None or not combat.foes:
        return None
    enemies = [_enemy(voice, table, foe) for foe in combat.foes]
    front = Front(
        round=combat.round,
        title=row_title(voice, table),
        tally=plays_words(voice, table),
        coming=_coming(voice, table),
        fresh=combat.round <= 1 and not any(foe.covered for foe in combat.foes),
        legend=_legend(voice),
    )
    return fight_record(voice, front, enemies, [_standing(voice, table, name) for name in table.crew])


def _enemy(voice: Voice, table: SkiesTable, foe: Foe) -> Enemy:
    card = foe_card(voice, table, foe)
    return enemy_record(voice, card, foe_told(voice, table, foe, card), signs(voice), table.offered)


def _standing(voice: Voice, table: SkiesTable, name: str) -> Standing:
    member, fight = table.crew[name], table.fight
    state = [stamina_words(voice, table, name)] if member.stamina < STAMINA else []
    state += [voice.term("status", status) for status in member.statuses]
    state += [voice.say("crew_synergy", count=member.synergy)] if member.synergy else []
    state += [voice.say("crew_played", card=name_of(voice, table, fight.played[name]))] if name in fight.played else []
    health, most = health_left(table, name), max_health(table, name)
    return standing(voice, name, first_name(voice, table, name), health, most, state, hit=name == fight.victim)


def _coming(voice: Voice, table: SkiesTable) -> str:
    """The counterattack that is being taken, less what is blocked; else what the enemies do when the round ends."""
    fight = table.fight
    if fight.victim:
        left = max(0, fight.blow - blocked(table))
        return voice.say("fight_landing", who=first_name(voice, table, fight.victim), damage=left)
    acts = [_acts(voice, table, foe) for foe in fight.foes if foe.id not in fight.acted]
    acts = [said for said in acts if said]
    return voice.say("fight_round-end", strikes=voice.clauses(acts)) if acts else ""


def _acts(voice: Voice, table: SkiesTable, foe: Foe) -> str:
    """What an enemy does in the enemy phase as it stands; empty if nothing."""
    more = growth(table, foe)
    does = [voice.say("fight_gains", power=more)] if more else []
    does += [ability_words(voice, name) for _, name in abilities(table, foe) if split(name)[0] not in PASSIVE]
    return voice.say("label_text", label=enemy_name(voice, table, foe.id), text=join(does)) if does else ""
