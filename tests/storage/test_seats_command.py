"""``sleeping-gods seats``: whoever runs the server lists the seats and gives a lost one back, while it runs or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.cli import main
from sleeping_gods.host.roster import Roster, roster_of
from sleeping_gods.host.seat_links import follow
from sleeping_gods.host.storage_table_store import open_table
from sleeping_gods.storage.opening import SCHEMES, open_storage
from sleeping_gods.storage.storage import Storage
from sleeping_gods.wire.events import Settings

from ..web.tables import Round, seat
from .conftest import Reopen

NEW = "n" * 43
"""The secret of a device that has no place anywhere."""


def command(place: str, *words: str) -> int:
    """Call it about a place."""
    return main(["seats", *words, "--database" if place.startswith(SCHEMES) else "--data", place])


def roster(storage: Storage, table: Round) -> Roster:
    """Who sits there."""
    return roster_of(storage.summary(table.campaign).settings)


@pytest.mark.parametrize("running", [True, False])
def test_a_link_for_the_host(place: str, reopen: Reopen, running: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """Beside a server that keeps the campaigns, and without one: it opens once, gives back being host, and is told."""
    storage = reopen()
    table, other = seat(storage), seat(storage)
    storage.rename(table.campaign, "Friday evenings")
    if not running:
        storage.close()

    assert command(place, "Friday evenings", "--link", "host", "--public-url", "https://play.example.org") == 0

    if not running:
        storage = reopen()
    words, url = capsys.readouterr().out.splitlines()
    assert url.startswith(f"https://play.example.org/seat#{table.campaign}.")
    assert "Host" in words
    secret = url.rpartition(".")[2]
    served = open_table(storage, table.campaign)
    changed, member, disclosed = follow(served.roster, secret, NEW, 1)
    served.seating.change(changed)
    assert (member.ref, disclosed and disclosed.whom) == (table.host.ref, "Host")
    assert [one.how for one in roster(storage, table).disclosed] == ["server-link-made", "seat-link-used"]
    assert roster(storage, table).by_device(NEW) is not None
    assert roster(storage, table).by_device(table.host.secret) is not None
    assert roster(storage, other).disclosed == ()
    assert secret not in repr(storage.summary(table.campaign).settings)


def test_a_running_server_loses_nothing_by_it(place: str, reopen: Reopen) -> None:
    """What the server changes next is kept beside the new link, though it had not read that."""
    storage = reopen()
    table = seat(storage)
    served = open_table(storage, table.campaign)
    assert command(place, table.campaign, "--link", "Guest 1") == 0

    served.seating.rewrite(lambda before: before.with_settings(Settings(open_hands=True)))

    after = roster(storage, table)
    assert after.settings.open_hands
    assert [link.once for link in after.seat_links if link.person == table.ada.ref] == [False, True]


def test_the_list_names_worlds_seats_and_the_host(
    place: str, reopen: Reopen, capsys: pytest.CaptureFixture[str]
) -> None:
    """And says what lies in the bin; of secrets it says nothing."""
    storage = reopen()
    table, binned = seat(storage), seat(storage, "airfield")
    storage.bin(binned.campaign)

    assert command(place) == 0
    listed = capsys.readouterr().out
    assert command(place, table.campaign) == 0

    alone = capsys.readouterr().out
    assert [line.strip() for line in alone.splitlines()[1:]] == [
        "Host: host, plays Ben (1 device)", "Guest 1: plays Ada (1 device)", "Guest 2: plays Cas (1 device)",
        "Guest 3: watches (1 device)",
    ]  # fmt: skip
    assert f"{table.campaign}  An evening  (harbour, last changed" in alone
    assert f"{binned.campaign}  An evening  (airfield, in the bin since" in listed
    assert alone.strip() in listed
    assert not any(person.secret in listed for person in (table.host, table.ada, binned.host))


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["--link", "host"], "which campaign?"),
        (["Nowhere"], "there is no campaign Nowhere here"),
        (["An evening"], "there are several campaigns called An evening"),
        (["ID", "--link", "Nobody"], "got Nobody"),
        (["ID", "--link", "host", "--public-url", "nonsense"], "nonsense"),
        (["BINNED", "--link", "host"], "lies in the bin"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: list[str], error: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line, with 2, and nothing is changed."""
    place = str(tmp_path / "data")
    storage = open_storage(place)
    tables = [seat(storage), seat(storage)]
    storage.bin(tables[1].campaign)
    before = [roster(storage, table) for table in tables]
    ids = {"ID": tables[0].campaign, "BINNED": tables[1].campaign}

    assert command(place, *(ids.get(word, word) for word in words)) == 2

    assert error in capsys.readouterr().err
    assert [roster(storage, table) for table in tables] == before
    storage.close()


def test_a_folder_without_campaigns_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is made there."""
    assert command(str(tmp_path / "none")) == 2
    assert "got nothing" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The list and its help."""
    storage = open_storage(str(tmp_path))
    seat(storage)
    storage.close()
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    assert command(str(tmp_path)) == 0

    assert "hôte, joue Ben" in capsys.readouterr().out
