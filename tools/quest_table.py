"""Writes docs/world/quests.md: every quest of the Wandering Sea with where it is given, asked for and closed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sleeping_gods.authoring.dataflow.flow import Flow, flow_of
from sleeping_gods.authoring.project import open_project
from sleeping_gods.kernel.errors import BrokenPack
from sleeping_gods.sea.table.cards import Quest
from sleeping_gods.story.ways import location_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "world" / "quests.md"
HEAD = """# Quests and keywords of the Wandering Sea

Made by `python tools/quest_table.py` from the pack itself. A quest that is *kept* stays with the crew as a memory; the
others are closed where the last column says. `sleeping-gods pack where KEYWORD wandering-sea` shows the lines.

| quest | keyword | title | given | asked | closed |
|---|---|---|---|---|---|
"""


def page() -> str:
    """The page as it should be."""
    project = open_project("wandering-sea")
    if project.pack is None:
        raise BrokenPack(project.findings)
    flow = flow_of(project, project.pack)
    rows = [_row(flow, quest) for quest in sorted(project.pack.quests.values(), key=lambda quest: quest.number)]
    return HEAD + "".join(rows)


def _row(flow: Flow, quest: Quest) -> str:
    thing = ("quest", quest.number)
    start = "start" if thing in flow.start else ""
    given = _places((step.site.paragraph for step in flow.gives.get(thing, [])), start)
    asks = [*flow.asked.get(thing, []), *flow.asked.get(("keyword", quest.keyword), [])]
    ended = [*flow.completes.get(thing, []), *flow.takes.get(thing, [])]
    closed = _places((step.site.paragraph for step in ended), "" if quest.active else "kept")
    asked = _places(ask.site.paragraph for ask in asks)
    cells = (str(quest.number), quest.keyword, quest.title.en, given, asked, closed)
    return f"| {' | '.join(cells)} |\n"


def _places(paragraphs: Iterable[str], first: str = "") -> str:
    """The locations of some paragraphs, each once, in their order."""
    places = dict.fromkeys([first] if first else [])
    locations = (location_of(paragraph) for paragraph in paragraphs)
    places |= dict.fromkeys("finale" if location == "F" else location for location in locations)
    return ", ".join(places)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"wrote {PAGE.name}")
