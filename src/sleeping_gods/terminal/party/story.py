"""The page that is being read: a story paragraph, an event card, or an encounter."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.scene.page import StoryPage
from ...presentation.scene.text import plain
from ..render_context import RenderContext
from ..section import Section, lines, stacked
from ..story_page import prose, story_page


def page_section(page: StoryPage, context: RenderContext, *, reopened: bool = False) -> Section:
    """A page as it reads now; if it is reopened in the same visit, only its title and what is new."""
    shown = page.blocks
    if context.read is not None and page.kind != "event":
        before = context.read.setdefault(page.ref, set())
        shown = tuple(block for block in page.blocks if plain(block) not in before) if reopened else page.blocks
        before.update(map(plain, page.blocks))
    return story_page(page.number, page.title, shown, context)


def page_now(context: RenderContext) -> Section | None:
    """The current event card or story page, without what was read of it on this visit."""
    page = context.scene.page
    return page_section(page, context, reopened=True) if page is not None else None


def whole_story(localizer: Localizer, context: RenderContext) -> Section:
    """The page that is being read, or was read last, with its choices."""
    page = context.scene.page
    if page is None:
        return lines([localizer.say("story_none")])
    parts = [page_section(page, context)]
    if page.choices:
        parts.append(_choices(page, context))
    if page.earlier:
        pages = ", ".join(f"{title} ({number})" for number, title in page.earlier)
        parts.append(lines([localizer.say("story_earlier", pages=pages)], style="dim"))
    return stacked(parts)


def story(localizer: Localizer, context: RenderContext) -> Section | None:
    """The page that is being read, unless it is on the screen; after a test or a fight it is shown again."""
    page = context.scene.page
    return page_section(page, context) if page is not None and (context.fresh or context.left_page) else None


def event(localizer: Localizer, context: RenderContext) -> Section | None:
    """The event card that is being resolved, unless it is on the screen."""
    page = context.scene.page
    return page_section(page, context) if context.fresh and page is not None and page.kind == "event" else None


def event_choices(localizer: Localizer, context: RenderContext) -> Section | None:
    """The choices of an event, while something else is asked first."""
    page = context.scene.page
    return _choices(page, context) if page is not None and page.kind == "event" and page.choices else None


def encounter(localizer: Localizer, context: RenderContext) -> Section | None:
    """The actions of an encounter, their tests, and who stands where, as far as the viewer may know."""
    page = context.scene.page
    return _choices(page, context) if page is not None and page.open and page.kind == "encounter" else None


def _choices(page: StoryPage, context: RenderContext) -> Section:
    """One row for each lettered choice, with those who stand on it."""
    drawn = Columns(box=None, padding=(0, 1), show_header=False, pad_edge=True)
    drawn.add_column(no_wrap=True, style="bold")
    drawn.add_column(ratio=1)
    drawn.add_column(no_wrap=True)
    for line in page.choices:
        words = prose(line.text)
        if line.terms:
            words.append(f"  {plain(line.terms)}", style="dim")
        if line.taken:
            words.stylize("dim strike")
        here = ", ".join(line.standees)
        drawn.add_row(f"({line.letter})", words, Text(f"{context.glyphs.figure} {here}" if here else ""))
    for note in page.notes:
        drawn.add_row("", Text(plain(note), style="dim"), "")
    return Section(drawn, [*(line.spoken for line in page.choices), *(f"{plain(note)}." for note in page.notes)])
