"""A session at the keyboard: show, ask, play, tell, until somebody quits or the campaign is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..campaign.audience import Played
from ..campaign.errors import CampaignError
from ..campaign.live import Campaign
from ..campaign.profile import BrokenProfile, Profile
from ..journal.errors import JournalError
from ..journal.notation import CHANCE as CHANCE_WORD
from ..kernel.choices import CHANCE, Seat, parse, text
from ..kernel.errors import IllegalChoice
from ..kernel.play import is_over, options
from ..kernel.showing import printable
from ..kernel.table import Table, decision_of
from ..party.table.table import of_party
from ..telling.acts import NOW
from ..telling.phrases import clipped, join
from ..telling.voice import Voice
from .following import Next
from .games import teach, view_of
from .going_wrong import error_words
from .hotseat import Keyboard
from .menu import Ambiguous, Item, Menu, bare_menu, build_menu, find, find_barred, several
from .menu_page import menu_section, shown_acts, told
from .prompt import any_seat, run_command
from .reader import Reader
from .retell import retell
from .screen import Closed, Screen
from .section import Section, lines
from .typed import command_named, quoted, says
from .unoffered import answer_unoffered
from .view import Look, View

AT_A_TIME = 200
"""Lines of a long campaign that are verified before each question."""
AFTERWARDS = ("undo", "log", "save", "lang")
"""Commands that are obeyed when the campaign is over."""


class Session:
    """A campaign, its view, a screen, and who sits at the keyboard."""

    def __init__(
        self,
        campaign: Campaign,
        view: View[Any],
        screen: Screen,
        profile: Profile,
        *,
        open_hands: bool = False,
        folder: str = "",
    ) -> None:
        self.campaign = campaign
        self.pack_name = folder or campaign.pack.id
        """Where the pack lies: its folder, or its id if it is one of those that are shipped."""
        self.view = view
        self.screen = screen
        self.profile = profile
        self.reader = Reader(view.voice)
        self._listen()
        self.keyboard = Keyboard(open_hands=open_hands)
        self.fresh = True
        """Whether the present scene has not been shown yet."""
        self.show_acts = ""
        """Which of the folded acts of any time are on the screen: none, all, or a kind."""
        self.show_barred = False
        self.refused = ""
        """The rule by which the last answer was refused; a bare ? asks for it."""
        self.bugs: list[str] = []
        """Mistakes of ours that were caught; the table stayed as it was."""
        self._news: list[Section] = []
        self._read: dict[str, set[str]] = {}
        """What has been shown of the pages of this visit."""

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.campaign.table

    @property
    def voice(self) -> Voice:
        """How whoever sits here is spoken to."""
        return self.view.voice

    def speak(self, voice: Voice) -> None:
        """Go on in another language: everything is drawn and told anew, and nothing of the campaign changes."""
        self.view = view_of(self.campaign.game.id, voice.lang)
        self.reader = Reader(self.voice)
        self._listen()
        self.forget_news()
        self.fresh = True

    def _listen(self) -> None:
        """Let the screen speak with the view's voice, and the voice know the story."""
        self.screen.voice = self.voice
        teach(self.voice, self.campaign.pack, self.pack_name)

    @property
    def seat(self) -> Seat:
        """The seat that the table waits for."""
        seat = self.campaign.seat
        return CHANCE if seat is None else seat

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
                self._pass_keyboard()
                if self._answer(self._shown()) is Next.QUIT:
                    break
        except (Closed, KeyboardInterrupt):
            self.screen.gap()
        finally:
            self._farewell()

    def _verified(self) -> bool:
        """Verify some more of what was played before, while people think; a line that does not fit ends the sitting."""
        try:
            self.campaign.verify(AT_A_TIME)
        except JournalError as error:
            self.screen.say(self.voice.say("session_not-the-rules", error=error_words(self.voice, error)))
            return False
        return True

    def _welcome(self) -> None:
        """What a new campaign is about; nothing if it has begun."""
        if not is_over(self.table) and all(entry.seat == CHANCE_WORD for entry in self.campaign.history.line()):
            self._news = self.view.opening(self.table, self.look())
            self.screen.show(*self._news)
            if count := len(self.earlier_notes()):
                self.screen.say(self.voice.say("session_earlier-notes", count=count), "dim")

    def earlier_notes(self) -> dict[str, str]:
        """What earlier campaigns have written on the map."""
        return self.profile.earlier_notes(self.campaign.game.id, of_party(self.table))

    def _shown(self) -> Menu:
        """The scene and its menu; if drawing fails, the bare choices, so that a mistake of ours ends no campaign."""
        try:
            menu = self.menu()
            self.draw(menu)
        except Exception as error:
            self._sorry(self.voice.say("session_drawing"), error)
            menu = bare_menu(self.view, self.table, None if self.keyboard.open else self.keyboard.seat)
            self.screen.show(lines(told(item) for item in menu.items))
        return menu

    def _sorry(self, doing: str, error: Exception) -> None:
        """A mistake of ours is noted and told, and play goes on."""
        self.bugs.append(f"{doing}: {error!r}")
        where = printable(str(self.campaign.path)) if self.campaign.path else "none"
        self.screen.say(self.voice.say("session_sorry", doing=doing, error=repr(error), file=where))

    def menu(self) -> Menu:
        """What can be answered by whoever sits at the keyboard."""
        keyboard = self.keyboard
        return build_menu(
            self.view, self.table, keyboard.seat, open_hands=keyboard.open, stepping_in=keyboard.stepping_in
        )

    def look(self, menu: Menu | None = None) -> Look:
        """How things are drawn now, and for whom."""
        keyboard, screen = self.keyboard, self.screen
        numbers = menu.numbers if menu else {}
        return Look(
            keyboard.seat, keyboard.open, screen.width, screen.glyphs, self.fresh, keyboard.stepping_in, numbers,
            self._read,
        )  # fmt: skip

    def draw(self, menu: Menu) -> None:
        """The scene, the question, and the choices."""
        table, look = self.table, self.look(menu)
        self.screen.show(*self.view.scene(table, look))
        self.screen.gap()
        self.screen.show(lines(self.view.context(table)))
        asked = self.view.statement(table) if self.is_settled(menu) else self.view.question(table)
        if len(self.view.players(table)) > 1 and self.seat != CHANCE:
            asked = self.voice.say("session_asked", who=self.name(self.seat), asked=asked)
        self.screen.show(lines([asked], style="bold"))
        self.draw_menu(menu)
        self.fresh = False

    def is_settled(self, menu: Menu) -> bool:
        """Whether there is one answer, nothing to be done that is meant for this moment, and no secret hand."""
        return len(menu.own) == 1 and self.keyboard.open and not any(item.kind == NOW for item in menu.acts)

    def draw_menu(self, menu: Menu) -> None:
        """The choices, and who else may act."""
        look = self.look(menu)
        acts, barred = self.show_acts, self.show_barred
        before = self.screen.rows
        self.screen.show(menu_section(self.view, self.table, menu, look, acts=acts, barred=barred))
        self.screen.mark(self.screen.rows - before)
        decision = decision_of(self.table)
        if self.keyboard.stepping_in:
            self.screen.say(self.voice.say("session_back-to", who=self.name(self.seat)), "dim")
        elif decision is not None and decision.any_time and not self.keyboard.open:
            others = [name for seat, name in enumerate(self.view.players(self.table)) if seat != self.keyboard.seat]
            self.screen.say(self.voice.say("session_step-in", how=any_seat(self.voice, others)), "dim")

    def name(self, seat: Seat) -> str:
        """A player's name, or chance."""
        return self.voice.say("session_chance") if seat == CHANCE else self.view.players(self.table)[seat]

    def _pass_keyboard(self) -> None:
        """Somebody else sits down if a hand would be shown."""
        players = self.view.players(self.table)
        if self.keyboard.settle(len(players), self.seat, self.view.keyboard(self.table)):
            return
        self.hand_over(self.keyboard.wanted)

    def fold(self) -> None:
        """What was unfolded is folded again."""
        self.show_acts, self.show_barred = "", False

    def forget_news(self) -> None:
        """What was told last is no longer so."""
        self._news = []
        self._read.clear()

    def hand_over(self, seat: Seat) -> None:
        """The screen is wiped and waits for a player to sit down; then what happened last is told again."""
        self.screen.wipe()
        self.screen.ask(f"{self.voice.say('session_pass', who=self.name(seat))}> ")
        self.keyboard.sit(seat)
        if self.screen.wipe():
            self.screen.show(*self._news)
        self.fresh = True

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

    def _prompt(self, menu: Menu) -> str:
        if self.seat == CHANCE and not self.keyboard.stepping_in:
            return f"{self.voice.say('session_drawn')}> "
        who = self.name(self.keyboard.seat if self.keyboard.stepping_in else self.seat)
        only = self.voice.say("session_only", who=who, label=menu.own[0].label) if len(menu.own) == 1 else ""
        return f"{only or who}> "

    def answer(self, menu: Menu, line: str) -> Next:
        """Take an answer: a choice, a command, or something that is neither and is told why."""
        if line != "?":
            self.refused = ""
        if not line:
            if len(menu.own) == 1:
                return self.play(menu.own[0])
            self.screen.say(self.voice.say("session_type"), "dim")
            return Next.ASK
        together = several(menu, line)
        if together:
            return self.play_all(together)
        exact = next((item for item in menu.items if text(item.choice) == line), None)
        if exact is None:
            done = run_command(self, menu, line)
            if done is not None:
                return done
        if exact is None and self._is_legal(line):
            return self.play_line(line)
        found = exact or find(menu, line)
        if isinstance(found, Ambiguous):
            self.could_be(found.items)
            return Next.ASK
        if found is None:
            found = find_barred(menu, line)
        if found is None:
            self.refuse(line, menu)
            return Next.ASK
        if found.reason is not None:
            self.bar(self.voice.say("session_barred", label=found.label, why=found.detail), found.reason.rule)
            return Next.ASK
        if found.key == line and found in menu.acts and found not in shown_acts(menu, self.show_acts):
            self.screen.say(self.voice.say("session_unseen", number=line, label=found.label))
            self.show_acts = found.kind
            self.draw_menu(menu)
            return Next.ASK
        return self.play(found)

    def could_be(self, items: Sequence[Item]) -> None:
        """Say what an answer could mean."""
        self.screen.say(self.voice.say("session_could-be"))
        self.screen.show(lines([told(item) for item in items[:12]], indent=3))

    def _is_legal(self, line: str) -> bool:
        """Whether this is a choice that another line of the menu stands for."""
        choice = parse(line)
        seen = self.keyboard.open or self.view.sees(self.table, choice, self.keyboard.seat)
        return seen and choice in options(self.table)

    def refuse(self, line: str, menu: Menu | None = None) -> None:
        """Say why something cannot be chosen, and by which rule; of a piece that no rule bars, what it is."""
        choice = tuple(line.split())
        number = line.removeprefix("-").removeprefix("x")
        if number.isdigit():
            self.screen.say(self.voice.say("session_no-number", said=clipped(line, 12)))
            return
        reason = self.view.why_not(self.table, choice, None if self.keyboard.open else self.keyboard.seat)
        if reason is not None:
            self.bar(self.view.reason(self.table, reason), reason.rule)
        elif menu is None or not answer_unoffered(self, menu, line):
            self.screen.say(self.voice.say("session_unknown", said=quoted(self.voice, line)))

    def bar(self, why: str, rule: str) -> None:
        """Say why something is not possible and by which rule; a bare ? then shows the rule."""
        self.screen.say(self.reader.say("refused", why, rule))
        self.refused = rule

    def play(self, item: Item) -> Next:
        """Make a choice and tell what came of it."""
        who = self.name(item.seat) if item.seat != CHANCE else self.voice.say("session_drawn")
        self.screen.say(self.voice.say("session_played", who=who, label=item.label), "dim")
        return self.play_line(text(item.choice))

    def play_all(self, items: list[Item]) -> Next:
        """Make several choices of one decision that asks again, one after the other, as long as each is still legal."""
        played = Next.ASK
        for item in items:
            if not self._is_legal(text(item.choice)):
                self.screen.say(self.voice.say("session_no-more", label=item.label))
                break
            played = self.play(item)
            if played is Next.ASK:
                return Next.AGAIN
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
        self._tell(before, played)
        return Next.AGAIN

    def _tell(self, before: Table, played: list[Played]) -> None:
        if not self.view.in_story(before):
            self._read.clear()
        look, before_all = self.look(), before.clone()
        self._news = []
        try:
            for one in played:
                for happening, table in retell(before, one.entry.choice):
                    self._news += self.view.happened(table, happening, look)
        except Exception as error:
            self._sorry(self.voice.say("session_telling"), error)
        self.screen.show(*self._news)
        seat = None if self.keyboard.open else self.keyboard.seat
        self.screen.show(lines(self.view.gained(before_all, self.table, seat), style="dim"))

    def _end(self) -> Next:
        """The last page; the last choice can still be taken back."""
        self.screen.gap()
        self.screen.show(*self.view.ending(self.table, self.look()))
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
            names = join(name.replace(":", " ") for name in new)
            self.screen.say(self.voice.say("session_ticked", names=names))
        if self.campaign.path:
            self.screen.say(self.voice.say("session_saved", file=printable(str(self.campaign.path))))
        self.campaign.close()
