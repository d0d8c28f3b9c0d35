// A line of the effect language (docs/effects.md) as a form: a number and some words are filled in by taps.
import { ERASE, isDigit } from "./pad-keys.ts";

/** Words of which one is picked; the first is picked already unless nothing is. */
export interface Row {
  readonly key: string;
  readonly of: readonly string[];
  /** Whether nothing is picked at first. */
  readonly open?: boolean;
}

/** The form of a line. */
export interface LineForm {
  readonly key: string;
  readonly icon: string;
  readonly rows?: readonly Row[];
  /** The number at first; no number is asked for where there is none. */
  readonly number?: string;
  /** A mark that may stand in the number: a page has parts, a fight several enemies. */
  readonly mark?: "." | ",";
  /** The line, with `N` and the keys of rows in angle brackets; or one for each word of the row `deed`. */
  readonly line: string | Readonly<Record<string, string>>;
  /** Whether the line is only a condition, which an effect follows. */
  readonly leads?: boolean;
  /** What can follow the line: effects if it is passed, failed or won. */
  readonly arms?: readonly Arm[];
}

/** How what follows is joined to a line. */
export type Arm = "fail" | "pass" | "win" | "flee" | "else" | "and";

/** A row of which the picked word says what is done: a form may have a line for each. */
export const deedRow = (...of: readonly string[]): Row => ({ key: "deed", of });
/** A row in which nothing is picked at first. */
export const openRow = (key: string, of: readonly string[]): Row => ({ key, of, open: true });
/** Who is concerned: whoever is picked then, one, or each. */
export const WHOM: Row = { key: "whom", of: ["any", "one", "each"] };

/** A form as far as it is filled in. */
export interface Draft {
  readonly form: LineForm;
  readonly number: string;
  /** Whether the number was typed: the one that stands there at first gives way. */
  readonly typed: boolean;
  readonly picks: Readonly<Record<string, string>>;
}

/** A form as it begins. */
export function draftOf(form: LineForm): Draft {
  const picks = (form.rows ?? []).map(({ key, of, open }) => [key, open ? "" : (of[0] ?? "")]);
  return { form, number: form.number ?? "", typed: false, picks: Object.fromEntries(picks) };
}

/** Stands for the number in the line of a form, at its first place. */
export const NUMBER_PLACEHOLDER = "N";

/** The line of a form for the picked deed. */
export const patternOf = ({ form, picks }: Draft): string =>
  typeof form.line === "string" ? form.line : (form.line[picks["deed"] ?? ""] ?? "");
/** The mark that may stand in the number of a draft; a boss is alone. */
export const markOf = ({ form, picks }: Draft): string => (picks["deed"] === "boss" ? "" : (form.mark ?? ""));
/** Whether the line of the draft has a number. */
export const asksNumber = (draft: Draft): boolean =>
  draft.form.number !== undefined && patternOf(draft).includes(NUMBER_PLACEHOLDER);

/** Printed numbers have no more digits. */
const MAX_DIGITS = 3;

/** A draft after a key of the pad: a digit, the mark of the form, or `ERASE`. */
export function typed(draft: Draft, key: string): Draft {
  const { form } = draft;
  if (form.number === undefined) return draft;
  if (key === ERASE) return { ...draft, number: draft.number.replace(/(?:, |.)$/u, ""), typed: true };
  const before = draft.typed ? draft.number : "";
  const isMark = key !== "" && key === markOf(draft);
  const number = isMark ? withMark(before, key) : withDigit(before, key);
  return number === null ? draft : { ...draft, number, typed: true };
}

/** A number with a mark behind it; null where none may stand: only one part follows a page, but many enemies one another. */
function withMark(number: string, mark: string): string | null {
  const isMore = /\d$/u.test(number) && (mark === "," || !number.includes("."));
  if (!isMore) return null;
  return number + (mark === "," ? ", " : ".");
}

/** A number with a digit added; null for a key that is no digit, for one digit too many, and for a zero at the beginning. */
function withDigit(number: string, key: string): string | null {
  const digits = /\d*$/u.exec(number)?.[0] ?? "";
  if (!isDigit(key) || digits.length >= MAX_DIGITS || (key === "0" && !digits)) return null;
  return number + key;
}

/** A draft after a word of a row was picked. */
export function picked(draft: Draft, row: string, word: string): Draft {
  return { ...draft, picks: { ...draft.picks, [row]: word } };
}

/** A number, one with a part (`45.2`), or several (`77, 12`). */
const NUMBER = /^[1-9]\d*(?:\.\d+|(?:, [1-9]\d*)+)?$/u;

/** The line of a draft in the effect language; empty as long as something is missing. */
export function lineOf(draft: Draft): string {
  const { form, number, picks } = draft;
  const isWhole = (!asksNumber(draft) || NUMBER.test(number)) && (form.rows ?? []).every(({ key }) => picks[key]);
  if (!isWhole) return "";
  const { whom = "any", deed } = picks;
  /** The people concerned, after the word before them; empty where anybody may be. */
  const whomAfter = (word: string): string => (whom === "any" ? "" : ` ${word} ${whom}`);
  const words: Record<string, string> = {
    ...picks,
    by: whomAfter("by"),
    to: whomAfter("to"),
    on: whomAfter(deed === "remove" ? "from" : "on"),
    cards: number === "1" ? "card" : "cards",
  };
  return patternOf(draft)
    .replace(NUMBER_PLACEHOLDER, number)
    .replace(/<(\w+)>/gu, (_, key: string) => words[key] ?? "");
}

/** How what follows is joined to a line. */
export const JOINS: Readonly<Record<Arm, string>> = {
  fail: " / fail: ",
  pass: " / pass: ",
  win: " / win: ",
  flee: " / flee: ",
  else: "; else: ",
  and: "; ",
};

/** What may follow a line that is built so far; only the skies have effects for a lower fate. */
export function armsAfter(before: string, draft: Draft, game: string): readonly Arm[] {
  if (draft.form.leads) return [];
  if (!before) return (draft.form.arms ?? []).filter((arm) => arm !== "flee" || draft.picks["deed"] === "boss");
  const verb = before.split(" ")[0];
  const unused = (...arms: readonly Arm[]): Arm[] => arms.filter((arm) => !before.includes(JOINS[arm]));
  if (verb === "fate" && game === "skies") return ["and", ...unused("else")];
  if (verb === "boss") return ["and", ...unused("win", "flee")];
  if (verb === "challenge") return ["and", ...unused("fail", "pass")];
  return ["and"];
}
