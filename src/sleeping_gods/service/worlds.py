"""Endpoints a client needs before any table: the packs with the options of a new campaign, and its own messages."""

from __future__ import annotations

from ..campaign.games import listed_packs
from ..campaign.prepared import OPTION as LESSON
from ..campaign.prepared import VALUES as LESSON_VALUES
from ..campaign.supported_games import SUPPORTED_GAMES
from ..content.index import Listed
from ..languages import LANGS, Lang
from ..presentation.localizer import localizer_of
from ..presentation.scene.plate import ScenePlate
from ..story.plates import COVER, DrawnPlate
from ..wire.http import ClientWords, OptionCard, PackCard
from ..wording.files import whole_source
from ..wording.messages import say
from .endpoints import Call, Endpoint

CLIENT_MESSAGE_FILES = (
    "client",
    "client_desk",
    "client_journey",
    "client_lesson",
    "client_own_box",
    "client_own_skies",
    "client_paper",
    "client_plates",
    "client_real_decks",
    "client_advice",
    "client_robots",
    "client_route",
    "client_seats",
    "client_site",
    "client_test",
    "client_theatre",
    "client_together",
)
"""The Fluent files whose messages the client uses itself."""


async def list_packs(call: Call) -> list[PackCard]:
    """The worlds that can be played, and how; then the companions to printed boxes."""
    return await call.registry.run(lambda: packs_in(call.lang))


def packs_in(lang: Lang) -> list[PackCard]:
    """The worlds, and the companions to printed boxes, in a language."""
    return [
        PackCard(
            id=pack.id,
            game=pack.game,
            name=pack.title.text_in(lang),
            version=pack.version,
            options=_options(pack, lang),
            cover=_cover(pack.cover, lang),
            own_box=pack.told,
        )
        for pack in (*listed_packs(), *listed_packs(printed=True))
    ]


def _cover(cover: DrawnPlate | None, lang: Lang) -> ScenePlate | None:
    """The cover of a pack as a plate; None if it has none."""
    if cover is None:
        return None
    return ScenePlate(name=COVER, hash=cover.hash, alt=cover.alt.text_in(lang), width=cover.width, height=cover.height)


def _options(pack: Listed, lang: Lang) -> tuple[OptionCard, ...]:
    """The options of a new campaign; the first value of each is the default."""
    words = localizer_of(pack.game, lang).words
    choices = SUPPORTED_GAMES[pack.game].game.option_values()
    if pack.lesson:
        choices = {LESSON: LESSON_VALUES, **choices}
    return tuple(
        OptionCard(
            key=name,
            title=words.option(name, "title"),
            help=words.option(name, "help"),
            values=tuple((value, words.option(name, value)) for value in values),
        )
        for name, values in choices.items()
    )


async def client_words(call: Call) -> ClientWords:
    """The client's own messages in a language, as Fluent source."""
    return words_in(call.lang)


def words_in(lang: Lang) -> ClientWords:
    """The messages that a client uses itself."""
    names = {each: say(each, "grammar_name") for each in LANGS}
    return ClientWords(lang=lang, source=whole_source(lang, *CLIENT_MESSAGE_FILES), languages=names)


ENDPOINTS = (
    Endpoint("GET", "/api/packs", "anybody", list_packs, answer=list[PackCard], public=True),
    Endpoint("GET", "/api/words", "anybody", client_words, answer=ClientWords, public=True),
)
