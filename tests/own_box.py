"""Evenings with a printed box, played by lines of notation."""

from __future__ import annotations

import json

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.choices import CHANCE, parse, text
from sleeping_gods.kernel.errors import IllegalChoice
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options, play, refusal
from sleeping_gods.kernel.state import canonical, state_hash
from sleeping_gods.kernel.table import decider, decision_of
from sleeping_gods.party.table.table import PartyTable, of_party

MOST = 400
"""Answers after which a test gives up."""


class Evening:
    """A table with a printed box; whatever waits can be saved and read back."""

    def __init__(self, pack: str) -> None:
        self.game, self.pack = load_pack(pack)
        setup = setup_for(self.game, self.pack, ("Ana", "Ben"), {})
        self.table: PartyTable = of_party(self.game.set_up(self.pack, setup))
        self.luck = Luck(3)
        self.draw()

    def draw(self) -> None:
        """Let chance draw as long as it is asked."""
        while self.table.agenda and decider(self.table) == CHANCE:
            play(self.table, self.luck.pick(options(self.table)))

    def tell(self, *lines: str) -> None:
        """Play some lines; after each the state reads back as the same."""
        for line in lines:
            play(self.table, line)
            self.draw()
            saved = self.game.load(self.pack, json.loads(canonical(self.table)))
            assert state_hash(saved) == state_hash(self.table), line
            assert options(saved) == options(self.table)

    def until(self, *kinds: str) -> None:
        """Answer anything until a decision of one of these kinds waits; in fights attack."""
        for _ in range(MOST):
            if self.waits in kinds:
                return
            fights = [choice for choice in self.table.offered if choice[0] in ("attack", "cover")]
            self.tell(text(self.luck.pick(fights or self.table.offered)))
        raise AssertionError(self.waits)

    @property
    def waits(self) -> str:
        """The kind of decision that waits."""
        return type(decision_of(self.table)).__name__

    @property
    def offered(self) -> list[str]:
        """What is listed."""
        return [text(choice) for choice in self.table.offered]

    def reason(self, line: str) -> str:
        """The key of the reason why a line is refused."""
        with pytest.raises(IllegalChoice):
            play(self.table, line)
        because = refusal(self.table, parse(line)).reason
        return because.key if because else ""
