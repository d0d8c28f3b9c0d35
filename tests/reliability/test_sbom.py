"""The list of a release's parts: whole, in the form of CycloneDX, and the same every time."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sleeping_gods import __version__
from tools.sbom import bill, main, pins

ROOT = Path(__file__).parents[2]


def test_every_locked_package_is_a_part_with_hashes() -> None:
    """What play.lock and package-lock.json name is listed, once, with version, hashes and package URL."""
    parts = {part["purl"]: part for part in bill()["components"]}
    locked = pins((ROOT / "requirements" / "play.lock").read_text())
    npm = json.loads((ROOT / "client" / "package-lock.json").read_text())["packages"]

    assert {pin.ref for pin in locked} == {ref for ref in parts if ref.startswith("pkg:pypi/")}
    assert len(parts) == len(bill()["components"]) == len(locked) + len(npm) - 1
    for part in parts.values():
        assert part["type"] == "library"
        assert part["bom-ref"] == part["purl"]
        assert part["hashes"]
        for one in part["hashes"]:
            assert re.fullmatch(r"[0-9a-f]{64}" if one["alg"] == "SHA-256" else r"[0-9a-f]{128}", one["content"])


def test_what_a_player_runs_is_told_from_what_builds() -> None:
    """The packages of the game and of its server are required, the tools that build it excluded."""
    scopes = {part["name"]: part["scope"] for part in bill()["components"]}

    required = sorted(name for name, scope in scopes.items() if scope == "required")
    words = ["fluent-syntax", "markdown-it-py", "mdurl", "pygments", "rich", "snowballstemmer", "typing-extensions"]
    served = [
        "anyio",
        "apsw",
        "click",
        "h11",
        "idna",
        "msgspec",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    ]
    assert required == sorted([*words, *served, "pyodide"])
    assert scopes["hatchling"] == scopes["esbuild"] == "excluded"


def test_every_arrow_leads_to_a_part() -> None:
    """The graph of who asks for whom starts at the game and names only parts of the list."""
    whole = bill()
    refs = {part["bom-ref"] for part in whole["components"]}
    arrows = {arrow["ref"]: arrow["dependsOn"] for arrow in whole["dependencies"]}

    assert {ref.split("@")[0] for ref in arrows["sleeping-gods"]} == {
        "pkg:pypi/apsw",
        "pkg:pypi/fluent-syntax",
        "pkg:pypi/h11",
        "pkg:pypi/markdown-it-py",
        "pkg:pypi/msgspec",
        "pkg:pypi/rich",
        "pkg:pypi/snowballstemmer",
        "pkg:pypi/starlette",
        "pkg:pypi/uvicorn",
        "pkg:pypi/uvloop",
        "pkg:pypi/websockets",
    }
    assert all(target in refs for targets in arrows.values() for target in targets)
    assert any(ref.startswith("pkg:pypi/mdurl@") for name, ones in arrows.items() if "markdown" in name for ref in ones)


def test_the_file_is_named_for_its_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`tools/sbom.py FOLDER` writes the list, the same bytes each time, and names this version."""
    monkeypatch.setattr("sys.argv", ["sbom.py", str(tmp_path / "dist")])
    main()
    path = tmp_path / "dist" / f"sleeping-gods-{__version__}.cdx.json"
    first = path.read_bytes()
    main()

    assert path.read_bytes() == first
    told = json.loads(first)
    assert (told["bomFormat"], told["specVersion"], told["version"]) == ("CycloneDX", "1.6", 1)
    assert told["metadata"]["component"]["version"] == __version__
    assert "://" not in first.decode()
