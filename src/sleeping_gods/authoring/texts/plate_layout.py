"""The one way plates and solids are laid out: single spaces, parts indented by two, words of alt in lines of 110."""

from __future__ import annotations

import re
import textwrap

WIDTH = 110
_SPACES = re.compile(r"[ \t]+")


def laid_out_plate(text: str) -> str:
    """A plate or a file of solids in its one form; comments stay where they are, blank lines only between blocks."""
    lines: list[str] = []
    speaking: list[str] = []

    def flush() -> None:
        if speaking:
            words = " ".join(speaking)
            lines.extend(textwrap.wrap(words, WIDTH, subsequent_indent="  ", break_on_hyphens=False))
            speaking.clear()

    for raw in text.split("\n"):
        line = raw.rstrip()
        bare = _SPACES.sub(" ", line.strip())
        indented = line[:1] in (" ", "\t")
        if speaking and indented and not bare.startswith("#"):
            speaking.append(bare)
            continue
        flush()
        if bare.startswith("alt ") and not indented:
            speaking.append(bare)
        elif not bare:
            if lines and lines[-1]:
                lines.append("")
        elif bare.startswith("#"):
            lines.append(("  " if indented else "") + line.strip())
        else:
            words, mark, comment = line.strip().partition("#")
            spaced = _SPACES.sub(" ", words).strip()
            spaced = re.sub(r" ?, ?", ", ", re.sub(r" ?: ?", ": ", spaced)) if ":" in spaced else spaced
            lines.append(("  " if indented else "") + spaced.rstrip() + (f"  #{comment}" if mark else ""))
    flush()
    while lines and not lines[-1]:
        lines.pop()
    return "\n".join(lines) + "\n"
