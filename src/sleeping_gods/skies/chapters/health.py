"""Health in the skies (DS-HLTH, DS-STAM): getting up costs time; stamina is given back."""

from __future__ import annotations

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.chapters.health import restore
from ..table.decisions import SkiesDecision
from ..table.records import STAMINA
from ..table.table import SkiesTable
from .clock import can_raise, spend_time
from .hero import is_up, refresh


@rule("DS-HLTH-007", "DS-HLTH-008", "DS-HLTH-009", "DS-HLTH-010")
def heal_reason(table: SkiesTable, name: str) -> Reason | None:
    """Why a hurt character cannot be healed now: getting up from 0 costs 1 time of the action step."""
    if is_up(table, name) or can_raise(table):
        return None
    if table.phase == "end":
        return Reason("DS-ENDT-005", "no-time-to-rise", (name,))
    return Reason("DS-HLTH-008", "no-time-to-rise", (name,))


@rule("DS-HLTH-007", "DS-HLTH-010")
def mend(table: SkiesTable, name: str, amount: int) -> None:
    """Restore health; 1 time is paid once for a character who was down."""
    if not is_up(table, name):
        spend_time(table, 1)
        table.tell("raised", name)
    restore(table, name, amount)


def healable(table: SkiesTable) -> list[str]:
    """Who is hurt and can be healed now."""
    return [name for name, member in table.crew.items() if member.damage and heal_reason(table, name) is None]


@rule(
    "DS-RESC-016", "DS-ADVC-014", "DS-ADVC-016", "DS-HLTH-010", "DS-EQIP-013", "DS-RESC-004", "DS-RESC-007",
    "DS-RESC-010", "DS-RESC-011",
)  # fmt: skip
@step
class Heal(SkiesDecision):
    """Health is restored to anybody who is hurt, divided as the player likes; what finds no target is lost."""

    seat: Seat
    left: int
    """Health that may still be restored."""
    whole: bool = False
    """All of it to one character."""
    excluded: str = ""
    """Not to this one."""
    refused: tuple[str, ...] = ()
    """The fallen for whom the active player gives no time."""
    lapses = True
    scene = "party"

    def who(self, table: SkiesTable) -> Seat:
        """The player who heals."""
        return self.seat

    def targets(self, table: SkiesTable) -> list[str]:
        """Who can be healed, but for the excluded one and those refused."""
        return [name for name in healable(table) if name != self.excluded and name not in self.refused]

    def options(self, table: SkiesTable) -> list[Choice]:
        """Anyone with damage; the fallen while there is time, but nobody has to spend it."""
        targets = self.targets(table)
        choices: list[Choice] = [("heal", name) for name in targets]
        if targets and not any(is_up(table, name) for name in targets):
            choices.append(("stop", "healing"))
        return choices

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """Heal one point, or all of it; another's turn gives time only if its player agrees."""
        verb, name = choice
        if verb == "stop":
            return
        if not is_up(table, name) and self.seat != table.captain:
            agree = Agree(
                name=name,
                seat=self.seat,
                left=self.left,
                whole=self.whole,
                excluded=self.excluded,
                refused=self.refused,
            )
            table.then(agree)
        else:
            self.go_on(table, name)

    def go_on(self, table: SkiesTable, name: str) -> None:
        """The chosen character is healed."""
        mend(table, name, self.left if self.whole else 1)
        if self.left > 1 and not self.whole:
            table.then(Heal(self.seat, self.left - 1, excluded=self.excluded, refused=self.refused))

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """The unhurt, and the fallen without time."""
        refusals: list[tuple[Choice, Reason]] = []
        for name, member in table.crew.items():
            if not member.damage:
                refusals.append((("heal", name), Reason("DS-HLTH-001", "unhurt", (name,))))
            elif name in self.refused:
                refusals.append((("heal", name), Reason("DS-HLTH-009", "no-time-given", (name,))))
            else:
                reason = heal_reason(table, name)
                if reason is not None:
                    refusals.append((("heal", name), reason))
        return refusals


@rule("DS-HLTH-009")
@step
class Agree(SkiesDecision):
    """The active player gives 1 time of this turn, or not."""

    name: str
    seat: Seat
    left: int
    """Health that may still be restored; this and what follows is the `Heal` that waits for the answer."""
    whole: bool
    excluded: str
    refused: tuple[str, ...]
    any_time = False
    scene = "party"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Give the time or refuse it."""
        return [("give", "time", "for", self.name), ("refuse", "time")]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The healing goes on, with this character or without."""
        if choice[0] == "give":
            self._heal(refused=self.refused).go_on(table, self.name)
        else:
            table.then(self._heal(refused=(*self.refused, self.name)))

    def _heal(self, refused: tuple[str, ...]) -> Heal:
        """The healing that was interrupted."""
        return Heal(self.seat, self.left, whole=self.whole, excluded=self.excluded, refused=refused)


@rule("DS-HLTH-009", "DS-HLTH-010")
@step
class MayRise(SkiesDecision):
    """What heals a named character who is down raises them if the active player gives 1 time, and else passes by."""

    name: str
    amount: int
    """The health that raises them."""
    any_time = False
    lapses = True
    scene = "party"

    def options(self, table: SkiesTable) -> list[Choice]:
        """Yes or no, while there is time."""
        if heal_reason(table, self.name) is not None:
            return []
        return [("give", "time", "for", self.name), ("refuse", "time")]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """The character gets up, or not."""
        if choice[0] == "give":
            mend(table, self.name, self.amount)


@rule("DS-STAM-001", "DS-RESC-009", "DS-RESC-015", "DS-RESC-016")
@step
class GainStamina(SkiesDecision):
    """Stamina goes to characters below 3, divided as the player likes."""

    seat: Seat
    left: int
    """Stamina that may still be given."""
    whole: bool = False
    excluded: str = ""
    lapses = True
    scene = "effect"

    def who(self, table: SkiesTable) -> Seat:
        """The player who uses the effect."""
        return self.seat

    def options(self, table: SkiesTable) -> list[Choice]:
        """Anyone below 3."""
        return [
            ("refresh", name)
            for name, member in table.crew.items()
            if member.stamina < STAMINA and name != self.excluded
        ]

    def choose(self, table: SkiesTable, choice: Choice) -> None:
        """One point, or all of it."""
        _, name = choice
        refresh(table, name, self.left if self.whole else 1)
        if self.left > 1 and not self.whole:
            table.then(GainStamina(self.seat, self.left - 1, excluded=self.excluded))

    def barred(self, table: SkiesTable) -> list[tuple[Choice, Reason]]:
        """Those with 3."""
        return [
            (("refresh", name), Reason("DS-STAM-001", "most-stamina", (name,)))
            for name, member in table.crew.items()
            if member.stamina >= STAMINA
        ]
