"""Warns of file systems on which a database must not lie, because they do not lock or flush reliably."""

from __future__ import annotations

from pathlib import Path

MOUNTS = Path("/proc/self/mounts")
REMOTE_KINDS = ("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "virtiofs", "vboxsf", "afs", "ceph", "glusterfs", "fuse")
"""File systems on another machine, or behind another program."""


def file_system_warning(folder: Path, mounts: str | None = None) -> str:
    """A warning about the folder of a database; empty for a local file system."""
    if mounts is None:
        try:
            mounts = MOUNTS.read_text(encoding="utf-8", errors="replace")
        except OSError:
            return ""
    kind = file_system_of(folder.resolve(), mounts)
    if kind.partition(".")[0] not in REMOTE_KINDS:
        return ""
    return (
        f"{folder} lies on a {kind} file system, which may lose what it has confirmed; use a local disk, or PostgreSQL"
    )


def file_system_of(place: Path, mounts: str) -> str:
    """The kind of file system of a path; empty if no mount contains it."""
    kind, best = "", -1
    for line in mounts.splitlines():
        fields = line.split(" ")
        if len(fields) < 3:  # device, mount point, kind
            continue
        mount_point = Path(fields[1].replace("\\040", " ").replace("\\011", "\t").replace("\\134", "\\"))
        if (place == mount_point or mount_point in place.parents) and len(mount_point.parts) >= best:
            kind, best = fields[2], len(mount_point.parts)
    return kind
