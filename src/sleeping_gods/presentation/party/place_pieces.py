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
        says = plain(places.spot(number).text)
        head = localizer.say("says_place", number=number, area=area)
        yield PieceInfo(
            names[0], "spot", (head, f"{sentence(says)}.") if says else (head,), ("explore",), (*names[1:],)
        )
