/** Search results: entries of this game first, then of the other; each with the sentence that answers best. */

import { findCards, type CardLine } from "./cards";
import type { SearchData } from "./data";
import type { Entry } from "./index";
import { element, linkTo, page, word } from "./page";
import { ranked, readingsOf, ruleNamed, type Hit } from "./ranking";
import { bestSentence, parseQuestion, type ParsedQuestion, type Sentence } from "./sentences";
import { fold } from "./words";

export interface SearchResult {
  game: string;
  entry: Entry;
  sentence: Sentence;
  link: string;
  /** Whether the result above it is the entry of the same name in the other game. */
  sameEntryAsAbove?: boolean;
  isCard?: boolean;
}

/** Of cards whose whole name is not the question, so many are shown at most. */
const MAX_PARTLY_NAMED_CARDS = 2;

/** The best entries of this page's game, then a few of the other game; of both together where no game is named. */
export function searchResults(
  searchData: SearchData,
  question: string,
  most: number,
  mostOfOtherGame: number,
): SearchResult[] {
  const start = performance.now();
  const { indexes, isKnown } = searchData;
  const hits =
    page.game === null
      ? ranked(indexes, question, isKnown).slice(0, most)
      : indexes.flatMap((index, position) => {
          return ranked([index], question, isKnown).slice(0, position ? mostOfOtherGame : most);
        });
  const parsedQuestions = new Map(
    indexes.map((index) => {
      return [index, parseQuestion(index, searchData.sentences.get(index.game), readingsOf(index, question, isKnown))];
    }),
  );
  const entries = hits.map((hit, position) => ({
    ...entryResult(searchData, hit, question, parsedQuestions.get(hit.index)),
    sameEntryAsAbove: hits[position - 1]?.entry.slug === hit.entry.slug,
  }));
  const results = withCards(searchData, entries, question, most);
  performance.measure("search", { start });
  return results;
}

/** A card whose name is the question stands first, unless an entry has that name; other cards behind the entries. */
function withCards(searchData: SearchData, entries: SearchResult[], question: string, most: number): SearchResult[] {
  const games = page.game === null ? [...searchData.cards.keys()] : [page.game];
  const cards = games.flatMap((game) =>
    findCards(searchData.cards.get(game) ?? [], question).map(({ card, whole }) => ({
      whole,
      result: cardResult(game, card),
    })),
  );
  const named = cards.filter(({ whole }) => whole).map(({ result }) => result);
  const partlyNamed = cards
    .filter(({ whole }) => !whole)
    .slice(0, MAX_PARTLY_NAMED_CARDS)
    .map(({ result }) => result);
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

function cardResult(game: string, [slug, title, text]: CardLine): SearchResult {
  const entry = { slug, title, brief: text, rules: "" };
  return { game, entry, sentence: { number: 0, text, marked: [] }, link: linkTo(game, slug, ""), isCard: true };
}

/** An entry with the sentence that answers best; asked for by the id of a rule, it links to that rule. */
function entryResult(
  searchData: SearchData,
  { index, number, entry }: Hit,
  question: string,
  parsed: ParsedQuestion | undefined,
): SearchResult {
  const { game } = index;
  const rule = ruleNamed(question);
  if (rule || !parsed) {
    const sentence = { number: 0, text: entry.brief, marked: [] };
    return { game, entry, sentence, link: linkTo(game, entry.slug, rule ?? "") };
  }
  const sentence = bestSentence(index, number, searchData.sentences.get(game), parsed);
  return { game, entry, sentence, link: linkTo(game, entry.slug, sentence.number ? `s${sentence.number}` : "") };
}

/** A sentence with the words of the question highlighted. */
export function highlighted({ text, marked }: Sentence): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let position = 0;
  for (const [start, end] of marked) {
    parts.push(text.slice(position, start), element("mark", {}, text.slice(start, end)));
    position = end;
  }
  return [...parts, text.slice(position)];
}

/** That it is a card, and the name of the game, where it is not the page's own. */
export function resultLabels({ game, isCard }: SearchResult): HTMLElement[] {
  const labels = [...(isCard ? [word("card")] : []), ...(game === page.game ? [] : [word(game)])];
  return labels.map((label) => element("small", { class: "game" }, label));
}
