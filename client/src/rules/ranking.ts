/** Ranks the entries that answer a question, step by step as `reference/search/ranking.py`; a test compares the two. */

import type { IsKnown } from "./bloom-filter";
import { editDistance } from "./edit-distance";
import type { Entry, Index } from "./index";
import { prepared, type Prepared } from "./prepared";
import { contentWords, fold, stem } from "./words";

/** An entry with its score. */
export interface Hit {
  index: Index;
  /** The number of the entry in its index. */
  number: number;
  entry: Entry;
  score: number;
}

/** The stems that a word of the question may mean, each with a confidence from 0 to 1; the likeliest first. */
export type Reading = [stem: string, confidence: number][];

/** All entries of a game that have anything to do with the question, best first. */
export function ranked(index: Index, question: string, isKnown: IsKnown): Hit[] {
  const hits = [...entryScores(index, question, isKnown)].map(([number, score]): Hit => {
    return { index, number, entry: index.entries[number] as Entry, score };
  });
  return hits.sort((a, b) => b.score - a.score || a.number - b.number);
}

/** The rule id, if the question is one. */
export function ruleNamed(question: string): string | null {
  const id = question.trim().toUpperCase();
  return /^[A-Z]{2}-[A-Z]+-[0-9]{3}$/.test(id) ? id : null;
}

/** What the content words of a question may mean. */
export function readingsOf(index: Index, question: string, isKnown: IsKnown): Reading[] {
  const ready = prepared(index);
  const words = [...new Set(contentWords(question, ready.stopWords))].slice(0, ready.weights.maxWords);
  return words.map((word) => reading(index, ready, word, words.length === 1, isKnown));
}

/** How rare a stem is: the rarer, the more an entry is worth that has it. */
export function rarity(index: Index, ready: Prepared, word: string): number {
  const number = ready.numbers.get(word);
  return number === undefined ? ready.weights.unknownRarity : (index.rarities[number] as number);
}

/** The score of each entry of a game for the question. */
function entryScores(index: Index, question: string, isKnown: IsKnown): Map<number, number> {
  const rule = ruleNamed(question);
  if (rule) {
    const stated = index.entries.findIndex((entry) => entry.rules.split(" ").includes(rule));
    return new Map(stated < 0 ? [] : [[stated, 0]]);
  }
  const ready = prepared(index);
  const readings = readingsOf(index, question, isKnown);
  const scores = wordScores(index, ready, readings);
  addPoints(scores, phraseScores(index, ready, readings));
  addPoints(scores, nameScores(index, ready, readings, scores));
  const title = fold(question.trim());
  for (const [number, score] of scores) {
    if (ready.titles[number] === title) scores.set(number, score + ready.weights.exactTitle);
  }
  return scores;
}

/** Add points to the scores of entries. */
function addPoints(scores: Map<number, number>, points: ReadonlyMap<number, number>): void {
  for (const [number, more] of points) scores.set(number, (scores.get(number) ?? 0) + more);
}

/** The likeliest stem of a word of the question. */
const likeliest = (reading: Reading): string => reading[0]?.[0] ?? "";

/** The points of the entries that have a score and a name that is a part of the question: of several names the best one counts. */
function nameScores(
  index: Index,
  ready: Prepared,
  readings: Reading[],
  scores: ReadonlyMap<number, number>,
): Map<number, number> {
  const question = ` ${readings.map(likeliest).join(" ")} `;
  const points = new Map<number, number>();
  for (const [number, kind, name] of index.names) {
    if (!scores.has(number) || !question.includes(` ${name} `)) continue;
    let sum = 0;
    for (const word of name.split(" ")) sum += rarity(index, ready, word);
    points.set(number, Math.max(points.get(number) ?? 0, (ready.weights.namePart[kind] ?? 0) * sum));
  }
  return points;
}

/** The score of each entry by the words of the question that it contains; lower, the more of them it lacks. */
function wordScores(index: Index, ready: Prepared, readings: Reading[]): Map<number, number> {
  const scores = new Map<number, number>();
  /** By entry: the rarity of the words of the question that it contains, each as surely as it is meant. */
  const matched = new Map<number, number>();
  let total = 0;
  for (const each of readings) {
    const wordRarity = rarity(index, ready, likeliest(each));
    total += wordRarity;
    const bestPoints = new Map<number, number>();
    const bestConfidence = new Map<number, number>();
    for (const [term, confidence] of each) {
      const stemNumber = ready.numbers.get(term);
      if (stemNumber === undefined) continue;
      const points = index.points[stemNumber] as number[];
      ready.places[stemNumber]?.forEach((number, position) => {
        bestPoints.set(number, Math.max(bestPoints.get(number) ?? 0, confidence * (points[position] as number)));
        bestConfidence.set(number, Math.max(bestConfidence.get(number) ?? 0, confidence));
      });
    }
    for (const [number, points] of bestPoints) {
      scores.set(number, (scores.get(number) ?? 0) + points);
      matched.set(number, (matched.get(number) ?? 0) + wordRarity * (bestConfidence.get(number) ?? 0));
    }
  }
  for (const [number, score] of scores) scores.set(number, score * Math.sqrt((matched.get(number) ?? 0) / total));
  return scores;
}

