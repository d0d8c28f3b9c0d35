"""What a robot would do, as the terminal prints it: three choices with their numbers, why, and what an evening cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ..presentation.localizer import Localizer
from ..presentation.scene.advice import Advised
from ..presentation.scene.text import plain
from ..wire.events import AdviceEvent
from .section import Section, lines


def advice_section(localizer: Localizer, event: AdviceEvent, keys: Mapping[str, str]) -> list[Section]:
    """An answer; ``keys`` are the numbers of choices in the menu, by their notation."""
    if event.note:
        return [lines([plain(event.note)])]
    sections: list[Section] = []
    if event.advised is not None:
        sections += _advised(localizer, event.advised, keys)
    if event.way is not None:
        sections.append(lines([plain(event.way.text)]))
    for decision in event.costly:
        words = localizer.say(
            "advice_costly",
            entry=decision.entry,
            taken=plain(decision.taken),
            better=plain(decision.better),
            cost=decision.tenths / 10,
        )
        sections += [lines([words], style="bold"), lines([plain(decision.why)])]
    return sections or [lines([localizer.say("advice_no-way")])]


def _advised(localizer: Localizer, advised: Advised, keys: Mapping[str, str]) -> list[Section]:
    """The choices, the advised one first and bold, then why."""
    sections = []
    for place, choice in enumerate(advised.choices):
        is_first = place == 0
        number = keys.get(choice.choice, "")
        label = f"{number}. {plain(choice.label)}" if number else plain(choice.label)
        key = "advice_line-first" if is_first else "advice_line-next"
        words = localizer.say(key, label=label, figures=plain(choice.figures) or "none")
        sections.append(lines([words], style="bold" if is_first else ""))
    return [*sections, lines([plain(advised.why)])]


def asked_about(localizer: Localizer, words: str) -> Literal["choice", "way", "evening"] | None:
    """What the words behind the command ask about; None if they are none of it."""
    if not words:
        return "choice"
    if words.lower() in localizer.say("advice_word-way").split(" / "):
        return "way"
    if words.lower() in localizer.say("advice_word-evening").split(" / "):
        return "evening"
    return None
