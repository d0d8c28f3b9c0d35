"""Stand-ins for the processes in which robots think, where a test says itself what they answer and when."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from sleeping_gods.campaign.games import load_pack
from sleeping_gods.host.robot_question import RobotAnswer, RobotQuestion, decode_question, encode_question
from sleeping_gods.kernel.choices import seat_of, text
from sleeping_gods.party.table.table import PartyTable, of_party
from sleeping_gods.web.robot_pool import RobotFailed, RobotPool


def table_of(question: RobotQuestion) -> PartyTable:
    """The table that a question is about, after a journey as bytes."""
    question = decode_question(encode_question(question))
    game, pack = load_pack(question.pack)
    return of_party(game.load(pack, json.loads(question.state)))


def first_choice(question: RobotQuestion) -> RobotAnswer:
    """The first answer that is the seat's own."""
    table = table_of(question)
    own = [choice for choice in table.offered if table.actor(choice) == seat_of(question.seat)]
    return RobotAnswer(text(own[0]), "weighed", (("count", str(len(own))),))


class HeldPool(RobotPool):
    """Answers when a test lets it, in this process."""

    def __init__(self, answer: Callable[[RobotQuestion], RobotAnswer] = first_choice, *, free: bool = False) -> None:
        super().__init__(1)
        self.answer = answer
        self.questions: list[RobotQuestion] = []
        self.asked = asyncio.Event()
        """Set when a robot has begun to think."""
        self._answers = asyncio.Semaphore(10_000 if free else 0)

    def let_answer(self) -> None:
        """Let one robot answer."""
        self._answers.release()

    async def think(self, question: RobotQuestion) -> RobotAnswer:
        """The answer, as soon as the test lets it."""
        self.questions.append(question)
        self.asked.set()
        await self._answers.acquire()
        return self.answer(question)


def failing(question: RobotQuestion) -> RobotAnswer:
    """No answer: the process has died."""
    raise RobotFailed("EOFError")
