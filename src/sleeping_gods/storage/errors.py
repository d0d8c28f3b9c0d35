"""Errors of the storage of campaigns; nothing was written when one is raised."""

from __future__ import annotations

import errno

from ..journal.errors import JournalError
from .records import Stored

MAX_QUOTED = 40
"""Characters of an id that somebody asked for which are quoted."""


class StorageError(JournalError):
    """A request to the storage that was refused."""


class StorageFailed(StorageError, OSError):
    """The database failed; it is unknown whether a write arrived."""

    def __init__(self, name: str, message: str, *, damaged: bool = False, full: bool = False) -> None:
        OSError.__init__(self, errno.EIO, f"{name}: {message}")
        self._arguments = (name, message)
        self.damaged = damaged
        """Whether it answers, but what lies there is not what was written: trying again is of no use."""
        self.full = full
        """Whether there is no room left: what is stored can be read all the same."""

    def __str__(self) -> str:
        return str(self.strerror)

    def once_more(self) -> StorageFailed:
        """A copy of the error, to be raised in another thread."""
        copy = StorageFailed(*self._arguments, damaged=self.damaged, full=self.full)
        copy.__cause__ = self
        return copy


class Busy(StorageFailed):
    """Another transaction has locked the campaign; nothing was written, and trying again soon may work."""

    def __init__(self, name: str, campaign: str) -> None:
        super().__init__(name, f"campaign {campaign} is locked by another: try again")


class UnsafeDatabase(StorageError):
    """A database that may lose data, such as a version of SQLite with a known bug."""


class StorageInUse(StorageError):
    """Another program writes to the storage."""


class NewerStorage(StorageError):
    """A storage whose format only a newer version can read."""

    def __init__(self, name: str, version: int, newest: int) -> None:
        super().__init__(f"{name}: expected storage of format {newest} or older, got format {version}: update the game")


class NotEmpty(StorageError):
    """A back-up is restored only into an empty storage."""


class SettingsChanged(StorageError):
    """The settings were changed by somebody else since they were read: read them again and repeat the change."""

    def __init__(self, campaign: str) -> None:
        super().__init__(f"campaign {campaign}: expected the settings that were read, got others; read them again")


class NoSuchCampaign(StorageError):
    """There is no campaign with this id."""

    def __init__(self, campaign: str) -> None:
        super().__init__(f"expected the id of a campaign that is kept here, got {campaign[:MAX_QUOTED]!r}")


class NotPlayable(StorageError):
    """The campaign is in the bin or was set aside."""


class Held(StorageError):
    """Another living process holds the campaign."""


class LostHold(StorageError):
    """Another process has taken the campaign since; writes of the former holder are refused."""

    def __init__(self, campaign: str) -> None:
        super().__init__(f"campaign {campaign} has been taken by another owner; open it again")


class StalePosition(StorageError):
    """The lines to append do not follow the last entry."""

    def __init__(self, campaign: str, expected: int, got: int) -> None:
        self.expected = expected
        super().__init__(f"campaign {campaign}: expected entry {expected} next, got entry {got}")


class RepeatedCommand(StorageError):
    """The command is stored already, and is not played again."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        super().__init__(f"this command is stored already, as entries {stored.first} to {stored.until - 1}")


class DamagedCampaign(StorageError):
    """The rows of a campaign do not match their checksums; other campaigns are unaffected."""

    def __init__(self, campaign: str, report: str, number: int = 0) -> None:
        self.campaign = campaign
        self.report = report
        self.number = number
        """The first entry that is not to be believed."""
        super().__init__(f"campaign {campaign}, entry {number}: {report}")


class RefusedImport(StorageError):
    """A campaign file that is not imported."""
