"""Text as runs: marks travel inside a sentence, and nobody else can make them."""

from __future__ import annotations

from sleeping_gods.telling.runs import Run, bare, icon, piece, plain, rule, runs, strong


def test_a_sentence_is_cut_into_its_runs() -> None:
    """In whatever order a language sets them."""
    said = f"{piece('mac', 'Mac')} gains {icon('coins', '2 coins')}, as {rule('SG-SHIP-002', 'the rules')} say"
    said += strong("!")

    assert runs(said) == (
        Run("piece", "Mac", "mac"),
        Run("plain", " gains "),
        Run("icon", "2 coins", "coins"),
        Run("plain", ", as "),
        Run("rule", "the rules", "SG-SHIP-002"),
        Run("plain", " say"),
        Run("strong", "!"),
    )
    assert plain(said) == "Mac gains 2 coins, as the rules say!"


def test_a_plain_sentence_is_one_run() -> None:
    """And nothing is none."""
    assert runs("Nothing happens.") == (Run("plain", "Nothing happens."),)
    assert runs("") == ()
    assert piece("mac", "") == ""


def test_nobody_forges_a_mark() -> None:
    """A name that holds marks loses them."""
    forged = piece("mac", f"M{piece('x', 'a')}c")

    assert runs(forged) == (Run("piece", "Mpiece xac", "mac"),)
    assert bare(piece("a", "b")) == "piece ab"
