"""A connection that is lost, a seat that is, and a server that is not there."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from sleeping_gods.cli import main
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.terminal.languages import first_localizer
from sleeping_gods.terminal.remote.errors import NoSeat, Unreachable, Unwelcome
from sleeping_gods.wire.requests import ChooseRequest

from .seated import Person
from .standin import StandIn, served

INVITED = {"ada": (0,)}


@pytest.mark.parametrize(("pack", "lang"), [("harbour", "en"), ("airfield", "fr")])
@pytest.mark.parametrize("lost", ["before", "after"])
def test_a_choice_whose_answer_is_lost_is_sent_again_and_played_once(
    tmp_path: Path, pack: str, lang: Lang, lost: str
) -> None:
    """Whether the connection breaks before it is done or before that is said: the same id comes twice."""
    localizer = first_localizer(lang)
    person = Person(("> ", "1"), (localizer.say("remote_back"), "quit"))
    host = StandIn(pack, ("Ada",), invites=INVITED, drop_before=lost == "before", drop_after=lost == "after")
    with served(host):
        assert person.play(f"{host.url}/join#ada", tmp_path, name="Ada", lang=lang) == 0

    sent = [request for request in host.heard if isinstance(request, ChooseRequest)]
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert host.choices == ["begin turn"]
    assert localizer.say("remote_lost") in person.said
    assert {"en": "Ada: Begin the turn", "fr": "Ada\u202f: Commencer le tour"}[lang] in person.said


def test_a_choice_is_lost_twice_and_still_played_once(tmp_path: Path) -> None:
    """As often as it takes."""
    person = Person(("> ", "1"), ("Ada: Begin the turn", "quit"))
    with served(StandIn(players=("Ada",), invites=INVITED, drop_before=2)) as host:
        person.play(f"{host.url}/join#ada", tmp_path, name="Ada")

    assert len({request.id for request in host.heard}) == 1
    assert len(host.heard) == 3
    assert host.choices == ["begin turn"]


def test_who_has_a_seat_comes_back_without_an_invitation(tmp_path: Path) -> None:
    """By the table's own address, with the secret that is kept for the owner alone; the language may be another."""
    with served(StandIn(players=("Ada",), invites=INVITED)) as host:
        Person(("> ", "1"), ("> ", "quit")).play(f"{host.url}/join#ada", tmp_path, name="Ada")
        host.invites = {}
        again = Person(("Utiliser le Pont", "quitter"))
        again.play(f"{host.url}/table/evening", tmp_path, lang="fr")

    assert f"sleeping-gods join {host.url}/table/evening" in again.said
    assert [guest.name for guest in host.guests.values()] == ["Ada"]
    assert (tmp_path / "seats.json").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("lang", WHOLE)
def test_a_name_that_is_not_given_is_asked_for(tmp_path: Path, lang: Lang) -> None:
    """Until there is one."""
    asked = f"{first_localizer(lang).say('remote_name')}> "
    person = Person((asked, ""), (asked, "Ada"), ("> ", "quit"))
    with served(StandIn(players=("Ada",), invites=INVITED)) as host:
        person.play(f"{host.url}/join#ada", tmp_path, lang=lang)

    assert [guest.name for guest in host.guests.values()] == ["Ada"]


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize(("status", "key"), [(401, "refused"), (404, "refused"), (503, "unreachable")])
def test_a_seat_or_a_server_that_is_gone_ends_it(tmp_path: Path, lang: Lang, status: int, key: str) -> None:
    """A seat that was taken back is not asked for again; a server that is away is, for a while."""
    person = Person(("> ", "1"))
    host = StandIn(players=("Ada",), invites=INVITED, drop_before=1, then=status)
    with served(host):
        assert person.play(f"{host.url}/join#ada", tmp_path, name="Ada", lang=lang) == 1

    assert first_localizer(lang).say(f"remote-gone_{key}") in person.said
    assert host.choices == []


