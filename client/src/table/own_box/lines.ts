// What printed pages say most, as forms of the effect language (docs/effects.md): a number and some words are filled in.

/** Words of which one is picked; the first is picked already unless nothing is. */
export interface Row {
  readonly key: string;
  readonly of: readonly string[];
  /** Whether nothing is picked at first. */
  readonly open?: boolean;
}

export interface LineForm {
  readonly key: string;
  readonly icon: string;
  readonly rows?: readonly Row[];
  /** The number at first; no number is asked for where there is none. */
  readonly number?: string;
  /** A mark that may stand in the number: a page has parts, a fight several enemies. */
  readonly mark?: "." | ",";
  /** The line, with `N` and the keys of rows in angle brackets. */
  readonly line: string;
  /** It only says when something happens: what happens follows. */
  readonly leads?: boolean;
  /** What can follow it: what happens if it is passed, failed or won. */
  readonly arms?: readonly Arm[];
}

export type Arm = "fail" | "pass" | "win" | "else" | "and";

const GAINED = ["coins", "grain", "meat", "vegetables", "materials", "artifacts", "xp", "command", "feared", "revered"];
const LOST = ["coins", "grain", "meat", "vegetables", "materials", "artifacts", "food", "resources", "xp", "command"];
const STATUSES = ["venom", "frightened", "weakened", "madness", "low-morale"];
export const SKILLS = ["strength", "perception", "savvy", "craft", "cunning"];
const thingRow = (of: readonly string[]): Row => ({ key: "thing", of, open: true });
const deedRow = (...of: readonly string[]): Row => ({ key: "deed", of });
const WHOM: Row = { key: "whom", of: ["any", "one", "each"] };

export const FORMS: readonly LineForm[] = [
  { key: "gain", icon: "coin", number: "1", rows: [thingRow(GAINED)], line: "gain N <thing>" },
  { key: "lose", icon: "lose-resource", number: "1", rows: [thingRow(LOST)], line: "lose N <thing>" },
  {
    key: "challenge",
    icon: "fate",
    number: "",
    rows: [{ key: "skill", of: SKILLS, open: true }],
    line: "challenge <skill> N",
    arms: ["fail", "pass"],
  },
  { key: "fight", icon: "kind-combat", number: "", mark: ",", line: "combat N", arms: ["win"] },
  { key: "quest", icon: "quest", number: "", rows: [deedRow("gain", "complete", "lose")], line: "<deed> quest N" },
  { key: "card", icon: "kind-adventure", number: "", rows: [deedRow("gain", "lose")], line: "<deed> adventure N" },
  { key: "turn", icon: "ui-book", number: "", mark: ".", line: "turn to N" },
  { key: "xp", icon: "xp", number: "1", line: "gain N xp" },
  { key: "hurt", icon: "damage", number: "1", rows: [WHOM], line: "lose N health<by>" },
  { key: "heal", icon: "health", number: "1", rows: [WHOM], line: "restore N health<to>" },
  {
    key: "fatigue",
    icon: "fatigue",
    number: "1",
    rows: [deedRow("gain", "remove"), WHOM],
    line: "<deed> N fatigue<on>",
  },
  {
    key: "status",
    icon: "venom",
    rows: [deedRow("gain", "remove"), { key: "status", of: STATUSES, open: true }, WHOM],
    line: "<deed> <status><on>",
  },
  { key: "ship", icon: "ship-damage", number: "1", line: "ship damage N" },
  { key: "repair", icon: "repair", number: "1", line: "repair N" },
  { key: "command", icon: "command", number: "1", rows: [deedRow("gain", "clear")], line: "<deed> N command" },
  { key: "draw", icon: "cards", number: "1", rows: [deedRow("draw", "discard")], line: "<deed> N" },
  { key: "if", icon: "search", rows: [{ key: "keyword", of: [], open: true }], line: "if <keyword>: ", leads: true },
  { key: "fate", icon: "die", number: "4", line: "fate N: ", leads: true },
  { key: "market", icon: "market", number: "3", line: "reveal N market <cards>" },
  { key: "home", icon: "ship", line: "return to the ship" },
];

/** A form as far as it is filled in. */
export interface Draft {
  readonly form: LineForm;
  readonly number: string;
  /** Whether the number was typed: the one that stands there at first gives way. */
  readonly typed: boolean;
  readonly picks: Readonly<Record<string, string>>;
}

export function draftOf(form: LineForm): Draft {
  const picks = (form.rows ?? []).map(({ key, of, open }) => [key, open ? "" : (of[0] ?? "")]);
  return { form, number: form.number ?? "", typed: false, picks: Object.fromEntries(picks) };
}

const DIGITS = 3;

/** A draft after a key of the pad: a digit, the mark of the form, or `back`. */
export function typed(draft: Draft, key: string): Draft {
  const { form } = draft;
  if (form.number === undefined) return draft;
  if (key === "back") return { ...draft, number: draft.number.replace(/(?:, |.)$/u, ""), typed: true };
  const before = draft.typed ? draft.number : "";
  if (key === form.mark) {
    const isMore = /\d$/u.test(before) && (key === "," || !before.includes("."));
    return isMore ? { ...draft, number: before + (key === "," ? ", " : "."), typed: true } : draft;
  }
  if (!/^\d$/u.test(key)) return draft;
  const last = /\d*$/u.exec(before)?.[0] ?? "";
  if (last.length >= DIGITS || (key === "0" && !last)) return draft;
  return { ...draft, number: before + key, typed: true };
}

export function picked(draft: Draft, row: string, word: string): Draft {
  return { ...draft, picks: { ...draft.picks, [row]: word } };
}

/** The line of a draft in the effect language; empty as long as something is missing. */
export function lineOf({ form, number, picks }: Draft): string {
  const isWhole =
    (form.number === undefined || /^[1-9]\d*(?:\.\d+|(?:, [1-9]\d*)+)?$/u.test(number)) &&
    (form.rows ?? []).every(({ key }) => picks[key]);
  if (!isWhole) return "";
  const { whom: target = "any", deed: act } = picks;
  const at = (word: string): string => (target === "any" ? "" : ` ${word} ${target}`);
  const words: Record<string, string> = {
    ...picks,
    by: at("by"),
    to: at("to"),
    on: at(act === "remove" ? "from" : "on"),
    cards: number === "1" ? "card" : "cards",
  };
  return form.line.replace("N", number).replace(/<(\w+)>/gu, (_, key: string) => words[key] ?? "");
}

/** How what follows is joined to a line. */
export const JOINS: Readonly<Record<Arm, string>> = {
  fail: " / fail: ",
  pass: " / pass: ",
  win: " / win: ",
  else: "; else: ",
  and: "; ",
};

/** What may follow a line that is built so far. */
export function armsAfter(before: string, draft: Draft): readonly Arm[] {
  if (draft.form.leads) return [];
  const first = before.split(" ")[0];
  const isNested = before !== "";
  if (!isNested) return [...(draft.form.arms ?? [])];
  const arms: Arm[] = ["and"];
  if (first === "fate" && !before.includes("else: ")) arms.push("else");
  if (first === "challenge") arms.push(...(["fail", "pass"] as const).filter((arm) => !before.includes(JOINS[arm])));
  return arms;
}
