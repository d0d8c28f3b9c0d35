"""The page that is being read: story, encounter or event card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from ...kernel.choices import Choice, text
from ...party.chapters.explore import EndStory, is_met
from ...party.table.table import PartyTable
from ...story.model import Paragraph, StoryChoice
from ..audience import Audience
from ..localizer import Localizer
from ..phrases import unwrap_lines, without_emphasis
from ..scene.page import StoryLine, StoryPage
from ..scene.text import RichText
from .needs import keeps_secret
from .plate_book import is_first_sight
from .plates import page_plate
from .presenter import Presenter
from .prologue_section import opening_blocks, opening_plate
from .scene_section import READS_EVERYTHING

T = TypeVar("T", bound=PartyTable)
READS = READS_EVERYTHING
"""The fields of the table that it depends on: a page may ask for anything."""


class LineState(NamedTuple):
    """What the table says of a choice of a page."""

    letter: str
    terms: str
    """Its costs and needs."""
    is_done: bool
    """Whether it was chosen on this visit, and cannot be chosen again."""
    standees: tuple[str, ...]
    notation: str
    """The choice as it is typed; empty if it cannot be taken."""


@dataclass(frozen=True, slots=True)
class PageTexts:
    """The texts of a page in the presenter's language, as long as it is the page that was told last."""

    title: str
    blocks: tuple[RichText, ...]
    """All of them, whatever their conditions."""
    lines: dict[LineState, StoryLine] = field(default_factory=dict)
    """The lines of its choices, by what the table says of them."""


class PageRead(NamedTuple):
    """What was read on a page."""

    blocks: tuple[RichText, ...]
    has_choices: bool


def page(presenter: Presenter[T], table: T, audience: Audience) -> StoryPage | None:
    """The page that is being read; else the one read last, at first the prologue."""
    if table.event and not is_story_open(table):
        return presenter.event_page(table, table.event)
    return story_page(presenter, table, audience) if table.paragraph else prologue(presenter, table)


def prologue(presenter: Presenter[T], table: T) -> StoryPage | None:
    """The pack's prologue, if it has one; it is open until the first event."""
    localizer = presenter.localizer
    blocks = opening_blocks(presenter, table)
    if not blocks:
        return None
    is_new = table.turn <= 1 and not table.event_discard
    return StoryPage(
        ref="prologue",
        number="",
        title=localizer.name(table.pack.name),
        kind="prologue",
        blocks=blocks,
        choices=(),
        notes=(),
        open=is_new,
        earlier=(),
        plate=opening_plate(presenter, table),
        first_sight=is_new,
    )


def is_story_open(table: PartyTable) -> bool:
    """Whether a story is open."""
    return any(isinstance(item, EndStory) for item in table.agenda)


def story_page(presenter: Presenter[T], table: T, audience: Audience) -> StoryPage:
    """A storybook page, without blocks whose condition does not hold."""
    localizer, number = presenter.localizer, table.paragraph
    paragraph = table.pack.paragraphs[number]
    reads = is_story_open(table)
    return StoryPage(
        ref=number,
        number=number,
        title=_page_texts(presenter, table, paragraph).title,
        kind="encounter" if paragraph.encounter else "story",
        blocks=story_blocks(presenter, table, number),
        choices=tuple(_lines(presenter, table, paragraph, audience)) if reads else (),
        notes=tuple(localizer.rich_text(note) for note in presenter.standing_by(table, audience)) if reads else (),
        open=reads,
        earlier=tuple(_earlier(localizer, table)) if reads else (),
        plate=page_plate(localizer, table.pack, number),
        first_sight=is_first_sight(presenter, number),
    )


def story_blocks(presenter: Presenter[T], table: T, number: str) -> tuple[RichText, ...]:
    """The blocks of a page whose conditions hold."""
    paragraph = table.pack.paragraphs[number]
    texts = zip(paragraph.blocks, _page_texts(presenter, table, paragraph).blocks, strict=True)
    return tuple(words for block, words in texts if words and (block.when is None or is_met(table, block.when)))


def _page_texts(presenter: Presenter[T], table: T, paragraph: Paragraph) -> PageTexts:
    """The texts of a page, made once as long as no other is asked for."""
    localizer = presenter.localizer

    def make() -> PageTexts:
        blocks = (localizer.prose(unwrap_lines(words)) for words in localizer.blocks(table.pack, paragraph))
        return PageTexts(without_emphasis(localizer.title(table.pack, paragraph)), tuple(blocks))

    return presenter.cached("page", paragraph, make)


def page_read(presenter: Presenter[T], table: T, number: str) -> PageRead:
    """A page as it reads now; empty if there is no such page."""
    paragraph = table.pack.paragraphs.get(number)
    if paragraph is None:
        return PageRead(blocks=(), has_choices=False)
    return PageRead(story_blocks(presenter, table, number), has_choices=bool(paragraph.choices))


def _earlier(localizer: Localizer, table: PartyTable) -> Iterator[tuple[str, str]]:
    """The other pages of this visit on which something was chosen."""
    pages = dict.fromkeys(label[:-1] for label in table.visit)  # a label is a page and a letter
    for number in pages:
        if number != table.paragraph and number in table.pack.paragraphs:
            yield number, without_emphasis(localizer.title(table.pack, table.pack.paragraphs[number]))


def _lines(presenter: Presenter[T], table: T, paragraph: Paragraph, audience: Audience) -> Iterator[StoryLine]:
    """The choices; those that are barred by hidden parts of the story are left out."""
    placed = presenter.standees(table, audience)
    for choice in paragraph.choices:
        if not keeps_secret(table, choice):
            yield _line(presenter, table, paragraph, choice, placed)


def _line(
    presenter: Presenter[T], table: T, paragraph: Paragraph, choice: StoryChoice, placed: dict[str, tuple[str, ...]]
) -> StoryLine:
    """The line of a choice of the page, kept as long as its state stays the same."""
    letter = choice.letter
    was_chosen = f"{paragraph.number}{letter}" in table.visit
    state = LineState(
        letter,
        terms=presenter.choice_terms(table, choice),
        is_done=was_chosen and (paragraph.town or paragraph.encounter or bool(choice.once)),
        standees=placed.get(letter, ()),
        notation=_choice_for_letter(table, letter),
    )
    lines = _page_texts(presenter, table, paragraph).lines
    if state not in lines:
        words = unwrap_lines(presenter.localizer.choice(table.pack, paragraph, choice))
        lines[state] = _new_line(presenter.localizer, words, state, is_encounter=paragraph.encounter)
    return lines[state]


def _new_line(localizer: Localizer, words: str, state: LineState, *, is_encounter: bool) -> StoryLine:
    """The line of a choice in a state, written and spoken."""
    here = [*state.standees, localizer.say("story_taken")] if state.is_done else [*state.standees]
    spoken = localizer.say(
        "story_action" if is_encounter else "story_choice",
        letter=state.letter,
        text=without_emphasis(words),
        terms=state.terms or "none",
        here=", ".join(here) or "none",
    )
    return StoryLine(
        letter=state.letter,
        text=localizer.prose(words),
        terms=localizer.rich_text(state.terms),
        choice=state.notation,
        taken=state.is_done,
        standees=state.standees,
        spoken=spoken,
    )


def _choice_for_letter(table: PartyTable, letter: str) -> str:
    """The notation of a letter's choice; empty if it cannot be taken."""
    ways: tuple[Choice, ...] = (("choose", letter), ("take", letter))
    return next((text(choice) for choice in ways if choice in table.offered), "")
