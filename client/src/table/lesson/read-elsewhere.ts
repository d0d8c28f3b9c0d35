// What was read at one device goes along with the link to the seat, so that another one does not explain it again.
import { preferences } from "../state/preferences.svelte.ts";
import { readMarks } from "../state/read-marks.svelte.ts";
import { beatMark } from "./lesson.ts";

const NAME = /^[a-z][a-z-]{0,30}$/;
const MAX_LENGTH = 60;
/** The campaign's words, those about what is met for the first time, and the tips of the table, each by its name. */
const [WORDS, MET, TIPS] = ["read", "met", "tips"];

/** A link to the seat that says what was read here. */
export function withRead(address: string, campaign: string): string {
  const url = new URL(address);
  const words = readMarks.withPrefix(beatMark(campaign, ""));
  if (words.length) url.searchParams.set(WORDS, words.join("."));
  const met = readMarks.withPrefix(beatMark("met", ""));
  if (met.length) url.searchParams.set(MET, met.join("."));
  if (!preferences.coach) url.searchParams.set(TIPS, "off");
  else if (preferences.readHints.length) url.searchParams.set(TIPS, preferences.readHints.join("."));
  return url.href;
}

/** What the link by which somebody came says was read elsewhere. */
export function takeRead(search: string, campaign: string): void {
  const params = new URLSearchParams(search);
  const names = (key: string): string[] =>
    (params.get(key) ?? "")
      .split(".")
      .filter((name) => NAME.test(name))
      .slice(0, MAX_LENGTH);
  readMarks.add(...names(WORDS).map((id) => beatMark(campaign, id)));
  readMarks.add(...names(MET).map((id) => beatMark("met", id)));
  if (params.get(TIPS) === "off") preferences.coach = false;
  else for (const hint of names(TIPS)) preferences.readHint(hint);
}
