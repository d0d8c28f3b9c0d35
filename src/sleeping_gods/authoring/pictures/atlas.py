"""An atlas as it is drawn; it can be read from a pack whose stories are still missing."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...kernel.errors import BrokenPack, Finding
from ...languages import ENGLISH
from ...sea.pack.atlas import build_regions, check_atlas, spread
from ...sea.pack.islands import build_islands, check_islands
from ...sea.pack.sheets import build_sheets
from ...sea.table.cards import Island, Region, Sheet
from ...story.art import Art, read_art
from ...story.printed import Name
from ..project import Project


@dataclass(frozen=True, slots=True)
class Atlas:
    """What the maps of a pack show."""

    id: str
    name: Name
    regions: tuple[Region, ...]
    islands: tuple[Island, ...]
    titles: dict[int, str]
    """The title of each location that has a story."""
    towns: frozenset[int]
    """The locations that are towns."""
    sheets: dict[int, Sheet] = field(default_factory=dict)
    """How spreads are drawn, by their first pages."""
    art: Art = field(default_factory=Art)

    @property
    def spreads(self) -> list[int]:
        """The first pages of the spreads, in order."""
        return sorted({spread(region.page) for region in self.regions})

    def on_page(self, page: int) -> list[Region]:
        """The regions of a page in the order of the pack."""
        return [region for region in self.regions if region.page == page]


def atlas_of(project: Project) -> Atlas:
    """The atlas of a pack of the sea, or BrokenPack with what is wrong with the atlas itself."""
    source = project.source
    findings: list[Finding] = [finding for finding in source.findings if finding.file.endswith((".toml", ".svg"))]
    regions = build_regions(source, findings)
    islands = build_islands(source, findings)
    sheets = build_sheets(source, findings, regions)
    art = read_art(source, findings)
    check_atlas(regions)
    check_islands(islands, regions)
    if findings or not regions:
        raise BrokenPack(
            findings or [Finding(source.manifest.file, source.manifest.line, "table", "expected [[region]]")]
        )
    return Atlas(
        id=_word(source.manifest.data.get("id")) or project.folder.name,
        name=_name(source.manifest.data.get("name")),
        regions=tuple(region for region, _ in regions),
        islands=tuple(island for island, _ in islands),
        titles={
            int(number): source.titles.get(number) or paragraph.title
            for number, paragraph in source.paragraphs.items()
            if number.isdecimal()
        },
        towns=frozenset(
            int(number) for number, paragraph in source.paragraphs.items() if number.isdecimal() and paragraph.town
        ),
        sheets=sheets,
        art=art,
    )


def _word(value: object) -> str:
    """A text; empty for anything else."""
    return value if isinstance(value, str) else ""


def _name(value: object) -> Name:
    """A name in some languages; empty for anything else."""
    table = value if isinstance(value, dict) else {}
    return Name({ENGLISH: "", **{str(lang): _word(text) for lang, text in table.items()}})
