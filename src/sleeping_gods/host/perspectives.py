"""The scenes of a table as each audience may see them in each language, computed once for all who share both."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from ..campaign.audience import Played
from ..campaign.history import LastEntries
from ..campaign.live import Campaign
from ..campaign.repairs import repairs_made
from ..campaign.undo_count import undos_past_draws
from ..journal.entries import JournalEntry
from ..journal.notation import UNDO
from ..kernel.choices import Choice
from ..kernel.play import options
from ..kernel.table import Table
from ..languages import Lang
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.localizer import Localizer
from ..presentation.party.caching_presenter import LanguageFreeFacts
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

RECENT_ENTRIES = 60
"""How many entries of the log a new connection is sent."""
MAX_LINES = 1000
"""How long a log may grow."""
PARTS_OF_LONG_LOG = 4
"""Of a log that grew longer one part of so many is left, the last."""


Marking: TypeAlias = "Callable[[tuple[LogLine, ...], Localizer], tuple[LogLine, ...]]"
"""Marks the lines of a log that robots chose."""


def no_marks(lines: tuple[LogLine, ...], localizer: Localizer) -> tuple[LogLine, ...]:
    """The lines as they are."""
    return lines


@dataclass(frozen=True, slots=True)
class Perspective:
    """What somebody may know, and the language in which they read it."""

    audience: Audience
    lang: Lang


class PerspectiveState:
    """What one perspective was last sent, so that only changes follow."""

    def __init__(
        self,
        perspective: Perspective,
        campaign: Campaign,
        presenter: Presenter[Any],
        recent: LastEntries,
        marking: Marking = no_marks,
    ) -> None:
        self.campaign = campaign
        self._localizer, self._marking = presenter.localizer, marking
        self.tracker: SceneTracker[Any] = SceneTracker(presenter, perspective.audience)
        self.tracker.chronicle.names = names_of(campaign.table, perspective.audience)
        self.tracker.chronicle.hear_entries(recent.before, recent.entries)
        self._log_sent: tuple[LogLine, ...] = ()
        """The log as it was last sent."""
        self._map_sent: SceneMap | None = None
        """The map as it was last sent."""

    def whole(self, table: Table) -> Sections:
        """All sections of the scene."""
        scene = self._scene(table)
        self._log_sent, self._map_sent = scene.log, scene.map
        return sections_of(scene, NAMES)

    def _scene(self, table: Table) -> Scene:
        """The scene as it is sent: with what robots chose marked, and the score's counts of the journal."""
        scene = without_hidden_choices(self.tracker.tell(table))
        scene = replace(scene, log=self._marking(scene.log, self._localizer))
        return scene if scene.score is None else replace(scene, score=with_journal_counts(scene.score, self.campaign))

    def news(self, table: Table) -> Sections:
        """The sections that changed since the last call."""
        if len(self.tracker.chronicle.lines) > MAX_LINES:
            self.tracker.chronicle.lines = self.tracker.chronicle.lines[-MAX_LINES // PARTS_OF_LONG_LOG :]
        scene = self._scene(table)
        log_before, self._log_sent = self._log_sent, scene.log
        map_before, self._map_sent = self._map_sent, scene.map
        return sections_of(scene, self.tracker.changed, log_before, map_before)


class Perspectives:
    """The state of every perspective at a table."""

    def __init__(self, campaign: Campaign) -> None:
        self._presenters: dict[Lang, Presenter[Any]] = {}
        self._states: dict[Perspective, PerspectiveState] = {}
        self._recent: LastEntries | None = None
        """A cache of the last entries; None when they have changed."""
        self._campaign = campaign
        self.marking: Marking = no_marks
        """How the lines of robots are marked."""
        self.past = past_of(campaign)
        """What the party learned of the story with each entry."""
        self.refresh_story_knowledge()

    def presenter(self, lang: Lang) -> Presenter[Any]:
        """The presenter of this campaign in a language."""
        if lang not in self._presenters:
            presenter = PRESENTERS[self._campaign.game.id](lang)
            presenter.read = self._known
            load_translation(presenter.localizer, self._campaign.pack, self._campaign.pack.id)
            self._presenters[lang] = presenter
        return self._presenters[lang]

    def whole(self, perspective: Perspective) -> Sections:
        """All sections of a perspective's scene; from now on ``news`` includes it."""
        if perspective not in self._states:
            if self._recent is None:
                self._recent = self._campaign.history.last_entries(RECENT_ENTRIES)
            self._states[perspective] = PerspectiveState(
                perspective=perspective,
                campaign=self._campaign,
                presenter=self.presenter(perspective.lang),
                recent=self._recent,
                marking=self._mark,
            )
        return self._states[perspective].whole(self._campaign.table)

    def _mark(self, lines: tuple[LogLine, ...], localizer: Localizer) -> tuple[LogLine, ...]:
        """Mark lines as it is done now: how may be set after a perspective's state was made."""
        return self.marking(lines, localizer)

    def log(self, perspective: Perspective) -> tuple[LogLine, ...]:
        """The log lines of a perspective; empty for one that is not tracked."""
        state = self._states.get(perspective)
        return state.tracker.chronicle.lines if state else ()

    def news(self) -> dict[Perspective, Sections]:
        """The changed sections of every perspective."""
        table = self._campaign.table
        if not self._states:
            return {}
        wordless = LanguageFreeFacts(options(table))
        with contextlib.ExitStack() as presenters_caching:
            for presenter in self._presenters.values():
                presenters_caching.enter_context(presenter.table_fixed(table, wordless))
            return {perspective: state.news(table) for perspective, state in self._states.items()}

    def add_played(self, before: Table, played: list[Played]) -> None:
        """Bring the logs up to date with entries that were played or undone."""
        if any(step.entry.seat == UNDO for step in played):
            if not self._shorten_log(played):
                self._rebuild_logs()
            self.refresh_story_knowledge()
            return
        self._append_to_logs(before, [step.entry for step in played])
        if any(self.past.noted(step.entry.number) for step in played):
            self.refresh_story_knowledge()

    def replace_campaign(self, campaign: Campaign) -> None:
        """Continue with a campaign that was opened again."""
        self._campaign, self.past = campaign, past_of(campaign)
        for state in self._states.values():
            state.campaign = campaign
        self._rebuild_logs()
        self.refresh_story_knowledge()

    def _append_to_logs(self, before: Table, entries: list[JournalEntry]) -> None:
        """Add entries to every log."""
        self._recent = None
        if not self._states:
            return
        hear_together([state.tracker.chronicle for state in self._states.values()], before, entries)

    def _shorten_log(self, played: list[Played]) -> bool:
        """Drop the lines after an undo's target; False if too few lines would be left in some log."""
        history = self._campaign.history
        if len(played) > 1 or not history.goes_back(played[0].entry.number):
            return False
        shortest = history.depth(history.position) - RECENT_ENTRIES // 2
        logs = [state.tracker.chronicle for state in self._states.values()]
        if any(not log.lines or history.depth(log.lines[0].entry) > shortest for log in logs):
            return False
        self._recent = None
        for log in logs:
            log.back_to(history.position)
        return True

    def _rebuild_logs(self) -> None:
        """Write every log again from the last entries, after an undo or redo."""
        self._recent = None
        if not self._states:
            return
        before, entries = self._campaign.history.last_entries(RECENT_ENTRIES)
        for state in self._states.values():
            state.tracker.chronicle.lines = ()
        self._append_to_logs(before, entries)

    def refresh_story_knowledge(self) -> None:
        """Give the presenters what the party knows now of the places it has visited."""
        self._known = self.past.known(self._campaign.history)
        for presenter in self._presenters.values():
            presenter.read = self._known

    def first_log_lines_after(self, entry: int) -> dict[Perspective, str]:
        """For each perspective the first log line after an entry that tells of a real choice."""
        first = {}
        for perspective, state in self._states.items():
            lines = (line for line in state.tracker.chronicle.lines if line.entry > entry and not line.forced)
            first[perspective] = plain(next((line.text for line in lines), ())).rstrip(".")
        return first

    def choice_labels(self, choice: Choice, seats: tuple[int, ...]) -> dict[Perspective, str]:
        """The label of a choice, for each perspective that plays one of ``seats``."""
        table = of_party(self._campaign.table)
        return {
            perspective: plain(presenter.localizer.rich_text(presenter.named(table, choice)))
            for perspective in self._states
            if any(seat in seats for seat in perspective.audience.seats)
            for presenter in [self.presenter(perspective.lang)]
        }

    def keep(self, perspectives: Iterable[Perspective]) -> None:
        """Drop all other perspectives."""
        wanted = {*perspectives}
        self._states = {perspective: state for perspective, state in self._states.items() if perspective in wanted}


def without_hidden_choices(scene: Scene) -> Scene:
    """Remove story choices that the party does not know of, so that their text does not leave the server."""
    menu = scene.menu
    if not any(line.spoiler for line in menu.unavailable):
        return scene
    return replace(scene, menu=replace(menu, unavailable=without_spoilers(menu.unavailable)))


def without_spoilers(barred: tuple[Barred, ...]) -> tuple[Barred, ...]:
    """Unavailable choices without those that the party does not know of."""
    return tuple(line for line in barred if not line.spoiler)


def with_journal_counts(score: ScoreSheet, campaign: Campaign) -> ScoreSheet:
    """Add to the final score sheet how often draws were undone and values were set by hand."""
    undos = undos_past_draws(campaign.journal.entries)
    return replace(score, undos=undos, repairs=repairs_made(campaign.history.line()))


def names_of(table: Table, audience: Audience) -> frozenset[str]:
    """The players who now have an audience's seats: seats are renumbered when somebody leaves, names stay."""
    names = of_party(table).names
    return frozenset(names[seat] for seat in audience.seats)
