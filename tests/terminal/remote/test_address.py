"""Links to tables, and the seats that a device keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.terminal.remote.address import Address, address_of
from sleeping_gods.terminal.remote.errors import BadAddress, BrokenSeats
from sleeping_gods.terminal.remote.seats import FILE, MAX_SEATS, Seat, keep_seat, seats_in, secret_at


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("https://games.example/join#AbC_-9.x", Address("https://games.example", "AbC_-9.x")),
        ("http://games.example:8000/join/#x", Address("http://games.example:8000", "x")),
        ("https://games.example/sg/join#x", Address("https://games.example/sg", "x")),
        (" https://games.example/table/evening ", Address("https://games.example", campaign="evening")),
        ("http://[::1]:8000/sg/table/evening/", Address("http://[::1]:8000/sg", campaign="evening")),
    ],
)
def test_a_link_names_a_server_and_an_invitation_or_a_table(link: str, address: Address) -> None:
    """Also where the server stands in a folder of another one."""
    assert address_of(link) == address


@pytest.mark.parametrize(
    "link",
    [
        "", "games.example/join#x", "ftp://games.example/join#x", "https:///join#x", "https://games.example/join",
        "https://games.example/join#a b", "https://games.example/#SECRET", "https://games.example/table/",
        "https://games.example/table/../x", "https://me:SECRET@games.example/join#x", "https://games.example:x/join#x",
        "https://games.example/join#SECRET\n", "https://[games/join#x",
    ],
)  # fmt: skip
def test_anything_else_is_no_link_and_no_secret_is_said_back(link: str) -> None:
    """What stands behind the # opens a seat."""
    if link.endswith("\n"):
        assert address_of(link).invite == "SECRET"
        return
    with pytest.raises(BadAddress) as error:
        address_of(link)

    assert "SECRET" not in str(error.value)


def test_a_socket_is_as_safe_as_its_page() -> None:
    """wss where the page is https."""
    assert Address("https://games.example/sg").socket("evening", "fr") == (
        "wss://games.example/sg/api/campaigns/evening/play?lang=fr&wire=2"
    )
    assert Address("http://games.example").socket("a/b", "en").startswith("ws://games.example/api/campaigns/a%2Fb/")


def test_seats_are_kept_by_server_and_table(tmp_path: Path) -> None:
    """The latest of a table counts; the latest of a server is who one is there; only the owner may read them."""
    folder = tmp_path / "new"
    for seat in (Seat("s", "a", "1"), Seat("s", "b", "2"), Seat("t", "a", "3"), Seat("s", "a", "4")):
        keep_seat(folder, seat)

    assert [secret_at(folder, *where) for where in (("s", "a"), ("s", "b"), ("t", "a"), ("t", "b"), ("s", ""))] == [
        "4", "2", "3", "", "4",
    ]  # fmt: skip
    assert len(seats_in(folder)) == 3
    assert (folder / FILE).stat().st_mode & 0o777 == 0o600


def test_the_oldest_seats_make_room(tmp_path: Path) -> None:
    """The file cannot grow for ever."""
    for number in range(3):
        keep_seat(tmp_path, Seat("s", str(number), "x"))
    data = (tmp_path / FILE).read_text()
    one = '{"server":"s","campaign":"old","secret":"x"}'
    (tmp_path / FILE).write_text(data.replace("[", "[" + f"{one}," * MAX_SEATS, 1))

    keep_seat(tmp_path, Seat("s", "new", "x"))

    kept = seats_in(tmp_path)
    assert len(kept) == MAX_SEATS
    assert [seat.campaign for seat in kept[-4:]] == ["0", "1", "2", "new"]


@pytest.mark.parametrize("data", [b"", b"{}", b'[{"server": 1}]', b"[" * 100_000, b"\xff", b'[{"x": "y"}]'])
def test_a_broken_list_of_seats_is_left_as_it_is(tmp_path: Path, data: bytes) -> None:
    """Nothing is kept in it, and nothing of it is lost."""
    (tmp_path / FILE).write_bytes(data)

    with pytest.raises(BrokenSeats):
        keep_seat(tmp_path, Seat("s", "a", "x"))
    assert (tmp_path / FILE).read_bytes() == data
