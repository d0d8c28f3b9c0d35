"""An entry of the reference: one concept, what is said about it, and the rules that it states."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...languages import Lang
from ..mentions import ids_in

TAG = re.compile(r"\s*\[([A-Z]{2}-[A-Z]+-\d{3}(?:(?:, |\.\.)\d{3})*)\]")
"""The ids behind a sentence, such as `[SG-FATIGUE-004, 005]`."""
SOURCE = re.compile(r"\s*\[(?P<cited>=[A-Z0-9, -]*|printed|ours)\]")
"""The source of a sentence that states no rule: a rule `[=SG-FATIGUE-004]`, that of the next tag `[=]`, or `[ours]`."""
PART = re.compile(r"\{ours:(?P<words>[^{}]+)\}")
"""Words that are not in the printed rules but of this edition, such as a figure: `{ours:3}`."""
LINK_WORDS = "\x1f"
"""Between a link's slug and its words while a block is drawn, as a bar would end a table cell there."""
LINK = re.compile(rf"\[\[(?P<slug>[a-z0-9-]+)(?:[|{LINK_WORDS}](?P<words>[^\]|]+))?\]\]")
"""A link to another entry, with words or for its title: `[[fatigue|tired]]`, `[[fatigue]]`."""
ICON = re.compile(r"\{icon:(?P<name>[a-z0-9-]+)\} ?")
SEE_ALSO = "near"
"""The kind of the block at the foot of an entry, and its CSS class: rules that other entries state."""
PICTURE = "picture"
"""The kind of a block that shows something; its text is the caption."""
QUESTION = "question"
"""The kind of a block that has an answer too."""
LABELS = ("example", QUESTION, "ruling", "erratum", "variant", "tip", PICTURE)
"""Kinds of blocks beside plain text."""


@dataclass(frozen=True, slots=True)
class EntryBlock:
    """A paragraph, list or table, or something labelled; a question has its answer."""

    kind: str
    """Empty for plain text, or one of the labels."""
    text: str
    answer: str = ""
    sourced: str = ""
    """The text with the tags that say where its sentences are from (``SOURCE``)."""
    sourced_answer: str = ""
    picture: str = ""
    """The name of what is shown."""

    @property
    def inline(self) -> bool:
        """Whether it is drawn as one paragraph: what is labelled has no lists and tables."""
        return self.kind not in ("", SEE_ALSO)

    @property
    def ids(self) -> tuple[str, ...]:
        """The rules that the block states."""
        return tuple(rule for tag in TAG.findall(f"{self.text}\n{self.answer}") for rule in ids_in(tag))


@dataclass(frozen=True, slots=True)
class ReferenceEntry:
    """One concept in one language."""

    game: str
    slug: str
    """Its name in every link; the same in both languages, and forever."""
    lang: Lang
    chapter: str
    title: str
    also: tuple[str, ...]
    """Other words by which players ask for it."""
    brief: str
    """The answer in one sentence."""
    see: tuple[str, ...]
    """The slugs of related entries."""
    blocks: tuple[EntryBlock, ...]
    sourced_brief: str = ""
    """The answer in one sentence, with the tag that says where it is from."""

    @property
    def key(self) -> str:
        """The entry's unique key, such as ``sea/fatigue``."""
        return f"{self.game}/{self.slug}"

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the entry states, in their order."""
        return tuple(rule for block in self.blocks for rule in block.ids)

    @property
    def rules_cited(self) -> tuple[str, ...]:
        """The rules of other entries that this one cites, in its sentences or its see-also block."""
        texts = [self.sourced_brief, *(text for block in self.blocks for text in (block.sourced, block.sourced_answer))]
        tags = (tag for text in texts for tag in SOURCE.findall(text))
        return tuple(dict.fromkeys(rule for tag in tags for rule in ids_in(tag)))

    def block_of(self, rule: str) -> EntryBlock | None:
        """The block that states a rule."""
        return next((block for block in self.blocks if rule in block.ids), None)


def without_tags(text: str) -> str:
    """A text without its source tags."""
    return PART.sub(lambda match: match["words"], SOURCE.sub("", text))
