"""Packs that mean harm, for T23: each a copy of the harbour with one thing in it that must be refused."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

Make = Callable[[Path], None]
"""Does the harm to a copy of a sound pack."""

CONTENTS: dict[str, bytes] = {
    "a NUL byte": b"# a\0b\n",
    "an escape sequence": b"# \x1b]0;title\x07\n",
    "a bell": b"# \x07\n",
    "a C1 control": "# \x9b31m\n".encode(),
    "a lone carriage return": b"# a\rb\n",
    "a backspace": b"# a\x08\n",
    "a byte that is not UTF-8": b"# \xff\n",
    "an overlong form": b"# \xc0\xaf\n",
    "a surrogate": b"# \xed\xa0\x80\n",
    "a cut letter": b"# \xe2\x82\n",
    "UTF-16": "# text\n".encode("utf-16"),
    "a long line": b"# " + b"x" * 20_000 + b"\n",
    "three megabytes": b"# y\n" * 800_000,
    "a zip": b"PK\x03\x04" + bytes(60),
    "a gzip": b"\x1f\x8b\x08" + bytes(60),
    "a pickle": b"cos\nsystem\n(S'true'\ntR.\0",
    "an ELF": b"\x7fELF" + bytes(60),
    "a PNG": b"\x89PNG\r\n\x1a\n" + bytes(60),
}
"""What no text file of a pack holds."""

TOML: dict[str, str] = {
    "nested lists": "x = " + "[" * 4000 + "]" * 4000,
    "nested tables": "x = " + "{a = " * 1500 + "1" + "}" * 1500,
    "a long dotted key": ".".join("a" * 1 for _ in range(4000)) + " = 1",
    "many dotted keys": "\n".join(f"{'.'.join('abcdefghij')}.k{at} = 1" for at in range(20_000)),
    "deep headers": "\n".join(f"[{'.'.join(['a'] * at)}]" for at in range(1, 400)),
    "many tables": "[[enemy]]\n" * 150_000,
    "many empty quests": "[[quest]]\nnumber = 1\n" * 60_000,
    "many keys": "[[enemy]]\n" + "\n".join(f"k{at} = 1" for at in range(100_000)),
    "many unknown tables": "\n".join(f"[t{at}]" for at in range(60_000)),
    "a number of 5,000 digits": "[[enemy]]\nnumber = " + "9" * 5000,
    "a number of 100 bits": "[[enemy]]\nnumber = " + str(1 << 100),
    "a hexadecimal of 9,000 digits": "[[enemy]]\nnumber = 0x" + "f" * 9000,
    "not a number": "[[enemy]]\nnumber = nan",
    "infinity": "[[enemy]]\nlevel = inf",
    "a date": "[[enemy]]\nnumber = 1979-05-27",
    "a key twice": "[[enemy]]\nnumber = 1\nnumber = 2",
    "a table twice": "[pack]\nid = 'x'\n[pack]\nid = 'y'",
    "an unknown table": "[script]\nrun = 'rm'",
    "a table instead of a list": "[enemy]\nnumber = 1",
    "a list instead of a table": "[[pack]]\nid = 'x'",
    "a box of its own": "[box]\nid = 'sea-box'",
    "an unfinished string": '[[enemy]]\nid = "',
    "an unfinished table": "[[enemy",
    "a bad escape": '[[enemy]]\nid = "\\ud800"',
    "a grid of 9,000 columns": "[[enemy]]\nnumber = 3\nid='x'\ngrid = '" + "H " * 4500 + "'",
    "a grid of 40,000 rows": "[[enemy]]\nnumber = 3\nid='x'\ngrid = '''\n" + "H\n" * 40_000 + "'''",
    "a search with many effects": "[[search]]\nid='x'\neffects=[" + "'gain 1 coin'," * 40_000 + "]",
    "a program of brackets": "[[search]]\nid='x'\neffects=['" + "(" * 9000 + "']",
    "a program of words": "[[search]]\nid='x'\neffects=['" + "gain " * 1900 + "']",
    "a program of numbers": "[[search]]\nid='x'\neffects=['gain " + "9" * 9000 + " coin']",
    "an effect of a billion": "[[search]]\nid='x'\neffects=['gain 1000000000 coin']",
    "near words": "[[enemy]]\n" + "\n".join(f"numbe{'r' * (at % 90)}{at} = 1" for at in range(3_000)),
}
"""Files that are TOML or nearly so."""

STORY: dict[str, str] = {
    "many paragraphs": "# 999 Many\n\n" + "".join(f"## 999.{at} P\n\ntext\n\n" for at in range(1, 60_000)),
    "many choices": "# 999 Many\n\n## 999 P\n\n" + "- A. go -> 1\n" * 90_000,
    "many effects": "# 999 Many\n\n## 999 P\n\n" + "> gain 1 coin\n" * 90_000,
    "nested quotes": "# 999 Many\n\n## 999 P\n\n" + ">" * 9000,
    "nested lists": "# 999 Many\n\n## 999 P\n\n" + "".join(f"{'  ' * at}- a\n" for at in range(2_000)),
    "stars": "# 999 Many\n\n## 999 P\n\n" + ("*a" * 4900 + "\n") * 100,
    "brackets": "# 999 Many\n\n## 999 P\n\n" + ("[" * 9900 + "\n") * 100,
    "underscores": "# 999 Many\n\n## 999 P\n\n" + ("_a_" * 3000 + "\n") * 100,
    "a jump to nowhere": "# 999 Many\n\n## 999 P\n\ntext\n\n> go to 123456\n",
    "a number of 5,000 digits": f"# 999 Many\n\n## {'9' * 5000} P\n\ntext\n",
    "a paragraph twice": "# 999 Many\n\n## 999 P\n\ntext\n\n## 999 P\n\ntext\n",
    "a circle": "# 999 Many\n\n## 999 P\n\ntext\n\n> go to 999\n",
    "HTML": "# 999 Many\n\n## 999 P\n\n<script>alert(1)</script>\n",
    "an if of 9,000 letters": "# 999 Many\n\n## 999 P\n\n> if " + "a and " * 1500 + ":\n",
    "no heading": "text\n" * 1000,
}
"""Story files."""

VALUES: dict[str, str] = {
    "minus one": "-1",
    "a great number": "9223372036854775807",
    "a fraction": "1.5",
    "nothing": '""',
    "a long text": '"' + "x" * 9000 + '"',
    "a list": "[[], [[]]]",
    "a table": "{ a = { b = 1 } }",
    "a way out": '"../../../../etc/passwd"',
    "a root": '"/etc/passwd"',
    "a drive": '"C:\\\\Windows\\\\win.ini"',
    "another machine": '"//host/share"',
    "bidi": '"\\u202egnp.exe"',
    "true": "true",
}
"""What stands instead of a value of the manifest."""
KEYS = ("id", "version", "game", "base", "name", "start_page", "start_region", "endings")


def _file(name: str, data: bytes) -> Make:
    def make(pack: Path) -> None:
        path = pack / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    return make


def _value(key: str, value: str) -> Make:
    def make(pack: Path) -> None:
        lines = (pack / "pack.toml").read_text().split("\n")
        at = next(at for at, line in enumerate(lines) if line.startswith(f"{key} = "))
        lines[at] = f"{key} = {value}"
        (pack / "pack.toml").write_text("\n".join(lines))

    return make


def _deep(pack: Path) -> None:
    folder = pack.joinpath(*"abcdef")
    folder.mkdir(parents=True)
    (folder / "x.toml").write_text("")


def _crowd(pack: Path) -> None:
    for number in range(2_200):
        (pack / f"{number}.toml").touch()


def _mass(pack: Path) -> None:
    for number in range(18):
        (pack / f"{number}.toml").write_bytes(b"# yyyyyyyyyyyyyyyyyyyyyyyyyyyyy\n" * 62_000)


def _sparse(pack: Path) -> None:
    with (pack / "x.toml").open("wb") as file:
        file.truncate(300 << 20)


def _folder(pack: Path) -> None:
    (pack / "x.toml").mkdir()
    (pack / "x.toml" / "y.toml").write_text("[enemy")


PLACES: dict[str, Make] = {
    "a link to a file": lambda pack: (pack / "x.toml").symlink_to("/etc/passwd"),
    "a link to a folder": lambda pack: (pack / "x").symlink_to("/etc"),
    "a link to itself": lambda pack: (pack / "x.toml").symlink_to("x.toml"),
    "a link to nowhere": lambda pack: (pack / "x.toml").symlink_to("nowhere"),
    "a link to its own folder": lambda pack: (pack / "story" / "x").symlink_to(".."),
    "a pipe": lambda pack: os.mkfifo(pack / "x.toml"),
    "a pipe among stories": lambda pack: os.mkfifo(pack / "story" / "x.md"),
    "a folder named as a file": _folder,
    "deep folders": _deep,
    "two thousand files": _crowd,
    "thirty-six megabytes": _mass,
    "a sparse file of 300 megabytes": _sparse,
    "an escape in a name": _file("a\x1b[31m.toml", b""),
    "a line in a name": _file("a\nb.toml", b""),
    "bidi in a name": _file("a\u202elmot.toml", b""),
    "a name that is not UTF-8": _file(os.fsdecode(b"a\xff.toml"), b""),
    "a folder of a box's name": _file("sea-box/x.toml", b""),
    "no manifest": lambda pack: (pack / "pack.toml").unlink(),
    "an empty manifest": _file("pack.toml", b""),
    "no story": lambda pack: shutil.rmtree(pack / "story"),
}
"""What lies in the folder."""


def packs() -> Iterator[tuple[str, Make]]:
    """Every hostile pack by name."""
    yield from PLACES.items()
    for name, data in CONTENTS.items():
        yield f"a table with {name}", _file("x.toml", data)
        yield f"a story with {name}", _file("story/999.md", data)
    for name, text in TOML.items():
        yield f"a table with {name}", _file("x.toml", text.encode())
    for name, text in STORY.items():
        yield f"a story with {name}", _file("story/999.md", text.encode())
    for key in KEYS:
        for name, value in VALUES.items():
            yield f"{name} as {key}", _value(key, value)
