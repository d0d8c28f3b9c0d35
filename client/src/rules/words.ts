/** Words as search sees them, the same as `reference/search/words.py`. */

import type { Index } from "./index";

export function fold(text: string): string {
  const small = text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
  return small.normalize("NFKD").replace(/\p{M}/gu, "");
}

export function stem(word: string, words: Index["words"]): string {
  for (const suffix of words.suffixes) {
    if (word.endsWith(suffix) && word.length - suffix.length >= words.shortest) {
      return word.slice(0, word.length - suffix.length);
    }
  }
  return word;
}

const little = new WeakMap<string[], Set<string>>();

/** The little words of a language, ready to be looked up. */
function littleWords(words: Index["words"]): Set<string> {
  let found = little.get(words.stop);
  if (!found) little.set(words.stop, (found = new Set(words.stop)));
  return found;
}

/** The folded words of a text, without little words; all of them if there are no others. */
export function telling(text: string, words: Index["words"]): string[] {
  const all: string[] = text.toLowerCase().normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  const stop = littleWords(words);
  const chosen = all.filter((word) => !stop.has(word));
  return (chosen.length ? chosen : all).map(fold);
}
