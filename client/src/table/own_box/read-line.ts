// A line of the effect language as the forms that build it, so that a remembered line can be said in words.
import { formsOf } from "./forms.ts";
import { JOINS, NUMBER_PLACEHOLDER, draftOf, lineOf, type Arm, type Draft, type LineForm } from "./lines.ts";

/** A part of a line, as a form builds it. */
export interface LinePart {
  /** How it is joined to what stands before it. */
  readonly arm: Arm | null;
  readonly draft: Draft;
}

/** A text as a pattern for itself. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
/** The longest first: `; else: ` begins with `; `, which is a join too. */
const JOINS_BY_LENGTH = Object.values(JOINS).sort((join, other) => other.length - join.length);
const JOIN = new RegExp(`(${JOINS_BY_LENGTH.map(escaped).join("|")})`, "u");
const ARMS = Object.keys(JOINS) as Arm[];

/** What a placeholder of a form stands for in a line (`lineOf` fills them in); any other stands for a word that is picked. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  [NUMBER_PLACEHOLDER]: String.raw`(?<number>\d[\d., ]*)`,
  "<by>": "(?: by (?<whom>one|each))?",
  "<to>": "(?: to (?<whom>one|each))?",
  "<on>": "(?: (?:on|from) (?<whom>one|each))?",
  "<cards>": "cards?",
};

/** The pattern of a form's lines, with a group for the number, for each word by the key of its row, and for what follows. */
function regExpOf(form: LineForm, line: string): RegExp {
  const [head = "", ...tail] = line.split(NUMBER_PLACEHOLDER);
  // only the first is a number, as in `lineOf`
  const parts = tail.length ? [head, NUMBER_PLACEHOLDER, tail.join(NUMBER_PLACEHOLDER)] : [head];
  const body = parts
    .flatMap((part) => (part === NUMBER_PLACEHOLDER ? [part] : part.split(/(<\w+>)/u)))
    .map((part) => PLACEHOLDERS[part] ?? (/^<\w+>$/u.test(part) ? `(?${part}[\\w-]+)` : escaped(part)))
    .join("");
  return new RegExp(`^${body}${form.leads ? "(?<rest>.+)" : ""}$`, "u");
}

/** A line of a form with its pattern. */
interface Matcher {
  readonly form: LineForm;
  /** The word of the row `deed` that the line belongs to; empty for the only line of a form. */
  readonly deed: string;
  readonly pattern: RegExp;
}
/** The patterns of all lines that the forms of a game build. */
const matchersOf = (game: string): readonly Matcher[] =>
  formsOf(game).flatMap((form) => {
    const lines = typeof form.line === "string" ? { "": form.line } : form.line;
    return Object.entries(lines).map(([deed, line]) => ({ form, deed, pattern: regExpOf(form, line) }));
  });
const MATCHERS: Readonly<Record<string, readonly Matcher[]>> = { sea: matchersOf("sea"), skies: matchersOf("skies") };

/** The form that builds the beginning of a text, and the rest of the text where that form leads to something; null for no form. */
function draftFrom(text: string, game: string): { readonly draft: Draft; readonly rest: string } | null {
  for (const { form, deed, pattern } of MATCHERS[game] ?? []) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { number = "", rest = "", ...picks } = match.groups ?? {};
    const words = Object.entries(picks).filter(([, word]) => word !== undefined);
    const empty = draftOf(form);
    const draft: Draft = {
      ...empty,
      number,
      typed: true,
      picks: { ...empty.picks, ...(deed ? { deed } : {}), ...Object.fromEntries(words) },
    };
    // the pattern is looser than the form: its words must be offered, and the form must write the same line again
    const isOffered = (form.rows ?? []).every(({ key, of }) => !of.length || of.includes(draft.picks[key] ?? ""));
    if (isOffered && lineOf(draft) + rest === text) return { draft, rest };
  }
  return null;
}

/** The parts of a line in their order; null for a line that no tiles build. */
export function readLine(line: string, game: string): readonly LinePart[] | null {
  const parts: LinePart[] = [];
  // split by a group, the joins stand at the odd places
  const pieces = line.split(JOIN);
  for (let at = 0; at < pieces.length; at += 2) {
    let text = pieces[at];
    let arm = ARMS.find((key) => JOINS[key] === pieces[at - 1]) ?? null;
    if (!text) return null;
    while (text) {
      const read = draftFrom(text, game);
      if (!read) return null;
      parts.push({ arm, draft: read.draft });
      text = read.rest;
      arm = null; // what a part leads to is not joined to it
    }
  }
  return parts.length ? parts : null;
}
