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
