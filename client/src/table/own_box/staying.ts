// Events of a printed box that stay on the table, as they are entered.
import { inlineTable, quoted } from "./toml.ts";

/** What is said of an event that stays. */
export interface Staying {
  /** What its owner wants to be reminded of; empty for nothing. */
  readonly reminder: string;
  /** Whether it is discarded at the next port. */
  readonly untilPort: boolean;
  /** Whether its effect is told in each turn. */
  readonly eachTurn: boolean;
}

export const MAX_REMINDER = 120;

/** A reminder as one line that a string of TOML can hold: words stay apart where a quote or a line break was. */
const inOneLine = (words: string): string =>
  words
    .replace(/[\p{C}"\\]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, MAX_REMINDER);

/** The choice that keeps an event on the table. */
export function staysChoice(event: string, { reminder, untilPort, eachTurn }: Staying): string {
  const words = inOneLine(reminder);
  const fields = [
    `id = ${quoted(event)}`,
    untilPort && `until = ${quoted("port")}`,
    eachTurn && "each_turn = true",
    words !== "" && `reminder = ${quoted(words)}`,
  ];
  return `enter event ${inlineTable(fields)}`;
}

/** The choice that discards an event that stayed. */
export const goesChoice = (event: string): string =>
  `enter event ${inlineTable([`id = ${quoted(event)}`, "stays = false"])}`;
