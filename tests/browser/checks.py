"""What is checked on any page: the findings of axe, and whether anything reaches beyond the screen."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
WIDE: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
_OF_LIGHT = ["color-contrast", "link-in-text-block"]
"""The rules whose answers change with the light."""
_RUN = """async rules => {
  const frame = () => new Promise(done => requestAnimationFrame(done))
  const seen = each => each.playState === 'running' && each.effect.getComputedTiming().iterations !== Infinity
  for (let still = 0; still < 5; still += 1) {
    await frame()
    const moving = document.getAnimations().filter(seen)
    if (moving.length) still = -1
    await Promise.all(moving.map(each => each.finished.catch(() => 0)))
  }
  return axe.run({ resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) })
}"""
"""Runs axe once nothing fades in or out any more: a colour on its way to another is none."""
_TOO_WIDE = """() => {
  const wide = innerWidth + 1
  const own = each => /auto|scroll|hidden|clip/.test(getComputedStyle(each).overflowX)
  const scrolls = each => each && (own(each) || scrolls(each.parentElement))
  if (document.documentElement.scrollWidth > wide) return ['the page']
  return [...document.querySelectorAll('body *')]
    .filter(each => each.getBoundingClientRect().right > wide && each.checkVisibility() && !scrolls(each.parentElement))
    .map(each => each.outerHTML.slice(0, 100))
}"""


def findings(page: Page, where: str, *rules: str) -> list[str]:
    """What axe finds on a page that is serious or critical, by some rules or by all of them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    report = page.evaluate(_RUN, list(rules))
    return [
        f"{where}: {found['id']} {node['html'][:120]} {node['target']}"
        for found in report["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"][:3]
    ]


def findings_by_day_and_lamp(page: Page, where: str) -> list[str]:
    """What axe finds in either light."""
    page.emulate_media(color_scheme="dark")
    found = findings(page, f"{where}, by lamp light", *_OF_LIGHT)
    page.emulate_media(color_scheme="light")
    return [*found, *findings(page, where)]


def too_wide(page: Page, where: str) -> list[str]:
    """What reaches beyond the right edge of the screen, unless it lies in something that scrolls by itself."""
    found: list[str] = page.evaluate(_TOO_WIDE)
    return [f"{where}: {each}" for each in found]
