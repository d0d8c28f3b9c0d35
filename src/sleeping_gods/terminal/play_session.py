"""Makes choices at the keyboard: plays and reports them, or refuses them with the reason."""

from __future__ import annotations

from collections.abc import Sequence

from ..campaign.audience import Played
from ..campaign.errors import CampaignError
from ..journal.errors import JournalError
from ..kernel.choices import CHANCE, Seat, parse, text
from ..kernel.errors import IllegalChoice, Reason
from ..kernel.play import options
from ..kernel.table import Table
from ..presentation.phrases import clip
from ..presentation.retell import retell
from .error_words import error_words
from .menu import Item, Menu
from .menu_page import MAX_MEANINGS, item_text
from .next_step import Next
from .section import INDENT, lines
from .session_state import SessionState
from .typed_words import MAX_NUMBER_QUOTED, quote_typed

NOWHERE = "?"
"""A letter that no page has."""


class PlaySession(SessionState):
    """A session in which choices are made."""

    def answer(self, menu: Menu, line: str) -> Next:
        """Take an answer; the class that runs the session says how."""
        raise NotImplementedError

    def could_be(self, items: Sequence[Item]) -> None:
        """Print what an answer could mean."""
        self.screen.say(self.localizer.say("session_could-be"))
        self.screen.show(lines([item_text(item) for item in items[:MAX_MEANINGS]], indent=INDENT))

    def is_legal(self, line: str) -> bool:
        """Whether the notation is a legal choice."""
        choice = parse(line)
        return self.view.sees(self.table, choice, self.audience) and choice in options(self.table)

    def refuse(self, line: str) -> None:
        """Print why a choice cannot be made, and by which rule."""
        if not self.refused_by_rule(line, None):
            self.unknown(line)

    def refused_by_rule(self, line: str, menu: Menu | None) -> bool:
        """Print which rule bars something, or that there is no such line; returns whether either is the case."""
        if line.removeprefix("-").removeprefix("x").isdigit():
            self.screen.say(self.localizer.say("session_no-number", said=clip(line, MAX_NUMBER_QUOTED)))
            return True
        reason = self.why_not(line, menu)
        if reason is not None:
            self.bar(self.view.reason(self.table, reason), reason.rule)
        return reason is not None

    def unknown(self, line: str) -> None:
        """Print that the input means nothing here."""
        self.screen.say(self.localizer.say("session_unknown", said=quote_typed(self.localizer, line)))

    def why_not(self, line: str, menu: Menu | None) -> Reason | None:
        """Why a choice is not offered; hidden story choices read as nonexistent."""
        choice = parse(line)
        reason = self.view.why_not(self.table, choice, self.audience)
        if reason is None or (menu is not None and menu.asked) or not self.view.kept_back(self.table, choice, reason):
            return reason
        return self.view.why_not(self.table, (*choice[:-1], NOWHERE), self.audience)

    def bar(self, why: str, rule: str) -> None:
        """Print a reason and its rule; ``?`` then shows the rule."""
        self.screen.say(self.reader.say("refused", why, rule))
        self.refused = rule

    def play(self, item: Item) -> Next:
        """Make a choice and print what follows."""
        self.say_played(item.seat, item.label)
        return self.play_line(text(item.choice))

    def say_played(self, seat: Seat, label: str) -> None:
        """Print who chose what."""
        who = self.name(seat) if seat != CHANCE else self.localizer.say("session_drawn")
        self.screen.say(self.localizer.say("chronicle_choice", who=who, label=label), "dim")

    def play_each(self, choices: Sequence[str]) -> Next:
        """Make several choices of a decision that repeats."""
        played = Next.ASK
        for line in choices:
            choice = parse(line)
            label, seat = self.view.label(self.table, choice), self.table.actor(choice)
            if self.play(Item("", choice, label, seat=seat)) is Next.ASK:
                return played
            played = Next.AGAIN
        return played

    def play_line(self, line: str) -> Next:
        """Make a choice in notation; on any error the table stays as it was and play goes on."""
        before = self.table.clone()
        try:
            played = self.campaign.play(None, line)
        except IllegalChoice:
            self.refuse(line)
            return Next.ASK
        except (CampaignError, JournalError, OSError) as error:
            self.screen.say(self.localizer.say("session_unplayed", error=error_words(self.localizer, error)))
            return Next.ASK
        except Exception as error:
            self._sorry(self.localizer.say("session_not-played", line=line), error)
            return Next.ASK
        self.keyboard.stepping_in = False
        self.fold()
        self._tell(before, played)
        self.recall()
        return Next.AGAIN

    def _tell(self, before: Table, played: list[Played]) -> None:
        """Tell what happened since a table, and which cards came to hand."""
        if not self.view.in_story(before):
            self._read.clear()
        self._left_page = self._left_page or self.view.goes_aside(before)
        context, before_all = self.look(), before.clone()
        self._news = []
        try:
            for entry in played:
                for log_event, table in retell(before, entry.entry.choice):
                    self._news += self.view.happened(table, log_event, context)
                    self._left_page = self._left_page and log_event[0] != "paragraph"
        except Exception as error:
            self._sorry(self.localizer.say("session_telling"), error)
        self.screen.show(*self._news)
        self.screen.show(lines(self.view.gained(before_all, self.table, self.audience), style="dim"))
