"""The head of the table, of the sea: turn, captain, phase, place, actions, events, and what the crew owns."""

from __future__ import annotations

from ...sea.chapters.events import deck_size
from ...sea.chapters.turn import ACTIONS
from ...sea.table.table import SeaTable
from ...sea.table.words import RESOURCES
from ..audience import Audience
from ..party.teller import Teller
from ..phrases import join
from ..scene.headline import Amount, Gauge, Headline
from .phase import event_deck, phase, place
from .sayings import actions_left
from .standing import command, facts, owned

READS: tuple[str, ...] = (
    "over", "turn", "captain", "names", "region", "actions", "events", "event_left",
    "event_pass", "finale", "serpent", "defeats", "goods", "xp", "points", "feared", "revered", "tokens", "letters",
    "pools", "supply", "crew", "adventures",
)  # fmt: skip
"""The fields of the table that it hangs on."""


def headline(teller: Teller[SeaTable], table: SeaTable, audience: Audience) -> Headline:
    """The head of the table."""
    voice = teller.voice
    captain, now, known = table.names[table.captain], phase(voice, table), [*filter(None, facts(voice, table))]
    return Headline(
        turn=table.turn,
        leader=table.captain,
        title=voice.say("turn_number", turn=table.turn),
        leads=voice.say("turn_captain", who=captain),
        phase=now,
        place=place(voice, table),
        facts=tuple(map(voice.runs, known)),
        gauges=(
            Gauge("actions", "", table.actions, ACTIONS, actions_left(voice, table)),
            Gauge("events", "", deck_size(table), len(table.pack.events), event_deck(voice, table)),
        ),
        goods=tuple(
            Amount(kind, table.goods[kind], voice.counted(table.goods[kind], kind))
            for kind in RESOURCES
            if table.goods[kind]
        ),
        holdings=(
            (voice.say("goods_title"), voice.runs(join(owned(voice, table)))),
            (voice.say("goods_command"), voice.runs(join(command(voice, table)))),
        ),
        told=(voice.say("turn_told", turn=table.turn, captain=captain, phase=now), f"{join(known, '. ')}."),
    )
