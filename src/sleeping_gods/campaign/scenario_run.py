"""Playing a scenario: set the table, make the choices, and compare what was expected."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol

from ..kernel.choices import CHANCE, Choice, parse, seat_word, text
from ..kernel.errors import IllegalChoice, IllegalSetup, Reason
from ..kernel.game import Game, PackInfo, Setup
from ..kernel.play import is_over, options, play, waits_for_chance
from ..kernel.state import canonical
from ..kernel.table import LogEvent, Table, decider
from .scenario import BrokenScenario, Scenario, ScenarioLine

NAMES = ("Ada", "Ben", "Cyd", "Dee", "Eli", "Fay")
"""What the players of scenarios are called, seat by seat."""
MAX_DRAWS_SHOWN = 6
"""How many draws an error lists."""
MAX_OPTIONS_SHOWN = 30
"""How many offered choices an error lists."""
MAX_OTHERS_SHOWN = 12
"""How many choices an error lists that are offered beside the expected ones."""


class Vocabulary(Protocol):
    """A game's own words for given and expect; ValueError says what a line should have been."""

    def start(self, table: Table) -> None:
        """Bring a new table to the decision at which scenarios begin."""

    def given(self, table: Table, line: str) -> None:
        """Set something on the table."""

    def expect(self, table: Table, line: str) -> str:
        """What the table shows where a line expects something else; empty if it is as expected."""

    def draw(self, table: Table, words: str, offered: list[Choice]) -> Choice | None:
        """The draw that some words mean, such as ``fate 4``."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What a scenario is played with."""

    game: Game
    pack: PackInfo
    vocabulary: Vocabulary


def rehearse(scenario: Scenario, stage: Stage) -> None:
    """Play a scenario; BrokenScenario with the first line that does not hold."""
    rehearsal = Rehearsal(stage)
    for line in scenario.lines:
        try:
            rehearsal.take(line)
        except (ValueError, IllegalChoice, IllegalSetup) as error:
            raise BrokenScenario(scenario.file, line.number, f"{line.word} {line.text}: {error}") from error
        except Exception as error:
            message = f"{line.word} {line.text}: {type(error).__name__}: {error}"
            raise BrokenScenario(scenario.file, line.number, message) from error
    if rehearsal.draws:
        left = ", ".join(rehearsal.draws)
        raise BrokenScenario(
            scenario.file, scenario.lines[-1].number, f"expected all next draws to be used, left: {left}"
        )


