"""The fight section of a scene of the sea."""

from __future__ import annotations

import dataclasses
import functools

from ...kernel.table import decision_of
from ...sea.chapters.crew import health_left, is_up, max_health
from ...sea.chapters.foes import damage_of, defense_of, neighbours_bonus
from ...sea.chapters.hits import Block
from ...sea.chapters.synergy import held
from ...sea.table.records import Foe
from ...sea.table.table import SeaTable
from ..audience import Audience
from ..localizer import Localizer
from ..party.by_player import by_player
from ..party.enemies import enemy_record
from ..party.fight_section import Front, fight_record, legend_of, standing
from ..party.plates import enemy_plate
from ..party.presenter import Presenter
from ..phrases import join
from ..scene.fight import EnemyState, FighterState, FightState
from .enemies import enemy_card, enemy_name, foe_sentences, signs
from .falls import risk_now
from .names import crew_name, namer_of, short_name

READS: tuple[str, ...] = ("agenda", "combat", "crew", "names")
"""The fields of the table that it depends on."""
_legend = functools.cache(legend_of)


def fight(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> FightState | None:
    """The fight in progress; nothing before the enemies lie there."""
    combat, localizer = table.combat, presenter.localizer
    if combat is None or not combat.foes:
        return None
    enemies = [_enemy(localizer, table, foe) for foe in combat.foes]
    left = by_player(localizer, table, combat.tokens)
    front = Front(
        round=combat.round,
        tally=localizer.say("fight_tokens", left=left),
        coming=_coming(localizer, table),
        fresh=combat.round == 1 and not any(foe.covered for foe in combat.foes),
        legend=_legend(localizer),
        risk=risk_now(localizer, table),
    )
    return fight_record(localizer, front, enemies, [_standing(localizer, table, name) for name in table.crew])


def _enemy(localizer: Localizer, table: SeaTable, foe: Foe) -> EnemyState:
    """An enemy in the row with the defence that counts against an attack from near by."""
    card = enemy_card(localizer, table, foe)
    record = enemy_record(localizer, card, foe_sentences(localizer, table, foe, card), signs(localizer), table.offered)
    return dataclasses.replace(
        record, defense=defense_of(table, foe, ranged=False), plate=enemy_plate(localizer, table.pack, foe.id)
    )


def _standing(localizer: Localizer, table: SeaTable, name: str) -> FighterState:
    """A crew member in the fight: health, what weighs on them, and lent tokens."""
    member = table.crew[name]
    state = [localizer.say("crew_fatigue", count=member.fatigue)] if member.fatigue else []
    state += [localizer.term("status", status) for status in member.statuses]
    health, most = health_left(table, name), max_health(table, name)
    short = short_name(localizer, table.pack, name)
    hit, lent = name == table.fight.victim, _lent(localizer, table, name)
    return standing(localizer, ref=name, name=short, health=health, most=most, state=state, hit=hit, lent=lent)


def _lent(localizer: Localizer, table: SeaTable, name: str) -> str:
    """The synergy tokens of others that somebody holds, and what each gives (SG-SYN-007)."""
    names = namer_of(localizer, table.pack)
    return join(
        localizer.say(
            "fight_lent",
            who=short_name(localizer, table.pack, owner),
            gives=localizer.describe((table.pack.crew[owner].synergy,), names),
        )
        for owner in held(table, name)
    )


def _coming(localizer: Localizer, table: SeaTable) -> str:
    """The hit that is being taken, less what is blocked; else what each enemy that has not acted deals at the end."""
    combat, decision = table.fight, decision_of(table)
    if isinstance(decision, Block):
        left = max(0, decision.amount - combat.block)
        return localizer.say("fight_landing", who=crew_name(localizer, table.pack, decision.crew), damage=left)
    if not any(is_up(table, name) for name in table.crew):
        return ""
    strikes = [
        localizer.say(
            "fight_strike",
            enemy=enemy_name(localizer, table, foe.id),
            damage=damage_of(table, foe) + neighbours_bonus(table, foe),
        )
        for foe in combat.foes
        if foe.id not in combat.acted
    ]
    return localizer.say("fight_round-end", strikes=join(strikes)) if strikes else ""
