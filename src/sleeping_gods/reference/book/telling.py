"""Entries as Markdown, for terminals: the whole entry, or the part that states a rule."""

from __future__ import annotations

from ...effects.terms import Lang
from .entry import NEAR, Block, Entry
from .library import Book, book
from .markup import markdown
from .spacing import NARROW

LABELS: dict[Lang, dict[str, str]] = {
    "en": {"example": "Example", "ruling": "Ruling", "erratum": "Erratum", "variant": "Variant", "tip": "Advice",
           "picture": "Picture", "near": "Also asked here", "see": "See also"},
    "fr": {"example": "Exemple", "ruling": "Décision", "erratum": "Erratum", "variant": "Variante", "tip": "Conseil",
           "picture": "Schéma", "near": "Demandé aussi ici", "see": "Voir aussi"},
}  # fmt: skip
"""The words before a block."""
COLON: dict[Lang, str] = {"en": ":", "fr": f"{NARROW}:"}


def entry_markdown(entry: Entry) -> str:
    """A whole entry: title, the answer in one sentence, its blocks, and what belongs to it."""
    of_game = book(entry.game, entry.lang)
    parts = [f"# {entry.title}", f"*{entry.brief}*", *(block_markdown(of_game, block) for block in entry.blocks)]
    return "\n\n".join([*parts, see_also(of_game, entry)])


def see_also(book: Book, entry: Entry) -> str:
    """The entries that belong to this one, by their titles."""
    titles = ", ".join(book.entries[slug].title for slug in entry.see)
    return f"{LABELS[book.lang]['see']}{COLON[book.lang]} {titles}."


def block_markdown(book: Book, block: Block) -> str:
    """A block with its label."""

    def told(text: str) -> str:
        return markdown(text, lambda slug: book.entries[slug].title)

    if block.kind == "question":
        return f"**{told(block.text)}**\n\n{told(block.answer)}"
    if block.kind == NEAR:
        return f"**{LABELS[book.lang][block.kind]}**\n\n{told(block.text)}"
    return (
        f"**{LABELS[book.lang][block.kind]}{COLON[book.lang]}** {told(block.text)}" if block.kind else told(block.text)
    )
