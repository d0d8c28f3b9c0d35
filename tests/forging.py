"""Campaign files of a stranger's: any header and any lines, with every sum right."""

from __future__ import annotations

from pathlib import Path

from sleeping_gods.journal.notation import link


def forge(path: Path, *changes: tuple[str, str], to: Path | None = None) -> Path:
    """Write a campaign file anew with pieces of its text replaced and all chain sums right, there or elsewhere."""
    text = path.read_text()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    header, _, body = text.partition("\n\n")
    chain = link("", header)
    lines = [header, ""]
    for line in body.splitlines():
        told = line.rpartition(" ~")[0]
        chain = link(chain, told)
        lines.append(f"{told} ~{chain}")
    target = to or path
    target.write_text("\n".join([*lines, ""]))
    return target
