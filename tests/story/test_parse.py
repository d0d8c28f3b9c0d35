"""Story files: what is read, and a finding with its line for every mistake."""

from __future__ import annotations

import pytest

from sleeping_gods.effects.op import Condition, Op
from sleeping_gods.story.model import ProseBlock
from sleeping_gods.story.parse import heading_of, parse_story

FERRYMAN = """\
# 38 The Drowned Stair

%% a note for ourselves

## 38 The stair

> town
> tags: sea, trade

You tie up.

- (a) Go down.
  > turn to 38.9
- (b) Eat.
  > once per visit
  > cost 1 artifact, 2 coins
  > restore 2 health
- (c) Leave.
  > return to the ship

## 38.9 The ferryman

> if LANTERN and not DEBT: turn to 38.11
> if 3 coins: lose 1 coin

The ferryman does not look up. His pole goes down into the black water and
comes back *dry*.

> when LANTERN
Your light **hisses**.

It goes out.
> end

- (a) Pay
  him well.
  > needs LANTERN or 3 coins
  > cost 3 coins
  > once per campaign
  > gain quest 12; turn to 38.11
- (b) Swim for the far steps.
  > challenge STRENGTH 6
  > fail: lose 3 health; gain venom
  > gain 2 xp; turn to 38.11

## 38.11 The far side

The steps are warm.

> gain 1 xp
> if LANTERN: gain 1 coin
> return to the ship
"""


def found(text: str) -> list[tuple[int, str, str]]:
    """Line, code and message of every finding."""
    return [(finding.line, finding.code, finding.message) for finding in parse_story(text, "story/038.md")[1]]


class TestWhole:
    """A whole file without a mistake."""

    def test_a_good_file_has_no_findings(self) -> None:
        """Everything the format allows is read without a finding."""
        paragraphs, findings = parse_story(FERRYMAN, "story/038.md")

        assert findings == []
        assert [(p.number, p.title, p.line) for p in paragraphs] == [
            ("38", "The stair", 5),
            ("38.9", "The ferryman", 21),
            ("38.11", "The far side", 46),
        ]

    def test_flags(self) -> None:
        """A paragraph may be a town and bear tags."""
        town, ferryman, _ = parse_story(FERRYMAN, "f")[0]

        assert (town.town, town.tags) == (True, ("sea", "trade"))
        assert (ferryman.town, ferryman.tags) == (False, ())

    def test_ifs_before_the_prose_come_first(self) -> None:
        """Conditions before the prose are kept apart from the effects after it."""
        _, ferryman, far = parse_story(FERRYMAN, "f")[0]

        assert [program[0].name for _, program in ferryman.ifs] == ["turn-to", "lose"]
        assert ferryman.ifs[1][0] == Condition("has", ("coins", 3))
        assert far.ifs == ()
        assert [op.name for op in far.program] == ["gain", "if", "return"]

    def test_blocks(self) -> None:
        """A blank line starts a new block, lines within a block are joined, a when-block has its condition."""
        ferryman = parse_story(FERRYMAN, "f")[0][1]
        lantern = Condition("keyword", ("LANTERN",))

        assert ferryman.blocks == (
            ProseBlock(
                "The ferryman does not look up. His pole goes down into the black water and comes back *dry*.",
            ),
            ProseBlock("Your light **hisses**.", lantern),
            ProseBlock("It goes out.", lantern),
        )

    def test_choices(self) -> None:
        """A choice has its letter, its text, what it needs and costs, how often, and its effects."""
        pay, swim = parse_story(FERRYMAN, "f")[0][1].choices

        assert (pay.letter, pay.text, pay.cost, pay.once) == ("a", "Pay him well.", (("coins", 3),), "campaign")
        assert pay.needs is not None
        assert pay.needs.kind == "or"
        assert [op.name for op in swim.program] == ["challenge", "gain", "turn-to"]
        assert dict(swim.program[0].arms)["fail"][1] == Op("gain-status", ("venom", ""))


def story(*lines: str, head: str = "# 38 Stair\n## 38 Stair\n") -> str:
    """A file with the first two headings and these lines from line 3 on."""
    return head + "\n".join(lines) + "\n"


