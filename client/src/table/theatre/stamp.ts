// The message on the stamp of a draw.

/** By kind and result; draws of other kinds have one for each result. */
const STAMPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  attack: { passed: "theatre-hit", failed: "theatre-miss" },
  flight: { passed: "theatre-smooth", failed: "theatre-bumped" },
};

/** The key of the message for a draw that was settled. */
export const stampOf = (kind: string, result: string): string => STAMPS[kind]?.[result] ?? `theatre-${result}`;
