"""The figures of the README, counted: ``python tools/readme_figures.py`` writes them, ``--check`` compares them."""

from __future__ import annotations

import sys
from pathlib import Path

from sleeping_gods.authoring.project import AnyPack
from sleeping_gods.authoring.texts.counts import count
from sleeping_gods.authoring.texts.words import PER_MINUTE
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.reference.ledger import ledger, prose
from sleeping_gods.sea.pack.atlas import spread
from sleeping_gods.sea.table.cards import Pack as SeaPack
from sleeping_gods.skies.table.cards import Pack as SkiesPack

README = Path(__file__).parent.parent / "README.md"
BEGIN = "<!-- figures: written by tools/readme_figures.py, make readme -->\n"
END = "<!-- end of figures -->\n"
WORLDS = ("wandering-sea", "lifted-north")
HEAD = """\
| | spreads | places | enemies | quests | words of story | hours to read all of it |
|---|---|---|---|---|---|---|
"""


def row(pack: AnyPack) -> str:
    """The line of one world; words are rounded, so that a mended sentence changes no figure."""
    counts = {figure.what: figure.number for figure in count(pack)}
    pages = pack.pages if isinstance(pack, SkiesPack) else [region.page for region in pack.regions.values()]
    words = counts["words"]
    cells = (
        pack.name.en,
        len({spread(page) for page in pages}),
        counts["locations"] + counts.get("distant locations", 0),
        counts["enemies"],
        counts["quests"],
        f"{round(words, -3):,}",
        round(words / PER_MINUTE / 60),
    )
    return f"| {' | '.join(map(str, cells))} |\n"


def world(name: str) -> AnyPack:
    """A shipped pack."""
    _, pack = load_pack(name)
    if not isinstance(pack, SeaPack | SkiesPack):
        raise TypeError(f"expected a pack of the sea or the skies, got {type(pack).__name__}")
    return pack


def figures() -> str:
    """The part of the README that is counted."""
    sea, skies = (f"{len(ledger(game)) - len(prose(game)):,}" for game in ("sea", "skies"))
    rules = f"{sea} rules of the sea and {skies} of the skies are enforced, each by an id that its tests name."
    return HEAD + "".join(row(world(name)) for name in WORLDS) + f"\n{rules}\n"


def with_figures(text: str) -> str:
    """The README with its figures as they are now."""
    before, begun, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not begun or not ended:
        raise ValueError(f"expected {BEGIN.strip()} and {END.strip()} in {README.name}")
    return f"{before}{BEGIN}{figures()}{END}{after}"


def main() -> None:
    """Write the figures, or check them."""
    now = README.read_text(encoding="utf-8")
    new = with_figures(now)
    if "--check" in sys.argv:
        sys.exit(now != new)
    README.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
