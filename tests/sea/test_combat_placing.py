"""Damage on the enemy row as a whole: what can be covered step by step is what is legal by definition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

import pytest

from sleeping_gods.kernel.play import apply, options
from sleeping_gods.party.chapters.leftover import left_of
from sleeping_gods.party.chapters.reach import reach_of
from sleeping_gods.sea.chapters.strike import square_word
from sleeping_gods.sea.table.table import SeaTable

from .fights import wound
from .tables import at_sea, fate_line, fight, foe, play, wear

Spot = tuple[str, str]
"""An enemy and a square of it."""
Placement = frozenset[Spot]
Share = tuple[int, ...]
"""Points of one kind on each card."""


@dataclass(frozen=True)
class Board:
    """Cards in a row, ``x`` for a covered square, and the points of an attack on one of them."""

    cards: tuple[str, ...]
    target: int
    crew: int
    """Points of the attacker."""
    card: int = 0
    """Points of an adventure card."""
    extra: int = 0
    """Points of Marco's token."""
    plain: int = 0
    """Points of an adventure card that may not go on hearts."""
    diagonal: bool = False
    half: bool = True

    def cells(self) -> dict[Spot, tuple[int, int, str]]:
        """Each square's column and row on the table, and what is printed in it."""
        return {
            (f"e{place}", square_word(row * 3 + column)): (place * 3 + column, row, cell)
            for place, grid in enumerate(self.cards)
            for row, line in enumerate(grid.split("|"))
            for column, cell in enumerate(line.split())
        }

    def free(self) -> dict[Spot, tuple[int, int, str]]:
        """The squares in reach that are not covered."""
        reach = [f"e{place}" for place in range(len(self.cards)) if abs(place - self.target) <= 1]
        return {spot: cell for spot, cell in self.cells().items() if spot[0] in reach and cell[2] != "x"}


def table_of(board: Board) -> SeaTable:
    """A fight in which the points of the board are about to be placed."""
    table = at_sea()
    for place, grid in enumerate(board.cards):
        foe(table, f"e{place}", grid.replace("x", "."), defense=1, attack=0, R="resist-1")
    if not board.half:
        wear(table, "rafael", "group-tactics")
    fight(table, *(f"e{place}" for place in range(len(board.cards))))
    for (enemy, square), cell in board.cells().items():
        if cell[2] == "x":
            wound(table, enemy, square)
    play(table, f"attack e{board.target} with rafael using boat-hook")
    table.assault.bonus = board.crew - 3
    table.assault.cards, table.assault.plain = board.card, board.plain
    table.assault.extra, table.assault.diagonal = board.extra, board.diagonal
    return play(table, fate_line(table, 6))


def reached(board: Board) -> set[Placement]:
    """Every placement that ends some sequence of choices; every sequence ends."""
    table = table_of(board)
    found: set[Placement] = set()
    seen: set[Placement] = set()

    def go_on(now: SeaTable, placed: Placement) -> None:
        if now.combat is None or now.combat.strike is None:
            found.add(placed)
        elif placed not in seen:
            seen.add(placed)
            for choice in options(now):
                if choice[0] in ("cover", "stop"):
                    after = now.clone()
                    apply(after, choice)
                    more = {(choice[1], choice[2])} if choice[0] == "cover" else set()
                    go_on(after, placed | more)

    go_on(table, frozenset())
    return found


def need(cell: str) -> int:
    """The points that a square takes."""
    return int(cell[1:] or 1) if cell[0] == "H" else 1


def touch(board: Board, one: Spot, other: Spot) -> bool:
    """Whether two squares adjoin: by an edge, or by a corner for an attack with Odessa's token."""
    (x, y, _), (u, v, _) = board.cells()[one], board.cells()[other]
    return max(abs(x - u), abs(y - v)) == 1 and (board.diagonal or x == u or y == v)


def is_connected(board: Board, placed: Placement) -> bool:
    """Whether squares form one group."""
    group = {min(placed)}
    while more := {spot for spot in placed - group if any(touch(board, spot, other) for other in group)}:
        group |= more
    return group == placed


