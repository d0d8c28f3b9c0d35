"""Write the table of the titles of the rules (rules/titles.json) anew, after a change of the entries.

python tools/write_rule_titles.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sleeping_gods.reference.titles import FILE  # noqa: E402  # the sources beside this file
from sleeping_gods.reference.titles_file import titles_file  # noqa: E402

if __name__ == "__main__":
    FILE.write_text(titles_file(), encoding="utf-8", newline="\n")
    print(f"{FILE.relative_to(ROOT)}: {len(FILE.read_bytes())} bytes")
