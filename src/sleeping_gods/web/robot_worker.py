"""The process in which robots think: ``python -m sleeping_gods.web.robot_worker``.

It reads questions and writes answers, JSON behind four bytes of length each, until its input ends. It thinks at low
priority and with bounded memory; a question that it cannot read is answered without a choice.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from typing import BinaryIO

import msgspec

from ..campaign.errors import CampaignError
from ..host.robot_question import RobotAnswer, decode_question, encode_answer
from ..kernel.errors import BrokenPack, BrokenState, Bug, IllegalChoice

LENGTH_BYTES = 4
MAX_QUESTION = 16 * 1024 * 1024
MEGABYTES = 1024
"""Of address space; a world and its robots take a fifth of it."""
NICE = 10
"""People's choices come first, on a machine that has no core to spare."""
FAILURES = (
    CampaignError,
    BrokenPack,
    BrokenState,
    IllegalChoice,
    Bug,
    msgspec.MsgspecError,
    ValueError,
    LookupError,
    TypeError,
)


def serve(into: BinaryIO, out: BinaryIO) -> None:
    """Answer questions until there are no more."""
    from ..host.robot_thought import Thinker

    thinker = Thinker(time.monotonic)
    while True:
        head = into.read(LENGTH_BYTES)
        if len(head) < LENGTH_BYTES or (length := int.from_bytes(head, "big")) > MAX_QUESTION:
            return
        data = into.read(length)
        if len(data) < length:
            return
        try:
            answer = thinker.answer(decode_question(data))
        except FAILURES as error:
            answer = RobotAnswer("", type(error).__name__)
        encoded = encode_answer(answer)
        out.write(len(encoded).to_bytes(LENGTH_BYTES, "big") + encoded)
        out.flush()


def bound_process() -> None:
    """Bound the memory of this process and lower its priority, where the system can."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        bound = MEGABYTES * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_AS, (bound, bound))
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)


if __name__ == "__main__":
    bound_process()
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
