"""Drawings of packs: shapes, words and gradients are written anew; whatever runs, loads or links is refused."""

from __future__ import annotations

import pytest

from sleeping_gods.story.drawings import MAX_DEPTH, MAX_ELEMENTS, RefusedDrawing, read_drawing, with_key

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'


def test_spaces_comments_and_the_outermost_element_are_left_out() -> None:
    """What is drawn stays, in its order."""
    text = f"""<?xml version="1.0"?>
<!-- A lamp. -->
{SVG}
  <g fill="none" stroke="#ffffff">
    <path d="M0 0L5 5
      M1 1L2 2"/>
    <text x="1" y="2">A &amp; B &lt;</text>
  </g>
</svg>"""

    assert read_drawing(text) == (
        '<g fill="none" stroke="#ffffff"><path d="M0 0L5 5M1 1L2 2"/><text x="1" y="2">A &amp; B &lt;</text></g>'
    )


def test_ids_begin_with_the_key_of_their_picture() -> None:
    """So that two drawings with the same ids can stand side by side."""
    gradient = '<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffffff"/></radialGradient></defs>'
    drawing = read_drawing(f'{SVG}{gradient}<rect width="1" height="1" fill="url(#glow)"/></svg>')

    keyed = with_key(drawing, "m2")
    assert 'id="m2glow"' in keyed
    assert 'fill="url(#m2glow)"' in keyed
    assert keyed.count("glow") == 2


@pytest.mark.parametrize(
    ("inside", "line", "message"),
    [
        ("<script>alert(1)</script>", 1, "got 'script'"),
        ("<style>@import url(https://example.org/a.css);</style>", 1, "got 'style'"),
        ('<image href="https://example.org/a.png"/>', 1, "got 'image'"),
        ('<use href="#a"/>', 1, "got 'use'"),
        ('<a href="https://example.org"/>', 1, "got 'a'"),
        ("<foreignObject/>", 1, "got 'foreignObject'"),
        ('<animate attributeName="x"/>', 1, "got 'animate'"),
        ('\n<rect onclick="alert(1)"/>', 2, "expected no attribute 'onclick'"),
        ('<rect style="fill:red"/>', 1, "expected no attribute 'style'"),
        ('<rect href="#a"/>', 1, "expected no attribute 'href'"),
        ('<rect xmlns:x="a" x:href="#a"/>', 1, "expected no attribute 'xmlns:x'"),
        ('<rect fill="url(https://example.org/a.svg#b)"/>', 1, "for 'fill'"),
        ('<rect fill="url(#nobody)"/>', 1, "expected an element with the id 'nobody'"),
        ('<rect id="A b"/>', 1, "for 'id'"),
        ('<rect fill="&quot;/&gt;&lt;script"/>', 1, "for 'fill'"),
        ("words", 1, "expected words only within text"),
        ("<text><g/></text>", 1, "got 'g'"),
        ("<g>", 1, "expected XML: mismatched tag"),
        ("<![CDATA[x]]>", 1, "expected no '<!\\[cdata\\['"),
        ("<?php x ?>", 1, "expected no '<\\?'"),
        ("<g>" * MAX_DEPTH + "</g>" * MAX_DEPTH, 1, "deep"),
        ("<g/>" * MAX_ELEMENTS, 1, "elements"),
    ],
)
def test_what_is_no_drawing_is_refused(inside: str, line: int, message: str) -> None:
    """With the line in which it stands."""
    with pytest.raises(RefusedDrawing, match=message) as refused:
        read_drawing(f"{SVG}{inside}</svg>")

    assert refused.value.line == line


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected XML: no element found"),
        ("<g/>", "expected an svg element around the drawing, got 'g'"),
        (f'<!DOCTYPE svg [<!ENTITY a "aaaa">]>{SVG}<text>&a;</text></svg>', "expected no '<!doctype'"),
        (f"{SVG}<text>&a;</text></svg>", "expected XML: undefined entity"),
        ('<svg xmlns="' + "x" * 50_000, "expected XML"),
    ],
)
def test_files_that_are_none(text: str, message: str) -> None:
    """No entity is ever resolved."""
    with pytest.raises(RefusedDrawing, match=message):
        read_drawing(text)
