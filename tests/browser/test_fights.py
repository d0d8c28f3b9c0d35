"""Fights, bosses, encounters and flights: each is drawn as it is told, and played to its end on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.telling.scene.fight import Enemy
from sleeping_gods.telling.scene.page import Page

from .conftest import Sitting
from .on_page import TableOnPage
from .stages import reached
from .tables import Hall

SHY = ("flee", "end", "stop")
"""What is not done as long as there is anything else: it would end what is looked at."""


def enemies(table: TableOnPage) -> tuple[Enemy, ...]:
    """The row that is fought; none where there is no fight."""
    return table.told.fight.enemies if table.told.fight else ()


def card_of(table: TableOnPage, enemy: Enemy) -> Locator:
    """The card of an enemy by what a screen reader says of it."""
    return table.page.get_by_role("article", name=enemy.told, exact=True)


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


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "stage"), [("harbour", "fight"), ("airfield", "fight"), ("airfield", "boss")])
def test_a_whole_fight(hall: Hall, sit: Sitting, pack: str, stage: str) -> None:
    """The enemies lie there from the first choice to the last; blows are planned by taps on their squares, and made."""
    table = sit(hall.lay(reached(pack, stage)))
    luck, tapped, looked = Luck(3), 0, 0
    while not enemies(table):
        go_on(table, luck)

    for _ in range(250):
        if not enemies(table):
            break
        if looked < 12:
            shows(table)
            looked += 1
        squares = [(enemy, cell) for enemy in enemies(table) for cell in enemy.cells if cell.choice in table.own]
        if not squares:
            go_on(table, luck)
            continue
        before, (enemy, cell) = table.position, luck.pick(squares)
        square = table.page.locator(f'[data-square="{enemy.ref} {cell.word}"]')
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


def told_page(table: TableOnPage) -> Page:
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
    where = next(area for area in table.told.map.flight if area.plane)
    target = next(area for area in table.told.map.flight if area.choices and not area.plane)
    board = table.page.get_by_role("region", name="Flight board")

    board.get_by_role("button", name=target.told).click()
    picked = table.page.locator(".picked")
    expect(picked).to_be_visible()
    before = table.position
    picked.locator("[data-choice]").first.click()
    table.past(before)

    assert next(area for area in table.told.map.flight if area.plane).ref not in ("", where.ref)
