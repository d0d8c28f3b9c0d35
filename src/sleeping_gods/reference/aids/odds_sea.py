"""Odds of the sea: challenges, attacks, travel, search tokens and where ship damage lands."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

from ...languages import Lang
from ...sea.chapters.search import DRAWS
from ...sea.table.cards import CrewBoard, SearchToken
from .odds import (
    Deck,
    at_least,
    at_least_among,
    at_least_if_lowest,
    at_least_redrawn,
    at_least_rerolled,
    distribution,
    distribution_of_higher,
    draws,
    mean,
    share,
)
from .odds_tables import challenges, decimal, distribution_row, fate_table, grid, hand_table
from .packs import fate_deck, sea
from .table import AidTable, Cell, Tinted, chance
from .wording import name_in_language, table_words

NUMBERS, SKILLS = range(3, 13), range(9)
"""The rows and columns of challenges: the number of the challenge, and the skill of those who take part."""
DEFENSES, ACCURACIES = range(3, 10), range(6)
"""The rows and columns of attacks: the defense of the enemy, and the accuracy of the weapon."""
Draw: TypeAlias = tuple[SearchToken, ...]
"""Search tokens that are drawn together."""
CRAFTS = range(7)
"""The craft that is added when travelling."""
CUBES = range(1, 7)
"""Points of ship damage."""
HANDS = range(1, 7)
"""Sizes of hands."""
DIE: Deck = dict.fromkeys(range(1, 7), 1)
"""An ordinary die, which some cards roll."""
MISS_DAMAGE = 1
"""What an attack that misses deals."""


def tables(lang: Lang) -> dict[str, AidTable]:
    """Tables by the names that the text uses."""
    pack, labels = sea(), table_words(lang)
    deck = fate_deck(pack)
    rows = (
        ("one-card", deck, at_least),
        ("with-redraw", deck, at_least_redrawn),
        ("redraw-a-1", deck, at_least_if_lowest),
        ("one-die", DIE, at_least),
        ("die-rerolled", DIE, at_least_rerolled),
    )
    attacks = {
        name: grid(labels["accuracy"], labels["defense"], ACCURACIES, DEFENSES, deck, odds)
        for name, odds in (("attack", at_least), ("attack-redrawn", at_least_redrawn))
    }
    return {
        **challenges(deck, NUMBERS, SKILLS, lang),
        "fate": fate_table(pack, lang, rows),
        "hand": hand_table(pack, HANDS, lang),
        **attacks,
        "weapons": _weapons(lang),
        "travel": _travel(lang),
        "search": _search(lang),
        "rooms": _rooms(lang),
    }


def hit_chance(board: CrewBoard, defense: int) -> Fraction:
    """The chance that a crew member's own weapon hits."""
    return at_least(fate_deck(sea()), defense - board.weapon.accuracy)


def attack_damage(board: CrewBoard, defense: int) -> Fraction:
    """The average damage of an attack with it, hit or miss, without fatigue and bonuses."""
    hit = hit_chance(board, defense)
    return hit * board.weapon.damage + (1 - hit) * MISS_DAMAGE


def _weapons(lang: Lang) -> AidTable:
    """The mean damage of each weapon, by the defence that it meets."""
    labels = table_words(lang)
    most = max(board.weapon.damage for board in sea().crew.values())
    rows = tuple(_attack_cells(board, most, lang) for board in sea().crew.values())
    head = (labels["crew-member"], "{icon:accuracy}", "{icon:damage}", *map(str, DEFENSES))
    return AidTable("heat named armed", head, rows, over=(("", 3), (labels["defense"], len(DEFENSES))))


def _attack_cells(board: CrewBoard, most: int, lang: Lang) -> tuple[Cell, ...]:
    """The mean damage of a weapon, tinted by how much it is."""
    name = name_in_language(board.name, lang).rpartition(" ")[2]
    averages = [attack_damage(board, defense) for defense in DEFENSES]
    tinted = (Tinted(decimal(average, lang, 1), (average - MISS_DAMAGE) / (most - MISS_DAMAGE)) for average in averages)
    return f"**{name}**", str(board.weapon.accuracy), str(board.weapon.damage), *tinted


def distance(result: int) -> int:
    """The distance that a travel result gives."""
    row = sea().travel
    return row[min(max(result, 1), len(row) - 1)]


def _travel(lang: Lang) -> AidTable:
    """How far the ship moves, by the craft of who steers."""
    labels, deck = table_words(lang), fate_deck(sea())
    distances = range(1, max(sea().travel) + 1)
    rows = []
    for craft in CRAFTS:
        chances = distribution(deck, distance, craft)
        higher = mean(distribution_of_higher(deck, distance, craft))
        rows.append(distribution_row(f"**{craft}**", chances, distances, lang, higher))
    head = (labels["craft"], *map(str, distances), labels["average"], labels["with-gear"])
    return AidTable("heat averages", head, tuple(rows), over=(("", 1), (labels["regions"], len(distances)), ("", 2)))


def _search(lang: Lang) -> AidTable:
    """How likely rewards and penalties are, by how many tokens are drawn."""
    labels = table_words(lang)
    tokens = list(sea().search.values())
    draws_by_count = [draws(tokens, drawn) for drawn in range(1, DRAWS + 1)]

    def row(label: str, is_so: Callable[[Draw], bool]) -> tuple[Cell, ...]:
        return labels[label], *(chance(share(map(is_so, all_draws))) for all_draws in draws_by_count)

    rows: tuple[tuple[Cell, ...], ...] = (
        row("no-penalty", lambda draw: not any(map(is_bad, draw))),
        row("ship-hit", lambda draw: any(token.ship_damage for token in draw)),
        row("morale-lost", lambda draw: any(token.status for token in draw)),
        row("food-found", lambda draw: any(map(_feeds, draw))),
        (labels["cubes-average"], *(decimal(_mean_ship_damage(all_draws), lang) for all_draws in draws_by_count)),
    )
    return AidTable("heat named long", (labels["tokens-drawn"], *map(str, range(1, DRAWS + 1))), rows)


def is_bad(token: SearchToken) -> bool:
    """Whether a token has a penalty."""
    return bool(token.ship_damage or token.status)


def _feeds(token: SearchToken) -> bool:
    """Whether a reward of a token may be food: all that is neither coins nor materials."""
    return any(what not in ("coins", "materials") for reward in token.rewards for what, _ in reward)


def _mean_ship_damage(all_draws: list[Draw]) -> Fraction:
    """The mean damage to the ship."""
    return Fraction(sum(token.ship_damage for draw in all_draws for token in draw), len(all_draws))


def _rooms(lang: Lang) -> AidTable:
    """How likely each room fills up, by the points of damage."""
    labels, deck = table_words(lang), fate_deck(sea())
    cards = sum(deck.values())
    rows: list[tuple[Cell, ...]] = []
    for room in sorted(sea().rooms.values(), key=lambda room: -room.fate):
        full = (chance(at_least_among(cards, deck[room.fate], cubes, room.capacity)) for cubes in CUBES)
        rows.append((f"{room.fate} **{name_in_language(room.name, lang)}**", *full))
    over = (("", 1), (labels["damage-points"], len(CUBES)))
    return AidTable("heat named", (labels["room"], *map(str, CUBES)), tuple(rows), over)
