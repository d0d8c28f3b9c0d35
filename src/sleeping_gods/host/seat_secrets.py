"""Secrets that open a seat: random, stored only as a hash, compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

BYTES = 32


def new_secret() -> str:
    """A secret that nobody guesses, fit for a link or a cookie."""
    return secrets.token_urlsafe(BYTES)


def link_secret(device: str, *parts: str) -> str:
    """The secret of a link that a device makes for itself: from the same parts the same one, so that it can be shown
    again though only its hash is kept. Nobody can make it without the device's own secret."""
    digest = hmac.new(device.encode(), "\n".join(("sleeping-gods seat link", *parts)).encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def new_ref() -> str:
    """A name for somebody or something, which opens nothing."""
    return secrets.token_hex(6)


def hash_of(secret: str) -> str:
    """What is kept of a secret; it has enough chance in it that no salt is needed."""
    return hashlib.sha256(b"sleeping-gods seat\n" + secret.encode()).hexdigest()


def same(first: str, second: str) -> bool:
    """Whether two hashes are the same, in a time that tells nothing."""
    return hmac.compare_digest(first.encode(), second.encode())
