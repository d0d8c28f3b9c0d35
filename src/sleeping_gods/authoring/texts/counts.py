"""What a pack holds, counted, beside what the box has room for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ...effects.op import every_op
from ...sea.pack.atlas import spread
from ...sea.pack.box import BOX as SEA_BOX
from ...sea.pack.counts import MAPS
from ...sea.table.cards import Pack as SeaPack
from ...sea.table.words import EVENT_KINDS
from ...skies.pack.box import CARDS as SKIES_CARDS
from ...skies.pack.box import LANDING_PLACES
from ...skies.table.cards import Pack as SkiesPack
from ...story.links import story_programs
from ...story.model import Paragraph
from ..project import AnyPack
from .words import prose_of, words_in

TESTS = ("challenge", "combat", "boss", "fate-check", "obstacle")
"""Effects that are tests, by their names."""


@dataclass(frozen=True, slots=True)
class ComponentCount:
    """How many there are of something, and how many the box has room for."""

    what: str
    number: int
    most: int | None = None
    """The number that the box holds; none if it does not say."""


def count(pack: AnyPack) -> list[ComponentCount]:
    """Every count of a pack: its map, its story, then its cards."""
    of_map = _sea_map(pack) if isinstance(pack, SeaPack) else _skies_map(pack)
    of_cards = _sea_cards(pack) if isinstance(pack, SeaPack) else _skies_cards(pack)
    return [*of_map, *_story(pack), *of_cards, ComponentCount("endings", len(pack.endings))]


def _story(pack: AnyPack) -> list[ComponentCount]:
    """What the story holds."""
    paragraphs = pack.paragraphs.values()
    tests = Counter(op.name for _, program in story_programs(pack.paragraphs) for op in every_op(program))
    flag = "towns" if isinstance(pack, SeaPack) else "encounters"
    return [
        ComponentCount(flag, sum(paragraph.town or paragraph.encounter for paragraph in paragraphs)),
        ComponentCount("paragraphs", len(paragraphs)),
        ComponentCount("words", sum(_words(paragraph) for paragraph in paragraphs)),
        ComponentCount("choices", sum(len(paragraph.choices) for paragraph in paragraphs)),
        ComponentCount("tests", sum(tests[name] for name in TESTS)),
        *(ComponentCount(f"tests: {name}", tests[name]) for name in TESTS if tests[name]),
    ]


def _words(paragraph: Paragraph) -> int:
    """The words of a paragraph: its prose and its choices, without its title."""
    return sum(len(words_in(text)) for text in (prose_of(paragraph), *(choice.text for choice in paragraph.choices)))


def _sea_map(pack: SeaPack) -> list[ComponentCount]:
    """What the map of the sea holds."""
    regions = pack.regions.values()
    return [
        ComponentCount("regions", len(regions)),
        ComponentCount("spreads", len({spread(region.page) for region in regions}), MAPS),
        ComponentCount("locations", sum(len(region.locations) for region in regions)),
        ComponentCount("ports", sum(region.port for region in regions)),
    ]


def _sea_cards(pack: SeaPack) -> list[ComponentCount]:
    """The cards of the sea, beside as many as the box has."""
    numbered = [card for card in pack.adventures.values() if card.origin == "numbered"]
    events = Counter(event.kind for event in pack.events.values())
    origins = Counter(card.origin for card in pack.adventures.values())
    return [
        ComponentCount("enemy cards", len(pack.enemies), SEA_BOX["enemy"]),
        *_enemies([enemy.level for enemy in pack.enemies.values() if enemy.copy == 1], SEA_BOX["enemy"]),
        *_kinds("adventures", [card.kind for card in numbered], SEA_BOX["adventure"]),
        *_quests(pack, SEA_BOX["quest"]),
        ComponentCount("market cards", origins["market"], SEA_BOX["market"]),
        ComponentCount("starting cards", origins["starting"], SEA_BOX["starting"]),
        ComponentCount("events", len(pack.events), SEA_BOX["event"]),
        *(ComponentCount(f"events: {kind}", events[kind], SEA_BOX[f"event_{kind}"]) for kind in EVENT_KINDS),
        ComponentCount("abilities", len(pack.abilities), SEA_BOX["ability"]),
        ComponentCount("levels", len(pack.levels), SEA_BOX["level"]),
    ]


def _skies_map(pack: SkiesPack) -> list[ComponentCount]:
    """What the map of the skies holds."""
    pages, spaces = pack.pages.values(), pack.spaces.values()
    return [
        ComponentCount("pages", len(pages)),
        ComponentCount("squares", sum(len(page.places) for page in pages)),
        ComponentCount("locations", sum(len(place.locations) for page in pages for place in page.places)),
        ComponentCount("landing places", sum(bool(space.square) for space in spaces), LANDING_PLACES),
        ComponentCount("distant locations", sum(bool(space.explore) for space in spaces)),
    ]


def _skies_cards(pack: SkiesPack) -> list[ComponentCount]:
    """The cards of the skies, beside as many as the box has."""
    numbered = [card for card in pack.adventures.values() if card.number]
    starting = Counter(card.kind == "combat" for card in pack.adventures.values() if card.starting)
    levels = Counter(event.level for event in pack.events.values())
    return [
        *_enemies([enemy.level for enemy in pack.enemies.values()], SKIES_CARDS["enemy"]),
        ComponentCount("bosses", len(pack.bosses)),
        ComponentCount("buffs", len(pack.buffs), SKIES_CARDS["enemy_buff"]),
        *_kinds("adventures", [card.kind for card in numbered], SKIES_CARDS["adventure"]),
        ComponentCount(
            "curses", sum(card.kind == "curse" for card in pack.adventures.values()), SKIES_CARDS["orfash_curse"]
        ),
        *_quests(pack, SKIES_CARDS["quest"]),
        ComponentCount("starting cards", starting[False], SKIES_CARDS["starting_adventure"]),
        ComponentCount("starting combat cards", starting[True], SKIES_CARDS["starting_combat"]),
        ComponentCount("events", len(pack.events), SKIES_CARDS["event"]),
        *(ComponentCount(f"events: level {level}", levels[level]) for level in sorted(levels)),
        ComponentCount("abilities", len(pack.abilities), SKIES_CARDS["ability"]),
    ]


def _enemies(levels: list[int], most: int) -> list[ComponentCount]:
    """How many enemies there are, and of which level."""
    counted = Counter(levels)
    return [
        ComponentCount("enemies", len(levels), most),
        *(ComponentCount(f"enemies: level {level}", counted[level]) for level in sorted(counted)),
    ]


def _kinds(what: str, kinds: list[str], most: int) -> list[ComponentCount]:
    """How many cards there are, and of which kind."""
    counted = Counter(kinds)
    return [
        ComponentCount(what, len(kinds), most),
        *(
            ComponentCount("totems" if kind == "totem" else f"{what}: {kind}", counted[kind])
            for kind in sorted(counted)
        ),
    ]


def _quests(pack: AnyPack, most: int) -> list[ComponentCount]:
    """How many quests there are, and how many keywords."""
    keywords = {quest.keyword for quest in pack.quests.values()} - {""}
    return [ComponentCount("quests", len(pack.quests), most), ComponentCount("keywords", len(keywords))]
