"""What is installed is locked: every package with its hashes, and the lock files answer what the project asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools.sbom import pins

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def unanswered(lock: str, asked: list[str]) -> list[str]:
    """Requirements that a lock file does not pin to a version which they allow, hashes and all."""
    pinned = {pin.name: pin for pin in pins(lock)}
    found = []
    for line in asked:
        wanted = Requirement(line)
        pin = pinned.get(wanted.name)
        if pin is None or pin.version not in wanted.specifier or not pin.hashes:
            found.append(line)
    return found


def asked_for(lock: str) -> list[str]:
    """What a lock file has to answer."""
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    more = {
        "play.lock": PROJECT["build-system"]["requires"],
        "server.lock": extras["postgres"],
        "dev.lock": PROJECT["build-system"]["requires"] + extras["dev"] + extras["postgres"],
    }
    asked: list[str] = project["dependencies"] + more[lock]
    return asked


@pytest.mark.parametrize("name", ["play.lock", "server.lock", "dev.lock"])
def test_a_lock_file_answers_what_the_project_asks_for(name: str) -> None:
    """Whatever pyproject.toml names is pinned within its bounds; `make lock` mends it."""
    lock = (ROOT / "requirements" / name).read_text()

    assert unanswered(lock, asked_for(name)) == []
    assert unanswered(lock, ["rich<1", "no-such-package"]) == ["rich<1", "no-such-package"]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_line_is_a_pin_a_hash_or_a_remark(path: Path) -> None:
    """Nothing is installed without a hash, and no file says from where."""
    for line in path.read_text().splitlines():
        assert re.fullmatch(r"[a-z0-9-]+==[^ ]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?| *#.*", line), line
        assert "://" not in line
    assert all(pin.hashes for pin in pins(path.read_text()))


def test_players_hosts_and_testers_run_the_same_versions() -> None:
    """Whatever several lock files pin, they pin alike; a server has what a player has, but not what builds the game."""
    play, server, dev = (
        {pin.name: pin.version for pin in pins((ROOT / "requirements" / f"{name}.lock").read_text())}
        for name in ("play", "server", "dev")
    )

    assert play.items() | server.items() <= dev.items()
    assert {"rich", "msgspec", "uvicorn"} <= server.keys()
    assert {"hatchling", "editables"} & server.keys() == set()


@pytest.mark.parametrize("python", PYTHONS)
def test_markers_leave_no_python_without_its_packages(python: str) -> None:
    """On every Python that is supported the project's own dependencies are among those installed."""
    here = {"python_version": python, "python_full_version": f"{python}.0"}
    for name in ("play.lock", "server.lock", "dev.lock"):
        text = (ROOT / "requirements" / name).read_text()
        lines = [line.rstrip("\\ ") for line in text.splitlines() if "==" in line and not line.startswith((" ", "#"))]
        installed = {one.name for one in map(Requirement, lines) if not one.marker or one.marker.evaluate(here)}

        assert {Requirement(line).name for line in asked_for(name)} <= installed


def test_the_makefile_installs_nothing_that_is_not_locked() -> None:
    """Every installation into the environment of a player or tester is one from a lock file, or the clone itself."""
    lines = [line for line in (ROOT / "Makefile").read_text().splitlines() if "$(PIP)" in line]

    assert lines
    assert all("$(LOCKED) requirements/" in line or "--no-deps --no-build-isolation" in line for line in lines)