/** The lengths of words from which one and two letters may be wrong, and from which the beginning of a word may be completed. */
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 7;
const COMPLETED_FROM = 3;

/** How many letters of a word may be typed wrongly: the longer it is the more. */
function typingMistakes(word: string): number {
  if (word.length < ONE_MISTAKE_FROM) return 0;
  return word.length < TWO_MISTAKES_FROM ? 1 : 2;
}

/** What a word may mean: itself and its synonyms, else the words that it begins, else those with the nearest spelling. */
function reading(index: Index, ready: Prepared, word: string, isAlone: boolean, isKnown: IsKnown): Reading {
  const ownStem = stem(word, index);
  const { weights } = ready;
  const synonyms = ready.synonyms.get(ownStem);
  if (ready.numbers.has(ownStem) || synonyms) {
    return [[ownStem, 1], ...(synonyms ?? []).map((other): [string, number] => [other, weights.synonym])];
  }
  const isWord = isKnown(ownStem);
  if (word.length >= COMPLETED_FROM && (isAlone || !isWord)) {
    const completions = ready.spellings.filter((spelling) => spelling.startsWith(word));
    if (completions.length) return stemsOf(index, completions, weights.prefix);
  }
  const { nearest, distance } = nearestSpellings(word, ready.spellings, isWord ? 0 : typingMistakes(word));
  if (!nearest.length) return [[ownStem, 1]];
  return stemsOf(index, nearest, distance === 1 ? weights.oneTypo : weights.twoTypos);
}

/** The spellings that are nearest to a word, and how far they are from it; none that are farther than a distance. */
function nearestSpellings(
  word: string,
  spellings: string[],
  maxDistance: number,
): { nearest: string[]; distance: number } {
  let closest = maxDistance + 1;
  let nearest: string[] = [];
  for (const spelling of maxDistance ? spellings : []) {
    const distance = editDistance(word, spelling, Math.min(closest, maxDistance));
    if (distance > maxDistance || distance > closest) continue;
    if (distance < closest) nearest = [];
    closest = distance;
    nearest.push(spelling);
  }
  return { nearest, distance: closest };
}

/** What spellings mean, each with a confidence. */
function stemsOf(index: Index, spellings: string[], confidence: number): Reading {
  const stems = new Set(spellings.map((spelling) => stem(spelling, index)));
  return [...stems].map((each) => [each, confidence]);
}

/** The sum of the rarities of the words of a question. */
export function totalRarity(index: Index, readings: Reading[]): number {
  const ready = prepared(index);
  let total = 0;
  for (const each of readings) total += rarity(index, ready, likeliest(each));
  return total;
}

/** By the numbers of the phrases, how similar each is to the question: 0 not at all, 1 the same. */
export function phraseLikeness(index: Index, readings: Reading[]): Map<number, number> {
  const ready = prepared(index);
  const { missingWord, extraWord } = ready.weights;
  const likeness = new Map<number, number>();
  const total = totalRarity(index, readings);
  for (const each of readings) {
    const wordRarity = rarity(index, ready, likeliest(each));
    const shared = new Map<number, number>();
    for (const [term, confidence] of each) {
      for (const phrase of ready.phrasesOfStem[ready.numbers.get(term) ?? -1] ?? []) {
        shared.set(phrase, Math.max(shared.get(phrase) ?? 0, confidence * wordRarity));
      }
    }
    for (const [phrase, points] of shared) likeness.set(phrase, (likeness.get(phrase) ?? 0) + points);
  }
  for (const [phrase, points] of likeness) {
    const { rarity: ofPhrase } = ready.phrases[phrase] as Prepared["phrases"][number];
    const missing = total - points;
    const extra = Math.max(ofPhrase - points, 0);
    likeness.set(phrase, points / (points + missingWord * missing + extraWord * extra));
  }
  return likeness;
}

/** The score of each entry by the phrases in which players ask for it that are most like the question. */
function phraseScores(index: Index, ready: Prepared, readings: Reading[]): Map<number, number> {
  const likenessesOf = new Map<number, number[]>();
  for (const [phrase, likeness] of phraseLikeness(index, readings)) {
    const { entry } = ready.phrases[phrase] as Prepared["phrases"][number];
    const others = likenessesOf.get(entry);
    if (others) others.push(likeness);
    else likenessesOf.set(entry, [likeness]);
  }
  const scores = new Map<number, number>();
  for (const [number, likenesses] of likenessesOf) {
    likenesses.sort((a, b) => b - a);
    let sum = 0;
    ready.weights.phrases.forEach((points, position) => {
      const likeness = likenesses[position] ?? 0;
      sum += points * likeness * likeness;
    });
    scores.set(number, sum);
  }
  return scores;
}
