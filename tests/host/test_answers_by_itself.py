"""When a table answers by itself, and what is said of what is no choice: asked of stand-ins for the game."""

from __future__ import annotations

from typing import Any

import pytest

from sleeping_gods.campaign.games import load_pack, setup_for
from sleeping_gods.campaign.live import Campaign
from sleeping_gods.host import forced_answers
from sleeping_gods.host.forced_answers import MAX_ANSWERS, answer_all, answer_of
from sleeping_gods.host.refusal_words import NOWHERE, explanation, illegal_choice, reason_against, refusal
from sleeping_gods.kernel.choices import Choice, text
from sleeping_gods.kernel.errors import Reason
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.presenters import presenter_of
from sleeping_gods.presentation.scene.text import plain
from sleeping_gods.wire.events import Settings
from sleeping_gods.wire.requests import Explain


def begun(*players: str) -> Campaign:
    """A campaign at its first decision."""
    game, pack = load_pack("harbour")
    return Campaign.begin(game, pack, setup_for(game, pack, players, {"seed": "7"}))


@pytest.mark.parametrize(
    ("players", "settings", "secret"),
    [
        (("Ada", "Ben"), Settings(ask_all=False), True),
        (("Ada", "Ben"), Settings(ask_all=False, open_hands=True), False),
        (("Ada",), Settings(ask_all=False), False),
        (("Ada", "Ben"), Settings(ask_all=True), None),
    ],
)
def test_hands_are_secret_where_there_are_several_and_none_is_open(
    monkeypatch: pytest.MonkeyPatch, players: tuple[str, ...], settings: Settings, secret: bool | None
) -> None:
    """Who wants to be asked everything is."""
    asked: list[bool] = []

    def forced(_presenter: object, table: object, *, secret: bool) -> Choice:
        assert table is campaign.table
        asked.append(secret)
        return ("end", "turn")

    monkeypatch.setattr(forced_answers, "forced_answer", forced)
    campaign = begun(*players)

    answer = answer_of(presenter_of("sea"), campaign.table, settings)

    assert (answer, asked) == ((None, []) if secret is None else (("end", "turn"), [secret]))


@pytest.mark.parametrize("many", [0, 2, MAX_ANSWERS + 5])
def test_answers_are_given_until_somebody_is_to_be_asked(monkeypatch: pytest.MonkeyPatch, many: int) -> None:
    """And not without end."""
    played: list[str] = []

    def answer(*_: object) -> Choice | None:
        return ("draw", str(len(played))) if len(played) < many else None

    class Recorder:
        table = None

        def play(self, seat: int | None, line: str) -> None:
            assert seat is None
            played.append(line)

    monkeypatch.setattr(forced_answers, "answer_of", answer)
    campaign: Any = Recorder()

    answer_all(presenter_of("sea"), campaign, Settings())

    assert played == [f"draw {number}" for number in range(min(many, MAX_ANSWERS))]


class Words:
    """A presenter that has one reason for everything, and keeps back what a story has not told."""

    def __init__(self, *kept: str) -> None:
        self.kept = kept
        self.asked: list[str] = []

    def why_not(self, _table: object, choice: Choice, audience: object) -> Reason | None:
        """A reason, but for what is free."""
        assert audience is SOFA
        self.asked.append(text(choice))
        return None if choice == ("free",) else Reason("SG-SHIP-015", "no")

    def kept_back(self, _table: object, choice: Choice, _reason: Reason) -> bool:
        """Whether a story keeps a choice back."""
        return text(choice) in self.kept


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("sail", ["sail"]),
        ("free", ["free"]),
        ("", []),
        ("   ", []),
        ("sail\x07", []),
        ("choose c", ["choose c", f"choose {NOWHERE}"]),
    ],
)
def test_there_is_a_reason_for_what_could_be_a_choice(line: str, asked: list[str]) -> None:
    """None for what is no choice of any game; what a story keeps back is as what is not there."""
    words: Any = Words("choose c", "free")
    table: Any = None

    reason = reason_against(words, table, SOFA, line)

    assert words.asked == asked
    assert (reason is None) == (not asked or line == "free")


def test_a_reason_is_told_with_its_rule_and_the_entry_about_it() -> None:
    """As an answer, and as a refusal; without one it is only said that it cannot be chosen."""
    table, presenter, request = begun("Ada").table, presenter_of("sea"), Explain("why", "sail")
    reason = next(
        reason
        for line in ("explore", "port", "market", "sail 99", "attack eel")
        if (reason := presenter.why_not(table, tuple(line.split()), SOFA)) is not None and reason.rule
    )
    told = explanation(presenter, table, request, 7, reason)
    illegal = illegal_choice(presenter, table, request, 7, reason)
    bare = refusal(presenter, request, 7, "illegal")

    assert (told.position, told.id, told.rule) == (7, "why", reason.rule)
    assert plain(told.words) == plain(presenter.localizer.rich_text(presenter.reason(table, reason)))
    assert told.entry
    assert (illegal.words, illegal.rule, illegal.entry, illegal.key) == (told.words, told.rule, told.entry, "illegal")
    assert (bare.position, bare.id, bare.key, bare.rule) == (7, "why", "illegal", "")
    assert explanation(presenter, table, request, 7, None).words == bare.words
    assert plain(bare.words)
