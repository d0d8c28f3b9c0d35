// What a server answers to a choice in free words: why it is refused is shown beside the form, not among the notes.
import type { RichText } from "../../wire";
import type { TableState } from "../state/table.svelte.ts";

/** Send a choice; nothing if it was taken, else why not. */
export async function sendOrReason(table: TableState, choice: string): Promise<RichText | null> {
  if (await table.choose(choice)) return null;
  return table.takeRefusal() ?? [];
}

/** So often, and in such steps, is waited for the table to take a choice: ten seconds in all. */
const MAX_WAITS = 200;
const WAIT_MS = 50;

/** Send several choices one after the other, each when the table has taken the one before; nothing if all were taken. */
export async function sendAll(table: TableState, choices: readonly string[]): Promise<RichText | null> {
  for (const choice of choices) {
    for (let waits = 0; table.busy && waits < MAX_WAITS; waits += 1)
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const refused = await sendOrReason(table, choice);
    if (refused !== null) return refused;
  }
  return null;
}
