"""Reading a pack's folder: tables with their lines, the story, the digest, and refusals."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sleeping_gods.content import files
from sleeping_gods.content.read import gather, read_source

MANIFEST = '[pack]\nid = "tiny"\n'
STORY = "# 2 Quay\n## 2 Quay\n> return to the ship\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A tiny pack: a manifest, two quests and one story file."""
    (tmp_path / "pack.toml").write_text(MANIFEST)
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "quests.toml").write_text(
        "# quests\n\n[[quest]]\nnumber = 1\n\n[[ quest ]] # two\nnumber = 2\n"
    )
    (tmp_path / "story").mkdir()
    (tmp_path / "story" / "002.md").write_text(STORY)
    return tmp_path


def findings(folder: Path) -> list[str]:
    """The findings about the files, as lines."""
    return [str(finding) for finding in read_source(folder).findings]


def test_tables_story_and_lines(folder: Path) -> None:
    """Tables are read from every folder with their lines, and the story with its paragraphs."""
    source = read_source(folder)

    assert source.findings == []
    assert source.manifest.data == {"id": "tiny"}
    assert [(r.kind, r.file, r.line, r.data) for r in source.records] == [
        ("quest", "cards/quests.toml", 3, {"number": 1}),
        ("quest", "cards/quests.toml", 6, {"number": 2}),
    ]
    assert [record.key() for record in source.of("quest")] == ["1", "2"]
    assert list(source.paragraphs) == ["2"]


def test_the_digest_changes_with_names_and_texts(folder: Path) -> None:
    """Two packs share a digest only if their files have the same names and texts."""
    first = read_source(folder).digest
    assert len(first) == 16
    assert read_source(folder).digest == first

    (folder / "pack.toml").write_text(MANIFEST + "# new\n")
    second = read_source(folder).digest
    (folder / "pack.toml").write_text(MANIFEST)
    (folder / "cards" / "quests.toml").rename(folder / "cards" / "q.toml")
    third = read_source(folder).digest

    assert len({first, second, third}) == 3


def test_other_files_are_no_part_of_a_pack(folder: Path) -> None:
    """Notes, hidden files and translations beside the story are passed over."""
    first = read_source(folder).digest
    (folder / "notes.txt").write_text("hm")
    (folder / ".cache.toml").write_text("[[")
    (folder / "README.md").write_text("hm")
    (folder / "story" / "002.fr.md").write_text("# 2 Quai\n")

    assert findings(folder) == []
    assert read_source(folder).digest == first


def test_a_syntax_error_is_found_with_its_line(folder: Path) -> None:
    """What is not TOML is a finding at its line, and the other files are still read."""
    (folder / "cards" / "quests.toml").write_text("[[quest]]\nnumber = \n")
    (folder / "ship.toml").write_text('[[room]]\nid = "bridge')

    assert findings(folder) == [
        "cards/quests.toml:2: toml Invalid value",
        "ship.toml:2: toml Unterminated string",
    ]


def test_unknown_tables_are_found(folder: Path) -> None:
    """An unknown table and a table of the wrong shape are findings at their line."""
    (folder / "cards" / "quests.toml").write_text("[[qest]]\nnumber = 1\n[enemy]\nnumber = 3\n")
    (folder / "extra.toml").write_text("room = 3\n")

    assert findings(folder) == [
        "cards/quests.toml:1: table unknown table 'qest' (did you mean 'quest'?)",
        "cards/quests.toml:3: table expected [[enemy]] tables for 'enemy'",
        "extra.toml:1: table expected [[room]] tables for 'room'",
    ]


def test_there_is_one_manifest(folder: Path) -> None:
    """A pack has exactly one pack table."""
    (folder / "zwei.toml").write_text("\n[pack]\n")
    assert findings(folder) == ["zwei.toml:2: table expected one [pack] table, the first is pack.toml:1"]

    (folder / "zwei.toml").unlink()
    (folder / "pack.toml").unlink()
    assert findings(folder) == ["pack.toml: table expected a [pack] table"]


def test_a_paragraph_stands_in_one_file(folder: Path) -> None:
    """The same number in two files is a finding."""
    (folder / "story" / "003.md").write_text(STORY)

    assert findings(folder) == ["story/003.md:2: story-number paragraph 2 stands also in story/002.md:2"]


