/** Normalizes words for search, as `reference/search/words.py` does. */

import { stemmer as french } from "@orama/stemmers/french";
import { stem as english } from "porter2";
import type { Index } from "./index";

/** A text in small letters without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
  return lower.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** By Snowball's names of the languages. */
const STEMMERS: Readonly<Record<string, (word: string) => string>> = { english, french };
/** The expressions of endings, by their sources. */
const patterns = new Map<string, RegExp>();

/** A folded word without its ending, by Snowball's rules for the language; whole where the language has no stemmer. */
export function stem(word: string, language: Pick<Index, "stemmer" | "endings">): string {
  let shortened = word;
  for (const [pattern, replacement] of language.endings) shortened = shortened.replace(patternOf(pattern), replacement);
  return STEMMERS[language.stemmer]?.(shortened) ?? shortened;
}

/** An expression, made once. */
function patternOf(source: string): RegExp {
  const known = patterns.get(source);
  if (known) return known;
  const pattern = new RegExp(source, "u");
  patterns.set(source, pattern);
  return pattern;
}

/** The folded words of a text without stop words; all of them if it has only stop words. */
export function contentWords(text: string, stopWords: Set<string>): string[] {
  const all: string[] =
    text
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const chosen = all.filter((word) => !stopWords.has(word));
  return (chosen.length ? chosen : all).map(fold);
}
