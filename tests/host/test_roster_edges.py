"""Who sits at a table, at the edges: every limit at its bound and beyond, every role, every refusal by its word."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host import roster as rosters
from sleeping_gods.host.consent import Consent
from sleeping_gods.host.errors import HostError, NotAllowed
from sleeping_gods.host.members import TableMember
from sleeping_gods.host.permissions import ALLOWED, EVERYBODY, ONLY_HOST, SEATED, check, seat_for
from sleeping_gods.host.roster import Roster, checked_name, new_roster
from sleeping_gods.host.route import RouteMoves
from sleeping_gods.host.seating import MAX_TRIES, Seating
from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.storage.errors import SettingsChanged
from sleeping_gods.wire.events import Disclosure, Settings, UndoRequest
from sleeping_gods.wire.requests import Request

from ..wire.making import make

USUAL = Settings()


def key_of(work: Any, *given: Any, **named: Any) -> str:
    """The word of the refusal that something ends with."""
    with pytest.raises(HostError) as refused:
        work(*given, **named)
    return refused.value.key


def table(*seats: tuple[int, ...], settings: Settings = USUAL) -> Roster:
    """A host with seats 0 and 1, and others with theirs; who has none only watches."""
    roster, _ = new_roster("Host", "device-0", 4, settings)
    for number, theirs in enumerate(seats, 1):
        roster, _, secret = roster.invite(theirs, "player" if theirs else "spectator", 4)
        roster, _ = roster.accept(secret, f"Person {number}", f"device-{number}")
    return roster


def seats_of(roster: Roster) -> list[tuple[int, ...]]:
    """The seats of everybody."""
    return [member.seats for member in roster.members]


def test_invitations_are_few_and_for_seats_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as allowed and no more; no host by invitation; somebody who watches gets no seat."""
    roster = table()
    monkeypatch.setattr(rosters, "MAX_INVITES", 2)
    assert key_of(roster.invite, (0,), "host", 4) == "one-host"
    for bad in ((), (4,), (-1,), (1, 1)):
        assert key_of(roster.invite, bad, "player", 4) == "bad-seats"
    roster, first, secret = roster.invite((3, 1), "player", 4)
    roster, second, _ = roster.invite((), "spectator", 4)
    assert (first.seats, first.role, second.seats, second.role) == ((1, 3), "player", (), "spectator")
    assert key_of(roster.invite, (0,), "player", 4) == "too-many-invites"
    quiet = table(settings=Settings(watchers=False))
    assert key_of(quiet.invite, (), "spectator", 4) == "no-watchers"
    assert quiet.invite((0,), "player", 4)[1].seats == (0,)
    assert key_of(roster.revoke, "none") == "no-invite"
    assert roster.revoke(first.ref).invites == (second,)
    joined, member = roster.accept(secret, "Ada", "device-1")
    assert (member.seats, member.role, member.name, joined.invites) == ((1, 3), "player", "Ada", (second,))
    assert seats_of(joined) == [(0, 2), (1, 3)]
    assert key_of(joined.accept, secret, "Ada", "device-2") == "no-invite"


def test_a_table_has_room_for_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a place already keeps it and gets the seats besides, also where there is no room."""
    monkeypatch.setattr(rosters, "MAX_PEOPLE", 2)
    roster, _, secret = table((1,)).invite((2,), "player", 4)

    assert key_of(roster.accept, secret, "Eve", "device-9") == "too-many-people"
    again, member = roster.accept(secret, "Other name", "device-1")
    assert (member.name, member.seats, len(again.members)) == ("Person 1", (1, 2), 2)
    assert seats_of(again) == [(0, 3), (1, 2)]


def test_seats_go_from_hand_to_hand() -> None:
    """What nobody plays is the host's; who watched and is given a seat plays."""
    roster = table((1,), ())
    host, player, watcher = roster.members

    given, member = roster.give(watcher.ref, (2, 2, 1))
    assert (member.seats, member.role) == ((1, 2), "player")
    assert seats_of(given) == [(0, 3), (), (1, 2)]
    assert seats_of(roster.give(player.ref, ())[0]) == [(0, 1, 2, 3), (), ()]
    assert roster.give(player.ref, ())[1].role == "player"
    assert seats_of(roster.give(host.ref, (1,))[0]) == [(0, 1, 2, 3), (), ()]
    assert roster.give(host.ref, (1,))[1].role == "host"
    assert roster.give(watcher.ref, ())[1].role == "spectator"
    assert key_of(roster.give, "nobody", ()) == "no-person"
    assert key_of(roster.remove, host.ref) == "host-stays"
    assert seats_of(roster.remove(player.ref)) == [(0, 1, 2, 3), ()]
    assert key_of(roster.hand_over, watcher.ref) == "host-plays"
    other = roster.hand_over(player.ref)
    assert [each.role for each in other.members] == ["player", "host", "spectator"]
    assert seats_of(other) == seats_of(roster)


