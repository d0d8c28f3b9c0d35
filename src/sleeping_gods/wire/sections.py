"""The sections of a scene as they are sent: only those that have changed."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict

from ..presentation.scene.asks import Asks
from ..presentation.scene.atlas import Area, MapPage, SceneMap, WalkRoute
from ..presentation.scene.cards import Cards, Hand
from ..presentation.scene.fight import FightState
from ..presentation.scene.headline import Headline
from ..presentation.scene.lesson import LessonBeat
from ..presentation.scene.log import LogLine
from ..presentation.scene.menu import ChoiceMenu
from ..presentation.scene.page import StoryPage
from ..presentation.scene.party import PartyBoards
from ..presentation.scene.prologue import Prologue
from ..presentation.scene.quests import QuestJournal
from ..presentation.scene.scene import Scene
from ..presentation.scene.score import ScoreSheet
from ..presentation.scene.test import TestState
from ..presentation.scene.trade import Trade
from ..presentation.scene.vessel import Vessel


class LogPart(Struct, frozen=True, forbid_unknown_fields=True):
    """What the log has become: the first so many lines are as they were, then come these."""

    keep: int
    lines: tuple[LogLine, ...]


class MapPart(Struct, frozen=True, forbid_unknown_fields=True):
    """What the map has become: what is not here is as it was; sheets and areas are put in place of those they name."""

    here: str
    spoken: tuple[str, ...]
    sheets: tuple[MapPage, ...] = ()
    areas: tuple[Area, ...] = ()
    order: tuple[str, ...] | UnsetType = UNSET
    """The areas in their order, if that is another one."""
    flight: tuple[Area, ...] | UnsetType = UNSET
    walks: tuple[WalkRoute, ...] | UnsetType = UNSET
    on_foot: tuple[tuple[str, str], ...] | UnsetType = UNSET
    near: tuple[tuple[str, str], ...] | UnsetType = UNSET


class Sections(Struct, frozen=True, forbid_unknown_fields=True):
    """Sections of a scene; one that is not there is as it was."""

    headline: Headline | UnsetType = UNSET
    decision: Asks | UnsetType = UNSET
    menu: ChoiceMenu | UnsetType = UNSET
    party: PartyBoards | UnsetType = UNSET
    hands: tuple[Hand, ...] | UnsetType = UNSET
    cards: Cards | UnsetType = UNSET
    fight: FightState | UnsetType | None = UNSET
    test: TestState | UnsetType | None = UNSET
    page: StoryPage | UnsetType | None = UNSET
    map: SceneMap | UnsetType = UNSET
    vessel: Vessel | UnsetType = UNSET
    market: Trade | UnsetType | None = UNSET
    port: Trade | UnsetType | None = UNSET
    quests: QuestJournal | UnsetType = UNSET
    score: ScoreSheet | UnsetType | None = UNSET
    prologue: Prologue | UnsetType = UNSET
    lesson: tuple[LessonBeat, ...] | UnsetType = UNSET
    log: LogPart | UnsetType = UNSET
    map_part: MapPart | UnsetType = UNSET
    """What has changed on the map, instead of the whole."""


PART = "map_part"
"""The field of Sections with what has changed of the map; a scene has none."""
LOG = "log"
"""The field of Sections with the lines that are new."""
MAP = "map"
"""The field of Sections with the whole map."""
NAMES: tuple[str, ...] = tuple(name for name in Sections.__struct_fields__ if name != PART)
"""The sections of a whole scene."""


def sections_of(
    scene: Scene, names: Iterable[str], log_before: tuple[LogLine, ...] = (), chart: SceneMap | None = None
) -> Sections:
    """Some sections of a scene, for somebody who has been told these lines of the log and this map already."""
    sections = {name: getattr(scene, name) for name in names if name != LOG}
    if chart is not None and MAP in sections:
        sections[PART] = map_part(chart, sections.pop(MAP))
    log = log_part(log_before, scene.log)
    if log.lines or log.keep < len(log_before):
        sections[LOG] = log
    return Sections(**sections)


def map_part(before: SceneMap, now: SceneMap) -> MapPart:
    """What is new on the map, for somebody who has been told another."""
    areas, sheets = {area.ref: area for area in before.areas}, {sheet.page: sheet for sheet in before.sheets}
    order = tuple([area.ref for area in now.areas])
    return MapPart(
        here=now.here,
        spoken=now.spoken,
        sheets=tuple([sheet for sheet in now.sheets if is_new(sheets.get(sheet.page), sheet)]),
        areas=tuple([area for ref, area in zip(order, now.areas, strict=True) if is_new(areas.get(ref), area)]),
        order=order if order != tuple(areas) else UNSET,
        flight=now.flight if now.flight != before.flight else UNSET,
        walks=now.walks if now.walks != before.walks else UNSET,
        on_foot=now.on_foot if now.on_foot != before.on_foot else UNSET,
        near=now.near if now.near != before.near else UNSET,
    )


def is_new(before: object, now: object) -> bool:
    """Whether a record is another than the one that was told; most often it is the same object."""
    return before is not now and before != now


def with_part(before: SceneMap, part: MapPart) -> SceneMap:
    """The map of somebody who has been told what has changed on it; ValueError if that is of another map."""
    areas = {area.ref: area for area in (*before.areas, *part.areas)}
    sheets = {sheet.page: sheet for sheet in (*before.sheets, *part.sheets)}
    order = tuple(area.ref for area in before.areas) if isinstance(part.order, UnsetType) else part.order
    if any(ref not in areas for ref in order):
        raise ValueError("expected every area of the map to have been told, got one that was not")
    return SceneMap(
        here=part.here,
        sheets=tuple(sheets.values()),
        areas=tuple(areas[ref] for ref in order),
        flight=before.flight if isinstance(part.flight, UnsetType) else part.flight,
        walks=before.walks if isinstance(part.walks, UnsetType) else part.walks,
        on_foot=before.on_foot if isinstance(part.on_foot, UnsetType) else part.on_foot,
        spoken=part.spoken,
        near=before.near if isinstance(part.near, UnsetType) else part.near,
    )


def log_part(before: tuple[LogLine, ...], now: tuple[LogLine, ...]) -> LogPart:
    """What is new in the log: most often lines at its end, and fewer than before when something was taken back."""
    if now[: len(before)] == before:
        return LogPart(len(before), now[len(before) :])
    keep = next((at for at, (old, new) in enumerate(zip(before, now, strict=False)) if old != new), len(now))
    return LogPart(keep, now[keep:])


def with_sections(before: Scene | None, new: Sections) -> Scene:
    """The scene of somebody who has been told new sections; the first time all of them are there."""
    sections = {} if before is None else {name: getattr(before, name) for name in NAMES}
    sections |= {name: value for name, value in asdict(new).items() if value is not UNSET and name not in (LOG, PART)}
    if isinstance(new.map_part, MapPart):
        if before is None:
            raise ValueError("expected the whole map the first time, got a part of it")
        sections[MAP] = with_part(before.map, new.map_part)
    log_before = () if before is None else before.log
    log = new.log if isinstance(new.log, LogPart) else LogPart(len(log_before), ())
    missing = [name for name in NAMES if name not in sections and name != LOG]
    if missing or log.keep > len(log_before):
        raise ValueError(f"expected every section the first time, got none of {', '.join(missing) or LOG}")
    sections[LOG] = (*log_before[: log.keep], *log.lines)
    return Scene(**sections)
