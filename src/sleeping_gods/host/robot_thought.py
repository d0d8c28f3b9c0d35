"""Thinks for a robot: from a question as plain data to a choice and the reason for it."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import NamedTuple

from ..bots.robots.advice_facts import AdviceFact, FightAhead, HeadsFor, PassChance, ScoreAhead, UnreadAhead
from ..bots.robots.group_past import GroupPast
from ..bots.robots.interface import Advice, Budget, Clock, Manner, Robot
from ..bots.robots.make import KINDS, robot
from ..bots.robots.seat_view import seat_view
from ..campaign.errors import UnknownPack
from ..campaign.games import load_pack
from ..kernel.choices import text
from ..kernel.game import Game, PackInfo
from ..kernel.luck import Luck
from ..party.table.table import of_party
from .robot_question import RobotAnswer, RobotPast, RobotQuestion

MAX_PACKS = 3
"""Worlds that a thinker keeps in memory."""
MIN_GAIN = 0.05
"""Fewer points of the score would be rounded to nothing, and are no reason."""
MIN_HARM = 0.5
"""Fewer points of health would be rounded to nothing, and are no reason."""


class Thinker:
    """Answers questions one after the other; worlds and robots are kept between them."""

    def __init__(self, clock: Clock, kind: str = KINDS[-1]) -> None:
        self._clock = clock
        self._kind = kind
        self._packs: dict[str, tuple[Game, PackInfo]] = {}
        self._robots: dict[str, Robot] = {}

    def answer(self, question: RobotQuestion) -> RobotAnswer:
        """What a robot of the question's manner would do, with what its seat knows."""
        game, pack = self._pack(question.pack, question.digest)
        table = of_party(game.load(pack, json.loads(question.state)))
        view = seat_view(table, question.seat, question.pages, question.cards, past=_past(question.past))
        if len(view.offered) == 1:
            return RobotAnswer(text(view.offered[0]), "only")
        budget = Budget.of_time(question.milliseconds, self._clock)
        advice = self._robot(question.manner).advise(view, Luck(question.seed), budget)
        reason = why(advice)
        return RobotAnswer(text(advice.choice), reason.key, reason.figures)

    def _pack(self, name: str, digest: str) -> tuple[Game, PackInfo]:
        """A pack of this digest, of which a few are kept; UnknownPack if it is another here."""
        if name not in self._packs:
            self._packs[name] = load_pack(name)
            while len(self._packs) > MAX_PACKS:
                del self._packs[next(iter(self._packs))]
        game, pack = self._packs[name]
        if pack.digest != digest:
            raise UnknownPack(f"expected {name} as {digest}, got {pack.digest}")
        return game, pack

    def _robot(self, manner: str) -> Robot:
        """A robot of this manner, made when it is first asked for."""
        if manner not in self._robots:
            self._robots[manner] = robot(self._kind, Manner(manner))
        return self._robots[manner]


def _past(past: RobotPast) -> GroupPast:
    """What a robot knows of what the group has done."""
    return GroupPast(
        visits=MappingProxyType(past.visits),
        last_turns=MappingProxyType(past.last_turns),
        rests=past.rests,
        answers=past.answers,
        story_choices=past.story_choices,
    )


class ShortReason(NamedTuple):
    """The sentence that says why a robot chose so."""

    key: str
    figures: tuple[tuple[str, str], ...]
    """What stands in the sentence, by name."""


def why(advice: Advice) -> ShortReason:
    """The first fact that can be said in few words, or how the robot chose without one."""
    for fact in advice.best.facts:
        reason = _reason_of(fact)
        if reason is not None:
            return reason
    is_weighed = any(other.value != advice.others[0].value for other in advice.others[1:])
    return _reason("weighed", count=str(1 + len(advice.others))) if is_weighed else _reason("thumb")


def _reason_of(fact: AdviceFact) -> ShortReason | None:
    """A fact as the short reason that the table is told; None for a fact that is not told."""
    match fact:
        case PassChance(chance=chance):
            return _reason("chance", chance=str(round(100 * chance)))
        case ScoreAhead(gain=gain, playouts=playouts) if gain >= MIN_GAIN:
            return _reason("score", gain=f"{gain:.1f}", playouts=str(playouts))
        case ScoreAhead(playouts=playouts):
            return _reason("worse", playouts=str(playouts))
        case FightAhead(harm=harm) if harm >= MIN_HARM:
            return _reason("fight", harm=str(round(harm)))
        case UnreadAhead():
            return _reason("unread")
        case HeadsFor(location=location, what="story"):
            return _reason("course", location=location)
        case _:
            return None


def _reason(key: str, **figures: str) -> ShortReason:
    """A reason with the figures of its sentence."""
    return ShortReason(key, tuple(figures.items()))