class Rehearsal:
    """The table of a scenario while it is played."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.players = 1
        """How many play."""
        self.fresh = False
        """Whether the table stays at the beginning of a new campaign."""
        self.options: dict[str, str] = {}
        self.draws: list[str] = []
        """The coming draws that were named and not made yet."""
        self.any_draws = False
        """Whether a draw that nobody named may be any."""
        self.happened: list[LogEvent] = []
        """What the last choice and the draws after it led to."""
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table, set up when it is first needed."""
        if self._table is None:
            pack = self.stage.pack
            seats = NAMES[: self.players]
            options = {name: values[0] for name, values in self.stage.game.option_values().items()} | self.options
            setup = Setup.of_pack(self.stage.game.id, pack, seats, options)
            table = self.stage.game.set_up(pack, setup)
            if not self.fresh:
                self.stage.vocabulary.start(table)
            self._table = table
        return self._table

    def take(self, line: ScenarioLine) -> None:
        """Obey a line."""
        if line.word == "given":
            self.given(line.text)
        elif line.word == "when":
            self.when(line.text)
        else:
            self.expect(line.text)

    def given(self, words: str) -> None:
        """Set up the campaign, the coming draws, or whatever the game knows."""
        if match := re.fullmatch(r"(\d) players?", words):
            self._check_no_table()
            self.players = int(match[1])
        elif match := re.fullmatch(r"option (?P<key>\S+) (?P<value>.+)", words):
            self._check_no_table()
            self.options[match["key"]] = match["value"]
        elif words == "a new campaign":
            self._check_no_table()
            self.fresh = True
        elif match := re.fullmatch(r"next draws?:? (.+)", words):
            self.draws += _items(match[1])
        elif words == "any draws":
            self.any_draws = True
        else:
            self.stage.vocabulary.given(self.table, words)
            _check_invariants(self.table)
            self.draw_on()

    def _check_no_table(self) -> None:
        """ValueError for a line about the set-up that comes too late."""
        if self._table is not None:
            raise ValueError("expected this line before the table is set")

    def when(self, line: str) -> None:
        """Make a choice, and the draws that are named already."""
        self.draw_on()
        table = self.table
        choice = parse(line)
        if waits_for_chance(table) and choice not in options(table):
            shown = ", ".join(text(option) for option in options(table)[:MAX_DRAWS_SHOWN])
            raise ValueError(f"expected a draw first: 'when {shown} ...', or name it by 'given next draws'")
        self.happened = []
        self._play(choice)
        self.draw_on()

    def draw_on(self) -> None:
        """Let chance draw what was named, as long as it is to draw and something is named."""
        while waits_for_chance(self.table) and (self.draws or self.any_draws):
            offered = options(self.table)
            if not self.draws:
                self._play(offered[0])
                continue
            words = self.draws[0]
            choice = _matching_draw(words, offered) or self.stage.vocabulary.draw(self.table, words, offered)
            if choice is None:
                shown = ", ".join(text(option) for option in offered[:MAX_DRAWS_SHOWN])
                raise ValueError(f"expected a draw such as {shown}, got {words!r}")
            del self.draws[0]
            self._play(choice)

    def _play(self, choice: Choice) -> None:
        """Make a choice, note what happened, and check that pieces still add up."""
        play(self.table, choice)
        self.happened += self.table.log_events
        _check_invariants(self.table)

    def expect(self, words: str) -> None:
        """Compare, with the words that every game has or with the game's own."""
        if not words.endswith(": set-up"):
            self.draw_on()
        if match := re.fullmatch(r"refused(?: (?P<rule>[A-Z-]+-\d+))?: (?P<choice>.+)", words):
            self._refused(match["rule"], match["choice"])
        elif match := re.fullmatch(r"(?P<kind>not offered|offered only|offered): (?P<choices>.+)", words):
            self._expect_offered(match["kind"], _items(match["choices"]))
        elif match := re.fullmatch(r"(?P<kind>not happened|happened): (?P<words>.+)", words):
            self._expect_event(match["kind"], match["words"])
        elif match := re.fullmatch(r"waits for (?P<seat>chance|p\d)", words):
            seat = decider(self.table)
            _equal(match["seat"], "chance" if seat == CHANCE else seat_word(seat))
        elif words == "the end":
            _equal(True, is_over(self.table))
        elif got := self.stage.vocabulary.expect(self.table, words):
            raise ValueError(f"got {got}")

    def _refused(self, rule: str | None, line: str) -> None:
        """Expect a choice, or the set-up, to be refused, for this rule if one is named."""
        reason = self._refusal_of_set_up() if line == "set-up" else self._refusal(line)
        got = f"{reason.rule} ({reason.key})" if reason else "none"
        if rule and (reason is None or reason.rule != rule):
            raise ValueError(f"expected the reason {rule}, got {got}")

    def _refusal_of_set_up(self) -> Reason | None:
        """Why the table cannot be set up; ValueError if it can."""
        try:
            table = self.table
        except IllegalSetup as refused:
            return refused.reason
        raise ValueError(f"expected the set-up to be refused, got a table for {table.seat_count()}")

    def _refusal(self, line: str) -> Reason | None:
        """Why a choice cannot be made; ValueError if it can, or if it changed the table all the same."""
        before = canonical(self.table)
        try:
            play(self.table, line)
        except IllegalChoice as refused:
            if canonical(self.table) != before:
                raise ValueError("expected the table to be unchanged by a refusal") from refused
            return refused.reason
        raise ValueError("expected a refusal, got a legal choice")

    def _expect_offered(self, kind: str, wanted: list[str]) -> None:
        """Expect choices to be offered, not to be offered, or to be the only ones."""
        offered = [text(option) for option in options(self.table)]
        shown = ", ".join(offered[:MAX_OPTIONS_SHOWN]) or "nothing"
        for words in wanted:
            matches = [option for option in offered if _fits(words, option)]
            if bool(matches) == (kind == "not offered"):
                raise ValueError(f"expected {words!r} {kind.replace(' only', '')}, got {shown}")
        if kind == "offered only":
            others = [option for option in offered if not any(_fits(words, option) for words in wanted)]
            if others:
                raise ValueError(f"expected nothing else offered, got {', '.join(others[:MAX_OTHERS_SHOWN])}")

    def _expect_event(self, kind: str, words: str) -> None:
        """Expect an event of the log to have happened, or not."""
        events = [" ".join(str(value) for value in log_event) for log_event in self.happened]
        if any(_fits(words, event) for event in events) == (kind == "not happened"):
            raise ValueError(f"expected {words!r} {kind}, got {', '.join(events) or 'nothing'}")


def _check_invariants(table: Table) -> None:
    """No line may leave pieces over or missing."""
    violations = table.violations()
    if violations:
        raise ValueError(f"expected a sound table, got {'; '.join(violations)}")


def _items(words: str) -> list[str]:
    """The parts of a list, parted by commas or semicolons."""
    return [item.strip() for item in re.split(r"[,;]", words) if item.strip()]


def _fits(words: str, line: str) -> bool:
    """Whether a choice or an event is what the words mean; a star at the end stands for anything."""
    return line.startswith(words.removesuffix("*")) if words.endswith("*") else line == words


def _matching_draw(words: str, offered: list[Choice]) -> Choice | None:
    """The draw with exactly these words, or whose last word it is."""
    return next((choice for choice in offered if words in (text(choice), choice[-1])), None)


def _equal(expected: object, got: object) -> None:
    """ValueError if these are not equal."""
    if expected != got:
        raise ValueError(f"expected {expected}, got {got}")
