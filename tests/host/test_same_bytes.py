"""What somebody cannot know changes no byte that they are sent: hands, decks and standees are drawn anew."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.kernel.choices import Choice
from sleeping_gods.kernel.errors import Reason
from sleeping_gods.kernel.play import why_not
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.party import choice_plan, question_section
from sleeping_gods.presentation.party.hands import Hands
from sleeping_gods.service.campaigns import export
from sleeping_gods.web.app import ENDPOINTS

from ..daily import first_daily, first_quick
from .marked import marked_pack
from .shadows import Shadowed

STAGES = [
    ("harbour", "start"),
    ("airfield", "start"),
    ("harbour", "fight"),
    ("airfield", "fight"),
    ("airfield", "tents"),
]
LONG_EVENINGS = [(2 + (more + at) % 3, pack, stage) for more in range(3) for at, (pack, stage) in enumerate(STAGES)]
"""Two, three and four players at each stage; the first five have each stage once, and each number of players."""

DAILY = [(4, "harbour", "fight"), (3, "airfield", "tents")]
"""One evening of each game in every run."""


def shadowed(pack: str, stage: str, players: int, seed: int, steps: int) -> tuple[Shadowed, list[str]]:
    """Random choices at a table with shadows, and whatever anybody was told differently."""
    table, found = Shadowed(marked_pack(pack), players, seed, stage), list[str]()
    for _ in range(steps):
        if table.is_over:
            break
        found += table.differing()
    return table, found


def is_found(pack: str, stage: str, steps: int) -> bool:
    """Whether anybody is told something differently within so many choices."""
    table = Shadowed(marked_pack(pack), 3, 6, stage)
    return any(next(table.differing(), None) is not None for _ in range(steps))


@pytest.mark.parametrize(("pack", "stage"), first_quick(STAGES, 2))
def test_what_a_seat_cannot_know_changes_no_byte(pack: str, stage: str) -> None:
    """SG-SHARE-005, DS-TURN-007, DS-WAND-002: snapshot, change, answer and refusal, for seats and for who watches."""
    table, found = shadowed(pack, stage, 3, 6, 16)

    assert found == []
    assert table.pairs >= 60
    assert table.asked >= 30
    assert table.planned >= 60
    assert (table.placed > 5) == (stage == "tents")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "pack", "stage"), first_daily([*DAILY, *(one for one in LONG_EVENINGS if one not in DAILY)], 2)
)
def test_not_in_a_long_evening_either(players: int, pack: str, stage: str) -> None:
    """SG-SHARE-005, DS-TURN-007, DS-WAND-002: the same for many more choices."""
    table, found = shadowed(pack, stage, players, 60 + players, 60)

    assert found == []
    assert table.pairs > 100


class TestPlanted:
    """What hangs on something hidden is found."""

    @pytest.mark.parametrize("pack", ["harbour", "airfield"])
    def test_a_reason_from_the_real_table(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """An answer that tells a card in a hand from one in the deck."""

        def on_the_real_table(
            hands: Hands[PartyTable], table: PartyTable, choice: Choice, audience: Audience
        ) -> Reason | None:
            return why_not(table, choice)

        monkeypatch.setattr(Hands, "why_not", on_the_real_table)

        assert is_found(pack, "start", 12)

    @pytest.mark.parametrize("pack", ["harbour", "airfield"])
    def test_a_count_that_hangs_on_the_deck(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Not a word is different, only the number of choices that are told."""
        seen = Hands.seen

        def fewer(
            hands: Hands[PartyTable], table: PartyTable, choices: list[Choice], audience: Audience
        ) -> list[Choice]:
            found = seen(hands, table, choices, audience)
            acts = sum(map(table.is_act, found))
            return found[: len(found) - min(acts, len(table.deck[0]) % 2)]

        monkeypatch.setattr(Hands, "seen", fewer)

        assert is_found(pack, "start", 12)

    @pytest.mark.parametrize(("pack", "stage"), [("harbour", "fight"), ("airfield", "start")])
    def test_a_plan_of_the_real_table(self, pack: str, stage: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """What could follow, told as if all hands lay open."""
        usual: Any = choice_plan._table_after

        def openly(presenter: object, table: object, trial: object, _: Audience) -> object:
            return usual(presenter, table, trial, SOFA)

        monkeypatch.setattr(choice_plan, "_table_after", openly)

        assert is_found(pack, stage, 60)

    def test_where_others_stand(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """DS-WAND-002: the line that tells where the characters of whoever places now stand so far."""
        monkeypatch.setattr(question_section, "_may_read", lambda presenter, table, audience: True)

        assert is_found("airfield", "tents", 6)


def test_only_the_host_gets_the_file() -> None:
    """The journal tells every draw: no other endpoint gives bytes, and this one asks for the host."""
    giving = [endpoint for endpoint in ENDPOINTS if endpoint.answer is bytes]

    assert [(endpoint.do, endpoint.who) for endpoint in giving] == [(export, "host")]
