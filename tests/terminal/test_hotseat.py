"""Several seats at one keyboard: it is passed on, hands stay secret, others may step in."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.party.names import ability_name
from sleeping_gods.sea.table.table import SeaTable
from sleeping_gods.terminal.hotseat import Keyboard

from .driver import journey, last_scene, robot_session

TWO = ("Ada", "Ben")
VOICE = localizer_of("sea")
BEGUN = ("", "draw maintain-1", "", "draw plain-perception-4", "")
"""Ada draws in private, then Ben, then Ada begins."""
LOOKING = (
    "table", "crew", "cards", "hand", "x", "+", "odds", "?", "help", "undo", "campaign", "seat ada", "seat ben", "back",
)  # fmt: skip
"""Commands with which somebody might try to see more."""


class TestKeyboard:
    """Who must sit down when."""

    def test_alone_nothing_is_passed(self) -> None:
        """One player holds every seat's eyes."""
        keyboard = Keyboard()

        keyboard.settle(1, 0, 0)

        assert keyboard.wanted is None
        assert keyboard.open

    def test_the_seat_whose_hand_is_shown_must_sit_down(self) -> None:
        """Others may decide in the open, whoever holds the keyboard."""
        keyboard = Keyboard(holder=0)

        keyboard.settle(2, 1, None)
        assert keyboard.wanted is None
        keyboard.settle(2, 1, 1)
        assert keyboard.wanted == 1

    def test_with_open_hands_nothing_is_passed(self) -> None:
        """As the table has agreed."""
        keyboard = Keyboard(open_hands=True, holder=0)
        keyboard.settle(2, 1, 1)

        assert keyboard.wanted is None


class TestPassing:
    """The keyboard is passed at the start of a turn and before private choices."""

    def test_each_player_sits_down_to_draw_and_at_the_start_of_a_turn(self, tmp_path: Path) -> None:
        """Ada draws, Ben draws, Ada begins."""
        said = journey(tmp_path, *BEGUN, players=TWO)
        passes = [line.split()[4] for line in said.splitlines() if line.startswith("Pass the keyboard to ")]

        assert passes == ["Ada,", "Ben,", "Ada,"]

    def test_open_hands_end_the_passing(self, tmp_path: Path) -> None:
        """All hands are shown then, and the other player's turn begins without a pass."""
        turn = ("begin turn", "use deck", "do command", "leave deck", "event timber-traders", "choose c")
        said = journey(tmp_path, *BEGUN, "open hands", *turn, "skip action", "skip action", players=TWO)

        assert "Turn 2: Ben is captain." in said
        assert "Pass the keyboard" not in said.partition("open hands")[2]
        assert "Maintain (craft, fate 1)" in last_scene(said)
        assert "Perception (fate 4)" in last_scene(said)

    def test_another_player_steps_in_and_sees_only_what_is_theirs(self, tmp_path: Path) -> None:
        """SG-CMD-002: at any time means any seat; Ben sees his own hand, acts, and Ada goes on."""
        said = journey(
            tmp_path, *BEGUN, "begin turn", "seat ben", "", "equip plain-perception-4 on ma", "back", "", players=TWO
        )
        his = said.partition("Pass the keyboard to Ben")[2].rpartition("Pass the keyboard to Ben")[2]
        his = his.partition("Pass the keyboard to Ada")[0]

        assert "Perception (fate 4)" in his
        assert "Maintain" not in his
        assert "Use the Galley" not in his
        assert "back gives the keyboard back to Ada." in his
        assert "Which room of the ship do you use?" in last_scene(said)

    def test_secret_hands_while_another_player_acts_shows_nobody_a_hand(self, tmp_path: Path) -> None:
        """SG-ABIL-005: Ben sits there; Ada's screen is drawn only once the keyboard has been passed to her."""
        said = journey(tmp_path, *BEGUN, "begin turn", "seat ben", "", "secret hands", "", players=TWO)
        at_ben = said.rpartition("Pass the keyboard to Ben")[2]
        before_the_pass, passed, _ = at_ben.partition("Pass the keyboard to Ada")

        assert passed
        assert "Maintain" not in before_the_pass

    def test_open_hands_end_the_acting_between(self, tmp_path: Path) -> None:
        """Whoever is to decide does so at once, and there is no keyboard to give back."""
        said = journey(tmp_path, *BEGUN, "begin turn", "seat ben", "", "open hands", "back", players=TWO)

        assert "gives the keyboard back" not in said.rpartition("open hands")[2]
        assert VOICE.say("prompt_not-in") in said

    def test_a_card_in_another_hand_is_refused_like_any_card_that_is_not_in_hand(self, tmp_path: Path) -> None:
        """SG-ABIL-005: the answer tells nothing about where the card is."""
        asked = ("equip plain-perception-4 on mac", "equip engaged-5 on mac", "why equip plain-perception-4 on mac")
        said = journey(tmp_path, *BEGUN, "begin turn", *asked, players=TWO)

        assert said.count("is not in your hand (SG-ABIL-007).") == 2
        assert "Not possible: Perception (fate 4) is not in your hand." in said


class TestSecrets:
    """SG-ABIL-005: no card of another hand is ever on the screen."""

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", [3, 8])
    def test_no_other_hand_is_ever_printed(self, tmp_path: Path, seed: int) -> None:
        """Two players, some hundred choices, every screen searched for the cards in the other hand."""
        session, robot = robot_session(tmp_path, seed, TWO, commands=LOOKING)
        shown: list[int] = []

        def watch(text: str) -> None:
            assert isinstance(session.table, SeaTable)
            if "presses Enter> " in text or session.keyboard.holder is None:
                return
            seat = session.keyboard.seat
            asked = text.rpartition("> ")[0] if text.endswith("> ") else text
            for card, name in hidden_cards(session.table, seat):
                assert card not in asked, f"{card} of another hand was shown to seat {seat}"
                assert name not in scene_of(asked), f"{name} of another hand was shown to seat {seat}"
            shown.append(seat)
            robot.stopped = len(shown) > 400

        robot.watch = watch
        session.run()

        assert {0, 1} <= set(shown)
        assert session.bugs == []


def scene_of(text: str) -> str:
    """The scene and its choices: what was told before them happened in the open and names discarded cards."""
    return text[max(0, text.rfind("\nTurn ")) :]


def hidden_cards(table: SeaTable, seat: int) -> list[tuple[str, str]]:
    """The cards of other hands that have no twin elsewhere, by id and by name."""
    pack = table.pack
    names = [ability_name(VOICE, card) for card in pack.abilities.values()]
    return [
        (card, ability_name(VOICE, pack.abilities[card]))
        for other, hand in enumerate(table.hands)
        if other != seat
        for card in hand
        if names.count(ability_name(VOICE, pack.abilities[card])) == 1
    ]
