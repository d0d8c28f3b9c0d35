"""A choice that leads to a challenge tells its odds before anybody commits: the same as after it was taken."""

from __future__ import annotations

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.kernel.play import apply, is_over, options
from sleeping_gods.kernel.table import decision_of
from sleeping_gods.party.chapters.challenge import JoinChallenge
from sleeping_gods.party.table.table import PartyTable
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.odds import percent
from sleeping_gods.presentation.party.challenge_ahead import chance_ahead
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.menu import ChoiceLine, DrawOdds

from ..sea import tables as sea
from ..skies import tables as skies
from .worlds import Listener

ADA, BEN = Audience((0,), apart=True), Audience((1,), apart=True)
PACKS = {"harbour": "sea", "airfield": "skies"}
GO_ON = ("go", "on")


def share(chance: DrawOdds) -> int:
    """The percent of draws that pass."""
    return percent(dict(chance.results).get("pass", 0), chance.total)


def joined_by_all(table: PartyTable) -> PartyTable:
    """The challenge with everybody who adds anything, the strongest first."""
    test = table.test
    while True:
        able = [choice for choice in table.offered if choice[0] == "join"]
        adds = {choice: table.bound.rulebook.skill_of(table, choice[1], test.skill) for choice in able}
        able = [choice for choice in able if adds[choice]]
        if not able:
            return table
        apply(table, max(able, key=lambda choice: adds[choice]))


@pytest.mark.parametrize("pack", PACKS)
def test_the_same_odds_as_after_it_was_chosen(pack: str) -> None:
    """SG-CHAL-010, DS-CHAL-005: over random play, for two people with secret hands; only free bonuses are left out."""
    presenter, count = presenter_of(PACKS[pack]), 0
    game, box = load_pack(pack)
    for seed in range(6):
        table, luck = game.set_up(box, setup_for(game, box, ("Ada", "Ben"), {})), Luck(seed)
        for _ in range(500):
            if is_over(table):
                break
            assert isinstance(table, PartyTable)
            for choice in [choice for choice in table.offered if choice[0] == "choose"]:
                chance = chance_ahead(presenter, table, ADA, choice)
                then = table.clone()
                apply(then, choice)
                assert isinstance(then, PartyTable)
                if chance is None or not isinstance(decision_of(then), JoinChallenge):
                    continue
                if presenter.boosts.has_free(then, "fate"):
                    continue
                count += 1
                odds = presenter.counting(then, ADA).of(GO_ON)
                assert odds is not None
                assert share(chance) == percent(odds.results.get("pass", 0), odds.total)
                everybody = presenter.counting(joined_by_all(then), ADA).of(GO_ON)
                assert everybody is not None
                most = f"{percent(everybody.results.get('pass', 0), everybody.total)}%"
                assert most in chance.short
            apply(table, luck.pick(options(table) if luck.pick("ab") == "a" else table.offered))
    assert count > 5


def challenge_line(game: str, table: PartyTable, audience: Audience) -> ChoiceLine:
    """The first lettered choice of the menu that asks for 5."""
    lines: tuple[ChoiceLine, ...] = Listener(game, audience=audience).told("menu", table).own
    lettered = [line for line in lines if line.notation.startswith("choose")]
    return next(line for line in lettered if any("5" in span.text for span in line.detail))


def test_whoever_is_asked_is_told() -> None:
    """The broom of The Airfield asks for STRENGTH 5; who waits at their own screen is told nothing of it."""
    table = skies.exploring(skies.on_map(2), 2)
    asked, waiting = challenge_line("skies", table, ADA), challenge_line("skies", table, BEN)

    assert asked.chance is not None
    assert "alone" in asked.chance.short
    assert "with all who can help" in asked.chance.short
    assert "not counted" in asked.chance.long
    assert waiting.chance is None