MISTAKES = [
    (story("Prose.", "> gian 1 xp", "> return to the ship"), 4, "story-instruction", "unknown effect 'gian 1 xp' (did"),
    (story("> twon", "Prose.", "> return to the ship"), 3, "story-instruction", "unknown effect 'twon' (did you mean"),
    (story("> turn to 3", "> gain 1 xp"), 4, "story-instruction", "expected nothing after a jump, got 'gain 1 xp'"),
    (story("> gain 1 xp; turn to 3; draw 1"), 3, "story-instruction", "expected nothing after a jump, got 'draw 1'"),
    (story("Prose."), 2, "story-end", "expected 'turn to', 'return to the ship', 'ending' or choices at the end of"),
    (story("- (a) Go.", "  > gain 1 xp"), 3, "story-end", "expected 'turn to', 'return to the ship' or 'ending' at"),
    (story("> return to the ship", "- (a) Go.", "  > turn to 3"), 2, "story-jump", "paragraph 38 jumps before its"),
    (story("> town", "- (a) Eat.", "  > draw 1"), 2, "story-town", "expected a choice without needs, cost or once"),
    (story("- (a) Go.", "  > cost 1 coin", "  > turn to 3"), 2, "story-stuck", "expected a choice without needs, cost"),
    (story("- (a) Go.", "  > turn to 3", "- (a) Stay.", "  > turn to 4"), 5, "story-choice", "choice (a) stands twice"),
    (story("- a) Go."), 3, "story-choice", "expected '- (a) text' at the start of a line, got '- a) Go.'"),
    (story(f"- (a) {'x' * 201}", "  > turn to 3"), 3, "long-choice", "expected at most 200 characters in a choice"),
    (story("> fail: draw 1", "> turn to 3"), 3, "story-instruction", "expected a test in the line before 'fail:'"),
    (story("> draw 1", "> pass: draw 1", "> turn to 3"), 4, "story-instruction", "expected a test in the line before"),
    (story("> when LANTERN", "Prose.", "", "## 38.2", "> turn to 3"), 3, "story-when", "expected '> end' for this"),
    (story("> when A", "Prose.", "- (a) Go.", "  > turn to 3"), 5, "story-when", "expected '> end' before the choices"),
    (story("> when A", "> when B", "> end", "> turn to 3"), 4, "story-instruction", "expected 'end' before another"),
    (story("> when A", "> draw 1", "> end", "> turn to 3"), 4, "story-instruction", "expected only prose in a when-"),
    (story("> end", "> turn to 3"), 3, "story-instruction", "expected 'when' before 'end'"),
    (story("> when lantern", "Prose.", "> end", "> turn to 3"), 3, "story-instruction", "expected a condition, got"),
    (story("> draw 1", "Prose.", "> turn to 3"), 4, "story-prose", "expected prose before the effects, got 'Prose.'"),
    (story("- (a) Go.", "  > turn to 3", "Prose."), 5, "story-prose", "expected no prose after a choice, got 'Prose.'"),
    (story("- (a) Go.", "  > turn to 3", "> draw 1"), 5, "story-instruction", "expected effects of the paragraph befo"),
    (story("  > draw 1", "> turn to 3"), 3, "story-instruction", "expected a choice before an indented instruction"),
    (story("A <b>bold</b> word.", "> turn to 3"), 2, "story-markup", "expected only *em* and **strong** in paragraph"),
    (story("An *open word.", "> turn to 3"), 2, "story-markup", "expected only *em* and **strong** in paragraph 38, g"),
    (story("Prose\x1b[2J.", "> turn to 3"), 3, "unclean", "expected printable characters, got '\\x1b'"),
    (story("- (a) Go.", "  > once", "  > turn to 3"), 4, "story-instruction", "expected 'once per visit' or 'once per"),
    (story("- (a) Go.", "  > needs A", "  > needs B", "  > turn to 3"), 5, "story-instruction", "expected 'needs' onc"),
    (story("- (a) Go.", "  > cost 3 xp", "  > turn to 3"), 4, "story-instruction", "expected a resource, got 'xp'"),
    (
        story("> tags: Sea Trade", "> turn to 3"),
        3,
        "story-instruction",
        "expected tags once, such as 'tags: sea, trade'",
    ),
    (story("> turn to 3", "## 38.x Cave"), 4, "story-heading", "expected '# 38 Title' or '## 38.9 Title', got '## 38"),
    (story("> turn to 3", "### 38.2"), 4, "story-heading", "expected '# 38 Title' or '## 38.9 Title', got '### 38.2'"),
    (story("> turn to 3", "## 38", "> turn to 3"), 4, "story-number", "paragraph 38 stands twice"),
    (story("> turn to 3", "## 39.1", "> turn to 3"), 4, "story-number", "expected a paragraph of location 38, got '39"),
    (story("> turn to 3", "# 39 Isle"), 4, "story-heading", "expected one location in a file, got '39' after '38'"),
    (story("> turn to 3", head="# 38\n## 38.1\n"), 2, "story-number", "expected '38' as the first paragraph, got '38"),
    (story("> turn to 3", head="# 38.1\n## 38.1\n"), 1, "story-number", "expected a location's number, got '38.1'"),
    (story("> turn to 3", head="## 38\n"), 1, "story-heading", "expected '# 38 Title' before the first paragraph"),
    (story("> turn to 3", head="# 38\nProse.\n## 38\n"), 2, "story-heading", "expected a paragraph's heading first, g"),
    ("", 1, "story-heading", "expected a paragraph, got none"),
]


