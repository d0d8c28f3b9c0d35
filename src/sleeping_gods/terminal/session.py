"""A session at the keyboard: show, ask, play and report, until the user quits or the campaign is over."""

from __future__ import annotations

from ..campaign.profile import BrokenProfile
from ..campaign.repairs import repairs_made
from ..campaign.undo_count import undos_past_draws
from ..journal.errors import JournalError
from ..journal.notation import CHANCE as CHANCE_WORD
from ..kernel.choices import text
from ..kernel.play import is_over
from ..kernel.showing import printable
from ..party.table.decisions import scene_of
from ..presentation.phrases import clip, join
from ..presentation.recap import ENTRIES
from .error_words import error_words
from .menu import Menu
from .next_step import Next
from .play_session import PlaySession
from .prompt import run_command
from .screen import InputClosed
from .take_answer import take
from .typed_words import MAX_QUOTED, command_of_word, is_answer, quote_typed

ENTRIES_VERIFIED_AT_ONCE = 200
"""Entries of a long campaign that are verified before each question."""
NO_PAGE = "?"
"""A letter that no page has."""
OVERVIEW_DECISIONS = ("ship-action", "action")
"""Decisions before which the whole table is shown when a turn has begun."""
COMMANDS_AFTER_END = ("undo", "log", "save", "lang")
"""Commands that work when the campaign is over."""


class Session(PlaySession):
    """A session that takes answers until the user leaves."""

    def run(self) -> None:
        """Play until the user quits, the input ends or the campaign is over."""
        self.screen.say(self.localizer.say("session_hint"), "dim")
        try:
            self._welcome()
            while True:
                if is_over(self.table):
                    if self._end() is Next.QUIT:
                        break
                    continue
                if not self._verify_more():
                    break
                if self._answer_forced():
                    continue
                self._pass_keyboard()
                self._recall()
                if self._answer(self._show_scene()) is Next.QUIT:
                    break
        except (InputClosed, KeyboardInterrupt):
            self.screen.gap()
        finally:
            self._farewell()

    def _answer_forced(self) -> bool:
        """Give a forced answer; returns whether there was one."""
        try:
            choice = self.forced()
            if choice is None:
                return False
            begins, news = scene_of(self.table) == "turn-start", self._news
            self.say_played(self.table.actor(choice), self.view.label(self.table, choice))
        except Exception as error:  # a mistake of ours: somebody is asked
            self._sorry(self.localizer.say("session_drawing"), error)
            return False
        done = self.play_line(text(choice)) is Next.AGAIN
        self._news = [*news, *self._news]
        self.fresh = self.fresh or (begins and scene_of(self.table) in OVERVIEW_DECISIONS)
        return done

    def _verify_more(self) -> bool:
        """Verify some more entries; returns False, and the session ends, if one does not fit."""
        try:
            self.campaign.verify(ENTRIES_VERIFIED_AT_ONCE)
        except JournalError as error:
            self.screen.say(self.localizer.say("session_not-the-rules", error=error_words(self.localizer, error)))
            return False
        return True

    def _recall(self) -> None:
        """Tell where a continued campaign was left, once."""
        if not self._resumed:
            return
        self._resumed = False
        try:
            before, played = self.campaign.history.replay_last(ENTRIES)
            last = self.view.chronicle(self.audience).hear(before, played)
            self.screen.show(*self.view.recap(self.table, last))
        except Exception as error:
            self._sorry(self.localizer.say("session_telling"), error)

    def _welcome(self) -> None:
        """Tell what a new campaign is about."""
        begun = any(entry.seat != CHANCE_WORD for entry in self.campaign.history.line())
        self._resumed = begun and not is_over(self.table)
        if not begun and not is_over(self.table):
            self._news = self.view.opening(self.table, self.look())
            self.screen.show(*self._news)
            if count := len(self.earlier_notes()):
                self.screen.say(self.localizer.say("session_earlier-notes", count=count), "dim")

    def _answer(self, menu: Menu) -> Next:
        """Ask until something has changed."""
        while True:
            line = self.screen.ask(self._prompt(menu))
            try:
                done = self.answer(menu, line)
                if done is Next.ASK and self.screen.scrolled_away:
                    self.screen.say(self.reader.say("look"), "dim")
            except (InputClosed, KeyboardInterrupt):
                raise
            except Exception as error:
                self._sorry(clip(line, MAX_QUOTED), error)
                done = Next.ASK
            if done is not Next.ASK:
                return done

    def answer(self, menu: Menu, line: str) -> Next:
        """Take a choice or a command, or say why the line is neither."""
        return take(self, menu, line)

    def _end(self) -> Next:
        """Show the last page; the last choice can still be undone."""
        self.screen.gap()
        ticked = self.profile.of(self.campaign.game.id).ticked
        undos = undos_past_draws(self.campaign.journal.entries)
        repairs = repairs_made(self.campaign.history.line())
        self.screen.show(*self.view.ending(self.table, self.look(), ticked, undos, repairs))
        while self.screen.at_keyboard:
            line = self.screen.ask(f"{self.localizer.say('session_end')}> ")
            word = line.partition(" ")[0]
            if not line or is_answer(self.localizer, word, "leave"):
                return Next.QUIT
            if command_of_word(self.localizer, word) not in COMMANDS_AFTER_END:
                self.screen.say(self.localizer.say("session_over", said=quote_typed(self.localizer, line)))
            elif (run_command(self, Menu(), line) or Next.ASK) is Next.AGAIN:
                return Next.AGAIN
        return Next.QUIT

    def _farewell(self) -> None:
        """Save achievements and notes, and print where the campaign is stored."""
        sheet = self.profile.of(self.campaign.game.id)
        notes = dict(sheet.notes)
        new = self.profile.merge(self.campaign.game.id, self.table)  # type: ignore[arg-type]  # every game's table does
        try:
            if new or sheet.notes != notes:
                self.profile.save()
        except (BrokenProfile, JournalError, OSError) as error:
            self.screen.say(self.localizer.say("session_unwritten", error=error_words(self.localizer, error)))
        if new:
            names = join(str(self.view.speak(self.table, "box", 0, (name,))) for name in new)
            self.screen.say(self.localizer.say("session_ticked", names=names))
        if self.campaign.path:
            self.screen.say(self.localizer.say("session_saved", file=printable(str(self.campaign.path))))
        self.campaign.close()
