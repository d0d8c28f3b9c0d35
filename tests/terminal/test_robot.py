"""Whole campaigns in both languages, by a robot that reads the screen and types as people do."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import translated
from sleeping_gods.kernel.play import is_over
from sleeping_gods.languages import Lang
from sleeping_gods.presentation.catalogue import Catalogue, catalogue
from sleeping_gods.presentation.party.pack_cache import forget
from sleeping_gods.terminal.games import load_game_and_pack
from sleeping_gods.terminal.sea.view import SeaView
from sleeping_gods.wording.fluent import Message

from ..daily import first_daily
from ..sea.tables import new
from .driver import Robot, journey, robot_session
from .english import english_only
from .journeys import AFTER_THE_EVENT
from .vocabulary import english_in, english_words, keywords

TYPED: dict[Lang, tuple[str, ...]] = {
    "en": (
        "map", "crew", "?", "? 1", "log", "quests", "hand", "cards", "table", "story", "fight", "x", "+", "odds",
        "look", "rules", "why x1", "campaign", "notes", "undo", "again", "ship", "events", "plane", "atlas", "deck",
        "journey", "help", "99", "",
    ),
    "fr": (
        "carte", "équipage", "?", "? 1", "journal", "quêtes", "main", "cartes", "table", "histoire", "combat", "x", "+",
        "chances", "revoir", "règles", "pourquoi x1", "campagne", "notes", "annuler", "encore", "bateau", "évènements",
        "avion", "atlas", "paquet", "bord", "aide", "99", "",
    ),
}  # fmt: skip
"""Commands of both games; those of the other one are refused."""
CAMP: dict[Lang, str] = {"en": "Make camp", "fr": "Monter le camp"}
"""What would end a campaign of the skies before it has begun."""
PACKS = ("harbour", "airfield")
CAMPAIGNS: list[tuple[str, int, bool, int, Lang]] = [
    ("airfield", 5, True, 0, "fr"),
    ("harbour", 4, False, 120, "en"),
    ("airfield", 2, False, 120, "fr"),
    ("airfield", 5, True, 0, "en"),
    ("harbour", 4, False, 120, "fr"),
    ("airfield", 2, False, 120, "en"),
    ("harbour", 4, True, 0, "fr"),
    ("harbour", 4, True, 0, "en"),
    ("harbour", 4, False, 0, "fr"),
    ("harbour", 4, False, 0, "en"),
    ("airfield", 2, False, 0, "fr"),
    ("airfield", 2, False, 0, "en"),
]
"""Pack, seed, plain text, after how many answers it stops, and the language. To draw scenes takes longest."""
LABEL = re.compile(r"^ {0,3}(\d+)\.? +(\S.*?)(?: {2,}.*|\.)?$", re.MULTILINE)
"""A numbered line and its words, without what stands behind them in a column."""


class Typist(Robot):
    """A robot that now and then types the words of a choice instead of its number."""

    def readline(self, limit: int = -1, /) -> str:
        """The next answer."""
        screen = self.unread()
        line = super().readline(limit)
        labels = [label for number, label in LABEL.findall(screen) if number == line.strip()]
        return f"{labels[0]}\n" if labels and self.luck.below(6) == 0 else line


class Listening:
    """Counts what catalogues say while a robot plays."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.said: Counter[tuple[Lang, str]] = Counter()
        message = Catalogue.message
        heard = self.said

        def listen(words: Catalogue, section: str, key: str) -> Message:
            heard[words.lang, section] += 1
            return message(words, section, key)

        patch.setattr(Catalogue, "message", listen)


def campaign(folder: Path, pack: str, lang: Lang, seed: int, *, plain: bool, until: int = 0) -> tuple[Typist, bool]:
    """A campaign to its end, or so many answers of it; whether it is over."""
    session, robot = robot_session(folder, seed, ("Ada",), pack=pack, plain=plain, lang=lang)
    forget(session.campaign.pack.digest, lang)  # other tests tell the pack in this language without its translation
    typist = Typist(seed, TYPED[lang])
    typist.out, typist.avoid, session.screen.source = robot.out, CAMP[lang], typist

    def watch(text: str) -> None:
        typist.stopped = bool(until) and typist.answers >= until

    typist.watch = watch
    session.run()

    assert session.bugs == []
    return typist, is_over(session.table)


