/** The ranking of `reference/search/ranking.py`, step by step the same: a test asks both and compares. */

import { distance } from "./distance";
import type { Entry, Index } from "./index";
import { prepared, type Prepared } from "./prepared";
import { fold, stem, telling } from "./words";

export interface Hit {
  entry: Entry;
  score: number;
}

/** The stems that a word of the question may mean, and how surely; the likeliest first. */
type Reading = [term: string, share: number][];

export function search(index: Index, question: string, game: string | null = null, most = 10): Hit[] {
  const stated = ruleNamed(index, question);
  if (stated) return game === null || stated.game === game ? [{ entry: stated, score: 0 }] : [];
  const ready = prepared(index);
  const words = [...new Set(telling(question, index.words))].slice(0, index.worth.words);
  const readings = words.map((word) => reading(index, ready, word));
  const asked = [...new Set(readings.map((each) => each[0]?.[0] ?? ""))];
  const scores = told(index, ready, readings);
  const spoken = ` ${asked.join(" ")} `;
  for (const [number, points, phrase] of index.phrases) {
    const score = scores.get(number);
    if (score !== undefined && spoken.includes(` ${phrase} `)) {
      scores.set(number, score + points * weight(ready, phrase.split(" ")));
    }
  }
  for (const [number, likeness] of likenesses(ready, asked)) {
    const score = scores.get(number);
    if (score !== undefined) scores.set(number, score + index.worth.asked * likeness * likeness);
  }
  const title = fold(question.trim());
  for (const [number, score] of scores) {
    const entry = index.entries[number] as Entry;
    let sum = ready.titles[number] === title ? score + index.worth.exact : score;
    if (game === null && entry.game === "skies") sum *= index.worth.second;
    scores.set(number, sum);
  }
  return [...scores]
    .filter(([number]) => game === null || index.entries[number]?.game === game)
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, most)
    .map(([number, score]) => ({ entry: index.entries[number] as Entry, score }));
}

/** The entry that states a rule, if the question is its id. */
export function ruleNamed(index: Index, question: string): Entry | null {
  const id = question.trim().toUpperCase();
  if (!/^[A-Z]{2}-[A-Z]+-\d{3}$/.test(id)) return null;
  return index.entries.find((entry) => entry.rules.includes(id)) ?? null;
}

/** What the words of the question are worth in each entry; less, the more of them it lacks. */
function told(index: Index, ready: Prepared, readings: Reading[]): Map<number, number> {
  const scores = new Map<number, number>();
  const matched = new Map<number, number>();
  let whole = 0;
  for (const each of readings) {
    const rarity = ready.terms.get(each[0]?.[0] ?? "")?.[0] ?? index.worth.unknown;
    whole += rarity;
    const best = new Map<number, number>();
    const sure = new Map<number, number>();
    for (const [term, share] of each) {
      const places = ready.terms.get(term) ?? [];
      for (let i = 1; i < places.length; i += 2) {
        const number = places[i] as number;
        const points = (places[0] as number) * share * (places[i + 1] as number);
        best.set(number, Math.max(best.get(number) ?? 0, points));
        sure.set(number, Math.max(sure.get(number) ?? 0, share));
      }
    }
    for (const [number, points] of best) {
      scores.set(number, (scores.get(number) ?? 0) + points);
      matched.set(number, (matched.get(number) ?? 0) + rarity * (sure.get(number) ?? 0));
    }
  }
  for (const [number, score] of scores) scores.set(number, score * ((matched.get(number) ?? 0) / whole));
  return scores;
}

/** What a word of the question may mean: itself, its synonyms, how it goes on, how it is really spelled. */
function reading(index: Index, ready: Prepared, word: string): Reading {
  const cut = stem(word, index.words);
  const alike = ready.alike.get(cut);
  if (ready.terms.has(cut) || alike) {
    return [[cut, 1], ...(alike ?? []).map((other): [string, number] => [other, index.worth.like])];
  }
  const begun = word.length >= 3 ? ready.spellings.filter((spelling) => spelling.startsWith(word)) : [];
  if (begun.length) return stemsOf(index, begun, index.worth.begun);
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  let closest = allowed + 1;
  let near: string[] = [];
  for (const spelling of ready.spellings) {
    const far = distance(word, spelling, Math.min(closest, allowed));
    if (far > allowed || far > closest) continue;
    if (far < closest) near = [];
    closest = far;
    near.push(spelling);
  }
  if (!near.length) return [[cut, 1]];
  return stemsOf(index, near, closest === 1 ? index.worth.oneOff : index.worth.twoOff);
}

function stemsOf(index: Index, spellings: string[], share: number): Reading {
  const cuts = new Set(spellings.map((spelling) => stem(spelling, index.words)));
  return [...cuts].map((cut) => [cut, share]);
}

/** The entries that answer such a question, by how alike it is to this one; a single word makes no question. */
function likenesses(ready: Prepared, asked: string[]): Map<number, number> {
  const both = new Map<number, number>();
  const common = new Map<number, number>();
  for (const word of asked) {
    for (const number of ready.asking.get(word) ?? []) {
      both.set(number, (both.get(number) ?? 0) + (ready.terms.get(word)?.[0] ?? 0));
      common.set(number, (common.get(number) ?? 0) + 1);
    }
  }
  const all = weight(ready, asked);
  const found = new Map<number, number>();
  for (const [number, shared] of both) {
    const question = ready.questions[number];
    if (!question || (common.get(number) ?? 0) < 2) continue;
    const either = question.weight + all - shared;
    found.set(question.entry, Math.max(found.get(question.entry) ?? 0, either ? shared / either : 0));
  }
  return found;
}

function weight(ready: Prepared, words: Iterable<string>): number {
  let total = 0;
  for (const word of words) total += ready.terms.get(word)?.[0] ?? 0;
  return total;
}
