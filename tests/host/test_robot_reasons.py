"""The short reason that a robot gives: the first of its figures that can be said in few words."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.robots.advice_facts import (
    AdviceFact,
    Costs,
    FightAhead,
    HeadsFor,
    PassChance,
    ScoreAhead,
    StoryWorth,
    UnreadAhead,
)
from sleeping_gods.bots.robots.interface import Advice
from sleeping_gods.campaign.errors import UnknownPack
from sleeping_gods.campaign.games import load_pack
from sleeping_gods.host import robot_thought
from sleeping_gods.host.robot_thought import MIN_GAIN, MIN_HARM, Thinker, why

from .advising import item

KEEP, GO = ("keep", "watch"), ("go", "on")


@pytest.mark.parametrize(
    ("facts", "key", "figures"),
    [
        ((PassChance("craft", 5, 0.666),), "chance", {"chance": "67"}),
        ((ScoreAhead(1.26, 0.5, 40),), "score", {"gain": "1.3", "playouts": "40"}),
        ((ScoreAhead(MIN_GAIN, 0.5, 40),), "score", {"gain": "0.1", "playouts": "40"}),
        ((ScoreAhead(MIN_GAIN - 0.001, 0.5, 40),), "worse", {"playouts": "40"}),
        ((FightAhead(("owl",), 0, 2.6),), "fight", {"harm": "3"}),
        ((FightAhead(("owl",), 0, MIN_HARM), UnreadAhead()), "fight", {"harm": "0"}),
        ((FightAhead(("owl",), 0, MIN_HARM - 0.01), UnreadAhead()), "unread", {}),
        ((UnreadAhead(3),), "unread", {}),
        ((HeadsFor("12", 2.0),), "course", {"location": "12"}),
        ((HeadsFor("12", 2.0, "port"), UnreadAhead()), "unread", {}),
        ((Costs("coins", 2), StoryWorth(3.0), PassChance("craft", 5, 1.0)), "chance", {"chance": "100"}),
        ((Costs("coins", 2),), "weighed", {"count": "3"}),
        ((), "weighed", {"count": "3"}),
    ],
)
def test_the_first_figure_of_few_words_is_said(
    facts: tuple[AdviceFact, ...], key: str, figures: dict[str, str]
) -> None:
    """What would be rounded to nothing is no reason; without any, how many choices were weighed."""
    reason = why(Advice(item(KEEP, 2.0, *facts), (item(GO, 1.0), item(GO, 0.5))))

    assert (reason.key, dict(reason.figures)) == (key, figures)


@pytest.mark.parametrize(
    ("values", "key"), [((), "thumb"), ((1.0,), "thumb"), ((1.0, 1.0), "thumb"), ((1.0, 2.0), "weighed")]
)
def test_choices_of_the_same_worth_were_not_weighed(values: tuple[float, ...], key: str) -> None:
    """Then a rule of thumb chose."""
    assert why(Advice(item(KEEP, 3.0), tuple(item(GO, value) for value in values))).key == key


def test_few_worlds_are_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three, and the one that was read first goes; another text of a world is not played."""
    read: list[str] = []
    whole = load_pack

    def load(name: str) -> object:
        read.append(name)
        return whole("harbour")

    monkeypatch.setattr(robot_thought, "load_pack", load)
    thinker, (_, pack) = Thinker(lambda: 0.0), whole("harbour")
    for name in "abcacdbca":
        assert thinker._pack(name, pack.digest)[1] is pack
    assert "".join(read) == "abcda"
    with pytest.raises(UnknownPack, match=f"expected a as another, got {pack.digest}"):
        thinker._pack("a", "another")
