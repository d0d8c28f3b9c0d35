"""The command ``sleeping-gods`` and its sub-commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from .commands.parser import CommandParser

COMMANDS = (
    "play", "join", "replay", "rules", "scenario", "bench", "soak", "pack", "serve", "backup", "restore", "empty-bin",
    "seats", "site", "languages", "simulate",
)  # fmt: skip
"""Each is a module in ``commands``, see ``commands.group``."""
WRONG = 2
"""The exit code for a mistake of the caller's; 1 is for a check that does not hold."""
STOPPED = 130
"""The exit code for Ctrl-C."""


def parser(*, speaking: bool) -> CommandParser:
    """The whole command line, with or without its words."""
    from . import __version__
    from .commands.group import add_commands
    from .commands.parser import CommandParser

    def fill(top: CommandParser) -> None:
        add_commands(top, "sleeping_gods.commands", COMMANDS)

    top = CommandParser(prog="sleeping-gods", fill=fill, speaking=speaking)
    top.description, top.epilog = top.say("command_about"), top.say("command_more")
    version = f"sleeping-gods {__version__}"
    top.add_argument("--version", action="version", version=version, help=top.say("command_version"))
    return top


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """A call as it was meant; if help is asked for or it is wrong, that is said in the caller's language."""
    import contextlib

    from .commands.command_words import use_language
    from .commands.parser import NeedsWords

    use_language(arguments)
    with contextlib.suppress(NeedsWords):
        return parser(speaking=False).parse_args(arguments)
    return parser(speaking=True).parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if a check does not hold, 2 if the call was wrong.

    Imports stand inside, so that stopping the program while it starts prints no traceback.
    """
    try:
        _never_miss_a_stream()
        _never_choke_on_a_letter()
        args = parsed(sys.argv[1:] if arguments is None else arguments)
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _interrupted()
    except BrokenPipeError:
        _say_no_more()
        return 0
    except SystemExit:  # help was asked for, or the call was wrong
        _last_words()
        raise
    except Exception as error:
        if isinstance(error, mistakes()):
            return _report_mistake(error)
        raise


def _interrupted() -> int:
    """Somebody pressed Ctrl-C."""
    from .commands.command_words import say

    print(say("command_stopped"), file=sys.stderr)
    return STOPPED


def _report_mistake(error: Exception) -> int:
    """One sentence about a mistake of the caller's, of which a terminal obeys nothing."""
    from .commands.command_words import say
    from .kernel.showing import printable_lines

    print(say("command_error", error=printable_lines(_message(error))), file=sys.stderr)
    _last_words()
    return WRONG


def _last_words() -> None:
    try:
        sys.stdout.flush()
    except OSError:
        _say_no_more()


def _say_no_more() -> None:
    """Discard further output: the reader of the pipe is gone, and the interpreter would complain of it at its end."""
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
    from .terminal.remote.errors import RemoteError

    our_errors = (CampaignError, BrokenProfile, BrokenScenario, JournalError, RemoteError, UnknownCode, UnknownRule)
    return (*our_errors, BrokenPack, BrokenState, IllegalChoice, IllegalSetup, OSError)


def _message(error: Exception) -> str:
    from .commands.command_words import current_language, say
    from .terminal.error_words import error_words
    from .terminal.languages import first_localizer

    localizer = first_localizer(current_language())
    if isinstance(error, OSError) and error.filename:
        return say("command_of-file", file=str(error.filename), error=error_words(localizer, error, short=True))
    return error_words(localizer, error)
