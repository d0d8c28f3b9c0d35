"""Who may know which card and which page, found out from the table alone and not by what the telling says."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from sleeping_gods.campaign.live import Campaign
from sleeping_gods.effects.op import Condition, atoms_of
from sleeping_gods.journal.notation import UNDO
from sleeping_gods.kernel.play import play
from sleeping_gods.kernel.table import Table, decision_of
from sleeping_gods.party.chapters.explore import is_met
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.story.plates import place_plate

from .marked import Marked, Thing

GIVEN = ("keyword", "quest", "card", "explore", "token", "curse")
"""What a story gives; a choice that asks for one that the party has not got is told nowhere."""


class Oracle:
    """Watches a campaign: what has been seen by all, and what each hand holds now and held at an earlier entry."""

    def __init__(self, marked: Marked, campaign: Campaign) -> None:
        self.marked = marked
        self.campaign = campaign
        self._table = campaign.history.table_after(0)
        self._seen = seen_by_all(self._table)
        if getattr(campaign.pack, "told", False):
            self._seen |= {thing for thing in marked.things.values() if thing.kind == "event"}
        self._looked = 0
        self.look()

    def look(self) -> None:
        """See what lies open now, what lay open after every entry since the last look, and which pages were read."""
        for entry in self.campaign.journal.entries[self._looked + 1 :]:
            if entry.seat == UNDO:
                self._table = self.campaign.history.table_after(entry.number)
            else:
                before = self._table.clone()
                play(self._table, entry.choice)
                for log_event in self._table.log_events:
                    if log_event[0] == "paragraph":
                        self._seen |= {*_passed(str(log_event[1]), before, self._table)}
            self._seen |= seen_by_all(self._table)
        self._looked = len(self.campaign.journal.entries) - 1

    @property
    def seen_before(self) -> frozenset[Thing]:
        """Everything that lay open at some time."""
        return frozenset(self._seen)

    def unentitled(self, data: bytes, audience: Audience, asked: bytes = b"") -> set[Thing]:
        """What some bytes name that those they are for may not know, and have not named themselves."""
        named = self.marked.named_in(data) - self.marked.named_in(asked)
        strange = named - self._seen - self.abilities(self.campaign.table, audience)
        if not strange:
            return set()
        message: dict[str, Any] = msgspec.json.decode(data)
        log = message.get("sections", {}).pop("log", {"lines": ()})
        rest = self.marked.named_in(msgspec.json.encode(message)) & strange
        return rest.union(*(self._in_line(line, audience) & strange for line in log["lines"]))

    def _in_line(self, line: dict[str, Any], audience: Audience) -> set[Thing]:
        """What a line of the log names that was secret before and after its entry; seats go by the names of players."""
        history, number = self.campaign.history, line["entry"]
        named = self.marked.named_in(msgspec.json.encode(line))
        now = names_of(self.campaign.table)
        who = {now[seat] for seat in audience.seats}
        for table in (history.table_after(number), history.table_after(history.before(number))):
            seats = tuple(seat for seat, name in enumerate(names_of(table)) if name in who)
            named -= self.abilities(table, dataclasses.replace(audience, seats=seats))
        return named

    def abilities(self, table: Table, audience: Audience) -> set[Thing]:
        """The ability cards that somebody may know: all but those in the deck and in other hands."""
        hidden = {*secret_abilities(table, audience)}
        return {Thing("ability", card) for card in self.marked.pack.abilities if card not in hidden}


def names_of(table: Table) -> list[str]:
    """Who plays, by seat."""
    assert isinstance(table, SeaTable | SkiesTable)
    return table.names


def secret_abilities(table: Table, audience: Audience) -> Iterator[str]:
    """The ability cards that are secret to somebody: in the deck, in other hands, or pooled to be dealt."""
    assert isinstance(table, SeaTable | SkiesTable)
    yield from table.deck
    for seat, hand in enumerate(table.hands):
        if not audience.open_hands and seat not in audience.seats and not _shares_out(table, audience, seat):
            yield from hand
    for step in table.agenda:
        if getattr(step, "kind", "") == "ability":
            yield from getattr(step, "pool", ())


def _shares_out(table: Table, audience: Audience, seat: int) -> bool:
    """Whether somebody deals out the hand of a seat that leaves."""
    waiting = decision_of(table)
    return waiting is not None and getattr(waiting, "leaver", None) == seat and waiting.who(table) in audience.seats


def seen_by_all(table: Table) -> set[Thing]:
    """What lies open to the whole party and to whoever watches."""
    assert isinstance(table, SeaTable | SkiesTable)
    found = {Thing("page", table.paragraph, part) for part in _parts(table)} | {*_printed_prices(table)}
    found |= {Thing("quest", str(number)) for number in (*table.quests, *table.used_quests)}
    found |= {Thing("plate", name) for name in _plates(table)}
    if table.combat is not None:
        found |= {Thing("enemy", foe.id) for foe in table.combat.foes}
    cards = _open_in_the_sea(table) if isinstance(table, SeaTable) else _open_in_the_skies(table)
    return found | {*cards}


def _plates(table: SeaTable | SkiesTable) -> Iterator[str]:
    """The plates of what lies open: the page, places that quests name, enemies, totems that were gained, the ending."""
    if table.paragraph:
        yield place_plate(table.paragraph)
    for number in table.quests:
        for words in table.pack.quests[number].text.texts.values():
            yield from (f"place-{place}" for place in _named_places(table, words))
    if table.combat is not None:
        yield from (f"enemy-{foe.id}" for foe in table.combat.foes)
        yield f"boss-{getattr(table.combat, 'boss', 0)}"
    yield from (box.replace(":", "-", 1) for box in table.ticked)


def _named_places(table: SeaTable | SkiesTable, words: str) -> Iterator[int]:
    """The numbered places that a text names, by a number in brackets or as the map has them."""
    yield from (int(number) for number in re.findall(r"\((\d+)\)", words))
    on_map = (
        [(island.name, island.locations) for island in table.pack.islands.values()]
        if isinstance(table, SeaTable)
        else [(space.name, (space.explore,)) for space in table.pack.spaces.values() if space.explore]
    )
    for name, places in on_map:
        if any(_bare(text) in words.casefold() for text in name.texts.values()):
            yield from places


def _bare(name: str) -> str:
    """A name without the article that it may begin with."""
    return re.sub(r"^(the |an? |l[ea] |les |l'|l’|une? )", "", name.casefold())


def _parts(table: SeaTable | SkiesTable) -> Iterator[str]:
    """The parts of the present page that are read: blocks whose condition holds, and choices that are not kept back."""
    if not table.paragraph:
        return
    page = table.pack.paragraphs[table.paragraph]
    yield "title"
    yield from (str(at) for at, block in enumerate(page.blocks) if block.when is None or is_met(table, block.when))
    yield from (choice.letter for choice in page.choices if choice.needs is None or not _keeps(table, choice.needs))


def _printed_prices(table: SeaTable | SkiesTable) -> Iterator[Thing]:
    """The curses that the choices of the present page name as the price of failing: they are printed there."""
    if not table.paragraph:
        return
    for choice in table.pack.paragraphs[table.paragraph].choices:
        if choice.needs is None or not _keeps(table, choice.needs):
            prices = [op for step in choice.program for _, arm in step.arms for op in arm]
            yield from _things("adventure", [str(op.args[0]) for op in prices if op.name == "gain-curse"])


def _passed(ref: str, before: Table, after: Table) -> Iterator[Thing]:
    """What is read of a page that was over at once: blocks whose condition held before or after, and no choice."""
    assert isinstance(before, SeaTable | SkiesTable)
    assert isinstance(after, SeaTable | SkiesTable)
    yield Thing("page", ref, "title")
    yield Thing("plate", place_plate(ref))
    for at, block in enumerate(after.pack.paragraphs[ref].blocks):
        if block.when is None or is_met(before, block.when) or is_met(after, block.when):
            yield Thing("page", ref, str(at))


def _keeps(table: SeaTable | SkiesTable, needs: Condition) -> bool:
    """Whether a choice asks for nothing but what the story gives, and the party has not got it."""
    return all(atom.kind in GIVEN for atom, _ in atoms_of(needs)) and not is_met(table, needs)


def _things(kind: str, refs: Iterable[str]) -> Iterator[Thing]:
    return (Thing(kind, ref) for ref in refs if ref)


def _open_in_the_sea(table: SeaTable) -> Iterator[Thing]:
    yield from _things("event", (table.event, *table.event_discard, *table.ongoing))
    yield from _things("adventure", (*table.adventures, *table.gone_adventures, *table.stall, *table.market_bottom))


def _open_in_the_skies(table: SkiesTable) -> Iterator[Thing]:
    hands = [card for hand in table.adventures for card in hand]
    yield from _things("event", (table.event, *table.event_discard, *table.active))
    yield from _things("adventure", (*hands, *table.played, *table.gone, *table.arms, *table.curses))
