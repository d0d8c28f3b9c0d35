"""The command ``sleeping-gods`` and its sub-commands."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence

from . import __version__
from .commands.group import add_commands

COMMANDS = ("play", "replay", "rules", "scenario", "bench", "soak", "pack")
"""Each is a module in ``commands``, see ``commands.group``."""
WRONG = 2
"""The exit code for a mistake of the caller's; 1 is for a check that does not hold."""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="sleeping-gods",
        description="Sleeping Gods and Distant Skies, co-operative storybook campaigns, by the rules (unofficial).",
        epilog="sleeping-gods COMMAND --help shows the arguments of a command, with examples.",
    )
    top.add_argument("--version", action="version", version=f"sleeping-gods {__version__}")
    add_commands(top, "sleeping_gods.commands", COMMANDS)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all is well, 1 if a check does not hold, 2 if the call was wrong."""
    _never_choke_on_a_letter()
    args = parser().parse_args(arguments)
    try:
        return int(args.run(args))
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except Exception as error:
        if isinstance(error, mistakes()):
            print(f"error: {_message(error)}", file=sys.stderr)
            return WRONG
        raise


def _never_choke_on_a_letter() -> None:
    """What the terminal or pipe cannot write is escaped."""
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
