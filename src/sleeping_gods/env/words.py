"""An observation in words: where the campaign stands, the boards, the page, the fight, what is asked and the menu."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..kernel.choices import Choice, text
from ..languages import Lang
from ..party.table.table import PartyTable
from ..presentation.audience import SOFA, Audience
from ..presentation.lazy_scene import LazyScene
from ..presentation.presenters import presenter_of
from ..presentation.scene.text import plain
from .layout import KnownSeats


def in_words(
    game: str,
    table: PartyTable,
    known: KnownSeats,
    menu: Sequence[Choice],
    lang: Lang = "en",
    *,
    together: bool = False,
) -> str:
    """What some seats know of a table, as the terminal tells it; each line of the menu begins with its action."""
    audience = SOFA if together else Audience(known, apart=True)
    scene: LazyScene[Any] = LazyScene(presenter_of(game, lang), table, audience)
    return "\n".join(line for line in _lines(scene, menu) if line)


def _lines(scene: LazyScene[Any], menu: Sequence[Choice]) -> Iterator[str]:
    """The observation, line by line."""
    headline = scene.headline
    yield headline.title
    yield headline.place
    yield from headline.spoken
    yield from (board.spoken for board in scene.party.boards)
    names = {face.ref: face.title for face in scene.cards.faces}
    for hand in scene.hands:
        if hand.cards:
            yield f"{hand.title}: {', '.join(names[card] for card in hand.cards)}"
    page = scene.page
    if page is not None and page.open:
        yield f"{page.number} {page.title}".strip()
        yield from map(plain, page.blocks)
    fight = scene.fight
    if fight is not None:
        yield fight.title
        yield from (enemy.spoken for enemy in fight.enemies)
        yield from fight.spoken
    decision = scene.decision
    yield plain(decision.question)
    yield from map(plain, decision.context)
    yield from _menu(scene, menu)


def _menu(scene: LazyScene[Any], menu: Sequence[Choice]) -> Iterator[str]:
    """The menu, a line for each action with its number."""
    lines = {line.notation: line for line in (*scene.menu.own, *scene.menu.acts)}
    for action, choice in enumerate(menu):
        notation = text(choice)
        line = lines.get(notation)
        if line is None:
            yield f"{action}: {notation}"
        else:
            detail = plain(line.detail)
            yield f"{action}: {plain(line.label)}{f' ({detail})' if detail else ''} [{notation}]"
