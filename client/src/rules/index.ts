/** The index of a language as the site carries it; `reference/site/search_data.py` writes it. */

export type Lang = "en" | "fr";

export interface Entry {
  game: string;
  slug: string;
  title: string;
  brief: string;
  /** The ids of the rules that the entry states. */
  rules: string[];
}

export interface Index {
  lang: Lang;
  words: { suffixes: string[]; shortest: number; stop: string[] };
  worth: {
    exact: number;
    asked: number;
    like: number;
    begun: number;
    oneOff: number;
    twoOff: number;
    words: number;
    unknown: number;
    second: number;
  };
  entries: Entry[];
  /** Stem to its rarity, then number of an entry and worth in it, again and again. */
  terms: Record<string, number[]>;
  spellings: string[];
  alike: Record<string, string[]>;
  phrases: [number: number, points: number, stems: string][];
  questions: [number: number, stems: string][];
}
