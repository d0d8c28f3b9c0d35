"""Fields and sections of the form by which a campaign on paper is entered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ...effects.terms import STATUSES
from ...kernel.choices import seat_word, text
from ...party.acts.repair_fill import FILL, WITH, fillable
from ...party.table.table import PartyTable
from ..audience import Audience
from ..phrases import sentence
from ..scene.paper_form import PaperField, PaperForm, PaperSection
from .presenter import Presenter
from .repair_fields import repair_fields

Fields = Iterable[PaperField | None]
"""Fields of a section; None for one that the table has not."""
SKIP_TURN = "skip turn"
"""The repair by which a turn is dropped."""


class FormFields:
    """Makes the fields of one table: figures as the repair form has them, and the cards of a place."""

    def __init__(self, presenter: Presenter[Any], table: PartyTable, audience: Audience) -> None:
        self.presenter, self.table, self.audience = presenter, table, audience
        self.say = presenter.localizer.say
        self._figures = {field.act: field for field in repair_fields(presenter, table)}
        """The figures that can be set by hand, by the choice that sets each."""
        self._kinds = table.bound.rulebook.repairs.kinds(table)

    def figure(self, *words: str, free: bool = False, lacking: str = "") -> PaperField | None:
        """A number or a word, by the words of its repair; None where the table has none.

        ``free`` lets a word be typed that the table does not know; ``lacking`` names what the sheet counts instead of
        the number: what is missing to the most.
        """
        field = self._figures.get(f"set {' '.join(words)}")
        if field is None:
            return None
        label = sentence(self.say(f"paper_{lacking}-field")) if lacking else field.label
        return PaperField(
            act=field.act,
            label=label,
            value=field.value,
            min=field.min,
            max=field.max,
            options=field.options,
            free=free,
            lacking=bool(lacking),
        )

    def statuses(self, name: str) -> list[PaperField | None]:
        """The status tokens of a member."""
        fields = [(status, self.figure("status", name, status)) for status in STATUSES]
        term = self.presenter.localizer.term
        return [field and replace(field, label=sentence(term("status", status))) for status, field in fields]

    def cards(
        self, what: str, place: str, label: str, *, cards: str = "", number: str = "", **names: str
    ) -> PaperField:
        """The cards of one kind in one place, both by the words of the repair that fills it.

        ``cards`` is the list whose names may be typed, ``number`` what stands before a number that is typed; ``names``
        go into the label.
        """
        pile = tuple(place.split())
        lying: list[str] = []
        for kind in fillable(self._kinds, what, pile):
            lying += [card for card in kind.piles[pile].cards() if card in kind.cards]
        act = " ".join((FILL, what, place, WITH))
        label_words = sentence(self.say(f"paper-form_{label}", **names))
        return PaperField(act, label_words, " ".join(lying), cards=cards, number=number)

    def hand(self, seat: int) -> PaperField:
        """A player's hand; that of another is not told, and stays as it is if nothing is entered."""
        field = self.cards("ability", f"hand {seat_word(seat)}", "hand", cards="ability", name=self.table.names[seat])
        return field if self.audience.sees(seat) else replace(field, value="")

    def section(self, key: str, fields: Fields, title: str = "") -> PaperSection:
        """Fields that belong together; a section with a title of its own is the bag of somebody."""
        known = tuple(field for field in fields if field is not None)
        help_key = "bag" if title else key
        return PaperSection(title or self.say(f"paper-form_{key}"), self.say(f"paper-form_{help_key}-help"), known)

    def sheet(self, groups: Iterable[str]) -> PaperSection:
        """The boxes of the achievement sheet that are ticked, group by group."""
        fields = []
        for group in groups:
            boxes = self.cards(f"{group}-box", "ticked", "ticked", number=f"{group}:")
            fields.append(replace(boxes, label=self.say(f"paper_group-{group}")))
        return self.section("sheet", fields)

    def whole(self, sections: tuple[PaperSection, ...], *, at_turn_start: bool) -> PaperForm:
        """The form, with who can take the first turn; a turn that is under way is dropped before."""
        return PaperForm(sections, self._first(), "" if at_turn_start else SKIP_TURN)

    def _first(self) -> tuple[tuple[str, str], ...]:
        """The choices of who begins, with the names of the players."""
        return tuple((text(("resume", "with", seat_word(seat))), name) for seat, name in enumerate(self.table.names))
