"""The enemy row of the skies: power, what each strikes back with, buffs, and the zones of a boss."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...skies.chapters.combat import boards
from ...skies.chapters.foes import block_of, buff_left, card_of, counter_damage, growth
from ...skies.table.records import Foe
from ...skies.table.table import SkiesTable
from ...telling.phrases import join
from ..party.fight import EnemyCard, Signs, card_told, is_target, legend_section, row_drawing
from ..section import Section, counted_word, hanging
from ..view import Look
from .sayings import ABILITIES, ability_mark, ability_words

ALWAYS = join(ABILITIES[name][0] for name in ("allies-damage", "block", "counter-all", "die-minus", "first-strike"))
"""The marks of abilities that wait for no end of a round."""
SIGNS = Signs(ability_mark, ability_words, "power each round", 21)


def row_section(table: SkiesTable, look: Look) -> Section:
    """The whole row from left to right, and what is left to play."""
    fight = table.fight
    cards = [_card(table, foe) for foe in fight.foes]
    told = [foe_told(table, foe) for foe in fight.foes]
    title, tally = _title(table), plays_words(table)
    parts: list[RenderableType] = [hanging(Text(title, style="bold"))] if title else []
    parts.append(row_drawing(cards, look, SIGNS))
    parts += [hanging(tally, style="dim")] if tally else []
    return Section(Group(*parts), [f"{line}." for line in (title,) if line] + told + [f"{tally}."] * bool(tally))


def foe_told(table: SkiesTable, foe: Foe) -> str:
    """An enemy in sentences."""
    return card_told(_card(table, foe), _told(table, foe), SIGNS)


def _title(table: SkiesTable) -> str:
    """A boss is beaten as a whole."""
    fight = table.fight
    if not fight.boss:
        return ""
    boss = table.bound.bosses[fight.boss]
    return f"{boss.name.en}, level {boss.level}: beaten when the hearts of all its zones are covered"


def plays_words(table: SkiesTable) -> str:
    """How many combat cards each player may still play this round."""
    fight = table.fight
    if not fight.round:
        return ""
    several = table.seat_count() > 1
    left = []
    for seat, name in enumerate(table.names):
        count = max(0, boards(table, seat) - fight.plays[seat])
        left.append(f"{name} {count}" if several else str(count))
    deck = f"{counted_word(len(fight.deck), 'card')} in the combat deck, {len(fight.discard)} discarded"
    return f"Combat cards to play this round: {join(left)}; {deck}"


def legend(look: Look) -> Section:
    """What the signs on the squares mean."""
    signs = look.glyphs
    return legend_section(
        f"{signs.heart} heart: cover all to beat the enemy ({signs.heart}2 needs 2 damage at once); "
        f"+1: power it gains each round until covered; {signs.synergy} synergy: covering it gives a token; "
        f"{signs.covered[:1]} covered",
        "strikes back: the damage whoever attacks it takes, power counted in; blocks: taken off each hit",
        f"letters: what it does when a round ends, until covered; {ALWAYS} work all the time",
    )


def _card(table: SkiesTable, foe: Foe) -> EnemyCard:
    enemy, fight = card_of(table, foe), table.fight
    return EnemyCard(
        id=foe.id,
        name=enemy.name.en,
        target=is_target(foe.id, fight.strike, fight.attack),
        figures=_figures(table, foe),
        columns=enemy.columns,
        squares=enemy.squares,
        covered=foe.covered,
        notes=_notes(table, foe),
    )


def _figures(table: SkiesTable, foe: Foe) -> str:
    """What it strikes back with now, its power, and what it blocks."""
    more, block = growth(table, foe), block_of(table, foe)
    power = f"power {foe.power}" + (f" (+{more})" if more else "")
    return join([f"strikes back {counter_damage(table, foe)}", join([power, f"blocks {block}" if block else ""])], "\n")


def _told(table: SkiesTable, foe: Foe) -> str:
    """The same in words."""
    enemy, more, block = card_of(table, foe), growth(table, foe), block_of(table, foe)
    return join(
        [
            f"level {enemy.level}" if enemy.level else "",
            f"strikes back for {counter_damage(table, foe)} ({enemy.attack} and {foe.power} power)",
            f"gains {more} power each round" if more else "",
            f"blocks {block}" if block else "",
        ]
    )


def _notes(table: SkiesTable, foe: Foe) -> tuple[str, ...]:
    """The buff card beside it, with the hearts it still adds."""
    if not foe.buff:
        return ()
    buff = table.pack.buffs[foe.buff]
    left = counted_word(buff_left(table, foe), "heart")
    return (f"Buff {buff.name.en}: {ability_words(buff.ability)}, {left} left",)
