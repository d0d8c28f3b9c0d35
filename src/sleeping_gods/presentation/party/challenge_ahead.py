"""The odds of a choice that leads to a challenge, before anybody commits: alone, and with all helpers.

The fates of the cards that may be drawn are counted, and the skills are added. Boosts after the draw are not counted.
A table is copied only where what comes before the challenge decides who can take part.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from ...effects.op import Op, Program, every_op
from ...kernel.choices import Choice
from ...kernel.play import apply, is_over
from ...kernel.table import decision_of
from ...party.chapters.challenge import JoinChallenge
from ...party.table.records import Test
from ...party.table.table import PartyTable
from ..audience import Audience
from ..odds import Odds
from ..scene.menu import DrawOdds
from .presenter import Presenter
from .quest_counted import TURN_TO
from .test_texts import FAIL, PASS
from .trial_draws import copy_of

T = TypeVar("T", bound=PartyTable)
CHALLENGE = "challenge"
"""The name of the effect, and the kind of the test that it begins."""
LEADING = ("choose", "take", "complete", "attempt")
"""First words of choices that a challenge may follow: of the story, of a wandering encounter, of an event in play."""
UNCHANGING = frozenset({"obstacle", "gain", "lose", "gain-quest", "complete-quest", "gain-explore"})
"""Effects after which the same people can take part with the same skills; of an obstacle, if it is passed unhurt."""


class ChallengeAhead(NamedTuple):
    """A challenge that has not begun."""

    number: int
    """What fate and all that is added must reach."""
    added: int
    """What is added to fate without any helper."""
    helpers: tuple[str, ...] = ()
    """Who could take part besides those who have to."""
    by_helpers: int = 0
    """What all helpers together could add."""


def chance_ahead(presenter: Presenter[T], table: T, audience: Audience, choice: Choice) -> DrawOdds | None:
    """The odds of the first challenge that a choice leads to; None if it leads to none, or to something else before."""
    if choice[0] not in LEADING:
        return None
    ahead = presenter.once_for_all(table, ("challenge-ahead", choice), _challenge_of, presenter, table, choice)
    if ahead is None:
        return None
    fates = presenter.once_for_all(table, ("fates", _seats_not_seen(table, audience)), _fates, table, audience)
    alone = _odds_of_passing(fates, ahead.number - ahead.added)
    helped = _odds_of_passing(fates, ahead.number - ahead.added - ahead.by_helpers)
    return _draw_odds(presenter, table, ahead, alone, helped)


def _challenge_of(presenter: Presenter[T], table: T, choice: Choice) -> ChallengeAhead | None:
    """The first challenge that a choice leads to; None if there is none, or if it cannot be known before."""
    terms = presenter.game_words.terms(table, choice)
    if terms is None:
        return None
    before, challenge = _until_challenge(terms.program)
    if challenge is None or _may_turn_page(before):
        return None
    if choice[0] != "take" and all(op.name in UNCHANGING for op in before):
        skill, number, only = (str(arg) for arg in challenge.args)
        needed = table.bound.rulebook.needed(table, skill, int(number))
        return _ahead(presenter, table, Test(kind=CHALLENGE, seat=table.captain, skill=skill, number=needed, only=only))
    then = copy_of(table)
    apply(then, choice)
    asks = not is_over(then) and isinstance(decision_of(then), JoinChallenge)
    return _ahead(presenter, then, then.test) if asks else None


def _until_challenge(program: Program) -> tuple[Program, Op | None]:
    """What comes before the first challenge of a program, and that challenge; None if it has none of its own."""
    for at, op in enumerate(program):
        if op.name == CHALLENGE:
            return program[:at], op
    return program, None


def _may_turn_page(program: Program) -> bool:
    """Whether effects may lead to a page, which nobody has read and which may ask for another challenge."""
    return any(op.name == TURN_TO for op in every_op(program))


def _ahead(presenter: Presenter[T], table: T, test: Test) -> ChallengeAhead:
    """A challenge in numbers, as the table is now."""
    rulebook = table.bound.rulebook
    forced, optional_helpers = presenter.game_words.helpers(table, test)
    by_forced = sum(rulebook.skill_of(table, name, test.skill) for name in forced)
    return ChallengeAhead(
        number=test.number,
        added=rulebook.card_skill(table, test.skill) + by_forced,
        helpers=tuple(optional_helpers),
        by_helpers=sum(rulebook.skill_of(table, name, test.skill) for name in optional_helpers),
    )


def _seats_not_seen(table: PartyTable, audience: Audience) -> tuple[int, ...]:
    """The seats whose hands an audience does not know: for it, their cards may lie in the deck."""
    return tuple(seat for seat in range(table.seat_count()) if not audience.sees(seat))


def _fates(table: PartyTable, audience: Audience) -> dict[int, int]:
    """Fate to how many of the cards that may be drawn have it, as far as the audience knows.

    Where nothing is left to draw, the discard pile is shuffled first, so its cards count.
    """
    cards = [*table.deck, *(card for seat in _seats_not_seen(table, audience) for card in table.hands[seat])]
    fates: dict[int, int] = {}
    for card in cards or table.discard:
        fate = table.pack.abilities[card].fate
        fates[fate] = fates.get(fate, 0) + 1
    return fates


def _odds_of_passing(fates: dict[int, int], least: int) -> Odds:
    """The odds of a draw that passes with a fate of ``least`` or more; a result that cannot come is left out."""
    passing = sum(count for fate, count in fates.items() if fate >= least)
    total = sum(fates.values())
    results = {PASS: passing, FAIL: total - passing}
    return Odds({result: count for result, count in results.items() if count}, total)


def _draw_odds(presenter: Presenter[T], table: T, ahead: ChallengeAhead, alone: Odds, helped: Odds) -> DrawOdds | None:
    """The odds to pass, alone and with all helpers if that differs; None if nothing would be drawn."""
    if not alone.total:
        return None
    localizer = presenter.localizer
    short, long = alone.short(localizer), alone.long(localizer)
    if alone != helped:
        most = helped.of(localizer, PASS)
        names = localizer.listed(presenter.game_words.name(localizer, table, name) for name in ahead.helpers)
        short = localizer.say("ahead_short", alone=short, most=most)
        long = localizer.say("ahead_long", alone=long, names=names, most=most)
    return DrawOdds(
        results=tuple(alone.results.items()),
        total=alone.total,
        best=alone.hoped(),
        short=short,
        long=f"{long}. {localizer.say('ahead_after-draw')}",
    )
