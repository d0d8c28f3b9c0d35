"""Choices that are tried: what would come of them is told, nothing is done, and nothing hidden is found out by it."""

from __future__ import annotations

import pytest

from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import options
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.scene.plan import Plan
from sleeping_gods.sea.chapters.fate import HandLimit
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.chapters.fate import KeepSeven
from sleeping_gods.wire.coding import encode, read_event
from sleeping_gods.wire.events import Done, PreviewEvent, Refused
from sleeping_gods.wire.requests import ChooseRequest, PreviewRequest

from ..bed import doing
from .in_memory import served
from .marked import marked_pack
from .staged import begun

PACKS = ("harbour", "airfield")


def at_a_blow(pack: str) -> ServedTable:
    """A fight in which damage is to be placed."""
    table = served(begun(marked_pack(pack), 2, 5, "fight"), [(0, 1)])
    luck = Luck(2)
    for number in range(300):
        offered = table.campaign.table.offered
        if sum(choice[0] == "cover" for choice in offered) > 1:
            return table
        fighting = [choice for choice in offered if choice[0] in ("attack", "go")]
        choice = luck.pick(fighting or offered)
        reply = table.handle(ChooseRequest(f"n{number}", table.position, text(choice)), host(table), "en").reply
        assert isinstance(reply, Done), reply
    raise AssertionError("nobody has struck anybody")


def host(table: ServedTable) -> str:
    """Whoever plays all seats."""
    return table.roster.members[0].ref


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("pack", PACKS)
def test_a_blow_is_tried_square_by_square(pack: str, lang: Lang) -> None:
    """The squares that could follow come from the answer, until none could; then they can be chosen one by one."""
    table = at_a_blow(pack)
    before, position = state_hash(table.campaign.table), table.position
    tried: list[str] = []
    while True:
        reply = table.handle(PreviewRequest("t", tuple(tried)), host(table), lang).reply
        assert isinstance(reply, PreviewEvent)
        assert read_event(encode(reply)) == reply
        assert [step.notation for step in reply.plan.steps] == tried
        following = [line for line in reply.plan.next if line.startswith("cover")]
        if not following:
            break
        tried.append(following[0])

    assert tried
    assert (state_hash(table.campaign.table), table.position) == (before, position)
    for line in tried:
        if text_of(table, line):
            assert isinstance(
                table.handle(ChooseRequest(line.replace(" ", "-"), table.position, line), host(table), lang).reply, Done
            )
    assert state_hash(table.campaign.table) != before


def text_of(table: ServedTable, line: str) -> bool:
    """Whether a choice is still to be made: what was left over may have been done by the table itself."""
    return line in [text(choice) for choice in table.campaign.table.offered]


@pytest.mark.parametrize("pack", PACKS)
def test_what_is_stuck_is_said_with_its_rule(pack: str) -> None:
    """The same square twice: the second time it cannot be covered."""
    table = at_a_blow(pack)
    line = next(text(choice) for choice in table.campaign.table.offered if choice[0] == "cover")

    reply = table.handle(PreviewRequest("t", (line, line)), host(table), "en").reply

    assert isinstance(reply, PreviewEvent)
    assert [step.notation for step in reply.plan.steps] == [line]
    assert reply.plan.blocked


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize(
    "line",
    [
        "go on",
        "draw tuna",
        "cover",
        "cover nobody a1",
        "cover {enemy} z99",
        "cover {enemy} a1 a2",
        "join nobody",
        "join",
        " ",
    ],
)
def test_nothing_else_is_tried(pack: str, line: str) -> None:
    """A draw, a card, what is no square of an enemy in the row, nobody: refused in the words of an illegal choice."""
    table = at_a_blow(pack)
    combat = table.campaign.table.combat  # type: ignore[attr-defined]  # a table of a party
    sent = line.replace("{enemy}", combat.foes[0].id)

    reply = table.handle(PreviewRequest("t", (sent,)), host(table), "en").reply

    assert isinstance(reply, Refused)
    assert reply.key == "illegal"


@pytest.mark.parametrize("pack", PACKS)
def test_everything_that_is_offered_and_open_can_be_tried(pack: str) -> None:
    """Along a walk: each square and each participant that is offered is a step of a plan, and nothing is done by it."""
    table, luck, seen = served(begun(marked_pack(pack), 2, 8), [(0, 1)]), Luck(4), 0
    for number in range(150):
        now = table.campaign.table
        before = state_hash(now)
        for choice in options(now):
            if choice[0] in ("join", "cover", "uncover"):
                reply = table.handle(PreviewRequest("t", (text(choice),)), host(table), "en").reply
                assert isinstance(reply, PreviewEvent), choice
                assert len(reply.plan.steps) == 1
                seen += 1
        assert state_hash(now) == before
        table.handle(ChooseRequest(f"n{number}", table.position, text(luck.pick(now.offered))), host(table), "en")

    assert seen


@pytest.mark.parametrize("pack", ["harbour", "airfield", "wandering-sea", "lifted-north"])
class TestOtherHands:
    """Ada must drop cards: whatever Ben tries meanwhile, he is told of no card in her hand."""

    def test_what_another_must_drop_is_not_told(self, pack: str) -> None:
        """SG-SHARE-005, SG-ABIL-005, DS-TURN-007: the plan of nothing is empty for Ben, and Ada's own for Ada."""
        table, ada, ben = dropping(pack)
        hand = of_party(table.campaign.table).hands[0]

        own = plan_of(table, ada)
        other = plan_of(table, ben)

        assert {*own.next} >= {f"drop {card}" for card in hand}
        assert other.next == ()
        assert not any(card.encode() in encode(PreviewEvent(0, "t", other)) for card in hand)

    def test_a_card_that_is_named_is_answered_as_any_other(self, pack: str) -> None:
        """Whether it is in her hand or in the deck: the same refusal, byte for byte."""
        table, _, ben = dropping(pack)
        now = of_party(table.campaign.table)
        replies = [
            encode(table.handle(PreviewRequest("t", (f"{verb} {card}",)), ben, lang).reply)
            for card in (now.hands[0][0], now.deck[0])
            for verb in ("drop", "join", "keep")
            for lang in WHOLE
        ]

        assert replies[: len(replies) // 2] == replies[len(replies) // 2 :]


def dropping(pack: str) -> tuple[ServedTable, str, str]:
    """A table of two at which Ada has too many cards in hand; then Ada, the host, and Ben."""
    table = served(begun(marked_pack(pack), 2, 5), [(0,), (1,)])
    now = of_party(table.campaign.table)
    while len(now.hands[0]) < 9:
        now.hands[0].append(now.deck.pop())
    doing(now, HandLimit(0) if isinstance(now, SeaTable) else KeepSeven(0))
    ada, ben = (member.ref for member in table.roster.members)
    return table, ada, ben


def plan_of(table: ServedTable, ref: str) -> Plan:
    """What somebody is told of a plan without any choice."""
    reply = table.handle(PreviewRequest("t", ()), ref, "en").reply
    assert isinstance(reply, PreviewEvent)
    return reply.plan
