"""The windows in which the table is looked at, the moments at which it is, and what may be wrong in one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, ViewportSize

from .checks import too_tall, too_wide
from .stages import reached


@dataclass(frozen=True, slots=True)
class Window:
    """A size of the screen, and how large the reader has set the text."""

    name: str
    width: int
    height: int
    text: int = 100
    """In percent."""

    @property
    def size(self) -> ViewportSize:
        """As Playwright takes it."""
        return {"width": self.width, "height": self.height}

    def set_text(self, page: Page) -> None:
        """Give the text its size."""
        page.evaluate("percent => { document.documentElement.style.fontSize = `${percent}%` }", self.text)


WINDOWS = (
    Window("laptop", 1280, 800),
    Window("desk", 1440, 900),
    Window("large", 1920, 1080),
    Window("tablet", 820, 1180),
    Window("tablet-lying", 1180, 820),
    Window("phone", 390, 844),
    Window("phone-lying", 844, 390),
    Window("desk-large-text", 1440, 900, 200),
    Window("phone-large-text", 390, 844, 200),
)


def nothing(page: Page) -> None:
    """The table as it is opened."""


def press(*keys: str) -> Callable[[Page], None]:
    """Answer by the numbers of lines."""

    def answer(page: Page) -> None:
        for key in keys:
            position = page.locator(".table").get_attribute("data-position")
            page.keyboard.press(key)
            page.locator(f'.table:not([data-position="{position}"])').wait_for()

    return answer


def place(name: str) -> Callable[[Page], None]:
    """Go to another place of the table: on a wide screen only the cards are one."""

    def go(page: Page) -> None:
        button = page.locator(f".bar .place.{name}")
        if button.is_visible():
            button.click()

    return go


def leaf(name: str) -> Callable[[Page], None]:
    """Open a leaf of the book."""
    return lambda page: page.locator(f"#book-panel-{name}").click()


@dataclass(frozen=True, slots=True)
class Moment:
    """A kind of moment of a campaign."""

    name: str
    pack: str
    stage: str
    prepare: Callable[[Page], None] = nothing

    def campaign(self) -> bytes:
        """A campaign file that ends there."""
        return reached(self.pack, self.stage)


MOMENTS = (
    Moment("sea-map", "wandering-sea", "sail", place("atlas")),
    Moment("sea-story", "wandering-sea", "story"),
    Moment("sea-challenge", "wandering-sea", "challenge"),
    Moment("sea-fight", "wandering-sea", "fight", press("1")),
    Moment("sea-market", "wandering-sea", "market"),
    Moment("sea-port", "wandering-sea", "port"),
    Moment("sea-level", "wandering-sea", "level"),
    Moment("sea-cards", "wandering-sea", "challenge", place("cards")),
    Moment("sea-quests", "wandering-sea", "challenge", leaf("quests")),
    Moment("sea-end", "harbour", "end"),
    Moment("skies-map", "lifted-north", "flight", place("atlas")),
    Moment("skies-story", "lifted-north", "story"),
    Moment("skies-challenge", "lifted-north", "challenge"),
    Moment("skies-fight", "airfield", "fight", press("1")),
    Moment("skies-boss", "airfield", "boss"),
    Moment("skies-encounter", "airfield", "encounter"),
    Moment("skies-camp", "lifted-north", "level"),
    Moment("skies-party", "lifted-north", "flight", place("party")),
    Moment("skies-end", "airfield", "end"),
)


_OUT_OF_REACH = """() => {
  const seen = each => {
    const box = each.getBoundingClientRect()
    if (!each.checkVisibility() || !box.width) return false
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1)
    const top = document.elementFromPoint(x, Math.min(box.bottom - 2, box.top + 12))
    return Boolean(top) && (each.contains(top) || top.contains(each) && !top.matches('main, .table, body, html'))
  }
  const flaws = []
  if (document.querySelector('.asks h2, .bar .question')) {
    const bar = [...document.querySelectorAll('.book > .below, .bar .question')].some(seen)
    const question = [...document.querySelectorAll('.asks h2, .head .asked, .plan .what')].some(seen)
    const answers = [...document.querySelectorAll('[data-choice], [data-plan], [role=radio]')].filter(
      each => !each.closest('.vessel, details:not([open])'))
    const onBoard = [...document.querySelectorAll('.board button.attack, .board [data-plan], .board [role=radio]')]
    if (!bar && !question && !onBoard.some(seen)) flaws.push('neither the question nor a bar is in sight')
    if (!bar && !answers.some(seen)) flaws.push('neither an answer nor a bar is in sight')
    const asks = document.querySelector('.world')?.checkVisibility() && onBoard.some(each => each.checkVisibility())
    if (asks && !bar && !onBoard.some(seen)) flaws.push('neither an attack nor a bar is in sight')
  }
  const fixed = '.bar button, .headline button, .plan button, .book > .below'
  for (const each of document.querySelectorAll(fixed)) {
    if (!each.checkVisibility()) continue
    const box = each.getBoundingClientRect()
    if (box.bottom > innerHeight + 1) flaws.push(`below the window: ${each.outerHTML.slice(0, 80)}`)
    else if (!seen(each)) flaws.push(`covered: ${each.outerHTML.slice(0, 80)}`)
  }
  return flaws
}"""
"""Looks for a question or its answers that are neither on the screen nor reached by a bar, and for covered buttons."""


def flaws(page: Page, where: str) -> list[str]:
    """What is wrong with what is on the screen."""
    hidden: list[str] = page.evaluate(_OUT_OF_REACH)
    return [*too_wide(page, where), *too_tall(page, where), *(f"{where}: {flaw}" for flaw in hidden)]
