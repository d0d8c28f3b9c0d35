"""The headline of a table of the sea: turn, captain, phase, place, actions, events, and what the crew owns."""

from __future__ import annotations

from ...sea.chapters.adventure import totem_count
from ...sea.chapters.event_deck import deck_size
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
"""The fields of the table that the headline depends on; ``test_changed_alone`` finds one that is missing here."""


def headline(presenter: Presenter[SeaTable], table: SeaTable, audience: Audience) -> Headline:
    """The head of the table."""
    localizer = presenter.localizer
    captain = table.names[table.captain]
    phase_words = phase(localizer, table)
    fact_words = [fact for fact in facts(localizer, table) if fact]
    return Headline(
        turn=table.turn,
        leader=table.captain,
        title=localizer.say("turn_number", turn=table.turn),
        leader_text=localizer.say("turn_captain", who=captain),
        phase=phase_words,
        place=place(localizer, table),
        facts=tuple(map(localizer.rich_text, fact_words)),
        gauges=(
            Gauge(key="actions", label="", left=table.actions, max=ACTIONS, text=actions_left(localizer, table)),
            Gauge(
                key="events",
                label="",
                left=deck_size(table),
                max=len(table.pack.events),
                text=event_deck(localizer, table),
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
            localizer.say("turn_told", turn=table.turn, captain=captain, phase=phase_words),
            f"{remove_marks(join(fact_words, '. '))}.",
        ),
    )
