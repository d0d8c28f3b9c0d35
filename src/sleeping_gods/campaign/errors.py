"""Errors of a campaign; its state is unchanged when one is raised."""

from __future__ import annotations


class CampaignError(Exception):
    """Something that this campaign cannot do now."""


class WrongSeat(CampaignError):
    """A choice that belongs to another seat."""

    def __init__(self, choice: str, expected: str, got: str) -> None:
        super().__init__(f"{choice!r} is a choice of {expected}, got it from {got}")


class NothingToUndo(CampaignError):
    """Nobody has decided anything yet."""

    def __init__(self, message: str = "nobody has decided anything yet") -> None:
        super().__init__(message)


class NothingToRedo(CampaignError):
    """Nothing was taken back, or something else has been played since."""

    def __init__(self) -> None:
        super().__init__("nothing was taken back, or something else has been played since")


class UnknownEntry(CampaignError):
    """An entry that this campaign does not have, or not where it is asked for."""


class BadName(CampaignError):
    """A name that no checkpoint can bear."""


class UnknownPack(CampaignError):
    """A pack or game that is not installed."""


class PackFileMissing(CampaignError):
    """A compiled file of a shipped pack that is not there, or not of this engine, where there are no sources either."""

    def __init__(self, file: str, why: str) -> None:
        super().__init__(f"expected {file}, compiled by this very engine: {why}, and there are no sources of the pack")


class BadSeed(CampaignError):
    """A seed that is not a whole number."""


class BadSetup(CampaignError):
    """A set-up that no campaign file can hold."""


class NotKept(CampaignError):
    """A campaign without a store: no other process can have added entries to it."""

    def __init__(self) -> None:
        super().__init__("expected a campaign that is kept in a store")
