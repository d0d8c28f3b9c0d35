"""The part of a presenter that words questions, choices, log events and reasons, and marks the pieces they name."""

from __future__ import annotations

from abc import ABC
from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from ...kernel.choices import Choice, parse, text
from ...kernel.errors import Reason, Value
from ...kernel.table import LogEvent, decision_of
from ...languages import Lang
from ...party.table.table import PartyTable
from ...wording.fluent import Word
from ..catalogue import Catalogue
from ..localizer import localizer_of
from ..marks import mark_piece, remove_marks
from ..phrases import sentence, without_emphasis
from .draws import kind_of_decision
from .ending_names import ENDING, ending_name
from .figure_words import figure_name, figure_words
from .game_words import GameWords
from .names import SAYINGS, Saying
from .needs import needs_words
from .pack_cache import RecordCache
from .same_name_enemies import in_row
from .story import arm_words, entry_words, told_words

T = TypeVar("T", bound=PartyTable)
TEXTS = ("card-text", "price", "against", "when", "weapon-block", "does", "payer", "harm")
"""Kinds of value that say something about a piece and do not name it."""
GO_ON: Choice = ("go", "on")
LABELS = 8192
"""How many choices of a pack are remembered by what they are called."""
INSIDE = "in-"
"""Before a kind of value: its name stands inside a sentence."""


FIXED = (
    "value", "crew", "card", "in-card", "joiner", "status", "one", "the-room", "in-region", "space", "event", "token",
    "aboard", "does", "weapon", "square", "first",
)  # fmt: skip
"""Kinds of value whose words depend on the pack and the mood alone: a choice that names no other is called the same."""
OF_PLAYERS = ("seat", "payer")
"""Kinds of value whose words depend on the names of the players too."""
OF_ENEMIES = ("enemy", "in-enemy")
"""Kinds of value whose words depend on the enemies of a fight too: twins are told apart."""
OF_BEARERS = ("user",)
"""Kinds of value whose words depend on who bears a card too."""
ALONE = (False, False, False)
"""What is called by the pack and the mood alone."""
FIGURE_TABLES = ("travel", "die", "plane-health")
"""Figures of a printed box that stand on no board or card of their own: a message names them."""