class TestHostileFolders:
    """Folders that nobody vouches for."""

    def test_links_are_refused(self, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
        """A link to a file or folder, inside or outside, is refused and never followed."""
        outside = tmp_path_factory.mktemp("outside")
        (outside / "secret.toml").write_text("[[quest]]\nnumber = 9\n")
        (folder / "secret.toml").symlink_to(outside / "secret.toml")
        (folder / "more").symlink_to(outside)
        (folder / "loop").symlink_to(folder)

        assert findings(folder) == [
            "loop: file expected a file or folder, got a link",
            "more: file expected a file or folder, got a link",
            "secret.toml: file expected a file or folder, got a link",
        ]
        assert len(read_source(folder).records) == 2

    def test_a_pipe_is_refused(self, folder: Path) -> None:
        """Something that is not a file is refused without waiting for it."""
        os.mkfifo(folder / "pipe.toml")

        assert findings(folder) == ["pipe.toml: file expected a regular file"]

    def test_large_files_are_refused(self, folder: Path) -> None:
        """A file over 256 KiB is refused, at the line where it gets too long."""
        (folder / "large.toml").write_text("# x\n" * (files.MAX_BYTES // 4 + 1))

        assert findings(folder) == [
            f"large.toml:{files.MAX_BYTES // 4 + 1}: file expected at most {files.MAX_BYTES} bytes"
        ]

    def test_long_lines_are_refused(self, folder: Path) -> None:
        """A line over 10,000 characters is refused."""
        (folder / "long.toml").write_text("\n# " + "x" * 10_000)

        assert findings(folder) == ["long.toml:2: file expected at most 10000 characters in a line, got 10002"]

    def test_a_line_of_many_tables_within_tables_is_refused(self, folder: Path) -> None:
        """Dots in a line of TOML are bounded, in keys and in headers."""
        deep = ".".join("a" * (files.MAX_DOTS + 2))
        (folder / "deep.toml").write_text(f"# a\n{deep} = 1\n")
        (folder / "header.toml").write_text(f"[{deep}]\n")

        assert findings(folder) == [
            "deep.toml:2: file expected at most 100 dots in a line",
            "header.toml:1: file expected at most 100 dots in a line",
        ]

    def test_a_long_manifest_is_refused(self, folder: Path) -> None:
        """It is looked into before anything is known of a pack, so that it has to be short."""
        manifest = folder / "pack.toml"
        manifest.write_text(manifest.read_text() + "# a remark\n" * 3_000)

        assert findings(folder)[0] == "pack.toml: file expected at most 32000 characters in the manifest"

    def test_after_many_findings_no_more_files_are_looked_at(self, folder: Path) -> None:
        """A pack that is wrong everywhere is told so in a bearable length."""
        for number in range(20):
            (folder / f"{number:02}.toml").write_text("".join(f"[[t{at}]]\n" for at in range(300)))

        found = findings(folder)

        assert len(found) == 1_201
        assert found[-1] == "04.toml: file not looked at, nor what follows: there are more than 1000 findings already"

    def test_bytes_that_are_not_text_are_refused(self, folder: Path) -> None:
        """NUL bytes and what is not UTF-8 are refused with their line."""
        (folder / "a.toml").write_bytes(b"# a\n\0")
        (folder / "b.toml").write_bytes(b"# b\n# \xff")

        assert findings(folder) == [
            "a.toml:2: file expected text, got a NUL byte",
            "b.toml:2: file expected UTF-8, got the byte 0xff",
        ]

    def test_deep_folders_are_refused(self, folder: Path) -> None:
        """Folders may be nested a few levels only."""
        deep = folder / "a" / "b" / "c" / "d" / "e"
        deep.mkdir(parents=True)

        assert findings(folder) == ["a/b/c/d/e: file expected at most 4 folders deep"]

    def test_deep_values_are_refused(self, folder: Path) -> None:
        """Lists nested beyond reason are a finding, not a crash."""
        (folder / "deep.toml").write_text("room = " + "[" * 4000 + "]" * 4000)

        assert findings(folder) == ["deep.toml: toml tables or lists are nested too deeply"]

    def test_a_missing_folder_is_a_finding(self, folder: Path) -> None:
        """What is not a folder cannot be read."""
        assert findings(folder / "nowhere") == [f"{folder / 'nowhere'}: file expected a folder"]

    @pytest.mark.slow
    def test_too_many_files_are_refused(self, folder: Path) -> None:
        """A pack has at most 2,000 files."""
        for number in range(files.MAX_FILES):
            (folder / f"{number}.toml").touch()

        assert any(line.endswith("file expected at most 2000 files") for line in findings(folder))

    @pytest.mark.slow
    def test_the_size_of_all_files_is_bounded(self, folder: Path) -> None:
        """Many large files are refused together, though each is small enough."""
        for number in range(25):
            (folder / f"{number:02}.toml").write_text("# xxxxx\n" * (files.MAX_BYTES // 8))

        assert [finding.file for finding in files.read_files(folder)[1]] == ["cards/quests.toml"]


def test_windows_line_ends_are_read(folder: Path) -> None:
    """A file saved with CR LF or a byte order mark is the same file."""
    first = read_source(folder).digest
    (folder / "story" / "002.md").write_bytes(b"\xef\xbb\xbf" + STORY.replace("\n", "\r\n").encode())

    assert read_source(folder).digest == first


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\x7f", "\x9b", "\r"])
@pytest.mark.parametrize("file", ["story/002.md", "cards/quests.toml"])
def test_a_control_character_is_refused(folder: Path, file: str, sign: str) -> None:
    """Wherever it stands, in a remark too; tabs and the line ends of Windows are fine."""
    path = folder / file
    note = "%%" if file.endswith(".md") else "#"
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n") + f"\t\r\n{note} {sign}[2J\n".encode())
    line = path.read_bytes().count(b"\n")

    assert findings(folder) == [f"{file}:{line}: file expected text, got the control character {ord(sign):#04x}"]


@pytest.mark.parametrize(
    "number", ["9223372036854775808", "-9223372036854775809", f"0x{'f' * 9000}", "[[1, 0x1" + "0" * 17 + "]]"]
)
def test_a_huge_number_is_refused(folder: Path, number: str) -> None:
    """The finding names the table; a number that TOML promises to keep is fine."""
    (folder / "more.toml").write_text(f"\n[[quest]]\nnumber = 9223372036854775807\n[[quest]]\nnumber = {number}\n")

    assert findings(folder) == ["more.toml:4: toml expected numbers of at most 64 bits in 'quest'"]


def test_translations_may_be_left_unread(folder: Path) -> None:
    """They are no part of what is played; what is wrong with them keeps nobody from playing."""
    (folder / "story" / "002.fr.md").write_bytes(b"\xff")

    assert [finding.file for finding in read_source(folder).findings] == ["story/002.fr.md"]
    assert gather(folder, translated=False)[1] == []
