"""Damage on the enemy row as a whole: what can be covered step by step is what is legal by definition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import pytest

from sleeping_gods.kernel.play import apply, options
from sleeping_gods.skies.table.table import SkiesTable

from .fights import CARDS, battle, blow, buff, wound
from .tables import boss, enemy, fight, on_map

Spot = tuple[str, str]
"""An enemy and a square of it."""
Placement = tuple[frozenset[Spot], int]
"""The squares that a hit covers, and its damage on the target's buff card."""
NAMES = "abcd"


@dataclass(frozen=True)
class Board:
    """Cards in a row, ``x`` for a covered square, the card that is hit, and the points that are placed."""

    cards: tuple[str, ...]
    target: int
    points: int
    hearts: int = 0
    """Uncovered hearts of the target's buff card."""
    zones: bool = False
    """Whether the cards are zones of a boss."""

    def name(self, place: int) -> str:
        """What the card at a place is called."""
        return f"{NAMES[place]}-50" if self.zones else NAMES[place]

    def cells(self) -> dict[Spot, tuple[int, int, str]]:
        """Each square's column and row on the table, and what is printed in it."""
        found: dict[Spot, tuple[int, int, str]] = {}
        left = 0
        for place, grid in enumerate(self.cards):
            lines = [line.split() for line in grid.split("|")]
            for row, line in enumerate(lines):
                for column, cell in enumerate(line):
                    found[self.name(place), f"{'abcdefgh'[row]}{column + 1}"] = (left + column, row, cell)
            left += len(lines[0])
        return found

    def free(self) -> dict[Spot, tuple[int, int, str]]:
        """The squares of the target and of the cards beside it that are not covered."""
        near = [self.name(place) for place in range(len(self.cards)) if abs(place - self.target) <= 1]
        return {spot: cell for spot, cell in self.cells().items() if spot[0] in near and cell[2] != "x"}


def table_of(board: Board) -> SkiesTable:
    """A fight in which the points of the board are about to be placed."""
    grids = [grid.replace("x", ".") for grid in board.cards]
    if board.zones:
        table = on_map()
        boss(table, *(enemy(table, NAMES[at], grid, attack=0, level=8) for at, grid in enumerate(grids)), level=8)
        fight(table, boss=50, hands=(CARDS,))
    else:
        table = battle(*grids, level=8)
    for (name, square), cell in board.cells().items():
        if cell[2] == "x":
            wound(table, name, square)
    if board.hearts:
        buff(table, board.name(board.target), damage=8 - board.hearts)
    return blow(table, board.points, board.name(board.target))


def reached(board: Board) -> set[Placement]:
    """Every placement that ends some sequence of choices; every sequence ends."""
    found: set[Placement] = set()
    seen: set[Placement] = set()

    def go_on(now: SkiesTable, squares: frozenset[Spot], hearts: int) -> None:
        if now.combat is None or now.combat.strike is None:
            found.add((squares, hearts))
        elif (squares, hearts) not in seen:
            seen.add((squares, hearts))
            for choice in options(now):
                if choice[0] in ("cover", "stop"):
                    after = now.clone()
                    apply(after, choice)
                    on_buff = choice[0] == "cover" and choice[2] == "buff"
                    more = {(choice[1], choice[2])} if choice[0] == "cover" and not on_buff else set()
                    go_on(after, squares | more, hearts + on_buff)

    go_on(table_of(board), frozenset(), 0)
    return found


def need(cell: str) -> int:
    """The points that a square takes."""
    return int(cell[1:] or 1) if cell[0] == "H" else 1


def touch(board: Board, one: Spot, other: Spot) -> bool:
    """Whether two squares share an edge."""
    (x, y, _), (u, v, _) = board.cells()[one], board.cells()[other]
    return abs(x - u) + abs(y - v) == 1


def is_connected(board: Board, squares: frozenset[Spot], hearts: int) -> bool:
    """Whether the damage forms one group; the buff card touches every square of the target."""
    target = board.name(board.target)
    group = {spot for spot in squares if spot[0] == target} if hearts else {min(squares)}
    while more := {spot for spot in squares - group if any(touch(board, spot, other) for other in group)}:
        group |= more
    return group == squares


def is_payable(board: Board, squares: frozenset[Spot], hearts: int) -> bool:
    """Whether the points do, no less than half of them on the target."""
    cells, target = board.free(), board.name(board.target)
    on_target = hearts + sum(need(cells[spot][2]) for spot in squares if spot[0] == target)
    beside = sum(need(cells[spot][2]) for spot in squares if spot[0] != target)
    return on_target + beside <= board.points and on_target >= beside


