"""No byte that is sent names a hidden card, an unread page, the seed or a state to somebody who may not know it."""

from __future__ import annotations

import dataclasses
import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from sleeping_gods.host.roster import Roster
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.table import LogEvent, PrivateEvent, heard_at
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.party import chronicle, page_section
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.wire import events

from ..daily import first_daily, first_quick
from .evening import Evening, evening
from .marked import marked_pack
from .oracle import Oracle
from .staged import SEED

PACKS = ("harbour", "airfield")
GAME = {"harbour": "sea", "airfield": "skies"}
LONG_EVENINGS = [
    (1 + (more + at) % 4, pack, stage)
    for more in range(4)
    for at, (stage, pack) in enumerate(itertools.product(("start", "fight"), PACKS))
]
"""One to four players of each pack at each stage; the first four have each of them once."""
HEX = re.compile(rb"[0-9a-f]{16,}")


def leaks(pack: str, players: int, seed: int, steps: int, stage: str = "start") -> Iterator[str]:
    """What is sent in an evening to those who may not know it; the end of a campaign begins another."""
    told = None
    for number in range(steps):
        if told is None or told.is_over:
            told = evening(marked_pack(pack), players, seed + number, stage)
            oracle = Oracle(marked_pack(pack), told.table.campaign)
            yield from found(told, oracle, come=True)
        yield from found(told, oracle)


def found(told: Evening, oracle: Oracle, *, come: bool = False) -> Iterator[str]:
    """What one thing that is done leaks."""
    sent = [*(told.come() if come else told.go_on())]
    oracle.look()
    for one in sent:
        strange = [str(thing) for thing in oracle.unentitled(one.data, one.perspective.audience, one.asked)]
        strange += secrets_in(told, one.data)
        yield from (f"{one.perspective.audience} after {one.why}: {thing}" for thing in strange)


def secrets_in(told: Evening, data: bytes) -> Iterator[str]:
    """The seed, the hash of a state, and whatever opens a seat, where bytes hold them."""
    if str(SEED)[:-4].encode() in data:
        yield "the seed"
    words = {word.decode() for word in HEX.findall(data)}
    if words:
        states = {entry.state for entry in told.table.campaign.journal.entries}
        yield from (f"a state: {word}" for word in words & states)
        yield from (f"what opens a seat: {word}" for word in words & {*opening(told.table.roster)})


def opening(roster: Roster) -> Iterator[str]:
    """The hashes by which devices and invitations are known."""
    yield from (member.device for member in roster.members)
    yield from (invite.secret for invite in roster.invites)


class TestNothingHidden:
    """Whatever people do, nobody is sent what they may not know: one seat, two in one hand, who watches."""

    @pytest.mark.parametrize("players", first_quick([3, 1, 2, 4], 2))
    @pytest.mark.parametrize("pack", PACKS)
    def test_of_a_new_campaign(self, pack: str, players: int) -> None:
        """SG-ABIL-005, DS-TURN-007: choices, questions, refusals, steps back, seats that change hands."""
        assert [*leaks(pack, players, 10 + players, 20)] == []

    @pytest.mark.parametrize(("pack", "stage"), [("harbour", "fight"), ("airfield", "fight"), ("airfield", "tents")])
    def test_where_there_is_more_to_hide(self, pack: str, stage: str) -> None:
        """SG-ABIL-005, DS-TURN-007, DS-WAND-002: in a fight, and where standees are placed."""
        assert [*leaks(pack, 3, 3, 20, stage)] == []

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("players", "pack", "stage"), first_daily(LONG_EVENINGS[::3] + LONG_EVENINGS[1::3] + LONG_EVENINGS[2::3], 2)
    )
    def test_of_long_evenings(self, players: int, pack: str, stage: str) -> None:
        """SG-ABIL-005, DS-TURN-007: 1,000 random choices each day, 4,000 before a release."""
        assert [*leaks(pack, players, 100 + players, 250, stage)] == []


def is_caught(pack: str, steps: int = 60, stage: str = "start") -> bool:
    """Whether the evening that is played above finds a leak."""
    return next(leaks(pack, 3, 3, steps, stage), None) is not None


