"""Streams that are closed, full or cut off, and a program that is stopped while it starts: no traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PLAY = "play --plain --pack harbour --player Ada --saves ."

pytestmark = pytest.mark.slow
"""Each starts a program of its own."""


def called(arguments: str, folder: Path, tail: str = "") -> subprocess.CompletedProcess[str]:
    """The command as a shell starts it, with redirections behind it; its exit code is told on a stream of its own."""
    line = f'{{ "$0" -m sleeping_gods {arguments}; echo "code $?" >&3; }} 3>code {tail}'
    return subprocess.run(["sh", "-c", line, sys.executable], cwd=folder, capture_output=True, text=True)


def code(folder: Path) -> int:
    """What the command ended with."""
    return int((folder / "code").read_text().removeprefix("code "))


@pytest.mark.parametrize(
    "arguments",
    [
        f"{PLAY} <&-",
        f"{PLAY} </dev/null >&-",
        f"{PLAY} </dev/null 2>&-",
        f"{PLAY} <&- >&- 2>&-",
        "rules fatigue >&-",
        "rules --help >&-",
        "pack list <&- >&- 2>&-",
    ],
)
def test_a_closed_stream_leads_nowhere(tmp_path: Path, arguments: str) -> None:
    """What would be read is at its end, what would be said is not heard, and the campaign is begun all the same."""
    done = called(arguments, tmp_path)

    assert "Traceback" not in done.stderr + done.stdout
    assert code(tmp_path) == 0
    if arguments.startswith("play"):
        assert (tmp_path / "harbour-ada.campaign").read_text().startswith("sleeping-gods campaign 3\ngame: sea\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [f"{PLAY} </dev/null", "rules fatigue", "rules --help"])
def test_a_full_disk_behind_the_output_is_one_sentence(tmp_path: Path, arguments: str) -> None:
    """The interpreter adds nothing to it when it ends."""
    done = called(f"{arguments} >/dev/full", tmp_path)

    assert done.stderr in ("error: [Errno 28] No space left on device\n", "")
    assert code(tmp_path) in (0, 2)


@pytest.mark.parametrize("arguments", [f"{PLAY} </dev/null", "rules", "rules --help"])
def test_who_reads_no_further_is_told_no_more(tmp_path: Path, arguments: str) -> None:
    """A reader that goes away is no mistake."""
    done = called(arguments, tmp_path, "| head -1")

    assert done.stderr == ""
    assert code(tmp_path) == 0
    assert done.stdout.count("\n") == 1


@pytest.mark.parametrize(
    "module", ["argparse", "sleeping_gods.commands.group", "sleeping_gods.commands.play", "sleeping_gods.terminal.app",
               "sleeping_gods.campaign.games", "sleeping_gods.campaign.live"],
)  # fmt: skip
def test_stopped_while_it_starts(tmp_path: Path, module: str) -> None:
    """Ctrl-C while a module is being imported ends the program with one word, whichever module it is."""
    stopping = (
        "import runpy, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # whoever runs the tests may be deaf to it
        "class Stop:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {module!r}:\n"
        "            signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Stop())\n"
        f"sys.argv = ['sleeping-gods', *{PLAY.split()!r}]\n"
        "runpy.run_module('sleeping_gods', run_name='__main__')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", stopping], cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )

    assert (done.returncode, done.stderr) == (130, "stopped\n")


def test_a_file_name_is_not_obeyed(tmp_path: Path) -> None:
    """Neither in a mistake nor in what is told of a file."""
    name = "\x1b[2J.campaign"
    done = subprocess.run(
        [sys.executable, "-m", "sleeping_gods", "replay", name], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.stderr == "error: \\x1b[2J.campaign: No such file or directory\n"

    (tmp_path / name).write_text("GIF89a")
    done = subprocess.run(
        [sys.executable, "-m", "sleeping_gods", "replay", name], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr.startswith("error: \\x1b[2J.campaign: line 1: expected sleeping-gods campaign 3")


@pytest.mark.parametrize("name", [b"\xff\xfe", b"two\nlines", b"\x1b[2J"])
def test_a_name_of_no_letters_is_refused_with_a_sentence(tmp_path: Path, name: bytes) -> None:
    """Also if it is no UTF-8 at all."""
    call: list[str | bytes] = [sys.executable, "-m", "sleeping_gods", *PLAY.split(), "--player", name]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, stdin=subprocess.DEVNULL)

    assert done.returncode == 2
    assert done.stderr.startswith(b"error: expected names and options that fit on a line of text")
    assert b"\x1b" not in done.stderr
    assert list(tmp_path.iterdir()) == []
