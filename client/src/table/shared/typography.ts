// Straight quotation marks and apostrophes as a printer sets them, and signs beside their numbers; French brings marks of its own.
import type { RichText, Span } from "../../wire";

const OPENS = /[\s([{—–-]$/;
const DASH = /[—–-]/;
const OPENING = ["“", "‘"];
/** What stands for a straight mark where it opens, and where it closes. */
const QUOTES: Readonly<Record<string, readonly [opening: string, closing: string]>> = {
  '"': ["“", "”"],
  "'": ["‘", "’"],
};

/** The same words; each mark opens or closes by what stands before it, be it in the run before. */
export function printed(text: RichText): RichText {
  let before = " ";
  const isOpen: Record<string, boolean> = {};
  return signed(text).map(([kind, words, ref]): Span => {
    let result = "";
    for (const sign of words) {
      // speech that breaks off in a dash is closed after it
      const opens = OPENS.test(before) ? !(DASH.test(before) && isOpen[sign]) : OPENING.includes(before);
      const [opening, closing] = QUOTES[sign] ?? [sign, sign];
      isOpen[sign] = opens;
      result += opens ? opening : closing;
      before = result.at(-1) ?? before;
    }
    return [kind, result, ref];
  });
}

/** A first word of one letter keeps its space when that letter is set large: a common space is lost beside it. */
export function initialled(text: RichText): RichText {
  const [first, ...rest] = text;
  if (!first) return text;
  // a letter on its own stays with its word, and a French quotation mark with the letter that is set large
  const words = first[1].replace(/^(\p{L}) /u, "$1\u00a0").replace(/^«[\u00a0\u202f]/u, "«");
  return [[first[0], words, first[2]], ...rest];
}

/** The sign of a number goes with it to the other side of its icon. */
function signed(text: RichText): RichText {
  /** The sign at the end of a span that belongs to the number of the icon behind it. */
  const signAfter = (at: number): string => {
    const [kind, words = ""] = text[at] ?? [];
    const [nextKind, nextWords = ""] = text[at + 1] ?? [];
    const isBeforeNumber = kind === "plain" && nextKind === "icon" && /^\d/.test(nextWords);
    return (isBeforeNumber && /[+−]$/.exec(words)?.[0]) || "";
  };
  return text.map(([kind, words, ref], at): Span => {
    const ownWords = signAfter(at) ? words.slice(0, -1) : words;
    return [kind, signAfter(at - 1) + ownWords, ref];
  });
}

/** An apostrophe within a word as a printer sets it, in names and in words of the interface. */
export function withApostrophes(words: string): string {
  // where a straight mark opens a quotation, one at the end of a word may close it
  const apostrophe = /(^|[\s(«])'/u.test(words) ? /(?<=\p{L})'(?=\p{L})/gu : /(?<=\p{L})'/gu;
  return words.replace(apostrophe, "’");
}

/** What is told as plain words to be read, and never sent back. */
const NAME_FIELDS: ReadonlySet<string> = new Set(["title", "name", "short", "subtitle", "pips_label"]);

/** The same, with the names in it as a printer sets them. */
export function withPrintedNames<T>(record: T): T {
  if (Array.isArray(record)) return record.map((part: unknown) => withPrintedNames(part)) as T;
  if (typeof record !== "object" || record === null) return record;
  return Object.fromEntries(
    Object.entries(record).map(([key, value]: [string, unknown]) => [
      key,
      NAME_FIELDS.has(key) && typeof value === "string" ? withApostrophes(value) : withPrintedNames(value),
    ]),
  ) as T;
}
