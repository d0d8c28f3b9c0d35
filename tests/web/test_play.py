"""``sleeping-gods play``: the table in the browser on the player's own machine, or the terminal where that is meant."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import pytest
from starlette.applications import Starlette

from sleeping_gods.cli import parser
from sleeping_gods.commands.play import is_for_terminal
from sleeping_gods.commands.play_browser import PORT, can_open
from sleeping_gods.web.pages import is_built, routes

from .player import ask
from .programs import started
from .serving import served_app

BUILT = pytest.mark.skipif(not is_built(), reason="the table in the browser is not built; run: make client")


@pytest.mark.parametrize(
    ("arguments", "terminal"),
    [
        ("", False),
        ("--no-browser", False),
        ("--lang fr", False),
        ("--terminal", True),
        ("--plain", True),
        ("--player Ada", True),
        ("--option mode=brutal", True),
        ("--seed 0", True),
        ("--real-cards", True),
        ("evening.campaign", True),
    ],
)
def test_the_browser_is_meant_unless_something_names_the_terminal(arguments: str, terminal: bool) -> None:
    """What only the terminal knows leads there."""
    args = parser(speaking=False).parse_args(["play", *arguments.split()])

    assert is_for_terminal(args) is terminal


@BUILT
@pytest.mark.slow
def test_the_table_is_laid_in_the_players_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address is printed, the first page and the worlds are there, and Ctrl-C ends it; nothing else is said."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with started(tmp_path / "log", "play", "--no-browser") as program:
        status, page = ask(program.url, "GET", "/")
        packs = ask(program.url, "GET", "/api/packs")[0]
        code = program.stop(signal.SIGINT)

    assert (status, packs, code) == (200, 200, 0)
    assert page.startswith(b"<!doctype html>")
    assert "The table is laid at http://127.0.0.1:" in program.said
    assert (tmp_path / "data" / "sleeping-gods" / "server").is_dir()
    assert program.log == ""


@BUILT
@pytest.mark.slow
def test_another_port_is_taken_where_the_usual_one_is_not_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever listens there is left alone."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    try:
        listening = socket.create_server(("127.0.0.1", PORT))
    except OSError:
        listening = socket.socket()  # somebody else has it already, which is as good
    with listening, started(tmp_path / "log", "play", "--no-browser") as program:
        status = ask(program.url, "GET", "/health")[0]

    assert status == 200
    assert not program.url.endswith(f":{PORT}")


@pytest.mark.parametrize(("names", "opens"), [((), False), (("DISPLAY",), True), (("WAYLAND_DISPLAY",), True)])
def test_a_browser_is_opened_where_there_is_a_screen(
    names: tuple[str, ...], opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that writes into the terminal is not meant."""
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name in names:
        monkeypatch.setenv(name, ":0")

    assert can_open() is opens


@pytest.mark.parametrize(("lang", "said"), [("en", "make client"), ("fr", "pas encore construite")])
def test_a_client_that_is_not_built_is_missed_in_words(lang: str, said: str, tmp_path: Path) -> None:
    """The page says what to run, and leads to the rules; its files are not there."""
    assert not is_built(tmp_path)
    with served_app(lambda: Starlette(routes=routes(tmp_path))) as url:
        status, page = ask(url, "GET", f"/?lang={lang}")
        missing = ask(url, "GET", "/assets/index.js")[0]

    assert (status, missing) == (503, 404)
    assert said in page.decode()
    assert f"/rules/{lang}/" in page.decode()
