"""The only player at a table of this device: handles requests and passes on the events."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ..campaign.errors import PackFileMissing
from ..host.outcome import Outcome
from ..host.perspectives import Perspective
from ..host.roster import HOST
from ..host.table import ServedTable
from ..host.waits import Blocking
from ..kernel.play import is_over
from ..languages import Lang, closest
from ..party.table.table import of_party
from ..presentation.scene.asks import Asks
from ..presentation.scene.headline import Headline
from ..service.history_endpoints import whereabouts
from ..service.request_failures import failure_of, refusal
from ..wire.coding import BadMessage, encode, read_request
from ..wire.events import Changed, Done, Event
from ..wire.http import Whereabouts
from ..wire.requests import AskRequest, ChatRequest, PresenceRequest, Refresh, Request
from ..wire.sections import Sections
from .campaign_files import CampaignFiles

NEED_SERVER = (ChatRequest, AskRequest)
"""Requests that are of use only where others sit at the table."""
NO_POSITION = -1
"""Stands for the position before a robot's choice, which is never the position after it."""
log = logging.getLogger("sleeping_gods.local")


@dataclass(slots=True)
class OpenCampaign:
    """A table and the files of its campaign."""

    table: ServedTable
    files: CampaignFiles

    @property
    def ref(self) -> str:
        """The ref of the only member, who is the host."""
        return next(member.ref for member in self.table.roster.members if member.role == HOST)

    def close(self) -> None:
        """Close the files."""
        self.table.campaign.close()
        self.files.close()


class ToldRobot(NamedTuple):
    """What is told of the robot that is to choose; at first of none."""

    state: str = ""
    seat: int = -1
    name: str = ""


class LocalPlayer:
    """The only member at a table; events are sent as JSON text, in the order of a socket."""

    def __init__(self, opened: OpenCampaign, lang: Lang, send: Callable[[str], object]) -> None:
        self.opened = opened
        self.lang = lang
        self._table = opened.table
        self._send = send
        self._perspective = self._table.perspective_of(opened.ref, lang)
        self._renumbered = self._table.seating.renumbered
        self._headline: Headline | None = None
        """The headline that was sent last."""
        self._decision: Asks | None = None
        """The decision that was sent last."""
        self._robot_told = ToldRobot()
        """What was told of a robot last."""
        self._standing: dict[Lang, Whereabouts] = dict(opened.files.about.standing)
        """Where the campaign stands, in each language in which that was told since it last changed."""

    def come(self) -> None:
        """Send the snapshot and everything else that a new connection gets."""
        self._tell_everything()
        people = self._table.connected(self.opened.ref)
        for disclosed in self._table.roster.disclosed:
            self.tell(self._table.disclosure(disclosed, self.lang))
        self.tell(people)
        self._note()

    def speak(self, lang: str) -> None:
        """Send everything in another language from now on."""
        try:
            self._speak(lang)
        except PackFileMissing as error:
            log.error("%s", error)
            self._refuse("files-missing")
            return
        self._tell_everything()
        self._note()

    async def ask(self, text: str) -> None:
        """Handle a request and answer it."""
        try:
            request = read_request(text)
        except BadMessage:
            self._refuse("bad-request")
            return
        failure = await failure_of(self._ask(request), request, log)
        if failure:
            self._refuse(failure, request.id)

    def tell_people(self) -> None:
        """Send the table's name and settings after they have changed."""
        self.tell(self._table.people())
        self._tell_changed({})

    def tell(self, event: Event) -> None:
        """Send an event."""
        self._send(encode(event).decode())

    async def _ask(self, request: Request) -> None:
        """Answer a request, and tell all that follows from it."""
        table = self._table
        if isinstance(request, NEED_SERVER):
            self._refuse("needs-server", request.id)
            return
        if isinstance(request, PresenceRequest):
            self.tell(Done(table.position, request.id))
            return
        if isinstance(request, Refresh) and request.lang is not None:
            self._speak(request.lang)
        position_before = table.position
        outcome = await table.answer(request, self.opened.ref, self.lang, Blocking())
        self.tell(outcome.reply)
        self._tell_outcome(outcome, position_before=position_before)

    def tell_robots_choice(self, outcome: Outcome) -> None:
        """Pass on what came of a robot's choice."""
        self._tell_outcome(outcome, position_before=NO_POSITION)

    def tell_robot(self) -> None:
        """Send what the robot that is to choose is doing, if that is news."""
        event = self._table.robot_event(self.lang)
        news = ToldRobot(event.state, event.seat, event.name)
        if news != self._robot_told:
            self._robot_told = news
            self.tell(event)
            self._tell_changed({})

    def _tell_outcome(self, outcome: Outcome, *, position_before: int) -> None:
        """Tell what a request led to, in the order in which a server does."""
        table = self._table
        for event in outcome.everybody:
            self.tell(event)
        if outcome.notice:
            self.tell(table.notice(outcome.notice, self.lang))
        self._tell_changed(outcome.changed, fresh=outcome.fresh)
        for event in outcome.afterwards:
            self.tell(event)
        if table.position != position_before:
            self._standing = {}
            self._note()

    def _speak(self, lang: str) -> None:
        """Change the language; PackFileMissing, with nothing changed, if the story is not available in it."""
        spoken = closest(lang)
        self._table.check_language(spoken)
        self.lang, self._perspective = spoken, self._table.perspective_of(self.opened.ref, spoken)

    def _tell_changed(self, changed: dict[Perspective, Changed], *, fresh: bool = False) -> None:
        """Send the changes; a whole snapshot if ``fresh`` or if the perspective has changed."""
        before = self._perspective, self._renumbered
        self._perspective = self._table.perspective_of(self.opened.ref, self.lang)
        self._renumbered = self._table.seating.renumbered
        if fresh or before != (self._perspective, self._renumbered):
            self._tell_everything()
        elif self._perspective in changed:
            event = changed[self._perspective]
            self._note_sections(event.sections)
            self.tell(event)

    def _tell_everything(self) -> None:
        """Tell the whole state of the table anew."""
        snapshot = self._table.snapshot(self.opened.ref, self.lang)
        self._table.keep_perspectives([self._perspective])
        self._note_sections(snapshot.sections)
        self.tell(snapshot)

    def _note_sections(self, sections: Sections) -> None:
        """Note where the campaign stands, from the sections that are sent."""
        if isinstance(sections.headline, Headline):
            self._headline = sections.headline
        if isinstance(sections.decision, Asks):
            self._decision = sections.decision

    def _note(self) -> None:
        """Store how long the campaign is and where it stands."""
        if self._headline is not None:
            over, seats = is_over(self._table.campaign.table), self._perspective.audience.seats
            self._standing[self.lang] = whereabouts(self._headline, self._decision, over, seats)
        boxes = of_party(self._table.campaign.table).achievements()
        self.opened.files.note_played(self._table.position, dict(self._standing), boxes)

    def _refuse(self, key: str, ref: str = "") -> None:
        """Tell that something is refused, and why; by the request's id if there is one."""
        self.tell(refusal(self._table.position, self.lang, key, ref))
