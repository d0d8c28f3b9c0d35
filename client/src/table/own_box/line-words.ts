// A line in words, as it grows under the fingers.
import { t } from "../state/words.svelte.ts";
import type { Draft } from "./lines.ts";
import { readLine } from "./read-line.ts";

const MISSING = "…";

/** A word that is picked, in the language of the page; keywords are as they are printed. */
export function wordFor(row: string, word: string): string {
  if (!word) return MISSING;
  return row === "keyword" ? word : t(`word-${word}`);
}

/** The words of a draft; what is missing is an ellipsis. */
export function draftWords({ form, number, picks }: Draft): string {
  const values = Object.fromEntries(Object.entries(picks).map(([row, word]) => [row, wordFor(row, word)]));
  const n = /^\d+$/u.test(number) ? Number(number) : number || MISSING;
  const key = typeof form.line === "string" ? form.key : `${form.key}-${picks["deed"] ?? ""}`;
  return t(`line-${key}`, { ...values, n, number: number || MISSING });
}

/** A whole line in words, as it was built; a typed line that no tiles build stays as it is. */
export function lineWords(line: string, game: string): string {
  const parts = readLine(line, game);
  if (!parts) return line;
  return parts
    .map(({ arm, draft }, at) => {
      const words = draftWords(draft);
      if (arm) return `${t(`line-arm-${arm}`)} ${words}`;
      return at > 0 ? ` ${words}` : words;
    })
    .join("");
}
