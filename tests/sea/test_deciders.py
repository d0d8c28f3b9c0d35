"""Who decides at sea: blocking, guarding, rescuing, a card's damage, a card's course (SG-COMBAT, SG-SYN, SG-TRAVEL)."""

from __future__ import annotations

import pytest

from sleeping_gods.kernel.choices import parse
from sleeping_gods.kernel.play import waiting
from sleeping_gods.sea.chapters.crew import health_left
from sleeping_gods.sea.table.table import SeaTable

from .fights import attack, damage, lend
from .tables import again, at_sea, fallen, fight, foe, give_command, offered, own, play, told, wear

WALL = "H H H|H H H|H H H"
P1, P2, P3 = range(3)


def controlled(table: SeaTable, **seats: int) -> SeaTable:
    """Let seats control these crew members."""
    table.controllers = {**table.controllers, **seats}
    return again(table)


def struck(table: SeaTable, crew: str, strike: int = 3) -> SeaTable:
    """The end of a round, in which an enemy hits a crew member."""
    return play(fight(foe(table, "wall", WALL, attack=strike), "wall"), "end attacks", f"hurt {crew}")


def whose(table: SeaTable, line: str) -> int:
    """The seat whose choice an option is."""
    assert line in offered(table)
    return table.actor(parse(line))


@pytest.mark.parametrize("first", ["p1", "p2", "p3"])
@pytest.mark.parametrize("victim", ["mac", "odessa"])
def test_the_hit_is_taken_by_whoever_controls_the_one_who_is_struck(first: str, victim: str) -> None:
    """SG-COMBAT-041, SG-SYN-028: Mac's player says when it is taken, whoever is active; Odessa's is the active one."""
    table = controlled(wear(at_sea(3, first=first), "rafael", "protect"), mac=P2, rafael=P3)
    struck(table, victim)
    expected = P2 if victim == "mac" else table.captain

    assert (waiting(table)[1], whose(table, "take hit")) == (expected, expected)


@pytest.mark.parametrize("guard", [P1, P2, P3])
def test_a_guard_steps_in_when_whoever_controls_the_guard_says_so(guard: int) -> None:
    """SG-COMBAT-041, SG-CREW-011: Mac's player takes the hit; Rafael's lets Rafael step in and decides for him."""
    table = controlled(wear(at_sea(3), "rafael", "protect"), mac=P2, rafael=guard)
    struck(own(table, "pann-shield"), "mac")
    give_command(table, 1, 1, 1)
    assert (waiting(table)[1], whose(table, "guard mac with rafael")) == (P2, guard)

    play(table, "guard mac with rafael")
    assert (waiting(table)[1], offered(table)[0]) == (guard, "take hit")
    play(table, "take hit")
    assert damage(table, "mac", "rafael") == [0, 3]


def test_a_counterattack_is_blocked_by_the_attackers_player_and_the_excess_by_the_next_victims() -> None:
    """SG-COMBAT-041, 044: P2's attack is answered, P2 takes it; what passes on to Kannan is P3's to take."""
    table = controlled(own(at_sea(3), "pann-shield"), mac=P2, kannan=P3)
    fight(foe(table, "wall", WALL, attack=9, defense=12), "wall")
    table.fight.tokens = [1, 1, 1]
    give_command(table, 0, 0, 9)
    attack(again(table), "mac", "wall", 1, "go on")
    assert (waiting(table)[1], offered(table)[0]) == (P2, "take hit")

    play(table, "take hit", "hurt kannan")
    assert (waiting(table)[1], offered(table)[0]) == (P3, "take hit")


@pytest.mark.parametrize("first", ["p1", "p2", "p3"])
def test_gregorys_token_is_used_by_whoever_controls_the_board_it_lies_on(first: str) -> None:
    """SG-SYN-007, 020: P3's Kannan falls with Gregory's token on his board, and P3 decides, whoever is active."""
    table = controlled(fight(foe(at_sea(3, first=first), "wall", WALL, attack=20), "wall"), kannan=P3, gregory=P1)
    lend(table, "gregory", "kannan")
    for name in table.crew:
        if name != "kannan":
            fallen(table, name)
    play(again(table), "end attacks", "hurt kannan")
    assert (waiting(table)[1], offered(table)[:2]) == (P3, ["rescue kannan with gregory", "let fall"])
    assert {whose(table, line) for line in (*offered(table)[:2], "return gregory from kannan")} == {P3}

    play(table, "rescue kannan with gregory")
    assert health_left(table, "kannan") == 2
    assert "rescue kannan with gregory" not in offered(table)


