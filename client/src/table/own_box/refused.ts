// Sends choices of a form; why one is refused is shown beside the form, not among the notes.
import type { RichText } from "../../wire";
import type { TableState } from "../state/table.svelte.ts";

/** Send a choice: null if it was taken, else the reason, which is empty if the table did not send it. */
export async function sendOrReason(table: TableState, choice: string): Promise<RichText | null> {
  if (await table.choose(choice)) return null;
  return table.takeRefusal() ?? [];
}

/** How often, and in which steps, `sendAll` waits for the table to be free: ten seconds in all. */
const MAX_WAITS = 200;
const WAIT_MS = 50;

/** Send several choices one after the other; null if all were taken, else why the first of the others was not. */
export async function sendAll(table: TableState, choices: readonly string[]): Promise<RichText | null> {
  for (const choice of choices) {
    for (let waits = 0; table.busy && waits < MAX_WAITS; waits += 1)
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    const refused = await sendOrReason(table, choice);
    if (refused !== null) return refused;
  }
  return null;
}