def test_somebody_whose_place_was_taken_back_is_told_and_does_not_knock_again(tmp_path: Path) -> None:
    """The server's last word counts at once; Enter leaves."""
    person = Person(("This seat is not yours any more", ""))
    with served(StandIn(players=("Ada",), invites=INVITED)) as host:
        person.sit_down(f"{host.url}/join#ada", tmp_path, name="Ada")
        person.hears("> ")
        host.remove("secret-0")
        person.leave()

    assert person.code == 1
    assert "Your place was taken back." in person.said


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize("garbage", ["{}", "[", '{"kind": "snapshot"}', '{"kind": "done", "position": 1}'])
def test_a_server_that_speaks_otherwise_ends_it(tmp_path: Path, lang: Lang, garbage: str) -> None:
    """What cannot be read is not guessed at."""
    person = Person()
    with served(StandIn(players=("Ada",), invites=INVITED, garbage=garbage)) as host:
        assert person.play(f"{host.url}/join#ada", tmp_path, name="Ada", lang=lang) == 1

    assert first_localizer(lang).say("remote-gone_protocol") in person.said


@pytest.mark.parametrize("lang", WHOLE)
def test_whoever_sits_at_a_keyboard_may_leave_while_the_connection_is_lost(tmp_path: Path, lang: Lang) -> None:
    """Nothing else is done meanwhile; what was asked for before is not forgotten."""
    localizer = first_localizer(lang)
    person = Person(
        ("> ", "1"), (localizer.say("remote_lost-prompt"), "2"), (localizer.say("remote_not-now"), "q"), keyboard=True
    )
    host = StandIn(players=("Ada",), invites=INVITED, drop_before=1, then=503)
    with served(host):
        assert person.play(f"{host.url}/join#ada", tmp_path, name="Ada", lang=lang, pauses=(0.0, 300.0)) == 0

    assert len(host.heard) == 1


def test_no_invitation_and_no_seat_are_refused(tmp_path: Path) -> None:
    """In the server's words, or in ours."""
    with served(StandIn(players=("Ada",))) as host:
        with pytest.raises(Unwelcome, match="not good any more"):
            Person().play(f"{host.url}/join#wrong", tmp_path, name="Ada")
        with pytest.raises(NoSeat):
            Person().play(f"{host.url}/table/evening", tmp_path)

    assert not (tmp_path / "seats.json").exists()


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize(
    ("link", "kind", "seats"),
    [
        ("https://games.example/#SECRET", "BadAddress", None),
        ("https://games.example/table/evening", "NoSeat", None),
        ("https://games.example/table/evening", "BrokenSeats", "{}"),
    ],
)
def test_what_hinders_is_said_by_the_command(
    link: str,
    kind: str,
    seats: str | None,
    lang: Lang,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In both languages, before anything is sent anywhere."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if seats is not None:
        (tmp_path / "sleeping-gods").mkdir()
        (tmp_path / "sleeping-gods" / "seats.json").write_text(seats)

    code = main(["join", link, "--lang", lang])

    said = capsys.readouterr().err
    assert code == 2
    assert "SECRET" not in said
    assert {
        "BadAddress": {"en": "expected the link of a table", "fr": "il faut le lien d'une table"},
        "NoSeat": {"en": "this device has no seat at that table", "fr": "cet appareil n'a pas de place"},
        "BrokenSeats": {"en": "seats.json: expected a list of seats", "fr": "seats.json"},
    }[kind][lang] in said


@pytest.mark.parametrize(("lang", "said"), [("en", "no server answers at"), ("fr", "aucun serveur de table ne répond")])
def test_a_server_that_is_not_there_is_named(
    lang: Lang, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the command, in both languages, as a mistake of the caller's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    code = main(["join", f"http://127.0.0.1:{port}/join#x", "--name", "Ada", "--lang", lang])

    assert code == 2
    assert said in capsys.readouterr().err


def test_something_else_than_a_table_is_not_believed(tmp_path: Path) -> None:
    """A server that answers with anything else gets no seat kept."""
    with served(StandIn(players=("Ada",), invites=INVITED)) as host:
        host.join = lambda invite, name: {"campaign": "evening", "you": "p0"}  # type: ignore[method-assign]  # a server of another kind
        with pytest.raises(Unreachable):
            Person().play(f"{host.url}/join#ada", tmp_path, name="Ada")

    assert not (tmp_path / "seats.json").exists()
