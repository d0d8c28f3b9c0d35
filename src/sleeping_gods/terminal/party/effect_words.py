"""What effects do, in words: like the text of a card, but for enemies, who are called by name first."""

from __future__ import annotations

from ...effects.op import Arg, Op, Program
from ...effects.words import Namer, describe


def effect_words(program: Program, namer: Namer) -> str:
    """The effects one after the other, lower case and without a full stop."""
    return "; ".join(_fight(op, namer) if op.name == "combat" else describe((op,), "en", namer) for op in program)


def _fight(op: Op, namer: Namer) -> str:
    foes = [_enemy(number, namer) for number in op.args]
    whom = f"{', '.join(foes[:-1])} and {foes[-1]}" if len(foes) > 1 else "".join(foes)
    won = next((effect_words(arm, namer) for label, arm in op.arms if label == "win"), "")
    return f"fight {whom}" + (f" (victory: {won})" if won else "")


def _enemy(number: Arg, namer: Namer) -> str:
    name = namer("enemy", number)
    return f"the {name} ({number})" if name else f"enemy {number}"
