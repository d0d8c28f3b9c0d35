"""The page of all effects, conditions, standing changes and abilities of enemies, written from their declarations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..effects.conditions import QUESTIONS
from ..effects.forms import WrittenForm
from ..effects.op import Condition
from ..effects.operation import GAMES, Operation
from ..effects.passives import PASSIVES, parse_passive
from ..effects.registry import OPERATIONS
from ..effects.slot_kinds import KINDS
from ..languages import WHOLE, Lang
from ..reference.cards.card_words import enemy_words
from ..sea.table.enemy_abilities import DECLARED as SEA_ABILITIES
from ..skies.table.enemy_abilities import DECLARED as SKIES_ABILITIES
from ..wording.effects import describe, describe_condition, describe_passive
from ..wording.messages import say

_SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A slot of a form: its name, and its kind if that is another word."""
WINDOWS = {
    "": "At any time",
    "fate": "While fate is drawn",
    "challenge": "In a challenge",
    "attack": "In an attack",
    "block": "When somebody is hurt in combat",
    "combat": "In combat",
    "search": "In a search",
    "event": "When an event is drawn",
    "obstacle": "At an obstacle",
    "move": "While the plane or the party moves",
}
"""Headings of the windows; effects of a window belong on cards."""
NAMES = {
    **dict.fromkeys(("n", "quest", "adventure", "boss", "location"), "N"),
    **dict.fromkeys(("gainable", "losable"), "THING"),
    **{"signed": "±N", "enemies": "N, N ...", "payable": "RESOURCE"},
}
"""How slots are shown that have shorter names than their kinds."""
ENEMY_ABILITIES = {"sea": SEA_ABILITIES, "skies": SKIES_ABILITIES}
INTRODUCTION = """# Effects, conditions, standing changes and abilities of enemies

Everything that stories and cards can do, ask and change. This page is written by `sleeping-gods pack effects`
from the declarations that the game itself reads, so it is complete and true. What stands in `CAPITALS` is filled in,
what stands in [brackets] may be left out.
"""


def effects_page(langs: Iterable[Lang] = WHOLE, games: Iterable[str] = GAMES) -> str:
    """The whole page as Markdown."""
    lines = list(_lines(tuple(langs), tuple(games)))
    return INTRODUCTION + "\n" + "\n".join(lines) + "\n"


def _lines(langs: tuple[Lang, ...], games: tuple[str, ...]) -> Iterator[str]:
    """The lines of the page."""
    for window, title in WINDOWS.items():
        yield from _effects(window, title, langs, games)
    yield from _conditions(langs, games)
    yield from _standing_changes(langs, games)
    yield from _table("Abilities of enemies", langs)
    for game in games:
        yield from _abilities(game, langs)
    yield ""
    yield from _words()


def _effects(window: str, title: str, langs: tuple[Lang, ...], games: tuple[str, ...]) -> Iterator[str]:
    """The effects of a window; nothing if it has none in these games."""
    operations = [
        operation
        for operation in OPERATIONS.values()
        if operation.window == window and set(operation.games) & set(games)
    ]
    if not operations:
        return
    yield from _table(f"Effects: {title[0].lower()}{title[1:]}", langs)
    for operation in operations:
        means = [describe((operation.means,), lang) for lang in langs]
        yield _row(_texts(operation), operation.example, means, operation.games)
    yield ""


def _conditions(langs: tuple[Lang, ...], games: tuple[str, ...]) -> Iterator[str]:
    """The table of conditions."""
    yield from _table("Conditions", langs)
    yield _row(["KEYWORD"], "LANTERN", [_keyword(lang) for lang in langs], GAMES)
    for question in QUESTIONS.values():
        if set(question.games) & set(games):
            means = [describe_condition(question.means, lang) for lang in langs]
            yield _row([form_text(question.form)], question.example, means, question.games)
    yield "\nJoined by `not`, `and`, `or` and brackets; `not` binds tightest, then `and`.\n"


def _standing_changes(langs: tuple[Lang, ...], games: tuple[str, ...]) -> Iterator[str]:
    """The table of standing changes."""
    yield from _table("Standing changes (`passive`)", langs)
    for change in PASSIVES.values():
        if set(change.games) & set(games):
            means = [describe_passive(parse_passive(change.example), lang) for lang in langs]
            yield _row([form_text(form) for form in change.forms], change.example, means, change.games)
    yield ""


def _words() -> Iterator[str]:
    """The words that may stand in place of each slot."""
    yield "## Words\n"
    yield "| in place of | stands |"
    yield "|---|---|"
    for kind in KINDS.values():
        if kind.words:
            words = ", ".join(f"`{word}`" for word in kind.words)
            yield f"| {kind.title} | {words} |"


def _abilities(game: str, langs: tuple[Lang, ...]) -> Iterator[str]:
    """The rows of the abilities of a game's enemies."""
    for ability in ENEMY_ABILITIES[game]:
        form = ability.forms[0]
        means = [enemy_words(form, game, lang) for lang in langs]
        yield _row([f"{ability.name}-N" if ability.numbered else form], form, means, (game,))


def _table(title: str, langs: tuple[Lang, ...]) -> Iterator[str]:
    """A heading, and the head of its table."""
    heads = [say(lang, "grammar_name") for lang in langs]
    yield f"## {title}\n"
    yield "| text | example | " + " | ".join(heads) + " | game |"
    yield "|---|---|" + "---|" * len(heads) + "---|"


def _row(texts: list[str], example: str, means: list[str], games: tuple[str, ...]) -> str:
    """A row: how it is written, an example, what that means in each language, and in which games."""
    forms = "<br>".join(f"`{_cell(text)}`" for text in dict.fromkeys(texts))
    where = "both" if set(games) == set(GAMES) else ", ".join(games)
    return f"| {forms} | `{_cell(example)}` | " + " | ".join(_cell(mean) for mean in means) + f" | {where} |"


def _cell(text: str) -> str:
    """A text in a cell, in which a bar would end the cell."""
    return text.replace("|", "\\|")


def _keyword(lang: Lang) -> str:
    """What a bare keyword asks for, in words."""
    return describe_condition(Condition("keyword", ("LANTERN",)), lang)


def _texts(operation: Operation) -> list[str]:
    """How an effect is written, and its arms."""
    arms = [f"{arm}: EFFECTS" for arm in operation.arms]
    return [form_text(form) for form in operation.forms] + arms


def form_text(form: WrittenForm) -> str:
    """A form as authors read it: ``gain N THING``."""
    return _SLOT.sub(lambda match: _slot_name(match[2] or match[1]), form.text)


def _slot_name(kind: str) -> str:
    """The name of an argument as the page shows it."""
    return NAMES.get(kind, kind).upper()
