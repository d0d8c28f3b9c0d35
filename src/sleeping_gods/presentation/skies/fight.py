"""The fight section of a scene of the skies."""

from __future__ import annotations

import dataclasses
import functools

from ...skies.chapters.damage import blocked
from ...skies.chapters.foes import acting, growth
from ...skies.chapters.hero import health_left, max_health
from ...skies.table.records import STAMINA, Foe
from ...skies.table.table import SkiesTable
from ..audience import Audience
from ..localizer import Localizer
from ..party.enemies import enemy_record
from ..party.fight_section import Front, fight_record, legend_of, standing
from ..party.plates import enemy_plate, plate_of
from ..party.presenter import Presenter
from ..phrases import join
from ..scene.fight import EnemyState, FighterState, FightState
from .blows import CounterBlow, strike_back_words
from .boosts import free_sum
from .crew import stamina_words
from .falls import risk_now
from .foes import foe_card, foe_sentences, immediate_ability_marks, plays_words, row_title, signs
from .names import enemy_name, first_name, name_of
from .sayings import ability_words

READS: tuple[str, ...] = ("agenda", "combat", "controllers", "crew", "names")
"""The fields of the table that it depends on."""


@functools.cache
def _legend(localizer: Localizer) -> tuple[str, ...]:
    """What the signs on the enemies' cards mean."""
    return legend_of(localizer, localizer.say("legend_letters", always=immediate_ability_marks(localizer)))


def fight(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> FightState | None:
    """The fight in progress; nothing before the enemies lie there."""
    combat, localizer = table.combat, presenter.localizer
    if combat is None or not combat.foes:
        return None
    enemies = [_enemy(localizer, table, foe) for foe in combat.foes]
    front = Front(
        round=combat.round,
        title=row_title(localizer, table),
        tally=plays_words(localizer, table),
        coming=_coming(localizer, table),
        fresh=combat.round <= 1 and not any(foe.covered for foe in combat.foes),
        legend=_legend(localizer),
        risk=risk_now(localizer, table),
        plate=plate_of(localizer, table.pack, f"boss-{combat.boss}") if combat.boss else None,
    )
    return fight_record(localizer, front, enemies, [_standing(localizer, table, name) for name in table.crew])


def _enemy(localizer: Localizer, table: SkiesTable, foe: Foe) -> EnemyState:
    """An enemy in the row."""
    card = foe_card(localizer, table, foe)
    record = enemy_record(localizer, card, foe_sentences(localizer, table, foe, card), signs(localizer), table.offered)
    plate = enemy_plate(localizer, table.pack, foe.id)
    return record if plate is None else dataclasses.replace(record, plate=plate)


def _standing(localizer: Localizer, table: SkiesTable, name: str) -> FighterState:
    """A character in the fight: health, stamina, statuses, tokens, and the card that was played."""
    member, fight = table.crew[name], table.fight
    state = [stamina_words(localizer, table, name)] if member.stamina < STAMINA else []
    state += [localizer.term("status", status) for status in member.statuses]
    state += [localizer.say("crew_synergy", count=member.synergy)] if member.synergy else []
    if name in fight.played:
        state.append(localizer.say("crew_played", card=name_of(localizer, table, fight.played[name])))
    return standing(
        localizer,
        ref=name,
        name=first_name(localizer, table, name),
        health=health_left(table, name),
        most=max_health(table, name),
        state=state,
        hit=name == fight.victim,
    )


def _coming(localizer: Localizer, table: SkiesTable) -> str:
    """The counterattack that is being taken, and how much is blocked; else what the enemies do when the round ends."""
    fight = table.fight
    if fight.victim:
        block = blocked(table) + free_sum(table, "block", "block", fight.victim)
        words = strike_back_words(localizer, CounterBlow(fight.blow, min(fight.blow, block)))
        return localizer.say("label_text", label=first_name(localizer, table, fight.victim), text=words)
    acts = [_acts(localizer, table, foe) for foe in fight.foes if foe.id not in fight.acted]
    acts = [act for act in acts if act]
    return localizer.say("fight_round-end", strikes=localizer.clauses(acts)) if acts else ""


def _acts(localizer: Localizer, table: SkiesTable, foe: Foe) -> str:
    """What an enemy does in the enemy phase as it stands; empty if nothing."""
    more = growth(table, foe)
    clauses = [localizer.say("fight_gains", power=more)] if more else []
    clauses += [ability_words(localizer, name) for _, name in acting(table, foe)]
    return (
        localizer.say("label_text", label=enemy_name(localizer, table, foe.id), text=join(clauses)) if clauses else ""
    )