def is_legal(board: Board, squares: frozenset[Spot], hearts: int) -> bool:
    """Whether damage may lie so, whether or not some is left."""
    if not squares:
        return hearts <= board.points
    on_target = hearts or any(spot[0] == board.name(board.target) for spot in squares)
    return bool(on_target) and is_payable(board, squares, hearts) and is_connected(board, squares, hearts)


def grown(board: Board, squares: frozenset[Spot], hearts: int) -> Iterator[Placement]:
    """The same damage and one point, or one heart, more on the target."""
    for spot in board.free():
        if spot[0] == board.name(board.target) and spot not in squares:
            yield squares | {spot}, hearts
    if hearts < board.hearts:
        yield squares, hearts + 1


def legal(board: Board) -> set[Placement]:
    """Every placement that the rules allow, found by trying all sets of squares."""
    cells = board.free()
    found: set[Placement] = set()
    for size in range(min(board.points, len(cells)) + 1):
        for chosen in combinations(cells, size):
            squares = frozenset(chosen)
            for hearts in range(min(board.hearts, board.points - size) + 1):
                if is_legal(board, squares, hearts) and not any(
                    is_legal(board, *more) for more in grown(board, squares, hearts)
                ):
                    found.add((squares, hearts))
    return found


BOARDS = {
    "one card, one point": Board((". H .|. H2 .|x . .",), 0, 1),
    "numbered hearts": Board((". H3 .|H2 . x|. x H",), 0, 4),
    "two columns": Board(("H .|. H2|. .|x H",), 0, 4),
    "four columns": Board(("H . x .|. H2 . H3",), 0, 5),
    "a corner walled in": Board((". x .|x x .|. . .",), 0, 3),
    "nothing can be covered": Board(("H2 x|x H3",), 0, 1),
    "splash from two columns to four": Board(("x H|H2 .|. x", "H . x x|. H2 x x|. x x x"), 0, 5),
    "splash from four columns to one": Board(("x x x .|x x H .|x . . x", "H|.|H2"), 0, 5),
    "splash to both sides": Board(("x H|. .", "x H .|H2 . x", ". H|x ."), 1, 5),
    "not past the neighbour": Board((". .|x .", "H x|. .", ". .|H ."), 0, 6),
    "cards of two and four rows": Board(("x H|x .|x .|x .", "H .|. x"), 1, 5),
    "the target behind a wall, reached through the neighbour": Board(("x .|x .|x .", ". H|x x|. ."), 1, 6),
    "a target with one free square": Board((". .|. H", "H x|x x", ". .|H ."), 1, 6),
    "a dear heart as the only way": Board(("x .|x .|x .", "H3 x|. x|H .", ". x|. x|. x"), 1, 7),
    "the buff alone": Board(("x x|x H2",), 0, 3, hearts=2),
    "the buff links squares": Board(("H x .|x x x|. x H",), 0, 3, hearts=2),
    "the buff and numbered hearts": Board(("H2 x H3|. x .",), 0, 5, hearts=1),
    "the buff and splash": Board(("x .|x H", "H x .|x x H", ". x|H2 x"), 1, 5, hearts=2),
    "the buff holds more than the hit": Board(("x .|x .", "H x|. .", "H x|. x"), 1, 4, hearts=6),
    "zones side by side": Board(("x x H|x . H2", "H .|. x", "H x x .|H x x ."), 1, 5, zones=True),
    "a cleared zone": Board((". H|. .", ". x|x .", "H .|. H2"), 1, 4, zones=True),
    "zones with buffs": Board(("x .|x H", ". x|x H", "H .|. x"), 1, 4, hearts=2, zones=True),
}


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_every_legal_placement_can_be_reached_and_no_other(board: Board) -> None:
    """DS-DMGE-001..006, DS-DMGE-008, DS-DMGE-009, DS-SPLS-001, DS-SPLS-002, DS-SPLS-007, DS-BUFF-003, DS-BUFF-008.

    DS-BOSS-006 too. The ends of all sequences of choices are the placements that the rules define; none is a dead end.
    """
    expected = legal(board)

    assert reached(board) == expected
    assert expected


def test_the_boards_are_not_trivial() -> None:
    """DS-SPLS-001, DS-BUFF-008: damage leaves the target and comes back, and the buff card links squares apart."""
    wall = BOARDS["the target behind a wall, reached through the neighbour"]
    around = frozenset({("b", "a1"), ("a", "a2"), ("a", "b2"), ("a", "c2"), ("b", "c1"), ("b", "c2")})
    corners = frozenset({("a", "a1"), ("a", "c3")})

    assert (around, 0) in reached(wall)
    assert (corners, 1) in reached(BOARDS["the buff links squares"])
    assert (corners, 0) not in reached(BOARDS["the buff links squares"])
