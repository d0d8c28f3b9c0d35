"""Write the types of the wire for the client in the browser.

python tools/write_wire_types.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from sleeping_gods.wire.typescript import typescript_source  # noqa: E402  # the sources beside this file

TARGET = ROOT / "client" / "src" / "wire.ts"


if __name__ == "__main__":
    TARGET.write_text(typescript_source(), encoding="utf-8", newline="\n")
    print(f"{TARGET.relative_to(ROOT)}: {len(TARGET.read_bytes())} bytes")
