"""Secrets that open a seat: random, stored only as a hash, compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

SECRET_BYTES = 32
"""Random bytes of a secret."""


def new_secret() -> str:
    """A random secret for a link or a cookie."""
    return secrets.token_urlsafe(SECRET_BYTES)


def link_secret(device: str, *parts: str) -> str:
    """Derive a link's secret from the device's secret: it can be shown again although only its hash is stored."""
    digest = hmac.new(device.encode(), "\n".join(("sleeping-gods seat link", *parts)).encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def new_ref() -> str:
    """A random public id."""
    return secrets.token_hex(6)


def hash_of(secret: str) -> str:
    """The hash under which a secret is stored; secrets are random, so that no salt is needed."""
    return hashlib.sha256(b"sleeping-gods seat\n" + secret.encode()).hexdigest()


def hashes_equal(first: str, second: str) -> bool:
    """Compare two hashes in constant time."""
    return hmac.compare_digest(first.encode(), second.encode())
