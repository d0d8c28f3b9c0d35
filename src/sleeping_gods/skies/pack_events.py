"""Quest and event cards of a pack."""

from __future__ import annotations

from ..effects.conditions import KEYWORD
from ..effects.op import Program
from ..kernel.errors import Finding
from ..story.reader import Reader
from ..story.records import readers
from ..story.source import Source
from .cards import EventCard, Quest
from .pack_box import LAST
from .pack_parts import name
from .words import RARE, SKILLS


def build_quests(source: Source, findings: list[Finding]) -> list[Quest]:
    """The quest cards; a dormant totem names what restores it and the card it becomes."""
    made = []
    for reader in readers(source, "quest", findings):
        keyword = reader.text("keyword")
        if reader.has("keyword") and not KEYWORD.fullmatch(keyword):
            reader.find("bad-id", f"expected one word in capitals for 'keyword', got {keyword!r}")
        quest = Quest(
            reader.integer("number", low=1, high=LAST["quest"]),
            name(reader, "title"),
            keyword,
            name(reader, "text"),
            reader.flag("fleeting"),
            reader.amounts("needs"),
            reader.integer("totem", 0, low=1, high=LAST["adventure"]),
        )
        if reader.has("needs") != reader.has("totem"):
            reader.find("missing-key", "expected both 'needs' and 'totem' on a dormant totem")
        for what, _ in quest.needs:
            if what not in RARE:
                reader.find("totem", f"expected quest resources for 'needs', got {what!r}")
        made.append(quest)
    return made


def build_events(source: Source, findings: list[Finding]) -> list[EventCard]:
    """The event cards."""
    made = []
    for reader in readers(source, "event", findings):
        event = EventCard(
            reader.id(),
            reader.integer("level", low=1, high=3),
            name(reader),
            name(reader, "text"),
            reader.program("do"),
            reader.flag("stays"),
            _harder(reader),
            reader.program("turn_end"),
            reader.program("complete"),
        )
        if not event.stays and (event.harder or event.turn_end or event.completing):
            reader.find("kind", "expected 'stays = true' for an event with 'harder', 'turn_end' or 'complete'")
        if event.stays and not event.completing and not _leaves(event.turn_end):
            reader.find("kind", "expected 'complete', or 'discard this event' in 'turn_end', of an event that stays")
        if not event.stays and not event.program:
            reader.find("missing-key", "expected the key 'do'")
        made.append(event)
    return made


def _harder(reader: Reader) -> tuple[tuple[str, int], ...]:
    table = reader.table("harder", required=False)
    if table is None:
        return ()
    made = tuple((skill, table.integer(skill, low=1, high=9)) for skill in ("any", *SKILLS) if table.has(skill))
    table.close()
    return made


def _leaves(program: Program) -> bool:
    """Whether the event may be discarded by what it does itself."""
    return any(op.name == "discard-event" or any(_leaves(arm) for _, arm in op.arms) for op in program)
