"""What effects do, in words: like the text of a card, but for enemies, who are called by name first."""

from __future__ import annotations

from ...effects.op import Arg, Op, Program
from ...wording.effects import either_way
from ...wording.namers import Namer
from ..voice import Voice


def effect_words(voice: Voice, program: Program, namer: Namer) -> str:
    """The effects one after the other, lower case and without a full stop."""
    return voice.clauses(
        either_way(
            program, at, _fight(voice, op, namer) if op.name == "combat" else voice.describe((op,), namer), voice.lang
        )
        for at, op in enumerate(program)
    )


def _fight(voice: Voice, op: Op, namer: Namer) -> str:
    whom = voice.listed(_enemy(voice, number, namer) for number in op.args)
    won = next((effect_words(voice, arm, namer) for label, arm in op.arms if label == "win"), "")
    return voice.say("effect_fight-for", whom=whom, won=won) if won else voice.say("effect_fight", whom=whom)


def _enemy(voice: Voice, number: Arg, namer: Namer) -> str:
    name = namer("enemy", number)
    return voice.say("effect_enemy", name=name or "none", number=number)
