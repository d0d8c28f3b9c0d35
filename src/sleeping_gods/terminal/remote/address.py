"""The address of a served table: an invitation link, or the table itself for somebody who has a seat."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

from ...languages import Lang
from ...wire.version import WIRE_VERSION
from .errors import BadAddress

JOIN = "/join"
"""The path of an invitation's page."""
TABLE = "/table/"
"""How the paths of campaigns begin."""
EXAMPLE = "https://example.org/join#INVITE"
"""The invitation that an error message shows."""
_WORD = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What campaigns are written with."""
_INVITE = re.compile(r"[A-Za-z0-9_.-]{1,200}")
"""What invitations are written with."""
_SOCKETS = {"http": "ws", "https": "wss"}
"""The scheme of the socket for each scheme of a server."""


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and the invitation or campaign there."""

    server: str
    """Where it begins, such as ``https://example.org``; behind it may stand a folder."""
    invite: str = ""
    campaign: str = ""

    def api(self, path: str) -> str:
        """The URL of an API path."""
        return f"{self.server}/api/{path}"

    def socket(self, campaign: str, lang: Lang) -> str:
        """The websocket URL of a campaign."""
        path = f"campaigns/{quote(campaign, safe='')}/play?lang={lang}&wire={WIRE_VERSION}"
        scheme, _, rest = self.api(path).partition(":")
        return f"{_SOCKETS[scheme]}:{rest}"

    def table(self, campaign: str) -> str:
        """The address to type to return to a campaign."""
        return f"{self.server}{TABLE}{campaign}"


def address_of(link: str) -> Address:
    """Parse a link; BadAddress says what was expected, without quoting the secret after ``#``."""
    try:
        parts = urlsplit(link.strip())
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        raise BadAddress(EXAMPLE) from None
    if parts.scheme not in _SOCKETS or not parts.hostname or parts.username is not None:
        raise BadAddress(EXAMPLE)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    server = f"{parts.scheme}://{host}{port}"
    path = parts.path.rstrip("/")
    folder, separator, campaign = path.rpartition(TABLE)
    if separator and _WORD.fullmatch(campaign):
        return Address(server + folder, campaign=campaign)
    if path.endswith(JOIN) and _INVITE.fullmatch(parts.fragment):
        return Address(server + path.removesuffix(JOIN), invite=parts.fragment)
    raise BadAddress(EXAMPLE)
