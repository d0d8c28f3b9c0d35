"""The scene that a server has sent, drawn with the same sections and menu as a local table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from ...kernel.choices import CHANCE, Seat
from ...languages import Lang
from ...presentation.localizer import Localizer, localizer_of
from ...presentation.party.chronicle import PAGES
from ...presentation.party.question_section import NOBODY
from ...presentation.scene import menu as told_menu
from ...presentation.scene.log import CHOICE, LogLine
from ...presentation.scene.scene import Scene
from ...presentation.scene.text import plain
from ..menu import Menu, menu_of
from ..menu_page import menu_section
from ..party.scenes import Scenes
from ..party.score import ending_sections
from ..party.story import page_now
from ..render_context import RenderContext
from ..screen import Screen
from ..sea import scenes as sea
from ..section import Section, lines
from ..skies import scenes as skies


class GameDrawings(NamedTuple):
    """What a game draws."""

    scenes: Scenes
    pages: tuple[str, ...]
    """The pages that one can call up."""


DRAWINGS = {
    "sea": GameDrawings(sea.SCENES, sea.PAGES),
    "skies": GameDrawings(skies.SCENES, skies.PAGE_WORDS),
}
"""What each game draws."""
PAGES_NOT_SENT = ("journey",)
"""Pages of which nothing is told before the last one."""


class RemoteView:
    """The scene of a served table, and which parts of it are on the screen."""

    def __init__(self, game: str, lang: Lang, seats: tuple[Seat, ...], scene: Scene) -> None:
        self.localizer: Localizer = localizer_of(game, lang)
        self.seats = seats
        """The seats that are played here."""
        self.scene = scene
        self._scenes, words = DRAWINGS[game]
        self.pages = {word: self.localizer.say(f"page_{word}") for word in words if word not in PAGES_NOT_SENT}
        """Commands that show a part of the table, and what each shows."""
        self.fresh = True
        """Whether the present scene has not been shown yet."""
        self.show_acts = ""
        """Which of the folded acts of any time are on the screen: none, all, or a kind."""
        self.show_barred = False
        """Whether all that is barred is on the screen."""
        self._asked_last = ""
        """The kind of the decision that was drawn last."""
        self._read: dict[str, set[str]] = {}
        """What has been shown of the pages of this visit."""
        self._left_page = False
        """Whether a test or a fight has come between the page that is being read and the present question."""

    @property
    def over(self) -> bool:
        """Whether the campaign is over."""
        return self.scene.decision.seat == NOBODY

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat is asked; any player may enter a draw."""
        return not self.over and self.may(self.scene.decision.seat)

    def may(self, seat: Seat) -> bool:
        """Whether choices of a seat can be made here."""
        return seat in self.seats or (seat == CHANCE and bool(self.seats))

    @property
    def names(self) -> list[str]:
        """The names of the players, by seat."""
        names = {board.seat: board.player for board in self.scene.party.boards}
        names |= {hand.seat: hand.player for hand in self.scene.hands}
        return [names.get(seat, "") for seat in range(max(names, default=-1) + 1)]

    def menu(self) -> Menu:
        """The part of the menu that is for these seats."""
        offered = self.scene.menu
        own, acts = (tuple(line for line in part if self.may(line.seat)) for part in (offered.own, offered.acts))
        enter = offered.default_choice if any(line.notation == offered.default_choice for line in (*own, *acts)) else ""
        barred: tuple[told_menu.Barred, ...] = offered.unavailable if self.is_my_turn else ()
        return menu_of(
            replace(offered, own=own, acts=acts, unavailable=barred, default_choice=enter), asked=self.show_barred
        )

    def look(self, screen: Screen, menu: Menu | None = None) -> RenderContext:
        """The render context."""
        asks = self.scene.decision
        return RenderContext(
            seat=self.seats[0] if self.seats else CHANCE,
            open_hands=False,
            width=screen.width,
            glyphs=screen.glyphs,
            fresh=self.fresh,
            again=self._asked_last == asks.kind,
            stepping_in=False,
            numbers=menu.numbers if menu else {},
            read=self._read,
            left_page=self._left_page,
            sight=self.scene,
        )

    def turn_to(self, scene: Scene, screen: Screen) -> list[Section]:
        """Change to a new scene; returns what has happened since the last one."""
        before, self.scene = self.scene, scene
        self.fold()
        if before.page is None or not before.page.open:
            self._read.clear()
        self._left_page = self._left_page or before.test is not None or before.fight is not None
        common = _common_length(before.log, scene.log)
        if common < len(before.log):
            self.fresh, self._left_page = True, False
            self._read.clear()
            return [lines([self.localizer.say("remote_taken-back")]), *self._news(scene.log[common:], screen)]
        return self._news(scene.log[common:], screen)

    def _news(self, new: Sequence[LogLine], screen: Screen) -> list[Section]:
        """New log lines; the open page is shown whole where it was opened."""
        open_page = self.scene.page.ref if self.scene.page is not None else ""
        last = max((at for at, line in enumerate(new) if line.kind in PAGES and line.ref == open_page), default=-1)
        sections: list[Section] = []
        for at, line in enumerate(new):
            page = page_now(self.look(screen)) if at == last else None
            self._left_page = self._left_page and line.kind != "paragraph"
            sections.append(page or self._line(line))
        return sections

    def _line(self, line: LogLine) -> Section:
        """A line of the log with the page that belongs to it."""
        words = plain(line.text)
        words = self.localizer.say("chronicle_only", line=words) if line.forced else words
        body = () if line.has_choices else line.body
        return lines([words, *map(plain, body)], style="dim" if line.kind == CHOICE else "")

    def draw(self, screen: Screen, menu: Menu) -> None:
        """Draw the scene, the question and the menu."""
        scene, localizer = self.scene, self.localizer
        if self.over:
            screen.gap()
            screen.show(*(ending_sections(localizer, scene.score) if scene.score is not None else ()))
            return
        context = self.look(screen, menu)
        screen.show(*self._scenes.scene(localizer, context))
        screen.gap()
        screen.show(lines(map(plain, scene.decision.context)))
        question = plain(scene.decision.question)
        if len(self.names) > 1 and scene.decision.seat != CHANCE:
            question = localizer.say("session_asked", who=scene.decision.who, asked=question)
        screen.show(lines([question], style="bold" if self.is_my_turn else "dim"))
        self.draw_menu(screen, menu)
        self.fresh, self._left_page, self._asked_last = False, False, scene.decision.kind

    def draw_menu(self, screen: Screen, menu: Menu) -> None:
        """Draw the menu."""
        before, context = screen.rows, self.look(screen, menu)
        acts, barred = self.show_acts, self.show_barred
        screen.show(menu_section(self.localizer, self.names, menu, context, acts=acts, barred=barred))
        screen.mark(screen.rows - before)

    def page(self, word: str, screen: Screen) -> list[Section]:
        """One of the pages."""
        return self._scenes.page(self.localizer, word, self.look(screen, self.menu()))

    def fold(self) -> None:
        """Fold everything again."""
        self.show_acts, self.show_barred = "", False


def _common_length(before: Sequence[LogLine], now: Sequence[LogLine]) -> int:
    """The number of equal lines at the beginning of two logs."""
    for at, (old, new) in enumerate(zip(before, now, strict=False)):
        if old != new:
            return at
    return min(len(before), len(now))
