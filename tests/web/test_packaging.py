"""How a server is put on a machine: the Dockerfile and the systemd unit name what there is, and give nothing away."""

from __future__ import annotations

import configparser
import fnmatch
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sleeping_gods.cli import parser

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "packaging" / "sleeping-gods.service"
KNOWN = {
    "FROM", "ENV", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT",
}  # fmt: skip
COMPILERS = ("gcc", "build-essential", "apt", "cc ", "make ")


def dockerfile() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each with what follows it."""
    text = re.sub(r"\\\n\s*", " ", (ROOT / "Dockerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


def stages() -> list[list[tuple[str, str]]]:
    """The same, stage by stage."""
    found: list[list[tuple[str, str]]] = []
    for word, rest in dockerfile():
        if word == "FROM":
            found.append([])
        found[-1].append((word, rest))
    return found


def is_sent(path: str) -> bool:
    """Whether a file gets to the builder: the last line of .dockerignore that fits decides."""
    parts = [path, *(str(parent) for parent in Path(path).parents)][:-1]
    sent = True
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        pattern = line.lstrip("!")
        if pattern and not line.startswith("#") and any(fnmatch.fnmatch(part, pattern) for part in parts):
            sent = line.startswith("!")
    return sent


class TestImage:
    """The Dockerfile."""

    def test_what_is_copied_is_there_and_sent(self) -> None:
        """Every file that is copied exists and is not ignored; nothing else is sent."""
        copied = [
            name
            for word, rest in dockerfile()
            if word == "COPY" and not rest.startswith("--from=")
            for name in rest.split()[:-1]
        ]

        assert {word for word, _ in dockerfile()} == KNOWN
        assert [name for name in copied if not (ROOT / name).exists() or not is_sent(name)] == []
        sent = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
        assert sent == {name for name in copied if not {*map(str, Path(name).parents)} & {*copied}}
        for built in ("client/node_modules", "client/public", "src/sleeping_gods/web/table"):
            assert not is_sent(built), "built on the machine, and perhaps stale"
        assert not is_sent("tests")
        assert not is_sent(".git")

    def test_only_what_is_locked_is_installed(self) -> None:
        """With hashes and as wheels, or from what was built here, and no compiler comes along."""
        runs = [rest for word, rest in dockerfile() if word == "RUN"]
        installs = [run for run in runs if run.startswith("pip ")]

        assert len(installs) == 5
        for run in installs:
            locked = re.search(r"--require-hashes --only-binary :all: --requirement (requirements/\w+\.lock)$", run)
            assert (ROOT / locked[1]).is_file() if locked else "--no-deps" in run
            assert locked or "--no-build-isolation" in run or "--no-index" in run
        assert [run for run in runs if run.startswith("npm ")] == [
            "npm --prefix client ci",
            "npm --prefix client run table",
        ]
        assert not any(word in run for run in runs for word in COMPILERS)

    def test_it_runs_as_nobody_in_particular_on_a_slim_base(self) -> None:
        """The last stage has the environment that was built, a volume that its user may write, and a fixed Python."""
        last = dict(stages()[-1])

        assert [dict(stage)["FROM"].split()[0] for stage in stages()] == ["python:3.13-slim"] * 3
        assert last["COPY"].split() == ["--from=build", "/opt/sleeping-gods", "/opt/sleeping-gods"]
        user, group = last["USER"].split(":")
        assert user.isdecimal()
        assert user != "0"
        assert f"--owner={user} --group={group} " in last["RUN"]
        assert last["RUN"].endswith(last["VOLUME"])
        assert f"XDG_DATA_HOME={last['VOLUME']}" in last["ENV"]

    def test_the_table_in_the_browser_is_built_in_a_stage_of_its_own(self) -> None:
        """What Vite writes there is what the wheel is built with."""
        client, build, _ = stages()
        config = (ROOT / "client" / "vite.config.mjs").read_text()
        told = re.search(r'outDir: "\.\./([^"]+)"', config)

        assert told is not None
        assert client[0] == ("FROM", "python:3.13-slim AS client")
        assert ("COPY", f"--from=client /build/{told[1]} {told[1]}") in build
        assert [word for word, rest in build if "client" in rest] == ["COPY"]

    def test_it_is_started_and_asked_for_its_health_at_the_same_port(self) -> None:
        """The command is one that we have, and the check is Python that asks /health."""
        last = dict(stages()[-1])
        called = json.loads(last["ENTRYPOINT"])
        checked = json.loads(last["HEALTHCHECK"].partition("CMD ")[2])

        args = parser(speaking=False).parse_args([*called[1:], "--public-url", "https://play.example.org"])

        assert called[:2] == ["sleeping-gods", "serve"]
        assert (args.host, str(args.port)) == ("0.0.0.0", last["EXPOSE"])  # noqa: S104  # of its own network
        assert f"http://127.0.0.1:{last['EXPOSE']}/health" in checked[2]
        compile(checked[2], "HEALTHCHECK", "exec")


class TestUnit:
    """The systemd unit."""

    def told(self) -> configparser.SectionProxy:
        """What it says of the service."""
        reader = configparser.RawConfigParser(strict=True)
        reader.optionxform = str  # type: ignore[assignment,method-assign]  # capitals matter
        reader.read_string(UNIT.read_text())
        return reader["Service"]

    def test_it_starts_a_command_that_we_have(self) -> None:
        """Its options are those of `serve`, and the campaigns lie where it may write."""
        told = self.told()
        options = shlex.split(told["Environment"])[0].removeprefix("OPTIONS=").replace("%S", "/var/lib")
        program, *words = told["ExecStart"].split()

        args = parser(speaking=False).parse_args([*words[:-1], *options.split()])

        assert (Path(program).name, words[-1]) == ("sleeping-gods", "$OPTIONS")
        assert args.data == Path("/var/lib") / told["StateDirectory"]

    def test_it_stops_as_the_server_expects_it(self) -> None:
        """SIGTERM to the server alone, time enough for its good-bye, and a restart after failures only."""
        told = self.told()

        assert (told["KillSignal"], told["KillMode"], told["Restart"]) == ("SIGTERM", "mixed", "on-failure")
        assert int(told["TimeoutStopSec"]) >= 30
        assert (told["DynamicUser"], told["ProtectSystem"], told["NoNewPrivileges"]) == ("yes", "strict", "yes")

    @pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
    def test_systemd_finds_nothing_wrong(self, tmp_path: Path) -> None:
        """Read by systemd itself, with a program that is there; a wrong word in it would be told."""
        told = {}
        for name, text in {
            "good": UNIT.read_text(),
            "bad": UNIT.read_text().replace("DynamicUser=yes", "DynamicUser=perhaps"),
        }.items():
            unit = tmp_path / f"{name}.service"
            unit.write_text(text.replace("/opt/sleeping-gods/bin/sleeping-gods", sys.executable))
            done = subprocess.run(
                ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
            )
            told[name] = "\n".join(line for line in done.stderr.splitlines() if str(unit) in line)

        assert told["good"] == ""
        assert "perhaps" in told["bad"]
