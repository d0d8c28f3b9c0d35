"""The command ``sleeping-gods`` and its sub-commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

COMMANDS = ("play", "replay", "rules", "scenario", "bench", "soak", "pack")
"""Each is a module in ``commands``, see ``commands.group``."""
WRONG = 2
"""The exit code for a mistake of the caller's; 1 is for a check that does not hold."""
STOPPED = 130
"""The exit code for Ctrl-C."""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    import argparse

    from . import __version__
    from .commands.group import add_commands

    top = argparse.ArgumentParser(
        prog="sleeping-gods",
        description="Sleeping Gods and Distant Skies, co-operative storybook campaigns, by the rules (unofficial).",
        epilog="sleeping-gods COMMAND --help shows the arguments of a command, with examples.",
    )
    top.add_argument("--version", action="version", version=f"sleeping-gods {__version__}")
    add_commands(top, "sleeping_gods.commands", COMMANDS)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if a check does not hold, 2 if the call was wrong.

    Everything is imported inside: whoever stops the program while it starts is told no more than that it stopped.
    """
    try:
        _never_miss_a_stream()
        _never_choke_on_a_letter()
        args = parser().parse_args(arguments)
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _stopped()
    except BrokenPipeError:
        _say_no_more()
        return 0
    except SystemExit:  # help was asked for, or the call was wrong
        _last_words()
        raise
    except Exception as error:
        if isinstance(error, mistakes()):
            return _mistaken(error)
        raise


def _stopped() -> int:
    """Somebody pressed Ctrl-C."""
    print("stopped", file=sys.stderr)
    return STOPPED


def _mistaken(error: Exception) -> int:
    """One sentence about a mistake of the caller's, of which a terminal obeys nothing."""
    from .kernel.showing import printable_lines

    print(f"error: {printable_lines(_message(error))}", file=sys.stderr)
    _last_words()
    return WRONG


def _last_words() -> None:
    try:
        sys.stdout.flush()
    except OSError:
        _say_no_more()


def _say_no_more() -> None:
    """Nobody reads what is written, so that it goes nowhere: the interpreter would complain of it when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    except OSError:  # it is no stream of the system's
        pass
    finally:
        os.close(nowhere)


def _never_miss_a_stream() -> None:
    """A stream that was closed before the start leads nowhere; no file that is opened may get its place."""
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123  # open as long as the program runs
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123


def _never_choke_on_a_letter() -> None:
    """What the terminal or pipe cannot write is escaped."""
    import io

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def mistakes() -> tuple[type[Exception], ...]:
    """Errors that the person at the keyboard can put right; anything else is a bug of ours and shows itself."""
    from .authoring.explaining import UnknownCode
    from .campaign.errors import CampaignError
    from .campaign.profile import BrokenProfile
    from .campaign.scenario import BrokenScenario
    from .journal.errors import JournalError
    from .kernel.errors import BrokenPack, BrokenState, IllegalChoice, IllegalSetup
    from .reference.ledger import UnknownRule

    ours = (CampaignError, BrokenProfile, BrokenScenario, JournalError, UnknownCode, UnknownRule)
    return (*ours, BrokenPack, BrokenState, IllegalChoice, IllegalSetup, OSError)


def _message(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
