"""The form of a campaign in the skies on paper, in the order of the journey log and the bags (DS-SAVE)."""

from __future__ import annotations

from dataclasses import replace

from ...kernel.choices import seat_word
from ...party.acts.repair_fill import FILL, WITH
from ...skies.chapters.players import PEOPLE
from ...skies.chapters.score import GROUPS
from ...skies.table.table import SkiesTable
from ...skies.table.words import RESOURCES
from ..audience import Audience
from ..party.paper_form import FormFields
from ..party.presenter import Presenter
from ..phrases import sentence
from ..scene.paper_form import PaperField, PaperForm, PaperSection
from .names import first_name


def paper_form(presenter: Presenter[SkiesTable], table: SkiesTable, audience: Audience) -> PaperForm:
    """Head of the sheet, save line, a bag for each character, the tray, events, achievement sheet."""
    form = FormFields(presenter, table, audience)
    sections = (
        _log(form, table),
        _save_line(form, table),
        *(_bag(form, table, name) for name in table.crew),
        _tray(form, table),
        _events(form, table),
        form.sheet(GROUPS),
    )
    return form.whole(sections, at_turn_start=PEOPLE.at_turn_start(table))


def _log(form: FormFields, table: SkiesTable) -> PaperSection:
    """What the log says of camps, defeats, marks, turns and crossed off locations."""
    fields = [
        form.figure("camps"),
        form.figure("defeats"),
        *(form.figure("marks", faction) for faction in table.marks),
        form.figure("turn"),
        form.cards("location", "crossed", "crossed", number="location-"),
    ]
    return form.section("log", fields)


def _save_line(form: FormFields, table: SkiesTable) -> PaperSection:
    """Where Claire and the plane are, and how all of them are."""
    fields = [
        form.figure("place", free=True),
        form.figure("plane", free=True),
        *(form.figure("health", name) for name in table.crew),
        form.figure("plane", "health"),
        form.figure("fuel"),
    ]
    return form.section("save", fields)


def _events(form: FormFields, table: SkiesTable) -> PaperSection:
    """The piles of the event deck, and the bonus token."""
    piles = [str(pile) for pile in range(1, len(table.event_deck) + 1)]
    return form.section("events", [*(form.figure("events", pile) for pile in piles), form.figure("bonus")])


def _bag(form: FormFields, table: SkiesTable, name: str) -> PaperSection:
    """What is in the bag of a character."""
    title = form.say("paper_bag-of", name=first_name(form.presenter.localizer, table, name))
    fields = [
        form.figure("stamina", name),
        *form.statuses(name),
        form.cards("ability", f"board {name}", "abilities", cards="ability"),
    ]
    return form.section("bag", fields, title)


def _tray(form: FormFields, table: SkiesTable) -> PaperSection:
    """Hands are mixed and dealt anew when a game is resumed, so that all their cards are entered together."""
    others = tuple(
        " ".join((FILL, "adventure", "hand", seat_word(seat), WITH)) for seat in range(1, table.seat_count())
    )
    held = form.cards("adventure", "hand p1", "held-adventures", cards="adventure", number="adventure-")
    cards = " ".join(card for hand in table.adventures for card in hand)
    fields: list[PaperField | None] = [
        *(form.figure("goods", kind) for kind in RESOURCES),
        replace(form.hand(0), label=sentence(form.say("paper-form_hands"))),
        replace(held, value=cards, first=others),
        form.cards("adventure", "discard", "discarded-adventures", cards="adventure", number="adventure-"),
        form.cards("combat", "deck", "combat", cards="combat"),
        form.cards("combat", "owned", "combat-owned", cards="combat"),
        form.cards("curse", "party", "curses", cards="curse"),
        form.cards("quest", "held", "quests", number="quest-"),
        form.cards("quest", "used", "completed-quests", number="quest-"),
    ]
    section = form.section("box", fields)
    return replace(section, title=form.say("paper-form_trough"))
