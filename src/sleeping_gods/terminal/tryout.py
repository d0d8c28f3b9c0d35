"""Tries out a paragraph for its author: a session that reloads the pack when its files change."""

from __future__ import annotations

from pathlib import Path

from ..authoring.project import Project, read_project
from ..authoring.staging import BadStaging, Staging, stage
from ..authoring.watch import stamps
from ..campaign.audience import Played
from ..campaign.errors import CampaignError
from ..campaign.games import game_of
from ..campaign.live import Campaign
from ..campaign.profile import Profile
from ..journal.notation import CHANCE as CHANCE_WORD
from ..kernel.errors import BrokenPack, IllegalChoice, IllegalSetup
from ..kernel.play import advance
from ..kernel.table import Table
from ..party.table.table import of_party
from ..presentation.retell import unfold
from .error_words import error_words
from .games import view_of
from .menu import Menu
from .next_step import Next
from .screen import MAX_LINE_LENGTH, Screen
from .section import INDENT, lines
from .session import Session
from .typed_words import command_of_word, quote_typed

MAX_FINDINGS = 12
"""Findings of a broken pack that are printed."""


class TryOut(Session):
    """A campaign without a file that begins at one paragraph and follows the pack's files."""

    def __init__(self, project: Project, staging: Staging, screen: Screen) -> None:
        self.project, self.staging = project, staging
        self._seen = stamps([project.folder])
        campaign, self._before, self._drawn = _begin_story(project, staging)
        self._last = (self._before, self._drawn)
        """The table before the last choice that was made again, and what came of it."""
        self._reading = True
        """Whether the story was being read when the last screen was shown."""
        view = view_of(project.game, screen.localizer.lang)
        super().__init__(campaign, view, screen, Profile(Path()), open_hands=True)

    def _welcome(self) -> None:
        """Say how to try things out, and open the paragraph."""
        self.screen.say(self.localizer.say("tryout_hint"), "dim")
        self._open()

    def _open(self) -> None:
        """Tell the story from its beginning."""
        before, context = self._before.clone(), self.look()
        news = [
            section for log_event, table in unfold(before) for section in self.view.happened(table, log_event, context)
        ]
        self.screen.show(*news)
        if self._drawn:
            self._tell(before, self._drawn)
        self.fresh = False

    def _show_scene(self) -> Menu:
        """Take up changed files first, and say when the paragraph has been read."""
        self.refresh()
        reading = bool(_paragraph_read(self.table))
        if self._reading and not reading:
            self.screen.say(self.localizer.say("tryout_over", paragraph=self.staging.paragraph), "dim")
        self._reading = reading
        return super()._show_scene()

    def answer(self, menu: Menu, line: str) -> Next:
        """Take an answer, unless the pack has changed since it was asked."""
        if self.refresh():
            if line:
                typed = quote_typed(self.localizer, line, MAX_LINE_LENGTH)
                self.screen.say(self.localizer.say("tryout_not-taken", said=typed), "dim")
            return Next.AGAIN
        if command_of_word(self.localizer, line) == "again":
            self._begin(self.project)
            self._open()
            return Next.AGAIN
        return super().answer(menu, line)

    def refresh(self) -> bool:
        """Reload the pack if it has changed; returns whether it did."""
        seen = stamps([self.project.folder])
        if seen == self._seen:
            return False
        self._seen = seen
        project = read_project(self.project.folder)
        if project.source.digest == self.project.source.digest:
            return False
        if project.pack is None:
            self._complain(project)
            return False
        try:
            how = self._again(project)
        except (BadStaging, BrokenPack, IllegalSetup, CampaignError) as wrong:
            self.screen.say(self.localizer.say("tryout_kept", error=error_words(self.localizer, wrong)))
            return False
        self.screen.gap()
        self.screen.say(self.localizer.say("tryout_changed", how=how), "bold")
        self._show_place()
        return True

    def _complain(self, project: Project) -> None:
        """Show the first findings of a pack that cannot be played."""
        findings = project.findings
        self.screen.say(self.localizer.say("tryout_findings", count=len(findings)), "bold")
        more = (
            [self.localizer.say("tryout_more", count=len(findings) - MAX_FINDINGS)]
            if len(findings) > MAX_FINDINGS
            else []
        )
        self.screen.show(lines([*(str(finding) for finding in findings[:MAX_FINDINGS]), *more], indent=INDENT))

    def _again(self, project: Project) -> str:
        """Repeat the choices in the new pack; begin again if one is no longer possible."""
        choices = [entry.choice for entry in self.campaign.history.line() if entry.seat != CHANCE_WORD]
        self._begin(project)
        before, played = self._before.clone(), self._drawn
        for choice in choices:
            before = self.table.clone()
            try:
                played = self.campaign.play(None, choice)
            except (IllegalChoice, CampaignError):
                self._begin(project)
                self._last = (self._before.clone(), self._drawn)
                quoted_choice = quote_typed(self.localizer, choice, MAX_LINE_LENGTH)
                return self.localizer.say("tryout_gone", choice=quoted_choice, paragraph=self.staging.paragraph)
        self._last = (before, played)
        return self.localizer.say("tryout_made-again", count=len(choices))

    def _show_place(self) -> None:
        """Show the whole paragraph that is being read, or what the last choice led to."""
        self.forget_news()
        if number := _paragraph_read(self.table):
            self.screen.show(*self.view.happened(self.table, ("paragraph", number), self.look()))
        elif self.campaign.history.line():
            self._tell(*self._last)
        else:
            self._open()
        self.fresh = False
        self.fold()

    def _begin(self, project: Project) -> None:
        """Begin the paragraph anew with the pack as it is now."""
        campaign, before, drawn = _begin_story(project, self.staging)
        self.project, self.campaign, self._before, self._drawn = project, campaign, before, drawn
        self.keyboard.stepping_in = False
        self._reading = True
        self.forget_news()

    def _end(self) -> Next:
        """Show the last page; changes of the pack are still followed."""
        self.screen.show(*self.view.ending(self.table, self.look()))
        line = self.screen.ask(f"{self.localizer.say('tryout_end')}> ")
        done = self.answer(Menu(), line) if line else (Next.AGAIN if self.refresh() else Next.QUIT)
        return Next.AGAIN if done is Next.ASK else done

    def _farewell(self) -> None:
        """Nothing is stored."""
        self.campaign.close()


def _paragraph_read(table: Table) -> str:
    """The paragraph that is being read; empty when the story is over."""
    read = of_party(table)
    return read.paragraph if read.exploring else ""


def _begin_story(project: Project, staging: Staging) -> tuple[Campaign, Table, list[Played]]:
    """A campaign at the story's first decision, the table before it, and the draws since."""
    if project.pack is None:
        raise BrokenPack(project.findings)
    setup, table = stage(project.game, project.pack, staging)
    before = table.clone()
    advance(table)
    campaign = Campaign.at(game_of(project.game), project.pack, setup, table)
    return campaign, before, campaign.draw()
