// Events of a printed box that stay on the table, as they are entered.
import { inlineTable, quoted } from "./toml.ts";

export interface Staying {
  readonly reminder: string;
  readonly port: boolean;
  readonly eachTurn: boolean;
}

export const MAX_REMINDER = 120;

/** A reminder as one line that a string of TOML can hold: words stay apart where a quote or a line break was. */
const clean = (words: string): string =>
  words
    .replace(/[\p{C}"\\]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, MAX_REMINDER);

export function staysChoice(event: string, { reminder, port, eachTurn }: Staying): string {
  const words = clean(reminder);
  const fields = [
    `id = ${quoted(event)}`,
    port && `until = "port"`,
    eachTurn && "each_turn = true",
    words !== "" && `reminder = "${words}"`,
  ];
  return `enter event ${inlineTable(fields)}`;
}

export const goesChoice = (event: string): string =>
  `enter event ${inlineTable([`id = ${quoted(event)}`, "stays = false"])}`;
