/** Words as search sees them, the same as `reference/search/words.py`. */

import { stemmer as french } from "@orama/stemmers/french";
import { stem as english } from "porter2";
import type { Lang } from "./index";

export function fold(text: string): string {
  const small = text.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");
  return small.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** A folded word without its ending, by Snowball's rules for the language. */
export function stem(word: string, lang: Lang): string {
  return lang === "fr" ? french(word.replace(/(?<=...)ees?$/u, "e")) : english(word);
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
