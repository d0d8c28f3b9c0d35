"""What the page for researchers shows can be run, and the example learns."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def example() -> ModuleType:
    """The example, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("train_linear", ROOT / "examples" / "train_linear.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_the_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Both environments, made and played as the page says."""
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile(code, "research.md", "exec"), {})  # noqa: S102  # our own page

    assert capsys.readouterr().out.startswith("('begin turn'")


@pytest.mark.slow
def test_the_example_runs_in_short(
    example: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two short campaigns change the weights, and two short ones are compared."""
    monkeypatch.setattr(example, "LESSON", 40)
    monkeypatch.setattr(example, "WHOLE", 60)
    before, after = example.main(["--episodes", "2", "--compare", "2"])

    assert len(before) == len(after) == 2
    assert np.abs(example.train(1).weights).max() > 0.01
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == ["random", "trained"]


@pytest.mark.long
def test_the_example_learns(example: ModuleType) -> None:
    """As it stands: the trained policy beats random play on fresh seeds, beyond twice the standard error."""
    before, after = example.main([])
    error = (before.var(ddof=1) / len(before) + after.var(ddof=1) / len(after)) ** 0.5

    assert after.mean() - before.mean() > 2 * error
