"""The sea as the terminal sees it: all its drawings and words in one place."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.choices import Choice, Seat, text
from ...kernel.errors import Reason, Value
from ...kernel.game import PackInfo
from ...kernel.table import Happening, decision_of
from ...sea.cards import Pack
from ...sea.score import unlocked
from ...sea.table import SeaTable
from ..catalogue import Catalogue, catalogue, fill
from ..section import Section, lines
from ..view import Grid, Look
from . import details, draws, families, hands, names, scenes, score
from .attacks import attack_grid
from .cards import hand_line, quests_section
from .choice_rules import rules_of
from .phase import phase, place
from .story import event_page, paragraph_page


class SeaView:
    """The View of Sleeping Gods."""

    pages = scenes.PAGES

    def __init__(self) -> None:
        self.words: Catalogue = catalogue()

    def players(self, table: SeaTable) -> list[str]:
        """The names by seat."""
        return list(table.names)

    def scene(self, table: SeaTable, look: Look) -> list[Section]:
        """What one wants to see before the decision that waits."""
        return scenes.scene(table, look)

    def page(self, table: SeaTable, word: str, look: Look) -> list[Section]:
        """One of the pages."""
        return scenes.page(table, word, look)

    def question(self, table: SeaTable) -> str:
        """What the waiting decision asks."""
        decision = decision_of(table)
        template = self.words.text("questions", type(decision).__name__, "What now?")
        return fill(template, (), lambda kind, at, values: self.speak(table, kind, at, values), decision)

    def context(self, table: SeaTable) -> list[str]:
        """The numbers that one needs before answering."""
        return draws.context(table)

    def label(self, table: SeaTable, choice: Choice) -> str:
        """A choice in plain words; its notation if the catalogue has none."""
        found = self.words.pattern(choice)
        if found is None:
            return text(choice)
        template, stars = found
        if choice == ("go", "on"):
            template = self.words.text("going-on", draws.kind_of_decision(table), template)
        return fill(template, stars, lambda kind, at, values: self.speak(table, kind, at, values))

    def detail(self, table: SeaTable, choice: Choice) -> str:
        """What it costs and does."""
        return details.detail(table, choice)

    def family(self, table: SeaTable, choice: Choice) -> str:
        """Barred choices of one family may stand in one line."""
        return families.family(choice)

    def subject(self, table: SeaTable, choices: Sequence[Choice]) -> str:
        """Choices of one family, in words."""
        return families.subject(table, choices) or self.label(table, choices[0])

    def kind(self, table: SeaTable, choice: Choice) -> str:
        """The kind of an act of any time."""
        return details.kind(table, choice)

    def grid(self, table: SeaTable, choices: Sequence[Choice]) -> Grid | None:
        """Attackers with their weapons, and their targets."""
        return attack_grid(table, choices)

    def sees(self, table: SeaTable, choice: Choice, seat: Seat) -> bool:
        """Whether a choice tells nothing of another hand."""
        return hands.sees(table, choice, seat)

    def barred(self, table: SeaTable, seat: Seat | None) -> list[tuple[Choice, Reason]]:
        """What is barred, without a word about other hands."""
        return [
            (choice, reason) for choice, reason in hands.barred(table, seat) if families.worth_saying(table, choice)
        ]

    def why_not(self, table: SeaTable, choice: Choice, seat: Seat | None) -> Reason | None:
        """Why a choice is not offered, as far as a seat may know."""
        return hands.why_not(table, choice, seat)

    def known(self, table: SeaTable, seat: Seat) -> SeaTable:
        """The table as a seat knows it."""
        return hands.blind(table, seat)

    def keyboard(self, table: SeaTable) -> Seat | None:
        """The seat that must be alone at the keyboard."""
        return hands.keyboard(table)

    def speak(self, table: SeaTable, kind: str, at: int, values: tuple[Value, ...]) -> str:
        """A value in words."""
        if kind == "story":
            return details.lettered(table, str(values[at]))
        if kind == "arm":
            return details.arm_words(table, str(values[at]))
        return names.speak(table, kind, at, values)

    def happened(self, table: SeaTable, happening: Happening, look: Look) -> list[Section]:
        """A story page, an event card, or a line."""
        key, values = str(happening[0]), happening[1:]
        if key == "paragraph":
            return [paragraph_page(table, str(values[0]), look)]
        if key == "event":
            return [event_page(table, str(values[0]), look)]
        none = f"{key}-none" if values and values[-1] == 0 else key
        template = self.words.text("events", none, self.words.text("events", key, key.replace("-", " ")))
        said = fill(template, values, lambda kind, at, all_of: self.speak(table, kind, at, all_of))
        return [lines([said])] if said else []

    def reason(self, table: SeaTable, reason: Reason) -> str:
        """Why something is barred, in words."""
        template = self.words.text("reasons", reason.key, reason.key.replace("-", " "))
        return fill(template, reason.values, lambda kind, at, values: self.speak(table, kind, at, values))

    def to_the_draw(self, table: SeaTable) -> Choice | None:
        """The choice that goes on to a draw whose odds matter."""
        return draws.to_the_draw(table)

    def same_draw(self, table: SeaTable, choice: Choice) -> str:
        """Cards with the same fate lead to the same result."""
        return draws.same_draw(table, choice)

    def verdict(self, table: SeaTable) -> str:
        """What the draw just made leads to."""
        return draws.verdict(table)

    def rules_of(self, table: SeaTable, choice: Choice) -> tuple[str, ...]:
        """The rules behind a choice."""
        return rules_of(choice)

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> dict[str, str]:
        """Quests that totems and endings over all campaigns have unlocked."""
        if not isinstance(pack, Pack):
            return {}
        free = unlocked(pack.unlocks, ticked)
        return {str(number): pack.quests[number].title.en for number in free if number in pack.quests}

    def standing(self, table: SeaTable) -> str:
        """Where the campaign stands, in one line."""
        if table.over:
            return f"over, score {table.log.score}"
        return f"turn {table.turn}, {place(table)}, {phase(table)}"

    def opening(self, table: SeaTable, look: Look) -> list[Section]:
        """The quests one begins with, and what one needs to know to begin."""
        said = [self.words.text("opening", key) for key in self.words.keys("opening")]
        return [quests_section(table, look, used=False), lines(said, style="dim")]

    def gained(self, before: SeaTable, after: SeaTable, seat: Seat | None) -> list[str]:
        """The cards drawn to hand, unless the whole hand is shown anyway."""
        if scenes.shows_hand(after):
            return []
        found = []
        for owner, hand in enumerate(after.hands):
            held = before.hands[owner] if owner < len(before.hands) else []
            if seat is None or seat == owner:
                found += [f"To hand: {hand_line(after, card)}" for card in hand if card not in held]
        return found

    def ending(self, table: SeaTable, look: Look) -> list[Section]:
        """The last page."""
        return score.ending_sections(table, look)