@pytest.mark.parametrize("pack", PACKS)
class TestPlanted:
    """A leak that is planted is found."""

    def test_nothing_is_found_where_nothing_is_planted(self, pack: str) -> None:
        """The same evening without a leak."""
        assert not is_caught(pack, 15)

    def test_open_hands_in_one_section(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """The hands of all seats to everybody."""
        _told_as(pack, "hands", SOFA, monkeypatch)

        assert is_caught(pack)

    def test_faces_of_cards_in_other_hands(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Only what is printed on them, and not where they lie."""
        _told_as(pack, "cards", SOFA, monkeypatch)

        assert is_caught(pack)

    def test_choices_about_other_hands(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """The menu of everybody to everybody."""
        _told_as(pack, "menu", SOFA, monkeypatch)

        assert is_caught(pack)

    def test_the_choice_itself_in_the_log(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """What was drawn into a hand is told to all."""

        def told(at: int, log_event: LogEvent, private_events: list[PrivateEvent], seats: tuple[int, ...]) -> LogEvent:
            return heard_at(at, log_event, private_events, range(9))

        monkeypatch.setattr(chronicle, "heard_at", told)

        assert is_caught(pack)

    def test_the_seed(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """Among what is told of the table."""
        described = ServedTable.table_info

        def with_seed(table: ServedTable) -> events.TableInfo:
            told = described(table)
            return events.TableInfo(
                told.campaign, str(table.campaign.setup.options), told.game, told.pack, (), told.settings
            )

        monkeypatch.setattr(ServedTable, "table_info", with_seed)

        assert is_caught(pack, 1)

    def test_the_hash_of_a_state(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """As a name for the position."""
        described = ServedTable.table_info

        def with_hash(table: ServedTable) -> events.TableInfo:
            told, state = described(table), table.campaign.journal.entries[-1].state
            return events.TableInfo(told.campaign, state, told.game, told.pack, (), told.settings)

        monkeypatch.setattr(ServedTable, "table_info", with_hash)

        assert is_caught(pack, 1)

    def test_what_opens_a_seat(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """The hash of somebody's device as their name."""

        def people(roster: Roster, here: frozenset[str]) -> tuple[events.Person, ...]:
            return tuple(events.Person(one.device, one.name, one.seats, one.role, False) for one in roster.members)

        monkeypatch.setattr(Roster, "people", people)

        assert is_caught(pack, 1)

    def test_a_page_that_is_not_read(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """The last page of the book, whatever is read."""
        section = PRESENTERS[GAME[pack]].sections["page"]

        def last(presenter: Presenter[Any], table: PartyTable, audience: Audience) -> object:
            ahead = table.clone()
            ahead.paragraph = [*table.pack.paragraphs][-1]
            return section.tell(presenter, ahead, audience)

        _telling(pack, "page", last, monkeypatch)

        assert is_caught(pack, 1)

    def test_the_event_that_comes_next(self, pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
        """As if it were drawn already."""
        section = PRESENTERS[GAME[pack]].sections["cards"]

        def next_event(presenter: Presenter[Any], table: PartyTable, audience: Audience) -> object:
            ahead = table.clone()
            ahead.event = next(teller_events(table))
            return section.tell(presenter, ahead, audience)

        _telling(pack, "cards", next_event, monkeypatch)

        assert is_caught(pack, 1)


def test_choices_that_the_story_keeps_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that asks for a keyword which the party has not got, told all the same, is found."""
    monkeypatch.setattr(page_section, "keeps_secret", lambda table, choice: False)

    assert is_caught("harbour", 40, "fight")


def teller_events(table: Any) -> Iterator[str]:
    """Events that nobody has seen."""
    bags = table.events.values() if hasattr(table, "events") else table.event_deck
    yield from (card for bag in bags for card in bag)


def _told_as(pack: str, name: str, audience: Audience, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a section be told to everybody as if they were somebody else."""
    section = PRESENTERS[GAME[pack]].sections[name]
    _telling(pack, name, lambda presenter, table, _: section.tell(presenter, table, audience), monkeypatch)


def _telling(pack: str, name: str, tell_it: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sections = PRESENTERS[GAME[pack]].sections
    changed = {**sections, name: dataclasses.replace(sections[name], tell=tell_it)}
    monkeypatch.setattr(PRESENTERS[GAME[pack]], "sections", changed)
