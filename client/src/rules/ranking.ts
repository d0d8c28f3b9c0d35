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
  const hits: (Hit & { place: number })[] = [];
  indexes.forEach((index, place) => {
    for (const [number, points] of entryScores(index, question, isKnown)) {
      const score = place ? points * index.worth.second : points;
      hits.push({ index, number, entry: index.entries[number] as Entry, score, place });
    }
  });
  hits.sort((a, b) => b.score - a.score || a.place - b.place || a.number - b.number);
  const rows = new Map<string, Hit[]>();
  for (const hit of hits) rows.set(hit.entry.slug, [...(rows.get(hit.entry.slug) ?? []), hit]);
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
function entryScores(index: Index, question: string, isKnown: IsKnown): Map<number, number> {
  const rule = ruleNamed(question);
  if (rule) {
    const stated = index.entries.findIndex((entry) => entry.rules.split(" ").includes(rule));
    return new Map(stated < 0 ? [] : [[stated, 0]]);
  }
  const ready = prepared(index);
  const readings = readingsOf(index, question, isKnown);
  const scores = wordScores(index, ready, readings);
  for (const [number, points] of phraseScores(index, ready, readings))
    scores.set(number, (scores.get(number) ?? 0) + points);
  const likeliestStems = ` ${readings.map((each) => each[0]?.[0] ?? "").join(" ")} `;
  const named = new Map<number, number>();
  for (const [number, kind, name] of index.names) {
    if (!scores.has(number) || !likeliestStems.includes(` ${name} `)) continue;
    let sum = 0;
    for (const word of name.split(" ")) sum += rarity(index, ready, word);
    named.set(number, Math.max(named.get(number) ?? 0, (index.worth.named[kind] ?? 0) * sum));
  }
  for (const [number, points] of named) scores.set(number, (scores.get(number) ?? 0) + points);
  const title = fold(question.trim());
  for (const [number, score] of scores) {
    if (ready.titles[number] === title) scores.set(number, score + index.worth.exact);
  }
  return scores;
}

/** What the words of the question are worth in each entry; less, the more of them it lacks. */
function wordScores(index: Index, ready: Prepared, readings: Reading[]): Map<number, number> {
  const scores = new Map<number, number>();
  const matched = new Map<number, number>();
  let total = 0;
  for (const each of readings) {
    const rare = rarity(index, ready, each[0]?.[0] ?? "");
    total += rare;
    const best = new Map<number, number>();
    const sure = new Map<number, number>();
    for (const [term, share] of each) {
      const stem = ready.numbers.get(term);
      if (stem === undefined) continue;
      const points = index.points[stem] as number[];
      index.places[stem]?.forEach((number, position) => {
        best.set(number, Math.max(best.get(number) ?? 0, share * (points[position] as number)));
        sure.set(number, Math.max(sure.get(number) ?? 0, share));
      });
    }
    for (const [number, points] of best) {
      scores.set(number, (scores.get(number) ?? 0) + points);
      matched.set(number, (matched.get(number) ?? 0) + rare * (sure.get(number) ?? 0));
    }
  }
  for (const [number, score] of scores) scores.set(number, score * Math.sqrt((matched.get(number) ?? 0) / total));
  return scores;
}

/** What a word of the question may mean: itself, its synonyms, how it goes on, how it is really spelled. */
function reading(index: Index, ready: Prepared, word: string, alone: boolean, isKnown: IsKnown): Reading {
  const ownStem = stem(word, index);
  const others = ready.alike.get(ownStem);
  if (ready.numbers.has(ownStem) || others) {
    return [[ownStem, 1], ...(others ?? []).map((other): [string, number] => [other, index.worth.like])];
  }
  const isWord = isKnown(ownStem);
  if (word.length >= 3 && (alone || !isWord)) {
    const begun = ready.spellings.filter((spelling) => spelling.startsWith(word));
    if (begun.length) return stemsOf(index, begun, index.worth.begun);
  }
  const allowed = isWord || word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  let closest = allowed + 1;
  let near: string[] = [];
  for (const spelling of allowed ? ready.spellings : []) {
    const far = editDistance(word, spelling, Math.min(closest, allowed));
    if (far > allowed || far > closest) continue;
    if (far < closest) near = [];
    closest = far;
    near.push(spelling);
  }
  if (!near.length) return [[ownStem, 1]];
  return stemsOf(index, near, closest === 1 ? index.worth.oneOff : index.worth.twoOff);
}

function stemsOf(index: Index, spellings: string[], share: number): Reading {
  const stems = new Set(spellings.map((spelling) => stem(spelling, index)));
  return [...stems].map((each) => [each, share]);
}

/** The sum of the rarities of the words of a question. */
export function totalRarity(index: Index, readings: Reading[]): number {
  const ready = prepared(index);
  let total = 0;
  for (const each of readings) total += rarity(index, ready, each[0]?.[0] ?? "");
  return total;
}

/** How alike phrases are to the question, by their numbers: not at all is 0, the same is 1. */
export function phraseLikeness(index: Index, readings: Reading[]): Map<number, number> {
  const ready = prepared(index);
  const { left, more } = index.worth;
  const likeness = new Map<number, number>();
  const total = totalRarity(index, readings);
  for (const each of readings) {
    const rare = rarity(index, ready, each[0]?.[0] ?? "");
    const common = new Map<number, number>();
    for (const [term, share] of each) {
      for (const phrase of ready.asking[ready.numbers.get(term) ?? -1] ?? []) {
        common.set(phrase, Math.max(common.get(phrase) ?? 0, share * rare));
      }
    }
    for (const [phrase, points] of common) likeness.set(phrase, (likeness.get(phrase) ?? 0) + points);
  }
  for (const [phrase, points] of likeness) {
    const { weight } = ready.asked[phrase] as Prepared["asked"][number];
    likeness.set(phrase, points / (points + left * (total - points) + more * Math.max(weight - points, 0)));
  }
  return likeness;
}

/** What it is worth that players ask for an entry in words like these. */
function phraseScores(index: Index, ready: Prepared, readings: Reading[]): Map<number, number> {
  const likenessesOf = new Map<number, number[]>();
  for (const [phrase, likeness] of phraseLikeness(index, readings)) {
    const { entry } = ready.asked[phrase] as Prepared["asked"][number];
    const others = likenessesOf.get(entry);
    if (others) others.push(likeness);
    else likenessesOf.set(entry, [likeness]);
  }
  const scores = new Map<number, number>();
  for (const [number, likenesses] of likenessesOf) {
    likenesses.sort((a, b) => b - a);
    let sum = 0;
    index.worth.asked.forEach((points, position) => {
      const likeness = likenesses[position] ?? 0;
      sum += points * likeness * likeness;
    });
    scores.set(number, sum);
  }
  return scores;
}