def shares(points: int, cards: int) -> Iterator[Share]:
    """Every way to assign up to so many points of a kind to the cards."""
    return (share for share in product(range(points + 1), repeat=cards) if sum(share) <= points)


def assignments(board: Board, placed: Placement) -> Iterator[tuple[Share, Share, Share, Share]]:
    """Every way to deal these squares with the attacker's, the adventure cards' and Marco's points, Marco's last."""
    cells, cards = board.free(), range(len(board.cards))
    hearts = [sum(need(cells[s][2]) for s in placed if s[0] == f"e{k}" and cells[s][2][0] == "H") for k in cards]
    plain = [sum(1 for s in placed if s[0] == f"e{k}" and cells[s][2][0] != "H") for k in cards]
    resist = [sum(1 for s, cell in cells.items() if s[0] == f"e{k}" and cell[2] == "R") for k in cards]
    kinds = (shares(points, len(cards)) for points in (board.crew, board.card, board.plain, board.extra))
    for crew, card, plain_card, extra in product(*kinds):
        dealt = [crew[k] + card[k] + plain_card[k] + extra[k] for k in cards]
        lost = [min(resist[k], crew[k] + extra[k]) for k in cards]
        if any(dealt[k] - lost[k] != hearts[k] + plain[k] for k in cards):
            continue
        if any(crew[k] + card[k] - max(0, lost[k] - extra[k]) < hearts[k] for k in cards):
            continue
        if any(dealt[k] and not hearts[k] + plain[k] for k in cards if k != board.target):
            continue
        if not board.half or 2 * dealt[board.target] >= sum(dealt):
            yield crew, card, plain_card, extra


def is_complete(board: Board, placed: Placement, extra: int) -> bool:
    """Whether the same points, and no more of Marco's, could not cover one more square of the target as well."""
    for spot in board.free():
        if spot[0] == f"e{board.target}" and spot not in placed:
            joins = not placed or any(touch(board, spot, other) for other in placed)
            if joins and any(assignments(replace(board, extra=extra), placed | {spot})):
                return False
    return True


def legal(board: Board) -> set[Placement]:
    """Every placement that the rules allow, found by trying all sets of squares."""
    cells, target = board.free(), f"e{board.target}"
    found: set[Placement] = set()
    for size in range(board.crew + board.card + board.plain + board.extra + 1):
        for squares in combinations(cells, size):
            placed = frozenset(squares)
            if placed and (all(spot[0] != target for spot in placed) or not is_connected(board, placed)):
                continue
            least = min((sum(shared[-1]) for shared in assignments(board, placed)), default=None)
            if least is not None and is_complete(board, placed, least):
                found.add(placed)
    return found


