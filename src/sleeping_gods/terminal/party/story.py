"""The page that is being read: a paragraph as it reads now, an event card, an encounter with those who stand in it."""

from __future__ import annotations

from rich.table import Table as Columns
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.scene.page import StoryPage
from ...presentation.scene.text import plain
from ..section import Section, lines, stacked
from ..story_page import prose, story_page
from ..view import RenderContext


def page_section(page: StoryPage, context: RenderContext, *, reopened: bool = False) -> Section:
    """A page as it reads now.

    Where it is opened again in the same visit, its title and what has not been read of it do.
    """
    shown = page.blocks
    if context.read is not None and page.kind != "event":
        before = context.read.setdefault(page.ref, set())
        shown = tuple(block for block in page.blocks if plain(block) not in before) if reopened else page.blocks
        before.update(map(plain, page.blocks))
    return story_page(page.number, page.title, shown, context)


def page_now(context: RenderContext) -> Section | None:
    """The page that happens now: an event card, or the story without what was read of it on this visit."""
    page = context.scene.page
    return page_section(page, context, reopened=True) if page is not None else None


def whole_story(localizer: Localizer, context: RenderContext) -> Section:
    """The page that is being read, or was read last, as a whole, with its choices."""
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
    """The page that is being read, if it is not on the screen already; after a test or a fight it is shown again."""
    page = context.scene.page
    return page_section(page, context) if page is not None and (context.fresh or context.left_page) else None


def event(localizer: Localizer, context: RenderContext) -> Section | None:
    """The event card that is being resolved, if it is not on the screen already; nothing where there is none."""
    page = context.scene.page
    return page_section(page, context) if context.fresh and page is not None and page.kind == "event" else None


def event_choices(localizer: Localizer, context: RenderContext) -> Section | None:
    """What an event will ask, where something else is asked first."""
    page = context.scene.page
    return _choices(page, context) if page is not None and page.kind == "event" and page.choices else None


def encounter(localizer: Localizer, context: RenderContext) -> Section | None:
    """The actions of an encounter, what each asks for, and who stands where as far as whoever looks may know."""
    page = context.scene.page
    return _choices(page, context) if page is not None and page.open and page.kind == "encounter" else None


def _choices(page: StoryPage, context: RenderContext) -> Section:
    """A row for each lettered choice; who stands on it beside it."""
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
