"""Puts a release together and tries each part: ``python tools/release_parts.py DIST SITE``.

DIST holds the wheel already, SITE is what ``make site`` wrote. The site becomes an archive in DIST, the notes are the
newest section of CHANGELOG.md, and the container image is built where Docker is installed; where not, that is said.
Then every part is tried: the wheel is installed and played to the first decision of each world; the archive is
unpacked, its hashes are checked and each world is played in its own Python; the image says its version.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sleeping_gods import __version__  # noqa: E402  # the sources beside this file
from sleeping_gods.site import trial_play  # noqa: E402
from sleeping_gods.site.tools import node  # noqa: E402

NAME = f"sleeping-gods-{__version__}"
CHOICES = 4
"""So many choices are tried in each world of the site."""


def notes(changelog: str) -> str:
    """What the newest release changes: the first section of the changelog, as a page of its own."""
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)
    if len(sections) < 2 or not sections[1].startswith(__version__):
        raise SystemExit(f"expected CHANGELOG.md to begin with {__version__}, got {sections[1:2]!r:.80}")
    return f"# {sections[1].rstrip()}\n"


def archived(site: Path) -> bytes:
    """A site as one file; the same site gives the same bytes."""
    buffer = io.BytesIO()
    with gzip.GzipFile(fileobj=buffer, mode="wb", mtime=0) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
        for path in sorted(path for path in site.rglob("*") if path.is_file()):
            member = tarfile.TarInfo(f"{NAME}-site/{path.relative_to(site).as_posix()}")
            member.size, member.mode = path.stat().st_size, 0o644
            with path.open("rb") as file:
                archive.addfile(member, file)
    return buffer.getvalue()


def run(*words: str) -> None:
    """Run a program that must succeed."""
    subprocess.run(words, check=True, cwd=ROOT)  # noqa: S603  # our own words


def try_wheel(wheel: Path) -> None:
    """Install it with the locked packages in an environment of its own, and play it to the first decisions."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        pip = (python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
        run(*pip, "--require-hashes", "--only-binary", ":all:", "--requirement", "requirements/play.lock")
        run(*pip, "--no-deps", "--no-index", str(wheel))
        run(sys.executable, "tools/first_decision.py", str(Path(folder) / "bin" / "sleeping-gods"))


def try_site(archive: Path) -> None:
    """Unpack it, check every hash, and play each world in its own Python: the words must be ours."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
        site = Path(folder) / f"{NAME}-site"
        manifest: dict[str, Any] = json.loads((site / "engine.json").read_bytes())
        for file in manifest["files"]:
            if hashlib.sha256((site / file["path"]).read_bytes()).hexdigest() != file["sha256"]:
                raise SystemExit(f"expected the hash of {file['path']} that engine.json names")
        for lang in ("en", "fr"):
            worlds = list(dict.fromkeys(file["world"] for file in manifest["files"] if "world" in file))
            job = json.dumps({"plays": worlds, "lang": lang, "choices": CHOICES})
            for line in node("play.mjs", str(site), trial_play.__file__, job).splitlines():
                there = json.loads(line)
                here = asyncio.run(trial_play.trial(there["pack"], lang, CHOICES))
                if (there["told"], there["journal"]) != (here["told"], here["journal"]):
                    raise SystemExit(f"expected the same words of {there['pack']} in {lang}")
                print(f"{there['pack']} in {lang}: {there['position']} entries, the same words")


def main() -> None:
    """Make and try all parts."""
    dist, site = Path(sys.argv[1]), Path(sys.argv[2])
    wheel = next(iter(dist.glob(f"sleeping_gods-{__version__}-*.whl")), None)
    if wheel is None:
        raise SystemExit(f"expected the wheel of {__version__} in {dist}; run: make wheel")
    (dist / f"{NAME}-notes.md").write_text(notes((ROOT / "CHANGELOG.md").read_text("utf-8")), encoding="utf-8")
    archive = dist / f"{NAME}-site.tar.gz"
    archive.write_bytes(archived(site))
    try_wheel(wheel.resolve())
    try_site(archive)
    if shutil.which("docker"):
        run("docker", "build", "--quiet", "--tag", f"sleeping-gods:{__version__}", ".")
        run("docker", "run", "--rm", "--entrypoint", "sleeping-gods", f"sleeping-gods:{__version__}", "--version")
    else:
        print("Docker is not installed here: the container image was neither built nor tried")
    for path in sorted(dist.iterdir()):
        print(f"{path.stat().st_size:>12,}  {path.name}")


if __name__ == "__main__":
    main()
