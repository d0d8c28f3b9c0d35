"""The perspectives of a table: what each audience is told in each language, worked out once for all who share one."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ..campaign.audience import Played
from ..campaign.live import Campaign
from ..campaign.repairs import repairs_made
from ..campaign.undo_count import undos_past_draws
from ..journal.notation import UNDO
from ..kernel.choices import Choice
from ..kernel.play import options
from ..kernel.table import Table
from ..languages import Lang
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.caching_presenter import Wordless
from ..presentation.party.chronicle import hear_together
from ..presentation.party.presenter import Presenter
from ..presentation.presenters import PRESENTERS
from ..presentation.scene.atlas import SceneMap
from ..presentation.scene.log import LogLine
from ..presentation.scene.menu import Barred
from ..presentation.scene.scene import Scene
from ..presentation.scene.score import ScoreSheet
from ..presentation.scene.text import plain
from ..presentation.scene_tracker import SceneTracker
from ..presentation.story_knowledge import past_of
from ..presentation.story_translation import load_translation
from ..wire.sections import NAMES, Sections, sections_of

RECENT = 60
"""So many entries of the log are told to whoever comes."""
MAX_LINES = 1000
"""With more lines than this only the last of them are told on."""


Recent: TypeAlias = "tuple[Table, list[Played]]"
"""The table before the last entries, and what was played since."""


@dataclass(frozen=True, slots=True)
class Perspective:
    """What somebody may know, and the language they are told it in."""

    audience: Audience
    lang: Lang


class Listening:
    """What one perspective has been told of a campaign."""

    def __init__(self, perspective: Perspective, campaign: Campaign, presenter: Presenter[Any], recent: Recent) -> None:
        self.campaign = campaign
        self.tracker: SceneTracker[Any] = SceneTracker(presenter, perspective.audience)
        self.tracker.chronicle.names = names_of(campaign.table, perspective.audience)
        self.tracker.chronicle.hear(*recent)
        self._told: tuple[LogLine, ...] = ()
        self._map: SceneMap | None = None
        """The map as it was told last."""

    def whole(self, table: Table) -> Sections:
        """Everything."""
        scene = self._scene(table)
        self._told, self._map = scene.log, scene.map
        return sections_of(scene, NAMES)

    def _scene(self, table: Table) -> Scene:
        scene = open_scene(self.tracker.tell(table))
        return scene if scene.score is None else replace(scene, score=in_the_end(scene.score, self.campaign))

    def news(self, table: Table) -> Sections:
        """What has changed since the last time."""
        if len(self.tracker.chronicle.lines) > MAX_LINES:
            self.tracker.chronicle.lines = self.tracker.chronicle.lines[-MAX_LINES // 4 :]
        scene = self._scene(table)
        log_before, self._told = self._told, scene.log
        chart, self._map = self._map, scene.map
        return sections_of(scene, self.tracker.changed, log_before, chart)


class Perspectives:
    """All perspectives at a table; whoever shares one is told the same."""

    def __init__(self, campaign: Campaign) -> None:
        self._presenters: dict[Lang, Presenter[Any]] = {}
        self._listening: dict[Perspective, Listening] = {}
        self._recent: Recent | None = None
        """The last entries, until there are others."""
        self._campaign = campaign
        self.past = past_of(campaign)
        """What each entry of the campaign brought."""
        self.learn()

    def presenter(self, lang: Lang) -> Presenter[Any]:
        """The presenter of this campaign in a language."""
        if lang not in self._presenters:
            presenter = PRESENTERS[self._campaign.game.id](lang)
            presenter.read = self._known
            load_translation(presenter.localizer, self._campaign.pack, self._campaign.pack.id)
            self._presenters[lang] = presenter
        return self._presenters[lang]

    def whole(self, perspective: Perspective) -> Sections:
        """Everything that a perspective may know."""
        if perspective not in self._listening:
            if self._recent is None:
                self._recent = self._campaign.history.replay_last(RECENT)
            self._listening[perspective] = Listening(
                perspective, self._campaign, self.presenter(perspective.lang), self._recent
            )
        return self._listening[perspective].whole(self._campaign.table)

    def log(self, perspective: Perspective) -> tuple[LogLine, ...]:
        """What a perspective was told of what happened; nothing for one that nobody has."""
        listening = self._listening.get(perspective)
        return listening.tracker.chronicle.lines if listening else ()

    def news(self) -> dict[Perspective, Sections]:
        """What has changed, for every perspective; what is the same for several is found out once."""
        table = self._campaign.table
        if not self._listening:
            return {}
        wordless = Wordless(options(table))
        with contextlib.ExitStack() as meanwhile:
            for presenter in self._presenters.values():
                meanwhile.enter_context(presenter.looking_at(table, wordless))
            return {perspective: listening.news(table) for perspective, listening in self._listening.items()}

    def hear(self, before: Table, played: list[Played]) -> None:
        """Let everybody hear what was played, or taken back."""
        if any(step.entry.seat == UNDO for step in played):
            if not self._shorten_log(played):
                self._tell_log_anew()
            self.learn()
            return
        self._hear_more(before, played)
        if any(self.past.noted(step.entry.number) for step in played):
            self.learn()

    def take_up(self, campaign: Campaign) -> None:
        """Tell from now on of a campaign that was opened anew."""
        self._campaign, self.past = campaign, past_of(campaign)
        for listening in self._listening.values():
            listening.campaign = campaign
        self._tell_log_anew()
        self.learn()

    def _hear_more(self, before: Table, played: list[Played]) -> None:
        """Add what was played to the log; where nobody listens, nothing is told."""
        self._recent = None
        if not self._listening:
            return
        hear_together([listening.tracker.chronicle for listening in self._listening.values()], before, played)

    def _shorten_log(self, played: list[Played]) -> bool:
        """After a step back leave out of every log what came after it; whether enough of each is left."""
        history = self._campaign.history
        if len(played) > 1 or not history.goes_back(played[0].entry.number):
            return False
        shortest = history.depth(history.position) - RECENT // 2
        logs = [listening.tracker.chronicle for listening in self._listening.values()]
        if any(not log.lines or history.depth(log.lines[0].entry) > shortest for log in logs):
            return False
        self._recent = None
        for log in logs:
            log.back_to(history.position)
        return True

    def _tell_log_anew(self) -> None:
        """Something was taken back, or taken forward again."""
        self._recent = None
        if not self._listening:
            return
        before, played = self._campaign.history.replay_last(RECENT)
        for listening in self._listening.values():
            listening.tracker.chronicle.lines = ()
        self._hear_more(before, played)

    def learn(self) -> None:
        """Tell from now on what the entries of the campaign brought: what is known of the places that were visited."""
        self._known = self.past.known(self._campaign.history)
        for presenter in self._presenters.values():
            presenter.read = self._known

    def first_after(self, entry: int) -> dict[Perspective, str]:
        """For everybody who listens, the first line of their log after an entry that tells of a real choice."""
        first = {}
        for perspective, listening in self._listening.items():
            lines = (line for line in listening.tracker.chronicle.lines if line.entry > entry and not line.forced)
            first[perspective] = plain(next((line.text for line in lines), ())).rstrip(".")
        return first

    def called(self, choice: Choice, seats: tuple[int, ...]) -> dict[Perspective, str]:
        """What a choice is called, for those who listen and play one of these seats."""
        table = of_party(self._campaign.table)
        return {
            perspective: plain(presenter.localizer.rich_text(presenter.named(table, choice)))
            for perspective in self._listening
            if any(seat in seats for seat in perspective.audience.seats)
            for presenter in [self.presenter(perspective.lang)]
        }

    def keep(self, perspectives: Iterable[Perspective]) -> None:
        """Forget perspectives that nobody has any more."""
        wanted = {*perspectives}
        self._listening = {
            perspective: listening for perspective, listening in self._listening.items() if perspective in wanted
        }


def open_scene(scene: Scene) -> Scene:
    """A scene without the choices of a story that the party does not know of: their words do not leave the server."""
    menu = scene.menu
    if not any(line.spoiler for line in menu.unavailable):
        return scene
    return replace(scene, menu=replace(menu, unavailable=without_kept_back(menu.unavailable)))


def without_kept_back(barred: tuple[Barred, ...]) -> tuple[Barred, ...]:
    """What is barred, but for choices of a story that the party does not know of."""
    return tuple(line for line in barred if not line.spoiler)


def in_the_end(score: ScoreSheet, campaign: Campaign) -> ScoreSheet:
    """The last page with what no table knows: how often a draw was taken back, and something put right by hand."""
    undos = undos_past_draws(campaign.journal.entries)
    return replace(score, undos=undos, repairs=repairs_made(campaign.history.line()))


def names_of(table: Table, audience: Audience) -> frozenset[str]:
    """Who plays the seats of an audience now: seats get other numbers when somebody leaves, people keep their names."""
    names = of_party(table).names
    return frozenset(names[seat] for seat in audience.seats)
