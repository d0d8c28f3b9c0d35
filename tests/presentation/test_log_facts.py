"""What lines of the log say in ids and numbers: draws, harm, full pages; and to nobody more than their words."""

from __future__ import annotations

import pytest

from sleeping_gods.presentation.audience import SOFA, SPECTATOR
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.party.log_facts import ABOUT_PIECES, DRAWS, JOURNEYS
from sleeping_gods.presentation.scene.log import LogLine
from sleeping_gods.presentation.scene.text import plain

from .test_chronicle import GAMES, told


def of_kind(lines: tuple[LogLine, ...], *kinds: str) -> list[LogLine]:
    """The lines of these kinds."""
    return [line for line in lines if line.kind in kinds]


@pytest.mark.parametrize("pack", GAMES)
def test_a_settled_challenge_tells_card_sum_and_result(pack: str) -> None:
    """Fate and all parts add up to the total, which is the one in the sentence."""
    settled = of_kind(told(pack, SPECTATOR), "challenge-passed", "challenge-failed")

    assert settled
    for line in settled:
        assert line.facts is not None
        draw = line.facts.draw
        assert draw is not None
        assert draw.fate + sum(part.adds for part in draw.parts) == draw.total
        assert str(draw.total) in plain(line.text)
        assert draw.result == ("passed" if draw.total >= draw.number else "failed")
        assert draw.title


@pytest.mark.parametrize("pack", GAMES)
def test_a_draw_under_way_is_neither_passed_nor_failed(pack: str) -> None:
    """Fate that has just been drawn may still be changed."""
    draws = [line.facts.draw for line in of_kind(told(pack, SOFA), "fate") if line.facts is not None]

    assert any(draw is not None for draw in draws)
    assert all(draw.result == "" for draw in draws if draw is not None)


def test_a_flight_tells_its_distance() -> None:
    """DS-FLY-009: the spaces flown are a part of the total, beside fate."""
    flights = of_kind(told("airfield", SPECTATOR), "flight")

    assert flights
    for line in flights:
        assert line.facts is not None
        draw = line.facts.draw
        assert draw is not None
        assert [part.ref for part in draw.parts if part.adds] == ["distance"]
        assert draw.fate + draw.parts[-1].adds == draw.total


def test_a_flight_is_smooth_or_not() -> None:
    """DS-FLY-010: by the damage that the plane takes, which the line ends with."""
    flights = of_kind(told("airfield", SPECTATOR), "flight")

    assert flights
    for line in flights:
        assert line.facts is not None
        assert line.facts.draw is not None
        assert line.facts.draw.result == ("failed" if line.facts.amount else "passed")


@pytest.mark.parametrize("pack", GAMES)
def test_harm_names_whom_and_how_much(pack: str) -> None:
    """The member first, and the amount that the sentence says."""
    harmed = of_kind(told(pack, SPECTATOR), "damage")

    assert harmed
    for line in harmed:
        assert line.facts is not None
        assert len(line.facts.pieces) == 1
        assert str(line.facts.amount) in plain(line.text)


@pytest.mark.parametrize("pack", GAMES)
def test_drawn_hand_cards_have_no_facts(pack: str) -> None:
    """SG-ABIL-005, DS-TURN-007: what a hand draws stays in words that each audience is told."""
    for audience in (SPECTATOR, SOFA):
        assert all(
            line.facts is None for line in of_kind(told(pack, audience), "drew-card", "drew-this-card", "choice")
        )


def test_a_fight_that_is_over_opens_a_page() -> None:
    """A victory, a defeat and a flight are full pages, in both games."""
    pages = [
        (line.kind, line.facts.page.kind)
        for pack in GAMES
        for line in told(pack, SOFA, length=600)
        if line.facts is not None and line.facts.page is not None
    ]

    assert pages
    assert {kind for pair in pages for kind in pair[1:]} <= {"totem", "won", "fled", "lost", "camp", "end"}
    assert all(page == "won" for kind, page in pages if kind == "victory")
    assert all(page == "camp" for kind, page in pages if kind == "camp-crossed")


def test_a_totem_says_which_it_is_of_how_many() -> None:
    """SG-TOTEM-001: the harbour asks for seven."""
    pages = [line.facts.page for line in told("harbour", SOFA, length=400) if line.facts and line.facts.page]
    totems = [(page.count, page.needed) for page in pages if page.kind == "totem"]

    assert totems
    assert totems == [(count, 7) for count in range(1, len(totems) + 1)]


def test_a_finished_quest_is_told_by_its_number() -> None:
    """A client shows its card where it ends."""
    ended = of_kind(told("harbour", SOFA, length=400), "ended-quest")

    assert ended
    assert all(line.facts is not None and str(line.facts.amount) in plain(line.text) for line in ended)


def test_what_has_facts_is_a_line_of_the_log() -> None:
    """Every name is that of a log event that one of the games says; after a journey the piece is where one is."""
    said_events = {event for game in GAMES.values() for event in localizer_of(game).words.keys("event")}

    assert sorted(ABOUT_PIECES | DRAWS) == sorted((ABOUT_PIECES | DRAWS) & said_events)
    assert {*JOURNEYS} <= ABOUT_PIECES