def test_seats_follow_those_who_play() -> None:
    """By name: who has left has none, who has come is the host's until they are given away."""
    roster = replace(table((1,), (2,)), names=("Ada", "Ben", "Cyd", "Dee"))

    assert roster.with_players(("Ada", "Ben", "Cyd", "Dee")) is roster
    moved = roster.with_players(("Ada", "Cyd", "Dee"))
    assert (seats_of(moved), moved.names) == ([(0, 2), (), (1,)], ("Ada", "Cyd", "Dee"))
    grown = moved.with_players(("Eve", "Ada", "Cyd", "Dee"))
    assert seats_of(grown) == [(0, 1, 3), (), (2,)]
    unnamed = replace(roster, names=()).with_players(("Ada", "Ben", "Cyd", "Dee", "Eve"))
    assert (seats_of(unnamed), unnamed.names[-1]) == ([(0, 3, 4), (1,), (2,)], "Eve")
    assert roster.without_gaps(4) is roster
    assert seats_of(roster.without_gaps(6)) == [(0, 3, 4, 5), (1,), (2,)]
    assert roster.with_players_changed(["Ada"], ["Ada"]) is roster
    assert [person.online for person in roster.people(frozenset({roster.members[1].ref}))] == [False, True, False]


def test_moments_and_disclosures_are_kept_once_and_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same moment asked for twice is one; of what is disclosed the latest stay."""
    game, pack = load_pack("harbour")
    journal = Campaign.begin(game, pack, setup_for(game, pack, ("Ada",), {"seed": "1"})).journal
    monkeypatch.setattr(rosters, "MAX_MOMENTS", 2)
    roster = table().mark(journal, 0, "First")
    assert roster.mark(journal, 0, "First") is roster
    assert key_of(roster.mark, journal, 0, "first") == "bad-name"
    assert key_of(roster.mark, journal, 0, " ") == "bad-name"
    roster = roster.mark(journal, 1, "Second")
    assert [(moment.entry, moment.name) for moment in roster.moments] == [(0, "First"), (1, "Second")]
    assert key_of(roster.mark, journal, 1, "Third") == "too-many-moments"
    monkeypatch.setattr(rosters, "MAX_DISCLOSED", 3)
    for number in range(4):
        roster = roster.with_disclosure(Disclosure("file-taken", f"Person {number}", number))
    assert [each.entry for each in roster.disclosed] == [1, 2, 3]
    roster = roster.with_disclosure(Disclosure("file-taken", "Person 2", 9))
    assert [each.entry for each in roster.disclosed] == [1, 3, 9]


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("Ada", True),
        ("x" * 60, True),
        ("x" * 61, False),
        ("", False),
        (" Ada", False),
        ("Ada ", False),
        ("A\nb", False),
    ],
)
def test_a_name_can_stand_in_a_list(name: str, fits: bool) -> None:
    """Not empty, on one line, and not too long."""
    if fits:
        assert checked_name(name) == name
    else:
        assert key_of(checked_name, name) == "bad-name"


def test_an_undo_waits_for_all_who_are_here() -> None:
    """Whoever was asked and has not answered; one no ends it, and so does playing on or going."""
    consent = Consent()
    assert (key_of(lambda: consent.target), consent.asker, consent.withdraw()) == ("nothing-asked", "", False)
    assert consent.event(3) == UndoRequest(3, "", 0, ())
    consent.ask("a", 9, 4, frozenset("bcd"))
    assert (consent.target, consent.asker) == (4, "a")
    assert consent.event(9) == UndoRequest(9, "a", 4, ("b", "c", "d"))
    for who, position in (("a", 9), ("b", 8), ("x", 9)):
        assert key_of(consent.agrees, who, position, frozenset("abcd")) == "nothing-asked"
    assert not consent.agrees("b", 9, frozenset("abc"))
    assert consent.event(9) == UndoRequest(9, "a", 4, ("c",))
    assert key_of(consent.agrees, "b", 9, frozenset("abc")) == "nothing-asked"
    assert not consent.leaves("b")
    assert consent.agrees("c", 9, frozenset("abc"))
    assert consent.withdraw()
    consent.ask("a", 9, 4, frozenset("b"))
    assert key_of(consent.refuses, "c", 9) == "nothing-asked"
    consent.refuses("b", 9)
    assert consent.asker == ""
    consent.ask("a", 9, 4, frozenset("b"))
    consent.refuses("a", 1)
    assert consent.asker == ""
    consent.ask("a", 9, 4, frozenset("b"))
    assert consent.leaves("a")
    assert not consent.leaves("a")


def test_every_request_is_for_those_who_may_send_it() -> None:
    """Whoever watches, whoever plays, the host; and a host without a seat only what hosts may."""
    people = {
        EVERYBODY: TableMember("w", "Watcher", "spectator", (), ""),
        SEATED: TableMember("p", "Player", "player", (1,), ""),
        ONLY_HOST: TableMember("h", "Host", "host", (), ""),
    }
    may = {EVERYBODY: {EVERYBODY}, SEATED: {EVERYBODY, SEATED}, ONLY_HOST: {EVERYBODY, ONLY_HOST}}
    assert {*ALLOWED} == {*get_args(Request)}
    for kind, who in ALLOWED.items():
        for role, member in people.items():
            request: Any = make(kind, Luck(1))
            if who in may[role]:
                check(request, member)
            else:
                assert key_of(check, request, member) == ("only-host" if who == ONLY_HOST else "only-seated")
    assert key_of(check, object(), people[ONLY_HOST]) == "only-seated"


def test_a_choice_is_made_for_the_seat_that_it_belongs_to() -> None:
    """Another's is tried for one's first seat, which is refused then; a draw is nobody's; some acts are the host's."""
    game, pack = load_pack("harbour")
    campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), {"seed": "1"}))
    own = campaign.table.offered[0]
    seat = campaign.table.actor(own)
    player = TableMember("p", "P", "player", (1 - seat, seat), "")
    assert seat_for(campaign.table, player, own) == seat
    other = TableMember("p", "P", "player", (1 - seat,), "")
    host = replace(other, role="host")
    assert seat_for(campaign.table, other, own) == 1 - seat
    for line in ("repair set health", "leave p1", "join Zed"):
        assert key_of(seat_for, campaign.table, other, parse(line)) == "only-host", line
        assert seat_for(campaign.table, host, parse(line)) == 1 - seat
    assert seat_for(campaign.table, other, parse("note 3 here")) == 1 - seat
    unlucky = Campaign.begin(game, pack, setup_for(game, pack, ("Ada", "Ben"), {}))
    assert seat_for(unlucky.table, other, unlucky.table.offered[0]) is None


def test_a_route_is_made_of_moves() -> None:
    """One that is none refuses all of it."""
    game, pack = load_pack("harbour")
    campaign = Campaign.begin(game, pack, setup_for(game, pack, ("Ada",), {"seed": "1"}))
    member = TableMember("p", "P", "player", (0,), "")
    for line in ("begin turn", "travels 3"):
        assert key_of(RouteMoves, campaign, member, ("sail north", line)) == "illegal"
    route = RouteMoves(campaign, member, ("sail north", "sail south"))
    assert route.next_step(campaign, lambda table: None) is None  # no entry has come since


class Kept:
    """A store of a roster that others change as often as a test says."""

    def __init__(self, roster: Roster, quicker: int = 0) -> None:
        self.stored, self.quicker, self.read = roster, quicker, 0

    def roster(self) -> Roster:
        """What is stored."""
        self.read += 1
        return self.stored

    def keep(self, roster: Roster) -> None:
        """Store another, unless somebody was quicker."""
        if self.quicker:
            self.quicker -= 1
            raise SettingsChanged("evening")
        self.stored = roster


@pytest.mark.parametrize(("quicker", "read"), [(0, 0), (1, 1), (2, 2), (MAX_TRIES + 1, MAX_TRIES + 1)])
def test_a_change_is_begun_anew_where_another_was_quicker(quicker: int, read: int) -> None:
    """What is stored is read then; up to so many times."""
    store = Kept(table((1,)), quicker)
    seating = Seating(store, store.stored, ())  # type: ignore[arg-type]  # all that is asked of a store

    seating.rewrite(lambda roster: roster.with_settings(Settings(open_hands=True)))

    assert (store.read, seating.roster.settings.open_hands, store.stored) == (read, True, seating.roster)


def test_a_change_that_is_always_too_late_is_refused() -> None:
    """After so many times."""
    store = Kept(table((1,)), MAX_TRIES + 2)
    seating = Seating(store, store.stored, ())  # type: ignore[arg-type]  # all that is asked of a store
    with pytest.raises(SettingsChanged):
        seating.rewrite(lambda roster: roster.with_settings(Settings()))
    assert store.quicker == 0


def test_who_is_here_is_counted_by_connections() -> None:
    """Two tabs of one person are one person until both are closed; others are those who play and are here."""
    roster = table((1,), ())
    host, player, watcher = roster.members
    seating = Seating(Kept(roster), roster, ())  # type: ignore[arg-type]  # all that is asked of a store
    for ref in (host.ref, player.ref, player.ref, watcher.ref):
        seating.connect(ref)
    assert seating.here == {host.ref: 1, player.ref: 2, watcher.ref: 1}
    assert seating.others(host) == {player.ref}
    seating.disconnect(player.ref)
    assert seating.others(host) == {player.ref}
    seating.disconnect(player.ref)
    seating.disconnect("nobody")
    assert not seating.others(host)
    assert seating.others(watcher) == {host.ref}
    assert not seating.refresh()
    assert not seating.reseat(("Ada", "Ben", "Cyd", "Dee")[:0])
    assert seating.reseat(("Ada", "Ben", "Cyd", "Dee"))
    assert (seating.renumbered, seating.roster.names) == (1, ("Ada", "Ben", "Cyd", "Dee"))
    seating._store = SimpleNamespace(roster=lambda: roster.with_settings(Settings(open_hands=True)))
    assert seating.refresh()


def test_a_word_of_refusal_is_kept() -> None:
    """By every error of a table."""
    assert NotAllowed("bad-name").key == "bad-name"
