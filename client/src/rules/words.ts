/** Words as search sees them, the same as `reference/search/words.py`. */

import { stemmer as french } from "@orama/stemmers/french";
import { stem as english } from "porter2";
import type { Index } from "./index";

export function fold(text: string): string {
  const small = text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
  return small.normalize("NFKD").replace(/\p{M}/gu, "");
}

const STEMMERS: Readonly<Record<string, (word: string) => string>> = { english, french };
const patterns = new Map<string, RegExp>();

/** A folded word without its ending, by Snowball's rules for the language; whole where the language has no stemmer. */
export function stem(word: string, language: Pick<Index, "stemmer" | "endings">): string {
  let shortened = word;
  for (const [ending, replacement] of language.endings) shortened = shortened.replace(patternOf(ending), replacement);
  return STEMMERS[language.stemmer]?.(shortened) ?? shortened;
}

function patternOf(ending: string): RegExp {
  let pattern = patterns.get(ending);
  if (!pattern) patterns.set(ending, (pattern = new RegExp(ending, "u")));
  return pattern;
}

/** The folded words of a text, without little words; all of them if there are no others. */
export function contentWords(text: string, stop: Set<string>): string[] {
  const all: string[] =
    text
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const chosen = all.filter((word) => !stop.has(word));
  return (chosen.length ? chosen : all).map(fold);
}
