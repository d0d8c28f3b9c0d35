"""What a release is made of, as a CycloneDX list: ``python tools/sbom.py FOLDER`` writes it there.

It is read from the lock files alone, so that the same clone always gives the same bytes; only the licences come from
the packages that are installed. What a player runs is ``required``, what merely builds it is ``excluded``.
"""

from __future__ import annotations

import base64
import importlib.metadata
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sleeping_gods import __version__

ROOT = Path(__file__).parent.parent
NAME = "sleeping-gods"
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[^ ;]+)")
IN_SITE = ("pyodide",)
"""Packages of npm that a site takes along, so that players run them."""
SHA256 = re.compile(r"--hash=sha256:([0-9a-f]{64})")


@dataclass(slots=True)
class Pin:
    """One package of a lock file: its version, the hashes of its wheels, and who asked for it."""

    name: str
    version: str
    hashes: list[str] = field(default_factory=list)
    asked_by: list[str] = field(default_factory=list)

    @property
    def ref(self) -> str:
        """Its name among all packages of all kinds."""
        return f"pkg:pypi/{self.name}@{self.version}"


def pins(lock: str) -> list[Pin]:
    """The packages of a lock file's text, in its order."""
    packages: list[Pin] = []
    for line in lock.splitlines():
        start = PIN.match(line)
        if start:
            packages.append(Pin(start["name"], start["version"]))
        elif packages and (sums := SHA256.findall(line)):
            packages[-1].hashes += sums
        elif packages and (asked := re.fullmatch(r"    #(?: via|  ) +([a-z0-9-]+)(?: \(pyproject\.toml\))?", line)):
            packages[-1].asked_by.append(asked[1])
    return packages


def needed_to_play(packages: list[Pin]) -> set[str]:
    """The names that the project itself asks for, and whatever those ask for."""
    needed = {NAME}
    while more := {pin.name for pin in packages if needed & {*pin.asked_by}} - needed:
        needed |= more
    return needed - {NAME}


def licence(name: str) -> list[dict[str, Any]]:
    """What an installed package says of its licence; nothing if it is not installed or says nothing."""
    try:
        about = importlib.metadata.metadata(name)
    except importlib.metadata.PackageNotFoundError:
        return []
    if "License-Expression" in about:
        return [{"expression": about["License-Expression"]}]
    kinds: list[str] = about.get_all("Classifier", [])
    names = [line.rpartition(" :: ")[2] for line in kinds if line.startswith("License :: ")]
    return [{"license": {"name": license_name}} for license_name in names]


def python_parts(lock: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The components of a Python lock file, and which asks for which."""
    packages = pins(lock)
    played = needed_to_play(packages)
    parts = [
        {
            "type": "library",
            "bom-ref": pin.ref,
            "name": pin.name,
            "version": pin.version,
            "scope": "required" if pin.name in played else "excluded",
            "hashes": [{"alg": "SHA-256", "content": content} for content in pin.hashes],
            "purl": pin.ref,
            "licenses": licence(pin.name),
        }
        for pin in packages
    ]
    arrows = [
        {"ref": pin.ref, "dependsOn": [other.ref for other in packages if pin.name in other.asked_by]}
        for pin in packages
    ]
    own = {"ref": NAME, "dependsOn": [pin.ref for pin in packages if NAME in pin.asked_by]}
    return parts, [own, *arrows]


def npm_parts(lock: str) -> list[dict[str, Any]]:
    """The components of an npm lock file: tools that build the browser's part, unless they say otherwise."""
    parts = []
    for place, about in json.loads(lock)["packages"].items():
        if not place:
            continue
        name = place.rpartition("node_modules/")[2]
        ref = f"pkg:npm/{name.replace('@', '%40')}@{about['version']}"
        content = base64.b64decode(about["integrity"].removeprefix("sha512-")).hex()
        parts.append(
            {
                "type": "library",
                "bom-ref": ref,
                "name": name,
                "version": about["version"],
                "scope": "excluded" if about.get("dev") and name not in IN_SITE else "required",
                "hashes": [{"alg": "SHA-512", "content": content}],
                "purl": ref,
                "licenses": [{"expression": about["license"]}] if "license" in about else [],
            }
        )
    return parts


def bill() -> dict[str, Any]:
    """The whole list."""
    parts, arrows = python_parts((ROOT / "requirements" / "play.lock").read_text(encoding="utf-8"))
    for pin in pins((ROOT / "requirements" / "site.lock").read_text(encoding="utf-8")):
        same = next(part for part in parts if part["bom-ref"] == pin.ref)
        same["hashes"] += [{"alg": "SHA-256", "content": content} for content in pin.hashes]
    parts += npm_parts((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    own = {
        "type": "application",
        "bom-ref": NAME,
        "name": NAME,
        "version": __version__,
        "purl": f"pkg:pypi/{NAME}@{__version__}",
    }
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**own, "licenses": [{"expression": "MIT AND CC-BY-SA-4.0"}]}},
        "components": [{key: value for key, value in part.items() if value != []} for part in parts],
        "dependencies": arrows,
    }


def main() -> None:
    """Write the list into the folder that is named."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dist")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{NAME}-{__version__}.cdx.json"
    path.write_text(json.dumps(bill(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
