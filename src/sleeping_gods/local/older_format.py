"""Takes the file of a campaign of an older format over into today's; nothing is lost if the page is killed meanwhile.

The older campaign lies in the checkpoint's file until today's lies in the journal's.
"""

from __future__ import annotations

from ..journal.notation import Journal, format_journal
from .device_files import DeviceFile

OLDER = b"a campaign of an older format\n"
"""How the file of the checkpoint begins while it holds a campaign that is being taken over into today's format."""


def put_in_place(journal: DeviceFile, checkpoint: DeviceFile, today: Journal) -> None:
    """Put a campaign of today's format in the place of the older one."""
    checkpoint.replace(OLDER + journal.read())
    journal.replace(format_journal(today).encode())
    checkpoint.replace(b"")


def take_up_again(journal: DeviceFile, checkpoint: DeviceFile) -> None:
    """Put the older campaign back, if the page was killed while another was put in its place."""
    if checkpoint.size() > len(OLDER) and (aside := checkpoint.read()).startswith(OLDER):
        journal.replace(aside.removeprefix(OLDER))
