"""The games and packs that are installed, and how a campaign file finds its own."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..content.builtin import MANIFEST, PACKS, has_sources
from ..content.fingerprint import fingerprint
from ..content.index import COMPILED, INDEX, Listed, compiled_file, index, manifest_table, translation_file
from ..content.plates import plates_in
from ..content.provenance import our_boards_in
from ..content.read import digest, gather, parse, unpinned_digest
from ..content.translation.model import Translation
from ..content.translation.parse import translations_of
from ..content.trial import TOO_MUCH, is_foreign, stays_within_limits
from ..journal.notation import Journal
from ..journal.reading import read
from ..kernel.errors import BrokenPack, Finding
from ..kernel.game import Game, PackInfo, Setup
from ..languages import Lang
from ..story.frame import PackFrame
from ..story.model import Paragraph
from ..story.source import PackSource
from .build_stamp import build_stamp
from .compiled import build_or_recall, decoded
from .compiled_translations import decoded_translation
from .errors import PackFileMissing, UnknownPack
from .live import Campaign
from .loaded_pack import LoadedPack
from .profile import GameProfile
from .shared_packs import Packs
from .supported_games import SUPPORTED_GAMES, SupportedGame

if TYPE_CHECKING:
    from ..sea.table.cards import Pack as SeaPack
    from ..skies.table.cards import Pack as SkiesPack
    from .scenario_run import Stage


MAX_QUOTED = 80
"""Characters of a pack's name in a stranger's file that are quoted."""
LOADED = Packs()
"""What campaigns that are played at the same time share."""


def game_of(game: str) -> Game:
    """A game by its id."""
    if game not in SUPPORTED_GAMES:
        raise UnknownPack(f"expected a game among {', '.join(SUPPORTED_GAMES)}, got {game!r}")
    return SUPPORTED_GAMES[game].game


def playable() -> list[str]:
    """The shipped worlds whose game can be played, game by game."""
    return [pack.id for pack in listed_packs()]


def with_sources() -> list[str]:
    """The playable worlds whose texts are installed too."""
    return [name for name in playable() if has_sources(PACKS / name)]


def companions() -> list[str]:
    """The shipped packs that accompany a printed box, game by game."""
    return [pack.id for pack in listed_packs(printed=True)]


def listed_packs(*, printed: bool = False) -> list[Listed]:
    """What the index says about the shipped worlds whose game can be played, game by game; none of them is read.

    Optionally about the companions to printed boxes instead.
    """
    packs = index().packs
    return [pack for game in SUPPORTED_GAMES for pack in packs if pack.game == game and pack.told == printed]


def game_in(manifest: str) -> str:
    """The game that the text of a manifest names; empty if it names none."""
    game = manifest_table(manifest).get("game")
    return game if isinstance(game, str) else ""


def folder_of(name: str) -> Path:
    """The folder of a shipped pack, or the folder that is named itself (a name with a slash)."""
    if _is_path(name):
        return Path(name)
    names = [*playable(), *companions()]
    if name in names:
        return PACKS / name
    raise UnknownPack(f"expected a pack among {', '.join(names)} or a folder such as ./mine, got {name!r}")


def source_folder_of(name: str) -> Path:
    """The folder with the texts of a pack; UnknownPack for a shipped one that comes without them."""
    folder = folder_of(name)
    if not _is_path(name) and not has_sources(folder):
        raise UnknownPack(
            f"expected a pack with its texts, and {name} is installed without them: "
            f"name their folder in a copy of the repository, such as ./{name}"
        )
    return folder


def _is_path(name: str) -> bool:
    """Whether a pack is named by its folder."""
    return "/" in name or "\\" in name or name in (".", "..")


def load_pack(name: str) -> LoadedPack:
    """A shipped pack by its name, or any pack by its folder (a name with a slash), with its game.

    The same pack is the same object as the last time: what is remembered of it serves all campaigns that are played.
    """
    if _is_path(name):
        game, pack = _load_sources(folder_of(name))
    else:
        folder = folder_of(name)
        files = fingerprint(PACKS / INDEX, compiled_file(name)) if index().stamp else fingerprint(folder)
        game, pack = LOADED.unchanged(name, files, lambda: _load_shipped(name) or _load_from(folder))
    return LoadedPack(game, LOADED.same(pack))


def _load_from(folder: Path) -> LoadedPack:
    """A shipped pack from its folder; PackFileMissing where it comes compiled and without sources."""
    if not has_sources(folder):
        raise _missing(compiled_file(folder.name))
    return _load_sources(folder)


def _missing(file: Path) -> PackFileMissing:
    """The error for a compiled file that cannot be taken."""
    why = "it is another one" if file.is_file() else "it is not there"
    return PackFileMissing(f"packs/{COMPILED}/{file.name}", why)


def load_compiled(data: bytes, game: str) -> PackInfo:
    """The pack in a compiled file that this very engine has made for a game, such as one that was fetched.

    Its checksum and the types of all that it holds are checked, and nothing else: it comes from whom the engine comes.
    """
    game_of(game)
    pack = decoded(data, SUPPORTED_GAMES[game].pack)
    if pack is None:
        message = f"expected an undamaged pack of the game {game}, compiled by this very engine"
        raise BrokenPack([Finding(f"{game}.pack", 0, "file", message)])
    return pack


def _load_shipped(name: str) -> LoadedPack | None:
    """A pack from the compiled file that was built together with this engine; None if anything about it is amiss."""
    shelf = index()
    entry = shelf.named(name)
    if entry is None or entry.game not in SUPPORTED_GAMES or shelf.stamp != build_stamp():
        return None
    try:
        data = compiled_file(name).read_bytes()
        if (len(data), hashlib.sha256(data).hexdigest()) != (entry.size, entry.hash):
            return None
        pack = load_compiled(data, entry.game)
    except (OSError, BrokenPack):
        return None
    is_as_listed = (pack.id, pack.version, pack.digest) == (entry.id, entry.version, entry.digest)
    return LoadedPack(SUPPORTED_GAMES[entry.game].game, pack) if is_as_listed else None


def _load_sources(folder: Path) -> LoadedPack:
    """A pack from its folder, with its plates as they are drawn now."""
    game, pack = _load_texts(folder)
    plates, ours = plates_in(folder), our_boards_in(folder)
    if isinstance(pack, PackFrame) and (pack.plates, pack.ours) != (plates, ours):
        # another folder with the same texts may be loaded already: its pack keeps its own plates
        return LoadedPack(game, dataclasses.replace(pack, plates=plates, ours=ours))
    return LoadedPack(game, pack)


def _load_texts(folder: Path) -> LoadedPack:
    """A pack from the texts in its folder: built, or recalled if the same sources were built before."""
    texts, refusals = gather(folder, translated=False)
    game = game_in(texts.get(MANIFEST, ""))
    if refusals or game not in SUPPORTED_GAMES:
        check_fits(folder, texts, refusals)
        source = parse(texts, refusals)
        rulebook = rulebook_of(source)
        return LoadedPack(rulebook.game, rulebook.build(source))
    rulebook, named, words = SUPPORTED_GAMES[game], digest(texts), unpinned_digest(texts)
    loaded = LOADED.known(named, words, rulebook.pack)
    if loaded is not None:
        return LoadedPack(rulebook.game, loaded)

    def build(texts: dict[str, str]) -> SeaPack | SkiesPack:
        check_fits(folder, texts, [])
        return rulebook.build(parse(texts, []))

    return LoadedPack(rulebook.game, build_or_recall(texts, (named, words), rulebook.pack, build))


def check_fits(folder: Path, texts: dict[str, str], refusals: list[Finding]) -> None:
    """Refuse a pack that takes too long or too much to be read; those that are shipped do not."""

    def work() -> None:
        source = parse(texts, refusals)
        rulebook_of(source).build(source)

    if is_foreign(folder) and not stays_within_limits(work):
        raise BrokenPack([Finding(str(folder), 0, "file", TOO_MUCH)])


def rulebook_of(source: PackSource) -> SupportedGame:
    """The rulebook of the game that a pack names; one that names no known game is judged as one of the sea."""
    game = source.manifest.data.get("game")
    return SUPPORTED_GAMES[game if isinstance(game, str) and game in SUPPORTED_GAMES else "sea"]


@functools.cache
def translated(name: str, lang: Lang) -> dict[str, Translation]:
    """The paragraphs of a pack in a language by their numbers; those that no longer fit the English are not among them.

    They are no part of what is played, so they are read only where somebody reads the language.
    """
    _, pack = load_pack(name)
    shipped = None if _is_path(name) else _shipped_translation(name, lang, pack)
    if shipped is not None:
        return shipped
    texts, _ = gather(folder_of(name), translated=True)
    return fitting(texts, lang, pack)


def fitting(texts: Mapping[str, str], lang: Lang, pack: PackInfo) -> dict[str, Translation]:
    """The paragraphs of a pack's texts in a language that fit its English, by their numbers."""
    paragraphs = translations_of(texts, lang).paragraphs
    english: Mapping[str, Paragraph] = getattr(pack, "paragraphs", {})
    return {
        number: paragraph
        for number, paragraph in paragraphs.items()
        if number in english and paragraph.fits(english[number])
    }


