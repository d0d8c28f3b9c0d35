"""The head of the screen: turn, captain, phase, place, actions, events, and what the crew owns."""

from __future__ import annotations

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from ...effects.terms import TOKENS, counted
from ...sea.table.table import SeaTable
from ...sea.table.words import RESOURCES
from ...telling.phrases import join
from ..section import Section, counted_word, hanging, labelled
from ..view import Look
from .phase import event_deck, phase, place


def header(table: SeaTable, look: Look) -> Section:
    """Two lines: who and what, where and how long."""
    captain = table.names[table.captain]
    title = f"Turn {table.turn} {look.glyphs.dot} {captain} is captain {look.glyphs.dot} {phase(table)}"
    rule = Rule(Text(title, style="bold"), characters=look.glyphs.rule, align="left", style="dim")
    actions = f"{counted_word(table.actions, 'action')} left" if table.turn else ""
    facts = [place(table), actions, event_deck(table), *_marks(table)]
    between = f" {look.glyphs.dot} "
    drawn = Group(rule, hanging(join(facts, between)))
    plain = [f"Turn {table.turn}. {captain} is captain. Now: {phase(table)}.", f"{join(facts, '. ')}."]
    return Section(drawn, plain)


def _marks(table: SeaTable) -> list[str]:
    serpent = table.pack.regions[table.serpent].name.en if table.serpent else ""
    return [
        "finale" if table.finale else "",
        f"serpent in {serpent}" if serpent else "",
        counted_word(table.defeats, "defeat") if table.defeats else "",
    ]


def goods_section(table: SeaTable, look: Look) -> Section:
    """Resources, XP, tokens, and where the 14 command are."""
    owned = [counted(table.goods[kind], kind, "en") for kind in RESOURCES if table.goods[kind]]
    owned.append(f"{table.xp} XP")
    if table.points:
        owned += [f"{table.feared} feared", f"{table.revered} revered"]
    owned += [TOKENS[token][0] for token in table.tokens]
    owned += [f"explore {letter}" for letter in table.letters]
    placed = sum(member.command for member in table.crew.values()) + sum(table.adventures.values())
    pools = [f"{name} {pool}" for name, pool in zip(table.names, table.pools, strict=True)]
    command = join([*pools, f"placed {placed}" if placed else "", f"supply {table.supply}"])
    goods, held = labelled("Goods", join(owned)), labelled("Command", command)
    return Section(Group(goods.drawn, held.drawn), goods.plain + held.plain)
