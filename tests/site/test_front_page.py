"""The front page of the site: the commands that it names are commands of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sleeping_gods.cli import parser
from sleeping_gods.web.origins import origin_of

PAGES = Path(__file__).resolve().parents[2] / "client" / "site"
COMMAND = re.compile(r"<code>sleeping-gods ([^<]*)</code>")


def commands(page: str) -> list[str]:
    """The commands that a page names."""
    return COMMAND.findall((PAGES / page).read_text("utf-8"))


def test_both_languages_name_the_same_commands() -> None:
    """One for friends, one for the box."""
    assert commands("index.html") == commands("fr.html")
    assert len(commands("index.html")) == 2


@pytest.mark.parametrize("command", commands("index.html"))
def test_a_command_that_is_named_can_be_given(command: str) -> None:
    """Its words are known to the program."""
    parser(speaking=False).parse_args(command.split())


def test_friends_reach_the_server_that_is_named() -> None:
    """It listens at an address of the network: a server that listens nowhere else makes links for its own machine."""
    args = parser(speaking=False).parse_args(commands("index.html")[0].split())

    assert args.host not in ("127.0.0.1", "localhost", "")
    assert origin_of(f"http://{args.host}:{args.port}")
