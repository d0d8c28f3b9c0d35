"""Effects in words, like the text of a card, with enemies called by name first."""

from __future__ import annotations

from ...effects.op import Arg, Op, Program
from ...wording.effects import either_way
from ...wording.namers import Namer
from ..localizer import Localizer


def effect_words(localizer: Localizer, program: Program, namer: Namer) -> str:
    """The effects as clauses, lower case and without a full stop."""

    def words_of(op: Op) -> str:
        return _fight(localizer, op, namer) if op.name == "combat" else localizer.describe((op,), namer)

    return localizer.clauses(either_way(program, at, words_of(op), localizer.lang) for at, op in enumerate(program))


def _fight(localizer: Localizer, op: Op, namer: Namer) -> str:
    """A fight by its enemies, with what a victory brings."""
    whom = localizer.listed(_enemy(localizer, number, namer) for number in op.args)
    won = next((effect_words(localizer, arm, namer) for label, arm in op.arms if label == "win"), "")
    return localizer.say("effect_fight-for", whom=whom, won=won) if won else localizer.say("effect_fight", whom=whom)


def _enemy(localizer: Localizer, number: Arg, namer: Namer) -> str:
    """An enemy by name and number; by number alone if the namer knows no name."""
    name = namer("enemy", number)
    return localizer.say("effect_enemy", name=name or "none", number=number)
