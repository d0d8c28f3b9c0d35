"""docs/hosting.md: its commands are ours and run, its figures are those of the code."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.cli import parser
from sleeping_gods.host.roster import MAX_INVITES, MAX_PEOPLE
from sleeping_gods.journal.limits import MAX_BYTES
from sleeping_gods.web import compression, connection, serving, sockets
from sleeping_gods.web.metrics import HELP
from sleeping_gods.web.server_limits import DEFAULT_LIMITS
from sleeping_gods.web.table_registry import FINISHING_SECONDS, GOODBYE_SECONDS
from sleeping_gods.web.upload_queue import MAX_UPLOADS, MAX_UPLOADS_OF_ADDRESS, MAX_WAITING_UPLOADS, UPLOAD_WAIT_SECONDS
from sleeping_gods.wire.coding import MAX_MESSAGE_BYTES
from sleeping_gods.wire.events import Changed, Done

from .player import Player, begin
from .programs import PATIENCE, running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()


def blocks(kind: str) -> list[str]:
    """The examples of a kind, with continued lines put together."""
    found = re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return [re.sub(r"\\\n\s*", "", block) for block in found]


def calls() -> list[list[str]]:
    """Every call of ours on the page, also those that Docker makes."""
    lines = [shlex.split(line, comments=True) for block in blocks("sh") for line in block.splitlines()]
    own = [words[1:] for words in lines if words[0] == "sleeping-gods"]
    served = [
        ["serve", *words[words.index("sleeping-gods") + 1 :]] for words in lines if words[:2] == ["docker", "run"]
    ]
    inside = [words[4:] for words in lines if words[:2] == ["docker", "exec"]]
    options = [words[1] for words in lines if words[0] == "echo"]
    return [*own, *served, *inside, *(["serve", *line.removeprefix("OPTIONS=").split()] for line in options)]


def test_every_call_is_one_that_we_have() -> None:
    """Each is read by our own command line."""
    assert len(calls()) >= 9
    for call in calls():
        parser(speaking=False).parse_args(call)
    assert {call[0] for call in calls()} == {"serve", "backup", "restore", "empty-bin", "seats"}


def test_every_option_of_serve_is_on_the_page() -> None:
    """And none that does not exist."""
    told = set(re.findall(r"`(--[a-z-]+)", PAGE.partition("## ")[0]))

    args = vars(parser(speaking=False).parse_args(["serve"])).keys() - {"run"}

    assert told == {f"--{name.replace('_', '-')}" for name in args}


def test_every_file_that_is_named_is_there() -> None:
    """Files of ours, and pages that are linked to."""
    names = [*re.findall(r"\b(?:requirements|packaging)/[\w.-]+", PAGE), *re.findall(r"\]\((\w+\.md)\)", PAGE)]

    assert len(names) >= 4
    assert [name for name in names if not (ROOT / name).exists() and not (ROOT / "docs" / name).exists()] == []


def test_the_figures_are_those_of_the_code() -> None:
    """Limits, times and names of figures."""
    burst, rate = sockets.REQUEST_LIMIT
    said = [
        f"| a message or a request | {MAX_MESSAGE_BYTES // 1024} KiB |",
        f"| a campaign file | {MAX_BYTES // 1024**2} MiB;",
        f"| campaign files that are read at once | {MAX_UPLOADS}, of one address {MAX_UPLOADS_OF_ADDRESS}; "
        f"{MAX_WAITING_UPLOADS} more wait "
        f"unread for up to {UPLOAD_WAIT_SECONDS:.0f} seconds",
        f"{compression.CACHE_BYTES // 1024**2} MiB at most",
        f"| sockets of one person at a table | {DEFAULT_LIMITS.sockets_per_person} (`--sockets-each`)",
        f"| sockets of one address | {DEFAULT_LIMITS.connections_per_address} (`--per-address`)",
        f"client_max_body_size {MAX_BYTES // 1024**2}m;",
        f"| requests of one seat | {burst} at once, then {rate} a second |",
        f"{connection.MAX_BYTES // 1024**2} MiB or {connection.MAX_MESSAGES} messages",
        f"| a sign of life | every {serving.PING_SECONDS:.0f} seconds |",
        f"| connections and requests under way | {serving.MAX_CONNECTIONS};",
        f"| people and invitations of a campaign | {MAX_PEOPLE} and {MAX_INVITES} |",
        f"within {FINISHING_SECONDS + GOODBYE_SECONDS + serving.SHUTDOWN_SECONDS:.0f}\nseconds",
        *(f"`{name}`" for name in HELP),
    ]

    assert [line for line in said if line not in PAGE] == []


def test_the_line_of_the_log_is_one() -> None:
    """With the fields that are written."""
    assert [[*json.loads(block)] for block in blocks("json")] == [["at", "level", "name", "said"]]


def test_proxies_pass_on_what_the_server_needs() -> None:
    """Websockets, the host, and from where a request comes; they wait longer than the heartbeat."""
    nginx = blocks("nginx")[0]

    assert "proxy_set_header Host $host;" in nginx
    assert "proxy_set_header Upgrade $http_upgrade;" in nginx
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    assert int(re.findall(r"proxy_read_timeout (\d+)s;", nginx)[0]) > 2 * serving.PING_SECONDS
    assert all(block.count("{") == block.count("}") for kind in ("nginx", "caddy") for block in blocks(kind))


@pytest.mark.slow
def test_back_up_and_restore_as_the_page_says(tmp_path: Path) -> None:
    """While somebody plays: what the restored folder serves is the same campaign, and the same secret opens it."""
    folder, program = tmp_path / "var" / "lib" / "sleeping-gods", tmp_path / "bin" / "sleeping-gods"
    for path in (program.parent, tmp_path / "var" / "backups"):
        path.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m sleeping_gods "$@"\n')
    program.chmod(0o755)
    paths = {**os.environ, "PATH": f"{program.parent}:{os.environ['PATH']}"}
    script = next(block for block in blocks("sh") if block.startswith("sleeping-gods backup"))
    script = script.replace("/var/", f"{tmp_path}/var/")
    with running(tmp_path / "log", "--data", folder) as server:
        campaign, host = begin(server.url, ["Ada"])
        ada = Player(server.url, campaign, host)
        assert isinstance(ada.choose(ada.own[0]), Done)
        ada.until(Changed)

        done = subprocess.run(
            ["sh", "-e", "-c", script], capture_output=True, text=True, env=paths, timeout=PATIENCE, check=False
        )

        assert (done.returncode, done.stderr) == (0, "")
        ada.close()
    with running(tmp_path / "log", "--data", f"{folder}-restored") as server:
        again = Player(server.url, campaign, host)
        assert again.position == ada.position
        assert isinstance(again.choose(again.own[0]), Done)
