/** The sentence of an entry that answers a question best; the twin of `reference/search/sentences.py`. */

import type { Index, Sentences } from "./index";
import { prepared } from "./prepared";
import { alike, rarity, wholeOf, type Reading } from "./ranking";
import { fold, stem } from "./words";

const WORD = /[\p{L}\p{N}]+/gu;

export interface Sentence {
  /** Its place in the entry, and its anchor in the page; 0 is the answer in one sentence under the title. */
  number: number;
  text: string;
  /** Where words of the question stand in it. */
  marked: [start: number, end: number][];
}

/** A question, as an index reads it. */
export interface Asked {
  readings: Reading[];
  /** What all its words say together. */
  whole: number;
  /** The rules for which players ask in words like these, and how alike the words are. */
  meant: Map<string, number>;
}

export function askedOf(index: Index, sentences: Sentences | undefined, readings: Reading[]): Asked {
  const meant = new Map<string, number>();
  const about = sentences?.about.flatMap(rowsOf) ?? [];
  for (const [phrase, how] of alike(index, readings)) {
    for (const rule of about[phrase] ?? []) meant.set(rule, Math.max(meant.get(rule) ?? 0, how));
  }
  return { readings, whole: wholeOf(index, readings), meant };
}

/**
 * The sentence of an entry with most of the question in it, or with the rule that players ask for in such words, each by
 * what its kind counts; a question is told with its answer. Whoever asks for the entry by its name gets what stands
 * under it.
 */
export function bestSentence(index: Index, number: number, sentences: Sentences | undefined, asked: Asked): Sentence {
  const { readings, whole, meant } = asked;
  const { title = "", brief = "" } = index.entries[number] ?? {};
  const told = [brief, ...(sentences?.told[number] ?? [])];
  const kinds = sentences?.kinds[number] ?? "b";
  const tells = rowsOf(sentences?.tells[number] ?? "");
  const ready = prepared(index);
  const called = new Set(stemsIn(title, index));
  const byName = readings.every((reading) => called.has(reading[0]?.[0] ?? ""));
  const wanted = new Map<string, number>();
  for (const [term, share] of readings.flat()) {
    const rare = ready.numbers.has(term) ? rarity(index, ready, term) : 0;
    wanted.set(term, Math.max(wanted.get(term) ?? 0, rare * share));
  }
  const { long, kinds: counts, rule: counted } = index.worth;
  let best = 0;
  let most = 0;
  told.forEach((text, number) => {
    const words = stemsIn(text, index);
    let worth = 0;
    for (const word of new Set(words)) worth += wanted.get(word) ?? 0;
    worth *= ((counts[kinds[number] ?? ""] ?? 1) * long) / Math.max(long, (long + words.length) / 2);
    worth += counted * whole * Math.max(0, ...(tells[number] ?? []).map((rule) => meant.get(rule) ?? 0));
    if (worth > most && !byName) [best, most] = [number, worth];
  });
  let text = told[best] ?? "";
  const answer = told[best + 1];
  if (text.endsWith("?") && answer !== undefined) text += ` ${answer}`;
  const marked: Sentence["marked"] = [];
  for (const found of text.matchAll(WORD)) {
    if (wanted.has(stem(fold(found[0]), index))) marked.push([found.index, found.index + found[0].length]);
  }
  return { number: best, text, marked };
}

const split = new Map<string, string[][]>();

/** Rows of rules, read once. */
function rowsOf(text: string): string[][] {
  let found = split.get(text);
  if (!found) {
    found = text.split(";").map((row) => (row ? row.split(",") : []));
    split.set(text, found);
  }
  return found;
}

const cut = new Map<string, string[]>();

/** The stems of a sentence, counted out once. */
function stemsIn(text: string, index: Index): string[] {
  let found = cut.get(text);
  if (!found) {
    found = (text.toLowerCase().match(WORD) ?? []).map((word) => stem(fold(word), index));
    cut.set(text, found);
  }
  return found;
}
