"""Draw the pictures of the documentation anew: a spread of the Wandering Sea, and the story of one place.

python tools/pictures.py

They are written to docs/map.svg and docs/graph.svg; a test tells when they are out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sleeping_gods.authoring.pictures.atlas import atlas_of  # noqa: E402  # the sources beside this file
from sleeping_gods.authoring.pictures.graph_picture import location_picture  # noqa: E402
from sleeping_gods.authoring.pictures.graph_story import story_of  # noqa: E402
from sleeping_gods.authoring.pictures.map_sheet import sheet  # noqa: E402
from sleeping_gods.authoring.project import open_project  # noqa: E402

MAP = ("wandering-sea", 2)
"""The pack and the first page of the spread that is shown."""
GRAPH = ("harbour", "58")
"""The pack and the location that is shown."""


def pictures() -> Iterator[tuple[Path, str]]:
    """Each picture with the file that it belongs into."""
    yield ROOT / "docs" / "map.svg", sheet(atlas_of(open_project(MAP[0])), MAP[1]) + "\n"
    yield ROOT / "docs" / "graph.svg", location_picture(story_of(open_project(GRAPH[0])), GRAPH[1]) + "\n"


def main() -> None:
    """Write them."""
    for file, drawn in pictures():
        file.write_text(drawn, encoding="utf-8")
        print(f"wrote {file.relative_to(ROOT)} ({len(drawn.encode()) / 1000:.0f} kB)")


if __name__ == "__main__":
    main()
