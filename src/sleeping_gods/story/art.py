"""Art that a pack brings for its maps (``art/``): pictures of places, palettes, and what is seen in the water.

No rule asks for it: it is no part of the digest that campaigns pin, and of a built pack.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ..kernel.errors import Finding
from .reader import MAX_QUOTED, TomlReader
from .records import readers
from .source import PackSource

FOLDER = "art/"
TABLES = ("motif", "palette")
"""The tables that stand in this folder, and nowhere else."""
COLOURS = (
    *("paper", "edge", "cream", "faded", "sea", "deep", "water", "sea-ink"),
    *("land", "land-shade", "reef", "reef-shade", "ice", "ice-shade", "marsh", "marsh-shade"),
    *("wreck", "wreck-shade", "whale", "whale-shade"),
    *("ground", "square", "square-steep", "square-water", "square-cold"),
)
"""The inks and washes that a palette may change; the last line is that of the skies."""
MAX_PATH_LENGTH = 4_000
"""Most characters of a picture that is one path."""
MAX_SIDE = 400
"""Most units of a picture that lies around its number."""

_PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+")
"""The path of an SVG: commands and numbers."""
_COLOUR = re.compile(r"#[0-9a-f]{6}")
"""A colour, such as ``#dce3bb``."""
_DRAWING = re.compile(r"art/(motifs|waters)/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg")


@dataclass(frozen=True, slots=True)
class Motif:
    """The picture of a place: a path in the ink of the map, or a drawing that lies around the number."""

    id: str
    path: str = ""
    drawing: str = ""
    around: tuple[int, int] = (0, 0)
    """Width and height of a drawing that lies around its number."""


@dataclass(frozen=True, slots=True)
class Art:
    """What a pack brings for its maps, by names."""

    motifs: dict[str, Motif] = field(default_factory=dict)
    palettes: dict[str, dict[str, str]] = field(default_factory=dict)
    """Colours by the names of ``COLOURS``."""
    waters: dict[str, str] = field(default_factory=dict)
    """Drawings under everything else on a spread of the sea."""


def is_art(file: str) -> bool:
    """Whether a file of a pack is for its maps alone."""
    return file.startswith(FOLDER)


def motif_names(source: PackSource) -> tuple[str, ...]:
    """The pictures that a pack brings."""
    return tuple(record.key() for record in source.of("motif"))


def palette_names(source: PackSource) -> tuple[str, ...]:
    """The palettes that a pack brings."""
    return tuple(record.key() for record in source.of("palette"))


def water_names(source: PackSource) -> tuple[str, ...]:
    """The drawings of waters that a pack brings."""
    matches = (_DRAWING.fullmatch(name) for name in sorted(source.texts))
    return tuple(match[2] for match in matches if match and match[1] == "waters")


def read_art(source: PackSource, findings: list[Finding]) -> Art:
    """The art of a pack; what is wrong with it becomes findings, and is left out."""
    drawings = _drawings(source, findings)
    motifs = [
        _drawn_motif(reader, drawings["motifs"]) if reader.has("around") else _path_motif(reader)
        for reader in readers(source, "motif", findings)
    ]
    palettes = {reader.id(): _palette(reader) for reader in readers(source, "palette", findings)}
    return Art(motifs={motif.id: motif for motif in motifs}, palettes=palettes, waters=drawings["waters"])


def _drawings(source: PackSource, findings: list[Finding]) -> dict[str, dict[str, str]]:
    """The drawings of each folder (``motifs`` and ``waters``) by their names."""
    from .drawings import RefusedDrawing, read_drawing  # a compiled pack is read without a parser of XML

    drawings: dict[str, dict[str, str]] = {"motifs": {}, "waters": {}}
    for file in sorted(source.texts):
        if not file.endswith(".svg"):
            continue
        match = _DRAWING.fullmatch(file)
        if match is None:
            findings.append(Finding(file, 0, "art", "expected drawings as art/motifs/NAME.svg or art/waters/NAME.svg"))
            continue
        folder, name = match.groups()
        try:
            drawings[folder][name] = read_drawing(source.texts[file])
        except RefusedDrawing as bad:
            findings.append(Finding(file, bad.line, "art", str(bad)))
    return drawings


def _path_motif(reader: TomlReader) -> Motif:
    """A motif whose picture is one path."""
    name, path = reader.id(), reader.text("path")
    if reader.has("path") and not (_PATH.fullmatch(path) and len(path) <= MAX_PATH_LENGTH):
        reader.find("art", f"expected SVG path data of at most {MAX_PATH_LENGTH} characters for 'path'")
        path = ""
    return Motif(id=name, path=path)


def _drawn_motif(reader: TomlReader, drawings: dict[str, str]) -> Motif:
    """A motif whose picture is a drawing around its number; ``drawings`` are those of motifs by their names."""
    name = reader.id()
    size = reader.list_of("around", int, length=2)
    if not all(1 <= side <= MAX_SIDE for side in size):
        reader.find("out-of-range", f"expected 1 to {MAX_SIDE} for both numbers of 'around'")
    drawing = drawings.get(name, "")
    if not drawing:
        reader.find("art", f"expected the drawing art/motifs/{name}.svg")
    return Motif(id=name, drawing=drawing, around=(size[0], size[1]) if len(size) == 2 else (1, 1))


def _palette(reader: TomlReader) -> dict[str, str]:
    """The colours of a palette by what they colour; others than known ones become findings."""
    table = reader.table("colours")
    if table is None:
        return {}
    colours: dict[str, str] = {}
    for key in table.written():
        colour = table.text(key)
        if key not in COLOURS:
            reader.find("unknown-word", f"expected colours among {', '.join(COLOURS)}, got {key[:MAX_QUOTED]!r}")
        elif not _COLOUR.fullmatch(colour):
            reader.find("art", f"expected a colour such as #dce3bb for {key!r}, got {colour[:MAX_QUOTED]!r}")
        else:
            colours[key] = colour
    return colours
