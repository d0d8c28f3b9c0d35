"""Synergy tokens (SG-SYN): earned on the enemies' grids, lent to another board, used once."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.choices import Choice, Seat
from ...kernel.errors import Reason
from ...kernel.rules import rule
from ...kernel.steps import step
from ...party.effects.program import Do
from ..table.decisions import SeaDecision
from ..table.table import SeaTable

USE_WINDOWS = {"fate": "attack", "attack": "attack", "damage": "damage", "block": "block"}
"""The window in which each kind of token may be used."""


@rule("SG-SYN-001", "SG-COMP-016")
def deal_tokens(table: SeaTable) -> None:
    """Each synergy token starts every combat on its own crew member's board."""
    for name, member in table.crew.items():
        member.tokens = (name,)


def held(table: SeaTable, crew: str) -> list[str]:
    """The tokens of others that lie on a crew member's board."""
    return [owner for owner in table.crew[crew].tokens if owner != crew]


def holder_of(table: SeaTable, owner: str) -> str:
    """The board on which a token lies."""
    return next(name for name, member in table.crew.items() if owner in member.tokens)


@rule("SG-SYN-007", "SG-SYN-010")
def give_back(table: SeaTable, crew: str, owner: str) -> None:
    """The token returns to its owner's board."""
    member = table.crew[crew]
    member.tokens = tuple(token for token in member.tokens if token != owner)
    table.crew[owner].tokens += (owner,)
    table.tell("synergy-returned", owner)


@rule("SG-SYN-002", "SG-SYN-005", "SG-SYN-006")
def lend(table: SeaTable, owner: str, crew: str) -> None:
    """A token goes to another board; one that was away comes back unused first."""
    old = table.crew[holder_of(table, owner)]
    old.tokens = tuple(token for token in old.tokens if token != owner)
    table.crew[crew].tokens += (owner,)
    table.tell("synergy", owner, crew)


@rule("SG-SYN-002", "SG-SYN-003", "SG-SYN-004", "SG-SYN-005", "SG-SYN-014", "SG-SYN-029", "SG-ABIL-022")
@step
class PassSynergy(SeaDecision):
    """A crew member who covered a synergy point, by an attack or an equipped card, may put their token elsewhere."""

    owner: str
    """The crew member whose token it is."""
    scene = "party"

    def who(self, table: SeaTable) -> Seat:
        """The crew member's controller."""
        return table.controller(self.owner)

    def options(self, table: SeaTable) -> list[Choice]:
        """Any of the eight other boards, or keep it."""
        choices: list[Choice] = [("lend", self.owner, "to", name) for name in table.crew if name != self.owner]
        return [*choices, ("keep", "synergy")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The token moves."""
        if choice[0] == "lend":
            _, _, _, receiver = choice
            lend(table, self.owner, receiver)

    def barred(self, table: SeaTable) -> list[tuple[Choice, Reason]]:
        """Their own board."""
        return [(("lend", self.owner, "to", self.owner), Reason("SG-SYN-008", "own-token", (self.owner,)))]


@rule("SG-SYN-015")
@step
class PassAnySynergy(SeaDecision):
    """When damage that no crew member dealt covers a synergy point, any one of them may pass their token."""

    seat: Seat
    scene = "party"

    def who(self, table: SeaTable) -> Seat:
        """Whoever used the card that dealt the damage."""
        return self.seat

    def options(self, table: SeaTable) -> list[Choice]:
        """Any token to any other board, or none."""
        choices: list[Choice] = [
            ("lend", owner, "to", name) for owner in table.crew for name in table.crew if name != owner
        ]
        return [*choices, ("keep", "synergy")]

    def choose(self, table: SeaTable, choice: Choice) -> None:
        """The token moves."""
        if choice[0] == "lend":
            _, owner, _, receiver = choice
            lend(table, owner, receiver)


@rule("SG-SYN-008", "SG-SYN-009", "SG-SYN-012", "SG-SYN-013", "SG-SYN-010")
def token_acts(table: SeaTable, window: str) -> Iterator[Choice]:
    """A holder may use another's token after the fate draw, or when hit; any token may go back unused."""
    combat = table.combat
    if combat is None or all(member.tokens == (name,) for name, member in table.crew.items()):
        return
    attacker = combat.attack.crew if combat.attack is not None else ""
    for name in table.crew:
        for owner in held(table, name):
            kind = table.bound.token_window[owner]
            user = combat.victim if kind == "block" else attacker
            if kind in USE_WINDOWS and window == USE_WINDOWS[kind] and name == user:
                yield ("synergy", owner, "by", name)
            yield ("return", owner, "from", name)


@rule(
    "SG-SYN-007", "SG-SYN-011", "SG-SYN-017", "SG-SYN-018", "SG-SYN-022", "SG-SYN-023", "SG-SYN-024", "SG-SYN-025",
    "SG-SYN-026", "SG-SYN-028",
)  # fmt: skip
def use_token(table: SeaTable, choice: Choice) -> None:
    """The token goes back to its owner and its ability serves the holder, once."""
    _, owner, _, crew = choice
    give_back(table, crew, owner)
    table.tell("synergy-used", owner, crew)
    table.then(Do(f"{owner}:synergy", seat=table.controller(crew), bearer=crew, is_act=True))


def return_token(table: SeaTable, choice: Choice) -> None:
    """The token goes back without effect."""
    _, owner, _, crew = choice
    give_back(table, crew, owner)
