"""A session at the keyboard: show, ask, play, tell, until somebody quits or the campaign is over."""

from __future__ import annotations

from collections.abc import Sequence

from ..campaign.audience import Played
from ..campaign.errors import CampaignError
from ..campaign.profile import BrokenProfile
from ..campaign.taken_back import undos_past_draws
from ..journal.errors import JournalError
from ..journal.notation import CHANCE as CHANCE_WORD
from ..kernel.choices import CHANCE, Seat, parse, text
from ..kernel.errors import IllegalChoice, Reason
from ..kernel.play import is_over, options
from ..kernel.showing import printable
from ..kernel.table import Table
from ..telling.party.draws import kind_of_decision
from ..telling.phrases import clipped, join
from ..telling.recap import ENTRIES
from ..telling.retell import retell
from .following import Next
from .going_wrong import error_words
from .menu import Item, Menu
from .menu_page import told
from .prompt import run_command
from .screen import Closed
from .section import lines
from .sitting import Sitting
from .taking import take
from .typed import command_named, quoted, says
from .unoffered import answer_unoffered

AT_A_TIME = 200
"""Lines of a long campaign that are verified before each question."""
NOWHERE = "?"
"""A letter that no page has."""
OVERVIEWS = ("ShipAction", "TakeAction")
"""Decisions before which the whole table is shown when a turn has begun."""
AFTERWARDS = ("undo", "log", "save", "lang")
"""Commands that are obeyed when the campaign is over."""


