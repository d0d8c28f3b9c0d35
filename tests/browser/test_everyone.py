"""The table for everybody: a whole turn by keyboard alone, and by the names of things alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from sleeping_gods.kernel.luck import Luck
from sleeping_gods.presentation.scene.menu import ChoiceLine
from sleeping_gods.presentation.scene.text import plain

from ..daily import first_daily
from .conftest import Sitting
from .on_page import MOST, TableOnPage, spoken
from .stages import reached
from .tables import Hall

pytestmark = pytest.mark.slow
GAMES = ("harbour", "airfield")
ANSWERS = ".menu :is(button.line, button.chip)"
"""What the arrows go through."""


def lines(table: TableOnPage) -> list[ChoiceLine]:
    """What is asked for, line by line."""
    return [line for line in table.told.menu.own if line.seat in table.seats]


@pytest.mark.parametrize("pack", first_daily(GAMES))
def test_a_whole_turn_by_keyboard(hall: Hall, sit: Sitting, pack: str) -> None:
    """Digits take lines, arrows and Enter too; where the focus is can be seen."""
    table = sit(hall.lay(reached(pack)))
    first, luck, by_arrows, by_digits = table.told.headline.title, Luck(5), 0, 0

    for made in range(MOST):
        if table.told.headline.title != first:
            break
        before, line = table.position, luck.pick(lines(table))
        drawn = table.page.locator(
            f'[data-choice="{line.notation}"]:visible, .joiner[data-plan="{line.notation}"]:visible'
        )
        number, past = "".join(drawn.locator(".number").all_inner_texts()[:1]), table.past
        if number and (made % 2 or not drawn.and_(table.page.locator(ANSWERS)).count()):
            table.page.locator(":root[data-takes-digits=true]").wait_for()
            table.press(*number)
            if drawn.and_(
                table.page.locator("[data-plan]")
            ).count():  # a number plans who takes part, the draw sends them
                table.page.locator('.joiner[aria-pressed="true"]').first.wait_for()
                table.page.locator(".test .go button").press("Enter")
                past = table.past_plan
            by_digits += 1
        elif not drawn.and_(table.page.locator(ANSWERS)).count():
            drawn.first.press("Enter")  # a cell of a table, which is reached by Tab
        else:
            arrow_to(table, line)
            assert table.page.locator(":focus").evaluate("each => getComputedStyle(each).outlineStyle") != "none"
            table.press("Enter")
            by_arrows += 1
        past(before)

    assert table.told.headline.title != first
    assert min(by_arrows, by_digits) > 1


def arrow_to(table: TableOnPage, line: ChoiceLine) -> None:
    """Go down the answers to a line."""
    for _ in range(len(table.told.menu.own) + len(table.told.menu.acts) + 1):
        table.press("ArrowDown")
        if table.page.locator(":focus").get_attribute("data-choice") == line.notation:
            return
    raise AssertionError(f"arrows do not lead to {line.notation}")


@pytest.mark.parametrize("pack", first_daily(reversed(GAMES)))
def test_a_whole_turn_by_names_alone(hall: Hall, sit: Sitting, pack: str) -> None:
    """Every question is a heading, every answer a button that says what it is; what happens is said in live regions."""
    table = sit(hall.lay(reached(pack)))
    first, luck = table.told.headline.title, Luck(5)
    book = table.page.get_by_role("region", name="Book")

    for _ in range(MOST):
        if table.told.headline.title != first:
            break
        expect(book.get_by_role("heading", name=table.asked)).to_be_visible()
        before, line = table.position, luck.pick(lines(table))
        tile = table.page.locator(f'.joiner[data-plan="{line.notation}"]:visible')
        if tile.count():
            person = next(span.text for span in line.label if span.kind == "piece")
            expect(tile).to_have_accessible_name(re.compile("|".join(person.split())))
            table.choose(line.notation)
            continue
        named(table, line).click()
        table.past(before)

    assert table.told.headline.title != first
    expect(book.locator("[aria-live]").first).to_be_attached()


def named(table: TableOnPage, line: ChoiceLine) -> Locator:
    """The button of a line by its words; in a table of answers by those at the head of its row and column."""
    for grid in table.told.menu.grids:
        for row in grid.rows:
            if line.notation in row.notations:
                column = grid.columns[row.notations.index(line.notation)]
                name = ", ".join(filter(None, (row.title, column)))
                return named_so(table, name, line)
    return named_so(table, plain(line.label), line)


def named_so(table: TableOnPage, name: str, line: ChoiceLine) -> Locator:
    """The button of a line, if these words name it."""
    return table.page.get_by_role("button", name=spoken(name)).and_(table.line(line.notation))
