"""References of a pack: every quest, card, enemy, boss, space, location and paragraph that is named exists."""

from __future__ import annotations

from collections.abc import Iterator

from ...effects.op import Arg, Condition, Op, Program
from ...kernel.errors import Finding
from ...kernel.rules import plays
from ...story.links import TITLES, Links, ProgramPlace, place_in, place_of
from ...story.printed import Passive
from ...story.source import PackSource, Record
from ...story.things import things_of
from ..effects.operations import OPS
from ..table.cards import AtlasPage, FlightSpace, Pack, Quest, Use
from .atlas import has_square
from .box import LAST, LAST_BOSS
from .cards import CARD_TABLES

UNSEEN = ("quest", "adventure", "enemy", "boss", "paragraph", "keyword", "ending", "location")
"""What lies in a printed box until it is met."""
END_STORY = "120"
"""The paragraph that begins the end of every campaign."""
OUT_OF_FUEL = 206
"""The quest that is gained when the plane has no fuel left."""
_LAST = {**LAST, "boss": LAST_BOSS}
"""The last number of each numbered deck; enemies of bosses have numbers of their own."""
_TITLES = {**TITLES, "crew": "a character", "target": "a target or a character"}
"""What a finding calls each kind of name."""

plays(f"{__name__}.OUT_OF_FUEL", "DS-FLY-015")


