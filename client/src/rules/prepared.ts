/** Lookup tables made from a search index, once for each index. */

import type { Index, Worth } from "./index";
import { fold } from "./words";

/** The weights of the ranking; `reference/search/ranking.py` has them as constants and says what each is for. */
export interface Weights {
  /** Added for an entry whose title is the whole question. */
  exactTitle: number;
  /** Share of the rarity of a title, or of another name, that is part of the question. */
  namePart: [title: number, other: number];
  /** Points for the three phrases of an entry that are most like the question. */
  phrases: number[];
  /** Penalty for words of the question that a phrase lacks. */
  missingWord: number;
  /** Penalty for words of a phrase that the question lacks. */
  extraWord: number;
  /** Confidence in a synonym. */
  synonym: number;
  /** Confidence in a word of which only the beginning was typed. */
  prefix: number;
  /** Confidence in a word that is one letter off, and two letters off. */
  oneTypo: number;
  twoTypos: number;
  /** Words of a question that are read. */
  maxWords: number;
  /** The rarity of a word that is in no entry. */
  unknownRarity: number;
}

/** The tables of an index. */
export interface Prepared {
  weights: Weights;
  /** Words that say nothing about what is asked for. */
  stopWords: Set<string>;
  /** Stem to its number. */
  numbers: Map<string, number>;
  /** Stem to the stems that mean the same. */
  synonyms: Map<string, string[]>;
  /** The words of the entries as they are spelled. */
  spellings: string[];
  /** The titles of the entries, folded. */
  titles: string[];
  /** The phrases by which players ask: the number of their entry, and the sum of the rarities of their stems. */
  phrases: { entry: number; rarity: number }[];
  /** By the number of a stem: the numbers of the phrases that contain it. */
  phrasesOfStem: number[][];
  /** By the number of a stem: the entries it stands in. */
  places: number[][];
}

const preparedIndexes = new WeakMap<Index, Prepared>();

/** The tables of an index. */
export function prepared(index: Index): Prepared {
  let ready = preparedIndexes.get(index);
  if (!ready) preparedIndexes.set(index, (ready = prepare(index)));
  return ready;
}

/** Make the tables of an index. */
function prepare(index: Index): Prepared {
  const phrasesOfStem: number[][] = index.rarities.map(() => []);
  const phrases: Prepared["phrases"] = [];
  index.phrases.forEach((phrasesOfEntry, entry) => {
    for (const stems of phrasesOfEntry) {
      let rarity = 0;
      for (const stem of stems) {
        rarity += index.rarities[stem] as number;
        phrasesOfStem[stem]?.push(phrases.length);
      }
      phrases.push({ entry, rarity });
    }
  });
  return {
    weights: weightsOf(index.worth),
    stopWords: new Set(index.stop.split(" ")),
    numbers: new Map(index.stems.split(" ").map((stem, number) => [stem, number])),
    synonyms: new Map(Object.entries(index.alike).map(([stem, others]) => [stem, others.split(" ")])),
    spellings: index.spellings.split(" "),
    titles: index.entries.map((entry) => fold(entry.title)),
    phrases,
    phrasesOfStem,
    places: index.places.map((steps) => {
      let entry = 0;
      return steps.map((step) => (entry += step));
    }),
  };
}

/** The weights of the ranking, whose names are short in the index. */
function weightsOf(worth: Worth): Weights {
  return {
    exactTitle: worth.exact,
    namePart: worth.named,
    phrases: worth.asked,
    missingWord: worth.left,
    extraWord: worth.more,
    synonym: worth.like,
    prefix: worth.begun,
    oneTypo: worth.oneOff,
    twoTypos: worth.twoOff,
    maxWords: worth.words,
    unknownRarity: worth.unknown,
  };
}
