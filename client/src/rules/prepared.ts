/** The index made ready for looking things up quickly, once for each index. */

import type { Index } from "./index";
import { fold } from "./words";

export interface Prepared {
  stop: Set<string>;
  /** Stem to its number. */
  numbers: Map<string, number>;
  alike: Map<string, string[]>;
  spellings: string[];
  /** The titles of the entries, folded. */
  titles: string[];
  /** The entry of each phrase, and what all its stems say. */
  asked: { entry: number; weight: number }[];
  /** By the numbers of the stems, the phrases in which they stand. */
  asking: number[][];
}

const preparedIndexes = new WeakMap<Index, Prepared>();

export function prepared(index: Index): Prepared {
  let ready = preparedIndexes.get(index);
  if (!ready) preparedIndexes.set(index, (ready = prepare(index)));
  return ready;
}

function prepare(index: Index): Prepared {
  const asking: number[][] = index.rarities.map(() => []);
  const asked: Prepared["asked"] = [];
  index.phrases.forEach((phrases, entry) => {
    for (const phrase of phrases) {
      let weight = 0;
      for (const stem of phrase) {
        weight += index.rarities[stem] as number;
        asking[stem]?.push(asked.length);
      }
      asked.push({ entry, weight });
    }
  });
  return {
    stop: new Set(index.stop.split(" ")),
    numbers: new Map(index.stems.split(" ").map((stem, number) => [stem, number])),
    alike: new Map(Object.entries(index.alike).map(([stem, others]) => [stem, others.split(" ")])),
    spellings: index.spellings.split(" "),
    titles: index.entries.map((entry) => fold(entry.title)),
    asked,
    asking,
  };
}
