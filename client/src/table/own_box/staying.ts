// Events of a printed box that stay on the table, as they are entered.

export interface Staying {
  readonly reminder: string;
  readonly port: boolean;
  readonly eachTurn: boolean;
}

export const MAX_REMINDER = 120;

/** Words that a table of TOML can hold. */
const clean = (words: string): string =>
  words
    .replace(/[\p{C}"\\]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, MAX_REMINDER);

export function staysChoice(event: string, { reminder, port, eachTurn }: Staying): string {
  const fields = [
    `id = "${event}"`,
    ...(port ? [`until = "port"`] : []),
    ...(eachTurn ? ["each_turn = true"] : []),
    ...(clean(reminder) ? [`reminder = "${clean(reminder)}"`] : []),
  ];
  return `enter event { ${fields.join(", ")} }`;
}

export const goesChoice = (event: string): string => `enter event { id = "${event}", stays = false }`;
