"""What a robot would do, for the seat that asks: three choices, two sentences, nothing that the seat does not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.host.advice_inquiry import AdviceInquiry
from sleeping_gods.host.outcome import Outcome
from sleeping_gods.host.table import ServedTable
from sleeping_gods.journal.notation import CHANCE, TABLE
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.events import AdviceEvent, Done, Refused
from sleeping_gods.wire.requests import AdviseRequest, ChooseRequest

from ..daily import first_daily
from .tables import begin, kept, ref_of, whose

SENTENCE = re.compile(r"[.!?](?:\s|$)")


def asked(table: ServedTable, name: str, about: str = "choice", since: int = 0, lang: str = "en") -> AdviceEvent:
    """What the table answers to somebody."""
    request = AdviseRequest("r", about, since)  # type: ignore[arg-type]  # one of the three
    reply = table.handle(request, ref_of(table, name), lang).reply
    assert isinstance(reply, AdviceEvent), reply
    return reply


def take(table: ServedTable, luck: Luck) -> None:
    """Let whoever is asked take any choice that is theirs."""
    offered = table.campaign.table.offered
    request = ChooseRequest(f"c{table.position}", table.position, " ".join(luck.pick(offered)))
    reply = table.handle(request, whose(table), "en").reply
    assert isinstance(reply, Done | Refused)


@pytest.mark.parametrize("seed", first_daily(range(6), daily=1))
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_it_is_one_of_the_choices_with_reasons(tmp_path: Path, pack: str, seed: int) -> None:
    """SG-SHARE-005, DS-TURN-007: only what is one's own to choose, said in both languages, wherever one is asked."""
    luck, answers = Luck(seed), 0
    with kept(tmp_path) as storage:
        table = begin(storage, pack)
        for _ in range(60):
            now = of_party(table.campaign.table)
            if is_over(now):
                break
            for seat, name in enumerate(("Ada", "Ben")):
                own = [choice for choice in now.offered if now.actor(choice) == seat]
                event = asked(table, name, lang=luck.pick(("en", "fr")))
                if event.advised is None:
                    assert event.note
                    continue
                answers += 1
                assert own
                assert 1 <= len(event.advised.choices) <= 3
                assert all(now.actor(tuple(line.choice.split())) == seat for line in event.advised.choices)
                assert len(SENTENCE.findall(plain(event.advised.why))) >= 2
            take(table, luck)
    assert answers > 5


def test_who_only_watches_is_not_answered(tmp_path: Path) -> None:
    """A spectator has no seat that a robot could advise."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        roster, _, secret = table.roster.invite((), "spectator", 2)
        roster, _ = roster.accept(secret, "Zoe", "z" * 43)
        table.seating.rewrite(lambda _: roster)
        reply = table.handle(AdviseRequest("r", "choice", 0), ref_of(table, "Zoe"), "en").reply

        assert isinstance(reply, Refused)
        assert reply.key == "only-seated"


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_an_evening_is_looked_through(tmp_path: Path, pack: str) -> None:
    """At most three decisions, each with its line of the log, dearest first; or a sentence that there were none."""
    luck = Luck(5)
    with kept(tmp_path) as storage:
        table = begin(storage, pack)
        for _ in range(50):
            take(table, luck)
        event = asked(table, "Ada", "evening")
        costs = [lost.tenths for lost in event.costly]

        assert len(costs) <= 3
        assert costs == sorted(costs, reverse=True)
        assert bool(costs) != bool(event.note)
        for lost in event.costly:
            entry = table.campaign.history.entry(lost.entry)
            assert entry.seat not in (CHANCE, TABLE)
            assert plain(lost.taken) != plain(lost.better)


class TestWhileTheTableIsPlayedOn:
    """A robot thinks apart from its table."""

    @pytest.mark.parametrize(("about", "is_answered"), [("choice", False), ("evening", True)])
    def test_advice_on_a_decision_that_was_taken_is_none(self, tmp_path: Path, about: str, is_answered: bool) -> None:
        """What was decided meanwhile needs no advice; what an evening cost stays true."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            inquiry = table.begin_advice(AdviseRequest("r", about, 0), ref_of(table, "Ada"), "en")  # type: ignore[arg-type]
            assert isinstance(inquiry, AdviceInquiry)
            take(table, Luck(1))
            inquiry.think()
            outcome = table.end_advice(inquiry)

            assert (outcome is not None) == is_answered

    def test_a_spectator_is_refused_before_a_robot_thinks(self, tmp_path: Path) -> None:
        """There is no seat that it could advise."""
        with kept(tmp_path) as storage:
            table = begin(storage)
            roster, _, secret = table.roster.invite((), "spectator", 2)
            roster, _ = roster.accept(secret, "Zoe", "z" * 43)
            table.seating.rewrite(lambda _: roster)
            outcome = table.begin_advice(AdviseRequest("r", "choice", 0), ref_of(table, "Zoe"), "en")

            assert isinstance(outcome, Outcome)
            assert isinstance(outcome.reply, Refused)
            assert outcome.reply.key == "only-seated"
