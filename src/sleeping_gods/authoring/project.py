"""A pack as its author has it: a folder, what was read from it, and the pack itself once nothing is wrong."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..campaign.errors import UnknownPack
from ..campaign.games import check_fits, rulebook_of, source_folder_of
from ..content.box import is_lent
from ..content.builtin import MANIFEST
from ..content.read import gather, parse
from ..content.translation.model import Translations
from ..content.translation.parse import translations_of
from ..kernel.errors import BrokenPack, Finding
from ..languages import Lang
from ..sea.table.cards import Pack as SeaPack
from ..skies.table.cards import Pack as SkiesPack
from ..story.source import PackSource, Record

if TYPE_CHECKING:
    from .dataflow.flow import Flow

AnyPack = SeaPack | SkiesPack
CRAFT = "craft.txt"
"""The list of known findings of craft beside a pack's files; it is no part of the pack."""
MAX_CRAFT = 256 * 1024
"""How many bytes of it are read."""
_FITTING: set[Path] = set()
"""Folders whose pack was once found to be no burden: an author who changes it again and again waits only once."""


@dataclass(slots=True)
class Project:
    """A pack's folder with everything that was found in it."""

    folder: Path
    source: PackSource
    game: str
    """``sea`` or ``skies``; a pack that names no known game is read as one of the sea."""
    pack: AnyPack | None = None
    """The pack; none if it cannot be loaded."""
    findings: list[Finding] = field(default_factory=list)
    """Why it cannot be loaded."""
    craft: str | None = None
    """The list of findings of craft that are known, if the pack is held to the rules of craft."""
    _translations: dict[Lang, Translations] = field(default_factory=dict)
    """Its translations, those that were asked for."""
    flow: Flow | None = field(default=None, init=False, repr=False, compare=False)
    """The data flow of its pack once ``flow_of`` was asked for it."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the pack promises to have."""
        named = self.source.manifest.data.get("languages", ["en"])
        return tuple(str(lang) for lang in named) if isinstance(named, list) else ("en",)

    def translations(self, lang: Lang) -> Translations:
        """The paragraphs in a language, and what is wrong with their files."""
        if lang not in self._translations:
            self._translations[lang] = translations_of(self.source.texts, lang)
        return self._translations[lang]

    def loaded(self, name: str) -> AnyPack:
        """The pack; BrokenPack, with its files told from outside the pack, if it cannot be loaded."""
        if self.pack is None:
            raise BrokenPack([self.placed(finding, name) for finding in self.findings])
        return self.pack

    def placed(self, finding: Finding, name: str) -> Finding:
        """A finding with its file told from outside the pack: ``harbour/quests.toml``, ``sea-box/crew.toml``."""
        if is_lent(finding.file) or finding.file == str(self.folder):
            return finding
        return replace(finding, file=f"{name.rstrip('/')}/{finding.file}")


def open_project(name: str) -> Project:
    """A shipped pack by its name, or any pack by its folder; never raises for what is wrong inside."""
    folder = source_folder_of(name)
    if not folder.is_dir():
        raise UnknownPack(f"expected the folder of a pack, got {name!r}")
    return read_project(folder)


def read_project(folder: Path) -> Project:
    """The pack that lies in a folder."""
    texts, refusals = gather(folder)
    try:
        if folder not in _FITTING:
            check_fits(folder, texts, refusals)
            _FITTING.add(folder)
    except BrokenPack as broken:
        nothing = PackSource(Record("pack", MANIFEST, 0, {}), findings=broken.findings)
        return Project(folder, nothing, rulebook_of(nothing).game.id, findings=broken.findings)
    project = project_of(folder, parse(texts, refusals))
    project.craft = _known_findings_text(folder / CRAFT)
    return project


def _known_findings_text(path: Path) -> str | None:
    """The list of known findings; None if there is none, and the pack is not held to the rules of craft."""
    if path.is_symlink() or not path.is_file():
        return None
    with path.open("rb") as file:
        return file.read(MAX_CRAFT).decode("utf-8", "replace")


def project_of(folder: Path, source: PackSource) -> Project:
    """The pack that was read from a folder."""
    rulebook = rulebook_of(source)
    project = Project(folder, source, rulebook.game.id)
    try:
        project.pack = rulebook.build(source)
    except BrokenPack as broken:
        project.findings = broken.findings
    return project