class WordingPresenter(ABC, Generic[T]):
    """A game in one language."""

    game: ClassVar[str]
    sayings: Mapping[str, Saying[T]]
    """The kinds of value that only this game speaks of."""
    game_words: GameWords[T]
    labels: RecordCache[Any, str] = RecordCache(LABELS)
    """Choices that are called the same on every table of a pack, for all presenters."""

    def __init__(self, lang: Lang = "en") -> None:
        self.localizer = localizer_of(self.game, lang)
        self.words: Catalogue = self.localizer.words
        self._hangs = {key: how for key in self.words.keys("choice") if (how := self._how(key)) is not None}
        """The words of choices that are the same wherever some things are the same: which things these are."""
        self._sayings: Mapping[str, Saying[Any]] = {**SAYINGS, **self.sayings}

    def asked(self, table: T) -> str:
        """The waiting question, with its pieces marked."""
        decision = decision_of(table)
        return sentence(self._marked(table, "question", type(decision).__name__, (), decision))

    def question(self, table: T) -> str:
        """The waiting question."""
        return remove_marks(self.asked(table))

    def stated(self, table: T) -> str:
        """What happens where the decision has only one answer; else the question."""
        decision = decision_of(table)
        kind = type(decision).__name__
        if not self.words.knows("statement", kind):
            return self.asked(table)
        return sentence(self._marked(table, "statement", kind, (), decision))

    def statement(self, table: T) -> str:
        """The same without marks."""
        return remove_marks(self.stated(table))

    def _spoken(self, table: T, section: str, key: str, values: tuple[Value, ...] = (), fields: object = None) -> str:
        """A message with its values in words."""

        def speak(kind: str, at: int, of: tuple[Value, ...]) -> Word:
            return self.speak(table, kind, at, of)

        return self.words.spoken(section, key, values, speak, fields)

    def _marked(self, table: T, section: str, key: str, values: tuple[Value, ...] = (), fields: object = None) -> str:
        """A message with its pieces marked."""

        def speak(kind: str, at: int, of: tuple[Value, ...]) -> Word:
            word, value = self.speak(table, kind, at, of), of[at] if at < len(of) else ""
            words = isinstance(word, str) and isinstance(value, str) and kind not in TEXTS
            return mark_piece(str(value), str(word)) if words and self.game_words.is_piece(table, str(value)) else word

        return self.words.spoken(section, key, values, speak, fields)

    def named(self, table: T, choice: Choice) -> str:
        """A choice's label with its pieces marked; its notation if there is no message."""
        pattern = self.words.pattern(choice)
        if pattern is None:
            return text(choice)
        key = self.called_by(table, choice)
        if key is None:
            return self._choice_words(table, choice, *pattern)
        return self.labels.get_or_make(
            table.pack, self.localizer.lang, key, self._choice_words, table, choice, *pattern
        )

    def _how(self, key: str) -> tuple[bool, bool, bool] | None:
        """Whether a choice's label depends on players, enemies and bearers; None if it depends on more."""
        kinds = {*self.words.kinds("choice", key)}
        if not kinds <= {*FIXED, *OF_PLAYERS, *OF_ENEMIES, *OF_BEARERS}:
            return None
        return (not kinds.isdisjoint(OF_PLAYERS), not kinds.isdisjoint(OF_ENEMIES), not kinds.isdisjoint(OF_BEARERS))

    def called_by(self, table: T, choice: Choice) -> tuple[Hashable, ...] | None:
        """The values that determine a choice's label within a pack; None if they cannot be named."""
        pattern = self.words.pattern(choice)
        how = self._hangs.get(pattern[0]) if pattern is not None else None
        if how is None or choice == GO_ON:
            return None
        players, enemies, bearers = how
        return (
            choice,
            self.mood(table),
            tuple(table.names) if players else (),
            in_row(table.combat) if enemies else (),
            self.bearer(table, choice[1]) if bearers else "",
        )

    def is_fixed(self, choice: Choice) -> bool:
        """Whether a choice has the same label on every table of a pack in the same mood."""
        pattern = self.words.pattern(choice)
        return pattern is not None and self._hangs.get(pattern[0]) == ALONE and choice != GO_ON

    def bearer(self, table: T, card: str) -> str:
        """Who bears a card, where labels depend on it; the game may override it."""
        return ""

    def mood(self, table: T) -> str:
        """Further state that labels depend on; the game may override it."""
        return ""

    def _choice_words(self, table: T, choice: Choice, key: str, stars: tuple[Value, ...]) -> str:
        if choice == GO_ON and self.words.knows("going-on", kind_of_decision(table)):
            return self._marked(table, "going-on", kind_of_decision(table))
        return self._marked(table, "choice", key, stars)

    def label(self, table: T, choice: Choice) -> str:
        """A choice in plain words."""
        return remove_marks(self.named(table, choice))

    def speak(self, table: T, kind: str, at: int, values: tuple[Value, ...]) -> Word:
        """A value in words; an unknown kind is a name."""
        if kind == "story":
            return self.game_words.lettered(self.localizer, table, str(values[at]))
        if kind == "needs":
            return self._needs(table, str(values[at]))
        if kind == "arm":
            return arm_words(self.localizer, table, str(values[at]), self.game_words.namer(self.localizer, table))
        if kind == "told":
            return told_words(self.localizer, str(values[at]), self.game_words.namer(self.localizer, table))
        if kind == "figure":
            what = parse(str(values[at]))
            return figure_words(self.localizer, self.game_words, table, what) if what else ""
        if kind == "set-to":
            return figure_name(self.localizer, self.game_words, table, str(values[at]))
        if kind == "entry":
            return entry_words(self.localizer, str(values[at]), lambda board: self.board_name(table, board))
        if kind == "ours":
            return self.localizer.say(f"played_{values[at]}", name=self.board_name(table, str(values[at + 1])))
        if kind == "next-crew":
            return self.game_words.name(self.localizer, table, str(getattr(decision_of(table), "left", ("",))[0]))
        if kind == ENDING:
            return ending_name(self.localizer, table, str(values[at]))
        if kind == "joiner":
            return self._joiner(table, str(values[at]))
        if kind.startswith(INSIDE):
            return self.localizer.lowercase_article(str(self.speak(table, kind.removeprefix(INSIDE), at, values)))
        if kind in self._sayings:
            return self._sayings[kind](self.localizer, table, at, values)
        return self.game_words.name(self.localizer, table, str(values[at]))

    def board_name(self, table: T, board: str) -> str:
        """What a board, a card or a table of figures of a printed box is called."""
        if board in FIGURE_TABLES:
            return self.localizer.say(f"printed_{board}")
        return self.game_words.name(self.localizer, table, board)

    def _needs(self, table: T, letter: str) -> str:
        choice = self.game_words.story_choice(table, letter)
        if choice is None:
            return self.localizer.say("need_not-there")
        return needs_words(self.localizer, table, choice, self.game_words.namer(self.localizer, table))

    def _joiner(self, table: T, who: str) -> str:
        if who == "NAME":
            return self.localizer.say("joiner_new")
        if who in table.crew:
            return self.localizer.say("joiner_crew", who=self.game_words.name(self.localizer, table, who))
        return self.localizer.say("joiner_table", who=who)

    def log_event(self, table: T, log_event: LogEvent) -> str:
        """A log event as a sentence with its pieces marked; empty if there is nothing to say."""
        key, values = str(log_event[0]), log_event[1:]
        none = f"{key}-none"
        said_so = values and values[-1] == 0 and self.words.knows("event", none)
        return sentence(self._marked(table, "event", none if said_so else key, values)).rstrip(" ")

    def reason(self, table: T, reason: Reason) -> str:
        """A reason in words."""
        return self._spoken(table, "reason", reason.key, reason.values)

    def page_title(self, table: T, kind: str, ref: str) -> str:
        """The title of a story page, or the name of an event card."""
        if kind == "event":
            return self.game_words.name(self.localizer, table, ref)
        return without_emphasis(self.localizer.title(table.pack, table.pack.paragraphs[ref]))
