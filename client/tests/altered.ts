// What was recorded, altered a little at many places, and choices by luck: the same each time, so that lines can be approved.
import { createHash } from "node:crypto";

const MODULUS = 2_147_483_647;
const FACTOR = 48_271;
/** So much of a value is kept as it is; of a longer one the rest is a digest. */
const LONGEST = 180;

export interface Luck {
  /** A whole number from 0, below this one. */
  readonly below: (end: number) => number;
  /** Whether one of so many chances comes. */
  readonly comes: (of: number) => boolean;
  readonly one: <T>(values: readonly T[]) => T;
  /** Some of the values, in their order. */
  readonly some: <T>(values: readonly T[], of?: number) => T[];
}

/** Luck that is the same for the same number. */
export function luckOf(seed: number): Luck {
  let state = (seed * FACTOR + 11) % MODULUS;
  const below = (end: number): number => {
    state = (state * FACTOR) % MODULUS;
    return Math.floor((state / MODULUS) * end);
  };
  const comes = (of: number): boolean => below(of) === 0;
  return {
    below,
    comes,
    one: (values) => values[below(values.length)]!,
    some: (values, of = 2) => values.filter(() => comes(of)),
  };
}

/** Words that mean something to whoever reads them: by their keys in the record, each as often as it stands there. */
function wordsByKey(value: unknown, key: string, words: Map<string, string[]>): Map<string, string[]> {
  if (typeof value === "string") words.set(key, [...(words.get(key) ?? []), value]);
  else if (Array.isArray(value)) for (const item of value) wordsByKey(item, `${key}[]`, words);
  else if (value && typeof value === "object")
    for (const [name, item] of Object.entries(value)) wordsByKey(item, name, words);
  return words;
}
/** Texts keep their words: a span is of three parts that belong together. */
const isSpan = (value: readonly unknown[]): boolean =>
  value.length === 3 && value.every((part) => typeof part === "string");
const isList = (value: readonly unknown[]): boolean => value.every((item) => item && typeof item === "object");

/**
 * A record in which about one of `rare` places is another: what is true is false, a number is one more, one less or none, a word is
 * one that stands elsewhere under the same key, and an item of a list is missing or stands before the one before it.
 */
export function altered<T>(record: T, luck: Luck, rare = 12): T {
  const words = wordsByKey(record, "", new Map());
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === "boolean") return luck.comes(rare) ? !value : value;
    if (typeof value === "number") return luck.comes(rare) ? luck.one([value + 1, Math.max(0, value - 1), 0]) : value;
    if (typeof value === "string") return luck.comes(rare) ? luck.one(words.get(key)!) : value;
    if (Array.isArray(value)) {
      if (isSpan(value)) return value;
      const items = value.map((item) => change(item, `${key}[]`));
      if (items.length < 2 || !isList(items) || !luck.comes(Math.ceil(rare / 3))) return items;
      const at = 1 + luck.below(items.length - 1);
      items.splice(at - 1, 2, ...luck.one([[items[at]], [items[at], items[at - 1]]]));
      return items;
    }
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item, name)]));
  };
  return change(record, "") as T;
}

export const digestOf = (words: string): string => createHash("sha256").update(words).digest("hex").slice(0, 12);

/** A value in one line: figures rounded, a map or a set as its items, a long one with a digest at its end. */
export function inOneLine(value: unknown): string {
  const words =
    JSON.stringify(value, (_, part: unknown) => {
      if (typeof part === "number" && !Number.isInteger(part)) return Number(part.toFixed(3));
      return part instanceof Map || part instanceof Set ? [...part] : part;
    }) ?? "undefined";
  return words.length > LONGEST ? `${words.slice(0, LONGEST)} ${digestOf(words)}` : words;
}

/** What comes of it, or what kind of error. */
export function outcomeOf(does: () => unknown): unknown {
  try {
    return does();
  } catch (error) {
    return (error as Error).name;
  }
}
