"""A written evening with a printed box, entered on a phone: every line by what a thumb touches, and what it took."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page

from sleeping_gods.journal.entries import JournalEntry
from sleeping_gods.journal.reading import parse

from .form_taps import form_taps
from .line_taps import LAST, taps_of
from .tables import Hall

LETTERS = 3
"""So many letters of a card's name are typed to find it."""
DRAWS = ("draw", "reveal", "find", "lay")
"""Draws of cards that are named."""
CLOSE = "close book"
LISTS = ("select", "[name=kind]")
"""How selectors of lists end: one tap opens the list, one picks."""
IN_SIGHT = """element => {
  const box = element.getBoundingClientRect()
  const x = box.x + box.width / 2, y = box.y + box.height / 2
  return element.contains(document.elementFromPoint(x, y))
}"""
SHOWN = "at => Number(document.querySelector('.table').dataset.position) >= at"


@dataclass
class Effort:
    """What was touched and typed, and what the table did by itself."""

    taps: int = 0
    letters: int = 0
    """Letters and digits of the device's own keyboard."""
    scrolls: int = 0
    """Things that had to be brought into sight before they could be touched."""
    entries: int = 0
    """Lines that somebody entered."""
    given: Counter[str] = field(default_factory=Counter)
    """Lines that the table entered by itself, by their first words."""

    def __add__(self, other: Effort) -> Effort:
        return Effort(
            self.taps + other.taps,
            self.letters + other.letters,
            self.scrolls + other.scrolls,
            self.entries + other.entries,
            self.given + other.given,
        )


