// Groups the choices of other players by seat, and removes the player's name from their labels.
import type { ChoiceLine, RichText, Span } from "../../wire";

/** The choices of one seat. */
export interface SeatLines {
  readonly seat: number;
  readonly lines: readonly ChoiceLine[];
}

/** The lines grouped by seat, in the order of their first lines. */
export function bySeat(lines: readonly ChoiceLine[]): readonly SeatLines[] {
  const seats = [...new Set(lines.map((line) => line.seat))];
  return seats.map((seat) => ({ seat, lines: lines.filter((line) => line.seat === seat) }));
}

/** The label without the name at its beginning, and with a capital letter instead. */
export function withoutName(label: RichText, name: string): RichText {
  const [first, ...rest] = label;
  if (!first || !name) return label;
  const [kind, words, ref] = first;
  if (words === name && rest.length) return capitalizedText(rest);
  if (!words.startsWith(`${name} `)) return label;
  return capitalizedText([[kind, words.slice(name.length), ref], ...rest]);
}

/** A text that begins with a capital letter, and not with spaces. */
const capitalizedText = (text: RichText): RichText =>
  text.map(([kind, words, ref], at): Span => [kind, at ? words : capitalized(words.trimStart()), ref]);

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