def test_helpers_of_others_need_command() -> None:
    """SG-CHAL-005: with no command in Ben's pool only Ada's own people are counted."""
    table = sea.exploring(sea.at_sea(2), 2)
    presenter = presenter_of("sea")
    (choice, *_) = [choice for choice in table.offered if chance_ahead(presenter, table, ADA, choice) is not None]
    poor, rich = (sea.give_command(table.clone(), 0, command) for command in (0, 3))
    few, many = (chance_ahead(presenter, each, ADA, choice) for each in (poor, rich))

    assert few is not None
    assert many is not None
    assert few.long != many.long


def ahead(game: str, table: PartyTable, *choice: str) -> DrawOdds | None:
    """The odds that somebody who is asked is told beside a choice."""
    return chance_ahead(presenter_of(game), table, ADA, choice)


def page_of(game: str, text: str) -> PartyTable:
    """A page of the test's own, with these choices, that lies open."""
    page = f"# 900 T\n\n## 900 T\n\nA page.\n\n{text}  > return to the ship\n"
    if game == "sea":
        return sea.exploring(sea.story(sea.at_sea(1), page), 900)
    return skies.exploring(skies.story(skies.on_map(2), page), 900)


def test_an_obstacle_before_a_challenge_hides_no_odds() -> None:
    """DS-EXPL-004: what an obstacle may cost changes nobody's skill."""
    table = page_of("skies", "- (a) A\n  > obstacle steep: lose 2 health\n  > challenge STRENGTH 5\n")
    plain = page_of("skies", "- (a) A\n  > challenge STRENGTH 5\n")

    chance = ahead("skies", table, "choose", "a")
    assert chance is not None
    assert chance == ahead("skies", plain, "choose", "a")


def test_an_event_that_may_be_completed_tells_its_odds() -> None:
    """DS-EVNT-007: completing an event is a challenge like any other, and a hard one while it is in play."""
    table = skies.on_map(2)
    event = next(
        name for name, card in table.pack.events.items() if [op.name for op in card.completing][:1] == ["challenge"]
    )
    skies.in_play(table, event)
    line = next(
        line
        for line in Listener("skies", audience=ADA).told("menu", table).acts
        if line.notation == f"complete {event}"
    )
    then = table.clone()
    apply(then, ("complete", event))

    assert line.chance is not None
    odds = presenter_of("skies").counting(then, ADA).of(GO_ON)
    assert odds is not None
    assert share(line.chance) == percent(odds.results.get("pass", 0), odds.total)


def test_fatigue_before_a_challenge_counts() -> None:
    """SG-CHAL-004: who is tired by the choice itself is not counted as a helper."""
    rested = page_of("sea", "- (a) A\n  > challenge STRENGTH 5\n")
    tired = page_of("sea", "- (a) A\n  > gain 2 fatigue on each\n  > challenge STRENGTH 5\n")
    with_all, with_none = ahead("sea", rested, "choose", "a"), ahead("sea", tired, "choose", "a")

    assert with_all is not None
    assert with_none is not None
    assert with_all.short != with_none.short


def test_a_fight_before_a_challenge_hides_its_odds() -> None:
    """Nobody knows who will stand after a fight."""
    table = page_of("sea", "- (a) A\n  > combat 5\n  > challenge STRENGTH 5\n")

    assert ahead("sea", table, "choose", "a") is None


@pytest.mark.parametrize("coins", [0, 3])
def test_odds_of_a_page_that_nobody_has_read_are_not_told(coins: int) -> None:
    """Nor whether a choice leads there: it may turn to a page that asks for another challenge."""
    page = """# 900 T\n\n## 900 T\n\nA page.\n\n- (a) A
  > if 1 coins: turn to 900.1
  > challenge STRENGTH 5
  > return to the ship\n\n## 900.1 Unread\n\nA page.\n\n> challenge CRAFT 9\n> return to the ship\n"""
    table = sea.exploring(sea.story(sea.at_sea(1), page), 900)
    table.goods["coins"] = coins

    assert ahead("sea", table, "choose", "a") is None
