"""What is written on paper of a campaign: what goes into which bag, what comes out, and the sheets filled in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PackingStep:
    """One thing to do with the pieces of a printed box, and what belongs to it line by line."""

    title: str
    lines: tuple[str, ...]
    help: str = ""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of a printed sheet: a label and what is written there, or boxes of which some are ticked."""

    label: str
    text: str = ""
    ticked: int = 0
    boxes: int = 0


@dataclass(frozen=True, slots=True)
class SheetPart:
    """Rows of a printed sheet that belong together."""

    title: str
    rows: tuple[SheetRow, ...]
    blank: int = 0
    """Empty lines to write on."""


@dataclass(frozen=True, slots=True)
class PaperSheet:
    """A sheet to be printed."""

    title: str
    parts: tuple[SheetPart, ...]


@dataclass(frozen=True, slots=True)
class CampaignPaper:
    """Everything of a campaign that is put on paper, as a seat may see it."""

    wait: str
    """Why the game is not packed away yet; empty if it can be."""
    packing: tuple[PackingStep, ...]
    """What goes where; empty for a world without a printed box."""
    laying: tuple[PackingStep, ...]
    """What comes out again."""
    log: PaperSheet
    achievements: PaperSheet
