"""Draws the plates of a pack: those whose text, solids or burin changed, on all cores."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from ...journal.disk import write_whole
from ...plates.language.records import Plate, Solid
from ...plates.library import plate_fingerprint
from .folder import PlateFolder

INDEX = "index.json"
"""Beside the pictures: from what each was drawn."""
MAX_INDEX = 256 * 1024
"""Bytes of it that are read."""


class PlateTask(NamedTuple):
    """A plate that is to be drawn."""

    plate: Plate
    solids: dict[str, Solid]
    """The bodies that the plate may use, by name."""
    path: Path
    """Where its picture goes."""


class DrawnFile(NamedTuple):
    """A plate that was drawn, and the bytes of its picture."""

    name: str
    size: int


def picture_of(plate: Plate, solids: Mapping[str, Solid], scale: float = 1.0) -> bytes:
    """The bytes of a drawn plate; needs numpy."""
    from ...plates.burin.draw import draw
    from ...plates.burin.image import png_of

    return png_of(draw(plate, solids, scale))


def read_index(drawn: Path) -> dict[str, str]:
    """The fingerprints with which plates were drawn, by name."""
    path = drawn / INDEX
    if not path.is_file() or path.stat().st_size > MAX_INDEX:
        return {}
    try:
        index = json.loads(path.read_text("utf-8"))
    except ValueError:
        return {}
    return {str(name): str(key) for name, key in index.items()} if isinstance(index, dict) else {}


def outdated(plates: PlateFolder) -> list[str]:
    """The plates that are not drawn, or were drawn from another text, other solids or by another burin."""
    index = read_index(plates.drawn)
    return [
        name
        for name, plate in plates.plates.items()
        if index.get(name) != plate_fingerprint(plate, plates.solids) or not (plates.drawn / f"{name}.png").is_file()
    ]


def _drawn(tasks: list[PlateTask], jobs: int) -> Iterator[DrawnFile]:
    """The plates as they are done, here or in other processes."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(_draw, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        for done in as_completed([workers.submit(_draw, task) for task in tasks]):
            yield done.result()


def _draw(task: PlateTask) -> DrawnFile:
    """Draw a plate and write its picture."""
    picture = picture_of(task.plate, task.solids)
    write_whole(task.path, picture)
    return DrawnFile(task.plate.name, len(picture))


def draw_plates(
    plates: PlateFolder, names: list[str], jobs: int, progress: Callable[[str, int], None] = lambda name, size: None
) -> None:
    """Draw some plates; `progress` is told each name with its bytes. What is drawn stays when it is interrupted."""
    plates.drawn.mkdir(parents=True, exist_ok=True)
    index = {name: key for name, key in read_index(plates.drawn).items() if name in plates.plates}
    for path in plates.drawn.glob("*.png"):
        if path.stem not in plates.plates:
            path.unlink()
    tasks = [PlateTask(plates.plates[name], plates.solids, plates.drawn / f"{name}.png") for name in names]
    try:
        for name, size in _drawn(tasks, jobs):
            index[name] = plate_fingerprint(plates.plates[name], plates.solids)
            progress(name, size)
    finally:
        write_whole(plates.drawn / INDEX, (json.dumps(index, indent=0, sort_keys=True) + "\n").encode())
