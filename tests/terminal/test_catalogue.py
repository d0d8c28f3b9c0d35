"""The catalogue has words for everything that both games tell, refuse, ask and offer, and none that nothing uses."""

from __future__ import annotations

import fnmatch
from typing import Any

import pytest

from sleeping_gods.campaign.supported_games import SUPPORTED_GAMES
from sleeping_gods.kernel.errors import Value
from sleeping_gods.languages import WHOLE, Lang
from sleeping_gods.party.table.decisions import GameDecision
from sleeping_gods.presentation.catalogue import Catalogue, catalogue, match_pattern
from sleeping_gods.presentation.localizer import localizer_of
from sleeping_gods.presentation.skies.sayings import ability_mark, ability_words
from sleeping_gods.reference.ledger import ledger
from sleeping_gods.sea.table.enemy_abilities import ENEMY_ABILITIES as SEA_ABILITIES
from sleeping_gods.skies.table.enemy_abilities import ENEMY_ABILITIES as SKIES_ABILITIES
from sleeping_gods.terminal.games import VIEWS, load_game_and_pack, view_of
from sleeping_gods.wording.files import words_file
from sleeping_gods.wording.fluent import Bundle

from .engine_keys import constants, decision_classes, decisions, refused, told

GAMES = tuple(VIEWS)
EMPTY = '{ "" }'
"""A message that says nothing."""
NONE = "-none"
"""Behind the key of an event whose last value is 0."""


def unnamed(keys: dict[str, str], section: str, game: str) -> dict[str, str]:
    """The keys for which the catalogue has nothing; one with a star needs at least one of its kind."""
    known = catalogue(game).keys(section)
    return {key: file for key, file in keys.items() if not fnmatch.filter(known, key)}


def unused(keys: dict[str, str], section: str, game: str) -> list[str]:
    """The keys of the catalogue that no code has."""
    known = catalogue(game).keys(section)
    return [key for key in known if not any(fnmatch.fnmatch(key.removesuffix(NONE), made) for made in keys)]


@pytest.mark.parametrize("game", GAMES)
class TestKeys:
    """No key of an engine is without words, and no words are without a key."""

    @pytest.mark.slow
    def test_every_event_has_words(self, game: str) -> None:
        """Each key that the game tells stands in the catalogue, and no other."""
        assert unnamed(told(game), "event", game) == {}
        assert unused(told(game), "event", game) == []

    @pytest.mark.slow
    def test_every_reason_has_words(self, game: str) -> None:
        """Each reason that the game gives stands in the catalogue, and says something; and no other."""
        silent = [key for key in catalogue(game).keys("reason") if catalogue(game).source("reason", key) == EMPTY]

        assert unnamed(refused(game), "reason", game) == {}
        assert unused(refused(game), "reason", game) == []
        assert silent == []

    def test_every_decision_asks_its_own_question(self, game: str) -> None:
        """Each decision of the game has a question, and each question a decision."""
        assert sorted(catalogue(game).keys("question")) == sorted(decisions(game))
        assert {*catalogue(game).keys("going-on")} <= {*decisions(game)}
        assert {*catalogue(game).keys("statement")} <= {*decisions(game)}

    def test_every_scene_of_a_decision_is_drawn(self, game: str) -> None:
        """What a decision says that it is about has its drawings, and nothing else has."""
        scenes = view_of(game).scenes.before  # type: ignore[attr-defined]  # both views have scenes
        kinds: list[Any] = [kind for kind in decision_classes(game) if issubclass(kind, GameDecision)]

        assert {*scenes} == {kind.scene for kind in kinds}

    def test_every_pattern_begins_with_words_of_the_game(self, game: str) -> None:
        """Choices that the game does not know have no words."""
        verbs = {pattern.split("_")[0] for pattern in catalogue(game).keys("choice")}

        assert verbs - constants(game) == set()

    def test_rules_of_choices_stand_in_the_ledger(self, game: str) -> None:
        """Each id in the table of choices is a rule of this game, and each pattern one of the catalogue's."""
        rules = view_of(game).rules  # type: ignore[attr-defined]  # both views have rules

        assert [rule for ids in rules.values() for rule in ids if rule not in ledger(game)] == []
        assert [one for one in rules if catalogue(game).pattern(tuple(one.split())) is None] == []

    def test_every_option_is_explained(self, game: str) -> None:
        """A title, a help, and words for each value."""
        words, view = catalogue(game), view_of(game)
        values = SUPPORTED_GAMES[game].game.option_values()
        pack = next(
            pack for name in ("harbour", "airfield") for its, pack in (load_game_and_pack(name),) if its.id == game
        )
        names = [*values, *view.free_options(pack), "players", "pack", "first", "crew", "unlocked", "cards"]

        assert [name for name in names if not words.option(name, "help") or words.option(name, "help") == "help"] == []
        assert [name for name in names if words.option(name, "title") == name] == []
        assert [one for name, known in values.items() for one in known if len(words.option(name, one)) < 3] == []

    def test_the_score_has_words_for_each_part(self, game: str) -> None:
        """Nothing is counted silently."""
        score = __import__(f"sleeping_gods.{game}.chapters.score", fromlist=["Score"]).Score

        assert sorted(catalogue(game).keys("score")) == sorted(score.__dataclass_fields__)


