// Straight quotation marks and apostrophes as a printer sets them; French texts bring quotation marks of their own.
import type { RichText, Span } from "../../wire";
import { withSignsAtNumbers } from "./icon-signs.ts";

/** A mark that stands behind one of these opens a quotation. */
const OPENS = /[\s([{—–-]$/;
/** A dash, in which speech may break off. */
const DASH = /[—–-]/;
/** Marks that open a quotation: one that follows opens another within it. */
const OPENING = ["“", "‘"];
/** What a straight mark becomes where it opens, and where it closes. */
const QUOTES: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  '"': ["“", "”"],
  "'": ["‘", "’"],
};

/** A text as it is printed: its marks open or close by the character before them, be it in the span before. */
export function printed(text: RichText): RichText {
  let before = " ";
  /** Whether the last mark of each kind opened a quotation. */
  const isQuoted: Record<string, boolean> = {};
  return withSignsAtNumbers(text).map(([kind, words, ref]): Span => {
    let result = "";
    for (const character of words) {
      const marks = QUOTES[character];
      if (marks) {
        // speech that breaks off in a dash is closed after the dash
        const breaksOff = DASH.test(before) && isQuoted[character];
        const opens = OPENS.test(before) ? !breaksOff : OPENING.includes(before);
        isQuoted[character] = opens;
        before = marks[opens ? 0 : 1];
      } else before = character;
      result += before;
    }
    return [kind, result, ref];
  });
}

/** Words with their apostrophes as a printer sets them: names, and messages of the interface. */
export function withApostrophes(words: string): string {
  // where a straight mark opens a quotation, one at the end of a word may close it
  const apostrophe = /(^|[\s(«])'/u.test(words) ? /(?<=\p{L})'(?=\p{L})/gu : /(?<=\p{L})'/gu;
  return words.replace(apostrophe, "’");
}
