"""Several seats at one keyboard in the skies: ability hands and standees stay secret, combat hands lie open."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from sleeping_gods.presentation.audience import SOFA, Audience
from sleeping_gods.presentation.party.names import ability_name
from sleeping_gods.presentation.skies.hands import HANDS
from sleeping_gods.skies.chapters.combat_cards import DrawCombatCard
from sleeping_gods.skies.table.table import SkiesTable
from sleeping_gods.terminal.app import run
from sleeping_gods.terminal.party.cards import combat_hand_section
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.screen import Screen
from sleeping_gods.terminal.skies.view import SkiesView

from ..bed import doing, play
from ..skies.tables import exploring, fight, on_map
from .driver import SEEDED, journey, robot_session
from .skies_journeys import TENTS_OF_TWO

TWO = ("Ada", "Ben")
LOOKING = (
    "table", "crew", "cards", "hand", "x", "+", "odds", "?", "help", "undo", "campaign", "seat ada", "seat ben", "back",
    "quests", "events", "map", "fight", "journey", "log",
)  # fmt: skip
"""Commands with which somebody might try to see more; the deck of the party lies open and is left out."""
BENS = ("place claire on a", "place ezarius on d", "place miguel on -")
VIEW = SkiesView()


class TestOpening:
    """A newcomer at a shared keyboard learns as much as one who plays alone."""

    def test_it_is_told_after_the_keyboard_is_passed(self, tmp_path: Path) -> None:
        """The screen is wiped for the first player, so the opening words come again."""
        out = io.StringIO()
        console = Console(file=out, width=80, force_terminal=True, _environ={"TERM": "xterm"})
        screen = Screen(console, io.StringIO("\n"))
        run(
            file=None, pack="airfield", players=TWO, options=dict(SEEDED), saves=tmp_path, profile=tmp_path,
            screen=screen,
        )  # fmt: skip

        assert "Five people and one plane" in out.getvalue().partition("presses Enter> ")[2]


class TestQuests:
    """DS-WAND-009: a quest from an encounter is read by those who found it."""

    def test_only_the_finder_reads_it(self) -> None:
        """Ana's Ed sits down with the pilot: she reads, and the other is told that she does."""
        before = play(
            exploring(on_map(2), 24), "place claire on -", "place ed on b", "place jessie on -", "place ezarius on -",
            "place miguel on -",
        )  # fmt: skip
        after = play(before.clone(), "take b")
        story = after.pack.quests[77].text.en

        assert VIEW.gained(before, after, Audience((0,))) == [f"The Old Pilot's Story: {story}"]
        assert VIEW.gained(before, after, Audience((1,))) == [
            "The Old Pilot's Story is read by Ana: seat Ana, then quests."
        ]
        assert VIEW.gained(before, after, SOFA) == VIEW.gained(before, after, Audience((0,)))


class TestStandees:
    """DS-WAND-002: nobody sees where the others stand until all are placed."""

    def test_the_keyboard_is_passed_and_nothing_is_shown(self, tmp_path: Path) -> None:
        """Ben, who is active, places his; Ada looks for them in vain; then all are shown."""
        hers = ("table", "log 5", "x", "place ed on b", "place jessie on b", "")
        said = journey(tmp_path, *TENTS_OF_TWO, *BENS, "", *hers, players=TWO, pack="airfield")
        seen = said.partition("Pass the keyboard to Ada, who presses Enter> \nTurn 2")[2]

        assert "Where do your characters stand?" in seen
        assert "Claire on (a)" not in seen.partition("The standees are shown")[0]
        assert "The standees are shown: Ezarius on (d); Ed, Jessie on (b); Claire on (a); Miguel on nothing." in said

    def test_what_was_placed_in_secret_is_undone_in_secret(self, tmp_path: Path) -> None:
        """Ada takes back Ben's last placement and does not learn what it was."""
        said = journey(tmp_path, *TENTS_OF_TWO, *BENS, "", "undo", players=TWO, pack="airfield")

        assert "Undone: a secret choice." in said

    def test_only_own_placements_are_told(self) -> None:
        """To the other seat they are barred without a word about where."""
        table = play(exploring(on_map(2), 24), "place claire on a")

        assert VIEW.sees(table, ("place", "ed", "on", "a"), Audience((0,)))
        assert not VIEW.sees(table, ("place", "ed", "on", "a"), Audience((1,)))
        assert HANDS.keyboard(table) == 0


class TestCombatHands:
    """DS-TURN-011: combat cards are drawn and held in the open."""

    def test_other_combat_hands_are_seen(self) -> None:
        """DS-TURN-011: Ana sees hers and Ben's, and nobody has to look away while they are drawn."""
        table = fight(on_map(2), "tax-weasel", hands=(("whip", "pistol"), ("crowbar",)))
        seen = {
            choice[5] for choice in table.offered if choice[0] == "attack" and VIEW.sees(table, choice, Audience((0,)))
        }
        shown = combat_hand_section(VIEW.localizer, VIEW.seeing(table, RenderContext(0, open_hands=False)))

        assert seen == {"whip", "pistol", "crowbar"}
        assert HANDS.blind(table, Audience((0,))).fight.hands == table.fight.hands
        assert shown is not None
        assert any("Crowbar" in line for line in shown.plain)
        assert HANDS.keyboard(doing(table, DrawCombatCard(1))) is None


class TestSecrets:
    """DS-TURN-007: no card of another hand is ever on the screen."""

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", [2, 9])
    def test_no_other_hand_is_ever_printed(self, tmp_path: Path, seed: int) -> None:
        """Two players, some hundred choices, every screen searched for the cards in the other hands."""
        session, robot = robot_session(tmp_path, seed, TWO, pack="airfield", commands=LOOKING)
        robot.avoid = "Make camp"
        shown: list[int] = []

        def watch(text: str) -> None:
            assert isinstance(session.table, SkiesTable)
            if "presses Enter> " in text or session.keyboard.holder is None:
                return
            seat = session.keyboard.seat
            scene = text[max(0, text.rfind("\nTurn ")) :]
            scene = scene.rpartition("> ")[0] if scene.endswith("> ") else scene
            for name in hidden_names(session.table, seat):
                assert name not in scene, f"{name} of another hand was shown to seat {seat}"
            for item in session.menu().items:
                assert VIEW.sees(session.table, item.choice, Audience((seat,)))
            shown.append(seat)
            robot.stopped = len(shown) > 250

        robot.watch = watch
        session.run()

        assert {0, 1} <= set(shown)
        assert session.bugs == []


def hidden_names(table: SkiesTable, seat: int) -> list[str]:
    """The ability cards of other hands that have no twin elsewhere, by name."""
    abilities = table.pack.abilities
    names = [ability_name(VIEW.localizer, card) for card in abilities.values()]
    hidden = [
        ability_name(VIEW.localizer, abilities[card])
        for card in HANDS.secrets(table, Audience((seat,)))
        if card in abilities
    ]
    return [name for name in hidden if names.count(name) == 1]
