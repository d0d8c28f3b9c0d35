"""The state of a session: a campaign, who sits at the keyboard, and what they see in which language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..campaign.habits import habits_of, keep_habits
from ..campaign.live import Campaign
from ..campaign.profile import Profile
from ..journal.errors import JournalError
from ..kernel.choices import CHANCE, Choice, Seat
from ..kernel.showing import printable
from ..kernel.table import Table, decision_of
from ..party.table.table import of_party
from ..presentation.audience import SOFA, Audience
from ..presentation.choice_numbers import ChoiceNumbers
from ..presentation.localizer import Localizer
from ..presentation.party.forced import forced_answer
from ..presentation.story_knowledge import past_of
from ..presentation.story_translation import load_translation
from .error_words import error_words
from .games import view_of
from .hotseat import Keyboard
from .menu import Menu, bare_menu, menu_of
from .menu_page import item_text, menu_section
from .reader import RulesReader
from .render_context import RenderContext
from .screen import Screen
from .section import Section, lines
from .typed_words import any_seat
from .view import View


class SessionState:
    """A campaign, its view, a screen, and who sits at the keyboard."""

    def __init__(
        self,
        campaign: Campaign,
        view: View[Any],
        screen: Screen,
        profile: Profile,
        *,
        open_hands: bool = False,
        ask_all: bool = False,
        folder: str = "",
    ) -> None:
        self.campaign = campaign
        self.pack_name = folder or campaign.pack.id
        """Where the pack lies: its folder, or its id if it is one of those that are shipped."""
        self.view = view
        self.screen = screen
        self.profile = profile
        self.reader = RulesReader(view.localizer)
        self.past = past_of(campaign)
        """What each entry brought to read."""
        self._load_words()
        self.began_at = campaign.history.position
        """The entry with which this evening began."""
        self.habits = habits_of(profile.folder, self._file_name())
        """How this table likes to play."""
        self._ask_all = ask_all
        """Whether this evening even forced answers are asked for."""
        self.keyboard = Keyboard(open_hands=open_hands or self.habits.open_hands)
        self._numbers: dict[Audience, ChoiceNumbers] = {}
        """What each who sits here types for a choice, as long as a decision goes on: others' choices leave no gaps."""
        self.fresh = True
        """Whether the present scene has not been shown yet."""
        self.show_acts = ""
        """Which of the folded acts of any time are on the screen: none, all, or a kind."""
        self.show_barred = False
        """Whether all that is barred is on the screen."""
        self.meant: set[tuple[str, Choice]] = set()
        """What was asked back this evening and meant: words, and the choice that they stand for."""
        self.refused = ""
        """The rule by which the last answer was refused; a bare ? asks for it."""
        self.bugs: list[str] = []
        """Mistakes of ours that were caught; the table stayed as it was."""
        self._asked_last: type[object] | None = None
        """The kind of the decision that was drawn last."""
        self._resumed = False
        """Whether the campaign is gone on with, and nobody has been told yet where it was left."""
        self._news: list[Section] = []
        """What happened since somebody sat down, for whoever sits down next."""
        self._read: dict[str, set[str]] = {}
        """What has been shown of the pages of this visit."""
        self._left_page = False
        """Whether a test or a fight has come between the page that is being read and the present question."""

    def _file_name(self) -> str:
        """The name of the campaign's file; empty if it has none."""
        return self.campaign.path.name if self.campaign.path else ""

    def agree(self, **habits: Any) -> None:
        """Change a habit of play, and store it if the campaign has a file."""
        self.habits = replace(self.habits, **habits)
        if self.campaign.path:
            try:
                keep_habits(self.profile.folder, self._file_name(), self.habits)
            except (JournalError, OSError) as error:
                self.screen.say(self.localizer.say("session_unwritten", error=error_words(self.localizer, error)))

    def forced(self, table: Table | None = None) -> Choice | None:
        """The answer that a table gives by itself; None if somebody is to be asked."""
        if self._ask_all or self.habits.ask_all or self.keyboard.stepping_in:
            return None
        return forced_answer(self.view, table or self.table, secret=not self.keyboard.open, unasked=self.habits.unasked)

    @property
    def table(self) -> Table:
        """The current table."""
        return self.campaign.table

    @property
    def localizer(self) -> Localizer:
        """The localizer of the session's language."""
        return self.view.localizer

    def speak(self, localizer: Localizer) -> None:
        """Change the language, and draw everything again."""
        self.view = view_of(self.campaign.game.id, localizer.lang)
        self.reader = RulesReader(self.localizer)
        self._load_words()
        self.forget_news()
        self.fresh = True

    def _load_words(self) -> None:
        """Give the screen the view's localizer, and load the story's translation."""
        self.screen.localizer = self.localizer
        load_translation(self.localizer, self.campaign.pack, self.pack_name)
        self.recall()

    def recall(self) -> None:
        """Tell the view what has been read so far."""
        self.view.read = self.past.known(self.campaign.history)

    @property
    def seat(self) -> Seat:
        """The seat that the table waits for."""
        seat = self.campaign.seat
        return CHANCE if seat is None else seat

    def earlier_notes(self) -> dict[str, str]:
        """The map notes of earlier campaigns."""
        return self.profile.earlier_notes(self.campaign.game.id, of_party(self.table))

    def _show_scene(self) -> Menu:
        """Draw the scene and return its menu; if drawing fails, the bare choices, so that a bug ends no campaign."""
        try:
            menu = self.menu()
            self.draw(menu)
        except Exception as error:
            self._sorry(self.localizer.say("session_drawing"), error)
            menu = bare_menu(self.view, self.table, self.audience)
            self.screen.show(lines(item_text(item) for item in menu.items))
        return menu

    def _sorry(self, doing: str, error: Exception) -> None:
        """Log and report a bug, and go on."""
        self.bugs.append(f"{doing}: {error!r}")
        where = printable(str(self.campaign.path)) if self.campaign.path else "none"
        self.screen.say(self.localizer.say("session_sorry", doing=doing, error=repr(error), file=where))

    @property
    def audience(self) -> Audience:
        """The audience at the keyboard."""
        return Audience((self.keyboard.seat,), self.keyboard.open)

    def menu(self) -> Menu:
        """The menu for whoever sits at the keyboard."""
        offered = self.view.menu(self.table, self.audience, stepping_in=self.keyboard.stepping_in)
        viewers = SOFA if self.keyboard.open else self.audience
        numbers = self._numbers.setdefault(viewers, ChoiceNumbers())
        return menu_of(numbers.give(of_party(self.table), offered), asked=self.show_barred)

    def look(self, menu: Menu | None = None) -> RenderContext:
        """The render context."""
        return RenderContext(
            seat=self.keyboard.seat,
            open_hands=self.keyboard.open,
            width=self.screen.width,
            glyphs=self.screen.glyphs,
            fresh=self.fresh,
            again=self._asked_last is type(decision_of(self.table)),
            stepping_in=self.keyboard.stepping_in,
            numbers=menu.numbers if menu else {},
            read=self._read,
            left_page=self._left_page,
        )

    def draw(self, menu: Menu) -> None:
        """Draw the scene, the question and the choices."""
        table, context = self.table, self.look(menu)
        self.screen.show(*self.view.scene(table, context))
        self.screen.gap()
        self.screen.show(lines(self.view.context(table)))
        question = self.view.statement(table) if self.is_settled(menu) else self.view.question(table)
        if len(self.view.players(table)) > 1 and self.seat != CHANCE:
            question = self.localizer.say("session_asked", who=self.name(self.seat), asked=question)
        self.screen.show(lines([question], style="bold"))
        self.draw_menu(menu)
        self.fresh = self._left_page = False
        self._asked_last = type(decision_of(table))

    def is_settled(self, menu: Menu) -> bool:
        """Whether there is one answer, no act that matters now, and no secret hand."""
        return len(menu.own) == 1 and self.keyboard.open and not menu.changing

    def draw_menu(self, menu: Menu) -> None:
        """Draw the choices, and who else may act."""
        context = self.look(menu)
        acts, barred = self.show_acts, self.show_barred
        before = self.screen.rows
        names = self.view.players(self.table)
        self.screen.show(menu_section(self.localizer, names, menu, context, acts=acts, barred=barred))
        self.screen.mark(self.screen.rows - before)
        decision = decision_of(self.table)
        if self.keyboard.stepping_in:
            self.screen.say(self.localizer.say("session_back-to", who=self.name(self.seat)), "dim")
        elif decision is not None and decision.any_time and not self.keyboard.open:
            others = [name for seat, name in enumerate(self.view.players(self.table)) if seat != self.keyboard.seat]
            self.screen.say(self.localizer.say("session_step-in", how=any_seat(self.localizer, others)), "dim")

    def name(self, seat: Seat) -> str:
        """A player's name, or chance."""
        return self.localizer.say("chronicle_chance") if seat == CHANCE else self.view.players(self.table)[seat]

    def _pass_keyboard(self) -> None:
        """Let somebody else sit down if a hand would be shown."""
        players = self.view.players(self.table)
        self.keyboard.settle(len(players), self.seat, self.view.keyboard(self.table))
        if self.keyboard.wanted is not None:
            self.hand_over(self.keyboard.wanted)

    def fold(self) -> None:
        """Fold everything again."""
        self.show_acts, self.show_barred = "", False

    def forget_news(self) -> None:
        """Forget the last events."""
        self._news = []
        self._read.clear()
        self.recall()

    def hand_over(self, seat: Seat) -> None:
        """Clear the screen, wait for another player, and tell the last events again."""
        self.screen.wipe()
        self.screen.ask(f"{self.localizer.say('session_pass', who=self.name(seat))}> ")
        self.keyboard.sit(seat)
        if self.screen.wipe():
            self.screen.show(*self._news)
        self.fresh = True

    def _prompt(self, menu: Menu) -> str:
        """What stands before the line to type: who decides, and the only answer if there is one."""
        if self.seat == CHANCE and not self.keyboard.stepping_in:
            return f"{self.localizer.say('session_drawn')}> "
        who = self.name(self.keyboard.seat if self.keyboard.stepping_in else self.seat)
        if menu.entered is not None:
            return f"{self.localizer.say('session_only', who=who, label=menu.entered.label)}> "
        return f"{who}> "
