"""The boards of the party as records and as sentences."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from ...kernel.choices import Seat
from ...kernel.forms import form_of
from ...party.table.records import PartyMember
from ...party.table.table import PartyTable
from ..localizer import Localizer
from ..marks import remove_marks
from ..phrases import join
from ..scene.headline import Amount
from ..scene.party import Board, Skill


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """The facts of one member's board; texts may have marks."""

    ref: str
    """The id of the member."""
    name: str
    short: str
    """The first name, or what they are called."""
    seat: Seat
    player: str
    """The name of whoever plays them."""
    health: int
    """What is left of it; 0 for somebody who is down."""
    most: int
    """The health of somebody unhurt."""
    pips: int
    """Fatigue, or stamina."""
    rest: int
    """How many more pips there could be."""
    strain: str
    """The pips in words; empty if there is nothing to tell."""
    skills: Mapping[str, int]
    statuses: tuple[str, ...]
    state: Sequence[str]
    """What lies on the board besides statuses."""
    cards: tuple[str, ...]
    """The ids of the cards on the board."""
    carries: str
    """The equipped cards by name."""
    texts: Sequence[str]
    """What the board and the cards on it say, a line each."""
    tokens: tuple[Amount, ...] = ()
    """Command or synergy on the board."""
    weapons: tuple[str, ...] = ()
    """Ids of the weapons; only boards of the sea have weapons, so the skies leave this and the next two empty."""
    arms: str = ""
    """The weapons with their figures in few letters."""
    gear: str = ""
    """The weapons with their figures in words."""


def board_key(table: PartyTable, name: str) -> tuple[Hashable, ...]:
    """What the text of a member's board depends on in both games: everything on the board, and whose it is."""
    member: PartyMember = table.crew[name]
    seat = table.controller(name)
    return (name, seat, table.names[seat], table.seat_count() > 1, *form_of(type(member)).values(member))


def board(localizer: Localizer, member: BoardFacts, *, several: bool) -> Board:
    """A member's board; if ``several`` people play, the sentence includes the player's name."""
    statuses = tuple((status, localizer.term("status", status)) for status in member.statuses)
    state = join([*(name for _, name in statuses), *member.state])
    skills = tuple(
        Skill(key=key, short=localizer.say(f"short_{key}"), name=localizer.term("skill", key), value=value)
        for key, value in member.skills.items()
    )
    return Board(
        ref=member.ref,
        name=member.name,
        short=member.short,
        seat=member.seat,
        player=member.player,
        health=member.health,
        max_health=member.most,
        pips=member.pips,
        empty_pips=member.rest,
        tokens=member.tokens,
        skills=skills,
        statuses=statuses,
        state=localizer.rich_text(state),
        weapons=member.weapons,
        cards=member.cards,
        weapons_text=localizer.rich_text(member.arms),
        cards_text=localizer.rich_text(member.carries),
        texts=tuple(localizer.rich_text(text) for text in member.texts),
        spoken=_sentence(localizer, member, remove_marks(state), several=several),
    )


def _sentence(localizer: Localizer, member: BoardFacts, state: str, *, several: bool) -> str:
    """A board as a sentence."""
    skills = join(f"{localizer.term('skill', skill)} {value}" for skill, value in member.skills.items() if value)
    player = f" ({member.player})" if several else ""
    key = "board_health-of" if member.health else "board_down-of"
    health = localizer.say(key, health=member.health, most=member.most)
    state_of_all = localizer.clauses([health, member.strain, state, skills, remove_marks(member.carries), member.gear])
    return localizer.say("label_sentence", label=f"{member.name}{player}", text=state_of_all)
