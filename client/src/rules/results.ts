/** Search results: those of the chosen game, then a few of the other; each with its summary and the passages that answer. */

import { findCards, type CardLine } from "./cards";
import type { SearchData } from "./data";
import type { Entry, Index } from "./index";
import { ranked, readingsOf, ruleNamed, type Hit } from "./ranking";
import { bestSentences, parseQuestion, type ParsedQuestion, type Sentence } from "./sentences";
import { fold } from "./words";

/** An entry or a card that answers. */
export interface SearchResult {
  game: string;
  entry: Entry;
  /** The passage that answers, and perhaps others; number 0 is the summary of the entry. */
  sentences: Sentence[];
  /** The anchor on the page of the entry: a passage or a rule; empty for the page itself. */
  place: string;
  /** Whether it is of the game that is not chosen. */
  isOfOtherGame: boolean;
  isCard?: boolean;
}

/** Most cards that are shown though the question is only a part of their name. */
const MAX_PARTLY_NAMED_CARDS = 2;

/** The best results of the chosen game, which is that of the first index, then a few of the other game. */
export function searchResults(
  searchData: SearchData,
  question: string,
  most: number,
  mostOfOtherGame: number,
): SearchResult[] {
  const start = performance.now();
  const results = searchData.indexes.flatMap((index, position) => {
    const isOfOtherGame = position > 0;
    const limit = isOfOtherGame ? mostOfOtherGame : most;
    return resultsOfGame(searchData, index, question, limit).map((result) => ({ ...result, isOfOtherGame }));
  });
  performance.measure("search", { start });
  return results;
}

type GameResult = Omit<SearchResult, "isOfOtherGame">;

/** A card whose name is the question stands first, unless an entry has that name; other cards behind the entries. */
function resultsOfGame(searchData: SearchData, index: Index, question: string, most: number): GameResult[] {
  const { game } = index;
  const sentences = searchData.sentences.get(game);
  const parsed = parseQuestion(index, sentences, readingsOf(index, question, searchData.isKnown));
  const entries = ranked(index, question, searchData.isKnown)
    .slice(0, most)
    .map((hit, place) => entryResult(searchData, hit, question, parsed, place === 0 ? index.worth.most : 1));
  const cards = findCards(searchData.cards.get(game) ?? [], question);
  const named = cards.filter(({ whole }) => whole).map(({ card }) => cardResult(game, card));
  const partlyNamed = cards
    .filter(({ whole }) => !whole)
    .slice(0, MAX_PARTLY_NAMED_CARDS)
    .map(({ card }) => cardResult(game, card));
  const isEntryNamed = entries[0] !== undefined && fold(entries[0].entry.title) === fold(question.trim());
  const entriesBeforeCards = isEntryNamed ? 1 : 0;
  const entriesBeforePartlyNamed = Math.max(1, most - partlyNamed.length);
  return [
    ...entries.slice(0, entriesBeforeCards),
    ...named,
    ...entries.slice(entriesBeforeCards, entriesBeforePartlyNamed),
    ...partlyNamed,
    ...entries.slice(entriesBeforePartlyNamed),
  ];
}

/** A card as a result. */
function cardResult(game: string, [slug, title, text, ours]: CardLine): GameResult {
  const entry = { slug, title, brief: text, rules: "", ...(ours ? { ours } : {}) };
  const sentence = { number: 0, text, marked: [], ours: ours === 1 };
  return { game, entry, sentences: [sentence], place: "", isCard: true };
}

/** An entry with the passages that answer best; asked for by the id of a rule, it links to that rule. */
function entryResult(
  searchData: SearchData,
  { index, number, entry }: Hit,
  question: string,
  parsed: ParsedQuestion,
  most: number,
): GameResult {
  const { game } = index;
  const rule = ruleNamed(question);
  if (rule) {
    const sentence = { number: 0, text: entry.brief, marked: [], ours: entry.ours === 1 };
    return { game, entry, sentences: [sentence], place: rule };
  }
  const sentences = bestSentences(index, number, searchData.sentences.get(game), parsed).slice(0, most);
  const place = sentences[0]?.number ? `s${sentences[0].number}` : "";
  return { game, entry, sentences, place };
}

/** Whether a line stands over a result: the first one of the other game. */
export function beginsOtherGame(results: readonly SearchResult[], position: number): boolean {
  return results[position]?.isOfOtherGame === true && results[position - 1]?.isOfOtherGame !== true;
}
