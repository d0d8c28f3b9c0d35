"""The sections of a scene as they are sent: only those that have changed."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict

from ..telling.scene.asks import Asks
from ..telling.scene.atlas import Atlas
from ..telling.scene.cards import Cards, Hand
from ..telling.scene.fight import Fight
from ..telling.scene.headline import Headline
from ..telling.scene.log import LogLine
from ..telling.scene.menu import Menu
from ..telling.scene.page import Page
from ..telling.scene.party import Party
from ..telling.scene.quests import Journal
from ..telling.scene.scene import Scene
from ..telling.scene.score import Score
from ..telling.scene.test import Test
from ..telling.scene.trade import Trade
from ..telling.scene.vessel import Vessel


class LogPart(Struct, frozen=True, forbid_unknown_fields=True):
    """What the log has become: the first so many lines are as they were, then come these."""

    keep: int
    lines: tuple[LogLine, ...]


class Sections(Struct, frozen=True, forbid_unknown_fields=True):
    """Sections of a scene; one that is not there is as it was."""

    headline: Headline | UnsetType = UNSET
    asks: Asks | UnsetType = UNSET
    menu: Menu | UnsetType = UNSET
    party: Party | UnsetType = UNSET
    hands: tuple[Hand, ...] | UnsetType = UNSET
    cards: Cards | UnsetType = UNSET
    fight: Fight | UnsetType | None = UNSET
    test: Test | UnsetType | None = UNSET
    page: Page | UnsetType | None = UNSET
    map: Atlas | UnsetType = UNSET
    vessel: Vessel | UnsetType = UNSET
    market: Trade | UnsetType | None = UNSET
    port: Trade | UnsetType | None = UNSET
    quests: Journal | UnsetType = UNSET
    score: Score | UnsetType | None = UNSET
    log: LogPart | UnsetType = UNSET


NAMES: tuple[str, ...] = Sections.__struct_fields__
LOG = "log"


def sections_of(scene: Scene, names: Iterable[str], told: tuple[LogLine, ...] = ()) -> Sections:
    """Some sections of a scene, for somebody who has been told these lines of the log already."""
    parts = {name: getattr(scene, name) for name in names if name != LOG}
    log = log_part(told, scene.log)
    return Sections(**parts, log=log) if log.lines or log.keep < len(told) else Sections(**parts)


def log_part(told: tuple[LogLine, ...], now: tuple[LogLine, ...]) -> LogPart:
    """What is new in the log: most often lines at its end, and fewer than before when something was taken back."""
    if now[: len(told)] == told:
        return LogPart(len(told), now[len(told) :])
    keep = next((at for at, (one, other) in enumerate(zip(told, now, strict=False)) if one != other), len(now))
    return LogPart(keep, now[keep:])


def told_now(before: Scene | None, new: Sections) -> Scene:
    """The scene of somebody who has been told new sections; the first time all of them are there."""
    parts = {} if before is None else {name: getattr(before, name) for name in NAMES}
    parts |= {name: value for name, value in asdict(new).items() if value is not UNSET and name != LOG}
    told = () if before is None else before.log
    part = new.log if isinstance(new.log, LogPart) else LogPart(len(told), ())
    missing = [name for name in NAMES if name not in parts and name != LOG]
    if missing or part.keep > len(told):
        raise ValueError(f"expected every section the first time, got none of {', '.join(missing) or LOG}")
    return Scene(**parts | {LOG: (*told[: part.keep], *part.lines)})
