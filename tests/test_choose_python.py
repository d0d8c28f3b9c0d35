"""Which interpreter make takes when nobody names one (decision 047)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "tools" / "choose_python.sh"


def interpreter(path: Path, *, usable: bool, optimised: bool) -> None:
    """A program that answers the two questions of the script as an interpreter would."""
    path.write_text(
        f'#!/bin/sh\ncase "$2" in *ensurepip*) exit {int(not usable)};; *) exit {int(not optimised)};; esac\n'
    )
    path.chmod(0o755)


def chosen(folder: Path, system: str = "system") -> subprocess.CompletedProcess[str]:
    """What the script says where `folder` alone is the path, and the system's interpreter lies there too."""
    return subprocess.run(
        ["/bin/sh", SCRIPT],
        env={"PATH": str(folder), "SYSTEM_PYTHON": str(folder / system)},
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.mark.parametrize(
    ("python3", "system", "choice"),
    [
        ({"usable": True, "optimised": True}, {"usable": True, "optimised": False}, "python3"),
        ({"usable": True, "optimised": False}, {"usable": True, "optimised": False}, "system"),
        ({"usable": True, "optimised": False}, {"usable": False, "optimised": False}, "python3"),
        ({"usable": False, "optimised": True}, {"usable": True, "optimised": False}, "system"),
        ({"usable": False, "optimised": False}, {"usable": False, "optimised": False}, "python3"),
        (None, {"usable": True, "optimised": False}, "system"),
        ({"usable": True, "optimised": False}, None, "python3"),
    ],
)
def test_an_optimised_interpreter_is_preferred(
    tmp_path: Path, python3: dict[str, bool] | None, system: dict[str, bool] | None, choice: str
) -> None:
    """The system's is taken for a python3 that is too old, incomplete, not there, or built without optimisation."""
    if python3 is not None:
        interpreter(tmp_path / "python3", **python3)
    if system is not None:
        interpreter(tmp_path / "system", **system)

    assert Path(chosen(tmp_path).stdout.strip()).name == choice


def test_whoever_has_another_python3_is_told(tmp_path: Path) -> None:
    """An interpreter that works is not passed over silently."""
    interpreter(tmp_path / "python3", usable=True, optimised=False)
    interpreter(tmp_path / "system", usable=True, optimised=False)

    assert "make PYTHON=python3" in chosen(tmp_path).stderr


def test_the_systems_own_python3_needs_no_word(tmp_path: Path) -> None:
    """Where python3 is the system's interpreter, nothing was passed over."""
    interpreter(tmp_path / "python3", usable=True, optimised=False)

    assert chosen(tmp_path, system="python3").stderr == ""
