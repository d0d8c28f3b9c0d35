// What others can do: under each name what it is called, without saying the name again.
import type { ChoiceLine, RichText } from "../../wire";

export interface OfOne {
  readonly seat: number;
  readonly lines: readonly ChoiceLine[];
}

/** Lines by whose they are, in their order. */
export function bySeat(lines: readonly ChoiceLine[]): readonly OfOne[] {
  const seats = [...new Set(lines.map((line) => line.seat))];
  return seats.map((seat) => ({ seat, lines: lines.filter((line) => line.seat === seat) }));
}

/** A label that does not begin with a name. */
export function withoutName(label: RichText, name: string): RichText {
  const [first, ...rest] = label;
  if (!first || !name) return label;
  const [kind, words, ref] = first;
  if (words === name && rest[0]) {
    const [next, ...others] = rest;
    return [[next[0], capital(next[1].trimStart()), next[2]], ...others];
  }
  if (!words.startsWith(`${name} `)) return label;
  return [[kind, capital(words.slice(name.length + 1)), ref], ...rest];
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
