"""A table and its shadows: the same but for everything that somebody cannot know, which is drawn anew at each step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from sleeping_gods.host.members import TableMember
from sleeping_gods.host.roster import HOST
from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.choices import parse, text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.table import PartyTable, of_party, offer_again
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.skies.chapters.encounter import open_actions
from sleeping_gods.skies.table.records import NOWHERE
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.wire.coding import encode
from sleeping_gods.wire.requests import ChooseRequest, Explain, PreviewRequest, RepairRequest

from .evening import PEOPLE
from .in_memory import InMemory, served
from .marked import Marked
from .oracle import secret_abilities
from .staged import begun

Answers: TypeAlias = list[tuple[str, bytes, bytes, bytes, bytes]]
"""A line, and what is answered to whoever asks about it, sends it as a choice, tries it, or wants it put right."""
HOW = ("answer to", "refusal of", "plan of", "repair of")


@dataclass(slots=True)
class Shadow:
    """Somebody at a table, and a table beside it that they cannot tell from it."""

    member: TableMember
    lang: Lang
    table: ServedTable

    @property
    def audience(self) -> Audience:
        """What they may know."""
        return Audience(self.member.seats)

    def snapshot(self, table: ServedTable) -> bytes:
        """All that they are told of a table."""
        return encode(table.snapshot(self.member.ref, self.lang))

    def answers(self, table: ServedTable, lines: list[str]) -> Answers:
        """What they are told of choices that are not theirs, and what if they send them all the same."""
        found = []
        for line in lines:
            why = table.handle(Explain("why", line), self.member.ref, self.lang)
            tried = table.handle(ChooseRequest("tried", table.position, line), self.member.ref, self.lang)
            plan = table.handle(PreviewRequest("plan", (line,)), self.member.ref, self.lang)
            mended = table.handle(RepairRequest("mended", table.position, line), self.member.ref, self.lang)
            found.append((line, encode(why.reply), encode(tried.reply), encode(plan.reply), encode(mended.reply)))
        return found

    def plans(self, table: ServedTable, plans: list[tuple[str, ...]]) -> list[bytes]:
        """What they are told of plans."""
        return [encode(table.handle(PreviewRequest("plan", plan), self.member.ref, self.lang).reply) for plan in plans]


class Shadowed:
    """A table at which random choices are taken, with a shadow for everybody who sits there.

    Its windows open for everybody each time: where only those are asked who could do something, all learn of it.
    """

    def __init__(self, marked: Marked, players: int, seed: int, stage: str = "start") -> None:
        seats = PEOPLE[players]
        campaigns = [begun(marked, players, seed, stage, window="all") for _ in range(len(seats) + 1)]
        self.table = served(campaigns.pop(), seats)
        self.luck = Luck(seed)
        roster = self.table.roster
        self.shadows = [
            Shadow(member, WHOLE[at % 2], ServedTable(self.table.ref, self.table.name, campaign, InMemory(), roster))
            for at, (member, campaign) in enumerate(zip(roster.members, campaigns, strict=True))
        ]
        self.pairs = self.asked = self.placed = self.planned = 0
        """How many pairs of tables differed, how many questions were about a card that lay in the deck of one and in a
        hand of the other, how many standees stood elsewhere, and how many plans with a choice in them were compared."""
        self._steps = 0

    @property
    def now(self) -> PartyTable:
        """The table as it stands."""
        return of_party(self.table.campaign.table)

    @property
    def is_over(self) -> bool:
        """Whether the campaign has ended."""
        return is_over(self.now)

    def differing(self) -> Iterator[str]:
        """Take a choice at the table and at every shadow of it; whatever somebody is told differently there."""
        self._steps += 1
        before, line, position = of_party(self.now.clone()), self._line(), self.table.position
        whole = [shadow.snapshot(self.table) for shadow in self.shadows]
        asked = [self._questions(shadow) for shadow in self.shadows]
        answers = [shadow.answers(self.table, lines) for shadow, lines in zip(self.shadows, asked, strict=True)]
        plans = self._plans()
        planned = [shadow.plans(self.table, plans) for shadow in self.shadows]
        command = f"c{self._steps}"
        outcome = self.table.handle(ChooseRequest(command, position, line), self._chooser(before, line), "en")
        for at, shadow in enumerate(self.shadows):
            there, line_there = self._resampled(shadow.audience, before, line)
            shadow.table.campaign.table = there
            self._count(before, there, asked[at])
            yield from _compared(f"snapshot before {line}", whole[at], shadow.snapshot(shadow.table))
            for one, other in zip(answers[at], shadow.answers(shadow.table, asked[at]), strict=True):
                for how, here, beside in zip(HOW, one[1:], other[1:], strict=True):
                    yield from _compared(f"{how} {one[0]} before {line}", here, beside)
            for plan, here, beside in zip(plans, planned[at], shadow.plans(shadow.table, plans), strict=True):
                self.planned += len(plan) > 0
                yield from _compared(f"plan of {plan} before {line}", here, beside)
            chosen = ChooseRequest(command, position, line_there)
            other_outcome = shadow.table.handle(chosen, self._chooser(there, line_there), "en")
            perspective = self.table.perspective_of(shadow.member.ref, shadow.lang)
            yield from _compared(f"reply to {line}", encode(outcome.reply), encode(other_outcome.reply))
            yield from _compared(
                f"change by {line}", encode(outcome.changed[perspective]), encode(other_outcome.changed[perspective])
            )

    def _line(self) -> str:
        choices = options(self.now)
        verb = self.luck.pick(sorted({choice[0] for choice in choices}))
        return text(self.luck.pick([choice for choice in choices if choice[0] == verb]))

    def _chooser(self, table: PartyTable, line: str) -> str:
        seat = table.actor(parse(line))
        return next(member.ref for member in self.table.roster.members if seat in member.seats)

    def _questions(self, shadow: Shadow) -> list[str]:
        """Choices about a card in another hand."""
        mine = shadow.member.seats
        held = [card for seat, hand in enumerate(self.now.hands) if seat not in mine for card in hand]
        if not held or not mine:
            return []
        luck = self.luck
        card, crew = luck.pick(held), luck.pick(list(self.now.crew))
        verb = luck.pick(["discard", "drop", "burn", "draw", "keep", "activate", "unequip"])
        repairs = [f"move {card} to nowhere"]
        if shadow.member.role != HOST:  # a host may: it is done, and everybody hears of it
            repairs += [f"repair move {card} to {place}" for place in (f"hand p{1 + mine[0]}", "deck", f"board {crew}")]
        return [f"{verb} {card}", f"equip {card} on {crew}", f"give {card} to p{1 + mine[0]}", *repairs]

    def _plans(self) -> list[tuple[str, ...]]:
        """Nothing; squares or members that may be chosen now, one and two; and a member, chosen or not."""
        open_lines = [text(choice) for choice in self.now.offered if choice[0] in ("cover", "uncover", "join")]
        member = f"join {self.luck.pick([*self.now.crew])}"
        if not open_lines:
            return [(), (member,)]
        first, second = self.luck.pick(open_lines), self.luck.pick(open_lines)
        return [(), (member,), (first,), (first, second), (second, member)]

    def _count(self, before: PartyTable, there: PartyTable, asked: list[str]) -> None:
        self.pairs += before.hands != there.hands or before.deck != there.deck
        self.asked += sum(any(word in there.deck for word in line.split()) for line in asked)
        if isinstance(before, SkiesTable) and isinstance(there, SkiesTable) and before.encounter and there.encounter:
            self.placed += before.encounter.placed != there.encounter.placed

    def _resampled(self, audience: Audience, before: PartyTable, line: str) -> tuple[PartyTable, str]:
        """The table before a choice as it might as well be for somebody, and the choice there.

        What they learn by the choice stays where it is, and so does all if discards are shuffled in on the way.
        """
        there = of_party(before.clone())
        after = {*secret_abilities(self.now, audience)}
        shuffled_in = len(self.now.discard) < len(before.discard)
        free = [] if shuffled_in else [card for card in secret_abilities(before, audience) if card in after]
        instead = dict(zip(free, self._shuffled(free), strict=True))
        there.deck[:] = [instead.get(card, card) for card in there.deck]
        for seat, hand in enumerate(there.hands):
            if not audience.sees(seat):
                hand[:] = [instead.get(card, card) for card in hand]
        line = " ".join(instead.get(word, word) for word in line.split())
        if isinstance(there, SkiesTable):
            line = self._placed_anew(audience, there, line)
        offer_again(there)
        return there, line

    def _shuffled(self, cards: list[str]) -> list[str]:
        found, left = [], [*cards]
        while left:
            found.append(left.pop(self.luck.below(len(left))))
        return found

    def _placed_anew(self, audience: Audience, there: SkiesTable, line: str) -> str:
        """Let standees stand elsewhere whose place is still secret after the choice, and be placed elsewhere by it."""
        meeting, words = there.encounter, parse(line)
        after = self.now.encounter if isinstance(self.now, SkiesTable) else None
        if meeting is None or after is None:
            return line
        shown = {*meeting.seen, *after.seen}
        secret = [name for name in there.crew if name not in shown and there.controller(name) not in audience.seats]
        for name in secret:
            if name in meeting.placed:
                meeting.placed[name] = self.luck.pick([*open_actions(there), NOWHERE])
        if words[0] == "place" and words[1] in secret:
            offer_again(there)
            return text(self.luck.pick([choice for choice in there.offered if choice[:2] == words[:2]]))
        return line


def _compared(what: str, here: bytes, there: bytes) -> Iterator[str]:
    if here != there:
        at = next((at for at, (one, other) in enumerate(zip(here, there, strict=False)) if one != other), 0)
        near = slice(max(0, at - 120), at + 120)
        yield f"{what}: {here[near].decode(errors='replace')} AND {there[near].decode(errors='replace')}"
