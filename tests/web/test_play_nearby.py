"""`sleeping-gods play --nearby`: the table of this machine, for the devices of its network too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sleeping_gods.cli import main
from sleeping_gods.commands import play_browser
from sleeping_gods.commands.network_address import is_of_a_private_network
from sleeping_gods.web import pages, serving
from sleeping_gods.web.serving import Serving


@pytest.mark.parametrize(
    ("address", "private"),
    [
        ("192.168.1.20", True),
        ("10.0.0.7", True),
        ("172.20.10.2", True),
        ("127.0.0.1", False),
        ("169.254.3.4", False),
        ("8.8.8.8", False),
    ],
)
def test_only_a_private_network_is_opened_to(address: str, private: bool) -> None:
    """An address that the whole internet reaches takes a server that was set up for it."""
    assert is_of_a_private_network(address) is private


class TestNearby:
    """What is served, and what the player is told."""

    @pytest.fixture
    def served(self, monkeypatch: pytest.MonkeyPatch) -> list[Serving]:
        """What would be served, at port 8000 of a machine in a network."""
        served: list[Serving] = []

        def serve(how: Serving, ready: Callable[[str, str], None]) -> None:
            served.append(how)
            ready("campaigns", f"http://{how.network or how.host}:{how.port}")

        monkeypatch.setattr(pages, "is_built", lambda: True)
        monkeypatch.setattr(serving, "serve", serve)
        monkeypatch.setattr(play_browser, "network_address", lambda: "192.168.1.20")
        return served

    def test_both_addresses_are_told(self, served: list[Serving], capsys: pytest.CaptureFixture[str]) -> None:
        """The player goes on at the address of always, where the browser knows them; friends have another."""
        assert main(["play", "--nearby", "--no-browser"]) == 0

        here, nearby = capsys.readouterr().out.splitlines()
        assert "http://127.0.0.1:8000." in here
        assert "http://192.168.1.20:8000:" in nearby
        assert [(how.host, how.network) for how in served] == [("127.0.0.1", "192.168.1.20")]

    def test_without_the_option_nobody_else_comes(
        self, served: list[Serving], capsys: pytest.CaptureFixture[str]
    ) -> None:
        """The table listens on this machine alone."""
        assert main(["play", "--no-browser"]) == 0

        assert len(capsys.readouterr().out.splitlines()) == 1
        assert [(how.host, how.network) for how in served] == [("127.0.0.1", "")]

    def test_there_must_be_a_network(
        self, served: list[Serving], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """A machine without one says so instead of laying a table that nobody can come to."""
        monkeypatch.setattr(play_browser, "network_address", lambda: "")

        assert main(["play", "--nearby"]) == 2

        assert "no private network" in capsys.readouterr().err
        assert served == []

    def test_a_terminal_has_no_guests(self, served: list[Serving], capsys: pytest.CaptureFixture[str]) -> None:
        """The option would be without effect there, so it is refused."""
        assert main(["play", "--terminal", "--nearby"]) == 2

        assert "--nearby" in capsys.readouterr().err
        assert served == []