class Session(Sitting):
    """A sitting in which answers are taken, until somebody leaves."""

    def run(self) -> None:
        """Play until somebody quits, the input ends or the campaign is over; all is on disk at any moment."""
        self.screen.say(self.voice.say("session_hint"), "dim")
        try:
            self._welcome()
            while True:
                if is_over(self.table):
                    if self._end() is Next.QUIT:
                        break
                    continue
                if not self._verified():
                    break
                if self._answers_itself():
                    continue
                self._pass_keyboard()
                self._recall()
                if self._answer(self._shown()) is Next.QUIT:
                    break
        except (Closed, KeyboardInterrupt):
            self.screen.gap()
        finally:
            self._farewell()

    def _answers_itself(self) -> bool:
        """Let the table give an answer that is forced, as if somebody had; whether it did."""
        try:
            choice = self.forced()
            if choice is None:
                return False
            begins, news = kind_of_decision(self.table) == "BeginTurn", self._news
            self.say_played(self.table.actor(choice), self.view.label(self.table, choice))
        except Exception as error:  # a mistake of ours: somebody is asked
            self._sorry(self.voice.say("session_drawing"), error)
            return False
        done = self.play_line(text(choice)) is Next.AGAIN
        self._news = [*news, *self._news]
        self.fresh = self.fresh or (begins and kind_of_decision(self.table) in OVERVIEWS)
        return done

    def _verified(self) -> bool:
        """Verify some more of what was played before, while people think; a line that does not fit ends the sitting."""
        try:
            self.campaign.verify(AT_A_TIME)
        except JournalError as error:
            self.screen.say(self.voice.say("session_not-the-rules", error=error_words(self.voice, error)))
            return False
        return True

    def _recall(self) -> None:
        """Where we were, if the campaign is gone on with; told once, to whoever sits at the keyboard."""
        if not self._resumed:
            return
        self._resumed = False
        try:
            before, played = self.campaign.history.told_again(ENTRIES)
            last = self.view.chronicle(self.audience).hear(before, played)
            self.screen.show(*self.view.recap(self.table, last))
        except Exception as error:
            self._sorry(self.voice.say("session_telling"), error)

    def _welcome(self) -> None:
        """What a new campaign is about; nothing if it has begun."""
        begun = any(entry.seat != CHANCE_WORD for entry in self.campaign.history.line())
        self._resumed = begun and not is_over(self.table)
        if not begun and not is_over(self.table):
            self._news = self.view.opening(self.table, self.look())
            self.screen.show(*self._news)
            if count := len(self.earlier_notes()):
                self.screen.say(self.voice.say("session_earlier-notes", count=count), "dim")

    def _answer(self, menu: Menu) -> Next:
        """Ask until something has changed."""
        while True:
            line = self.screen.ask(self._prompt(menu))
            try:
                done = self.answer(menu, line)
                if done is Next.ASK and self.screen.scrolled_away:
                    self.screen.say(self.reader.say("look"), "dim")
            except (Closed, KeyboardInterrupt):
                raise
            except Exception as error:
                self._sorry(clipped(line, 40), error)
                done = Next.ASK
            if done is not Next.ASK:
                return done

    def answer(self, menu: Menu, line: str) -> Next:
        """Take an answer: a choice, a command, or something that is neither and is told why."""
        return take(self, menu, line)

    def could_be(self, items: Sequence[Item]) -> None:
        """Say what an answer could mean."""
        self.screen.say(self.voice.say("session_could-be"))
        self.screen.show(lines([told(item) for item in items[:12]], indent=3))

    def is_legal(self, line: str) -> bool:
        """Whether this is a choice that another line of the menu stands for."""
        choice = parse(line)
        return self.view.sees(self.table, choice, self.audience) and choice in options(self.table)

    def refuse(self, line: str, menu: Menu | None = None) -> None:
        """Say why something cannot be chosen, and by which rule; of a piece that no rule bars, what it is."""
        number = line.removeprefix("-").removeprefix("x")
        if number.isdigit():
            self.screen.say(self.voice.say("session_no-number", said=clipped(line, 12)))
            return
        reason = self.why_not(line, menu)
        if reason is not None:
            self.bar(self.view.reason(self.table, reason), reason.rule)
        elif menu is None or not answer_unoffered(self, menu, line):
            self.screen.say(self.voice.say("session_unknown", said=quoted(self.voice, line)))

    def why_not(self, line: str, menu: Menu | None) -> Reason | None:
        """Why a choice in notation is not offered; what would tell of the story is answered as if it were not there."""
        choice = parse(line)
        reason = self.view.why_not(self.table, choice, self.audience)
        if reason is None or (menu is not None and menu.asked) or not self.view.kept_back(self.table, choice, reason):
            return reason
        return self.view.why_not(self.table, (*choice[:-1], NOWHERE), self.audience)

    def bar(self, why: str, rule: str) -> None:
        """Say why something is not possible and by which rule; a bare ? then shows the rule."""
        self.screen.say(self.reader.say("refused", why, rule))
        self.refused = rule

    def play(self, item: Item) -> Next:
        """Make a choice and tell what came of it."""
        self.say_played(item.seat, item.label)
        return self.play_line(text(item.choice))

    def say_played(self, seat: Seat, label: str) -> None:
        """Say who chose what."""
        who = self.name(seat) if seat != CHANCE else self.voice.say("session_drawn")
        self.screen.say(self.voice.say("chronicle_choice", who=who, label=label), "dim")

    def play_each(self, choices: Sequence[str]) -> Next:
        """Make several choices of one decision that asks again, one after the other."""
        played = Next.ASK
        for line in choices:
            choice = parse(line)
            label, seat = self.view.label(self.table, choice), self.table.actor(choice)
            if self.play(Item("", choice, label, seat=seat)) is Next.ASK:
                return played
            played = Next.AGAIN
        return played

    def play_line(self, line: str) -> Next:
        """Make a choice in notation; whatever goes wrong, the table stays as it was and play goes on."""
        before = self.table.clone()
        try:
            played = self.campaign.play(None, line)
        except IllegalChoice:
            self.refuse(line)
            return Next.ASK
        except (CampaignError, JournalError, OSError) as error:
            self.screen.say(self.voice.say("session_unplayed", error=error_words(self.voice, error)))
            return Next.ASK
        except Exception as error:
            self._sorry(self.voice.say("session_not-played", line=line), error)
            return Next.ASK
        self.keyboard.stepping_in = False
        self.fold()
        for one in played:
            self.past.note(one.entry.number, one.entry.choice, one.happenings)
        self._tell(before, played)
        self.recall()
        return Next.AGAIN

    def _tell(self, before: Table, played: list[Played]) -> None:
        if not self.view.in_story(before):
            self._read.clear()
        self._left_page = self._left_page or self.view.goes_aside(before)
        look, before_all = self.look(), before.clone()
        self._news = []
        try:
            for one in played:
                for happening, table in retell(before, one.entry.choice):
                    self._news += self.view.happened(table, happening, look)
                    self._left_page = self._left_page and happening[0] != "paragraph"
        except Exception as error:
            self._sorry(self.voice.say("session_telling"), error)
        self.screen.show(*self._news)
        self.screen.show(lines(self.view.gained(before_all, self.table, self.audience), style="dim"))

    def _end(self) -> Next:
        """The last page; the last choice can still be taken back."""
        self.screen.gap()
        ticked = self.profile.of(self.campaign.game.id).ticked
        undos = undos_past_draws(self.campaign.journal.entries)
        self.screen.show(*self.view.ending(self.table, self.look(), ticked, undos))
        while self.screen.at_keyboard:
            line = self.screen.ask(f"{self.voice.say('session_end')}> ")
            word = line.partition(" ")[0]
            if not line or says(self.voice, word, "leave"):
                return Next.QUIT
            if command_named(self.voice, word) not in AFTERWARDS:
                self.screen.say(self.voice.say("session_over", said=quoted(self.voice, line)))
            elif (run_command(self, Menu(), line) or Next.ASK) is Next.AGAIN:
                return Next.AGAIN
        return Next.QUIT

    def _farewell(self) -> None:
        """Tick achievements, keep notes, and say where the campaign lies."""
        sheet = self.profile.of(self.campaign.game.id)
        notes = dict(sheet.notes)
        new = self.profile.merge(self.campaign.game.id, self.table)  # type: ignore[arg-type]  # every game's table does
        try:
            if new or sheet.notes != notes:
                self.profile.save()
        except (BrokenProfile, JournalError, OSError) as error:
            self.screen.say(self.voice.say("session_unwritten", error=error_words(self.voice, error)))
        if new:
            names = join(str(self.view.speak(self.table, "box", 0, (name,))) for name in new)
            self.screen.say(self.voice.say("session_ticked", names=names))
        if self.campaign.path:
            self.screen.say(self.voice.say("session_saved", file=printable(str(self.campaign.path))))
        self.campaign.close()
