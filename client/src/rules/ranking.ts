/** The ranking of `reference/search/ranking.py`, step by step the same: a test asks both and compares. */

import type { IsKnown } from "./bloom-filter";
import { editDistance } from "./edit-distance";
import type { Entry, Index } from "./index";
import { prepared, type Prepared } from "./prepared";
import { contentWords, fold, stem } from "./words";

export interface Hit {
  index: Index;
  /** The number of the entry in its index. */
  number: number;
  entry: Entry;
  score: number;
}

/** The stems that a word of the question may mean, and how surely; the likeliest first. */
export type Reading = [stem: string, share: number][];

/**
 * All entries that have anything to do with the question, best first; those of the first index lead. An entry of the
 * same name in the other game stands right behind: who names no game sees both at once.
 */
export function ranked(indexes: Index[], question: string, isKnown: IsKnown): Hit[] {
  const found: (Hit & { place: number })[] = [];
  indexes.forEach((index, place) => {
    for (const [number, points] of scores(index, question, isKnown)) {
      const score = place ? points * index.worth.second : points;
      found.push({ index, number, entry: index.entries[number] as Entry, score, place });
    }
  });
  found.sort((a, b) => b.score - a.score || a.place - b.place || a.number - b.number);
  const rows = new Map<string, Hit[]>();
  for (const hit of found) rows.set(hit.entry.slug, [...(rows.get(hit.entry.slug) ?? []), hit]);
  return [...rows.values()].flat();
}

/** The rule whose id the question is. */
export function ruleNamed(question: string): string | null {
  const id = question.trim().toUpperCase();
  return /^[A-Z]{2}-[A-Z]+-[0-9]{3}$/.test(id) ? id : null;
}

/** What the content words of a question may mean. */
export function readingsOf(index: Index, question: string, isKnown: IsKnown): Reading[] {
  const ready = prepared(index);
  const words = [...new Set(contentWords(question, ready.stop))].slice(0, index.worth.words);
  return words.map((word) => reading(index, ready, word, words.length === 1, isKnown));
}

export function rarity(index: Index, ready: Prepared, word: string): number {
  const number = ready.numbers.get(word);
  return number === undefined ? index.worth.unknown : (index.rarities[number] as number);
}

/** What each entry of a game is worth to the question. */
function scores(index: Index, question: string, isKnown: IsKnown): Map<number, number> {
  const rule = ruleNamed(question);
  if (rule) {
    const stated = index.entries.findIndex((entry) => entry.rules.split(" ").includes(rule));
    return new Map(stated < 0 ? [] : [[stated, 0]]);
  }
  const ready = prepared(index);
  const readings = readingsOf(index, question, isKnown);
  const found = told(index, ready, readings);
  for (const [number, points] of likeness(index, ready, readings)) found.set(number, (found.get(number) ?? 0) + points);
  const spoken = ` ${readings.map((each) => each[0]?.[0] ?? "").join(" ")} `;
  const named = new Map<number, number>();
  for (const [number, kind, name] of index.names) {
    if (!found.has(number) || !spoken.includes(` ${name} `)) continue;
    let sum = 0;
    for (const word of name.split(" ")) sum += rarity(index, ready, word);
    named.set(number, Math.max(named.get(number) ?? 0, (index.worth.named[kind] ?? 0) * sum));
  }
  for (const [number, points] of named) found.set(number, (found.get(number) ?? 0) + points);
  const title = fold(question.trim());
  for (const [number, score] of found) {
    if (ready.titles[number] === title) found.set(number, score + index.worth.exact);
  }
  return found;
}

