"""Somebody who learns: what they are told at each question, as a client picks it from the scene."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host.forced_answers import answer_all
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.party.lesson_section import lesson
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.lesson import LessonBeat
from sleeping_gods.wire.events import Settings

SETTINGS = Settings()


def begun(pack_id: str, *players: str, path: Path | None = None, seed: str = "7", lesson_is: str = "yes") -> Campaign:
    """A campaign with its lesson, at the first question."""
    game, pack = load_pack(pack_id)
    options = {"seed": seed, "lesson": lesson_is}
    return Campaign.begin(game, pack, setup_for(game, pack, players or ("Ada",), options), path)


class Pupil:
    """A seat that reads every beat, once."""

    def __init__(self, campaign: Campaign, seat: int = 0) -> None:
        self.campaign = campaign
        self.presenter: Any = presenter_of(campaign.setup.game)
        self.audience = Audience((seat,))
        self.read: list[str] = []
        self.heard: list[str] = []
        self.ask()

    def ask(self) -> None:
        """Go on to a question that is asked, and hear what is said there."""
        answer_all(self.presenter, self.campaign, SETTINGS)
        self.listen()

    def told(self) -> tuple[LessonBeat, ...]:
        """All that fits the question."""
        return lesson(self.presenter, self.campaign.table, self.audience)

    def listen(self) -> LessonBeat | None:
        """The beat that is shown; what is to be read is read at once, and then comes the next."""
        for beat in self.told():
            if beat.kind == "late" or beat.id in self.read:
                continue
            if not self.heard or self.heard[-1] != beat.id:
                self.heard.append(beat.id)
            if beat.done == "choice":
                return beat
            self.read.append(beat.id)
        return None

    def plays(self, *choices: str) -> None:
        """Answers, one after the other; each is one of those that are lit, where some are."""
        for choice in choices:
            beat = self.listen()
            assert beat is None or not beat.lit or choice in beat.lit, (choice, beat)
            self.campaign.play(None, choice)
            self.ask()
