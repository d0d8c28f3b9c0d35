// A line of the effect language as the forms that build it, so that a remembered line can be said in words.
import { formsOf } from "./forms.ts";
import { JOINS, draftOf, lineOf, type Arm, type Draft, type LineForm } from "./lines.ts";

export interface LinePart {
  /** How it is joined to what stands before it. */
  readonly arm: Arm | null;
  readonly draft: Draft;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const JOIN = new RegExp(`(${Object.values(JOINS).map(escaped).join("|")})`, "u");
const ARMS = Object.keys(JOINS) as Arm[];
/** The words before whom it concerns, by their key in a form. */
const WHOM: Readonly<Record<string, string>> = { by: "by", to: "to", on: "(?:on|from)" };

/** What matches a line of this form: its number, and the words of its rows by their names. */
function regExpOf(form: LineForm, line: string): RegExp {
  const body = line.replace(/N|<(\w+)>/gu, (_, key: string | undefined) => {
    if (key === undefined) return String.raw`(?<number>\d[\d., ]*)`;
    if (WHOM[key]) return `(?: ${WHOM[key]} (?<whom>one|each))?`;
    return key === "cards" ? "cards?" : `(?<${key}>[\\w-]+)`;
  });
  return new RegExp(`^${body}${form.leads ? "(?<rest>.+)" : ""}$`, "u");
}
/** A line of a form, and what matches it. */
interface Matcher {
  readonly form: LineForm;
  /** The word of the row `deed` that the line belongs to; empty for the only line of a form. */
  readonly deed: string;
  readonly pattern: RegExp;
}
const matchersOf = (game: string): readonly Matcher[] =>
  formsOf(game).flatMap((form) => {
    const lines = typeof form.line === "string" ? { "": form.line } : form.line;
    return Object.entries(lines).map(([deed, line]) => ({ form, deed, pattern: regExpOf(form, line) }));
  });
const MATCHERS: Readonly<Record<string, readonly Matcher[]>> = { sea: matchersOf("sea"), skies: matchersOf("skies") };

/** The form of a part, and what follows if it only leads to something; nothing for what no form builds. */
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
    // a word that the form does not offer, or a line that it would write otherwise, is not of this form
    const isOffered = (form.rows ?? []).every(({ key, of }) => !of.length || of.includes(draft.picks[key] ?? ""));
    if (isOffered && lineOf(draft) + rest === text) return { draft, rest };
  }
  return null;
}

/** The parts of a line in their order; null for a line that no tiles build. */
export function readLine(line: string, game: string): readonly LinePart[] | null {
  const parts: LinePart[] = [];
  // every other piece is a join, for JOIN is a group
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
