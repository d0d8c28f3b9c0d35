"""The maps of the worlds: pictures, and where on them everything lies. What the story tells is not on them."""

from __future__ import annotations

import contextlib
import functools
from pathlib import Path

import msgspec

from ..authoring.pictures.charts import AnyPack, Chart, chart, chart_firsts
from ..campaign.games import folder_of, load_pack, playable
from ..campaign.user_cache import user_cache
from ..content.art import art_in
from ..host.errors import NotThere
from ..languages import Lang
from ..sea.pack.atlas import spread
from ..wire.http import MapArea, MapExit, MapSheet, MapSpot
from .endpoints import Call, Endpoint


@functools.lru_cache(8)
def _pack(name: str) -> AnyPack:
    pack = load_pack(name)[1]
    if not isinstance(pack, AnyPack):
        raise TypeError(f"expected a pack of one of the games, got {type(pack).__name__}")
    return pack


@functools.lru_cache(64)
def _chart(name: str, first: int, lang: Lang) -> Chart:
    """A spread; it takes a moment to draw, so that it is kept in the user's cache."""
    pack = _pack(name)
    art, hashed = art_in(folder_of(name))
    cached = user_cache("maps") / f"{pack.digest[:32]}-{hashed}-{_drawing()}-{first}-{lang}.json"
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(cached.read_bytes(), type=Chart)
    drawn = chart(pack, first, lang, art)
    with contextlib.suppress(OSError):  # a server may have no home
        cached.parent.mkdir(parents=True, exist_ok=True)
        partial = cached.with_suffix(".part")
        partial.write_bytes(msgspec.json.encode(drawn))
        partial.replace(cached)
    return drawn


@functools.cache
def _drawing() -> str:
    """A hash over the code that draws, as far as it can have changed."""
    import hashlib

    from ..authoring import pictures
    from ..story import art, drawings

    folder = Path(pictures.__file__).parent
    files = sorted(file for file in folder.rglob("*.py*") if file.parent.name != "__pycache__")
    files += [Path(art.__file__), Path(drawings.__file__)]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


async def show_map(call: Call) -> MapSheet:
    """The map of a world by one of its pages: a picture, and where everything lies on it."""
    name, page = call.params["pack"], call.params["page"]
    first = spread(int(page)) if page.isdecimal() else -1
    sheet = await call.registry.run(lambda: map_sheet(name, first, call.lang))
    if sheet is None:
        raise NotThere("no-pack")
    return sheet


def map_firsts(name: str) -> list[int]:
    """The pages with which the maps of a shipped pack begin; none of a pack that is not there."""
    return list(chart_firsts(_pack(name))) if name in playable() else []


def map_sheet(name: str, first: int, lang: Lang) -> MapSheet | None:
    """The map of a shipped pack that begins with a page; nothing if there is none."""
    return _sheet(name, _chart(name, first, lang)) if first in map_firsts(name) else None


def map_picture(name: str, first: int, lang: Lang) -> bytes | None:
    """Its picture as SVG; nothing if there is none."""
    return _chart(name, first, lang).svg.encode() if first in map_firsts(name) else None


def _sheet(name: str, drawn: Chart) -> MapSheet:
    return MapSheet(
        drawn.first, drawn.pages, drawn.width, drawn.height, f"/api/packs/{name}/map/{drawn.first}.svg",
        tuple(MapArea(ref, shape, drawn.stands[ref]) for ref, shape in drawn.areas.items()),
        tuple(MapSpot(ref, *spot) for ref, spot in drawn.spots.items()),
        tuple(MapExit(page, *spot) for page, spot in drawn.exits),
        tuple(drawn.written),
    )  # fmt: skip


ENDPOINTS = (Endpoint("GET", "/api/packs/{pack}/maps/{page}", "anybody", show_map, answer=MapSheet, public=True),)
