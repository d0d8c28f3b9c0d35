// What a server answers to a choice in free words: why it is refused is shown beside the form, not among the notes.
import type { RichText } from "../../wire";
import type { TableState } from "../state/table.svelte.ts";

/** Send a choice; nothing if it was taken, else why not. */
export async function sendOrReason(table: TableState, choice: string): Promise<RichText | null> {
  if (await table.choose(choice)) return null;
  const note = table.notes.at(-1);
  if (!note) return [];
  table.dismiss(note.number);
  return note.words;
}

const WAIT = 50;
const TRIES = 200;

/** Send several choices one after the other, each when the table has taken the one before; nothing if all were taken. */
export async function sendAll(table: TableState, choices: readonly string[]): Promise<RichText | null> {
  for (const choice of choices) {
    for (let tries = 0; table.busy && tries < TRIES; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, WAIT));
    const refused = await sendOrReason(table, choice);
    if (refused !== null) return refused;
  }
  return null;
}
