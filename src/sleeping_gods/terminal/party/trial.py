"""A test in progress, with the odds for the cards in hand."""

from __future__ import annotations

from ...presentation.localizer import Localizer
from ...presentation.scene.test import TestState
from ...presentation.scene.text import plain
from ..render_context import RenderContext
from ..section import Section, lines


def hand_section(localizer: Localizer, context: RenderContext) -> Section | None:
    """How the cards in hand would change the odds."""
    test: TestState | None = context.scene.test
    return lines([plain(test.hand_text)], style="dim") if test is not None and test.hand_text else None
