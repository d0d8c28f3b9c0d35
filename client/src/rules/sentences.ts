/** Finds the sentences of an entry that answer a question best, as `reference/search/sentences.py` does. */

import type { Index, Sentences } from "./index";
import { prepared } from "./prepared";
import { phraseLikeness, rarity, totalRarity, type Reading } from "./ranking";
import { fold, stem } from "./words";

const WORD = /[\p{L}\p{N}]+/gu;

/** A sentence of an entry that answers. */
export interface Sentence {
  /** Its place in the entry, and its anchor in the page; 0 is the answer in one sentence under the title. */
  number: number;
  text: string;
  /** Where words of the question stand in it. */
  marked: [start: number, end: number][];
  /** Whether it rests on a ruling of this edition. */
  ours: boolean;
}

/** A question, as an index reads it. */
export interface ParsedQuestion {
  readings: Reading[];
  /** The sum of the rarities of its words. */
  totalRarity: number;
  /** The rules for which players ask in words like these, and how alike the words are, from 0 to 1. */
  ruleLikeness: Map<string, number>;
}

/** A question with the rules that players ask for in such words. */
export function parseQuestion(index: Index, sentences: Sentences | undefined, readings: Reading[]): ParsedQuestion {
  const ruleLikeness = new Map<string, number>();
  const rulesOfPhrase = sentences?.about.flatMap(rowsOf) ?? [];
  for (const [phrase, likeness] of phraseLikeness(index, readings)) {
    for (const rule of rulesOfPhrase[phrase] ?? []) {
      ruleLikeness.set(rule, Math.max(ruleLikeness.get(rule) ?? 0, likeness));
    }
  }
  return { readings, totalRarity: totalRarity(index, readings), ruleLikeness };
}

/**
 * The passage of an entry with the highest score, and others that come near it and tell another rule each. If all
 * words of the question stand in the title of the entry, it is the sentence under the title alone.
 */
export function bestSentences(
  index: Index,
  entry: number,
  sentences: Sentences | undefined,
  question: ParsedQuestion,
): Sentence[] {
  const stemWeights = questionWeights(index, question.readings);
  const ranked = rankedSentences(index, entry, sentences, question, stemWeights);
  const briefRules = ranked.find((sentence) => sentence.number === 0)?.rules ?? [];
  return withOtherRules(ranked, briefRules, index).map(({ number, text, ours }) => ({
    number,
    text,
    marked: highlights(text, stemWeights, index),
    ours,
  }));
}

/** A sentence with its score. */
interface RankedSentence {
  number: number;
  text: string;
  /** The rules that it tells. */
  rules: string[];
  score: number;
  ours: boolean;
}

/** The sentences of an entry, best first. */
function rankedSentences(
  index: Index,
  entry: number,
  sentences: Sentences | undefined,
  question: ParsedQuestion,
  stemWeights: Map<string, number>,
): RankedSentence[] {
  const { title = "", brief = "", ours: isBriefOurs } = index.entries[entry] ?? {};
  const sentenceTexts = [brief, ...(sentences?.told[entry] ?? [])];
  const kinds = sentences?.kinds[entry] ?? "b";
  const rulesOfSentence = rowsOf(sentences?.tells[entry] ?? "");
  const titleStems = new Set(stemsIn(title, index));
  /** Whether the likeliest stem of each word of the question stands in the title. */
  const asksForTitle = question.readings.every((reading) => titleStems.has(reading[0]?.[0] ?? ""));
  const scored = sentenceTexts.map((text, number) => {
    const rules = rulesOfSentence[number] ?? [];
    const sentence = { text, kind: kinds[number] ?? "", rules };
    const score = asksForTitle || !text ? 0 : scoreSentence(index, question, stemWeights, sentence);
    const ours = number ? sentences?.ours[entry]?.[number] === "1" : isBriefOurs === 1;
    return { number, text, rules, score, ours };
  });
  return scored.sort((left, right) => right.score - left.score);
}

/** The best of some sentences, and those that come near it and tell a rule that neither the others nor the brief tell. */
function withOtherRules(ranked: RankedSentence[], briefRules: string[], index: Index): RankedSentence[] {
  const bestScore = ranked[0]?.score ?? 0;
  const shownRules = new Set([...briefRules, ...(ranked[0]?.rules ?? [])]);
  const chosen = ranked.slice(0, 1);
  for (const sentence of ranked.slice(1)) {
    const isNear = sentence.number > 0 && bestScore > 0 && sentence.score >= index.worth.further * bestScore;
    if (isNear && chosen.length < index.worth.most && sentence.rules.some((rule) => !shownRules.has(rule))) {
      chosen.push(sentence);
      sentence.rules.forEach((rule) => shownRules.add(rule));
    }
  }
  return chosen;
}

/** Every stem that the question may mean: its rarity, multiplied by how surely it is meant. */
function questionWeights(index: Index, readings: Reading[]): Map<string, number> {
  const ready = prepared(index);
  const stemWeights = new Map<string, number>();
  for (const [term, share] of readings.flat()) {
    const weight = ready.numbers.has(term) ? rarity(index, ready, term) * share : 0;
    stemWeights.set(term, Math.max(stemWeights.get(term) ?? 0, weight));
  }
  return stemWeights;
}

/**
 * score = sum of the weights of its stems * weight of its kind * length factor
 *       + weight of rules * total rarity of the question * likeness of the question to the likest of its rules
 *
 * The length factor is 1 up to the length limit; for n words it is limit / ((limit + n) / 2).
 */
function scoreSentence(
  index: Index,
  { totalRarity, ruleLikeness }: ParsedQuestion,
  stemWeights: Map<string, number>,
  { text, kind, rules }: { text: string; kind: string; rules: string[] },
): number {
  const { long: lengthLimit, kinds: kindWeights, rule: ruleWeight } = index.worth;
  const words = stemsIn(text, index);
  let score = 0;
  for (const word of new Set(words)) score += stemWeights.get(word) ?? 0;
  score *= ((kindWeights[kind] ?? 1) * lengthLimit) / Math.max(lengthLimit, (lengthLimit + words.length) / 2);
  return score + ruleWeight * totalRarity * Math.max(0, ...rules.map((rule) => ruleLikeness.get(rule) ?? 0));
}

/** Where words of the question stand in a text. */
function highlights(text: string, stemWeights: Map<string, number>, index: Index): Sentence["marked"] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => stemWeights.has(stem(fold(word), index)))
    .map((match) => [match.index, match.index + match[0].length]);
}

const parsedRows = new Map<string, string[][]>();

/** Rows of rules, parsed once. */
function rowsOf(text: string): string[][] {
  let rows = parsedRows.get(text);
  if (!rows) {
    rows = text.split(";").map((row) => (row ? row.split(",") : []));
    parsedRows.set(text, rows);
  }
  return rows;
}

const stemsByText = new WeakMap<Index, Map<string, string[]>>();

/** The stems of a text in the language of an index, worked out once. */
function stemsIn(text: string, index: Index): string[] {
  let ofIndex = stemsByText.get(index);
  if (!ofIndex) stemsByText.set(index, (ofIndex = new Map<string, string[]>()));
  let stems = ofIndex.get(text);
  if (!stems) {
    stems = (text.toLowerCase().match(WORD) ?? []).map((word) => stem(fold(word), index));
    ofIndex.set(text, stems);
  }
  return stems;
}
