"""The skeleton of a translated file: headings, marks and letters, with the English as notes to translate from."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ...content.translation.model import mark, suffix
from ...journal.disk import write_whole
from ...languages import Lang
from ...story.model import Paragraph
from ...story.ways import location_of
from ..project import Project
from ..texts.layout import wrap_prose


class NoLocation(ValueError):
    """A location that the pack lacks."""


def skeleton(paragraphs: Iterable[Paragraph], location: str = "", title: str = "") -> str:
    """What is to be filled in; with a location's number its heading comes first."""
    head = [f"# {location}\n%% {title}\n" if title else f"# {location}\n"] if location else []
    return "\n".join([*head, *(_paragraph(paragraph) for paragraph in paragraphs)])


def _paragraph(paragraph: Paragraph) -> str:
    """The skeleton of a paragraph."""
    title = f"%% {paragraph.title} (the title belongs into the heading: ## {paragraph.number} TITLE)"
    lines = [f"## {paragraph.number}", *([title] if paragraph.title else []), "", f"> src: {mark(paragraph)}", ""]
    for block in paragraph.blocks:
        lines += [f"%% {row}" for row in wrap_prose(block.text)] + [""]
    for choice in paragraph.choices:
        lines += [f"- ({choice.letter})", *(f"  %% {row}" for row in wrap_prose(choice.text))]
    return "\n".join(lines).rstrip() + "\n"


def begin_translation(project: Project, location: str, lang: Lang) -> tuple[str, int]:
    """Write the skeleton of a location's translation, or add what its file lacks; the file, and how many paragraphs."""
    wanted = location_of(location)
    story = [paragraph for paragraph in project.source.paragraphs.values() if location_of(paragraph.number) == wanted]
    if not story:
        raise NoLocation(f"expected a location of the pack, got {location!r}")
    file = story[0].file.removesuffix(".md") + suffix(lang)
    lacking = [paragraph for paragraph in story if paragraph.number not in project.translations(lang).paragraphs]
    if not lacking:
        return file, 0
    path: Path = project.folder / file
    if path.exists():
        text = path.read_text(encoding="utf-8").rstrip("\n") + "\n\n" + skeleton(lacking)
    else:
        number = story[0].number.split(".")[0]
        text = skeleton(lacking, number, project.source.titles.get(number, ""))
    write_whole(path, text.encode())
    return file, len(lacking)