class TestFiles:
    """What both games say stands once."""

    def test_what_both_games_say_alike_stands_in_the_common_file(self) -> None:
        """Two copies would drift apart, unless one language needs them; that no id stands twice, a bundle sees to."""
        alike = []
        for lang in WHOLE:
            sea, skies = (Bundle(lang, words_file(game, lang)) for game in GAMES)
            alike.append({name for name in sea.ids if name in skies and sea.source(name) == skies.source(name)})

        assert set.intersection(*alike) == set()


@pytest.mark.parametrize("lang", WHOLE)
class TestMarks:
    """A grid can be read."""

    @pytest.mark.parametrize("game", GAMES)
    def test_every_enemy_ability_has_a_mark_and_words(self, game: str, lang: Lang) -> None:
        """Those that the game knows and no others; marks differ."""
        words = catalogue(game, lang)
        abilities = sorted(SEA_ABILITIES if game == "sea" else SKIES_ABILITIES)
        marks = [words.source("ability-mark", ability) for ability in abilities]

        assert sorted(words.keys("ability")) == sorted(words.keys("ability-mark")) == abilities
        assert len(set(marks)) == len(marks)

    def test_an_ability_of_the_skies_bears_its_number(self, lang: Lang) -> None:
        """In the grid and in words."""
        localizer = localizer_of("skies", lang)

        assert ability_mark(localizer, "block-2").endswith("2")
        assert "2" in ability_words(localizer, "block-2")
        assert lang == "fr" or (ability_mark(localizer, "block-2"), ability_words(localizer, "block-2")) == (
            "Bl2",
            "blocks 2",
        )


class TestTemplates:
    """Templates are filled by number and by name."""

    @pytest.mark.parametrize(
        ("pattern", "choice", "stars"),
        [
            ("attack * with *", "attack eye with mac", ("eye", "mac")),
            ("attack * with *", "attack eye", None),
            ("keep * ...", "keep token 2 grain 1 meat", ("token", "2 grain 1 meat")),
            ("keep * ...", "keep token", None),
            ("go on", "go on", ()),
        ],
    )
    def test_stars_stand_for_words(self, pattern: str, choice: str, stars: tuple[str, ...] | None) -> None:
        """A star is one word, three dots are the rest."""
        assert match_pattern(tuple(pattern.split()), tuple(choice.split())) == stars

    def test_the_most_exact_pattern_wins(self) -> None:
        """Whatever file it stands in."""
        words = catalogue("skies")

        assert words.pattern(("take", "hit")) == ("take_hit", ())
        assert words.pattern(("take", "a")) == ("take_X", ("a",))

    def test_places_are_filled(self) -> None:
        """By number with a kind, by field, and with a question mark where a value is missing."""

        def speak(kind: str, at: int, values: tuple[Value, ...]) -> str:
            return f"<{kind} {values[at]}>"

        words = Catalogue(Bundle("en", "event_x = { $crew_0 } and { $value_1 }, { $value_2 }\n"))

        assert words.spoken("event", "x", ("mac", 3), speak) == "<crew mac> and 3, ?"