def shown(robot: Robot, folder: Path) -> list[str]:
    """The lines of the screen, without what was typed and where the file lies."""
    lines = robot.out.getvalue().splitlines()
    return [re.sub(r"> .*$", ">", line) for line in lines if str(folder) not in line and ".campaign" not in line]


def english_said(pack: str, lines: list[str]) -> dict[str, str]:
    """What is English in lines: pieces of messages, and words that only English has; keywords are the same in both."""
    game, _ = load_game_and_pack(pack)
    spoken = re.compile(rf"\b(?:{'|'.join(map(re.escape, english_only(game.id)))})")
    sentences = {found[0]: line for line in lines if (found := spoken.search(line))}
    words = {word: line for word, line in english_in(pack, lines).items() if word not in keywords(pack)}
    return {**sentences, **words}


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "seed", "plain", "until", "lang"), first_daily(CAMPAIGNS, 3))
class TestWhole:
    """To the end of the campaign, or so many answers."""

    def test_nothing_breaks_and_nothing_is_untranslated(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pack: str, seed: int, plain: bool, until: int, lang: Lang
    ) -> None:
        """Each language speaks for itself; only the words that are typed are known in English too."""
        heard = Listening(monkeypatch).said
        robot, over = campaign(tmp_path, pack, lang, seed, plain=plain, until=until)
        lines = shown(robot, tmp_path)
        other = {section for spoken, section in heard if spoken != lang}

        assert over or robot.answers >= until > 0
        assert "Traceback" not in "\n".join(lines)
        assert other <= {"command", "act", "answer", "language", "grammar"}  # and what a language has when it is loaded
        assert sum(heard.values()) > (500 if until else 1000)
        assert lang == "en" or english_said(pack, lines) == {}
        assert lang == "fr" or len(english_said(pack, lines)) > 50


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_a_short_evening_in_french(tmp_path: Path, pack: str) -> None:
    """The same in thirty answers."""
    robot, _ = campaign(tmp_path, pack, "fr", 1, plain=True, until=30)

    assert robot.answers >= 30
    assert english_said(pack, shown(robot, tmp_path)) == {}


@pytest.mark.slow
@pytest.mark.parametrize("pack", PACKS)
def test_the_words_by_which_english_is_known(pack: str) -> None:
    """There are many, and none is a word of the French story."""
    known = english_words(pack)
    story = " ".join(slot.text for page in translated(pack, "fr").values() for slot in page.blocks)

    assert len(known) > 1000
    assert {"the", "and", "with", "draw"} <= known
    assert english_in(pack, [story]) == {}
    assert english_in(pack, ["Draw a card."]) == {"draw": "Draw a card.", "card": "Draw a card."}
    assert catalogue(load_game_and_pack(pack)[0].id, "fr").lang == "fr"


@pytest.mark.parametrize(
    ("lang", "answer"),
    [("fr", "Quitter le port"), ("fr", "quitter le"), ("en", "leave port"), ("en", "Leave the port")],
)
def test_to_leave_a_port_is_not_to_leave(tmp_path: Path, lang: Lang, answer: str) -> None:
    """A choice that begins with the word of a command is a choice; the word alone is the command."""
    there = (*AFTER_THE_EVENT, "port")
    said = journey(tmp_path / "port", *there, answer, "table", lang=lang)
    left = journey(tmp_path / "left", *there, "quitter" if lang == "fr" else "quit", "table", lang=lang)

    assert f"> {answer}\n" in said
    assert "> table\n" in said
    assert "> table\n" not in left


@pytest.mark.parametrize(("lang", "said"), [("en", "The total +1."), ("fr", "Total +1.")])
def test_a_card_for_any_skill_adds_to_the_total(lang: Lang, said: str) -> None:
    """What is added whichever skill is tested has no skill's name."""
    assert SeaView(lang).log_event(new(1), ("skill-plus", "any", 1)) == said