class EnteringPhone:
    """A phone on which a campaign with a printed box is entered; the server's journal says what has arrived."""

    def __init__(self, page: Page, hall: Hall, campaign: str, at: int = 1) -> None:
        self.page = page
        self.hall = hall
        self.campaign = campaign
        self.at = at
        """The number of the journal's entry that comes next."""
        self.effort = Effort()

    def entries(self) -> Sequence[JournalEntry]:
        """The journal as the server has it."""
        return parse(self.hall.storage.export(self.campaign)).journal.entries

    def enter(self, lines: Sequence[str]) -> Effort:
        """Enter lines, but for those that the table has given by itself; what it took."""
        self.effort = Effort()
        left = list(lines)
        while left:
            arrived = self.entries()
            if len(arrived) > self.at:
                self._is_next(arrived, left[0])
                self.effort.given[" ".join(left.pop(0).split()[:2])] += 1
                continue
            sent = self._enter(left)
            self.effort.entries += sent
            self.page.wait_for_function(SHOWN, arg=self.at + sent)
            self.page.locator(".menu[aria-busy=false]").first.wait_for(state="attached")
            arrived = self.entries()
            for _ in range(sent):
                self._is_next(arrived, left.pop(0))
        return self.effort

    def _is_next(self, arrived: Sequence[JournalEntry], line: str) -> None:
        assert arrived[self.at].choice == line, f"entry {self.at} is {arrived[self.at].choice}, not {line}"
        self.at += 1

    def _enter(self, lines: Sequence[str]) -> int:
        """Enter the first line, and those that are sent together with it; how many they are."""
        line = lines[0]
        verb, _, rest = line.partition(" ")
        if verb in DRAWS:  # the form for real decks is loaded when it is first needed
            self._seen(f".draw, [data-choice='{line}']").first.wait_for()
            if self._seen(".draw").count():
                return self._draw(lines)
        if verb == "join" and self._seen(f"[data-plan='{line}']").count():
            return self._join(lines)
        if verb == "now":
            return self._settle(lines)
        if verb == "says":
            return self._tell(rest, is_last=lines[1:2] == [CLOSE])
        if verb == "enter":
            self._fill(rest)
        elif verb in ("explore", "sail") and not self._choice(line).count():
            self._number(verb, rest)
        elif verb == "settled" and not self._choice(line).count():
            self.tap(".settled summary", f"[data-settled='{rest}']")
        elif verb == "attack" and self._seen(card := f"[data-card='{line.split()[-1]}']").count():
            if self._seen(card).first.get_attribute("aria-checked") != "true":
                self.tap(card)
            self.touch(self._choice(line).first)
        else:
            self.touch(self._choice(line).first)
        return 1

    def _join(self, lines: Sequence[str]) -> int:
        """Plan who joins; the draw sends it."""
        joins = next(at for at, line in enumerate(lines) if not line.startswith("join "))
        for line in lines[:joins]:
            self.tap(f"[data-plan='{line}']")
        self.touch(self._choice(lines[joins]).first)
        return joins + 1

    def _draw(self, lines: Sequence[str]) -> int:
        """Cards of a real deck are found by letters of their names; those of one draw are entered together."""
        form = self.page.locator(".draw")
        form.wait_for()
        verb, is_one = lines[0].split()[0], not form.locator(".count").count()
        for at, line in enumerate(lines):
            search = self._seen(".draw input[type=search]")
            if search.count():
                listed = form.locator(f"[data-choice='{line}'] .label")
                name = listed.first.inner_text() if listed.count() else line.partition(" ")[2].replace("-", " ")
                letters = name.strip()[:LETTERS]
                self.touch(search.first)
                search.first.press_sequentially(letters)
                self.effort.letters += len(letters)
            self.touch(form.locator(f"[data-choice='{line}']").first)
            if is_one:
                return 1
            form.locator(".picked li").nth(at).wait_for()
            is_whole = not form.locator("ul .line").count()
            if is_whole or not lines[at + 1 : at + 2] or not lines[at + 1].startswith(f"{verb} "):
                self.tap(".draw [data-enter]")
                return at + 1
        raise AssertionError(lines[0])

    def _number(self, verb: str, number: str) -> None:
        """Another place by its number; the page of the atlas where the ship is stands there already."""
        self.tap(f"[data-other={verb}]")
        page = re.search(r"(\d+\.)", self.page.locator(".number p").first.inner_text())
        start = page[1] if page else ""
        keys = [*number.removeprefix(start)] if number.startswith(start) else [*("back",) * len(start), *number]
        self.tap(*(f"[data-key='{key}']" for key in keys), "[data-send]")

    def _settle(self, lines: Sequence[str]) -> int:
        """Step figures to what they are now, and send them together."""
        sent = lines.index("that is all")
        for line in lines[:sent]:
            act, _, value = line.replace("now ", "set ", 1).rpartition(" ")
            row = self.page.locator(f".rest li:has([data-less='{act}'])")
            steps = int(value) - int(row.locator("output").inner_text())
            for _ in range(abs(steps)):
                self.touch(row.locator(f"[data-{'more' if steps > 0 else 'less'}='{act}']"))
        self.tap("[data-rest]")
        return sent + 1

    def _tell(self, line: str, *, is_last: bool) -> int:
        """Tell a line of a page: with a tap if it was told before, by tiles, or typed."""
        known = self._choice(f"says {line}")
        if known.count():
            self.touch(known.first)
            return 1
        taps = taps_of(line)
        if taps is None:
            self.tap("[data-type]")
            self.type(".tell input", line)
            self.tap(".tell form button.main")
            return 1
        closes = is_last and LAST.fullmatch(line) is not None
        for tap in (*taps[:-1], "[data-send-last]") if closes else taps:
            word = re.fullmatch(r"\[data-word='([A-Z0-9-]+)'\]", tap)
            if word and not self._seen(tap).count():
                self.type(".tell input", word[1])
            else:
                self.tap(tap)
        return 2 if closes else 1

    def _fill(self, line: str) -> None:
        """Fill in the form that is asked for."""
        kind, _, table = line.partition(" ")
        for selector, text in form_taps(kind, tomllib.loads(f"card = {table}")["card"]):
            if text and selector.endswith(LISTS):
                self.touch(self._seen(selector).first)
                self._seen(selector).first.select_option(text)
                self.effort.taps += 1
            elif text:
                self.type(selector, text)
            else:
                self.tap(selector)

    def tap(self, *selectors: str) -> None:
        """Touch one thing after the other."""
        for selector in selectors:
            self.touch(self._seen(selector).first)

    def touch(self, thing: Locator) -> None:
        """Touch something, after it was brought into sight; a page that lies over the table is turned first."""
        thing.wait_for()
        while (turn := self._seen(".stage .leaf > button")).count():
            turn.first.tap()
            self.effort.taps += 1
        if not thing.evaluate(IN_SIGHT):
            self.effort.scrolls += 1
        thing.tap()
        self.effort.taps += 1

    def type(self, selector: str, text: str) -> None:
        """Touch a field and type; what stood there is replaced."""
        field = self._seen(selector).first
        self.touch(field)
        field.fill(text)
        self.effort.letters += len(text)

    def _seen(self, selector: str) -> Locator:
        return self.page.locator(selector).locator("visible=true")

    def _choice(self, line: str) -> Locator:
        return self._seen(f"[data-choice={json.dumps(line)}]")


SECONDS = {"entries": 1.35, "taps": 0.95, "letters": 0.3, "scrolls": 0.8}
"""How long a practised hand needs for each by the keystroke-level model."""


def minutes(effort: Effort) -> float:
    """How long entering takes by an estimate; reading, shuffling and talking apart."""
    return sum(seconds * float(getattr(effort, kind)) for kind, seconds in SECONDS.items()) / 60


def efforts_told(efforts: Mapping[str, Effort]) -> Iterator[str]:
    """A line for each turn, and their sum."""
    yield "| turn | taps | keys typed | scrolls | entries | given by the table | minutes |"
    yield "|---|---:|---:|---:|---:|---:|---:|"
    for title, effort in [*efforts.items(), ("all", sum(efforts.values(), Effort()))]:
        figures = (effort.taps, effort.letters, effort.scrolls, effort.entries, effort.given.total())
        yield f"| {title} | {' | '.join(map(str, figures))} | {minutes(effort):.1f} |"
    given = sum(efforts.values(), Effort()).given
    yield "given by the table: " + ", ".join(f"{count} {words}" for words, count in given.most_common())
