"""The site of the rules: its files, its links, its weight, and that it keeps to itself."""

from __future__ import annotations

import json
import posixpath
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import ClassVar

import pytest

from sleeping_gods.languages import WHOLE
from sleeping_gods.reference.book.library import book, every_book
from sleeping_gods.reference.ledger import GAMES, ledger
from sleeping_gods.reference.site import building
from sleeping_gods.reference.site.building import build_site
from sleeping_gods.reference.site.frame import LISTS
from sleeping_gods.reference.site.icons import icon
from sleeping_gods.reference.site.site_cache import cached_site
from sleeping_gods.reference.site.words import words
from sleeping_gods.reference.site.writing import FILE_LIST, SERVICE_WORKER, is_whole, write_site

pytestmark = pytest.mark.slow

SCRIPT = 60_000
"""So many bytes of script at most."""


class Links(HTMLParser):
    """What a page points to, what can be pointed to in it, and what it runs."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.scripts: list[str] = []
        self.handlers: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect."""
        for name, value in attrs:
            if name in ("href", "src", "action") and value:
                self.links.append(value)
            if name == "id" and value:
                self.ids.append(value)
            if name.startswith("on") or name == "style":
                self.handlers.append(f"{tag} {name}")
        if tag == "script":
            self.scripts.append(dict(attrs).get("src") or "inline")


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Links]:
    """All pages, read."""
    found: dict[Path, Links] = {}
    for path in sorted(site.rglob("*.html")):
        found[path] = Links()
        found[path].feed(path.read_text("utf-8"))
    return found


def contents(folder: Path) -> dict[Path, bytes]:
    """The files of a folder by their paths within it."""
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*.*") if path.is_file()}


class TestPages:
    """A page for each entry, and lists."""

    def test_every_entry_has_a_page_and_a_fragment(self, site: Path) -> None:
        """At a link that never changes, in both languages."""
        for each in every_book():
            for slug in each.entries:
                assert (site / each.lang / each.game / f"{slug}.html").is_file()
                assert (site / "fragments" / each.lang / each.game / f"{slug}.html").is_file()

    def test_no_entry_has_the_name_of_a_list(self) -> None:
        """A slug and a list never want the same file."""
        for each in every_book():
            assert {*LISTS, "find"}.isdisjoint(each.entries)

    def test_every_link_leads_somewhere(self, site: Path, pages: dict[Path, Links]) -> None:
        """To a file of the site, and to a place that is there; nothing points out of the site."""
        known = {path.relative_to(site).as_posix(): page for path, page in pages.items()}
        places = {name: {*page.ids} for name, page in known.items()}
        files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
        for name, page in known.items():
            if name.startswith("fragments/"):
                continue
            for link in page.links:
                assert "://" not in link, f"{name}: {link}"
                path, _, anchor = link.partition("#")
                target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
                assert target in files, f"{name}: {link}"
                if anchor and target in places:
                    assert anchor in places[target], f"{name}: {link}"

    def test_every_rule_has_a_place_in_both_languages(self, pages: dict[Path, Links], site: Path) -> None:
        """The id of a rule is the anchor of its sentence, and stands in the list of numbers."""
        for lang in WHOLE:
            for game in GAMES:
                for rule, entry in book(game, lang).places.items():
                    assert rule in pages[site / lang / game / f"{entry.slug}.html"].ids
                assert set(ledger(game)) <= set(pages[site / lang / game / "numbers.html"].ids)

    def test_no_id_stands_twice_on_a_page(self, pages: dict[Path, Links]) -> None:
        """A link to a place is a link to one place."""
        for path, page in pages.items():
            assert len(page.ids) == len(set(page.ids)), path

    def test_both_languages_have_the_same_words(self) -> None:
        """Of the interface; none is missing in one of them."""
        assert words("en").keys() == words("fr").keys()

    def test_an_unknown_icon_is_a_mistake(self) -> None:
        """Icons are drawn from a closed list."""
        assert icon("craft").startswith("<svg")
        with pytest.raises(KeyError):
            icon("nonsense")


class TestWeight:
    """No framework, nothing foreign."""

    def test_scripts_are_light(self, site: Path) -> None:
        """All scripts together stay under 60 KB."""
        scripts = list(site.rglob("*.js"))

        assert sum(path.stat().st_size for path in scripts) < SCRIPT
        assert {path.name for path in scripts} == {"rules.js", "service-worker.js"}

    def test_pages_run_nothing_of_their_own(self, pages: dict[Path, Links]) -> None:
        """One script file, no script and no style inside a page, and a policy that says so."""
        for path, page in pages.items():
            assert page.handlers == [], path
            if "fragments" in path.parts:
                assert page.scripts == []
            else:
                assert [name.rpartition("/")[2] for name in page.scripts] == ["rules.js"]
                assert "default-src 'none'" in path.read_text("utf-8")

    def test_nothing_is_fetched_from_elsewhere(self, site: Path) -> None:
        """No address of another host in scripts and styles."""
        for path in [*site.rglob("*.js"), *site.rglob("*.css")]:
            assert not re.search(r"https?://", path.read_text("utf-8")), path


