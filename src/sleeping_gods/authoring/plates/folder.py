"""Reads the plates of a pack's folder: its own solids, the islands of its map, and every plate with its mistakes."""

from __future__ import annotations

import stat
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from ...content.files import read_files
from ...kernel.errors import Finding
from ...plates.language.plate_text import parse_plate
from ...plates.language.reader import Mistake
from ...plates.language.records import Plate, Points, Solid
from ...plates.language.solid_text import parse_solids
from ...plates.library import gather_solids, shared_solids
from ...story.plates import is_plate_name

FOLDER = "plates"
SUFFIXES = (".plate", ".solids")
MAX_BYTES = 256 * 1024
"""Most bytes of one plate or of one file of solids."""
MAX_FILES = 1_000
"""Plates and files of solids of a pack."""
MAX_CORNERS = 500
"""Of an island."""
CODE = "plate"
BAD_NAME = "expected the name of a plate: cover, prologue, or place, totem, ending, boss or enemy with an id (place-12)"


@dataclass(slots=True)
class PlateFolder:
    """The plates of a pack, and what is wrong with its files."""

    folder: Path
    solids: dict[str, Solid]
    plates: dict[str, Plate] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    @property
    def drawn(self) -> Path:
        """Where drawn plates lie."""
        return self.folder / FOLDER / "drawn"


def _finding(file: str, line: int, text: str) -> Finding:
    return Finding(f"{FOLDER}/{file}", line, CODE, text)


def _read(path: Path, findings: list[Finding]) -> str | None:
    """A file's text; links, devices, large files and other encodings are refused."""
    seen = path.lstat()
    if not stat.S_ISREG(seen.st_mode):
        findings.append(_finding(path.name, 0, "expected a file, got a link or something else"))
    elif seen.st_size > MAX_BYTES:
        findings.append(_finding(path.name, 0, f"expected at most {MAX_BYTES} bytes"))
    else:
        try:
            return path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            findings.append(_finding(path.name, 0, "expected text in UTF-8"))
    return None


def island_outlines(folder: Path) -> dict[str, Points]:
    """The islands of a pack's map by their ids; those of a sea."""
    outlines: dict[str, Points] = {}
    if not (folder / "atlas").is_dir():
        return outlines
    texts, _ = read_files(folder, inside="atlas/")
    for text in texts.values():
        try:
            islands = tomllib.loads(text).get("island", [])
        except tomllib.TOMLDecodeError:
            continue
        for island in islands if isinstance(islands, list) else []:
            if isinstance(island, dict) and (shape := _points(island.get("shape"))):
                outlines[str(island.get("id"))] = shape
    return outlines


def _points(shape: object) -> Points:
    """A shape as points; none for anything else, which the pack's own findings name."""
    if not isinstance(shape, list) or not 3 <= len(shape) <= MAX_CORNERS:
        return ()
    points: list[tuple[float, float]] = []
    for point in shape:
        if not isinstance(point, list) or len(point) != 2:
            return ()
        x, y = point
        if not isinstance(x, int | float) or not isinstance(y, int | float):
            return ()
        points.append((float(x), float(y)))
    return tuple(points)


def plate_texts(folder: Path, findings: list[Finding]) -> dict[str, str]:
    """The plates and solids of a pack as they are written, by their paths in the pack."""
    inside = folder / FOLDER
    paths = sorted(inside.iterdir()) if inside.is_dir() else []
    texts = {f"{FOLDER}/{path.name}": _read(path, findings) for path in paths if path.suffix in SUFFIXES}
    return {name: text for name, text in texts.items() if text is not None}


class AnyName(tuple[str, ...]):
    """Stands for the names of all solids, where only the form of a plate matters."""

    __slots__ = ()

    def __contains__(self, name: object) -> bool:
        return True


def read_plates(folder: Path, only: str = "") -> PlateFolder:
    """The plates of a pack's folder; ``only`` names one of them."""
    inside = folder / FOLDER
    plates = PlateFolder(folder, dict(shared_solids()))
    if not inside.is_dir():
        return plates
    paths = sorted(path for path in inside.iterdir() if path.suffix in SUFFIXES)
    if len(paths) > MAX_FILES:
        plates.findings.append(_finding("", 0, f"expected at most {MAX_FILES} files"))
        return plates
    for path in paths:
        if path.suffix == ".solids" and (text := _read(path, plates.findings)) is not None:
            try:
                plates.solids = gather_solids(plates.solids, parse_solids(text))
            except Mistake as mistake:
                plates.findings.append(_finding(path.name, mistake.line, mistake.text))
    if plates.findings:  # each plate would only say again that a solid is missing
        return plates
    islands = island_outlines(folder)
    for path in paths:
        if path.suffix != ".plate" or (only and path.stem != only):
            continue
        if not is_plate_name(path.stem):
            plates.findings.append(_finding(path.name, 0, BAD_NAME))
            continue
        text = _read(path, plates.findings)
        if text is None:
            continue
        plate, mistakes = parse_plate(path.stem, text, plates.solids, islands)
        plates.findings.extend(_finding(path.name, mistake.line, mistake.text) for mistake in mistakes)
        if plate is not None:
            plates.plates[plate.name] = plate
    return plates
