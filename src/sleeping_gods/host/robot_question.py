"""What a robot is asked and what it answers, as plain data: it may think in another process."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ..campaign.live import Campaign
from ..kernel.choices import seat_word
from ..kernel.state import canonical
from ..party.table.table import of_party
from ..wire.requests import Manner
from .group_past import GroupRecord, record_after
from .robot_turns import RobotTurn

SEEDS_PER_POSITION = 9
"""More than there are seats, so that no two seats think with the same luck."""


class RobotPast(Struct, frozen=True, forbid_unknown_fields=True):
    """What the group has done so far; the fields are those of a `GroupRecord` and its counts."""

    visits: dict[str, int] = {}
    last_turns: dict[str, int] = {}
    rests: int = 0
    answers: int = 0
    story_choices: int = 0

    @classmethod
    def of(cls, record: GroupRecord) -> RobotPast:
        """The past that a record tells of."""
        counts = record.counts
        return cls(record.visits, counts.last_turns, counts.rests, counts.answers, counts.story_choices)


class RobotQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision that a robot is to make: the table as it is saved, of which it is shown what its seat knows."""

    game: str
    pack: str
    digest: str
    """The hash of the pack's texts: another pack of the same name would be another game."""
    state: bytes
    seat: str
    manner: Manner
    milliseconds: int
    """How long it may think."""
    seed: int
    pages: tuple[str, ...]
    cards: tuple[str, ...]
    """Cards that have been seen, such as ``enemy:reef-shark``."""
    past: RobotPast


class RobotAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a robot chooses, and why: a key, and the figures of its sentence."""

    choice: str
    key: str = ""
    figures: tuple[tuple[str, str], ...] = ()


def question_of(campaign: Campaign, turn: RobotTurn, milliseconds: int) -> RobotQuestion:
    """The question that waits for a robot."""
    history, pack = campaign.history, campaign.pack
    record = record_after(history, history.numbers(), of_party(campaign.table).turn)
    return RobotQuestion(
        game=campaign.game.id,
        pack=pack.id,
        digest=pack.digest,
        state=canonical(campaign.table),
        seat=seat_word(turn.seat),
        manner=turn.robot.manner,
        milliseconds=milliseconds,
        seed=turn.position * SEEDS_PER_POSITION + turn.seat,
        pages=record.pages,
        cards=record.cards,
        past=RobotPast.of(record),
    )


encode_question = msgspec.json.Encoder().encode
decode_question = msgspec.json.Decoder(RobotQuestion).decode
encode_answer = msgspec.json.Encoder().encode
decode_answer = msgspec.json.Decoder(RobotAnswer).decode
