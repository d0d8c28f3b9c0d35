"""Reads the past of a campaign: possible undos, the log after an entry, and the scene as it was then."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any, get_args

from ..campaign.history import History
from ..campaign.live import Campaign
from ..campaign.revealed import reveals
from ..campaign.undo_targets import Asks, Stride, redo_target, undo_target
from ..journal.notation import CHANCE
from ..kernel.table import Table
from ..languages import Lang
from ..party.table.table import of_party
from ..presentation.audience import Audience
from ..presentation.party.chronicle import Chronicle
from ..presentation.party.presenter import Presenter
from ..presentation.presenters import PRESENTERS
from ..presentation.scene.log import LogLine
from ..presentation.scene.scene import Scene
from ..presentation.scene_tracker import SceneTracker
from ..presentation.story_knowledge import Past
from ..presentation.story_translation import load_translation
from ..wire.http import Back, WayBack
from .errors import NotThere
from .perspectives import RECENT_ENTRIES, names_of, without_hidden_choices

MAX_RETOLD = 200
"""The most entries whose log is returned at once."""


def ways_back(history: History, asks: Asks, *, consent: bool, by_hand: bool = False) -> Back:
    """The target of an undo of each size; with ``consent``, whether the others must agree first."""
    ways = []
    for stride in get_args(Stride):
        target = undo_target(history, stride, asks, over_pins=True, by_hand=by_hand)
        if target is not None:
            ways.append(WayBack(stride, target, consent and bool(reveals(history, target))))
    return Back(tuple(ways), redo_target(history, over_pins=True) is not None)


def log_after(campaign: Campaign, presenter: Presenter[Any], audience: Audience, since: int) -> list[LogLine]:
    """The log lines after an entry that an audience may see, at most MAX_RETOLD entries of them."""
    history = campaign.history
    if since not in history:
        return []
    before, entries = history.table_after(since), history.line_after(since)[:MAX_RETOLD]
    return list(Chronicle(presenter, audience, names_of(campaign.table, audience)).hear_entries(before, entries))


def scene_after(campaign: Campaign, past: Past, lang: Lang, audience: Audience, entry: int) -> tuple[Scene, Audience]:
    """The scene after an entry as an audience saw it then, and the seats it had then.

    While a draw is pending nobody sees a scene, so the scene after the draw is returned.
    """
    history = campaign.history
    line = [0, *history.numbers()]
    if entry not in line:
        raise NotThere("no-line")
    later = line[line.index(entry) :]
    entry = next(
        (number for number, after in pairwise(later) if history.entry(after).seat != CHANCE),
        later[-1],
    )
    presenter = PRESENTERS[campaign.game.id](lang)
    load_translation(presenter.localizer, campaign.pack, campaign.pack.id)
    presenter.read = past.known(history, entry)
    table, names = history.table_after(entry), names_of(campaign.table, audience)
    then = replace(audience, seats=_seats_then(table, names), answers=())
    tracker: SceneTracker[Any] = SceneTracker(presenter, then)
    tracker.chronicle.names = names
    tracker.chronicle.hear_entries(*history.last_entries(RECENT_ENTRIES, entry))
    return without_hidden_choices(tracker.tell(table)), then


def _seats_then(table: Table, names: frozenset[str]) -> tuple[int, ...]:
    """The seats that players with these names had at an earlier table."""
    return tuple(seat for seat, name in enumerate(of_party(table).names) if name in names)
