/** The index made ready for looking things up quickly, once for each index. */

import type { Index } from "./index";
import { fold } from "./words";

export interface Prepared {
  /** Stem to its rarity, then entry and worth, again and again. */
  terms: Map<string, number[]>;
  alike: Map<string, string[]>;
  spellings: string[];
  /** The titles of the entries, folded. */
  titles: string[];
  /** The entry of each question, and how much all its words say. */
  questions: { entry: number; weight: number }[];
  /** Stem to the numbers of the questions that it stands in. */
  asking: Map<string, number[]>;
}

const made = new WeakMap<Index, Prepared>();

export function prepared(index: Index): Prepared {
  let found = made.get(index);
  if (!found) made.set(index, (found = prepare(index)));
  return found;
}

function prepare(index: Index): Prepared {
  const terms = new Map(Object.entries(index.terms));
  const asking = new Map<string, number[]>();
  const questions = index.questions.map(([entry, text], number) => {
    let weight = 0;
    for (const word of text.split(" ")) {
      weight += terms.get(word)?.[0] ?? 0;
      const places = asking.get(word);
      if (places) places.push(number);
      else asking.set(word, [number]);
    }
    return { entry, weight };
  });
  return {
    terms,
    alike: new Map(Object.entries(index.alike)),
    spellings: index.spellings,
    titles: index.entries.map((entry) => fold(entry.title)),
    questions,
    asking,
  };
}
