"""Endpoint for the maps of packs: an SVG picture and the positions of everything on it, without story content."""

from __future__ import annotations

import contextlib
import functools
from pathlib import Path

import msgspec

from ..authoring.pictures.charts import AnyPack, Chart, chart_firsts, draw_chart
from ..campaign.games import folder_of, load_pack, playable
from ..campaign.user_cache import user_cache
from ..content.art import art_in
from ..host.errors import NotThere
from ..languages import Lang
from ..sea.pack.atlas import spread
from ..wire.http import MapArea, MapExit, MapSheet, MapSpot
from .endpoints import Call, Endpoint

DIGEST_LENGTH = 32
"""Digits of a pack's digest in the name of a cached map."""
CODE_HASH_LENGTH = 16
"""Digits of the hash of the drawing code in the name of a cached map."""


@functools.lru_cache(8)
def _load_map_pack(name: str) -> AnyPack:
    """A pack of either game."""
    _game, pack = load_pack(name)
    if not isinstance(pack, AnyPack):
        raise TypeError(f"expected a pack of one of the games, got {type(pack).__name__}")
    return pack


@functools.lru_cache(64)
def _chart(name: str, first: int, lang: Lang) -> Chart:
    """Draw a spread of the map, or read it from the user's cache: drawing takes a noticeable time."""
    pack = _load_map_pack(name)
    art, art_hash = art_in(folder_of(name))
    cached = user_cache("maps") / f"{pack.digest[:DIGEST_LENGTH]}-{art_hash}-{_drawing_code_hash()}-{first}-{lang}.json"
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(cached.read_bytes(), type=Chart)
    chart = draw_chart(pack, first, lang, art)
    with contextlib.suppress(OSError):  # a server may have no home
        cached.parent.mkdir(parents=True, exist_ok=True)
        partial = cached.with_suffix(".part")
        partial.write_bytes(msgspec.json.encode(chart))
        partial.replace(cached)
    return chart


@functools.cache
def _drawing_code_hash() -> str:
    """Hash the modules that draw maps, so that a cached map is not used after they change."""
    import hashlib

    from ..authoring import pictures
    from ..story import art, drawings

    folder = Path(pictures.__file__).parent
    files = sorted(file for file in folder.rglob("*.py*") if file.parent.name != "__pycache__")
    files += [Path(art.__file__), Path(drawings.__file__)]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:CODE_HASH_LENGTH]


async def show_map(call: Call) -> MapSheet:
    """The map of a world by one of its pages: a picture, and where everything lies on it."""
    name, page = call.params["pack"], call.params["page"]
    first = spread(int(page)) if page.isdecimal() else -1
    sheet = await call.registry.run(lambda: map_sheet(name, first, call.lang))
    if sheet is None:
        raise NotThere("no-pack")
    return sheet


def map_firsts(name: str) -> list[int]:
    """The first page of each map of a shipped pack; empty if there is no such pack."""
    return list(chart_firsts(_load_map_pack(name))) if name in playable() else []


def map_sheet(name: str, first: int, lang: Lang) -> MapSheet | None:
    """The map of a shipped pack that begins with page ``first``; None if there is none."""
    return _sheet(name, _chart(name, first, lang)) if first in map_firsts(name) else None


def map_picture(name: str, first: int, lang: Lang) -> bytes | None:
    """The picture of a map as SVG; None if there is no such map."""
    return _chart(name, first, lang).svg.encode() if first in map_firsts(name) else None


def _sheet(name: str, chart: Chart) -> MapSheet:
    """A map with the positions of everything on it."""
    return MapSheet(
        first=chart.first,
        pages=chart.pages,
        width=chart.width,
        height=chart.height,
        picture=f"/api/packs/{name}/map/{chart.first}.svg",
        areas=tuple(MapArea(ref, shape, chart.stands[ref]) for ref, shape in chart.areas.items()),
        spots=tuple(MapSpot(ref, *spot) for ref, spot in chart.spots.items()),
        exits=tuple(MapExit(page, *spot) for page, spot in chart.exits),
        label_boxes=tuple(chart.written),
    )


ENDPOINTS = (Endpoint("GET", "/api/packs/{pack}/maps/{page}", "anybody", show_map, answer=MapSheet, public=True),)
