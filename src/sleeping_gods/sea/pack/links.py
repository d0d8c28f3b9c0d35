"""References of a pack: every quest, card, enemy, region, paragraph, crew member and keyword that is named exists."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...effects.op import Arg, Program
from ...kernel.errors import Finding
from ...kernel.rules import plays
from ...story.links import Links, ProgramPlace, place_of
from ...story.printed import Passive
from ...story.source import PackSource, Record
from ...story.things import things_of
from ..effects.operations import OPS
from ..table.cards import Pack, Use, When
from ..table.words import FINALE_LOST, PASSES, STARTING_QUESTS
from .box import LAST
from .cards import ORIGINS

PARAGRAPHS = (*PASSES.values(), FINALE_LOST)
"""Paragraphs that the rules themselves lead to."""

UNSEEN = ("quest", "adventure", "enemy", "paragraph", "keyword", "ending")
"""What lies in a printed box until it is met."""

START_PAGE = 2
"""The page of the atlas on which every campaign starts."""
START_LOCATION = 2
"""The location whose region every campaign starts in."""

plays(f"{__name__}.START_LOCATION", "SG-SETUP-001")


def check_links(pack: Pack, source: PackSource, findings: list[Finding]) -> None:
    """Note every reference to something that the pack does not hold."""
    links = SeaLinks(pack, findings, printed=pack.told)
    links.check_story(pack.paragraphs)
    links.check_lesson(pack.lesson, source)
    links.check_openings(pack.openings, source)
    links.check_leads(pack.leads, source)
    for record in source.records:
        for place, program in record_programs(pack, record):
            links.check_program(place, program)
        _check_amounts(links, pack, record)
    manifest = ProgramPlace(source.manifest.file, source.manifest.line, "[pack]")
    _check_ruled(links, pack, manifest)
    _check_unlocks(links, pack, manifest)
    _check_start(links, pack, manifest)
    _check_cards(links, pack, source)


def _check_ruled(links: Links, pack: Pack, manifest: ProgramPlace) -> None:
    """The pack holds the paragraphs and quests that the rules lead to, and the quests that it unlocks."""
    for number in PARAGRAPHS:
        links.check_known(manifest, "paragraph", number)
    for quest in (*STARTING_QUESTS, *(quest for unlock in pack.unlocks for quest in unlock.quests)):
        links.check_known(manifest, "quest", quest)


def _check_start(links: Links, pack: Pack, manifest: ProgramPlace) -> None:
    """The campaign starts on the page and at the location that the rules name."""
    links.check_known(manifest, "region", pack.start_region)
    start = pack.regions.get(pack.start_region)
    if start and start.page != pack.start_page:
        links.report(manifest, f"expected the start region on page {pack.start_page}, got page {start.page}", "start")
    if start and (pack.start_page != START_PAGE or START_LOCATION not in start.locations):
        wanted = f"expected the start on page {START_PAGE}, in the region of location {START_LOCATION}"
        links.report(manifest, wanted, "start")


def _check_cards(links: Links, pack: Pack, source: PackSource) -> None:
    """What regions, adventure cards and levels name."""
    for record in source.of("region"):
        region = pack.regions.get(record.key())
        for location in region.locations if region else ():
            links.check_known(place_of(record), "paragraph", str(location))
    for record in source.of("adventure"):
        card = pack.adventures.get(record.key())
        if card and card.until_quest:
            links.check_known(place_of(record), "quest", card.until_quest)
    for record in source.of("level"):
        level = pack.levels.get(record.key())
        links.check_known(place_of(record), "crew", level.crew if level else "")


def _check_unlocks(links: Links, pack: Pack, manifest: ProgramPlace) -> None:
    """Endings and regions of unlocks are of the pack; a quest with such a wish stands in one table only."""
    listed = Counter(quest for unlock in pack.unlocks for quest in {*unlock.quests})
    for unlock in pack.unlocks:
        for ending in unlock.endings:
            links.check_known(manifest, "ending", ending)
        if unlock.start_region:
            links.check_known(manifest, "region", unlock.start_region)
        for quest in sorted({*unlock.quests}):
            if listed[quest] > 1 and (unlock.endings or unlock.start_region or unlock.one):
                message = f"expected quest {quest} under one [[pack.unlock]], as it has an ending, a start or 'one'"
                links.report(manifest, message, "unlock")


class SeaLinks(Links):
    """Looks up what programs and conditions of the sea name."""

    game = "sea"
    played = OPS
    last = LAST
    flag = "town"

    def __init__(self, pack: Pack, findings: list[Finding], *, printed: bool = False) -> None:
        """What is told of a printed box may name pages, cards and keywords that nobody has entered yet."""
        self.last = {**LAST, "quest": pack.supply.get("quest", LAST["quest"])}
        things: dict[str, set[Arg]] = {**things_of(pack, pack.crew), "region": set(pack.regions)}
        for kind in UNSEEN if printed else ():
            del things[kind]
        unlocked = {("quest", quest) for unlock in pack.unlocks for quest in unlock.quests}
        super().__init__(things, unlocked, findings)


def _check_amounts(links: Links, pack: Pack, record: Record) -> None:
    """Costs and rewards name resources of the sea, standing changes are of the sea."""
    place, key = place_of(record), record.key()
    if record.kind == "event" and key in pack.events:
        for choice in pack.events[key].choices:
            links.check_amounts(place, choice.cost)
    if record.kind == "search" and key in pack.search:
        for reward in pack.search[key].rewards:
            links.check_amounts(place, reward)
    if record.kind in ORIGINS and key in pack.adventures:
        links.check_amounts(place, pack.adventures[key].food)
    for passive in _passives(pack, record.kind, key):
        links.check_passive(place, passive)


def _passives(pack: Pack, kind: str, key: str) -> tuple[Passive, ...]:
    """The standing changes on a card of this kind; none for what is no card."""
    match kind:
        case "ability" if key in pack.abilities:
            return pack.abilities[key].passives
        case "level" if key in pack.levels:
            return pack.levels[key].passives
        case _ if kind in ORIGINS and key in pack.adventures:
            return pack.adventures[key].passives
    return ()


def record_programs(pack: Pack, record: Record) -> Iterator[tuple[ProgramPlace, Program]]:
    """Every program of a table with its place."""
    place = place_of(record)
    used = place_of(record, windows=True, bearer=True)
    key = record.key()
    match record.kind:
        case "crew" if board := pack.crew.get(key):
            yield from _card_programs(used, board.uses)
            yield used, (board.synergy,)
        case "ability" if ability := pack.abilities.get(key):
            yield from _card_programs(used, ability.uses, ability.when)
            yield place_of(record, bearer=True), ability.instant
        case "level" if level := pack.levels.get(key):
            yield from _card_programs(used, level.uses, level.when)
        case "event" if event := pack.events.get(key):
            for program in (
                event.program,
                event.turn_end,
                event.attempt,
                *(choice.program for choice in event.choices),
            ):
                yield place, program
        case "region" if (region := pack.regions.get(key)) and region.hazard:
            yield place, region.hazard.fail
        case kind if kind in ORIGINS and (card := pack.adventures.get(key)):
            yield from _card_programs(used, card.uses, card.when)
            yield place, card.recipe


def _card_programs(
    place: ProgramPlace, uses: tuple[Use, ...], when: tuple[When, ...] = ()
) -> Iterator[tuple[ProgramPlace, Program]]:
    """What the uses and moments of a card carry out."""
    for use in uses:
        yield place, use.program
    for moment in when:
        yield place, moment.program
