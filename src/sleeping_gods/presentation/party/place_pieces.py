"""The places of the map as pieces that can be asked about by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..localizer import Localizer
from ..phrases import sentence
from ..piece import PieceInfo
from ..scene.text import plain
from .places import Places


def place_pieces(localizer: Localizer, places: Places, areas: Mapping[int, str]) -> Iterator[PieceInfo]:
    """Every place with a name, printed on the map or read in the story."""
    for number, area in areas.items():
        names = [name for name in (places.title(number), places.printed.get(number, "")) if name]
        if not names:
            continue
        name, *other_names = names
        known = plain(places.spot(number).text)
        lines = [localizer.say("says_place", number=number, area=area)]
        lines += [f"{sentence(known)}."] if known else []
        yield PieceInfo(name=name, kind="spot", says=tuple(lines), entries=("explore",), also=tuple(other_names))
