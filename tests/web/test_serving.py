"""``sleeping-gods serve`` as whoever hosts it runs it: it starts, says where, stops cleanly, and says what is wrong."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from sleeping_gods import __version__
from sleeping_gods.storage.opening import open_storage
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.events import Changed, Closing, Done, Snapshot
from sleeping_gods.wire.requests import ChooseRequest

from .player import Player, ask, begin, invite, join
from .programs import ran, running

pytestmark = pytest.mark.slow
RESTARTING = 1012
"""The code of a socket whose server comes again."""


def lines(log: str) -> list[dict[str, str]]:
    """Every line of a log, each an object of its own."""
    return [json.loads(line) for line in log.splitlines()]


def test_it_says_where_it_listens_and_is_healthy(tmp_path: Path) -> None:
    """`--port 0` takes a free port and prints it; health and figures answer there; the log is JSON, line by line."""
    with running(tmp_path / "log", "--data", tmp_path / "data") as server:
        status, health = ask(server.url, "GET", "/health")
        figures, text = ask(server.url, "GET", "/metrics")

        assert urlsplit(server.url).port
        assert str(tmp_path / "data") in server.said
        assert (status, health["status"], health["version"]) == (200, "ok", __version__)
        assert figures == 200
        assert b"sleeping_gods_connections 0\n" in text
        assert server.stop() == 0
    said = [line["said"] for line in lines(server.log)]
    assert said == [f"serving {tmp_path / 'data'} at {server.url}", "stopping", "stopped"]


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT], ids=lambda sig: sig.name)
def test_whoever_is_connected_hears_that_it_stops(tmp_path: Path, sig: signal.Signals) -> None:
    """Each in their language, as the last thing; then the socket ends, the exit code is 0, and all is there again."""
    with running(tmp_path / "log", "--data", tmp_path / "data") as server:
        campaign, host = begin(server.url)
        guest = join(server.url, invite(server.url, campaign, host, [1]))
        players = [Player(server.url, campaign, host), Player(server.url, campaign, guest, "fr")]
        assert isinstance(players[0].choose(players[0].own[0]), Done)
        for player in players:
            player.until(Changed)

        code = server.stop(sig)

        heard = [player.until(Closing) for player in players]
        ends = []
        for player in players:
            with pytest.raises(ConnectionClosed) as closed:
                player.socket.recv(timeout=60)
            ends.append(closed.value.rcvd.code if closed.value.rcvd else None)
    assert code == 0
    assert [(one.key, one.position) for one in heard] == [("stopping", player.position) for player in players]
    assert heard[0].words != heard[1].words
    assert ends == [RESTARTING, RESTARTING]
    with running(tmp_path / "log", "--data", tmp_path / "data") as server:
        again = Player(server.url, campaign, host)
        assert again.position == players[0].position
        assert again.scene is not None
        assert players[0].scene is not None
        assert again.scene.menu == players[0].scene.menu
        assert isinstance(again.choose(again.own[0]), Done)


def test_what_is_under_way_when_it_stops_is_answered_or_was_never_begun(tmp_path: Path) -> None:
    """A choice sent at the moment of the signal is stored if and only if it is acknowledged, before good-bye."""
    with running(tmp_path / "log", "--data", tmp_path / "data") as server:
        campaign, host = begin(server.url, ["Ada"], settings={"ask_all": True})
        ada = Player(server.url, campaign, host)
        before = ada.position
        ada.socket.send(encode(ChooseRequest("last", before, ada.own[0])).decode())

        assert server.stop() == 0

        ada.until(Closing)
    answered = [event for event in ada.heard if isinstance(event, Done)]
    storage = open_storage(str(tmp_path / "data"))
    stored = storage.find(campaign, "last")
    storage.close()
    assert bool(answered) == (stored is not None)
    assert [event for event in ada.heard if isinstance(event, (Snapshot, Changed))][-1].position == (
        stored.until if stored else before
    )


def test_nobody_who_does_not_listen_keeps_it_from_stopping(tmp_path: Path) -> None:
    """A socket that is opened and never read again, and a request that is never finished, are left after a while."""
    with running(tmp_path / "log", "--data", tmp_path / "data") as server:
        campaign, host = begin(server.url, ["Ada"])
        deaf = _opened(server.url, campaign, host)
        half = socket.create_connection(("127.0.0.1", urlsplit(server.url).port or 0))
        half.sendall(b"POST /api/campaigns HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{")

        code = server.stop()

        deaf.close()
        half.close()
    assert code == 0
    assert "stopped" in [line["said"] for line in lines(server.log)]


def test_no_secret_is_written_down_however_much_is(tmp_path: Path) -> None:
    """With `--verbose` every request and socket is logged, without what follows a ? and without a secret or cookie."""
    with running(tmp_path / "log", "--data", tmp_path / "data", "--verbose") as server:
        campaign, host = begin(server.url)
        invitation = invite(server.url, campaign, host, [1])
        guest = join(server.url, invitation)
        ask(server.url, "GET", f"/api/campaigns?secret={host}", headers={"cookie": f"seat={guest}"})
        ask(server.url, "GET", f"/api/{host}")
        ada = Player(server.url, campaign, host)
        ada.choose(ada.own[0])
        ada.close()
        assert server.stop() == 0
    said = "\n".join(line["said"] for line in lines(server.log))
    assert f"/api/campaigns/{campaign}/play" in said
    assert "GET /api/campaigns HTTP/1.1" in said
    for secret in (host, guest, invitation, invitation.rpartition(".")[2]):
        assert secret not in server.log
    assert "?" not in said


@pytest.mark.parametrize("believed", [True, False])
def test_a_proxy_is_believed_only_if_it_was_named(tmp_path: Path, believed: bool) -> None:
    """With `--proxy` limits go by the address that it tells; without, whoever makes addresses up gains nothing."""
    proxy = ["--proxy"] if believed else ["--proxy", "192.0.2.7"]
    with running(tmp_path / "log", "--data", tmp_path / "data", *proxy) as server:

        def guess(address: str) -> int:
            body = {"invite": f"0123456789abcdef.{'x' * 43}", "name": "Eve"}
            return ask(server.url, "POST", "/api/join", body, headers={"x-forwarded-for": address})[0]

        first = [guess("198.51.100.1") for _ in range(15)]

        assert first[:10] == [404] * 10
        assert first[-1] == 429
        assert guess("198.51.100.2") == (404 if believed else 429)


class TestWrong:
    """What keeps it from starting is one line, in the language of whoever starts it, and the exit code is 2."""

    def refused(self, *arguments: str | Path, lang: str = "C") -> str:
        """The one line."""
        done = ran("serve", *arguments, lang=lang)
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1
        return done.stderr.strip()

    def test_a_port_that_is_in_use(self, tmp_path: Path) -> None:
        """It names the port and the way out, and no folder is made."""
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = str(taken.getsockname()[1])

            english = self.refused("--data", tmp_path / "data", "--port", port)
            french = self.refused("--data", tmp_path / "data", "--port", port, lang="fr_FR.UTF-8")

        assert re.fullmatch(rf"error: port {port} at 127\.0\.0\.1 is in use already: .* --port", english)
        assert f"le port {port} de 127.0.0.1 est déjà pris" in french
        assert not (tmp_path / "data").exists()

    def test_a_folder_that_another_server_has(self, tmp_path: Path) -> None:
        """The first one goes on."""
        with running(tmp_path / "log", "--data", tmp_path / "data") as server:
            said = self.refused("--data", tmp_path / "data", "--port", "0")

            assert said == f"error: {tmp_path / 'data'}: another server keeps its campaigns there"
            assert ask(server.url, "GET", "/health")[0] == 200

    def test_a_folder_that_cannot_be_one(self, tmp_path: Path) -> None:
        """A file stands in its place, or in the place of a folder above it."""
        (tmp_path / "file").write_text("")

        for place in (tmp_path / "file", tmp_path / "file" / "data"):
            said = self.refused("--data", place, "--port", "0")
            assert said.startswith(f"error: campaigns cannot be kept in {place}: ")

    @pytest.mark.skipif(os.geteuid() == 0, reason="the system lets its administrator write anywhere")
    def test_a_folder_that_may_not_be_written(self, tmp_path: Path) -> None:
        """It belongs to somebody else."""
        (tmp_path / "theirs").mkdir(mode=0o500)

        said = self.refused("--data", tmp_path / "theirs", "--port", "0", lang="fr_FR.UTF-8")

        assert "impossible de garder des campagnes" in said

    def test_a_file_that_is_no_database(self, tmp_path: Path) -> None:
        """It is left as it is."""
        (tmp_path / "campaigns.sqlite").write_bytes(b"letters" * 1000)

        said = self.refused("--data", tmp_path, "--port", "0")

        assert said.startswith("error: the database cannot be used: campaigns.sqlite: ")
        assert (tmp_path / "campaigns.sqlite").read_bytes() == b"letters" * 1000

    def test_a_database_that_does_not_answer(self, tmp_path: Path) -> None:
        """The password is not repeated, wherever in the URL it stands."""
        for url in (
            f"postgresql://ada:kraken@/games?host={tmp_path}",
            f"postgresql:///games?host={tmp_path}&password=kraken",
            "postgresql://ada:kraken@localhost:notaport/games",
        ):
            said = self.refused("--database", url, "--port", "0")

            assert said.startswith("error: the database cannot be used: postgresql")
            assert "kraken" not in said

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (("--port", "65536"), "expected a port from 0 to 65535, got 65536"),
            (("--port", "0", "--host", "192.0.2.1"), "192.0.2.1 is no address of this machine"),
            (("--port", "0", "--host", "no.such.host.invalid"), "no.such.host.invalid is no address of this machine"),
            (("--port", "0", "--public-url", "play.example.org"), "expected an address such as"),
        ],
        ids=["port", "address", "name", "url"],
    )
    def test_an_address_that_is_none(self, tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
        """Before anything is opened."""
        assert self.refused("--data", tmp_path / "data", *arguments).startswith(f"error: {said}")
        assert not (tmp_path / "data").exists()


def _opened(url: str, campaign: str, secret: str) -> socket.socket:
    """A socket of a table of which nothing is read, not even that it was accepted."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    made.connect(("127.0.0.1", urlsplit(url).port or 0))
    made.sendall(
        f"GET /api/campaigns/{campaign}/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Authorization: Bearer {secret}\r\n\r\n".encode()
    )
    return made
