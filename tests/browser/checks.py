"""What is checked on any page: the findings of axe, and whether anything reaches beyond the screen."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, ViewportSize

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
WIDE: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
_OF_LIGHT = ["color-contrast", "link-in-text-block"]
"""The rules whose answers change with the light."""
NO_MOTION = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""
"""Lets nothing glide or fade: hundreds of colours on their way to others cost more than all of axe."""
_RUN = """async (within, only) => {
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const seen = each => each.playState === 'running' && each.effect.getComputedTiming().iterations !== Infinity
  for (let still = 0; still < 2; still += 1) {
    await frame()
    const moving = document.getAnimations().filter(seen)
    if (moving.length) still = -1
    await Promise.all(moving.map(each => each.finished.catch(() => 0)))
  }
  const others = axe._audit.rules.filter(rule => !['serious', 'critical'].includes(rule.impact))
  const rules = Object.fromEntries(others.map(rule => [rule.id, { enabled: false }]))
  const chosen = only.length ? { runOnly: only } : { rules }
  const report = await axe.run(within, { resultTypes: ['violations'], selectors: false, ...chosen })
  const told = found => found.nodes.slice(0, 3).map(node => `${found.id} ${node.html.slice(0, 200)}`)
  return report.violations.flatMap(told)
}"""
"""Runs axe once nothing moves any more (a colour on its way to another is none), without the rules whose findings are
never serious: they are a third of the work."""
_TOO_WIDE = """() => {
  const wide = innerWidth + 1
  const own = each => /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX)
  const scrolls = each => each && (own(each) || scrolls(each.parentElement))
  if (document.documentElement.scrollWidth > wide) return ['the page']
  return [...document.querySelectorAll('body *')]
    .filter(each => each.getBoundingClientRect().right > wide && each.checkVisibility() && !scrolls(each.parentElement))
    .map(each => each.outerHTML.slice(0, 100))
}"""


def _prepare(page: Page) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(NO_MOTION)
        page.evaluate(AXE.read_text("utf-8"))


def findings(page: Page, where: str, *rules: str, within: Locator | None = None) -> list[str]:
    """What axe finds that is serious or critical: by some rules or all of them, in something or on the whole page."""
    _prepare(page)
    found: list[str] = (within or page.locator("html")).evaluate(_RUN, list(rules))
    return [f"{where}: {each}" for each in found]


def findings_by_day_and_lamp(page: Page, where: str, within: Locator | None = None) -> list[str]:
    """What axe finds in either light."""
    _prepare(page)
    page.emulate_media(color_scheme="dark")
    found = findings(page, f"{where}, by lamp light", *_OF_LIGHT, within=within)
    page.emulate_media(color_scheme="light")
    return [*found, *findings(page, where, within=within)]


def too_wide(page: Page, where: str) -> list[str]:
    """What reaches beyond the right edge of the screen, unless it lies in something that scrolls by itself."""
    found: list[str] = page.evaluate(_TOO_WIDE)
    return [f"{where}: {each}" for each in found]


def too_tall(page: Page, where: str) -> list[str]:
    """Whether the page itself scrolls: a table fills the screen, and only its parts scroll."""
    tall = page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")
    return [f"{where}: the page is higher than the screen"] if tall else []
