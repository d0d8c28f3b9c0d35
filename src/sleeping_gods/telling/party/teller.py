"""The teller: questions, choices, happenings and reasons of a game in words, for an audience, with secrets kept."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Generic, TypeVar

from ...effects.terms import Lang
from ...effects.words import Namer
from ...kernel.choices import Choice, Seat, text
from ...kernel.errors import Reason, Value
from ...kernel.game import PackInfo
from ...kernel.play import options
from ...kernel.table import Happening, decision_of
from ...party.table.records import Test
from ...party.table.table import PartyTable
from ...reference.book.library import book
from ...story.model import StoryChoice
from ...story.printed import Name
from ..acts import NOW
from ..audience import SPECTATOR, Audience
from ..catalogue import Catalogue, fits
from ..fluent import Word
from ..grid import Grid
from ..known import NOTHING, Known
from ..marks import marked, unmarked
from ..odds import Counting
from ..phrases import sentence
from ..phrases import unmarked as without_emphasis
from ..piece import Piece
from ..scene.page import Page
from ..topic import Topic
from ..voice import Voice, voice_of
from .boosts import Boosts
from .boxes import ENDING, ending_name
from .contents import Terms, entries_in
from .draws import Reckoning, kind_of_decision, same_draw
from .hands import Hands
from .names import SAYINGS, Saying, lore
from .needs import keeps_secret, needs_words
from .place_pieces import place_pieces
from .places import Places
from .story import arm_words

T = TypeVar("T", bound=PartyTable)
R = TypeVar("R")
SHORT = 40
"""A pack with fewer locations is a short one."""
GOING_ON: tuple[Choice, ...] = (("go", "on"), ("take", "hit"))
"""The choices that close a window."""
IN_TESTS = ("JoinChallenge", "DrawOrRoll", "RollFate", "DrawFate", "AlterTest")
"""Decisions that every kind of test has."""
TEXTS = ("card-text", "price")
"""Kinds of value that say something about a piece and do not name it."""
INSIDE = "in-"
"""Before a kind of value: its name stands inside a sentence."""
FOLD = 9
"""With more choices than this, acts of any time are folded."""


@dataclass(frozen=True, slots=True)
class Telling(Generic[T]):
    """What one game says in its own way."""

    name: Callable[[Voice, T, str], str]
    """Any piece by its id; words that are no piece are said as they are."""
    namer: Callable[[Voice, T], Namer]
    """The names for texts of effects."""
    is_piece: Callable[[T, str], bool]
    """Whether a word is the id of a piece that can be opened."""
    lettered: Callable[[Voice, T, str], str]
    """The words of a lettered choice."""
    story_choice: Callable[[T, str], StoryChoice | None]
    """The lettered choice itself, if it is one of a story."""
    card: Callable[[Voice, T, str], tuple[str, str]]
    """A card in hand: its name, and what it says."""
    context: Callable[[Voice, T], list[str]]
    reckon: Callable[[Voice, T, Test], Reckoning | None]
    """A test in numbers."""
    detail: Callable[[Voice, T, Choice], str]
    kind: Callable[[T, Choice], str]
    family: Callable[[Choice], str]
    subject: Callable[[Voice, T, Sequence[Choice]], str]
    worth_saying: Callable[[T, Choice], bool]
    """Whether a barred choice tells anybody anything."""
    grids: Callable[[Voice, T, Sequence[Choice]], list[Grid]]
    to_the_draw: Callable[[T], Choice | None]
    verdict: Callable[[Voice, T], str]
    place: Callable[[Voice, T], str]
    phase: Callable[[Voice, T], str]
    score: Callable[[T], object]
    """A record of points, all of whose fields are numbers."""
    journey: Callable[[Voice, T], list[str]]
    """The journey log, a line each."""
    pieces: Callable[[Voice, T, Iterable[Seat]], list[Piece]]
    """What can be asked about by its name, with the hands of some seats."""
    uses: Callable[[T, Seat, Iterable[Seat]], Iterable[Choice]]
    """What these can be used for."""
    terms: Callable[[T, Choice], Terms | None]
    """What a lettered choice costs and does."""
    places: Callable[[T, Choice], tuple[str, ...]]
    """The places of the map that a choice is about."""
    beaten: Callable[[Voice, T, T], list[str]]
    """The names of the enemies in the row of one table that are beaten in another."""


@dataclass(slots=True)
class Moment(Generic[T]):
    """A table that stands still while its sections are told, and what several of them need to know of it."""

    table: T
    options: list[Choice]
    counting: dict[Audience, Counting] = field(default_factory=dict)


class Teller(Generic[T]):
    """Puts the tables of a game into words, in one language. Each game says what is its own."""

    game: ClassVar[str]
    rules: ClassVar[Mapping[str, tuple[str, ...]]]
    """Pattern of a choice to the rules that it plays, where the decision's own would say too much."""
    leading: ClassVar[Mapping[str, tuple[str, ...]]]
    """Class of a decision to the entries that lead where it is asked about."""
    testing: ClassVar[Mapping[str, str]]
    """Kind of a test to the entry that leads while it is under way."""
    goods: ClassVar[Mapping[str, tuple[str, ...]]]
    """Kind of a resource to the entries behind it."""
    sayings: Mapping[str, Saying[T]]
    """The kinds of value that only this game speaks of."""
    hands: Hands[T]
    boosts: Boosts[T]
    telling: Telling[T]
    topics: Mapping[str, Topic[T]]
    """The sections of a scene by their names."""

    def __init__(self, lang: Lang = "en") -> None:
        self.voice = voice_of(self.game, lang)
        self.words: Catalogue = self.voice.words
        self._sayings: Mapping[str, Saying[Any]] = {**SAYINGS, **self.sayings}
        self._moment: Moment[T] | None = None
        self.read: Known = NOTHING
        """What has been read in the campaign that is told: who sets it needs a teller for each campaign."""
        self._kept: dict[str, tuple[object, Any]] = {}

    def kept(self, name: str, key: object, make: Callable[[], R]) -> R:
        """What was made the last time under a name, if all that it hangs on is the same."""
        found = self._kept.get(name)
        if found is None or found[0] != key:
            found = self._kept[name] = (key, make())
        made: R = found[1]
        return made

    def drawer(self, name: str, key: object) -> dict[Any, Any]:
        """Where things are kept that hang on all of this; it is empty again when some of it has become another."""
        return self.kept(name, key, dict)

    @contextlib.contextmanager
    def looking_at(self, table: T) -> Iterator[None]:
        """While a table stands still, what can be chosen on it is listed once for all sections."""
        self._moment = Moment(table, options(table))
        try:
            yield
        finally:
            self._moment = None

    def options(self, table: T) -> list[Choice]:
        """Everything that may be chosen now: the decision's own options, then acts of any time."""
        moment = self._moment
        return moment.options if moment is not None and moment.table is table else options(table)

    def counting(self, table: T, audience: Audience) -> Counting:
        """What counts odds on the table as an audience knows it."""
        moment = self._moment
        if moment is None or moment.table is not table:
            return Counting(self, self.known(table, audience))
        if audience not in moment.counting:
            moment.counting[audience] = Counting(self, self.known(table, audience))
        return moment.counting[audience]

    def players(self, table: T) -> list[str]:
        """The names by seat."""
        return list(table.names)

    def asked(self, table: T) -> str:
        """What the waiting decision asks, with its pieces marked."""
        decision = decision_of(table)
        return sentence(self._marked(table, "question", type(decision).__name__, (), decision))

    def question(self, table: T) -> str:
        """What the waiting decision asks."""
        return unmarked(self.asked(table))

    def stated(self, table: T) -> str:
        """What happens where the waiting decision has one answer and nothing can change it; else the question."""
        decision = decision_of(table)
        kind = type(decision).__name__
        if not self.words.knows("statement", kind):
            return self.asked(table)
        return sentence(self._marked(table, "statement", kind, (), decision))

    def statement(self, table: T) -> str:
        """The same without marks."""
        return unmarked(self.stated(table))

    def _spoken(self, table: T, section: str, key: str, values: tuple[Value, ...] = (), fields: object = None) -> str:
        """A message of the catalogue, with its values in words."""

        def speak(kind: str, at: int, of: tuple[Value, ...]) -> Word:
            return self.speak(table, kind, at, of)

        return self.words.spoken(section, key, values, speak, fields)

    def _marked(self, table: T, section: str, key: str, values: tuple[Value, ...] = (), fields: object = None) -> str:
        """The same, with the pieces that it names marked."""

        def speak(kind: str, at: int, of: tuple[Value, ...]) -> Word:
            said, value = self.speak(table, kind, at, of), of[at] if at < len(of) else ""
            words = isinstance(said, str) and isinstance(value, str) and kind not in TEXTS
            return marked(str(value), str(said)) if words and self.telling.is_piece(table, str(value)) else said

        return self.words.spoken(section, key, values, speak, fields)

    def named(self, table: T, choice: Choice) -> str:
        """A choice in plain words with its pieces marked; its notation if the catalogue has none."""
        found = self.words.pattern(choice)
        if found is None:
            return text(choice)
        if choice == ("go", "on") and self.words.knows("going-on", kind_of_decision(table)):
            return self._marked(table, "going-on", kind_of_decision(table))
        key, stars = found
        return self._marked(table, "choice", key, stars)

    def label(self, table: T, choice: Choice) -> str:
        """A choice in plain words."""
        return unmarked(self.named(table, choice))

    def folds(self, own: int, acts: int) -> bool:
        """With many choices on the screen, acts are folded."""
        return own + acts > FOLD

    def grids(self, table: T, choices: Sequence[Choice]) -> list[Grid]:
        """Choices in rows and columns."""
        return self.telling.grids(self.voice, table, choices)

    def context(self, table: T) -> list[str]:
        """The numbers that one needs before answering."""
        return [sentence(line) for line in self.telling.context(self.voice, table)]

    def detail(self, table: T, choice: Choice) -> str:
        """What it costs and does, what it gives where something is lacking, and what is known of a place."""
        said = self.telling.detail(self.voice, table, choice)
        if choice[0] == "explore" and choice[1].isdecimal():
            return self.voice.clauses([said, self.places(table, SPECTATOR).told_of(int(choice[1]))])
        return (
            self.voice.clauses([said, self._worth(table, choice)])
            if getattr(decision_of(table), "window", "")
            else said
        )

    def _worth(self, table: T, choice: Choice) -> str:
        """What a choice of a window gives of what is lacking; going on tells what would be left unused for nothing."""
        if choice in GOING_ON:
            free = self.free(table)
            boost = self.boosts.of(table, free) if free is not None else None
            return (
                self.voice.say("boost_free", what=self.label(table, free), gives=boost.gives) if boost and free else ""
            )
        boost, needs = self.boosts.of(table, choice), self.boosts.needs(table)
        if boost is None or needs is None:
            return ""
        if not needs:
            return self.voice.say("boost_idle")
        return self.voice.say("boost_again" if boost.again else "boost_gives", needs=needs, gives=boost.gives)

    def free(self, table: T) -> Choice | None:
        """What costs nothing and makes the draw, attack or hit under way better: to be taken before going on."""
        return self.boosts.free(table)

    def is_idle(self, table: T, choice: Choice) -> bool:
        """Whether a choice could only change what nobody could want to be changed, such as a test that is passed."""
        return self.boosts.is_idle(table, choice)

    def price(self, table: T, choice: Choice) -> int:
        """How dear a choice is among those that change the same thing: the cheapest first."""
        boost = self.boosts.of(table, choice)
        return -1 if boost is None else boost.price

    def family(self, table: T, choice: Choice) -> str:
        """Barred choices of one family may stand in one line."""
        return self.telling.family(choice)

    def subject(self, table: T, choices: Sequence[Choice]) -> str:
        """Choices of one family, in words."""
        return self.telling.subject(self.voice, table, choices) or self.label(table, choices[0])

    def kind(self, table: T, choice: Choice) -> str:
        """The kind of an act of any time; what could change nothing for the better is not for this moment."""
        kind = self.telling.kind(table, choice)
        if kind == NOW and self.is_idle(table, choice):
            return "activate-card" if choice[0] == "activate" and choice[1] not in table.crew else choice[0]
        return kind

    def said_elsewhere(self, table: T, choice: Choice, seat: Seat) -> bool:
        """Whether an act is offered to this seat under its own name too; never unless the game says so."""
        return False

    def sees(self, table: T, choice: Choice, audience: Audience) -> bool:
        """Whether a choice tells nothing of what is another's secret."""
        return self.hands.sees(table, choice, audience)

    def barred(self, table: T, audience: Audience) -> list[tuple[Choice, Reason]]:
        """What is barred, without a word about other hands."""
        return [
            (choice, why)
            for choice, why in self.hands.barred(table, audience)
            if self.telling.worth_saying(table, choice)
        ]

    def why_not(self, table: T, choice: Choice, audience: Audience) -> Reason | None:
        """Why a choice is not offered, as far as an audience may know."""
        return self.hands.why_not(table, choice, audience)

    def known(self, table: T, audience: Audience) -> T:
        """The table as an audience knows it: what it cannot see lies in the decks. Odds are counted on it."""
        return table if audience.open_hands else self.hands.blind(table, audience)

    def keyboard(self, table: T) -> Seat | None:
        """The seat that must be alone at the keyboard."""
        return self.hands.keyboard(table)

    def speak(self, table: T, kind: str, at: int, values: tuple[Value, ...]) -> Word:
        """A value in words; a kind that is not known is a name."""
        if kind == "story":
            return self.telling.lettered(self.voice, table, str(values[at]))
        if kind == "needs":
            return self._needs(table, str(values[at]))
        if kind == "arm":
            return arm_words(self.voice, table, str(values[at]), self.telling.namer(self.voice, table))
        if kind == "next-crew":
            return self.telling.name(self.voice, table, str(getattr(decision_of(table), "left", ("",))[0]))
        if kind == ENDING:
            return ending_name(self.voice, table, str(values[at]))
        if kind == "joiner":
            return self._joiner(table, str(values[at]))
        if kind.startswith(INSIDE):
            return self.voice.within(str(self.speak(table, kind.removeprefix(INSIDE), at, values)))
        if kind in self._sayings:
            return self._sayings[kind](self.voice, table, at, values)
        return self.telling.name(self.voice, table, str(values[at]))

    def _needs(self, table: T, letter: str) -> str:
        choice = self.telling.story_choice(table, letter)
        if choice is None:
            return self.voice.say("need_not-there")
        return needs_words(self.voice, table, choice, self.telling.namer(self.voice, table))

    def kept_back(self, table: T, choice: Choice, reason: Reason) -> bool:
        """Whether a barred choice would tell of a story that the party does not know yet."""
        if reason.key != "not-met":
            return False
        told = self.telling.story_choice(table, str(reason.values[0]))
        return told is not None and keeps_secret(table, told)

    def _joiner(self, table: T, who: str) -> str:
        if who == "NAME":
            return self.voice.say("joiner_new")
        if who in table.crew:
            return self.voice.say("joiner_crew", who=self.telling.name(self.voice, table, who))
        return self.voice.say("joiner_table", who=who)

    def happening(self, table: T, happening: Happening) -> str:
        """Something that happened in a sentence, with its pieces marked; empty if there is nothing to be said."""
        key, values = str(happening[0]), happening[1:]
        none = f"{key}-none"
        said_so = values and values[-1] == 0 and self.words.knows("event", none)
        return sentence(self._marked(table, "event", none if said_so else key, values)).rstrip(" ")

    def page_title(self, table: T, kind: str, ref: str) -> str:
        """The title of a page of the story, or the name of an event card."""
        if kind == "event":
            return self.telling.name(self.voice, table, ref)
        return without_emphasis(self.voice.title(table.pack, table.pack.paragraphs[ref]))

    def event_page(self, table: T, event: str) -> Page:
        """An event card, whole: what it says, what it does, its choices, and how it leaves play."""
        raise NotImplementedError

    def choice_terms(self, table: T, choice: StoryChoice) -> str:
        """What a lettered choice of a page costs, and the tests that it leads to."""
        raise NotImplementedError

    def standees(self, table: T, audience: Audience) -> dict[str, tuple[str, ...]]:
        """Who stands on which letter of a page, as far as an audience may know; nobody unless the game says so."""
        return {}

    def standing_by(self, table: T, audience: Audience) -> list[str]:
        """Who stands on no letter; nobody unless the game says so."""
        return []

    def may_read(self, table: T, quest: int, audience: Audience) -> bool:
        """Whether an audience may read a quest; always unless the game says otherwise."""
        return True

    def quest_text(self, table: T, quest: int) -> str:
        """What a quest says."""
        return self.voice.name(lore(table).quests[quest].text)

    def quest_waits(self, table: T, quest: int) -> str:
        """What a quest needs that is not there yet, in words; nothing unless the game says so."""
        return ""

    def fleeting(self, table: T, quest: int) -> bool:
        """Whether a quest is discarded as soon as it is read; none is unless the game says so."""
        return False

    def places(self, table: T, audience: Audience) -> Places:
        """The places of the map as they are known."""
        raise NotImplementedError

    def usual(self, table: T) -> Choice | None:
        """The answer that nobody would give otherwise: the test is passed, or the fight is won."""
        return self.boosts.usual(table)

    def in_story(self, table: T) -> bool:
        """Whether a story is being read."""
        return table.exploring

    def reason(self, table: T, reason: Reason) -> str:
        """Why something is barred, in words."""
        return self._spoken(table, "reason", reason.key, reason.values)

    def leads_to_draw(self, table: T, choice: Choice) -> bool:
        """Whether a draw follows a choice whose odds one may know."""
        raise NotImplementedError

    def to_the_draw(self, table: T) -> Choice | None:
        """The choice that goes on to a draw whose odds matter."""
        return self.telling.to_the_draw(table)

    def verdict(self, table: T) -> str:
        """What the draw just made leads to."""
        return self.telling.verdict(self.voice, table)

    def odds_beside(self, table: T, choice: Choice) -> bool:
        """Wherever a draw follows, unless the game says otherwise."""
        return self.leads_to_draw(table, choice)

    def same_draw(self, table: T, choice: Choice) -> str:
        """Cards with the same fate lead to the same result."""
        return same_draw(table, choice)

    def same_odds(self, table: T, choice: Choice) -> tuple[str, int]:
        """What a choice does, and what it adds to fate; each is its own unless the game says otherwise."""
        return text(choice), 0

    def rules_of(self, table: T, choice: Choice) -> tuple[str, ...]:
        """The rules behind a choice; none if the decision's own are the best answer."""
        for pattern, ids in self.rules.items():
            if fits(tuple(pattern.split()), choice) is not None:
                return ids
        return ()

    def entries_of(self, table: T, choice: Choice) -> tuple[str, ...]:
        """The tests, fights and costs of a lettered choice."""
        terms, known = self.telling.terms(table, choice), book(self.game, self.words.lang).entries
        found = entries_in(terms, self.goods) if terms is not None else ()
        return tuple(dict.fromkeys(slug for slug in found if slug in known))

    def uses(self, table: T, audience: Audience) -> list[Choice]:
        """Abilities, meals, resources, equipment."""
        seat = next(iter(audience.seats), 0)
        return list(self.telling.uses(table, seat, audience.seen(table.seat_count())))

    def leads(self, table: T) -> tuple[str, ...]:
        """The test, status or room that the decision is about, then what leads at every decision of its class."""
        decision, kind = decision_of(table), kind_of_decision(table)
        test = self.testing.get(table.tests[-1].kind, "") if table.tests and kind in IN_TESTS else ""
        about = [test, *(str(getattr(decision, field, "")) for field in ("status", "room"))]
        known = book(self.game, self.words.lang).entries
        return tuple(dict.fromkeys([*(slug for slug in about if slug in known), *self.leading.get(kind, ())]))

    def pieces(self, table: T, audience: Audience) -> list[Piece]:
        """Cards, boards, tokens and places."""
        found = self.telling.pieces(self.voice, table, audience.seen(table.seat_count()))
        return [*found, *place_pieces(self.voice, self.places(table, audience), self.locations(table))]

    def locations(self, table: T) -> Mapping[int, str]:
        """The numbered places of the map, and the area in which each lies, in words."""
        raise NotImplementedError

    def gained(self, before: T, after: T, audience: Audience, *, hand: bool = True) -> list[str]:
        """The cards drawn to the hands that an audience may see, unless these are shown anyway."""
        if not hand:
            return []
        held = {card for hands, _ in self.hands.piles(before) for hand in hands for card in hand}
        return [
            self.voice.say("hand_gained", card="".join(self.telling.card(self.voice, after, card)))
            for hands, _ in self.hands.piles(after)
            for owner, hand in enumerate(hands)
            if audience.sees(owner)
            for card in hand
            if card not in held
        ]

    def standing(self, table: T) -> str:
        """Where the campaign stands, in one line."""
        if table.over:
            return self.voice.say("standing_over", score=table.log.score)
        place, phase = self.telling.place(self.voice, table), self.telling.phase(self.voice, table)
        return self.voice.say("standing_turn", turn=table.turn, place=place, phase=phase)

    def points(self, table: T) -> dict[str, int]:
        """The score in its parts."""
        made = self.telling.score(table)
        return {field.name: int(getattr(made, field.name)) for field in fields(made)}  # type: ignore[arg-type]  # a record

    def pack_name(self, pack: PackInfo) -> str:
        """The name of a pack."""
        name = getattr(pack, "name", None)
        return self.voice.name(name) if isinstance(name, Name) else pack.id

    def pack_size(self, pack: PackInfo) -> str:
        """How many locations there are to explore."""
        count = self.location_count(pack)
        return self.voice.say("pack_short" if count < SHORT else "pack_long", count=count) if count else ""

    def location_count(self, pack: PackInfo) -> int:
        """The locations of a pack's maps."""
        raise NotImplementedError

    def roster(self, pack: PackInfo) -> dict[str, str]:
        """The members whose boards are dealt to the players of a new campaign: word to name."""
        raise NotImplementedError

    def free_options(self, pack: PackInfo) -> dict[str, str]:
        """Options that take any words; none unless the game says so."""
        return {}

    def unlocked(self, pack: PackInfo, ticked: list[str]) -> dict[str, str]:
        """What achievements have unlocked for new campaigns; nothing unless the game says so."""
        return {}
