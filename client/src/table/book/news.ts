// Sorts log lines by importance: gains and losses come before the steps that led to them.

/** Kinds of lines that are news, each with its icon. */
export const SIGNS: Readonly<Record<string, string>> = {
  "challenge-passed": "ui-done",
  victory: "ui-done",
  ticked: "ui-done",
  ending: "ui-done",
  "gained-quest": "quest",
  "gained-adventure": "cards",
  "challenge-failed": "ui-close",
  defeat: "deadly",
  fell: "deadly",
};

const BAD_NEWS: readonly string[] = ["challenge-failed", "defeat", "fell"];

/** The icon of a line of the log that is news; empty for a step on the way. */
export const signOf = (kind: string): string => SIGNS[kind] ?? "";

/** Whether it is bad news. */
export const isBad = (kind: string): boolean => BAD_NEWS.includes(kind);
