"""File systems on which a database must not lie, because they do not lock or flush as they say."""

from __future__ import annotations

from pathlib import Path

MOUNTS = Path("/proc/self/mounts")
FOREIGN = ("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "virtiofs", "vboxsf", "afs", "ceph", "glusterfs", "fuse")
"""Kinds of file systems that lie on another machine, or pass through another program."""


def caution(folder: Path, mounts: str | None = None) -> str:
    """What to know of the place of a database; nothing where the system says that it is a disk of its own."""
    if mounts is None:
        try:
            mounts = MOUNTS.read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ""
    kind = kind_of(folder.resolve(), mounts)
    if kind.partition(".")[0] not in FOREIGN:
        return ""
    return (
        f"{folder} lies on a {kind} file system, which may lose what it has confirmed; use a local disk, or PostgreSQL"
    )


def kind_of(place: Path, mounts: str) -> str:
    """The kind of the file system that a place lies on; nothing if it is not among the mounts."""
    kind, best = "", -1
    for line in mounts.splitlines():
        words = line.split(" ")
        if len(words) < 3:
            continue
        point = Path(words[1].replace("\\040", " ").replace("\\011", "\t").replace("\\134", "\\"))
        if (place == point or point in place.parents) and len(point.parts) >= best:
            kind, best = words[2], len(point.parts)
    return kind