class TestOffline:
    """What the service worker keeps."""

    def test_everything_but_fragments_is_kept(self, site: Path) -> None:
        """Each file of the list is there, and each page is in the list."""
        kept = json.loads((site / FILE_LIST).read_text())["files"]
        pages = {path.relative_to(site).as_posix() for path in site.rglob("*.*") if path.is_file()}

        assert set(kept) <= pages
        left = {path for path in pages - set(kept) if not path.startswith("fragments/")}
        assert left == {SERVICE_WORKER, FILE_LIST, "en/search-data.html", "fr/search-data.html"}

    def test_a_changed_text_is_a_new_version(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The worker begins with a hash over all that it keeps, so it is another one when a page is."""
        workers = []
        for text in (b"one", b"two", b"two"):
            monkeypatch.setattr(building, "site_files", lambda text=text: iter([("index.html", text)]))
            build_site(tmp_path)
            workers.append((tmp_path / SERVICE_WORKER).read_text("utf-8")[:40])

        assert workers[0] != workers[1] == workers[2]
        assert all(re.match(r'const VERSION="[0-9a-f]{16}";', worker) for worker in workers)

    def test_the_manifest_names_files_that_are_there(self, site: Path) -> None:
        """Start page and icons."""
        manifest = json.loads((site / "manifest.webmanifest").read_text())

        for path in [manifest["start_url"], *(image["src"] for image in manifest["icons"])]:
            assert (site / path).is_file()


class TestBuilding:
    """Writing the site loses nothing of anybody's."""

    FILES: ClassVar[dict[str, bytes]] = {"index.html": b"new", "en/sea/fatigue.html": b"new", SERVICE_WORKER: b"last"}

    @pytest.mark.parametrize(
        "listed", [None, "[]", "{}", '{"made": "me", "all": ["thesis.txt"]}', "no JSON", "[" * 100_000]
    )
    def test_a_folder_of_somebody_else_is_left_alone(self, tmp_path: Path, listed: str | None) -> None:
        """Only an empty folder or an earlier site is written to, whatever a file there is called."""
        (tmp_path / "thesis.txt").write_text("mine")
        if listed is not None:
            (tmp_path / FILE_LIST).write_text(listed)

        with pytest.raises(FileExistsError, match="empty folder or an earlier site"):
            write_site(tmp_path, self.FILES, ["index.html"])
        assert (tmp_path / "thesis.txt").read_text() == "mine"
        assert not (tmp_path / "index.html").exists()

    def test_what_somebody_put_beside_an_earlier_site_stays(self, tmp_path: Path) -> None:
        """Pages of yesterday go, other files do not."""
        write_site(tmp_path, {**self.FILES, "en/sea/gone.html": b"old"}, [])
        (tmp_path / "en" / "notes.txt").write_text("mine")
        write_site(tmp_path, self.FILES, [])

        assert (tmp_path / "en" / "notes.txt").read_text() == "mine"
        assert not (tmp_path / "en" / "sea" / "gone.html").exists()

    def test_a_list_cannot_name_files_elsewhere(self, tmp_path: Path) -> None:
        """An earlier list is not believed beyond its folder."""
        (tmp_path / "precious.txt").write_text("mine")
        site = tmp_path / "site"
        write_site(site, self.FILES, [])
        listed = json.loads((site / FILE_LIST).read_text())
        listed["all"] += ["../precious.txt", str(tmp_path / "precious.txt"), 7, ""]
        (site / FILE_LIST).write_text(json.dumps(listed))
        write_site(site, self.FILES, [])

        assert (tmp_path / "precious.txt").read_text() == "mine"

    def test_links_are_not_followed(self, tmp_path: Path) -> None:
        """A link inside the folder would lead out of it."""
        other = tmp_path / "other"
        (other / "sea").mkdir(parents=True)
        site = tmp_path / "site"
        write_site(site, {"index.html": b"", SERVICE_WORKER: b""}, [])
        (site / "en").symlink_to(other)

        with pytest.raises(FileExistsError, match="no symbolic link"):
            write_site(site, self.FILES, [])
        assert list((other / "sea").iterdir()) == []

    def test_an_interrupted_site_is_written_again(self, tmp_path: Path) -> None:
        """The list comes first and the worker last: what is not whole is seen, and can be finished."""
        write_site(tmp_path, self.FILES, [])
        (tmp_path / SERVICE_WORKER).unlink()
        (tmp_path / "index.html").unlink()

        assert not is_whole(tmp_path)
        write_site(tmp_path, self.FILES, [])
        assert is_whole(tmp_path)

    @pytest.mark.long
    def test_it_can_be_written_again(self, site: Path, tmp_path: Path) -> None:
        """Over an earlier one and into an empty folder: the same bytes."""
        earlier = shutil.copytree(site, tmp_path / "earlier")
        (earlier / "index.html").write_text("yesterday's")
        build_site(earlier)
        build_site(tmp_path / "empty")

        assert contents(earlier) == contents(tmp_path / "empty") == contents(site)

    def test_the_shelf_keeps_one(self, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """The second time nothing is written, an unfinished one is finished, and older ones go."""
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        shelf = cached_site()
        assert contents(shelf) == contents(site)
        before = (shelf / FILE_LIST).stat().st_mtime_ns
        write_site(shelf.parent / "older", self.FILES, [])

        assert cached_site() == shelf
        assert (shelf / FILE_LIST).stat().st_mtime_ns == before
        assert not (shelf.parent / "older").exists()
        (shelf / SERVICE_WORKER).unlink()
        assert is_whole(cached_site())
