"""One game in one language: names, numbers and messages for everything that is put into words."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping

from ..content.translation.model import Translation
from ..effects.op import Condition, Program
from ..kernel.game import PackInfo
from ..languages import ENGLISH, Lang
from ..story.model import Paragraph, StoryChoice
from ..story.printed import Name
from ..wording.effects import describe, describe_amounts, describe_condition
from ..wording.fluent import Word
from ..wording.namers import Namer
from ..wording.terms import counted_noun, noun, term
from .catalogue import Catalogue, catalogue
from .marks import after_mark, prose_text, rich_text
from .scene.text import RichText

MAX_NAMED = 5
"""How many names of a list are told, if nobody says otherwise."""
MANY = 2
"""A number that takes the plural."""
CACHE_SIZE = 16384
"""How many messages with their variables are cached."""


class Localizer:
    """The texts of one game in one language."""

    def __init__(self, game: str, lang: Lang) -> None:
        self.game = game
        self.lang: Lang = lang
        self.words: Catalogue = catalogue(game, lang)
        self._pages: dict[str, Mapping[str, Translation]] = {}
        """The translations of paragraphs by their numbers, by the digest of the pack."""
        listed = self.words.say("grammar", "articles").split("|")
        self._articles = tuple(article.replace("_", " ") for article in listed if article)
        """The articles of names that are lower-case inside a sentence."""
        self.say: Callable[..., str] = functools.lru_cache(CACHE_SIZE)(self._say)
        """The text of a message by its id, such as ``list_and``, with its variables as keyword arguments; cached."""

    def _say(self, key: str, **variables: Word) -> str:
        """A message of the catalogue, by its section and key with ``_`` between."""
        section, _, rest = key.partition("_")
        return self.words.say(section, rest, **variables)

    def set_translation(self, pack: PackInfo, pages: Mapping[str, Translation]) -> bool:
        """Use these translated pages of a pack's story; pages that are missing keep their original text.

        Returns True if another translation, or none, was in use before.
        """
        before = self._pages.get(pack.digest)
        self._pages[pack.digest] = pages
        return before is not pages

    def title(self, pack: PackInfo, paragraph: Paragraph) -> str:
        """The title of a page of the story."""
        page = self._page(pack, paragraph)
        return page.title if page else paragraph.title

    def blocks(self, pack: PackInfo, paragraph: Paragraph) -> list[str]:
        """The words of each block of a page."""
        page = self._page(pack, paragraph)
        texts = [slot.text for slot in page.blocks] if page else []
        if len(texts) != len(paragraph.blocks):  # the page has been rewritten since
            texts = [block.text for block in paragraph.blocks]
        return texts

    def choice(self, pack: PackInfo, paragraph: Paragraph, choice: StoryChoice) -> str:
        """The words of a lettered choice."""
        page = self._page(pack, paragraph)
        slot = page.choices.get(choice.letter) if page else None
        return slot.text if slot else choice.text

    def _page(self, pack: PackInfo, paragraph: Paragraph) -> Translation | None:
        """The translation of a paragraph; None if none is loaded."""
        return self._pages.get(pack.digest, {}).get(paragraph.number)

    def name(self, name: Name) -> str:
        """A name, or any text that a pack has by language."""
        return name.text_in(self.lang)

    def lowercase_article(self, name: str) -> str:
        """A name as it is written inside a sentence: with its article, if it has one, in lower case."""
        at = after_mark(name)
        return name[:at] + name[at : at + 1].lower() + name[at + 1 :] if self._has_article(name, at) else name

    def _has_article(self, name: str, at: int) -> bool:
        """Whether an article of this language begins at a place of a name."""
        return name.startswith(self._articles, at)

    def rich_text(self, text: str) -> RichText:
        """A text as spans."""
        return rich_text(text, self.lang)

    def prose(self, text: str) -> RichText:
        """A text of the story as spans."""
        return prose_text(text, self.lang)

    def term(self, kind: str, key: str) -> str:
        """The word for a skill, a status, a token ... of the game."""
        return term(kind, key, self.lang)

    def counted(self, count: int, noun: str) -> str:
        """A number with its noun."""
        return counted_noun(count, noun, self.lang)

    def noun_for(self, count: int, thing: str) -> str:
        """A thing that is counted, in the form that goes with a number, without it."""
        return noun(thing, self.lang, count)

    def noun(self, thing: str, *, many: bool = False) -> str:
        """A thing that is counted, without a number."""
        return noun(thing, self.lang, MANY if many else 1)

    def describe(self, program: Program, namer: Namer) -> str:
        """What effects do, as a card says it."""
        return _cached_description(program, self.lang, namer)

    def condition(self, condition: Condition, namer: Namer) -> str:
        """A condition as it follows the word if."""
        return describe_condition(condition, self.lang, namer)

    def amounts(self, amounts: tuple[tuple[str, int], ...]) -> str:
        """Numbers of things."""
        return describe_amounts(amounts, self.lang)

    def listed(self, parts: Iterable[str]) -> str:
        """``a, b and c``."""
        return self._joined("list_and", parts)

    def either(self, parts: Iterable[str]) -> str:
        """``a, b or c``."""
        return self._joined("list_or", parts)

    def _joined(self, key: str, parts: Iterable[str]) -> str:
        """The parts that say something, as a list with the last word of a message, such as "and" or "or"."""
        *some, last = [part for part in parts if part] or [""]
        return self.say(key, some=", ".join(some), last=last) if some else last

    def truncated_list(self, names: Iterable[str], limit: int = MAX_NAMED) -> str:
        """The first names up to a limit, and how many more there are."""
        distinct = list(dict.fromkeys(names))
        if len(distinct) <= limit + 1:
            return ", ".join(name for name in distinct if name)
        return self.say("list_more", some=", ".join(distinct[:limit]), count=len(distinct) - limit)

    def clauses(self, parts: Iterable[str]) -> str:
        """Clauses one after the other, with the semicolon of the language."""
        return self.say("grammar_clauses").join(part for part in parts if part)


@functools.lru_cache(CACHE_SIZE // 8)
def _cached_description(program: Program, lang: Lang, namer: Namer) -> str:
    """Cached, because many cards have the same effects."""
    return describe(program, lang, namer)


_cached_localizer = functools.cache(Localizer)


def localizer_of(game: str, lang: Lang = ENGLISH) -> Localizer:
    """The localizer of a game in a language; made once."""
    return _cached_localizer(game, lang)
