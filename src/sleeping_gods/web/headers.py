"""HTTP headers of pages and files: content security policy and caching."""

from __future__ import annotations

import mimetypes

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
"""Nothing from elsewhere, no script and no style inside a page, and no page of somebody else's around ours."""
SECURITY_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
CACHE_FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
REVALIDATE = "no-cache"
"""For all others: kept, but asked about each time."""
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".webmanifest": "application/json"}
"""What a system may be wrong about."""


def media_type(name: str) -> str:
    """The media type of a file name; application/octet-stream if it is unknown."""
    kind = TYPES.get(name[name.rfind(".") :]) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind == "application/json" else kind


def page_headers(policy: str = POLICY, cache_control: str = REVALIDATE) -> dict[str, str]:
    """The headers of a page or one of its files."""
    return {**SECURITY_HEADERS, "content-security-policy": policy, "cache-control": cache_control}
