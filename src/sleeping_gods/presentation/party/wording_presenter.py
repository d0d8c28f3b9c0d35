"""The part of a presenter that words questions, choices, log events and reasons, and marks the pieces they name."""

from __future__ import annotations

from abc import ABC
from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from ...kernel.choices import Choice, parse, text
from ...kernel.errors import Reason, Value
from ...kernel.table import LogEvent, decision_of, kind_of_decision
from ...languages import Lang
from ...party.table.table import PartyTable
from ...wording.fluent import Word
from ..catalogue import Catalogue
from ..localizer import localizer_of
from ..marks import mark_piece, remove_marks
from ..phrases import sentence, without_emphasis
from .ending_names import ending_name
from .figure_words import figure_name, figure_words
from .game_words import GameWords
from .label_dependence import ALONE, LabelDependence, dependence_of
from .names import SAYINGS, Saying
from .needs import needs_words
from .pack_cache import RecordCache
from .same_name_enemies import in_row
from .story import arm_words, entry_words, told_words

T = TypeVar("T", bound=PartyTable)
TEXTS = ("card-text", "price", "against", "when", "weapon-block", "does", "payer", "harm")
"""Kinds of value that say something about a piece and do not name it."""
GO_ON: Choice = ("go", "on")
"""The choice that closes a window or ends the choosing of participants; each decision words it in its own way."""
LABELS = 8192
"""How many choices of a pack are remembered by what they are called."""
INSIDE = "in-"
"""Before a kind of value: its name stands inside a sentence."""

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
        dependences = {key: dependence_of(self.words.kinds("choice", key)) for key in self.words.keys("choice")}
        self._dependence_of = {key: dependence for key, dependence in dependences.items() if dependence is not None}
        """Key of a choice's message to what its words depend on; without messages that depend on more."""
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
        """What the waiting decision is about, as a sentence without marks."""
        return remove_marks(self.stated(table))

    def _spoken(self, table: T, section: str, key: str, values: tuple[Value, ...] = (), fields: object = None) -> str:
        """A message with its values in words."""

        def speak(kind: str, at: int, of: tuple[Value, ...]) -> Word:
            return self.speak(table, kind, at, of)

        return self.words.spoken(section, key, values, speak, fields)

    def _marked(self, table: T, section: str, key: str, values: tuple[Value, ...] = (), fields: object = None) -> str:
        """A message with its values in words, those that name a piece marked as such."""

        def speak(kind: str, at: int, of: tuple[Value, ...]) -> Word:
            word = self.speak(table, kind, at, of)
            value = of[at] if at < len(of) else ""
            if not isinstance(word, str) or not isinstance(value, str) or kind in TEXTS:
                return word
            return mark_piece(value, word) if self.game_words.is_piece(table, value) else word

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

    def called_by(self, table: T, choice: Choice) -> tuple[Hashable, ...] | None:
        """The values that determine a choice's label within a pack; None if they cannot be named."""
        depends_on = self._depends_on(choice)
        if depends_on is None:
            return None
        return (
            choice,
            self.mood(table),
            tuple(table.names) if depends_on.players else (),
            in_row(table.combat) if depends_on.enemies else (),
            self.bearer(table, choice[1]) if depends_on.bearers else "",
        )

    def _depends_on(self, choice: Choice) -> LabelDependence | None:
        """What the words of a choice depend on; None for those that depend on more, and without a message."""
        pattern = self.words.pattern(choice)
        if pattern is None or choice == GO_ON:
            return None
        key, _ = pattern
        return self._dependence_of.get(key)

    def is_fixed(self, choice: Choice) -> bool:
        """Whether a choice has the same label on every table of a pack in the same mood."""
        return self._depends_on(choice) == ALONE

    def bearer(self, table: T, card: str) -> str:
        """Who bears a card, where labels depend on it; the game may override it."""
        return ""

    def mood(self, table: T) -> str:
        """Further state that labels depend on; the game may override it."""
        return ""

    def _choice_words(self, table: T, choice: Choice, key: str, stars: tuple[Value, ...]) -> str:
        """The words of a choice by the key of its pattern; going on may say what one goes on from."""
        if choice == GO_ON and self.words.knows("going-on", kind_of_decision(table)):
            return self._marked(table, "going-on", kind_of_decision(table))
        return self._marked(table, "choice", key, stars)

    def label(self, table: T, choice: Choice) -> str:
        """A choice in plain words."""
        return remove_marks(self.named(table, choice))

    def speak(self, table: T, kind: str, at: int, values: tuple[Value, ...]) -> Word:
        """The value at a place of ``values`` in words; a kind that nobody knows is a name.

        Kinds that only a game speaks of are in its ``sayings``.
        """
        localizer, game_words = self.localizer, self.game_words
        if kind in self._sayings:
            return self._sayings[kind](localizer, table, at, values)
        if kind.startswith(INSIDE):
            return localizer.lowercase_article(str(self.speak(table, kind.removeprefix(INSIDE), at, values)))
        if kind == "next-crew":
            first, *_ = getattr(decision_of(table), "left", ("",))
            return game_words.name(localizer, table, str(first))
        value = str(values[at])
        match kind:
            case "story":
                return game_words.lettered(localizer, table, value)
            case "needs":
                return self._needs(table, value)
            case "arm":
                return arm_words(localizer, table, value, game_words.namer(localizer, table))
            case "told":
                return told_words(localizer, value, game_words.namer(localizer, table))
            case "figure":
                what = parse(value)
                return figure_words(localizer, game_words, table, what) if what else ""
            case "set-to":
                return figure_name(localizer, game_words, table, value)
            case "entry":
                return entry_words(localizer, value, lambda board: self.board_name(table, board))
            case "ours":
                return localizer.say(f"played_{value}", name=self.board_name(table, str(values[at + 1])))
            case "ending":
                return ending_name(localizer, table, value)
            case "joiner":
                return self._joiner(table, value)
        return game_words.name(localizer, table, value)

    def board_name(self, table: T, board: str) -> str:
        """What a board, a card or a table of figures of a printed box is called."""
        if board in FIGURE_TABLES:
            return self.localizer.say(f"printed_{board}")
        return self.game_words.name(self.localizer, table, board)

    def _needs(self, table: T, letter: str) -> str:
        """What a lettered choice needs."""
        choice = self.game_words.story_choice(table, letter)
        if choice is None:
            return self.localizer.say("need_not-there")
        return needs_words(self.localizer, table, choice, self.game_words.namer(self.localizer, table))

    def _joiner(self, table: T, who: str) -> str:
        """Whoever joins: somebody new, a member of the crew, or a player."""
        if who == "NAME":
            return self.localizer.say("joiner_new")
        if who in table.crew:
            return self.localizer.say("joiner_crew", who=self.game_words.name(self.localizer, table, who))
        return self.localizer.say("joiner_table", who=who)

    def log_event(self, table: T, log_event: LogEvent) -> str:
        """A log event as a sentence with its pieces marked; empty if there is nothing to say."""
        kind, *values = log_event
        key = str(kind)
        if values and values[-1] == 0 and self.words.knows("event", f"{key}-none"):
            key = f"{key}-none"  # "no damage" is not "0 damage"
        return sentence(self._marked(table, "event", key, tuple(values))).rstrip(" ")

    def reason(self, table: T, reason: Reason) -> str:
        """A reason in words."""
        return self._spoken(table, "reason", reason.key, reason.values)

    def page_title(self, table: T, kind: str, ref: str) -> str:
        """The title of a story page, or the name of an event card."""
        if kind == "event":
            return self.game_words.name(self.localizer, table, ref)
        return without_emphasis(self.localizer.title(table.pack, table.pack.paragraphs[ref]))
