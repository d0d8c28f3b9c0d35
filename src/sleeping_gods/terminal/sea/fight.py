"""The enemy row: each card as a grid of squares, with what is covered, its hearts, bonuses and abilities."""

from __future__ import annotations

from rich.console import Group

from ...sea.chapters.foes import damage_of, defense_of, neighbours_bonus, uncovered
from ...sea.chapters.strike import COLUMNS
from ...sea.table.records import Foe
from ...sea.table.table import SeaTable
from ...telling.phrases import join
from ..party.fight import EnemyCard, Signs, card_told, is_target, legend_section, row_drawing
from ..section import Section, hanging
from ..view import Look
from .sayings import ABILITIES, MARKS

SIGNS = Signs(MARKS.__getitem__, ABILITIES.__getitem__, "damage")


def row_section(table: SeaTable, look: Look) -> Section:
    """The whole row from left to right, and the tokens that are left."""
    combat = table.fight
    cards = [_card(table, foe) for foe in combat.foes]
    tokens = "Combat action tokens: " + join(
        f"{name} {count}" for name, count in zip(table.names, combat.tokens, strict=False)
    )
    drawn = Group(row_drawing(cards, look, SIGNS), hanging(tokens, style="dim"))
    return Section(drawn, [*(foe_told(table, foe) for foe in combat.foes), f"{tokens}."])


def foe_told(table: SeaTable, foe: Foe) -> str:
    """An enemy in sentences."""
    return card_told(_card(table, foe), _told(table, foe), SIGNS)


def legend(look: Look) -> Section:
    """What the signs on the squares mean."""
    signs = look.glyphs
    return legend_section(
        f"{signs.heart} heart: cover all to beat the enemy; +1 and abilities count until covered; "
        f"{signs.synergy} synergy: whoever covers it may lend a token; {signs.covered[:1]} covered",
        "def: what accuracy and fate must reach (after the / without a ranged weapon); "
        "dmg: what it deals, also striking back",
    )


def _card(table: SeaTable, foe: Foe) -> EnemyCard:
    enemy, combat = table.pack.enemies[foe.id], table.fight
    aimed = is_target(foe.id, combat.strike, combat.attack)
    return EnemyCard(foe.id, enemy.name.en, aimed, _figures(table, foe), COLUMNS, enemy.squares, foe.covered)


def _figures(table: SeaTable, foe: Foe) -> str:
    """Defense and damage as they count now."""
    defense, flying = defense_of(table, foe, ranged=True), defense_of(table, foe, ranged=False)
    shown = f"def {defense}" if defense == flying else f"def {defense}/{flying}"
    extra = neighbours_bonus(table, foe)
    more = f" +{extra} at round's end" if extra else ""
    return f"{shown}  dmg {damage_of(table, foe)}{more}"


def _told(table: SeaTable, foe: Foe) -> str:
    """The same in words."""
    enemy = table.pack.enemies[foe.id]
    flying = " (1 more against what is not ranged)" if uncovered(table, foe, "flying") else ""
    return f"level {enemy.level}, defense {enemy.defense}{flying}, damage {damage_of(table, foe)}"
