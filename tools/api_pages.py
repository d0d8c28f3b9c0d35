"""The pages of the engine's API, from its docstrings: ``python tools/api_pages.py FOLDER`` writes them as HTML."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path

from pdoc import pdoc, render

MODULES = (
    "kernel.choices",
    "kernel.errors",
    "kernel.game",
    "kernel.luck",
    "kernel.play",
    "kernel.state",
    "kernel.steps",
    "kernel.table",
    "journal.entries",
    "journal.notation",
    "journal.store",
    "campaign.games",
    "campaign.live",
)
"""What somebody who builds on the engine imports; docs/engine.md says what each is for."""


def write_pages(folder: Path) -> None:
    """A page for each module, an index and a search."""
    render.configure(docformat="markdown", footer_text="Sleeping Gods, played by the rules")
    with warnings.catch_warnings():
        # it evaluates the fields of a NamedTuple where their names are not known
        warnings.filterwarnings("ignore", r"Error parsing type annotation .* for \S+\.__init__")
        pdoc(*(f"sleeping_gods.{name}" for name in MODULES), output_directory=folder)


if __name__ == "__main__":
    write_pages(Path(sys.argv[1]))
