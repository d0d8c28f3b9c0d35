"""What can be wrong with a campaign file; each error says what was expected, what stands there, and where."""

from __future__ import annotations

from ..kernel.table import Table


class JournalError(Exception):
    """A campaign file that cannot be played on as it is; the file is untouched."""


class BrokenJournal(JournalError):
    """A line that does not fit: damaged text, a choice that is not legal, or another state than the one recorded."""

    def __init__(self, line: int, *, number: int, expected: str, got: str, table: Table | None = None) -> None:
        self.line = line
        """The line of the file, or 0 if the entries did not come from a file."""
        self.number = number
        """The number of the first entry that does not fit; everything before it is good."""
        self.expected = expected
        self.got = got
        self.table = table
        """The table as the last good entry left it, if the entries were re-played."""
        place = f"line {line}" if line else f"entry {number}"
        super().__init__(f"{place}: expected {expected}, got {got}")


class NewerJournal(JournalError):
    """A campaign file of a format that only a newer version reads."""

    def __init__(self, version: int, newest: int) -> None:
        self.version = version
        super().__init__(f"expected a campaign file of format {newest} or older, got format {version}: update the game")


class OlderJournal(JournalError):
    """A campaign file of an older format, whose hashes mean nothing to this version until it has been taken over."""

    def __init__(self, version: int, newest: int) -> None:
        self.version = version
        super().__init__(f"expected a campaign of format {newest}, got format {version}: playing it takes it over")


class WrongPack(JournalError):
    """A campaign that was played with another pack, or another version of it."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(
            f"this campaign needs the pack {expected}, got {got}; a story that has changed since would not be the one"
            " that was played: go on with the version that it was begun with"
        )


class CannotSave(JournalError):
    """The disk refused an entry; it was not played."""


class JournalInUse(JournalError):
    """Another program is playing this campaign."""
