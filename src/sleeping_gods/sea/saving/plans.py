"""Checks a saved agenda of the sea (SG-SAVE): where its steps lie, and that the table has what each of them needs."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BrokenState
from ...kernel.rules import rule
from ...kernel.steps import Step
from ...party.acts.alter import AlterTest
from ...party.chapters.fate import EndTest
from ...party.effects.program import Do
from ...party.effects.program_path import HAZARD, PARAGRAPH, source_of
from ...party.effects.story import PickArm, SettleCheck
from ...party.saving.nesting import ANYWHERE, check_nesting
from ..chapters.adventure import TakeWeapon
from ..chapters.attack import EndAttack
from ..chapters.cooking import PayRecipe
from ..chapters.events import MayAttempt
from ..chapters.port import SERVICES, PortServices
from ..chapters.search import DRAWS, EndSearch, FindToken, KeepFound, KeepReward, SearchMore
from ..chapters.ship import PARTS, RoomPart, RoomParts
from ..chapters.turn import TakeAction
from ..effects.program import Triggered
from ..table.table import SeaTable
from .nesting import PLACES

CONTEXT_OF_OP = {
    **dict.fromkeys(("fate-plus", "redraw", "skill-plus", "accuracy"), "test"),
    **dict.fromkeys(("damage", "diagonal", "extra"), "attack"),
    **dict.fromkeys(("block", "deal"), "fight"),
}
"""Effects that run only while this is in progress."""
SEARCH_STEPS = (SearchMore, EndSearch, KeepReward, KeepFound, FindToken)
"""While a search is in progress exactly one of these is on the agenda."""


@rule("SG-SAVE-007")
def check_plans(table: SeaTable) -> None:
    """Every step lies where it can happen, with what it needs; a search is at one place, and is there if it began."""
    kinds = iter([test.kind for test in table.tests])
    open_tests: list[str] = []

    def own_check(step: Step[Any], at: int, under_way: list[str]) -> str:
        """What a step needs and does not find; empty if nothing."""
        if isinstance(step, (EndTest, EndAttack)):
            open_tests.append(next(kinds))
            if (open_tests[-1] == "attack") != isinstance(step, EndAttack):
                return f"the end of {open_tests[-1]}"
        kind = PLACES.get(type(step), ANYWHERE).test_kind
        if kind and open_tests[-1:] != [kind]:
            return f"the {kind} that it belongs to"
        return _wrong_program(table, step, under_way) or _wrong_state(table, step)

    check_nesting(table, PLACES, [], own_check)
    searches = sum(isinstance(step, SEARCH_STEPS) for step in table.agenda)
    if searches > 1 or (table.found and not searches):
        raise BrokenState("state.found", "one search for the tokens found", table.found)


def _wrong_program(table: SeaTable, item: Step[Any], under_way: list[str]) -> str:
    """What was expected instead of a program that cannot run here; empty if it can.

    Paragraphs and events do not run in fights, and effects such as ``block`` only while what they change is in
    progress.
    """
    match item:
        case Do(program=path) | Triggered(path=path):
            arms = f"{path}/"
        case PickArm(path=path):
            arms = path
        case SettleCheck(arm=path):
            arms = path.removesuffix("pass")
        case _:
            return ""
    source = source_of(path)
    if "fight" in under_way and (source.startswith((PARAGRAPH, HAZARD)) or source in table.pack.events):
        return "a step of a fight"
    for other, program in table.bound.printed.items():
        if other == path or other.startswith(arms):
            for op in program:
                if CONTEXT_OF_OP.get(op.name, "") not in ("", *under_way):
                    return f"the {CONTEXT_OF_OP[op.name]} that it belongs to"
    return ""


def _wrong_state(table: SeaTable, item: Step[Any]) -> str:
    """What a step needs and the table lacks; empty if it has everything."""
    pack = table.pack
    match item:
        case AlterTest() if table.wait_all and len({*table.test.passed}) >= table.seat_count():
            return "a seat that has not passed"
        case TakeAction() if not table.actions:
            return "an action that is left"
        case RoomParts(room=room, left=left) if not {*left} <= {*PARTS[room]}:
            return f"parts of the {room}"
        case RoomPart(room=room, part=part) if part not in PARTS[room]:
            return f"parts of the {room}"
        case PortServices(left=left) if not {*left} <= {*SERVICES}:
            return "services of a port"
        case SearchMore() if len(table.found) >= DRAWS:
            return "fewer tokens found"
        case KeepReward() if not table.found:
            return "a token that was found"
        case TakeWeapon(card=card) if card not in table.adventures or card not in table.bound.weapons:
            return "a weapon of the crew"
        case PayRecipe(card=card) if card not in table.bound.recipes:
            return "a recipe"
        case MayAttempt(event=event) if pack.events[event].attempt_at != "turn-end":
            return "an event that can be attempted"
    return ""
