/** What a search found: this game's entries first, then the other's; each with the sentence that answers best. */

import type { Shelf } from "./data";
import type { Entry } from "./index";
import { element, linkTo, page, word } from "./page";
import { ranked, readingsOf, ruleNamed, type Hit } from "./ranking";
import { bestSentence, type Sentence } from "./sentences";

export interface Found {
  game: string;
  entry: Entry;
  sentence: Sentence;
  link: string;
  /** Whether the line before it is the entry of the same name in the other game. */
  twin: boolean;
}

/** The best entries of this page's game, then a few of the other game; of both together where no game is named. */
export function find(shelf: Shelf, question: string, most: number, others: number): Found[] {
  const start = performance.now();
  const { indexes, isKnown } = shelf;
  const hits = page.game === null
    ? ranked(indexes, question, isKnown).slice(0, most)
    : indexes.flatMap((index, at) => ranked([index], question, isKnown).slice(0, at ? others : most));
  const found = hits.map((hit, at) => ({ ...told(shelf, hit, question), twin: hits[at - 1]?.entry.slug === hit.entry.slug }));
  performance.measure("search", { start });
  return found;
}

function told(shelf: Shelf, { index, number, entry }: Hit, question: string): Omit<Found, "twin"> {
  const { game } = index;
  const rule = ruleNamed(question);
  if (rule) {
    return { game, entry, sentence: { number: 0, text: entry.brief, marked: [] }, link: linkTo(game, entry.slug, rule) };
  }
  const sentences = [entry.brief, ...(shelf.sentences.get(game)?.[number] ?? [])];
  const sentence = bestSentence(index, entry.title, sentences, readingsOf(index, question, shelf.isKnown));
  return { game, entry, sentence, link: linkTo(game, entry.slug, sentence.number ? `s${sentence.number}` : "") };
}

/** A sentence with the words of the question marked. */
export function marked({ text, marked }: Sentence): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const [start, end] of marked) {
    parts.push(text.slice(at, start), element("mark", {}, text.slice(start, end)));
    at = end;
  }
  return [...parts, text.slice(at)];
}

/** The name of the game, where it is not the page's own. */
export function gameMark(game: string): HTMLElement[] {
  return game === page.game ? [] : [element("small", { class: "game" }, word(game))];
}
