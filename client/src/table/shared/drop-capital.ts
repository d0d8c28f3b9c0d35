// Paragraphs whose first letter is set large.
import type { RichText } from "../../wire";

/**
 * A text that can begin with a large letter: a word of one letter keeps its space, for a common space is lost beside it, and no
 * space stands between a French quotation mark and the letter.
 */
export function forDropCapital(text: RichText): RichText {
  const [first, ...rest] = text;
  if (!first) return text;
  const [kind, words, ref] = first;
  return [[kind, words.replace(/^(\p{L}) /u, "$1\u00a0").replace(/^«[\u00a0\u202f]/u, "«"), ref], ...rest];
}
