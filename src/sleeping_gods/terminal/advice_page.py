"""What a robot would do, as the terminal prints it: three choices with their numbers, why, and what an evening cost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ..presentation.localizer import Localizer
from ..presentation.scene.text import plain
from ..wire.events import AdviceEvent
from .section import Section, lines


def advice_section(localizer: Localizer, event: AdviceEvent, keys: Mapping[str, str]) -> list[Section]:
    """An answer; ``keys`` are the numbers of choices in the menu, by their notation."""
    if event.note:
        return [lines([plain(event.note)])]
    shown: list[Section] = []
    if event.advised is not None:
        for at, line in enumerate(event.advised.choices):
            number = keys.get(line.choice, "")
            label = f"{number}. {plain(line.label)}" if number else plain(line.label)
            key = "advice_line-next" if at else "advice_line-first"
            words = localizer.say(key, label=label, figures=plain(line.figures) or "none")
            shown.append(lines([words], style="" if at else "bold"))
        shown.append(lines([plain(event.advised.why)]))
    if event.way is not None:
        shown.append(lines([plain(event.way.text)]))
    for lost in event.costly:
        words = localizer.say(
            "advice_costly", entry=lost.entry, taken=plain(lost.taken), better=plain(lost.better), cost=lost.tenths / 10
        )
        shown += [lines([words], style="bold"), lines([plain(lost.why)])]
    return shown or [lines([localizer.say("advice_no-way")])]


def asked_about(localizer: Localizer, words: str) -> Literal["choice", "way", "evening"] | None:
    """What the words behind the command ask about; None if they are none of it."""
    if not words:
        return "choice"
    if words.lower() in localizer.say("advice_word-way").split(" / "):
        return "way"
    return "evening" if words.lower() in localizer.say("advice_word-evening").split(" / ") else None
