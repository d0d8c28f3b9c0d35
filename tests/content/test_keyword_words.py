"""What languages call the keywords of quests: a file beside the tables, outside the digest."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sleeping_gods.campaign.games import folder_of, load_pack, playable
from sleeping_gods.content.keyword_words import add_keyword_words
from sleeping_gods.content.read import digest, gather, read_source, unpinned_digest
from sleeping_gods.languages import ENGLISH, WHOLE
from sleeping_gods.presentation.audience import Audience
from sleeping_gods.presentation.party.names import lore
from sleeping_gods.presentation.presenters import PRESENTERS
from sleeping_gods.sea.pack.build import build

from ..sea import tables as sea
from ..skies import tables as skies


@pytest.mark.parametrize("name", playable())
def test_every_keyword_of_the_shipped_packs_has_a_word_in_each_language(name: str) -> None:
    """And no two of a pack have the same."""
    _, pack = load_pack(name)
    quests = [quest for quest in pack.quests.values() if quest.keyword]  # type: ignore[attr-defined]  # both have them
    others = [lang for lang in WHOLE if lang != ENGLISH]

    assert quests
    for lang in others:
        words = [quest.words.texts.get(lang, "") for quest in quests]
        assert [quest.keyword for quest, word in zip(quests, words, strict=True) if not word] == []
        assert len({*words}) == len(words)


def test_they_are_no_part_of_the_digest() -> None:
    """A campaign goes on when a word is changed, and the pack is built anew."""
    texts, _ = gather(folder_of("harbour"))
    without = {file: text for file, text in texts.items() if file != "keywords.fr.toml"}

    assert len(without) < len(texts)
    assert digest(without) == digest(texts)
    assert unpinned_digest(without) != unpinned_digest(texts)


def test_a_word_for_no_quest_is_a_finding(tmp_path: Path) -> None:
    """With its file and line; a word that is no word in capitals too."""
    folder = tmp_path / "mine"
    shutil.copytree(folder_of("harbour"), folder)
    (folder / "keywords.fr.toml").write_text('[keywords]\nLANTERN = "LANTERNE"\nLANTRN = "LAMPE"\n', "utf-8")
    (folder / "keywords.de.toml").write_text('[keywords]\nLANTERN = "zwei Worte"\n', "utf-8")

    source = read_source(folder)

    assert [(finding.file, finding.line) for finding in source.findings] == [("keywords.fr.toml", 3)]
    with pytest.raises(Exception, match="zwei Worte"):
        build(source)


@pytest.mark.parametrize("key", ["LANTRN", '"LANTRN"', "'LANTRN'", "  LANTRN ", "LANTRN.fr"])
def test_the_line_of_a_finding_is_that_of_the_whole_keyword(key: str) -> None:
    """A longer keyword that begins alike, and stands before it, is another; a key may stand in quotes."""
    source = read_source(folder_of("harbour"))
    text = f'[keywords]\nLANTRNS = "LAMPES"\n# LANTRN = "?"\n{key} = "LAMPE"\n'

    add_keyword_words(source, {"keywords.fr.toml": text})

    assert [finding.line for finding in source.findings] == [2, 4]


def test_a_file_that_is_no_table_of_words_is_a_finding(tmp_path: Path) -> None:
    """It is not passed over."""
    folder = tmp_path / "mine"
    shutil.copytree(folder_of("harbour"), folder)
    for text, code in (("[quest]\n", "table"), ("keywords = 3\n", "table"), ("[[[", "toml")):
        (folder / "keywords.fr.toml").write_text(text, "utf-8")

        assert [finding.code for finding in read_source(folder).findings] == [code]


def test_the_journal_and_the_choices_show_the_word() -> None:
    """Of both games, in French."""
    for game, table in (("sea", sea.at_start()), ("skies", skies.on_map())):
        presenter = PRESENTERS[game]("fr")
        number = next(number for number, quest in lore(table).quests.items() if quest.words.texts.get("fr"))
        quest = lore(table).quests[number]
        table.quests.append(number)
        journal = presenter.sections["quests"].tell(presenter, table, Audience((0,)))

        assert quest.words.texts["fr"] in journal.keywords
        assert quest.words.texts["fr"] in [state.keyword for state in journal.quests]