/** What the words of the question are worth in each entry; less, the more of them it lacks. */
function told(index: Index, ready: Prepared, readings: Reading[]): Map<number, number> {
  const found = new Map<number, number>();
  const matched = new Map<number, number>();
  let whole = 0;
  for (const each of readings) {
    const rare = rarity(index, ready, each[0]?.[0] ?? "");
    whole += rare;
    const best = new Map<number, number>();
    const sure = new Map<number, number>();
    for (const [term, share] of each) {
      const stem = ready.numbers.get(term);
      if (stem === undefined) continue;
      const points = index.points[stem] as number[];
      index.places[stem]?.forEach((number, at) => {
        best.set(number, Math.max(best.get(number) ?? 0, share * (points[at] as number)));
        sure.set(number, Math.max(sure.get(number) ?? 0, share));
      });
    }
    for (const [number, points] of best) {
      found.set(number, (found.get(number) ?? 0) + points);
      matched.set(number, (matched.get(number) ?? 0) + rare * (sure.get(number) ?? 0));
    }
  }
  for (const [number, score] of found) found.set(number, score * Math.sqrt((matched.get(number) ?? 0) / whole));
  return found;
}

/** What a word of the question may mean: itself, its synonyms, how it goes on, how it is really spelled. */
function reading(index: Index, ready: Prepared, word: string, alone: boolean, isKnown: IsKnown): Reading {
  const cut = stem(word, index);
  const others = ready.alike.get(cut);
  if (ready.numbers.has(cut) || others) {
    return [[cut, 1], ...(others ?? []).map((other): [string, number] => [other, index.worth.like])];
  }
  const known = isKnown(cut);
  if (word.length >= 3 && (alone || !known)) {
    const begun = ready.spellings.filter((spelling) => spelling.startsWith(word));
    if (begun.length) return stemsOf(index, begun, index.worth.begun);
  }
  const allowed = known || word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  let closest = allowed + 1;
  let near: string[] = [];
  for (const spelling of allowed ? ready.spellings : []) {
    const far = editDistance(word, spelling, Math.min(closest, allowed));
    if (far > allowed || far > closest) continue;
    if (far < closest) near = [];
    closest = far;
    near.push(spelling);
  }
  if (!near.length) return [[cut, 1]];
  return stemsOf(index, near, closest === 1 ? index.worth.oneOff : index.worth.twoOff);
}

function stemsOf(index: Index, spellings: string[], share: number): Reading {
  const cuts = new Set(spellings.map((spelling) => stem(spelling, index)));
  return [...cuts].map((cut) => [cut, share]);
}

/** The sum of the rarities of the words of a question. */
export function totalRarity(index: Index, readings: Reading[]): number {
  const ready = prepared(index);
  let whole = 0;
  for (const each of readings) whole += rarity(index, ready, each[0]?.[0] ?? "");
  return whole;
}

/** How alike phrases are to the question, by their numbers: not at all is 0, the same is 1. */
export function alike(index: Index, readings: Reading[]): Map<number, number> {
  const ready = prepared(index);
  const { left, more } = index.worth;
  const both = new Map<number, number>();
  const whole = totalRarity(index, readings);
  for (const each of readings) {
    const rare = rarity(index, ready, each[0]?.[0] ?? "");
    const common = new Map<number, number>();
    for (const [term, share] of each) {
      for (const phrase of ready.asking[ready.numbers.get(term) ?? -1] ?? []) {
        common.set(phrase, Math.max(common.get(phrase) ?? 0, share * rare));
      }
    }
    for (const [phrase, points] of common) both.set(phrase, (both.get(phrase) ?? 0) + points);
  }
  for (const [phrase, points] of both) {
    const { weight } = ready.asked[phrase] as Prepared["asked"][number];
    both.set(phrase, points / (points + left * (whole - points) + more * Math.max(weight - points, 0)));
  }
  return both;
}

/** What it is worth that players ask for an entry in words like these. */
function likeness(index: Index, ready: Prepared, readings: Reading[]): Map<number, number> {
  const likest = new Map<number, number[]>();
  for (const [phrase, how] of alike(index, readings)) {
    const { entry } = ready.asked[phrase] as Prepared["asked"][number];
    const others = likest.get(entry);
    if (others) others.push(how);
    else likest.set(entry, [how]);
  }
  const worth = new Map<number, number>();
  for (const [number, found] of likest) {
    found.sort((a, b) => b - a);
    let sum = 0;
    index.worth.asked.forEach((points, at) => (sum += points * (found[at] ?? 0) * (found[at] ?? 0)));
    worth.set(number, sum);
  }
  return worth;
}
