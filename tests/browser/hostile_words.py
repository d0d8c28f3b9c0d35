"""Three hundred texts that would run as script, were they ever taken for anything but words."""

from __future__ import annotations

import itertools
import json
from typing import Any

CANARY = "canary"
"""What each of them would put on the page."""
_ACTS = (
    f"document.documentElement.dataset.{CANARY}=1",
    f"window.{CANARY}=1",
    f"parent.{CANARY}=1",
    f"top['{CANARY}']=1",
    "alert(1)",
    "confirm`1`",
    f"eval('window.{CANARY}=1')",
    f"Function('window.{CANARY}=1')()",
    f"setTimeout('window.{CANARY}=1')",
    f"import('data:text/javascript,window.{CANARY}=1')",
)
_FORMS = (
    "<script>{}</script>", "<img src=x onerror={}>", "<svg onload={}>", "<svg><script>{}</script></svg>",
    '"><script>{}</script>', "'><img src=x onerror={}>", "</title><script>{}</script>", "</textarea><svg/onload={}>",
    "--><script>{}</script>", "]]><script>{}</script>", "<iframe srcdoc='<script>{}</script>'>",
    "<iframe src=javascript:{}>", "<a href=javascript:{}>x</a>", "javascript:{}", "<body onload={}>",
    "<details open ontoggle={}>", "<input autofocus onfocus={}>", "<video><source onerror={}></video>",
    "<math href=javascript:{}>x</math>", "<object data=javascript:{}>", "<embed src=javascript:{}>",
    "<style onload={}></style>", "<link rel=stylesheet href=x onerror={}>", "<base href=javascript:{}//>",
    "{{{{constructor.constructor('{}')()}}}}", "${{{}}}", "{{@html '<img src=x onerror={}>'}}",
    "\\u003cscript\\u003e{}\\u003c/script\\u003e", "&lt;script&gt;{}&lt;/script&gt;", "%3Cscript%3E{}%3C/script%3E",
)  # fmt: skip
PAYLOADS = tuple(form.format(act) for form, act in itertools.product(_FORMS, _ACTS))
"""All of them."""
_FIXED = {
    "kind", "ref", "key", "id", "notation", "notations", "choice", "choices", "lang", "game", "pack", "you", "who",
    "campaign", "role", "group", "state", "seat", "seats", "enter", "results", "short", "slug", "entry", "rule",
    "picture", "skill", "letter", "word", "marks", "columns",
}  # fmt: skip
"""Fields that are no words: what a client knows things by."""


class Poison:
    """Puts a payload behind every word that is told, each time the next."""

    def __init__(self) -> None:
        self._next = itertools.cycle(PAYLOADS)
        self.used: set[str] = set()

    def event(self, text: str) -> str:
        """An event of the server's in which nothing is harmless any more."""
        return json.dumps(self._in(json.loads(text)))

    def word(self) -> str:
        """The next payload."""
        found = next(self._next)
        self.used.add(found)
        return found

    def _in(self, data: Any, field: str = "") -> Any:
        if isinstance(data, dict):
            return {key: self._in(value, key) for key, value in data.items()}
        if isinstance(data, list):
            return self._run(data) if _is_run(data) else [self._in(one, field) for one in data]
        return f"{data} {self.word()}" if isinstance(data, str) and data and field not in _FIXED else data

    def _run(self, run: list[str]) -> list[str]:
        return [run[0], f"{run[1]} {self.word()}", run[2]]


def _is_run(data: list[Any]) -> bool:
    kinds = ("plain", "strong", "icon", "piece", "rule")
    return len(data) == 3 and data[0] in kinds and all(isinstance(one, str) for one in data)
