"""What the storage of campaigns refuses; nothing was written then."""

from __future__ import annotations

import errno

from ..journal.errors import JournalError
from .records import Stored


class StorageError(JournalError):
    """Something that the storage does not do."""


class StorageFailed(StorageError, OSError):
    """The database failed; what was to be written is not acknowledged, whether it got there or not."""

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
        """Another error that says the same, for another thread to raise."""
        copy = StorageFailed(*self._arguments, damaged=self.damaged, full=self.full)
        copy.__cause__ = self
        return copy


class Busy(StorageFailed):
    """Somebody has locked the campaign at this moment: nothing was written, and trying again soon may do."""

    def __init__(self, name: str, campaign: str) -> None:
        super().__init__(name, f"campaign {campaign} is locked by another: try again")


class UnsafeDatabase(StorageError):
    """A database that cannot keep what we promise, such as a version of SQLite that damages its files."""


class StorageInUse(StorageError):
    """Another program writes there."""


class NewerStorage(StorageError):
    """A storage of a format that only a newer version reads."""

    def __init__(self, name: str, version: int, newest: int) -> None:
        super().__init__(f"{name}: expected storage of format {newest} or older, got format {version}: update the game")


class NotEmpty(StorageError):
    """A back-up is only restored where there is nothing that it could mix with."""


class SettingsChanged(StorageError):
    """Somebody else has changed what a table agreed on since it was read: it is read again, and the change redone."""

    def __init__(self, campaign: str) -> None:
        super().__init__(f"campaign {campaign}: expected the settings that were read, got others; read them again")


class NoSuchCampaign(StorageError):
    """A campaign that is not there."""

    def __init__(self, campaign: str) -> None:
        super().__init__(f"expected the id of a campaign that is kept here, got {campaign[:40]!r}")


class NotPlayable(StorageError):
    """A campaign that lies in the bin or was set aside."""


class Held(StorageError):
    """Somebody who is alive holds the campaign."""


class LostHold(StorageError):
    """Somebody else has taken the campaign since; nothing that its former owner sends is stored."""

    def __init__(self, campaign: str) -> None:
        super().__init__(f"campaign {campaign} has been taken by another owner; open it again")


class StalePosition(StorageError):
    """What was to be appended follows another entry than the last."""

    def __init__(self, campaign: str, expected: int, got: int) -> None:
        self.expected = expected
        super().__init__(f"campaign {campaign}: expected entry {expected} next, got entry {got}")


class RepeatedCommand(StorageError):
    """A command that is stored already; it is answered from what it led to, and not played again."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        super().__init__(f"this command is stored already, as entries {stored.first} to {stored.until - 1}")


class DamagedCampaign(StorageError):
    """A campaign whose rows are not what was written; the others are not concerned."""

    def __init__(self, campaign: str, report: str, number: int = 0) -> None:
        self.campaign = campaign
        self.report = report
        self.number = number
        """The first entry that is not to be believed."""
        super().__init__(f"campaign {campaign}, entry {number}: {report}")


class RefusedImport(StorageError):
    """A campaign file that is not taken in."""
