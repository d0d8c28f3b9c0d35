"""Every command, called rightly and wrongly."""

from __future__ import annotations

import contextlib
import io
import shlex
import shutil
import sqlite3
from pathlib import Path

import pytest

from sleeping_gods.authoring.new_pack import begin_pack
from sleeping_gods.cli import COMMANDS, main
from sleeping_gods.commands.pack import COMMANDS as PACK_COMMANDS
from sleeping_gods.languages import Lang

from ..terminal.driver import journey
from ..terminal.journeys import AT_THE_SHIP

OLD = Path(__file__).parents[1] / "campaign" / "files" / "format-1" / "sea-1.campaign"
STORAGE = Path(__file__).parents[1] / "storage" / "golden" / "format-1.sqlite"
SCENARIOS = "scenario: Rich\nexpect coins 3\n\nscenario: Richer\nexpect coins 4\n"


CALLS = """
--version
fly
--help
pack trans status --help
pack trans new --help
bench --decisions many
bench --pack
pack where
scenario
pack explain
rules --open --site x
rules --most 0
bench --c 3
soak --json=3
soak twice
play --option easy
replay nothing
replay evening.campaign
replay evening.campaign --until 999
replay broken.campaign
replay unfinished.campaign
replay old.campaign
rules
rules combat
rules combat --open
rules fatigue
rules SG-CHAL-003
rules --search zzzz
rules x --site y
rules --ledger
rules --coverage --tests no/where
rules --coverage --tests .
rules --site site
scenario x.scenario
pack list harbour
pack lint harbour
pack lint --watch --json
pack lint harbour --counts
pack explain --all
pack explain --html explained.html
pack words harbour
pack where bell harbour
pack where ''
pack fmt harbour --check
pack fmt harbour nothing.md
pack fmt .
pack new mine
pack new mine 40
pack new mine 40 Stair
pack trans status harbour
pack trans status ./mine
pack trans new ./mine 2
pack fmt --check ./untidy
pack fmt ./untidy
pack trans status ./untidy
pack fmt ./mine
pack map harbour --page 99
pack map harbour --page 2 --svg .
pack graph harbour 999
pack cards harbour --html .
pack play harbour 40 --seed -1
pack balance harbour --bouts -1
pack balance harbour --bouts 1
pack balance harbour --runs 1
pack balance airfield --runs 1
pack bots harbour --runs 0
pack bots harbour --mode hard
pack bots airfield --bot reading
pack bots harbour --runs 1 --bot least --players 1
bench --decisions 50 --profile
bench --campaigns 1 --choices 60
bench --campaigns 1 --choices 9999999
bench --peers --also .
soak --decisions 50
bench --storage --choices 60
restore golden.backup --data kept
restore damaged.backup --data damaged
backup again.backup --data kept
backup nothing.backup --data nowhere
backup --data kept --database postgresql://x
"""
"""Calls that print something, good ones and wrong ones; and the help of each command."""


def calls() -> list[list[str]]:
    """All of them."""
    helps = [*([name, "--help"] for name in COMMANDS), *(["pack", name, "--help"] for name in PACK_COMMANDS)]
    return [[], *helps, *map(shlex.split, CALLS.strip().splitlines())]


def call_everything(folder: Path, lang: Lang) -> None:
    """Call them all in a language, wherever they print to."""
    journey(folder, *AT_THE_SHIP)
    (campaign,) = folder.glob("*.campaign")
    (folder / "x.scenario").write_text(SCENARIOS)
    shutil.copy(OLD, folder / "old.campaign")
    campaign = campaign.rename(folder / "evening.campaign")
    lines = campaign.read_text().splitlines(keepends=True)
    (folder / "broken.campaign").write_text("".join([*lines[:-1], lines[-1].replace(" ", " x", 2)]))
    (folder / "unfinished.campaign").write_text("".join(lines)[:-9])
    for name in ("golden", "damaged"):
        shutil.copy(STORAGE, folder / f"{name}.backup")
    with contextlib.closing(sqlite3.connect(folder / "damaged.backup")) as damaged, damaged:
        damaged.execute("UPDATE stretch SET body = x'00'")
    begin_pack(folder / "untidy")
    untidy = folder / "untidy" / "pack.toml"
    untidy.write_text(untidy.read_text().replace(" = ", "   =   ") + "\n\n[nonsense]\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("webbrowser.open", lambda page: False)
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patch.setenv("LC_ALL", {"en": "C.UTF-8", "fr": "fr_FR.UTF-8"}[lang])
        patch.setattr("sleeping_gods.commands.bench_campaigns.SEEDS", 1)
        patch.setattr("sleeping_gods.commands.bench_storage.COMMITS", 32)
        patch.chdir(folder)
        for call in calls():
            out, wrong = contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO())
            with out, wrong, contextlib.suppress(SystemExit):
                main(call)
        patch.setattr("sleeping_gods.commands.scenario.run", _interrupted)
        with contextlib.redirect_stderr(io.StringIO()):
            main(["scenario", "x"])


def _interrupted(*_: object) -> int:
    raise KeyboardInterrupt