def test_two_players_are_asked_one_after_the_other_about_their_fallen() -> None:
    """SG-SYN-007, 020, 021: with two such tokens each player decides for the own board; one's no is not the other's."""
    table = controlled(fight(foe(at_sea(3), "wall", WALL, attack=20), "wall"), kannan=P3, mac=P2, gregory=P1)
    table.bound.rescuing = {**table.bound.rescuing, "marco": 2}
    lend(lend(table, "gregory", "kannan"), "marco", "mac")
    for name in table.crew:
        if name not in ("kannan", "mac"):
            fallen(table, name)
    play(again(table), "end attacks", "hurt kannan", "hurt mac")
    assert (waiting(table)[1], offered(table)[:2]) == (P3, ["rescue kannan with gregory", "let fall"])

    play(table, "let fall")
    assert (waiting(table)[1], offered(table)[:2]) == (P2, ["rescue mac with marco", "let fall"])
    play(table, "rescue mac with marco")
    assert (health_left(table, "kannan"), health_left(table, "mac")) == (0, 2)


@pytest.mark.parametrize("user", [P1, P2, P3])
@pytest.mark.parametrize("card", ["stone-of-blood", "chloroform"])
def test_a_cards_damage_is_aimed_placed_and_rewarded_by_whoever_used_it(user: int, card: str) -> None:
    """SG-COMBAT-067, SG-SYN-015: target, square and the token that passes are one player's; the next user's his own."""
    table = give_command(own(foe(at_sea(3), "wall", "S S H|S S H|S S H"), card), 1, 1, 1)
    fight(table, "wall")
    for seat, square in ((user, "a1"), ((user + 1) % 3, "b1")):
        for line in (f"activate {card} deal by p{seat + 1}", "target wall", f"cover wall {square}"):
            play(table, line)
            assert waiting(table)[1] == seat, line
        play(table, "keep synergy")
        table.adventures[card] = 0
        again(table)

    assert waiting(table)[1] == table.captain


@pytest.mark.parametrize("first", ["p1", "p2"])
def test_the_steam_engines_course_is_set_by_whoever_pays(first: str) -> None:
    """SG-TRAVEL-028, SG-CMD-006: each move of it; a hazard's challenge is the active player's; travel is so too."""
    table = give_command(own(at_sea(2, first=first), "lukran-steam-engine"), 2, 2)
    table.region = "2.mouth"
    payer = 1 - table.captain
    play(again(table), f"activate lukran-steam-engine sail by p{payer + 1}")
    assert waiting(table)[1] == payer

    play(table, "sail 2.rope")
    assert told(table, "hazard")
    assert (waiting(table)[1], type(waiting(table)[0]).__name__) == (table.captain, "JoinChallenge")
    play(table, "go on", "fate 6")
    while type(waiting(table)[0]).__name__ != "Sail":
        play(table, offered(table)[0])
    assert waiting(table)[1] == payer
    play(table, "stop sailing")
    assert waiting(table)[1] == table.captain
    play(table, "travel", "go on", "fate 1", "go on")
    assert (waiting(table)[1], type(waiting(table)[0]).__name__) == (table.captain, "Sail")


def test_a_token_stays_with_its_player_while_another_uses_a_card() -> None:
    """SG-SYN-015, SG-CMD-002: P3 deals damage before P2 has said which token passes; then P2 is asked still."""
    table = own(foe(at_sea(3), "wall", "S S H|H H H|H H H"), "stone-of-blood", "chloroform")
    fight(give_command(table, 0, 1, 1), "wall")
    play(table, "activate stone-of-blood deal by p2", "target wall", "cover wall a1")
    assert waiting(table)[1] == P2

    play(table, "activate chloroform deal by p3", "target wall", "cover wall a2")
    assert waiting(table)[1] == P3
    play(table, "keep synergy")
    assert waiting(table)[1] == P2
