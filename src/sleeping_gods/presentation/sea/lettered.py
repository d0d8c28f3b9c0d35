"""The lettered choices of the sea: of the page that is being read, or of an event."""

from __future__ import annotations

from ...kernel.choices import Choice
from ...kernel.table import decision_of
from ...sea.chapters.events import ChooseEvent
from ...sea.table.table import SeaTable
from ...story.model import StoryChoice
from ..localizer import Localizer
from ..party.choice_contents import Terms
from ..party.story import find_choice
from .story import event_choice_detail, event_choice_text, page_choice_detail, page_choice_text


def lettered_choice_words(localizer: Localizer, table: SeaTable, letter: str) -> str:
    """The words of a lettered choice of the event that asks, or of the paragraph that is being read."""
    event = event_asking(table)
    return event_choice_text(localizer, table, event, letter) if event else page_choice_text(localizer, table, letter)


def lettered_choice_detail(localizer: Localizer, table: SeaTable, letter: str) -> str:
    """What such a choice costs and does."""
    event = event_asking(table)
    if event:
        return event_choice_detail(localizer, table, event, letter)
    return page_choice_detail(localizer, table, letter)


def story_choice_of(table: SeaTable, letter: str) -> StoryChoice | None:
    """A lettered choice of the page that is being read; None if an event asks."""
    return None if event_asking(table) else find_choice(table, letter)


def terms(table: SeaTable, choice: Choice) -> Terms | None:
    """What a lettered choice costs and does; an event tells all of it."""
    if choice[0] == "attempt":
        return Terms((), table.pack.events[choice[1]].attempt, all_told=True)
    if choice[0] != "choose":
        return None
    _, letter, *_ = choice
    event = event_asking(table)
    if event:
        option = next((item for item in table.pack.events[event].choices if item.letter == letter), None)
        return Terms(option.cost, option.program, all_told=True) if option is not None else None
    story_choice = find_choice(table, letter)
    return Terms(story_choice.cost, story_choice.program) if story_choice is not None else None


def event_asking(table: SeaTable) -> str:
    """The event whose choices are asked for; empty if another decision waits."""
    decision = decision_of(table)
    return decision.event if isinstance(decision, ChooseEvent) else ""
