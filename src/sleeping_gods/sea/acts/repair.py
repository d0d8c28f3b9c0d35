"""What can be put right by hand at the table of the sea."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.choices import Seat, seat_word
from ...party.acts.repair import (
    Figures,
    Pile,
    Piles,
    RepairCardKind,
    RepairFigure,
    TableRepairs,
    board,
    common_figures,
    common_kinds,
    item,
    pile,
    printed_figure,
)
from ...party.acts.repair import field as of
from ..chapters.crew import max_fatigue
from ..chapters.fate import HandLimit
from ..chapters.peril import clear_away
from ..chapters.supply import limit
from ..saving.saved import take_up
from ..table.printed_figures import printed_figures
from ..table.table import SeaTable
from ..table.words import LETTERS, STORY_TOKENS

MAX_POINTS = 999
"""The most XP, and the most points for being feared or revered, that anybody could mean."""


def figures(table: SeaTable) -> Figures:
    """Goods, XP, health, fatigue, statuses, command, ship damage, tokens, points, and where the ship is."""
    figures_by_key = common_figures(table, limit)
    figures_by_key[("region",)] = of(table, "region", table.pack.regions)
    for name in ("xp", "feared", "revered"):
        figures_by_key[(name,)] = of(table, name, range(MAX_POINTS + 1))
    for name, member in table.crew.items():
        figures_by_key["fatigue", name] = of(member, "fatigue", range(max_fatigue(table, name) + 1))
    for seat in range(table.seat_count()):
        figures_by_key["command", seat_word(seat)] = _command(table, seat)
    for space in table.cubes:
        figures_by_key["damage", space] = _damage(table, space)
    figures_by_key |= {("token", token): _token(table.letters, token) for token in LETTERS}
    figures_by_key |= {("token", token): _token(table.tokens, token) for token in STORY_TOKENS}
    if table.own_box() is not None:
        figures_by_key |= {
            what: printed_figure(table, what, figure) for what, figure in printed_figures(table.pack).items()
        }
    return figures_by_key


def _command(table: SeaTable, seat: Seat) -> RepairFigure:
    """Command comes from the supply and goes back there."""

    def put(count: int) -> None:
        table.supply += table.pools[seat] - count
        table.pools[seat] = count

    return RepairFigure(range(table.pools[seat] + table.supply + 1), put, lambda: table.pools[seat])


def _damage(table: SeaTable, space: str) -> RepairFigure:
    cubes = item(table.cubes, space, table.pack.rooms[space].capacity)

    def put(count: int) -> None:
        cubes.put(count)
        table.peril = True  # the rules look whether this is a defeat when they next do

    return RepairFigure(cubes.allowed, put, cubes.now)


def _token(held: list[str], token: str) -> RepairFigure:
    def put(count: int) -> None:
        if token in held:
            held.remove(token)
        if count:
            held.append(token)

    return RepairFigure(range(2), put, lambda: held.count(token))


def kinds(table: SeaTable) -> Mapping[str, RepairCardKind]:
    """Ability, level, adventure, event and quest cards."""
    pack, kinds_by_name = table.pack, common_kinds(table)
    for name, levels in table.bound.crew_levels.items():
        kinds_by_name[f"level {name}"] = RepairCardKind(
            levels, {("board", name): board(table.crew[name], "levels")}, levels
        )
    printed = pack.adventures.values()
    market: Piles = {("market",): pile(table.market), ("market", "bottom"): pile(table.market_bottom)}
    owned: Piles = {("party",): _party(table), ("gone",): pile(table.gone_adventures)}
    kinds_by_name["market"] = RepairCardKind([card.id for card in printed if card.origin == "market"], owned | market)
    story = [card.id for card in printed if card.origin != "market"]
    kinds_by_name["adventure"] = RepairCardKind(story, owned, story)
    for kind, bag in table.events.items():
        places: Piles = {
            ("deck",): pile(bag),
            ("discard",): pile(table.event_discard),
            ("ongoing",): pile(table.ongoing),
        }
        kinds_by_name[f"event {kind}"] = RepairCardKind(
            [card.id for card in pack.events.values() if card.kind == kind], places
        )
    return kinds_by_name


def _party(table: SeaTable) -> Pile:
    """Owned adventure cards; with one of them go the command on it and whoever is armed with it."""

    def take(card: str) -> None:
        table.supply += table.adventures.pop(card)
        for member in table.crew.values():
            member.weapons = tuple(weapon for weapon in member.weapons if weapon != card)

    return Pile(lambda: table.adventures, take, lambda card: table.adventures.__setitem__(card, 0))


def drop_turn(table: SeaTable) -> None:
    """What is in progress ends as in a defeat, but nobody is beaten; hands are cut down, and the next turn begins."""
    clear_away(table)
    table.then(*(HandLimit(seat) for seat in range(table.seat_count())))


REPAIRS = TableRepairs(figures, kinds, drop_turn, take_up)
