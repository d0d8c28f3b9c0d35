"""The authority over a campaign: the live table, its seats, undo, and what lasts over several campaigns."""

from .quick_json import use_quick_json

use_quick_json()