@pytest.mark.parametrize(("text", "line", "code", "message"), MISTAKES, ids=[m[3][:60] for m in MISTAKES])
def test_a_mistake_is_found_at_its_line(text: str, line: int, code: str, message: str) -> None:
    """Every mistake is a finding with its line and with what was expected."""
    assert any((at, kind) == (line, code) and said.startswith(message) for at, kind, said in found(text)), found(text)


def test_all_mistakes_are_told_at_once() -> None:
    """A file with three mistakes has three findings, and a broken test does not blame its arms."""
    text = story("> chalenge CRAFT 5", "> fail: draw 1", "> gain venm", "> turn to 3", "## 38", "> return to the ship")

    assert [(line, code) for line, code, _ in found(text)] == [
        (3, "story-instruction"),
        (5, "story-instruction"),
        (7, "story-number"),
    ]


def test_finale_paragraphs_share_a_file() -> None:
    """The finale's file may hold all paragraphs whose numbers begin with F."""
    text = "# F1 End\n## F1 Door\n> turn to F3\n## F3 Sea\n> ending home\n"

    assert found(text) == []


def test_opposite_needs_leave_a_way_out() -> None:
    """Two choices of which one needs what the other must not have are always enough."""
    text = story("- (a) Go.", "  > needs A", "  > turn to 3", "- (b) Stay.", "  > needs not A", "  > turn to 4")

    assert found(text) == []


ENCOUNTER = """\
# 45 The Tents

## 45 The Trade Tent
> encounter

Prose.

- (a) Haggle over the rope.
  > challenge CUNNING 6
  > fail: lose 2 health
  > gain 1 rope
- (b) Sit with the old pilot.
  > needs LANTERN
  > gain quest 77
"""


def test_an_encounter_has_actions_that_need_no_end() -> None:
    """The choices of a wandering encounter are actions: they need no jump and no way out."""
    (paragraph,), findings = parse_story(ENCOUNTER, "story/045.md")

    assert findings == []
    assert paragraph.encounter
    assert [choice.letter for choice in paragraph.choices] == ["a", "b"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("> encounter", "> encounter\n> encounter", "expected 'encounter' once"),
        ("> encounter", "> encounter\n> town", "expected 'town' or 'encounter' in 45, not both"),
        ("Prose.", "Prose.\n\n> turn to 46", "encounter 45 jumps before its choices"),
        (ENCOUNTER[ENCOUNTER.index("- (a)") :], "", "expected choices in the encounter 45"),
    ],
)
def test_a_broken_encounter(old: str, new: str, message: str) -> None:
    """An encounter is no town, has actions, and does not jump before them."""
    _, findings = parse_story(ENCOUNTER.replace(old, new), "story/045.md")

    assert [finding.message for finding in findings] == [message]


@pytest.mark.parametrize(
    ("text", "heading"),
    [
        (FERRYMAN, ("38", "The Drowned Stair")),
        ("%% a note\n\n# F1   Third Bell  \n## F1 The end\n", ("F1", "Third Bell")),
        ("# 38\n\n## 38 In\n", ("38", "")),
        ("## 38 In\n", ("", "")),
        ("# 38 The \x07 Stair\n## 38 In\n", ("", "")),
        ("# stair\n# 38 The Stair\n", ("38", "The Stair")),
    ],
)
def test_the_heading_names_the_location(text: str, heading: tuple[str, str]) -> None:
    """Its number and its title, whatever stands around them; what cannot be printed is no title."""
    assert heading_of(text) == heading
