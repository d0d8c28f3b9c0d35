"""Links to places at a table, as the roster keeps them: how many, who may make one, and what following one does."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sleeping_gods.host.errors import HostError, NotAllowed, NotThere
from sleeping_gods.host.members import TableMember
from sleeping_gods.host.roster import Roster, new_roster
from sleeping_gods.host.seat_links import (
    check_helper,
    follow,
    link_by_another,
    link_of,
    own_link,
    seat_url,
    with_void_links,
)
from sleeping_gods.host.seat_secrets import hash_of
from sleeping_gods.wire.events import Settings


def device(name: str) -> str:
    """The secret of a device."""
    return name * 43


def table(**settings: bool) -> tuple[Roster, TableMember, TableMember, TableMember]:
    """Ada keeps the table and plays, Ben plays, Eve watches."""
    roster, ada = new_roster("Ada", device("a"), 2, replace(Settings(), **settings))
    roster, _, secret = roster.invite((1,), "player", 2)
    roster, ben = roster.accept(secret, "Ben", device("b"))
    roster, _, secret = roster.invite((), "spectator", 2)
    roster, eve = roster.accept(secret, "Eve", device("e"))
    return roster, roster.member(ada.ref), ben, eve


def key(roster: Roster, helper: TableMember, lost: TableMember, *here: TableMember) -> str:
    """Why somebody may not make a link for another; empty if they may."""
    try:
        check_helper(roster, helper, lost.ref, frozenset(member.ref for member in here))
    except NotAllowed as error:
        return error.key
    return ""


def test_who_may_make_a_link_for_another() -> None:
    """Whoever plays or keeps the table, for a place that is away and plays, if the table lets friends help."""
    roster, ada, ben, eve = table()
    alone, *_ = table(friends_help=False)
    watching_host = replace(ada, seats=())

    assert [key(roster, ada, ben), key(roster, ben, ada), key(roster, watching_host, ben)] == ["", "", ""]
    assert key(roster, eve, ben) == "only-seated"
    assert key(roster, ada, eve) == "watchers-are-invited"
    assert [key(roster, ada, ben, ben), key(roster, ada, ada), key(roster, ada, ben, eve)] == [
        "person-here",
        "person-here",
        "",
    ]
    by_name = {member.name: member for member in alone.members}
    assert key(alone, by_name["Ben"], by_name["Ada"]) == "no-friends-help"
    assert key(alone, by_name["Ada"], by_name["Ben"]) == ""


def test_a_link_of_ones_own_is_the_same_each_time_and_the_oldest_goes() -> None:
    """24 are kept for somebody, those of others besides."""
    roster, ada, ben, _ = table()
    roster, theirs = own_link(roster, "c", ben.ref, device("b"))
    linked, secret = own_link(roster, "c", ada.ref, device("a"))

    assert own_link(linked, "c", ada.ref, device("a")) == (linked, secret)
    assert own_link(linked, "other", ada.ref, device("a"))[1] != secret
    for number in range(23):
        linked, _ = own_link(linked, "c", ada.ref, f"{number:043}")
    assert (len(linked.seat_links), link_of(linked, secret) is not None) == (25, True)
    linked, last = own_link(linked, "c", ada.ref, device("z"))
    assert len(linked.seat_links) == 25
    assert [link_of(linked, one) is not None for one in (secret, theirs, last)] == [False, True, True]
    assert seat_url("http://table", "c", "s") == "http://table/seat#c.s"


def test_links_that_are_renewed_are_void_and_other_devices_may_go() -> None:
    """Only one's own."""
    roster, ada, ben, _ = table()
    roster, mine = own_link(roster, "c", ada.ref, device("a"))
    roster, theirs = own_link(roster, "c", ben.ref, device("b"))
    roster, _, _ = follow(roster, mine, device("x"), 3)
    assert roster.member(ada.ref).devices == (hash_of(device("a")), hash_of(device("x")))

    kept, alone = (with_void_links(roster, ada.ref, device("x"), only_here=only) for only in (False, True))

    for fresh in (kept, alone):
        assert link_of(fresh, mine) is None
        assert link_of(fresh, theirs) is not None
        assert own_link(fresh, "c", ada.ref, device("a"))[1] != mine
    assert kept.member(ada.ref).devices == roster.member(ada.ref).devices
    assert alone.member(ada.ref).devices == (hash_of(device("x")),)
    assert alone.member(ben.ref) == ben


def test_a_link_by_another_opens_once_and_everybody_is_told() -> None:
    """A second one makes the first void; without a name the server made it."""
    roster, ada, ben, _ = table()
    first, void, _ = link_by_another(roster, ben.ref, by="Ada", entry=7)
    linked, secret, told = link_by_another(first, ben.ref, by="Ada", entry=8)

    assert (told.how, told.who, told.entry, told.whom) == ("seat-link-made", "Ada", 8, "Ben")
    assert told in linked.disclosed
    assert link_by_another(roster, ben.ref, by="", entry=8).disclosed.how == "server-link-made"
    assert link_of(linked, void) is None
    used, member, after = follow(linked, secret, device("x"), 9)
    assert after is not None
    assert (after.how, after.who, after.entry, after.whom) == ("seat-link-used", "Ada", 9, "Ben")
    assert (member.ref, link_of(used, secret), used.by_device(device("x"))) == (ben.ref, None, member)
    with pytest.raises(NotThere):
        follow(used, secret, device("y"), 9)
    assert follow(used, secret, device("x"), 9) == (used, member, None)
    assert follow(linked, secret, device("b"), 9) == (linked, ben, None)
    assert ada.devices == (hash_of(device("a")),)


def test_a_device_that_plays_keeps_its_seat_and_one_that_watches_changes() -> None:
    """Who watched leaves with the last device."""
    roster, ada, ben, eve = table()
    roster, secret = own_link(roster, "c", ben.ref, device("b"))

    with pytest.raises(HostError) as refused:
        follow(roster, secret, device("a"), 1)
    assert refused.value.key == "seated-already"
    moved, member, told = follow(roster, secret, device("e"), 1)
    assert (member.ref, told, [one.ref for one in moved.members]) == (ben.ref, None, [ada.ref, ben.ref])
    two = replace(eve, more_devices=(hash_of(device("f")), hash_of(device("g"))))
    both = replace(roster, members=(ada, ben, two))
    moved, _, _ = follow(both, secret, device("e"), 1)
    assert moved.member(eve.ref).devices == (hash_of(device("f")), hash_of(device("g")))


def test_twelve_devices_have_a_place_and_the_oldest_goes() -> None:
    """The link stays."""
    roster, _, ben, _ = table()
    roster, secret = own_link(roster, "c", ben.ref, device("b"))
    for number in range(11):
        roster, member, _ = follow(roster, secret, f"{number:043}", 1)
    assert (len(member.devices), member.device) == (12, hash_of(device("b")))

    roster, member, _ = follow(roster, secret, device("z"), 1)

    assert (len(member.devices), member.device, member.devices[-1]) == (12, hash_of("0" * 43), hash_of(device("z")))
