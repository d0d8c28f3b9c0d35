"""The text that a player reads: programs, conditions and standing changes in English and French."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from . import terms
from .conditions import QUESTIONS
from .op import Arg, Condition, Op, Program, every_op
from .passives import PASSIVES, STATES, IsStanding
from .registry import OPERATIONS
from .terms import Lang, both, counted

Namer: TypeAlias = Callable[[str, Arg], str]
"""Gives the name of a ``quest``, ``adventure``, ``enemy``, ``boss``, ``location``, ``region``, ``space``, ``crew``,
``curse`` or ``ending``, a game's own word for a ``target`` or for ``home``, its own ``noun`` for one
that is counted, or nothing."""


def nameless(kind: str, value: Arg) -> str:
    """The namer that knows no names."""
    return ""


_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
_PLACE = re.compile(r"\{([^{}]+)\}")
_GUARD = re.compile(r"\(([\w-]+)=([\w-]+)\) ")
_KNOWN: dict[str, dict[str, terms.Both]] = {
    "skill": terms.SKIES_SKILLS,
    "status": terms.STATUSES,
    "token": terms.TOKENS,
    "room": terms.ROOMS,
    "obstacle": terms.OBSTACLES,
    "faction": terms.FACTIONS,
}
_COMMAS = {"en": "; ", "fr": "\u202f; "}
_OR = {"en": ", or ", "fr": ", ou "}
_AND = {"en": " and ", "fr": " et "}
_EITHER_WAY = {"en": "either way ", "fr": "dans tous les cas, "}
_TESTS = ("challenge", "fate-check")
"""Effects that have outcomes."""
_TIMES = {"en": " ({} times)", "fr": " ({} fois)"}
_VERBS = {"en": ("gain", "lose", "remove"), "fr": ("gagnez", "recevez", "perdez", "retirez")}
"""Verbs that are said once for several things."""
_CLAUSE = re.compile(r"[:;,(]")
"""What follows one of these is more than a thing."""


def describe(program: Program, lang: Lang, namer: Namer = nameless) -> str:
    """The rules text of a program, lower case and without a full stop."""
    return _COMMAS[lang].join(
        either_way(program, at, lang) + _describe(op, lang, namer) for at, op in enumerate(program)
    )


def either_way(program: Program, at: int, lang: Lang) -> str:
    """Words before an effect that follows a test: it happens whether the test was passed or failed.

    None are needed where one outcome leads elsewhere, or after effects that nobody could take for an outcome.
    """
    if not at or OPERATIONS[program[at].name].ends:
        return ""
    test = program[at - 1]
    outcomes = test.arms if test.name in _TESTS else ()
    leads = any(OPERATIONS[op.name].ends for _, arm in outcomes for op in every_op(arm))
    return _EITHER_WAY[lang] if outcomes and not leads else ""


def describe_condition(condition: Condition, lang: Lang, namer: Namer = nameless, *, holds: bool = True) -> str:
    """A condition as it follows the word if."""
    if condition.kind == "not":
        return describe_condition(condition.parts[0], lang, namer, holds=not holds)
    if condition.kind in ("and", "or"):
        joint = _AND if (condition.kind == "and") == holds else {"en": " or ", "fr": " ou "}
        return joint[lang].join(_bracketed(condition, part, lang, namer, holds) for part in condition.parts)
    if condition.kind == "keyword":
        word = condition.args[0]
        if lang == "en":
            return f"you have {word}" if holds else f"you do not have {word}"
        return f"vous avez {word}" if holds else f"vous n'avez pas {word}"
    question = QUESTIONS[condition.kind]
    values = dict(zip(question.args, condition.args, strict=True))
    template = (question.en if lang == "en" else question.fr)[0 if holds else 1]
    return _fill(template, _Values(values, question.form.slots(), {}, lang, namer))


def _bracketed(whole: Condition, part: Condition, lang: Lang, namer: Namer, holds: bool) -> str:
    text = describe_condition(part, lang, namer, holds=holds)
    inner = part.parts[0] if part.kind == "not" else part
    return f"({text})" if inner.kind in ("and", "or") and inner.kind != whole.kind else text


def describe_passive(passive: IsStanding, lang: Lang) -> str:
    """The rules text of a standing change."""
    change = PASSIVES[passive.name]
    kinds = {name: kind for form in change.forms for name, kind in form.slots().items()}
    values: dict[str, Arg] = {"n": passive.amount, "word": passive.word}
    text = _fill(change.en if lang == "en" else change.fr, _Values(values, kinds, {}, lang, nameless))
    return f"{text} {both(STATES[passive.condition], lang)}" if passive.condition else text


def describe_amounts(amounts: tuple[tuple[str, int], ...], lang: Lang) -> str:
    """What is paid or rewarded."""
    return ", ".join(counted(count, what, lang) for what, count in amounts)


def _describe(op: Op, lang: Lang, namer: Namer) -> str:
    operation = OPERATIONS[op.name]
    arms = {name: _listed([_describe(inner, lang, namer) for inner in arm], lang) for name, arm in op.arms}
    if op.name == "choose":
        arms = {"arms": _OR[lang].join(arms.values())}
    if op.condition is not None:
        arms["condition"] = describe_condition(op.condition, lang, namer)
    if operation.args == ("enemies",):
        values: dict[str, Arg] = {"enemies": ", ".join(numbered("enemy", arg, namer) for arg in op.args)}
    else:
        values = dict(zip(operation.args, op.args, strict=True))
    filled = _Values(values, operation.kinds(), arms, lang, namer)
    for template in (operation.en if lang == "en" else operation.fr).split(" || "):
        text = _alternative(template, filled)
        if text:
            return text
    raise ValueError(f"no words for {op!r}")


def _listed(texts: list[str], lang: Lang) -> str:
    """Several effects of one arm: a, b and c; a verb is not said again, and the same thing twice is counted."""
    times = {text: texts.count(text) for text in texts}
    told: list[str] = []
    verb = ""
    for text, count in times.items():
        first, _, rest = text.partition(" ")
        again = first == verb and first in _VERBS[lang] and not _CLAUSE.search(rest)
        told.append((rest if again else text) + (_TIMES[lang].format(count) if count > 1 else ""))
        verb = "" if _CLAUSE.search(rest) else first
    return ", ".join(told[:-1]) + _AND[lang] + told[-1] if len(told) > 1 else "".join(told)


def numbered(kind: str, value: Arg, namer: Namer) -> str:
    """Something by its number, and by its name where the namer knows it."""
    name = namer(kind, value)
    return f"{value} ({name})" if name else str(value)


class _Values:
    """The values of one template: arguments, arms, and how each is said."""

    def __init__(
        self, values: Mapping[str, Arg], kinds: Mapping[str, str], arms: Mapping[str, str], lang: Lang, namer: Namer
    ) -> None:
        self.values, self.kinds, self.arms, self.lang, self.namer = values, kinds, arms, lang, namer

    def say(self, place: str) -> str:
        """The words for one place of a template; empty if there are none."""
        if place in self.arms or place not in self.values:
            return self._say_other(place)
        value = self.values[place]
        kind = self.kinds.get(place, "")
        if value == "":
            return ""
        if kind in _KNOWN and value in _KNOWN[kind]:
            return both(_KNOWN[kind][str(value)], self.lang)
        match kind:
            case "target" | "crew":
                return self._say_target(kind, value)
            case "region" | "ending" | "space" | "achievement" | "curse":
                return self.namer(kind, value) or str(value)
            case "quest" | "adventure" | "boss" | "location":
                return numbered(kind, value, self.namer)
            case _:
                return str(value)

    def _say_target(self, kind: str, value: Arg) -> str:
        if kind == "target" and value in terms.TARGETS:
            return self.namer("target", value) or both(terms.TARGETS[str(value)], self.lang)
        return self.namer("crew", value) or str(value).replace("-", " ").title()

    def _say_other(self, place: str) -> str:
        if place == "home":
            return self.namer("home", "") or both(terms.HOME, self.lang)
        if place in self.arms:
            return self.arms[place]
        if place.startswith("+"):
            return f"{int(self.values[place[1:]]):+d}"
        if " " in place:
            count, noun = place.split(" ")
            named = str(self.values.get(noun, noun))
            return counted(int(self.values[count]), self.namer("noun", named) or named, self.lang)
        return self.say(place.lower()).upper() if place.isupper() else ""


def _alternative(template: str, values: _Values) -> str:
    guard = _GUARD.match(template)
    if guard:
        if str(values.values[guard[1]]) != guard[2]:
            return ""
        template = template[guard.end() :]
    template = _OPTIONAL.sub(lambda found: found[1] if _full(found[1], values) else "", template)
    return _fill(template, values) if _full(template, values) else ""


def _full(template: str, values: _Values) -> bool:
    return all(values.say(place) for place in _PLACE.findall(template))


def _fill(template: str, values: _Values) -> str:
    return _PLACE.sub(lambda found: values.say(found[1]), template)
