"""The head of the screen: turn, place and remaining time, and what the party owns."""

from __future__ import annotations

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from ...presentation.localizer import Localizer
from ...presentation.phrases import join
from ...presentation.scene.headline import Gauge
from ...presentation.scene.text import plain
from ..render_context import RenderContext
from ..section import Section, hanging, labelled, stacked
from .boards import health_bar


def header(localizer: Localizer, context: RenderContext) -> Section:
    """The turn, the place and phase, and the tracks, if any."""
    head, dot = context.scene.headline, f" {context.glyphs.dot} "
    title = join([head.title, head.leader_text, head.phase], dot)
    rule = Rule(Text(title, style="bold"), characters=context.glyphs.rule, align="left", style="dim")
    parts = [hanging(join(map(plain, head.facts), dot))]
    tracks = [_track(gauge, context) for gauge in head.gauges if gauge.label]
    if tracks:
        parts.append(hanging(Text("  ").join(tracks)))
    return Section(Group(rule, *parts), list(head.spoken))


def _track(gauge: Gauge, context: RenderContext) -> Text:
    """A track as symbols and numbers."""
    drawn = Text(f"{gauge.label} ", style="dim")
    if gauge.key == "plane":
        return drawn.append_text(health_bar(gauge.left, gauge.max, context))
    of_max = f" {gauge.left}/{gauge.max}"
    full, spent_sign, style, number = {
        "time": (context.glyphs.filled_pip, context.glyphs.empty_pip, "cyan", f" {gauge.left}"),
        "camps": (context.glyphs.camp, context.glyphs.spent_camp, "yellow", f" {gauge.left}"),
        "fuel": (context.glyphs.damage, context.glyphs.free_damage_space, "yellow", of_max),
    }.get(gauge.key, (context.glyphs.filled_pip, context.glyphs.empty_pip, "cyan", of_max))
    drawn.append(full * gauge.left, style=f"{style} not dim")
    drawn.append(spent_sign * (gauge.max - gauge.left), style="dim")
    return drawn.append(f"{number}+{gauge.extra}" if gauge.extra else number, style="not dim")


def goods_section(localizer: Localizer, context: RenderContext) -> Section:
    """The party's goods, and conditions that affect it."""
    return stacked([labelled(localizer, label, plain(held)) for label, held in context.scene.headline.holdings])
