"""T17: whoever asks for whatever there is to ask for, nobody is told what they may not know.

A kind of request or an endpoint that is new fails here until somebody has written a case for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from sleeping_gods.host.table import ServedTable
from sleeping_gods.kernel.luck import Luck
from sleeping_gods.presentation.audience import SOFA
from sleeping_gods.presentation.party import choice_plan, plate_book, quest_section
from sleeping_gods.presentation.party.hands import Hands
from sleeping_gods.presentation.party.plates import plate_of
from sleeping_gods.presentation.party.presenter import Presenter
from sleeping_gods.presentation.scene.plate import BookPlate
from sleeping_gods.web.app import ENDPOINTS, PLAY
from sleeping_gods.wire.requests import Explain, PreviewRequest, Request

from ..daily import first_daily
from ..web.door import opened
from ..web.running import run
from ..web.test_endpoints_allowed import FILES, PUBLIC
from . import http_cases, socket_cases
from .evenings import IMPORT, Found, Way, evening, pairs
from .people import MEMBERS, ROLES
from .settled import asked_at

LATE = {"harbour": (0, 100), "airfield": (0, 3), "own-sea": (0, 12)}
"""A seed, and so many choices after which there is something to hide."""
ASKED = -(-len(socket_cases.CASES) * len(ROLES) // 8)
"""So many requests after each of eight choices are one of every kind by everybody."""
SCENE = ("GET", f"{http_cases.CAMPAIGN}/scene")
REPLAY = ("GET", f"{http_cases.CAMPAIGN}/replay")

PAPER: tuple[Way, ...] = (
    ("GET", f"{http_cases.CAMPAIGN}/paper"),
    ("GET", f"{http_cases.CAMPAIGN}/paper-form"),
    ("GET", "/api/packs/{pack}/cards"),
)


UNLOCKED: tuple[Way, ...] = (("GET", "/api/packs/{pack}/unlocked"),)


def played(folder: Path, pack: str, choices: int, asked: int, ways: tuple[Way, ...] = ()) -> Found:
    """An evening that begins late in a campaign."""
    seed, after = LATE[pack]
    return run(evening(folder, pack, seed, choices, asked, after, ways=ways))


def test_every_kind_of_request_has_a_case() -> None:
    """Of those that the wire knows."""
    assert {*socket_cases.CASES} == {*get_args(Request)}


def test_every_endpoint_has_a_case(tmp_path: Path) -> None:
    """Of those that the application serves; all else that it serves is the same for everybody."""

    async def paths() -> set[str]:
        async with opened(tmp_path) as door:
            return {getattr(route, "path", "") for route in door.app.routes}

    assert {*http_cases.CASES} == {(one.method, one.path) for one in ENDPOINTS}
    assert run(paths()) == {path for _, path in http_cases.CASES} | {PLAY, *PUBLIC} | FILES


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_nobody_is_told_what_they_may_not_know(pack: str, tmp_path: Path) -> None:
    """SG-SHARE-005, SG-ABIL-005, DS-TURN-007: everything once, by everybody, while a campaign is played on."""
    everything = len(pairs(Luck(0), (IMPORT,)))

    found = played(tmp_path, pack, 16, -(-everything // 16))

    assert found.leaks == []
    assert {role for _, role in found.looked} == {*ROLES}
    assert len(found.looked) >= everything
    assert sum(found.looked.values()) > 400


@pytest.mark.slow
def test_not_with_a_printed_box(tmp_path: Path) -> None:
    """SG-SHARE-005: hands are as hidden where pages are told, in every kind of request of the wire."""
    found = played(tmp_path, "own-sea", 8, ASKED, tuple(socket_cases.CASES))

    assert found.leaks == []
    assert {role for _, role in found.looked} == {*ROLES}
    assert {kind for kind, _ in found.looked} >= {kind.__name__ for kind in socket_cases.CASES}


@pytest.mark.parametrize("pack", ["harbour", "airfield", "own-sea"])
def test_not_on_paper(pack: str, tmp_path: Path) -> None:
    """SG-SHARE-005, DS-TURN-007: bags, sheets and the form of a campaign on paper hold no card of another's hand."""
    found = played(tmp_path, pack, 3, 10, PAPER)

    assert found.leaks == []
    assert {role for _, role in found.looked} == {*ROLES}


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
def test_not_of_cards_that_are_locked(pack: str, tmp_path: Path) -> None:
    """SG-ACH-002, DS-ACHV-003: who plays is told what is unlocked; who watches or is outside, nothing."""
    found = played(tmp_path, pack, 2, 10, UNLOCKED)

    assert found.leaks == []
    assert {role for _, role in found.looked} == {*ROLES}


