"""Fights, bosses, encounters and flights: each is drawn as it is told, and played to its end on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.presentation.scene.fight import EnemySquare, EnemyState
from sleeping_gods.presentation.scene.page import StoryPage

from ..daily import first_daily
from ..web.player import Player
from .conftest import Sitting
from .on_page import MOST, TableOnPage
from .stages import reached
from .tables import Hall

SHY = ("flee", "end", "stop")
"""What is not done as long as there is anything else: it would end what is looked at."""
LOOKS = 6
"""So many moments are looked at closely, at the beginning and again at the end."""
FEW = 3
"""So many squares of the enemies are left when the end of a fight is near."""


def enemies(table: TableOnPage) -> tuple[EnemyState, ...]:
    """The row that is fought; none where there is no fight."""
    return table.told.fight.enemies if table.told.fight else ()


def card_of(table: TableOnPage, enemy: EnemyState) -> Locator:
    """The card of an enemy by what a screen reader says of it."""
    return table.page.get_by_role("article", name=enemy.spoken, exact=True)


def shows(table: TableOnPage) -> None:
    """Every enemy lies there as it is told, and exactly the squares that may be covered now can be planned."""
    for enemy in enemies(table):
        card = card_of(table, enemy).first
        expect(card).to_be_visible()
        expect(card.locator("[data-square][data-plan]")).to_have_count(sum(bool(cell.choice) for cell in enemy.cells))


def go_on(table: TableOnPage, luck: Luck) -> None:
    """Take anything that does not end what is looked at, if there is such a thing."""
    bold = [notation for notation in table.own if notation.split()[0] not in SHY] or table.own
    table.choose(luck.pick(bold))


def squares(enemies: tuple[EnemyState, ...], own: list[str]) -> list[tuple[EnemyState, EnemySquare]]:
    """Where a blow can be planned now."""
    return [(enemy, cell) for enemy in enemies for cell in enemy.cells if cell.choice in own]


def uncovered(enemies: tuple[EnemyState, ...]) -> int:
    """How many squares are left of the whole row."""
    return sum(not cell.covered for enemy in enemies for cell in enemy.cells)


def fight_on_elsewhere(player: Player, luck: Luck) -> None:
    """Play on at another device of the same player, until little is left of the enemies."""
    for _ in range(MOST):
        scene = player.scene
        row = scene.fight.enemies if scene and scene.fight else ()
        if uncovered(row) <= FEW:
            return
        free = squares(row, player.own)
        bold = [notation for notation in player.own if notation.split()[0] not in SHY] or player.own
        player.play(luck.pick(free)[1].choice if free else luck.pick(bold))
    raise AssertionError("the fight has no end")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "stage"), first_daily([("harbour", "fight"), ("airfield", "boss"), ("airfield", "fight")])
)
def test_a_whole_fight(hall: Hall, sit: Sitting, pack: str, stage: str) -> None:
    """The enemies lie there from the first choice to the last; blows are planned by taps on their squares, and made.

    The middle of it is played at another device: it is shown here as well.
    """
    laid = hall.lay(reached(pack, stage))
    table = sit(laid)
    luck, tapped, looked = Luck(3), 0, 0
    while not enemies(table):
        go_on(table, luck)

    for made in range(MOST):
        if made == LOOKS:
            other = Player(hall.url, laid.campaign, laid.secrets[0])
            fight_on_elsewhere(other, luck)
            table.wait(other.position)
            other.close()
            looked = 0
        if not enemies(table):
            break
        if looked < LOOKS:
            shows(table)
            looked += 1
        free = squares(enemies(table), table.own)
        if not free:
            go_on(table, luck)
            continue
        before, (enemy, cell) = table.position, luck.pick(free)
        square = table.page.locator(f'[data-square="{enemy.ref} {cell.ref}"]')
        square.click()
        expect(square).to_have_attribute("aria-pressed", "true")
        assert table.position == before, "a plan is none of the table's business"
        table.page.get_by_role("region", name="The blow").get_by_role("button", name="Cover").click()
        table.past(before)
        tapped += 1

    assert not enemies(table)
    assert tapped
    expect(table.page.get_by_role("region", name="A fight")).to_have_count(0)
    expect(table.page.get_by_role("region", name="Atlas")).to_be_visible()


def told_page(table: TableOnPage) -> StoryPage:
    """The page that is read."""
    if table.told.page is None:
        raise AssertionError("no page is told")
    return table.told.page


@pytest.mark.slow
def test_a_wandering_encounter(hall: Hall, sit: Sitting) -> None:
    """DS-WAND-002: everybody is placed on an action of the scene, it shows who stands where, and all is done."""
    table = sit(hall.lay(reached("airfield", "encounter")))
    page = told_page(table)
    scene = table.page.get_by_role("region", name=page.title)
    expect(scene).to_be_visible()

    for notation in ("place claire on a", "place ed on b"):
        table.choose(notation)
        standing = [name for choice in told_page(table).choices for name in choice.standees]
        for name in standing:
            expect(scene.get_by_role("img", name=f"Here: {name}")).to_be_visible()
    assert len(standing) == 2
    made = table.play(Luck(2), lambda table: table.told.page is None or table.told.page.ref != page.ref)

    assert made
    assert not any(notation.startswith("place ") for notation in table.own)


@pytest.mark.slow
def test_a_flight(hall: Hall, sit: Sitting) -> None:
    """A landing place is picked on the flight board, the book says what it costs, and the plane is there."""
    table = sit(hall.lay(reached("airfield", "flight")))
    where = next(area for area in table.told.map.flight if area.vessel_here)
    target = next(area for area in table.told.map.flight if area.choices and not area.vessel_here)
    board = table.page.get_by_role("region", name="Flight board")

    board.get_by_role("button", name=target.spoken).click()
    picked = table.page.locator(".picked")
    expect(picked).to_be_visible()
    before = table.position
    picked.locator("[data-choice]").first.click()
    table.past(before)

    assert next(area for area in table.told.map.flight if area.vessel_here).ref not in ("", where.ref)
