"""Answers of a server as static files: the client's messages, the packs, their maps, and the rule entries."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec

from ..campaign.games import playable
from ..languages import LANGS, Lang
from ..reference.book.library import books
from ..reference.site.fragment import fragment
from ..service.maps import map_firsts, map_picture, map_sheet
from ..service.plates import plate_files
from ..service.worlds import packs_in, words_in
from .site_file import PAGE, PLATES, RULES, WORLD, SiteFile

PLATES_FOLDER = "plates/"
"""Where the plates lie: a page fetches each when it is shown, and keeps it by the hash in its name."""


def words_and_packs() -> Iterator[SiteFile]:
    """The client's messages and the list of packs, in each language."""
    for lang in LANGS:
        yield _answer(f"words.{lang}", words_in(lang))
        yield _answer(f"packs.{lang}", packs_in(lang))


def maps() -> Iterator[SiteFile]:
    """The maps of all packs: the picture of each spread and the positions on it."""
    for pack in playable():
        for first in map_firsts(pack):
            for lang in LANGS:
                yield from _map(pack, first, lang)


def _map(pack: str, first: int, lang: Lang) -> Iterator[SiteFile]:
    """A map's picture and the positions on it, as files."""
    sheet, picture = map_sheet(pack, first, lang), map_picture(pack, first, lang)
    if sheet is None or picture is None:
        raise ValueError(f"expected a map of {pack} that begins with page {first}")
    folder = f"api/maps/{pack}"
    picture_path, sheet_path = f"{folder}/{first}.{lang}.svg", f"{folder}/{first}.{lang}.json"
    yield SiteFile(path=picture_path, data=picture, part=WORLD, world=pack, lang=lang)
    placed = msgspec.structs.replace(sheet, picture=picture_path)
    yield SiteFile(path=sheet_path, data=msgspec.json.encode(placed), part=WORLD, world=pack, lang=lang)


def plates() -> Iterator[SiteFile]:
    """The drawn plates of all packs, under the addresses that a server has for them."""
    for pack, file, data in plate_files():
        yield SiteFile(path=f"{PLATES_FOLDER}{pack}/{file}", data=data, part=PLATES, world=pack)


def rule_entries() -> Iterator[SiteFile]:
    """The rule entries as the table opens them, by game and slug: one file for each language."""
    for lang in LANGS:
        entries = {entry.key: fragment(entry) for of_game in books(lang) for entry in of_game.entries.values()}
        data = json.dumps(entries, ensure_ascii=False).encode()
        yield SiteFile(path=f"api/rules.{lang}.json", data=data, part=RULES, lang=lang)


def _answer(name: str, answer: object) -> SiteFile:
    """An answer of the server as a file."""
    return SiteFile(path=f"api/{name}.json", data=msgspec.json.encode(answer), part=PAGE)
