"""The plan of a playtest: every bot, every mode and length, one to four players, with and without what is unlocked."""

from __future__ import annotations

import pytest

from sleeping_gods.bots.runs.plan import BOT_TURNS, SEEKERS, Order, bot_of, setup_of
from sleeping_gods.campaign.games import load_pack

MANY = range(400)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("harbour", {"easy": {"", "on"}, "mode": {"", "brutal"}, "unlocked": {"", "171 172 169 170"}}),
        (
            "airfield",
            {
                "level": {"easy", "normal", "hard"},
                "length": {"standard", "long"},
                "unlocked": {"", "adventure-132 quest-212"},
            },
        ),
    ],
)
def test_every_kind_of_campaign_has_its_turn(name: str, options: dict[str, set[str]]) -> None:
    """What a place may depend on comes up, and every table can be set."""
    game, pack = load_pack(name)
    setups = [setup_of(Order(400), game, pack, campaign) for campaign in MANY]

    assert {len(setup.seats) for setup in setups} == {1, 2, 3, 4}
    for option, values in options.items():
        assert {setup.options.get(option, "") for setup in setups} == values
    for setup in setups[:24]:
        assert game.set_up(pack, setup).seat_count() == len(setup.seats)


def test_a_mode_that_is_asked_for_is_kept() -> None:
    """In both games, for every bot."""
    for name, mode, option, value in (("harbour", "brutal", "mode", "brutal"), ("airfield", "hard", "level", "hard")):
        game, pack = load_pack(name)
        setups = [setup_of(Order(40, mode=mode), game, pack, campaign) for campaign in range(40)]

        assert {setup.options[option] for setup in setups} == {value}


def test_only_those_that_look_for_places_begin_with_what_is_unlocked() -> None:
    """The others are to show what a first campaign is like."""
    game, pack = load_pack("airfield")
    order = Order(400)

    for campaign in MANY:
        if bot_of(order, campaign) not in SEEKERS:
            assert "unlocked" not in setup_of(order, game, pack, campaign).options


def test_half_of_the_hunters_begin_with_what_is_unlocked_and_none_of_the_least_where_all_play() -> None:
    """A seeker that plays alone begins so in two campaigns of four."""
    game, pack = load_pack("airfield")
    rounds = range(4 * len(BOT_TURNS))

    def unlocked(order: Order, kind: str) -> list[bool]:
        campaigns = [campaign for campaign in rounds if bot_of(order, campaign) == kind]
        return ["unlocked" in setup_of(order, game, pack, campaign).options for campaign in campaigns]

    assert unlocked(Order(400), "hunter") == [False, True] * 8
    assert not any(unlocked(Order(400), "least"))
    assert unlocked(Order(400, bot="least"), "least") == [False, False, True, True] * 8
