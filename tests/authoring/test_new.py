"""New packs and new locations."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleeping_gods.authoring.lint.run import lint
from sleeping_gods.authoring.new_pack import CannotBegin, begin_location, begin_pack
from sleeping_gods.authoring.project import read_project
from sleeping_gods.bots.runs.random_bot import play_out
from sleeping_gods.campaign.games import game_of, setup_for
from sleeping_gods.cli import main
from sleeping_gods.kernel.luck import Luck


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A new pack."""
    folder = tmp_path / "my isle"
    begin_pack(folder)
    return folder


class TestPack:
    """pack new DIR."""

    @pytest.mark.slow
    def test_a_new_pack_has_no_findings(self, mine: Path) -> None:
        """It can be loaded, and the linter has nothing to say."""
        project = read_project(mine)

        assert project.findings == []
        assert lint(project) == []
        assert project.pack is not None
        assert project.pack.id == "my-isle"

    @pytest.mark.slow
    def test_a_new_pack_can_be_played_to_its_end(self, mine: Path) -> None:
        """Whatever is chosen, the campaign comes to one of its endings."""
        pack = read_project(mine).pack
        assert pack is not None
        game = game_of("sea")
        table = game.set_up(pack, setup_for(game, pack, ("Ada",), {}))

        assert play_out(table, Luck(1)).ended

    def test_nothing_is_overwritten(self, mine: Path) -> None:
        """A folder that holds anything is refused."""
        before = (mine / "pack.toml").read_bytes()

        with pytest.raises(CannotBegin, match="expected a new or an empty folder"):
            begin_pack(mine)
        assert (mine / "pack.toml").read_bytes() == before


class TestLocation:
    """pack new DIR 38 TITLE."""

    @pytest.mark.slow
    def test_a_location_is_a_file_and_a_line_to_edit(self, mine: Path) -> None:
        """Once the region names it, the pack has no findings that keep it from being loaded."""
        file, line = begin_location(read_project(mine), 38, "The Drowned Stair")

        assert file == "story/038.md"
        assert line == "atlas/02.toml:22 (2.light): make it  locations = [38]"
        atlas = mine / "atlas/02.toml"
        rows = atlas.read_text().split("\n")
        assert rows[21].startswith("locations = []")
        rows[21] = "locations = [38]"
        atlas.write_text("\n".join(rows))
        assert read_project(mine).findings == []

    def test_a_second_one_goes_beside_the_first(self, mine: Path) -> None:
        """When every region holds something, the last one is named."""
        atlas = mine / "atlas/02.toml"
        atlas.write_text(atlas.read_text().replace("locations = []", "locations = [38]"))

        assert begin_location(read_project(mine), 39, "Below")[1].endswith("make it  locations = [38, 39]")

    @pytest.mark.slow
    def test_a_file_that_is_there_is_not_overwritten(self, mine: Path) -> None:
        """Not even one that holds only notes."""
        (mine / "story/038.md").write_text("%% to do\n")

        with pytest.raises(CannotBegin, match="is there already"):
            begin_location(read_project(mine), 38, "The Drowned Stair")
        assert (mine / "story/038.md").read_text() == "%% to do\n"

    @pytest.mark.slow
    @pytest.mark.parametrize(("number", "title"), [(2, "Again"), (0, "None"), (7, " "), (7, "a\nb"), (7, "a `b`")])
    def test_what_cannot_be_is_refused(self, mine: Path, number: int, title: str) -> None:
        """A location that is there already, a number that is none, a title that is none."""
        with pytest.raises(CannotBegin):
            begin_location(read_project(mine), number, title)
        assert sorted(path.name for path in (mine / "story").iterdir()) == ["001.md", "002.md", "f1.md"]


class TestCommand:
    """The command line."""

    @pytest.mark.slow
    def test_it_says_what_to_do_next(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """Lint and play."""
        assert main(["pack", "new", str(tmp_path / "mine")]) == 0
        assert f"sleeping-gods pack lint {tmp_path / 'mine'}" in capsys.readouterr().out
        assert main(["pack", "lint", str(tmp_path / "mine")]) == 0

    def test_mistakes_are_told(self, mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
        """A number without a title, and a folder that is no pack."""
        assert main(["pack", "new", str(mine), "38"]) == 2
        assert "expected a title" in capsys.readouterr().err
        assert main(["pack", "new", str(mine / "story"), "38", "A"]) == 2
        assert "expected a pack in" in capsys.readouterr().err
