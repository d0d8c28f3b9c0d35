"""Measures how much is mentioned again: keywords in the finale, persons and quests elsewhere, towns that change."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ...sea.table.cards import Enemy as SeaEnemy
from ...skies.table.cards import Enemy as SkiesEnemy
from ...skies.table.cards import Pack as SkiesPack
from ...story.ways import location_of
from ..dataflow.flow import Flow, Thing
from ..dataflow.programs import Site
from ..project import AnyPack
from ..texts.words import prose_of, words_in

FINALE = "F"
"""The location of all paragraphs of the sea's finale."""
TITLES = ("The", "Mr", "Mrs", "Miss", "Dr", "Captain", "Brother", "Sister", "Aunt", "Old")
"""Words of a person's name that are no name."""
_NAME = re.compile(r"\b[A-Z]\w+")
"""A word with a capital, as names have."""
_ARTICLE = re.compile(r"^(?:the|a|an) ", re.IGNORECASE)
"""The article before the name of an enemy."""


@dataclass(frozen=True, slots=True)
class StoryThing:
    """Something that the story gives, where it gives it, and where it asks for it."""

    number: int
    name: str
    given: frozenset[str]
    """The locations that give it."""
    asked: frozenset[str]
    """The locations that ask for it."""

    @property
    def at_home(self) -> bool:
        """Whether it is asked for only where it is given."""
        return bool(self.asked) and self.asked <= self.given


def finale_of(pack: AnyPack) -> str:
    """The location of the finale; in the skies the page that the last camp opens."""
    if isinstance(pack, SkiesPack):
        return location_of(next(last for _, _, last in pack.camps.values()))
    return FINALE


def words_read(pack: AnyPack, flow: Flow) -> list[StoryThing]:
    """Every quest with a keyword that the story gives before the finale."""
    rows, finale = [], finale_of(pack)
    for quest in pack.quests.values():
        thing = ("quest", quest.number)
        facts_given = _facts_given(flow, thing)
        if quest.keyword and facts_given - {finale}:
            asked = _facts_asked(flow, thing) | _facts_asked(flow, ("keyword", quest.keyword))
            rows.append(StoryThing(quest.number, quest.keyword, facts_given, asked))
    return rows


def cards_read(pack: AnyPack, flow: Flow, kind: str = "") -> list[StoryThing]:
    """Every numbered adventure card of a kind, or all but totems, that the story gives."""
    rows = []
    for card in pack.adventures.values():
        if card.number and (card.kind == kind if kind else card.kind != "totem"):
            thing = ("adventure", card.number)
            if facts_given := _facts_given(flow, thing):
                rows.append(StoryThing(card.number, card.name.en, facts_given, _facts_asked(flow, thing)))
    return rows


class UnaskedPerson(NamedTuple):
    """A person whom a location names without asking whether they are in the crew."""

    card: StoryThing
    name: str
    """As they are called there."""
    paragraph: str
    """The number of the first paragraph that names them."""


def unasked_persons(pack: AnyPack, flow: Flow) -> Iterator[UnaskedPerson]:
    """Persons whom a location names without asking whether they are in the crew."""
    for person in cards_read(pack, flow, "person"):
        called = [name for name in _NAME.findall(person.name.partition(",")[0]) if name not in TITLES]
        known = person.given | person.asked
        for paragraph in pack.paragraphs.values():
            if location_of(paragraph.number) not in known:
                texts = [prose_of(paragraph), *(choice.text for choice in paragraph.choices)]
                named = [name for name in called if any(re.search(rf"\b{name}\b", text) for text in texts)]
                if named:
                    yield UnaskedPerson(person, named[0], paragraph.number)
                    known |= {location_of(paragraph.number)}


def _facts_given(flow: Flow, thing: Thing) -> frozenset[str]:
    """The locations that give a thing."""
    return frozenset(step.site.location for step in flow.gives.get(thing, ()) if step.site.location)


def _facts_asked(flow: Flow, thing: Thing) -> frozenset[str]:
    """The locations that ask for a thing."""
    return frozenset(ask.site.location for ask in flow.asked.get(thing, ()) if ask.site.location)


def towns(pack: AnyPack) -> Iterator[tuple[str, int]]:
    """Each town, and how many conditions change its arrival text."""
    for paragraph in pack.paragraphs.values():
        if paragraph.town:
            yield paragraph.number, len({block.when for block in paragraph.blocks if block.when})


@dataclass(frozen=True, slots=True)
class Appearance:
    """An enemy in the fights of one location."""

    site: Site
    """Where it is fought first."""
    name: str
    named: bool
    """Whether the text of the location has its name."""


def appearances(pack: AnyPack, flow: Flow) -> list[Appearance]:
    """Every enemy of every location with a fight."""
    texts = _texts(pack)
    faces = _faces(pack)
    enemies: dict[tuple[str, str], Appearance] = {}
    for step in flow.steps:
        if step.op.name == "combat" and step.site.kind == "story":
            for number in step.op.args:
                name, location = faces[int(number)], step.site.location
                appearance = Appearance(step.site, name, is_named(name, texts[location]))
                enemies.setdefault((location, name), appearance)
    return list(enemies.values())


def _texts(pack: AnyPack) -> dict[str, set[str]]:
    """The words of each location."""
    words: dict[str, set[str]] = {}
    for paragraph in pack.paragraphs.values():
        place = words.setdefault(location_of(paragraph.number), set())
        place.update(words_in(prose_of(paragraph)))
        for choice in paragraph.choices:
            place.update(words_in(choice.text))
    return words


def _faces(pack: AnyPack) -> dict[int, str]:
    """The name of each enemy card; further cards with the same face share it."""
    return {enemy.number: _face(enemy) for enemy in pack.enemies.values()}


def _face(enemy: SeaEnemy | SkiesEnemy) -> str:
    """The name of an enemy without the number of its copy."""
    if isinstance(enemy, SeaEnemy) and enemy.copy > 1:
        return enemy.name.en.removesuffix(f" {enemy.copy}")
    return enemy.name.en


def is_named(name: str, words: set[str]) -> bool:
    """Whether words mention an enemy by the last word of its name, in singular or plural."""
    last_word = ["", *words_in(_ARTICLE.sub("", name))][-1]
    singular = last_word.removesuffix("s")
    return not words.isdisjoint(
        {last_word, singular, f"{singular}s", f"{singular}es", f"{singular}'s", f"{singular.removesuffix('y')}ies"}
    )
