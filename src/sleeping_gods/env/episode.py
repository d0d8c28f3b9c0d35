"""An episode: one campaign as agents play it, seat by seat, with chance and forced answers played in between."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from ..bots.robots.group_knowledge import GroupKnowledge
from ..bots.runs.failure_file import played_again
from ..campaign.seeds import luck_of_entry
from ..journal.notation import format_journal
from ..kernel.choices import CHANCE, Choice, Seat, seat_of, seat_word, text
from ..kernel.errors import IllegalChoice
from ..kernel.game import Game, PackInfo, Setup
from ..kernel.play import apply, options
from ..kernel.steps import Decision
from ..kernel.table import waiting_decision
from ..party.table.table import of_party

MAX_ACTIONS: Final = 256
"""The size of the action space; the most that a campaign of robots has offered at once is 90 choices."""
NOBODY: Seat = -2
"""The seat to act when the campaign is over."""
ASK: Final = "ask"
"""First word of the action by which a seat asks another whether it wants to act first: ``ask p2``."""
NOTHING: Choice = ("nothing",)
"""The answer of a seat that was asked and does not want to act."""
MAX_DECISIONS: Final = 5_000
"""Answers of agents after which an episode is cut off, unless its terms say otherwise."""
UNASKED_ENTRIES: Final = 30
"""An episode is cut off after so many entries of the journal for each decision that it may have: then it is a loop."""


@dataclass(frozen=True, slots=True)
class EpisodeTerms:
    """How an episode is played; the same for all campaigns of an environment."""

    together: bool = False
    """Whether one agent plays all seats: it sees all hands, and every option is its own."""
    play_forced: bool = True
    """Whether a decision with one option is answered without a question."""
    asks: bool = True
    """Whether a seat may ask the others to act first where the rules let them: to join a challenge, to attack."""
    remembers: bool = False
    """Whether what the group has read and done is noted, as robots need it."""
    max_decisions: int = MAX_DECISIONS
    """Answers of agents after which the episode is cut off."""


class Episode:
    """A campaign from its set-up to its end. The seat that is asked sees a menu; index and choice are one to one."""

    def __init__(self, game: Game, pack: PackInfo, setup: Setup, seed: int, terms: EpisodeTerms) -> None:
        self.game = game
        self.pack = pack
        self.setup = replace(setup, options={**setup.options, "seed": str(seed)})
        self.seed = seed
        self.terms = terms
        self.table = of_party(game.set_up(pack, self.setup))
        self.choices: list[Choice] = []
        """The entries of the journal so far, draws and forced answers among them."""
        self.decisions = 0
        """Answers of agents."""
        self.seat: Seat = NOBODY
        """Who is to act now."""
        self.menu: tuple[Choice, ...] = ()
        """What this seat may do, in the order of the actions."""
        self.left_out = 0
        """Options for which the action space has no room."""
        self.knowledge = GroupKnowledge() if terms.remembers else None
        """What the group has read, seen and done, if robots play."""
        self._asked: list[Seat] = []
        """Seats that were asked since the table last changed."""
        self._play_on()

    @property
    def over(self) -> bool:
        """Whether the campaign has come to its end."""
        return not self.table.agenda

    @property
    def truncated(self) -> bool:
        """Whether it is cut off, with the campaign unfinished."""
        limit = self.terms.max_decisions
        return not self.over and (self.decisions >= limit or len(self.choices) >= limit * UNASKED_ENTRIES)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats of the table."""
        return tuple(range(self.table.seat_count()))

    @property
    def helping(self) -> bool:
        """Whether the seat to act is one that was asked by the one the table waits for."""
        return bool(self._asked) and self.menu[-1:] == (NOTHING,)

    def take(self, action: int) -> None:
        """Take an action of the menu by its index; IllegalChoice, with the table unchanged, if there is none."""
        if not 0 <= action < len(self.menu):
            raise IllegalChoice(str(action), legal=[text(choice) for choice in self.menu], reason=None)
        self.play(self.menu[action])

    def play(self, choice: Choice) -> None:
        """Take a choice that is an action of the menu, or an option of a seat for which the caller answers too."""
        self.decisions += 1
        if choice == NOTHING:
            self._ask_seat(self._waited_for())
        elif choice[0] == ASK:
            _, seat = choice
            self._asked.append(seat_of(seat))
            self._ask_seat(self._asked[-1])
        else:
            self._enter(choice)
            self._play_on()

    def text(self) -> str:
        """The campaign so far as a campaign file: ``sleeping-gods replay`` and the table in the browser open it."""
        journal, _ = played_again(self.game, self.pack, self.setup, self.choices)
        return format_journal(journal)

    def _waited_for(self) -> Seat:
        """The seat that the table waits for."""
        return waiting_decision(self.table).who(self.table)

    def _enter(self, choice: Choice) -> None:
        """Make a choice at the table, and let those who keep track know of it."""
        self.choices.append(choice)
        self._asked.clear()
        apply(self.table, choice)
        if self.knowledge is not None:
            self.knowledge.note(self.table, choice)

    def _play_on(self) -> None:
        """Play chance and forced answers up to the next question, or the end."""
        while self.table.agenda and not self.truncated:
            seat = self._waited_for()
            if seat == CHANCE:
                self._enter(luck_of_entry(self.seed, len(self.choices) + 1).pick(self.table.offered))
                continue
            self._ask_seat(seat)
            if not (self.terms.play_forced and len(self.menu) == 1):
                return
            self._enter(self.menu[0])
        self.seat, self.menu = NOBODY, ()

    def _ask_seat(self, seat: Seat) -> None:
        """Give a seat its menu: its own options, and what `_answers_between_seats` adds."""
        offered = options(self.table)
        added: list[Choice] = []
        if not self.terms.together:
            offered = [choice for choice in offered if self.table.actor(choice) == seat]
            added = self._answers_between_seats(seat)
        room = MAX_ACTIONS - len(added)
        self.left_out = max(0, len(offered) - room)
        self.seat, self.menu = seat, (*offered[:room], *added)

    def _answers_between_seats(self, seat: Seat) -> list[Choice]:
        """Whom a seat may ask to act first; a seat that was asked itself may do nothing."""
        if self._asked and seat == self._asked[-1] and seat != self._waited_for():
            return [NOTHING]
        if not (self.terms.asks and is_shared(waiting_decision(self.table))):
            return []
        return [(ASK, seat_word(other)) for other in self.seats if other != seat and other not in self._asked]


def is_shared(decision: Decision[Any]) -> bool:
    """Whether a decision is one of all seats: a challenge to join, a fight, a draw to better, a hit to block."""
    return type(decision).actor is not Decision.actor
