"""Search in the browser: the same answers as in the terminal."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.reference.ledger import GAMES
from sleeping_gods.reference.search.ranking import search

from ..reference.questions import questions

OTHER_WORDS: dict[Lang, tuple[str, ...]] = {
    "en": (
        "fa",
        "fatigeu",
        "splsh damge",
        "the",
        "SG-CHAL-003",
        "zzzz",
        "counter-attack!",
        "first strik",
        "",
        "a card",
    ),
    "fr": ("fat", "évènemant", "dégats colateraux", "le", "DS-TIME-001", "zzzz", "l'équipage", "première frape", "œil"),
}
MOST = 12
ANSWERS = """async questions => {
  const box = document.querySelector('input[type=search]')
  const results = document.getElementById('results')
  const answers = []
  for (const question of questions) {
    box.value = question
    box.dispatchEvent(new Event('input', { bubbles: true }))
    while (results.dataset.of !== question) await new Promise(done => requestAnimationFrame(done))
    answers.push([...results.querySelectorAll(':scope > li > a')].map(link => link.getAttribute('href')))
  }
  return answers
}"""
"""Asks one question after the other in the box of the page; the links that are shown for each."""


def asked(lang: Lang) -> list[str]:
    """Real questions, half words, mistakes and nonsense."""
    return [*(question.asked for question in questions(lang)), *OTHER_WORDS[lang]]


@pytest.mark.long
def test_browser_and_terminal_rank_alike(page: Page, url: str) -> None:
    """For every question the page of results lists the entries in the order that Python gives."""
    for lang in WHOLE:
        for game in GAMES:
            page.goto(f"{url}/{lang}/{game}/find.html")
            expect(page.get_by_role("searchbox")).to_be_visible()
            wrong = {}
            for question, links in zip(asked(lang), page.evaluate(ANSWERS, asked(lang)), strict=True):
                shown = [link.removeprefix("../../").partition("#")[0] for link in links]
                here = [link for link in shown if link.startswith(f"{lang}/{game}/") and "/card-" not in link]
                hits = search(lang, question, game=game, most=MOST)
                if here != [f"{lang}/{hit.entry.key}.html" for hit in hits]:
                    wrong[question] = here
            assert wrong == {}, (lang, game)


def test_results_appear_while_one_types(page: Page, url: str) -> None:
    """Slash goes to the box, arrows choose, Enter opens, and Back returns."""
    page.goto(f"{url}/en/sea/venom.html")
    page.keyboard.press("/")
    page.keyboard.type("tired")
    box = page.get_by_role("combobox")
    expect(page.get_by_role("option").first).to_contain_text("Fatigue")
    expect(box).to_have_attribute("aria-expanded", "true")

    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("option").last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option").first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/sea/fatigue.html*")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Venom")


def test_the_list_closes_when_one_goes_on(page: Page, url: str) -> None:
    """By Escape, by Tab, and by a click beside it; a click on a result opens it."""
    page.goto(f"{url}/en/sea/venom.html")
    box = page.get_by_role("combobox")
    found = page.get_by_role("listbox")
    ways: list[Callable[[], None]] = [
        lambda: box.press("Escape"),
        lambda: box.press("Tab"),
        lambda: page.mouse.click(20, 880),
    ]
    for leave in ways:
        box.fill("")
        box.fill("fatigue")
        expect(found).to_be_visible()
        leave()
        expect(found).not_to_be_visible()
    box.fill("fatigue ")
    page.get_by_role("option").first.click()
    page.wait_for_url("**/en/sea/fatigue.html*")


def test_enter_opens_the_page_of_results(page: Page, url: str) -> None:
    """Without a choice in the list, all results are shown, and the address keeps the question."""
    page.goto(f"{url}/fr/sea/index.html")
    box = page.get_by_role("combobox")
    box.fill("cuisiner en combat")
    box.press("Enter")
    page.wait_for_url("**/fr/sea/find.html?q=cuisiner+en+combat")
    expect(page.locator("#results > li > a").first).to_be_visible()


def test_a_rule_number_leads_to_its_sentence(page: Page, url: str) -> None:
    """The id of a rule finds the entry, at the very sentence."""
    page.goto(f"{url}/en/sea/find.html?q=sg-chal-003")
    page.locator("#results > li > a").first.click()
    page.wait_for_url("**#SG-CHAL-003")
    expect(page.locator("#SG-CHAL-003")).to_be_in_viewport()


def test_the_question_goes_along(page: Page, url: str) -> None:
    """Into the address while one types, and into the other language."""
    page.goto(f"{url}/en/sea/find.html?q=%ED%A0%80")
    page.locator("body").press("/")
    page.keyboard.type("madness & 0 health")
    page.wait_for_url("**/find.html?q=*madness*")
    page.get_by_role("link", name="Français").click()
    page.wait_for_url("**/fr/sea/find.html?q=*madness*")
    expect(page.get_by_role("searchbox")).to_have_value("madness & 0 health")


def test_nothing_found_says_so(page: Page, url: str) -> None:
    """Nonsense finds nothing, and the page says what else can be done."""
    page.goto(f"{url}/en/skies/find.html?q=xyzzyqq")
    expect(page.locator("#results")).to_contain_text("Nothing found")
