"""New packs and new locations, written from templates; nothing is ever overwritten."""

from __future__ import annotations

import re
from pathlib import Path

from ..story.prose import stray_markup, unclean
from .project import Project

TEMPLATE = Path(__file__).resolve().parent / "template"
"""The folder of the templates: a whole small pack, and one location."""
FILES = ("pack.toml", "quests.toml", "atlas/02.toml", "story/001.md", "story/002.md", "story/f1.md")
"""The files of a new pack."""
MAX_LOCATION = 9999
"""The greatest number of a new location."""
MAX_TITLE = 80
"""The longest title of a new location, in characters."""
_LOCATIONS_OR_TABLE = re.compile(r"\s*(locations\s*=|\[\[)")
"""The line of a region's locations, or the line that begins the next table."""


class CannotBegin(ValueError):
    """Something is in the way; nothing was written."""


def begin_pack(folder: Path) -> list[str]:
    """Write a small pack that can be played at once; the folder must be new or empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotBegin(f"expected a new or an empty folder, got {folder}")
    words = re.findall(r"[a-z0-9]+", folder.resolve().name.lower())
    if not words:
        raise CannotBegin(f"expected a folder whose name has letters or digits, got {folder}")
    filled = {"id": "-".join(words), "name": " ".join(words).title()}
    for name in FILES:
        _write(folder / name, _template(name, filled))
    return list(FILES)


def begin_location(project: Project, number: int, title: str) -> tuple[str, str]:
    """Write the story file of a new location; the file, and which line of the atlas to edit."""
    if not 1 <= number <= MAX_LOCATION:
        raise CannotBegin(f"expected a location's number from 1 to {MAX_LOCATION}, got {number}")
    if not title.strip() or unclean(title) or "\n" in title or stray_markup(title) or len(title) > MAX_TITLE:
        raise CannotBegin(f"expected a title of at most {MAX_TITLE} printable characters, got {title!r}")
    known = project.source.paragraphs.get(str(number))
    if known is not None:
        raise CannotBegin(f"location {number} stands in {known.file}:{known.line} already")
    if not project.source.manifest.line:
        raise CannotBegin(f"expected a pack in {project.folder}; pack new {project.folder} begins one")
    file = f"story/{number:03}.md"
    home = "map" if project.game == "skies" else "ship"
    text = _template("location.md", {"number": str(number), "title": title.strip(), "home": home})
    _write(project.folder / file, text)
    return file, _region_line(project, number)


def _region_line(project: Project, number: int) -> str:
    """The line of a region that could hold the location: the first one without any, else the last."""
    for record in project.source.of("region"):
        if number in _numbers_in(record.data.get("locations")):
            return f"{record.key()} holds {number} already ({record.file}:{record.line})"
    own = [record for record in project.source.of("region") if record.file in project.source.texts]
    if not own:
        return f"put {number} on a square of a page in the atlas"
    empty = [record for record in own if not _numbers_in(record.data.get("locations"))]
    record = empty[0] if empty else own[-1]
    rows = project.source.texts[record.file].split("\n")
    # the line of its locations, else that of the next table
    stop = next((i for i in range(record.line, len(rows)) if _LOCATIONS_OR_TABLE.match(rows[i])), 0)
    numbers = ", ".join(str(location) for location in (*_numbers_in(record.data.get("locations")), number))
    if not stop or "locations" not in rows[stop]:
        return f"{record.file}:{record.line} ({record.key()}): add  locations = [{numbers}]"
    return f"{record.file}:{stop + 1} ({record.key()}): make it  locations = [{numbers}]"


def _numbers_in(value: object) -> list[int]:
    """The numbers in a list; none in anything else."""
    return [item for item in value if isinstance(item, int)] if isinstance(value, list) else []


def _template(name: str, filled: dict[str, str]) -> str:
    """A template with its gaps filled."""
    text = (TEMPLATE / name).read_text(encoding="utf-8")
    return re.sub(r"@(\w+)@", lambda match: filled[match[1]], text)


def _write(path: Path, text: str) -> None:
    """Write a new file; CannotBegin if there is one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(text)
    except FileExistsError as there:
        raise CannotBegin(f"{path} is there already") from there
