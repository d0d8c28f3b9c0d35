"""The sentences by which one knows that English is spoken."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from sleeping_gods.presentation.catalogue import catalogue

LETTERS = 12
"""A piece of a message with so many letters is told from chance."""


def pieces(pattern: ast.BaseNode) -> Iterator[str]:
    """The pieces of text in a message, in all its variants."""
    if isinstance(pattern, ast.TextElement):
        yield pattern.value.strip()
    for field in vars(pattern).values():
        for part in field if isinstance(field, list) else [field]:
            if isinstance(part, ast.BaseNode):
                yield from pieces(part)


def english_only(game: str) -> list[str]:
    """What is said in English messages of several words, and in no French one."""
    english, french = catalogue(game), catalogue(game, "fr")
    sections = {name.partition("_")[0] for name in english._bundle.ids}
    said = "\n".join(french.source(section, key) for section in sections for key in french.keys(section))
    found = {
        piece
        for section in sections
        for key in english.keys(section)
        for piece in pieces(FluentParser().parse_entry(f"a = {english.source(section, key)}\n"))
    }
    return sorted(piece for piece in found if " " in piece and len(piece) >= LETTERS and piece not in said)
