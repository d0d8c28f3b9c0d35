"""Trying out a paragraph: a prepared table, and files that change while it is played."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from sleeping_gods.authoring.new_pack import begin_pack
from sleeping_gods.authoring.project import open_project, read_project
from sleeping_gods.authoring.staging import BadStaging, Staging, wishes_in
from sleeping_gods.cli import main
from sleeping_gods.terminal.tryout import TryOut

from .driver import screen_for

Answer = str | Callable[[], str]
"""A line that is typed, or what an author does before typing one."""


class Typist:
    """Types lines; between them an author may change files."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)

    def isatty(self) -> bool:
        """A typist is no person."""
        return False

    def readline(self, limit: int = -1, /) -> str:
        """The next line; nothing when all are typed."""
        if not self.answers:
            return ""
        answer = self.answers.pop(0)
        return f"{answer if isinstance(answer, str) else answer()}\n"


def tried(folder: Path, staging: Staging, *answers: Answer) -> list[str]:
    """What stands on the screen after each answer, the beginning first."""
    screen, out = screen_for(Typist(*answers), plain=True)
    TryOut(read_project(folder), staging, screen).run()
    return out.getvalue().split("Ada> ")[:-1]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A new pack."""
    folder = tmp_path / "mine"
    begin_pack(folder)
    return folder


def change(folder: Path, old: str, new: str, *, then: str = "", file: str = "story/002.md") -> Callable[[], str]:
    """An author who changes a file and then types something."""

    def act() -> str:
        path = folder / file
        text = path.read_text()
        assert old in text
        path.write_text(text.replace(old, new))
        return then

    return act


class TestStaging:
    """--with and --given."""

    @pytest.mark.slow
    def test_the_paragraph_is_shown_with_its_choices(self, mine: Path) -> None:
        """The story is open, and what the crew has lets it choose."""
        (screen,) = tried(mine, Staging("2", ("materials=2",)))

        assert "Saltstep is a stair with a village on it." in screen
        assert "3. (c) Mend the lowest step, which rocks." in screen

    @pytest.mark.slow
    def test_a_paragraph_without_choices_is_told(self, mine: Path) -> None:
        """What it does has happened, and play goes on."""
        (screen,) = tried(mine, Staging("2.1"))

        assert "She reads the letter twice" in screen
        assert "Quest 2, A Letter for the Keeper (LETTER) goes to the used box." in screen
        assert "The story is over; again begins anew at 2.1, quit leaves." in screen
        assert "Which action?" in screen

    @pytest.mark.slow
    def test_the_crew_is_where_the_location_lies(self) -> None:
        """In the region or on the square that the map leads to it from."""
        screen, _ = screen_for(io.StringIO(""), plain=True)

        assert TryOut(open_project("harbour"), Staging("40.5"), screen).table.region == "3.ash"  # type: ignore[attr-defined]  # of that game
        assert TryOut(open_project("airfield"), Staging("24"), screen).table.place == "3:b3"  # type: ignore[attr-defined]  # of that game

    @pytest.mark.slow
    @pytest.mark.parametrize("game", ["harbour", "airfield"])
    def test_keywords_quests_cards_and_goods_are_given(self, game: str) -> None:
        """Each wish is there when the story begins, in either game."""
        pack = open_project(game)
        assert pack.pack is not None
        card = next(card for card in pack.pack.adventures.values() if card.number)
        quest = next(quest for quest in pack.pack.quests.values() if quest.keyword and quest.number > 2)
        goods = {"harbour": "coins=7", "airfield": "rope=2"}[game]
        screen, _ = screen_for(io.StringIO(""), plain=True)
        session = TryOut(
            pack,
            Staging(
                "2",
                (quest.keyword, f"card={card.number}", goods),
                ("camps 3",) if game == "airfield" else ("feared 2",),
            ),
            screen,
        )

        assert quest.number in session.table.quests  # type: ignore[attr-defined]  # every game's table has them
        assert card.id in str(session.table)
        assert session.table.goods[goods.partition("=")[0]] == int(goods[-1])  # type: ignore[attr-defined]  # of that game

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("staging", "message"),
        [
            (Staging("2.7"), "expected a paragraph of the pack, got '2.7'"),
            (Staging("2", ("LETER",)), "did you mean 'LETTER'"),
            (Staging("2", ("quest=77",)), "expected a quest of the pack, got '77'"),
            (Staging("2", ("card=5",)), "expected an adventure card of the pack, got '5'"),
            (Staging("2", ("coins=400",)), "expected a table as the box allows"),
            (Staging("2", ("gold=1",)), "expected a resource, got 'gold'"),
            (Staging("2", (), ("nonsense",)), "docs/scenarios.md"),
        ],
    )
    def test_what_cannot_be_is_told(self, mine: Path, staging: Staging, message: str) -> None:
        """Before anything is shown."""
        with pytest.raises(BadStaging, match=message):
            tried(mine, staging)

    def test_wishes_are_parted_by_commas(self) -> None:
        """``LANTERN,coins=3``."""
        assert wishes_in("LANTERN, coins=3,") == ("LANTERN", "coins=3")

    @pytest.mark.slow
    def test_the_same_seed_draws_the_same(self, mine: Path) -> None:
        """Two try-outs with one seed tell the same story."""
        assert tried(mine, Staging("2", seed=4), "2", "1") == tried(mine, Staging("2", seed=4), "2", "1")


class TestReload:
    """A file that changes while it is played."""

    @pytest.mark.slow
    def test_a_changed_paragraph_is_shown_with_the_next_screen(self, mine: Path) -> None:
        """Text and choices are the new ones, and the answer to the old screen is not taken."""
        edit = change(mine, "Saltstep is a stair", "Saltstep is a ladder", then="4")
        first, second, *_ = tried(mine, Staging("2"), edit, change(mine, "(d) Go back aboard", "(d) Leave"))

        assert "Saltstep is a stair" in first
        assert "Saltstep is a ladder" in second
        assert "'4' was not taken" in second
        assert "3. (d) Go back aboard." in second

    @pytest.mark.slow
    def test_choices_are_made_again(self, mine: Path) -> None:
        """The new text of where one was is shown, after the same choices."""
        edit = change(mine, "> challenge SAVVY 5\n", "> challenge SAVVY 6\n")
        *_, before, after = tried(mine, Staging("2"), "2", edit)

        assert "SAVVY 5" in before
        assert "1 choice made again." in after
        assert "SAVVY 6" in after

    @pytest.mark.slow
    def test_a_story_that_is_over_is_told_anew(self, mine: Path) -> None:
        """The last choice led to a paragraph that ends; its new text is shown."""
        edit = change(mine, "She reads the letter twice", "She reads the letter three times")
        *_, after = tried(mine, Staging("2"), "1", edit)

        assert "She reads the letter three times" in after
        assert "Gained: 3 XP." in after

    @pytest.mark.slow
    def test_a_choice_that_is_gone_leads_back_to_the_beginning(self, mine: Path) -> None:
        """It is said so, and the story begins anew."""
        edit = change(mine, "- (b) Read the ledger", "- (f) Read the ledger")
        *_, after = tried(mine, Staging("2"), "2", edit)

        assert "'choose b' is no longer possible, so it begins anew at 2." in after
        assert "Saltstep is a stair" in after

    @pytest.mark.slow
    def test_a_broken_pack_is_told_and_the_old_one_played_on(self, mine: Path) -> None:
        """Findings are shown with file and line; when they are mended the new text is there."""
        wrong = change(mine, "> challenge SAVVY 5\n", "> chalenge SAVVY 5\n")
        mend = change(mine, "> chalenge SAVVY 5\n", "> challenge SAVVY 4\n")
        _, broken, mended, *_ = tried(mine, Staging("2"), wrong, mend)

        assert "1 finding; the old one is played on" in broken
        assert "story/002.md:" in broken
        assert "(SAVVY 4" in mended

    @pytest.mark.slow
    def test_a_beginning_that_is_gone_keeps_the_old_pack(self, mine: Path) -> None:
        """It is said why."""
        edit = change(mine, "2.1", "2.3")
        _, after, *_ = tried(mine, Staging("2.1"), edit)

        assert "the old one is played on: expected a paragraph of the pack, got '2.1'" in after

    @pytest.mark.slow
    def test_touching_a_file_changes_nothing(self, mine: Path) -> None:
        """Only what is written counts."""

        def touch() -> str:
            path = mine / "story/002.md"
            path.write_text(path.read_text() + " ")
            path.write_text(path.read_text()[:-1])
            return "3"

        *_, after = tried(mine, Staging("2"), touch)

        assert "The pack has changed" not in after
        assert "Which action?" in after

    @pytest.mark.slow
    def test_an_ending_can_be_changed_too(self, mine: Path) -> None:
        """The last page waits; Enter shows what was changed, and another Enter leaves."""
        edit = change(mine, "It is light when you have finished.", "It is dark.", file="story/f1.md")
        screen, out = screen_for(Typist(edit, ""), plain=True)
        TryOut(read_project(mine), Staging("F2"), screen).run()

        told = out.getvalue()
        assert told.index("It is light when") < told.index("It is dark.")
        assert told.endswith("Enter leaves> \n")

    @pytest.mark.slow
    def test_again_begins_anew(self, mine: Path) -> None:
        """With the same table and the same luck."""
        first, _, again, *_ = tried(mine, Staging("2"), "3", "again")

        assert again.split("\n")[1:] == first.split("\n")[2:]


class TestCommand:
    """pack play PACK PARAGRAPH."""

    @pytest.mark.slow
    def test_mistakes_are_2(self, mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """An unknown paragraph, and a seed that is none."""
        assert main(["pack", "play", str(mine), "99"]) == 2
        assert "expected a paragraph of the pack" in capsys.readouterr().err
        assert main(["pack", "play", str(mine), "2", "--seed", "-1"]) == 2