def check_links(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Note every reference to something that the pack does not hold."""
    links = SkiesLinks(pack, findings, printed=pack.told)
    links.check_story(pack.paragraphs)
    links.check_lesson(pack.lesson, source)
    links.check_openings(pack.openings, source)
    links.check_leads(pack.leads, source)
    for record in source.records:
        check_record(links, pack, record)
    _check_manifest(links, pack, ProgramPlace(source.manifest.file, source.manifest.line, "[pack]"))
    _check_reached(links, pack)


def check_record(links: SkiesLinks, pack: Pack, record: Record) -> None:
    """Note every reference of one table to something that the pack does not hold."""
    place = place_of(record, windows=True, bearer=record.kind in ("character", "ability"))
    for use in _uses(pack, record):
        links.check_program(place, use.program)
        links.check_amounts(place, use.cost)
    for passive in _passives(pack, record):
        links.check_passive(place, passive)
    for where, program in _programs(pack, record):
        links.check_program(where, program)
    if record.kind == "event" and (event := pack.events.get(record.key())) and event.completing_if:
        links.check_condition(place_of(record, event=True), event.completing_if)
    _check_names(links, pack, record)


class SkiesLinks(Links):
    """Looks up what programs and conditions of the skies name."""

    game = "skies"
    played = OPS
    last = _LAST
    titles = _TITLES
    flag = "encounter"

    def __init__(self, pack: Pack, findings: list[Finding], *, printed: bool = False) -> None:
        """What is told of a printed box may name pages, cards and places that nobody has entered yet."""
        self.locations = {n for page in pack.pages.values() for place in page.places for n in place.locations}
        self.locations |= {space.explore for space in pack.spaces.values() if space.explore}
        things: dict[str, set[Arg]] = {
            **things_of(pack, pack.characters),
            "boss": set(pack.bosses),
            "space": set(pack.spaces),
            "location": set(self.locations),
            "curse": {card.id for card in pack.adventures.values() if card.kind == "curse"},
        }
        for kind in UNSEEN if printed else ():
            del things[kind]
        super().__init__(things, {(unlock.kind, unlock.number) for unlock in pack.unlocks}, findings)
        self.bosses_that_hold = {boss.number for boss in pack.bosses.values() if not boss.flee and not printed}
        """The bosses that let nobody run."""
        self.turned_to: set[Arg] = set()
        """The paragraphs that the story turns to."""

    def check_op(self, place: ProgramPlace, op: Op) -> None:
        """Judge one effect, and note where the story turns to."""
        super().check_op(place, op)
        if op.name == "turn-to":
            self.turned_to.add(op.args[0])
        if op.name in ("threat", "discard-event") and not place.event:
            self.report(place, f"{op.name!r} has a meaning only on an event", "event")
        if op.name == "obstacle" and place.windows:
            self.report(place, "'obstacle' has a meaning only in the story and on events", "obstacle")
        if op.name == "boss" and "flee" in dict(op.arms) and op.args[0] in self.bosses_that_hold:
            self.report(place, f"expected no 'flee:': boss {op.args[0]} lets nobody run", "boss")

    def check_condition(self, place: ProgramPlace, condition: Condition) -> None:
        """Judge a condition; threat lies only on events."""
        super().check_condition(place, condition)
        if condition.kind == "threat" and not place.event:
            self.report(place, "'threat' has a meaning only on an event", "event")


def _uses(pack: Pack, record: Record) -> tuple[Use, ...]:
    """The uses on what a record describes; none for what has no uses."""
    key = record.key()
    match record.kind:
        case "character" if key in pack.characters:
            return pack.characters[key].uses
        case "ability" if key in pack.abilities:
            return pack.abilities[key].uses
        case "resource":
            return pack.resources.get(key, ())
        case kind if kind in CARD_TABLES and key in pack.adventures:
            return pack.adventures[key].uses
    return ()


def _passives(pack: Pack, record: Record) -> tuple[Passive, ...]:
    """The standing changes on a card of a record; none for what is no ability card."""
    card = pack.abilities.get(record.key()) if record.kind == "ability" else None
    return card.passives if card else ()


def _programs(pack: Pack, record: Record) -> Iterator[tuple[ProgramPlace, Program]]:
    """The programs of a record other than its uses."""
    key = record.key()
    if record.kind == "event" and (event := pack.events.get(key)):
        for program in (event.program, event.turn_end, event.completing):
            yield place_of(record, event=True), program
    if record.kind in CARD_TABLES and (card := pack.adventures.get(key)) and card.combat:
        yield place_of(record, windows=True, bearer=True), card.combat.synergy
    if record.kind == "curse" and (card := pack.adventures.get(key)) and card.curse:
        yield place_of(record), card.curse.turn_end


def _check_names(links: SkiesLinks, pack: Pack, record: Record) -> None:
    """What quests, spaces and pages name."""
    place, key = place_of(record), record.key()
    if record.kind == "quest" and key.isdecimal() and (quest := pack.quests.get(int(key))):
        _check_quest(links, pack, place, quest)
    if record.kind == "space" and (space := pack.spaces.get(key)):
        _check_space(links, pack, place, space)
    if record.kind == "page" and isinstance(number := record.data.get("page"), int) and number in pack.pages:
        _check_page(links, ProgramPlace(record.file, record.line, f"[[page]] {number}"), pack.pages[number])


def _check_quest(links: SkiesLinks, pack: Pack, place: ProgramPlace, quest: Quest) -> None:
    """What a quest needs can be there, and its totem is a totem card."""
    links.check_amounts(place, quest.needs)
    if quest.totem:
        _check_card(links, pack, place, number=quest.totem, kind="totem")


def _check_space(links: SkiesLinks, pack: Pack, place: ProgramPlace, space: FlightSpace) -> None:
    """What is explored at a space is a paragraph, and the card that opens it is a card of a place."""
    if space.explore:
        links.check_known(place, "paragraph", str(space.explore))
    if space.card:
        _check_card(links, pack, place, number=space.card, kind="place")


def _check_page(links: SkiesLinks, place: ProgramPlace, page: AtlasPage) -> None:
    """The locations of a page are paragraphs."""
    for location in (location for square in page.places for location in square.locations):
        links.check_known(place, "paragraph", str(location))


def _check_card(links: SkiesLinks, pack: Pack, place: ProgramPlace, *, number: int, kind: str) -> None:
    """An adventure card has this number, and is of this kind."""
    links.check_known(place, "adventure", number)
    card = next((card for card in pack.adventures.values() if card.number == number), None)
    if card and card.kind != kind:
        links.report(place, f"expected an adventure card of the kind {kind!r}, got {number} ({card.kind})", "kind")


def _check_manifest(links: SkiesLinks, pack: Pack, place: ProgramPlace) -> None:
    """What the manifest and the rules themselves lead to."""
    links.check_known(place, "paragraph", END_STORY)
    links.check_known(place, "quest", OUT_OF_FUEL)
    links.check_known(place, "space", pack.airport)
    if pack.airport in pack.spaces and not pack.spaces[pack.airport].square:
        links.report(place, f"expected a landing place for 'airport', got {pack.airport!r}", "flight")
    if not has_square(pack.pages, pack.start):
        links.report(place, f"expected a square of the pack such as '2:b3' for 'start', got {pack.start!r}")
    for story in sorted(_camp_stories(pack) - {END_STORY}):
        links.check_known(place, "paragraph", story)
    for unlock in pack.unlocks:
        links.check_known(place, unlock.kind, unlock.number)


def _camp_stories(pack: Pack) -> set[str]:
    """The paragraphs of the last camps, whatever the length of the campaign."""
    return {story for camps in pack.camps.values() for story in (camps.before_last, camps.last)}


def _check_reached(links: SkiesLinks, pack: Pack) -> None:
    """Every paragraph that begins a location lies on the map, or the rules or the story lead to it."""
    reached = {str(number) for number in links.locations} | {END_STORY} | {str(number) for number in links.turned_to}
    reached |= _camp_stories(pack)
    for paragraph in pack.paragraphs.values():
        if "." not in paragraph.number and paragraph.number not in reached:
            links.report(
                place_in(paragraph), f"expected location {paragraph.number} on a page or space of the pack", "location"
            )
