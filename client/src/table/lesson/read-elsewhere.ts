// The marks of what was read, in the link to a seat: another device does not explain the same things again.
import { preferences } from "../state/preferences.svelte.ts";
import { readMarks } from "../state/read-marks.svelte.ts";
import { beatMark } from "./lesson.ts";

/** The id of a beat or hint. */
const NAME = /^[a-z][a-z-]{0,30}$/;
/** Most ids that are taken of a parameter. */
const MAX_IDS = 60;
/** The parameters of the link: beats of this campaign, explanations of new things, and hints, each by their ids. */
const [WORDS, MET, TIPS] = ["read", "met", "tips"];

/** The link to a seat with the ids of what was read here. */
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

/** Marks as read what a link to a seat names. */
export function takeRead(search: string, campaign: string): void {
  const params = new URLSearchParams(search);
  const names = (key: string): string[] =>
    (params.get(key) ?? "")
      .split(".")
      .filter((name) => NAME.test(name))
      .slice(0, MAX_IDS);
  readMarks.add(...names(WORDS).map((id) => beatMark(campaign, id)));
  readMarks.add(...names(MET).map((id) => beatMark("met", id)));
  if (params.get(TIPS) === "off") preferences.coach = false;
  else for (const hint of names(TIPS)) preferences.readHint(hint);
}
