/** The sentence of an entry that answers a question best; the twin of `reference/search/sentences.py`. */

import type { Index } from "./index";
import { prepared } from "./prepared";
import { rarity, type Reading } from "./ranking";
import { fold, stem } from "./words";

const WORD = /[\p{L}\p{N}]+/gu;

export interface Sentence {
  /** Its place in the entry, and its anchor in the page; 0 is the answer in one sentence under the title. */
  number: number;
  text: string;
  /** Where words of the question stand in it. */
  marked: [start: number, end: number][];
}

/**
 * The sentence with most of the question in it, of those that are told, each by what its kind counts; a question is told with its answer. Whoever asks for
 * the entry by its name gets what stands under it.
 */
export function bestSentence(index: Index, title: string, told: string[], kinds: string, readings: Reading[]): Sentence {
  const ready = prepared(index);
  const called = new Set(stemsIn(title, index));
  const byName = readings.every((reading) => called.has(reading[0]?.[0] ?? ""));
  const wanted = new Map<string, number>();
  for (const [term, share] of readings.flat()) {
    const rare = ready.numbers.has(term) ? rarity(index, ready, term) : 0;
    wanted.set(term, Math.max(wanted.get(term) ?? 0, rare * share));
  }
  const { long, kinds: counts } = index.worth;
  let best = 0;
  let most = 0;
  told.forEach((text, number) => {
    const words = stemsIn(text, index);
    let worth = 0;
    for (const word of new Set(words)) worth += wanted.get(word) ?? 0;
    worth *= ((counts[kinds[number] ?? ""] ?? 1) * long) / Math.max(long, (long + words.length) / 2);
    if (worth > most && !byName) [best, most] = [number, worth];
  });
  let text = told[best] ?? "";
  const answer = told[best + 1];
  if (text.endsWith("?") && answer !== undefined) text += ` ${answer}`;
  const marked: Sentence["marked"] = [];
  for (const found of text.matchAll(WORD)) {
    if (wanted.has(stem(fold(found[0]), index.lang))) marked.push([found.index, found.index + found[0].length]);
  }
  return { number: best, text, marked };
}

const cut = new Map<string, string[]>();

/** The stems of a sentence, counted out once. */
function stemsIn(text: string, index: Index): string[] {
  let found = cut.get(text);
  if (!found) {
    found = (text.toLowerCase().match(WORD) ?? []).map((word) => stem(fold(word), index.lang));
    cut.set(text, found);
  }
  return found;
}