BOARDS = {
    "one card, one point": Board((". H .|. H2 .|x . .",), 0, 1),
    "one card with numbered hearts": Board((". H3 .|H2 . x|. x H",), 0, 3),
    "a corner walled in": Board((". x .|x x .|. . .",), 0, 3),
    "splash to the right": Board((". . x|. H2 .|x x .", ". x x|H2 . x|. . x"), 0, 4),
    "splash to both sides": Board(("x x .|x H .|x x .", "H . .|x x H2|. x .", ". x x|H2 x x|x x x"), 1, 4),
    "not past the neighbour": Board(("x . .|x x x|x x x", ". . .|x x x|x x x", ". . .|x x x|x x x"), 0, 5),
    "cards of three and four rows": Board(("x x .|x x .|x x .|x x .", ". . x|. x x|. x x"), 1, 5),
    "the wing of the target behind a wall, reached through the neighbour": Board(
        ("x x .|x x .|x x .", ". H .|x x x|. . x"), 1, 6
    ),
    "a dear heart as a wall": Board(("x x .|x x .|x x .", ". x x|H3 x x|. . x"), 1, 5),
    "through both neighbours": Board(("x x .|x x .|x x .", ". x .|x x x|. x .", ". x x|. x x|. x x"), 1, 8),
    "the target resists": Board(("x x .|x x H|x x x", ". R .|H . x|x x x"), 1, 4),
    "the neighbour resists": Board(("x R .|x H .|x x .", ". . x|H2 . x|. x x"), 1, 5),
    "both resist": Board(("x R .|x H .|x x x", ". R x|H . x|x x x"), 1, 6),
    "resist swallows a lone point": Board((". H R|. . .|x x x",), 0, 1),
    "a card's point is not resisted": Board(("x R .|x . H|x x x", ". R .|H2 . x|x x x"), 1, 2, card=1),
    "a card's points with nothing else": Board(("x R .|x H .|x x x", ". R .|H2 . x|x x x"), 1, 0, card=2),
    "corners": Board((". x .|x H x|. x H2",), 0, 3, diagonal=True),
    "corners across card edges": Board(("x x .|x x H|x . x|x x .", "x . x|. x .|x H x"), 1, 4, diagonal=True),
    "corners and resist": Board(("x x R|x H x|x x .", "x . x|. R .|x H x"), 1, 4, diagonal=True),
    "Marco's points alone": Board((". H .|. H .|H x .",), 0, 0, extra=2),
    "Marco's points as a bridge between hearts": Board(("H . H|x x .|H2 . .",), 0, 2, extra=2),
    "Marco's points on the neighbour": Board(("x x .|x x H|x x .", ". H x|H . x|. x x"), 1, 2, extra=2),
    "Marco's points against resist": Board(("x R .|x x H|x x x", ". R H|. H2 x|x x x"), 1, 1, extra=2),
    "Marco's points alone against resist": Board((". R H|. . x|x x x",), 0, 0, extra=2),
    "everything at once": Board(("x R .|x x H|x x x", ". R x|H2 . x|x x x"), 1, 2, card=1, extra=2, diagonal=True),
    "a card's point beside hearts": Board((". R H|H . x|x x x",), 0, 2, plain=1),
    "a card's point on the neighbour": Board(("x R .|x x H|x x x", ". H x|H . x|x x x"), 1, 2, plain=1, extra=2),
    "a card's point beside hearts that nothing guards": Board(("H . H|H H x|x . x",), 0, 2, plain=1),
    "points of every kind, none resisted": Board(
        ("x x .|x H2 H|x x .", ". H2 x|H . x|x x x"), 1, 1, card=1, extra=1, plain=1
    ),
    "a card's dear heart and Marco's points": Board(("H2 . H|. H3 x|x x x",), 0, 1, card=2, extra=2),
    "a resist that a card's plain points cannot sate": Board((". H2 .|x . R|x x x",), 0, 1, card=1, plain=2),
    "points enough to go past the neighbour": Board(
        ("x x .|x x x|x x x", ". . .|x x x|x x x", ". . x|x x x|x x x"), 0, 5, half=False
    ),
    "group tactics": Board(("x x .|x H .|x x .", ". H2 x|x x x|. x x", ". x x|. x x|x x x"), 1, 4, half=False),
}


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_every_legal_placement_can_be_reached_and_no_other(board: Board) -> None:
    """SG-COMBAT-019..025, SG-COMBAT-027, SG-COMBAT-030..033, SG-ENEMY-023, 024, SG-SYN-018, 019, SG-SYN-026, 027.

    For each board the ends of all sequences of choices are the placements that the rules define; none is a dead end.
    """
    expected = legal(board)

    assert reached(board) == expected
    assert expected


def test_the_boards_are_not_trivial() -> None:
    """SG-COMBAT-030: a placement that leaves the target and comes back is among those that are reached."""
    board = BOARDS["the wing of the target behind a wall, reached through the neighbour"]
    there_and_back = frozenset({("e1", "a1"), ("e0", "a3"), ("e0", "b3"), ("e0", "c3"), ("e1", "c1"), ("e1", "c2")})

    assert there_and_back in legal(board)
    assert there_and_back in reached(board)


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_what_is_left_is_never_less_than_can_be_placed(board: Board) -> None:
    """SG-ENEMY-023, SG-COMBAT-025: no placement covers more than was said to be left, nor more than was dealt."""
    table = table_of(board)
    said = 0 if table.combat is None or table.combat.strike is None else left_of(reach_of(table, table.combat.strike))
    cells = board.cells()

    assert said <= board.crew + board.card + board.plain + board.extra
    assert max(sum(need(cells[spot][2]) for spot in placement) for placement in reached(board)) <= said
