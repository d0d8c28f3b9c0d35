"""The form of a campaign of the sea on paper, in the order of the journey log and the bags (SG-SAVE)."""

from __future__ import annotations

from dataclasses import replace

from ...kernel.choices import seat_word
from ...sea.acts.repair import SHEET
from ...sea.chapters.players import PEOPLE
from ...sea.table.table import SeaTable
from ...sea.table.words import EVENT_KINDS, LETTERS, RESOURCES, STORY_TOKENS
from ..audience import Audience
from ..party.paper_form import FormFields
from ..party.presenter import Presenter
from ..scene.paper_form import PaperField, PaperForm, PaperSection
from .names import full_name


def paper_form(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> PaperForm:
    """Head of the sheet, save line, a bag for each crew member, campaign box, decks, achievement sheet."""
    form = FormFields(presenter, table, audience)
    head = [form.figure(name) for name in ("xp", "defeats", "turn", "feared", "revered")]
    sections = (
        form.section("log", head if table.points else head[:3]),
        _save_line(form, table),
        *(_bag(form, table, name) for name in table.crew),
        _campaign_box(form, table),
        _decks(form),
        form.sheet(SHEET),
    )
    return form.whole(sections, at_turn_start=PEOPLE.at_turn_start(table))


def _save_line(form: FormFields, table: SeaTable) -> PaperSection:
    """What the log says of the ship, the room, and each player's hand and command."""
    fields = [form.figure("region", free=True), *(form.figure("damage", space) for space in table.cubes)]
    fields.append(form.figure("room"))
    for seat in range(table.seat_count()):
        fields += [form.hand(seat), form.figure("command", seat_word(seat))]
    return form.section("save", fields)


def _bag(form: FormFields, table: SeaTable, name: str) -> PaperSection:
    """What is in the bag of a crew member; its health is entered as what is left, and kept as damage."""
    title = form.say("paper_bag-of", name=full_name(form.presenter.localizer, table.pack, name))
    fields = [
        form.figure("health", name, lacking="damage"),
        form.figure("fatigue", name),
        *form.statuses(name),
        form.cards("ability", f"board {name}", "abilities", cards="ability"),
        form.cards("level", f"board {name}", "levels", cards=f"level {name}"),
        form.figure("placed", name),
    ]
    return form.section("bag", fields, title)


def _campaign_box(form: FormFields, table: SeaTable) -> PaperSection:
    """What is in the box of the campaign: goods, tokens, adventure cards, weapons and quests."""
    owned = form.cards("adventure", "party", "adventures", cards="adventure", number="adventure-")
    fields: list[PaperField | None] = [
        *(form.figure("goods", kind) for kind in RESOURCES),
        *(form.figure("token", token) for token in (*LETTERS, *STORY_TOKENS)),
        replace(owned, used=tuple(card for card, command in table.adventures.items() if command)),
        *(form.figure("weapon", card) for card in table.adventures),
        form.cards("quest", "held", "quests", number="quest-"),
        form.cards("quest", "used", "used-quests", number="quest-"),
    ]
    return form.section("box", fields)


def _decks(form: FormFields) -> PaperSection:
    """The event deck and the discard piles."""
    return form.section(
        "decks",
        [
            *(form.figure("events", kind) for kind in EVENT_KINDS),
            form.figure("event-pass"),
            form.figure("event-debt"),
            form.cards("event", "ongoing", "ongoing", cards="event"),
            form.cards("event", "discard", "used-events", cards="event"),
            form.cards("ability", "discard", "discard", cards="ability"),
        ],
    )
