"""Quest and event cards of a pack."""

from __future__ import annotations

from ...effects.op import Program
from ...kernel.errors import Finding
from ...story.fronts import read_keyword_words, read_quest
from ...story.pieces import read_name
from ...story.reader import TomlReader
from ...story.records import readers
from ...story.source import PackSource
from ..table.cards import EventCard, Quest
from ..table.words import COMPLETIONS, RARE
from .box import LAST
from .parts import jumps, read_harder


def build_quests(source: PackSource, findings: list[Finding], *, keyword: bool = True) -> list[Quest]:
    """The quest cards, each with its keyword unless none is asked for; a dormant totem names what restores it."""
    quests = []
    for reader in readers(source, "quest", findings):
        fleeting = reader.flag("fleeting")
        quest = Quest(
            *read_quest(reader, LAST["quest"], keyword=keyword and not fleeting),
            words=read_keyword_words(reader),
            fleeting=fleeting,
            needs=reader.amounts("needs"),
            totem=reader.integer("totem", 0, low=1, high=LAST["adventure"]),
        )
        if reader.has("needs") != reader.has("totem"):
            reader.find("missing-key", "expected both 'needs' and 'totem' on a dormant totem")
        for what, _ in quest.needs:
            if what not in RARE:
                reader.find("totem", f"expected quest resources for 'needs', got {what!r}")
        quests.append(quest)
    return quests


def build_events(source: PackSource, findings: list[Finding]) -> list[EventCard]:
    """The event cards."""
    events = []
    for reader in readers(source, "event", findings):
        event = EventCard(
            id=reader.id(),
            name=read_name(reader),
            text=read_name(reader, "text"),
            level=reader.integer("level", low=1, high=3),
            program=reader.program("do"),
            stays=reader.flag("stays"),
            harder=read_harder(reader),
            turn_end=reader.program("turn_end"),
            completing=reader.program("complete"),
            completing_if=reader.condition("complete_if"),
            completes_on=reader.word("complete_when", COMPLETIONS, ""),
        )
        _check_event(reader, event)
        events.append(event)
    return events


def _check_event(reader: TomlReader, event: EventCard) -> None:
    """An event that stays can be left behind; one that does not stay does something at once."""
    completed = bool(event.completing or event.completes_on)
    if not event.stays and (event.harder or event.turn_end or completed):
        reader.find("kind", "expected 'stays = true' for an event with 'harder', 'turn_end' or 'complete'")
    if event.stays and not completed and not _leaves(event.turn_end):
        wanted = "'complete', 'complete_when', or 'discard this event' in 'turn_end'"
        reader.find("kind", f"expected {wanted}, of an event that stays")
    if reader.has("complete_if") and not completed:
        reader.find("missing-key", "expected 'complete' or 'complete_when' beside 'complete_if'")
    if jumps(event.completing):
        reader.find("event-jump", "expected no 'turn to' or 'return' in 'complete': it may be done inside a story")
    if not event.stays and not event.program:
        reader.find("missing-key", "expected the key 'do'")


def _leaves(program: Program) -> bool:
    """Whether the event may be discarded by what it does itself."""
    return any(op.name == "discard-event" or any(_leaves(arm) for _, arm in op.arms) for op in program)
