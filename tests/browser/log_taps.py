"""What a thumb touches to enter a journey log and its bags: a campaign under way is begun and its form filled in."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, expect

from sleeping_gods.presentation.scene.paper_form import PaperField

from .entering import LETTERS, EnteringPhone

STEPS = 2
"""A number that is so many steps away is stepped to; any other is typed."""


class LogForm:
    """The form by which a campaign on paper is entered, on a phone."""

    def __init__(self, phone: EnteringPhone, fields: Mapping[str, PaperField], names: Mapping[str, str]) -> None:
        self.phone = phone
        self.page = phone.page
        self.fields = fields
        """What the form asks, by its repairs."""
        self.names = names
        """How cards are called there."""

    def enter(self, line: str) -> None:
        """Enter what a repair says; what the form sends by itself is left to it."""
        act, _, value = line.rpartition(" ")
        place, _, cards = line.partition(" with")
        if field := self.fields.get(f"{place} with"):
            self._fill(field, cards.split())
        elif field := self.fields.get(act):
            self._set(field, value)
        elif line.startswith("set placed"):
            self._turn(act.split()[-1])

    def send(self) -> None:
        """Send all that was entered, and wait until the page says that it was taken."""
        self.phone.tap("[data-enter]")
        expect(self.page.locator(".foot [role=status]")).to_have_text(re.compile(r"\d+\s?\S?\.?$"))
        expect(self.page.locator("[data-enter]")).to_be_disabled()

    def _unfold(self, field: PaperField) -> Locator:
        """A field, its section opened."""
        shown = self.page.locator(f"[data-field='{field.act}']")
        section = self.page.locator("details[data-section]", has=shown)
        if section.get_attribute("open") is None:
            self.phone.touch(section.locator("summary"))
        return shown

    def _set(self, field: PaperField, value: str) -> None:
        shown = self._unfold(field)
        self.phone.effort.entries += 1
        if (field.min, field.max) == (0, 1):
            self.phone.touch(shown)
        elif field.options and not field.free:
            self.phone.touch(shown)
            shown.select_option(value)
            self.phone.effort.taps += 1
        elif field.free:
            self._type(shown, value)
        else:
            self._number(shown, field.max - int(value) if field.lacking else int(value))

    def _number(self, shown: Locator, number: int) -> None:
        steps = number - int(shown.input_value())
        if abs(steps) > STEPS:
            self._type(shown, str(number))
            return
        button = shown.locator("xpath=following-sibling::button" if steps > 0 else "xpath=preceding-sibling::button")
        for _ in range(abs(steps)):
            self.phone.touch(button)

    def _type(self, shown: Locator, text: str) -> None:
        self.phone.touch(shown)
        shown.fill(text)
        shown.blur()
        self.phone.effort.letters += len(text)

    def _fill(self, field: PaperField, cards: list[str]) -> None:
        """Numbers are typed together; of a name some letters, then it is picked of the list."""
        shown = self._unfold(field)
        lying = shown.locator("xpath=ancestor::div[contains(@class, 'cards')]").locator("li")
        self.phone.effort.entries += 1
        for card in field.value.split():
            if card not in cards:
                self.phone.touch(
                    lying.filter(has_text=re.compile(f"^{re.escape(self._name(card))}\\s*$")).locator(".off")
                )
        cards = [card for card in cards if card not in field.value.split()]
        if not cards:
            return
        numbers = [card.removeprefix(field.number) for card in cards] if field.number else []
        typed = [" ".join(numbers)] if numbers and all(map(str.isdecimal, numbers)) else [self.names[c] for c in cards]
        for text in typed:
            self.phone.touch(shown)
            shown.fill(text)
            shown.press("Enter")
            self.phone.effort.letters += len(text) if numbers else LETTERS
            self.phone.effort.taps += 1
        expect(shown).to_have_value("")

    def _turn(self, card: str) -> None:
        """A card is used: it is turned over where it lies."""
        self.phone.tap(f"button.turn:text-is('{self._name(card)}')")
        self.phone.effort.entries += 1

    def _name(self, card: str) -> str:
        """What a card is called where it lies: by its name, or its number."""
        return self.names.get(card, card.rpartition("-")[2])