def _shipped_translation(name: str, lang: Lang, pack: PackInfo) -> dict[str, Translation] | None:
    """The paragraphs in the compiled file that was built together with this engine; None if the sources have them."""
    shelf, folder = index(), folder_of(name)
    entry = shelf.named(name)
    story = next((story for story in entry.translations if story.lang == lang), None) if entry else None
    if story is None:
        return None if has_sources(folder) else {}
    file = translation_file(name, lang)
    try:
        data = file.read_bytes() if shelf.stamp == build_stamp() else b""
    except OSError:
        data = b""
    if (len(data), hashlib.sha256(data).hexdigest()) == (story.size, story.hash):
        pages = decoded_translation(data, pack.digest, lang)
        if pages is not None:
            return pages
    if not has_sources(folder):
        raise _missing(file)
    return None


@functools.cache
def stage_for(name: str) -> Stage:
    """What scenarios of a pack are played with."""
    from .scenario_run import Stage

    game, pack = load_pack(name)
    return Stage(game, pack, SUPPORTED_GAMES[game.id].vocabulary)


def setup_for(
    game: Game, pack: PackInfo, seats: tuple[str, ...], options: dict[str, str], sheet: GameProfile | None = None
) -> Setup:
    """A set-up of a game for a pack; with an achievement sheet it takes along only what that has unlocked."""
    suggested = {name: game.option_values()[name][0] for name in SUPPORTED_GAMES[game.id].chosen}
    setup = Setup.of_pack(game.id, pack, seats, {**suggested, **options})
    if sheet is not None:
        SUPPORTED_GAMES[game.id].check_unlocked(pack, setup, sheet.ticked)
    return setup


def load_for(journal: Journal) -> LoadedPack:
    """The game and the pack that a journal names; whether the version fits, the replay checks."""
    game_of(journal.setup.game)
    return load_pack(pack_named(journal))


def pack_named(journal: Journal) -> str:
    """The shipped pack that a campaign file names; a file of a stranger's leads to no other place."""
    names = [*playable(), *companions()]
    if journal.setup.pack not in names:
        raise UnknownPack(
            f"expected a pack among {', '.join(names)}, got {journal.setup.pack[:MAX_QUOTED]!r}; --pack FOLDER"
        )
    return journal.setup.pack


def resume(path: Path) -> Campaign:
    """A campaign from its file, with the pack it names among the shipped ones."""
    game, pack = load_for(read(path).journal)
    return Campaign.open(path, game, pack)
