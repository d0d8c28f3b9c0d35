"""Reads most lines of a campaign file quickly: the same checks as for any other, made on their bytes."""

from __future__ import annotations

import re
from binascii import unhexlify
from collections.abc import Sequence
from hashlib import blake2b

from .entries import Entries

_USUAL = re.compile(rb"([1-9][0-9]{0,8}) ((?:p[1-9]|chance|table) [ -~]+) #([0-9a-f]{16}) ~([0-9a-f]{8})")
"""A choice or a draw in ASCII: neither the set-up's entry, nor an undo, nor a remark."""
_CHAIN = len(b" ~01234567")
_NO_BYTES = blake2b(digest_size=4)
"""What the sum of a line begins with."""


def add_usual(entries: Entries, raws: Sequence[bytes], at: int, chain: str, max_line: int) -> tuple[int, str]:
    """Add the entries of lines from an index on, up to the first that is unusual, too long or wrong in any way.

    Returns the index of that line and the chain sum before it: ``parse_entry`` reads it, or says what is wrong.
    """
    if at < len(raws) and _USUAL.fullmatch(raws[at]) is None:
        return at, chain  # many undos in a row: preparing for each would take as long as reading it
    before, number, texts, states = chain.encode(), len(entries), list[bytes](), list[bytes]()
    for index in range(at, len(raws)):
        raw = raws[index]
        match = _USUAL.fullmatch(raw)
        if match is None or b"  " in raw or len(raw) > max_line:
            break
        written, text, state, chained = match.groups()
        link = _NO_BYTES.copy()
        link.update(before + b"\n" + raw[:-_CHAIN])
        if int(written) != number or link.hexdigest().encode() != chained:
            break
        texts.append(text)
        states.append(state)
        before, number = chained, number + 1
    entries.extend_raw(texts, unhexlify(b"".join(states)), at + 1)
    return at + len(texts), before.decode()
