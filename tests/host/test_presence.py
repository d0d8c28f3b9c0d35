"""What people show each other while they choose: plans, pages that were read, and questions; none of it is stored."""

from __future__ import annotations

from pathlib import Path

from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import text
from sleeping_gods.kernel.play import options
from sleeping_gods.party.table.table import of_party
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.events import Done, PresenceEvent, Refused
from sleeping_gods.wire.requests import AskRequest, ChatRequest, ChooseRequest, PresenceRequest

from .tables import begin, choose, kept


def until_joined(table: ServedTable) -> tuple[str, str, str]:
    """Play until somebody may take part in a test: the choice, whose it is, and somebody else."""
    for _ in range(300):
        now = table.campaign.table
        for choice in options(now):
            if choice[0] == "join" and len(choice) == 2:
                actor = now.actor(choice)
                owner = next(member for member in table.roster.members if actor in member.seats)
                other = next(member for member in table.roster.members if actor not in member.seats)
                return text(choice), owner.ref, other.ref
        choose(table, (table.position * 7) % len(now.offered))
    raise AssertionError("nobody was asked to take part")


def test_a_plan_is_shown_until_the_choice_is_made_or_its_owner_goes(tmp_path: Path) -> None:
    """Who comes is shown it too; at another position it is none, and nothing of it is in the journal."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        join, owner, other = until_joined(table)
        at = table.position

        shown = table.handle(PresenceRequest("s", at, (join,), "10.1@4"), owner, "en")

        assert isinstance(shown.reply, Done)
        assert shown.presence == PresenceEvent(at, owner, (join,), "10.1@4")
        assert table.presence_for(shown.presence, table.perspective_of(other, "en")) == shown.presence
        assert table.presence("en", other) == [shown.presence]
        assert table.position == at
        choose(table)
        assert table.presence("en", other) == [PresenceEvent(table.position, owner, (), "10.1@4")]
        assert PresenceEvent(table.position, owner) in table.disconnected(owner)
        assert table.presence("en", other) == []


def test_only_what_is_open_and_ones_own_is_shown(tmp_path: Path) -> None:
    """Neither cards of a hand nor choices of somebody else."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        join, owner, other = until_joined(table)
        hand = next(card for cards in of_party(table.campaign.table).hands for card in cards)

        for line in (f"discard {hand}", f"join {hand}", "draw fate"):
            refused = table.handle(PresenceRequest("h", table.position, (line,), ""), owner, "en").reply
            assert isinstance(refused, Refused)
        stranger = table.handle(PresenceRequest("o", table.position, (join,), ""), other, "en").reply
        assert isinstance(stranger, Refused)
        assert stranger.key == "not-yours"
        late = table.handle(PresenceRequest("l", table.position - 1, (join,), ""), owner, "en")
        assert late.presence == PresenceEvent(table.position, owner)


def test_whoever_a_choice_belongs_to_is_asked_in_their_language(tmp_path: Path) -> None:
    """Nobody else is; one's own choice and what is none cannot be asked for."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        join, owner, other = until_joined(table)
        table.snapshot(owner, "fr")

        (asks,) = table.handle(AskRequest("a", join), other, "en").deeds

        assert (asks.to, asks.concerns(owner), asks.concerns(other)) == (frozenset({owner}), True, False)
        notice = table.deed_event(asks, table.perspective_of(owner, "fr"))
        assert (notice.key, notice.who, notice.choice) == ("asks", other, join)
        assert plain(notice.words).startswith(table.roster.member(other).name)
        for line, who, key in ((join, owner, "nobody-to-ask"), ("discard no-card", other, "illegal")):
            refused = table.handle(AskRequest("b", line), who, "en").reply
            assert isinstance(refused, Refused)
            assert refused.key == key


def test_a_question_is_kept_until_it_is_answered_or_withdrawn(tmp_path: Path) -> None:
    """A note on the map and a step back do not forget it; who comes later is told of it too."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        join, owner, other = until_joined(table)
        asked = table.handle(AskRequest("a", join), other, "en")
        assert asked.presence == PresenceEvent(table.position, other, asks=(join,))

        table.handle(ChooseRequest("n", table.position, "note 2 here"), owner, "en")
        assert table.presence("en", owner) == [PresenceEvent(table.position, other, asks=(join,))]
        table.handle(PresenceRequest("s", table.position, (), "10.1@4"), other, "en")
        assert table.presence("en", owner) == [PresenceEvent(table.position, other, (), "10.1@4", (join,))]
        table.handle(AskRequest("w", join, withdrawn=True), other, "en")
        assert table.presence("en", owner)[0].asks == ()
        table.handle(AskRequest("b", join), other, "en")
        table.handle(ChooseRequest("j", table.position, join), owner, "en")
        assert table.presence("en", owner)[0].asks == ()


def test_whoever_sits_down_later_is_told_what_was_said_before(tmp_path: Path) -> None:
    """The last lines, each with its number, so that nobody hears one twice."""
    with kept(tmp_path) as storage:
        table = begin(storage)
        who = table.roster.members[0].ref
        assert table.talk() == []
        for number in range(60):
            table.handle(ChatRequest(f"c{number}", f"Line {number}"), who, "en")

        assert [line.text for line in table.talk()] == [f"Line {number}" for number in range(10, 60)]
        assert [line.number for line in table.talk()][-1] == 60
