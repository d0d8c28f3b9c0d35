"""The text that a player reads: programs, conditions, standing changes and amounts in a language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ..effects import terms
from ..effects.conditions import QUESTIONS
from ..effects.op import Arg, Condition, Op, Program, every_op
from ..effects.passives import PASSIVES, IsStanding
from ..effects.registry import OPERATIONS
from ..languages import Lang
from .fluent import Word
from .messages import message, say
from .namers import Namer, nameless, number_and_name
from .terms import counted_noun, term

NOT_GIVEN = "none"
"""What messages call an argument or an arm that is not there."""
_TERMS: dict[str, tuple[str, ...]] = {
    "skill": terms.SKIES_SKILLS,
    "status": terms.STATUSES,
    "token": terms.TOKENS,
    "room": terms.ROOMS,
    "obstacle": terms.OBSTACLES,
    "faction": terms.FACTIONS,
}
"""The kinds of slots whose words are terms, with the words of each."""
_GOODS = ("gainable", "losable", "payable")
"""Kinds of arguments that are counted."""
_TESTS = ("challenge", "fate-check")
"""Effects that have outcomes."""
_CLAUSE = re.compile(r"[:;,(]")
"""Signs after which more is said than the thing that a verb is about."""


def describe(program: Program, lang: Lang, namer: Namer = nameless) -> str:
    """The rules text of a program, lower case and without a full stop."""
    texts = (either_way(program, at, _describe(op, lang, namer), lang) for at, op in enumerate(program))
    return say(lang, "grammar_clauses").join(texts)


def either_way(program: Program, at: int, text: str, lang: Lang) -> str:
    """The text of an effect; after a test it says that it happens whether the test was passed or failed.

    That is not said where one outcome leads elsewhere, or after effects that nobody could take for an outcome.
    """
    if not at or OPERATIONS[program[at].name].ends:
        return text
    test = program[at - 1]
    outcomes = test.arms if test.name in _TESTS else ()
    leads = any(OPERATIONS[op.name].ends for _, arm in outcomes for op in every_op(arm))
    return say(lang, "effects_either-way", text=text) if outcomes and not leads else text


def describe_condition(condition: Condition, lang: Lang, namer: Namer = nameless, *, holds: bool = True) -> str:
    """A condition as it follows the word if."""
    if condition.kind == "not":
        return describe_condition(condition.parts[0], lang, namer, holds=not holds)
    if condition.kind in ("and", "or"):
        needs_all = (condition.kind == "and") == holds  # "not (a or b)" is "unless a and unless b"
        joint = say(lang, "effects_and" if needs_all else "effects_or")
        return joint.join(_bracketed(condition, part, lang, namer, holds=holds) for part in condition.parts)
    key = f"{'if' if holds else 'unless'}_{condition.kind}"
    if condition.kind == "keyword":
        (word,) = condition.args
        return say(lang, key, keyword=namer("keyword", word) or word)
    question = QUESTIONS[condition.kind]
    values = dict(zip(question.args, condition.args, strict=True))
    return _MessageFiller(values, question.form.slots(), {}, lang, namer).fill(key)


def _bracketed(whole: Condition, part: Condition, lang: Lang, namer: Namer, *, holds: bool) -> str:
    """A part of a condition; in brackets if it is an "or" within an "and", or the other way round."""
    text = describe_condition(part, lang, namer, holds=holds)
    inner = part.parts[0] if part.kind == "not" else part
    return f"({text})" if inner.kind in ("and", "or") and inner.kind != whole.kind else text


def describe_passive(passive: IsStanding, lang: Lang) -> str:
    """The rules text of a standing change."""
    change = PASSIVES[passive.name]
    kinds = {name: kind for form in change.forms for name, kind in form.slots().items()}
    values: dict[str, Arg] = {"n": passive.amount, "word": passive.word}
    text = _MessageFiller(values, kinds, {}, lang, nameless).fill(f"change_{passive.name.replace(' ', '-')}")
    return say(lang, f"while_{passive.condition}", text=text) if passive.condition else text


def describe_amounts(amounts: tuple[tuple[str, int], ...], lang: Lang) -> str:
    """What is paid or rewarded."""
    return ", ".join(counted_noun(count, what, lang) for what, count in amounts)


def _describe(op: Op, lang: Lang, namer: Namer) -> str:
    """What one effect does, with what its arms do."""
    operation = OPERATIONS[op.name]
    arms = {name: _joined_effects([_describe(inner, lang, namer) for inner in arm], lang) for name, arm in op.arms}
    if op.name == "choose":
        arms = {"arms": say(lang, "effects_alternatives").join(arms.values())}
    if op.condition is not None:
        arms["condition"] = describe_condition(op.condition, lang, namer)
    if operation.args == ("enemies",):
        values: dict[str, Arg] = {"enemies": ", ".join(number_and_name("enemy", arg, namer) for arg in op.args)}
    else:
        values = dict(zip(operation.args, op.args, strict=True))
    return _MessageFiller(values, operation.kinds(), arms, lang, namer).fill(f"does_{op.name}")


def _joined_effects(texts: list[str], lang: Lang) -> str:
    """Several effects of one arm: a, b and c; a verb is not said again, and the same thing twice is counted.

    The verb of a language's sentence is its first word, if it is among those of ``effects_verbs``.
    """
    times = {text: texts.count(text) for text in texts}
    verbs = say(lang, "effects_verbs").split("|")
    parts: list[str] = []
    verb = ""
    for text, count in times.items():
        first_word, _, rest = text.partition(" ")
        is_simple = not _CLAUSE.search(rest)
        part = rest if is_simple and first_word == verb and first_word in verbs else text
        parts.append(say(lang, "effects_times", text=part, count=count) if count > 1 else part)
        verb = first_word if is_simple else ""
    if len(parts) < 2:
        return "".join(parts)
    *first_parts, last_part = parts
    return ", ".join(first_parts) + say(lang, "effects_and") + last_part


@dataclass(frozen=True, slots=True)
class _MessageFiller:
    """Fills one message with the wording of arguments and arms."""

    arguments: Mapping[str, Arg]
    """What it is about, by the names of its variables."""
    kinds: Mapping[str, str]
    """The kind of slot that each argument was written in."""
    arms: Mapping[str, str]
    """Variables whose text is made already, such as the effects of an outcome."""
    lang: Lang
    namer: Namer
    """Names things of a pack."""

    def fill(self, key: str) -> str:
        """The message with every variable that it asks for."""
        pattern = message(self.lang, key)
        return pattern.say({name: self._variable(name) for name in pattern.variables})

    def _variable(self, name: str) -> Word:
        """The value of a variable of a message: an arm, an argument, or a word that is made of them."""
        if name in self.arms:
            return self.arms[name]
        if name in self.arguments:
            return self._argument(self.kinds.get(name, ""), self.arguments[name])
        if name == "signed":  # the number with its sign: +2
            return f"{int(self.arguments['n']):+d}"
        if name == "home":  # the ship or the plane
            return self.namer("home", "") or term("home", "sea", self.lang)
        if name in terms.NOUNS:  # a noun is counted: 2 coins
            return self._counted(name)
        if name.isupper():  # the same variable in capitals
            return str(self._variable(name.lower())).upper()
        return NOT_GIVEN

    def _argument(self, kind: str, value: Arg) -> Word:
        """An argument as it is read: a term, a counted noun, a name, or as it stands."""
        if value == "":
            return NOT_GIVEN
        if value in _TERMS.get(kind, ()):
            return term(kind, str(value), self.lang)
        if kind in _GOODS:
            return self._counted(str(value))
        match kind:
            case "target" | "crew":
                return self._target(kind, value)
            case "region" | "ending" | "space" | "achievement" | "curse":
                return self.namer(kind, value) or str(value)
            case "quest" | "adventure" | "boss" | "location":
                return number_and_name(kind, value, self.namer)
            case _:
                return value

    def _counted(self, thing: str) -> str:
        """So many of a thing, as the argument ``n`` says."""
        return counted_noun(int(self.arguments["n"]), self.namer("noun", thing) or thing, self.lang)

    def _target(self, kind: str, value: Arg) -> str:
        """Whom an effect is about, by name or as a group."""
        if kind == "target" and value in terms.TARGETS:
            return self.namer("target", value) or term("target", str(value), self.lang)
        return self.namer("crew", value) or str(value).replace("-", " ").title()
