/** The types of the search data; `reference/site/search_data.py` writes it. */

/** A language by its code, such as fr. */
export type Lang = string;

/** An entry of the rules. */
export interface Entry {
  slug: string;
  title: string;
  /** The answer in one sentence. */
  brief: string;
  /** The ids of the rules that the entry states. */
  rules: string;
  /** 1 if the answer in one sentence rests on a ruling of this edition. */
  ours?: 1;
}

/** The weights of search in short names: those of the ranking are explained at `Weights`, the others here. */
export interface Worth {
  exact: number;
  named: [title: number, other: number];
  asked: number[];
  left: number;
  more: number;
  like: number;
  begun: number;
  oneOff: number;
  twoOff: number;
  words: number;
  unknown: number;
  /** The number of words up to which a sentence has its full score. */
  long: number;
  /** The weight of each kind of sentence, by its letter. */
  kinds: Record<string, number>;
  /** The weight of telling a rule that players ask for in such words. */
  rule: number;
  /** The part of the best score from which other sentences are shown too. */
  further: number;
  /** Most sentences that are shown of an entry. */
  most: number;
}

/** The index of a game in a language. */
export interface Index {
  game: string;
  lang: Lang;
  /** Snowball's name of the language; empty where words keep their endings. */
  stemmer: string;
  /** Endings that have lost their accents, as a regular expression, and what stands for them. */
  endings: [ending: string, put: string][];
  /** Words that say nothing about what is asked for. */
  stop: string;
  worth: Worth;
  entries: Entry[];
  /** All stems of the entries, with spaces between them; their numbers count from 0. */
  stems: string;
  /**
   * By the numbers of the stems: how rare they are, the entries they stand in (each told by how far it is from the one
   * before), and what they are worth there.
   */
  rarities: number[];
  places: number[][];
  points: number[][];
  /** The words of the entries as they are spelled, with spaces between them. */
  spellings: string;
  /** The stems that mean the same as a stem, with spaces between them. */
  alike: Record<string, string>;
  /** An entry, 0 for its title or 1 for another name, and the name as stems. */
  names: [entry: number, kind: number, stems: string][];
  /** For each entry how players ask for it: numbers of stems. */
  phrases: number[][][];
}

/** The sentences of a game, by its entries. */
export interface Sentences {
  /** The passages at the numbers of their first sentences, without the one under the title; empty where one goes on. */
  told: string[][];
  /** The kinds of all of them, a letter each. */
  kinds: string[];
  /** For each of them 1 if it rests on a ruling of this edition, else 0. */
  ours: string[];
  /** The rules that each of them tells, by their numbers. */
  tells: string[];
  /** The rules for which each phrase of the index asks. */
  about: string[];
}
