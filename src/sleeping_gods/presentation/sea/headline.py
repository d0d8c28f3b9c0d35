"""The headline of a table of the sea: turn, captain, phase, place, actions, events, and what the crew owns."""

from __future__ import annotations

from ...sea.chapters.adventure import totem_count
from ...sea.chapters.events import deck_size
from ...sea.chapters.turn import ACTIONS
from ...sea.table.table import SeaTable
from ...sea.table.words import RESOURCES
from ..audience import Audience
from ..marks import remove_marks
from ..party.presenter import Presenter
from ..phrases import join
from ..scene.headline import Amount, Gauge, Headline
from .phase import event_deck, phase, place
from .sayings import actions_left
from .standing import command, facts, owned_goods

READS: tuple[str, ...] = (
    "over", "turn", "captain", "names", "region", "actions", "events", "event_left",
    "event_pass", "finale", "serpent", "defeats", "goods", "xp", "points", "feared", "revered", "tokens", "letters",
    "pools", "supply", "crew", "adventures", "ongoing",
)  # fmt: skip
"""The fields of the table that it depends on."""


def headline(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> Headline:
    """The head of the table."""
    localizer = presenter.localizer
    captain, now, shown = table.names[table.captain], phase(localizer, table), [*filter(None, facts(localizer, table))]
    return Headline(
        turn=table.turn,
        leader=table.captain,
        title=localizer.say("turn_number", turn=table.turn),
        leader_text=localizer.say("turn_captain", who=captain),
        phase=now,
        place=place(localizer, table),
        facts=tuple(map(localizer.rich_text, shown)),
        gauges=(
            Gauge("actions", "", table.actions, ACTIONS, actions_left(localizer, table)),
            Gauge(
                "events",
                "",
                deck_size(table),
                len(table.pack.events),
                event_deck(localizer, table),
            ),
        ),
        goods=(
            Amount("totem", totem_count(table), localizer.say("head_totems", count=totem_count(table))),
            *(
                Amount(kind, table.goods[kind], localizer.counted(table.goods[kind], kind))
                for kind in RESOURCES
                if table.goods[kind]
            ),
        ),
        holdings=(
            (localizer.say("goods_title"), localizer.rich_text(join(owned_goods(localizer, table)))),
            (localizer.say("goods_command"), localizer.rich_text(join(command(localizer, table)))),
        ),
        spoken=(
            localizer.say("turn_told", turn=table.turn, captain=captain, phase=now),
            f"{remove_marks(join(shown, '. '))}.",
        ),
    )
