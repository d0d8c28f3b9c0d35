"""Packs in which everything that may be hidden bears a mark of its own, so that it is found in any bytes."""

from __future__ import annotations

import dataclasses
import hashlib
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.kernel.game import Game
from sleeping_gods.story.model import Paragraph
from sleeping_gods.story.plates import DrawnPlate, place_plate
from sleeping_gods.story.printed import Name
from sleeping_gods.story.printed_figure import OurBoard

MARK = re.compile(rb"zq[0-9a-f]{10}x")
"""What a mark looks like; no word of a pack does."""


@dataclass(frozen=True, slots=True)
class Thing:
    """What bears a mark: a card, or a part of a page of the story."""

    kind: str
    ref: str
    """The id of a card as choices name it, the number of a quest or of a page."""
    part: str = ""
    """Of a page: ``title``, the letter of a choice, or the number of a block."""


@dataclass(frozen=True, slots=True)
class Marked:
    """A game with a marked pack, and what each mark stands on."""

    game: Game
    pack: Any
    things: dict[bytes, Thing]

    def named_in(self, data: bytes) -> set[Thing]:
        """Everything that some bytes name."""
        return {self.things[mark] for mark in MARK.findall(data)}


class _Marker:
    """Gives out marks."""

    def __init__(self, pack: str) -> None:
        self.things: dict[bytes, Thing] = {}
        self._pack = pack

    def mark(self, kind: str, ref: str, part: str = "") -> str:
        """A new mark for something."""
        made = f"zq{hashlib.sha256(f'{self._pack} {kind} {ref} {part}'.encode()).hexdigest()[:10]}x"
        self.things[made.encode()] = Thing(kind, ref, part)
        return made

    def cards(self, kind: str, cards: dict[str, Any]) -> dict[str, Any]:
        """Cards whose ids, names and words are marked; those that the rules know by their ids keep these."""
        return dict(self._card(kind, card) for card in cards.values())

    def _card(self, kind: str, card: Any) -> tuple[str, Any]:
        mark = self.mark(kind, card.id)
        known = kind == "adventure" and card.number == 0 and getattr(card, "origin", "starting") == "starting"
        ref = card.id if known else f"{card.id}-{mark}"
        self.things[mark.encode()] = Thing(kind, ref)
        words = {name: marked(getattr(card, name), mark) for name in ("name", "text") if hasattr(card, name)}
        if getattr(card, "weapon", None) is not None:
            words["weapon"] = dataclasses.replace(card.weapon, id=ref, name=marked(card.weapon.name, mark))
        return ref, dataclasses.replace(card, id=ref, **words)

    def quest(self, quest: Any) -> Any:
        """A quest whose title and words are marked."""
        mark = self.mark("quest", str(quest.number))
        return dataclasses.replace(quest, title=marked(quest.title, mark), text=marked(quest.text, mark))

    def plates(self, pack: Any) -> dict[str, DrawnPlate]:
        """A plate of every place, totem, enemy, boss and ending, with marks in its words and in its hash."""
        names = [place_plate(page) for page in pack.paragraphs]
        names += [f"totem-{card.id}" for card in pack.adventures.values() if card.kind == "totem"]
        names += [f"enemy-{enemy}" for enemy in pack.enemies] + [f"boss-{boss}" for boss in getattr(pack, "bosses", {})]
        names += [f"ending-{ending}" for ending in pack.endings]
        marks = {name: self.mark("plate", name) for name in names}
        return {name: DrawnPlate(Name({"en": f"A plate {mark}"}), mark, 1200, 720) for name, mark in marks.items()}

    def boards(self, boards: tuple[OurBoard, ...]) -> tuple[OurBoard, ...]:
        """Boards and cards with figures of ours, by the ids that their cards bear here."""
        ids = {ref.removesuffix(f"-{mark.decode()}"): ref for mark, ref in ((m, t.ref) for m, t in self.things.items())}

        def renamed(words: str) -> str:
            return " ".join(ids.get(word, word) for word in words.split())

        return tuple(
            dataclasses.replace(board, id=renamed(board.id), figures=tuple(map(renamed, board.figures)))
            for board in boards
        )

    def page(self, page: Paragraph) -> Paragraph:
        """A page of which every part is marked."""

        def words(said: str, part: str) -> str:
            return f"{said} {self.mark('page', page.number, part)}"

        blocks = tuple(
            dataclasses.replace(block, text=words(block.text, str(at))) for at, block in enumerate(page.blocks)
        )
        choices = tuple(dataclasses.replace(one, text=words(one.text, one.letter)) for one in page.choices)
        return dataclasses.replace(page, title=words(page.title, "title"), blocks=blocks, choices=choices)


def marked(name: Name, mark: str) -> Name:
    """Words with a mark, in both languages."""
    return Name({lang: f"{text} {mark}" for lang, text in name.texts.items()})


@cache
def marked_pack(name: str) -> Marked:
    """A shipped pack with a mark on everything that may be hidden."""
    game, pack = load_pack(name)
    box: Any = pack
    marker = _Marker(name)
    made = dataclasses.replace(
        box,
        abilities=marker.cards("ability", box.abilities),
        events=marker.cards("event", box.events),
        adventures=marker.cards("adventure", box.adventures),
        enemies=marker.cards("enemy", box.enemies),
        quests={number: marker.quest(quest) for number, quest in box.quests.items()},
        paragraphs={number: marker.page(page) for number, page in box.paragraphs.items()},
        bound=None,
    )
    made.plates, made.ours = marker.plates(made), marker.boards(box.ours)
    return Marked(game, made, marker.things)
