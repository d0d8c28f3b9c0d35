"""The tally of a batch as a text, as it comes back from another process."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import fields
from typing import Any

from .batch import BatchTally, Stuck
from .outcome import CampaignOutcome
from .statistics import Statistics


def tally_text(tally: BatchTally) -> str:
    """A tally as a text."""
    return json.dumps(tally, default=_fields_of)


def _fields_of(record: Any) -> dict[str, object]:
    """The fields of a record as they are; ``asdict`` would copy each counter, and not by its counts."""
    return {field.name: getattr(record, field.name) for field in fields(record)}


def read_tally(text: str) -> BatchTally:
    """The tally that a text stands for."""
    data = json.loads(text)
    outcomes = [_outcome(outcome) for outcome in data["outcomes"]]
    return BatchTally(Counter(data["hits"]), outcomes, [Stuck(**stuck) for stuck in data["stuck"]])


def _outcome(data: dict[str, Any]) -> CampaignOutcome:
    """The outcome of a campaign from its plain data: counters are dictionaries there."""
    counts: dict[str, Any] = dict(data["statistics"])
    counters = {name: Counter(value) for name, value in counts.items() if isinstance(value, dict)}
    return CampaignOutcome(**{**data, "statistics": Statistics(**{**counts, **counters})})