def test_not_over_sockets_in_the_skies(tmp_path: Path) -> None:
    """DS-TURN-007, DS-WAND-002: every kind of request of the wire, by everybody."""
    found = played(tmp_path, "airfield", 8, ASKED, tuple(socket_cases.CASES))

    assert found.leaks == []
    assert {kind for kind, _ in found.looked} >= {kind.__name__ for kind in socket_cases.CASES}


@pytest.mark.slow
@pytest.mark.parametrize("choices", first_daily([15, 100]))
@pytest.mark.parametrize("pack", ["harbour", "airfield", "wandering-sea", "lifted-north"])
def test_not_in_a_long_evening_either(pack: str, choices: int, tmp_path: Path) -> None:
    """SG-SHARE-005, SG-ABIL-005, DS-TURN-007: from the first choice on; ``tools/leak_table.py`` plays to the end."""
    found = run(evening(tmp_path, pack, 7, choices, 8, left_for_the_end=(IMPORT,)))

    assert found.leaks == []


@pytest.mark.parametrize("pack", ["harbour", "airfield"])
class TestPlanted:
    """What is told too freely is found."""

    @pytest.mark.slow
    def test_nothing_is_found_where_nothing_is_planted(self, pack: str, tmp_path: Path) -> None:
        """The same questions at the same moment."""
        assert run(asked_at(tmp_path, pack, *LATE[pack], (PreviewRequest, Explain, SCENE, REPLAY), MEMBERS)) == []

    def test_a_plan_that_is_not_filtered(self, pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """What could follow, with the cards of whoever is asked."""
        plan_openly(monkeypatch)

        assert run(asked_at(tmp_path, pack, *LATE[pack], (PreviewRequest,), MEMBERS))

    @pytest.mark.slow
    def test_the_same_in_an_evening(self, pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """At whatever is asked while random choices are taken."""
        plan_openly(monkeypatch)

        assert run(evening(tmp_path, pack, *LATE[pack][:1], 2, 2, LATE[pack][1], from_hand=True)).leaks

    @pytest.mark.slow
    def test_a_past_with_open_hands(self, pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The table as it was, as if it had been one sofa."""
        _open_hands(ServedTable, "snapshot_after", monkeypatch)

        assert run(asked_at(tmp_path, pack, *LATE[pack], (SCENE,), MEMBERS))

    @pytest.mark.slow
    def test_a_log_with_open_hands(self, pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """What happened, as if everybody had seen every draw."""
        _open_hands(ServedTable, "log_after", monkeypatch)

        assert run(asked_at(tmp_path, pack, *LATE[pack], (REPLAY,), MEMBERS, often=8))

    def test_plates_of_places_that_nobody_has_seen(
        self, pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The whole book."""

        def all_plates(presenter: Presenter[Any], table: Any) -> tuple[BookPlate, ...]:
            plates = [plate_of(presenter.localizer, table.pack, name) for name in table.pack.plates]
            return tuple(BookPlate("", plate) for plate in plates if plate is not None)

        monkeypatch.setattr(quest_section, "book_of_plates", all_plates)

        assert run(asked_at(tmp_path, pack, *LATE[pack], (), MEMBERS))

    def test_plates_of_enemies_that_nobody_has_met(
        self, pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """All of them in the book."""
        monkeypatch.setattr(plate_book, "enemies_met", lambda presenter, table: tuple(table.pack.enemies))

        assert run(asked_at(tmp_path, pack, *LATE[pack], (), MEMBERS))

    @pytest.mark.slow
    def test_a_menu_for_all(self, pack: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Choices about other hands."""
        monkeypatch.setattr(Hands, "seen", lambda hands, table, choices, audience: list(choices))

        assert run(asked_at(tmp_path, pack, *LATE[pack], (), MEMBERS))


def plan_openly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let plans be told as if all hands lay open."""
    usual: Any = choice_plan._table_after

    def openly(presenter: object, table: object, trial: object, audience: object) -> object:
        return usual(presenter, table, trial, SOFA)

    monkeypatch.setattr(choice_plan, "_table_after", openly)


def _open_hands(cls: type, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a method of a table answer as if all hands lay open."""
    usual, perspectives = getattr(cls, name), ServedTable.perspective_of

    def openly(table: ServedTable, ref: str, lang: Any, entry: int) -> object:
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(ServedTable, "perspective_of", lambda *args: type(perspectives(*args))(SOFA, lang))
            return usual(table, ref, lang, entry)

    monkeypatch.setattr(cls, name, openly)
