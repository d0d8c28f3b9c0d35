"""Writes docs/world/debts.md: what the Wandering Sea says will be paid, where it is collected, and in which ending."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sleeping_gods.authoring.craft.debts import Debt, Note, endings_after, ledger
from sleeping_gods.authoring.craft.memory import FINALE, StoryThing, words_read
from sleeping_gods.authoring.dataflow.flow import Flow, flow_of
from sleeping_gods.authoring.project import AnyPack, open_project
from sleeping_gods.kernel.errors import BrokenPack

PAGE = Path(__file__).resolve().parent.parent / "docs" / "world" / "debts.md"
HEAD = """# The ledger of debts of the Wandering Sea

Made by `python tools/debt_table.py` from the story files. A price that the text names and nobody charges is a bug like
a jump to nowhere, so whoever writes a promise notes it where it is made, and whoever collects it notes that too:

```
%% debt: HUSH what was washed off the slates may never be said to anybody again
%% paid: HUSH the Eldest turns her slate round, and the felt at your necks is cut
```

The name is the keyword that remembers the debt, or any word in capitals if none does. `sleeping-gods pack lint` finds a
debt that nobody collects (`debt-open`), and a collector who does not ask for the word (`debt-stray`).

| debt | promised | collected | in which ending |
|---|---|---|---|
"""
WORDS = """
## Words, and who hears them

Every word that is given before the finale: where else it is asked for, where in the finale, and which endings can come
after that.

| word | given | asked elsewhere | asked in the finale | endings after it |
|---|---|---|---|---|
"""


def page() -> str:
    """The page as it should be."""
    project = open_project("wandering-sea")
    if project.pack is None:
        raise BrokenPack(project.findings)
    pack, flow = project.pack, flow_of(project, project.pack)
    debts = [_debt(pack, flow, debt) for debt in ledger(project.source).values()]
    words = sorted(words_read(pack, flow), key=lambda word: word.name)
    return HEAD + "".join(debts) + WORDS + "".join(_word(pack, flow, word) for word in words)


def _debt(pack: AnyPack, flow: Flow, debt: Debt) -> str:
    collected = _notes(debt.collected) or "**nobody yet**"
    endings = _endings(pack, flow, (note.paragraph for note in debt.collected))
    return _row(debt.name, _notes(debt.promised), collected, endings)


def _notes(notes: Iterable[Note]) -> str:
    return "; ".join(f"{note.paragraph}: {note.text}" for note in notes)


def _word(pack: AnyPack, flow: Flow, word: StoryThing) -> str:
    elsewhere = word.asked - word.given - {FINALE}
    asks = [*flow.asked.get(("keyword", word.name), ()), *flow.asked.get(("quest", word.number), ())]
    finale = list(dict.fromkeys(ask.site.paragraph for ask in asks if ask.site.location == FINALE))
    cells = _places(word.given), _places(elsewhere), ", ".join(finale), _endings(pack, flow, finale)
    return _row(word.name, *cells)


def _endings(pack: AnyPack, flow: Flow, paragraphs: Iterable[str]) -> str:
    """The endings that can come after some paragraphs of the finale."""
    after = [
        ending
        for paragraph in paragraphs
        if paragraph.startswith(FINALE)
        for ending in endings_after(pack, flow, paragraph)
    ]
    return ", ".join(ending for ending in pack.endings if ending in after)


def _places(locations: Iterable[str]) -> str:
    return ", ".join(
        sorted(locations, key=lambda place: (not place.isdecimal(), int(place) if place.isdecimal() else 0))
    )


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE.name}")
