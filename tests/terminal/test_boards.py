"""Health, fatigue or stamina and statuses of all stand on the screen where somebody must decide by them."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from sleeping_gods.kernel.table import kind_of_decision
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.sea.chapters.port import Healer
from sleeping_gods.skies.chapters.camp import Relief
from sleeping_gods.terminal.games import view_of
from sleeping_gods.terminal.render_context import RenderContext
from sleeping_gods.terminal.section import Section

from ..bed import doing, effects
from ..sea import tables as sea
from ..skies import tables as skies
from .driver import journey, screen_for
from .journeys import AT_THE_SHIP

SCREEN = RenderContext(fresh=False)
"""Of a scene that goes on."""


def drawn(sections: list[Section], *, width: int = 80, plain: bool = False) -> str:
    """Sections as they stand on the screen."""
    screen, out = screen_for(io.StringIO(), width=width, plain=plain)
    screen.show(*sections)
    return out.getvalue()


def ailing(game: str) -> Any:
    """A table where one is hurt, weary and poisoned, and another only hurt."""
    if game == "sea":
        at_sea = sea.at_sea()
        mac = at_sea.crew["mac"]
        mac.damage, mac.fatigue, mac.statuses = 2, 1, ("venom", "low-morale")
        at_sea.crew["marco"].damage = 1
        return at_sea
    return skies.ail(skies.tire(skies.hurt(skies.on_map(), ed=2, jessie=1), ed=1), "ed", "venom", "low-morale")


def waiting(game: str, decision: str) -> Any:
    """Such a table, with this decision before it."""
    lines = {
        "LoseHealth": "lose 2 health",
        "RestoreHealth": "restore 2 health",
        "Heal": "restore 2 health",
        "GainStatus": "gain frightened",
        "RemoveStatus": "remove any status",
        "GainFatigue": "gain 1 fatigue",
        "RemoveFatigue": "remove 1 fatigue",
        "GainStamina": "gain 1 stamina",
    }
    table = ailing(game)
    if decision == "Healer":
        return doing(table, Healer())
    if decision == "Relief":
        return doing(table, Relief())
    return effects(table, lines[decision]) if decision in lines else table


HANG = [
    *(("sea", kind) for kind in ("LoseHealth", "RestoreHealth", "GainStatus", "RemoveStatus", "GainFatigue")),
    *(("sea", kind) for kind in ("RemoveFatigue", "Healer", "TakeAction")),
    *(("skies", kind) for kind in ("LoseHealth", "Heal", "GainStatus", "RemoveStatus", "GainStamina", "Relief")),
    ("skies", "TakeAction"),
]


@pytest.mark.parametrize("lang", WHOLE)
@pytest.mark.parametrize(("game", "decision"), HANG)
def test_boards_stand_before_what_hangs_on_them(game: str, decision: str, lang: Lang) -> None:
    """Who is hit, who is healed, who rests, who falls ill, what is done next: once, and again when the scene is new."""
    table, view = waiting(game, decision), view_of(game, lang)
    assert kind_of_decision(table) == decision

    text = drawn(view.scene(table, SCREEN))
    row = next(line for line in text.splitlines() if line.split()[:1] == ["Mac" if game == "sea" else "Ed"])

    assert ("4/6" if game == "sea" else "6/8") in row
    assert ("●○" if game == "sea" else "●○○") in row
    assert ("venom, low morale" if lang == "en" else "poison, déprimé") in row
    assert row not in drawn(view.scene(table, RenderContext(fresh=False, again=True)))
    assert row in drawn(view.scene(table, RenderContext(fresh=True, again=True)))


@pytest.mark.parametrize("game", ["sea", "skies"])
def test_plain_lines_say_the_same(game: str) -> None:
    """For readers and pipes, a sentence for each."""
    table, view = waiting(game, "LoseHealth"), view_of(game, "en")
    text = drawn(view.scene(table, SCREEN), plain=True)

    said = next(line for line in text.splitlines() if line.startswith("Mac" if game == "sea" else "Ed"))
    strain = "health 4 of 6; fatigue 1" if game == "sea" else "health 6 of 8; stamina 1 of 3"
    assert f"{strain}; venom, low morale" in said


def test_events_and_curses_stand_before_an_action() -> None:
    """What makes everything harder, with the way out of it, in both games."""
    leak = sea.in_force(sea.at_sea(), "unexplained-leak")
    cold = skies.in_play(skies.on_map(), "numb-fingers", 2)
    curse = next(card for card, printed in cold.pack.adventures.items() if printed.curse and printed.curse.harder)
    cold.curses.append(curse)
    at_sea, aloft = drawn(view_of("sea", "en").scene(leak, SCREEN)), drawn(view_of("skies", "en").scene(cold, SCREEN))

    assert "Unexplained Leak: Ongoing." in at_sea
    assert "CRAFT 6 challenge (success:" in " ".join(at_sea.split())
    assert "Numb Fingers (2 threat): Stays in play." in aloft
    assert cold.pack.adventures[curse].name.en in aloft


def test_a_decision_that_asks_again_shows_boards_once(tmp_path: Path) -> None:
    """Two health to be lost: the boards are drawn for the first, not for the second, and again for `look`."""
    debris = (
        *AT_THE_SHIP,
        "use deck",
        "do command",
        "leave deck",
        "event flying-debris",
        "go on",
        "go on",
        "draw bandage-1",
    )
    said = journey(tmp_path, *debris, "go on", "hurt mac", "look", "hurt mac", plain=False)
    _, failed, rest = said.partition("failed.")
    hit, again, *_ = rest.split("Ada> ")

    assert failed
    assert "Mac     ██████  6/6" in hit
    assert "Mac takes the damage  health 5 of 6" in again
    assert "5/6" not in again
    assert "Mac     █████░  5/6" in rest.partition("Ada> look")[2]
    assert "Mac     ████░░  4/6" in rest
