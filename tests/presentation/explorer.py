"""Somebody who plays to see as much as possible: takes what was chosen least, and asks about everything."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path

from sleeping_gods.authoring.project import open_project
from sleeping_gods.authoring.staging import BadStaging, Staging
from sleeping_gods.kernel.choices import Choice, text
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import is_over, options
from sleeping_gods.kernel.state import state_hash
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.languages import Lang
from sleeping_gods.terminal.languages import first_localizer
from sleeping_gods.terminal.session import Session
from sleeping_gods.terminal.tryout import TryOut

from ..terminal.driver import PASSED, robot_session, screen_for

COMMANDS: dict[Lang, tuple[str, ...]] = {
    "en": (
        "map", "crew", "?", "? 1", "? 2", "? x1", "log", "log 3", "log all", "quests", "hand", "cards", "table",
        "story", "fight", "x", "+", "odds", "odds 1", "look", "rules", "why x1", "why 1", "campaign", "notes", "undo",
        "again", "ship", "events", "plane", "atlas", "deck", "journey", "help", "99", "", "save", "seat", "seat Ben",
        "back", "open hands", "secret hands", "luck", "lang", "zzz", "+ zzz", "rules zzz", "? zzz", "why", "why zzz",
        "1 2 3", "plate",
    ),
    "fr": (
        "carte", "équipage", "?", "? 1", "? 2", "? x1", "journal", "journal 3", "journal tout", "quêtes", "main",
        "cartes", "table", "histoire", "combat", "x", "+", "chances", "chances 1", "revoir", "règles", "pourquoi x1",
        "pourquoi 1", "campagne", "notes", "annuler", "encore", "bateau", "évènements", "avion", "atlas", "paquet",
        "bord", "aide", "99", "", "sauver", "place", "place Ben", "retour", "mains ouvertes", "mains secrètes",
        "hasard", "langue", "zzz", "+ zzz", "règles zzz", "? zzz", "pourquoi", "pourquoi zzz", "1 2 3", "planche",
    ),
}  # fmt: skip


class Explorer:
    """Answers by what was chosen least so far, in all campaigns that it plays."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.out = io.StringIO()
        self.luck = Luck(0)
        """What is chosen hangs on the table alone, so that a question more or less does not lead elsewhere."""
        self.chosen: Counter[tuple[str, ...]] = Counter()
        """How often each kind of choice was made at each decision."""
        self.asked: Counter[str] = Counter()
        """How often each kind of decision was asked about."""
        self.known: dict[str, None] = {}
        """Every choice ever offered: most are not possible now, and it is said why."""
        self.times: Counter[str] = Counter()
        """How often a table was seen."""
        self.left = 0
        """So many answers are still given."""
        self._read = 0

    def isatty(self) -> bool:
        """It is no person."""
        return False

    def readline(self, limit: int = -1, /) -> str:
        """The next answer."""
        screen = self.out.getvalue()[self._read :]
        self._read += len(screen)
        self.left -= 1
        session = self.session
        if session is None or self.left < 0 or is_over(session.table):
            return ""
        if any(passed in screen for passed in PASSED):
            return "\n"
        table, lang = session.table, session.localizer.lang
        offered, state = options(table), state_hash(table)
        self.times[state] += 1
        self.luck = Luck(int(state, 16) + self.times[state])
        self.known.update(dict.fromkeys(map(text, offered)))
        if self.luck.below(3) == 0:
            return f"{self._question(lang)}\n"
        kind = type(decision_of(table)).__name__
        least = min(self.chosen[_kind(kind, choice)] for choice in offered)
        pick = self.luck.pick([choice for choice in offered if self.chosen[_kind(kind, choice)] == least])
        self.chosen[_kind(kind, pick)] += 1
        return f"{text(pick)}\n"

    def _question(self, lang: Lang) -> str:
        """A command, or why something is not possible."""
        if self.luck.below(2):
            why = "why" if lang == "en" else "pourquoi"
            return f"{why} {self.luck.pick([*self.known])}"
        return self.luck.pick(COMMANDS[lang])


def _kind(decision: str, choice: Choice) -> tuple[str, ...]:
    """What is counted as the same choice: the decision and the first words, and how many words there are."""
    return (decision, *choice[: 2 if len(choice) < 3 else 1], str(len(choice)))


def explore(
    explorer: Explorer, folder: Path, pack: str, lang: Lang, seed: int, answers: int, *, players: int, plain: bool,
    real_cards: bool = False, **chosen: str,
) -> bool:  # fmt: skip
    """Some answers of a campaign; whether it came to its end."""
    names = ("Ada", "Ben", "Cleo", "Dan")[:players]
    session, robot = robot_session(
        folder, seed, names, pack=pack, plain=plain, lang=lang, commands=(), real_cards=real_cards, **chosen
    )
    explorer.session, explorer.out, explorer.left, explorer._read = session, robot.out, answers, 0
    session.screen.source = explorer
    session.run()
    assert session.bugs == []
    return is_over(session.table)


def explore_story(explorer: Explorer, pack: str, lang: Lang, answers: int, *, every: int = 1) -> list[str]:
    """Some answers from each page of a pack on, with all that a party can have; the pages that cannot be begun."""
    project = open_project(pack)
    left_out = []
    paragraphs = project.pack.paragraphs if project.pack else {}
    for at, number in enumerate(paragraphs):
        if at % every:
            continue
        screen, out = screen_for(explorer, plain=True)
        screen.localizer = first_localizer(lang)
        try:
            session = TryOut(project, Staging(number, seed=at, players=1 + at % 2), screen)
        except BadStaging:
            left_out.append(number)
            continue
        explorer.session, explorer.out, explorer.left, explorer._read = session, out, answers, 0
        session.run()
        assert session.bugs == []
    return left_out
