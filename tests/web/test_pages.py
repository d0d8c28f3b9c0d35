"""The pages of the table: what a browser is given, under which headers, and nothing from elsewhere."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from sleeping_gods.languages import WHOLE
from sleeping_gods.web.files import file_below
from sleeping_gods.web.headers import media_type
from sleeping_gods.web.pages import PAGES, is_built

from .player import ask, ask_whole
from .serving import served


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server."""
    with served(tmp_path_factory.mktemp("pages") / "data") as address:
        yield address


@pytest.mark.parametrize("path", [page.replace("{campaign}", "abc") for page in PAGES])
def test_every_page_is_guarded(path: str, url: str) -> None:
    """No script and no style inside a page, no frame around it, no guessing of types, no word of whence one comes."""
    status, body, headers = ask_whole(url, "GET", path)

    policy = dict(part.split(" ", 1) for part in str(headers["content-security-policy"]).split("; "))
    assert status == (200 if is_built() else 503)
    assert body.startswith(b"<!doctype html>")
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in str(policy)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-cache"


def test_a_page_that_was_read_is_not_sent_again(url: str) -> None:
    """Whoever has it is told that it is the same."""
    _, _, first = ask_whole(url, "GET", "/rules/fragments/en/sea/fatigue.html")

    again, body, _ = ask_whole(
        url, "GET", "/rules/fragments/en/sea/fatigue.html", headers={"if-none-match": str(first["etag"])}
    )
    other, _, _ = ask_whole(url, "GET", "/rules/fragments/en/sea/fatigue.html", headers={"if-none-match": '"x"'})

    assert (again, body) == (304, b"")
    assert other == 200


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/../index.html", "/assets/%2e%2e/app.py", "/nowhere"])
def test_there_is_nothing_else(path: str, url: str) -> None:
    """Not what is not there, and not what lies beside the folder."""
    status, body, _ = ask_whole(url, "GET", path)

    assert status == 404
    assert b"def " not in body


@pytest.mark.parametrize("name", ["../secret", "a/../../secret", "link", "", ".", "a//b", "a\\b", "a\0", "/etc/passwd"])
def test_a_folder_gives_only_its_own_files(name: str, tmp_path: Path) -> None:
    """Neither by a path that leads out of it nor by a link."""
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "secret").write_text("hidden")
    (folder / "mine").write_text("open")
    (folder / "link").symlink_to(tmp_path / "secret")

    assert file_below(folder, name) is None
    assert file_below(folder, "mine") == folder / "mine"


def test_types_are_those_that_browsers_want() -> None:
    """A script is one, whatever the system believes."""
    assert media_type("index-1a.js") == "text/javascript; charset=utf-8"
    assert media_type("a.woff2") == "font/woff2"
    assert media_type("a.svg") == "image/svg+xml"
    assert media_type("a.unheard-of") == "application/octet-stream"


@pytest.mark.parametrize(("lang", "home"), [("en", "To the first page"), ("fr", "À la première page")])
def test_the_client_has_its_words_from_the_server(lang: str, home: str, url: str) -> None:
    """In the language that it asks for."""
    status, words = ask(url, "GET", f"/api/words?lang={lang}")

    assert status == 200
    assert words["lang"] == lang
    assert f"home = {home}\n" in words["source"]


@pytest.mark.parametrize(("lang", "title"), [("en", "Mode"), ("fr", "Niveau")])
def test_worlds_come_with_the_options_of_a_campaign(lang: str, title: str, url: str) -> None:
    """Each value in words, the one that is taken if nothing is said first."""
    _, packs = ask(url, "GET", f"/api/packs?lang={lang}")
    options = {option["key"]: option for pack in packs for option in pack["options"]}

    assert title in {option["title"] for option in options.values()}
    assert [value for value, _ in options["mode"]["values"]] == ["normal", "brutal"]
    assert all(says for option in options.values() for _, says in option["values"])
    assert {*options["level"]} == {"key", "title", "help", "values"}


@pytest.mark.parametrize("path", ["en/sea/nothing", "en/nothing/fatigue", "de/sea/fatigue"])
def test_an_entry_that_is_not_there(path: str, url: str) -> None:
    """In no language, game or book that there is not."""
    assert ask_whole(url, "GET", f"/rules/fragments/{path}.html")[0] == 404


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_entry_is_given_in_ones_own_language(lang: str, url: str) -> None:
    """As the table opens it: the entry alone."""
    status, body, headers = ask_whole(url, "GET", f"/rules/fragments/{lang}/sea/fatigue.html")

    assert status == 200
    assert body.startswith(f'<article class="entry" lang="{lang}"'.encode())
    assert headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.slow
@pytest.mark.usefixtures("site_in_cache")
def test_the_whole_site_of_the_rules_is_served(url: str) -> None:
    """Its pages, its script and its worker, which may do what such a site does."""
    for name, kind in (
        ("index.html", "text/html"),
        ("fr/skies/index.html", "text/html"),
        ("assets/rules.js", "text/javascript"),
        ("service-worker.js", "text/javascript"),
    ):
        status, _, headers = ask_whole(url, "GET", f"/rules/{name}")

        assert (status, str(headers["content-type"]).partition(";")[0]) == (200, kind)
        assert "worker-src 'self'" in str(headers["content-security-policy"])
    assert ask_whole(url, "GET", "/rules/")[0] == 307
    for lang in WHOLE:  # the largest file that a page of the rules loads goes out as a third of it
        index = f"/rules/assets/search.{lang}.sea.json"
        _, plain, _ = ask_whole(url, "GET", index)
        _, packed, headers = ask_whole(url, "GET", index, headers={"accept-encoding": "gzip"})
        assert (headers["content-encoding"], gzip.decompress(packed) == plain) == ("gzip", True)
        assert 100_000 < 3 * len(packed) < 1.05 * len(plain)


@pytest.mark.parametrize(
    ("pack", "page", "area", "spot"), [("wandering-sea", 3, "2.roads", "10"), ("airfield", 10, "10:b4", "58")]
)
@pytest.mark.slow
def test_a_world_has_its_map(pack: str, page: int, area: str, spot: str, url: str) -> None:
    """By any of its pages, with the places on it, in either language; a picture loads and runs nothing."""
    status, sheet = ask(url, "GET", f"/api/packs/{pack}/maps/{page}?lang=fr")
    drawn, picture, headers = ask_whole(url, "GET", f"{sheet['picture']}?lang=fr")

    assert (status, drawn) == (200, 200)
    assert page in sheet["pages"]
    assert {area, spot} <= {one["ref"] for one in (*sheet["areas"], *sheet["spots"])}
    assert {exit["page"] for exit in sheet["exits"]} - {*sheet["pages"]}
    assert picture.startswith(b"<svg ")
    assert headers["content-type"] == "image/svg+xml"
    assert "default-src 'none'" in str(headers["content-security-policy"])
    assert picture != ask_whole(url, "GET", f"{sheet['picture']}?lang=en")[1]


@pytest.mark.parametrize(
    "path",
    ["nowhere/maps/2", "harbour/maps/999", "harbour/maps/two", "harbour/maps/-2", "harbour/map/999.svg", "x/map/2.svg"],
)
def test_there_is_no_map_of_nowhere(path: str, url: str) -> None:
    """Nor a picture of a page that there is not."""
    assert ask_whole(url, "GET", f"/api/packs/{path}")[0] == 404
