// The boards of a printed box with figures that nobody has confirmed: asked of the table, and entered as far as my box knows them.
import type { PrintedBoard } from "../../wire";
import { api } from "../state/api.ts";
import { preferences } from "../state/preferences.svelte.ts";
import type { TableState } from "../state/table.svelte.ts";
import { boxOf } from "./my-box.svelte.ts";
import { figureChoices, isKnown, withKnown, type FigureValues } from "./printed-figures.ts";
import { sendAll } from "./refused.ts";

/** The boards as the table has them; none if it does not answer. */
export async function boardsOf(table: TableState): Promise<readonly PrintedBoard[]> {
  const campaign = table.table?.campaign;
  if (!campaign) return [];
  try {
    return (await api.printed(preferences.lang, campaign)).boards;
  } catch {
    return [];
  }
}

/** Enter the boards of which my box knows every figure, the rest is left to be asked; whether any was entered. */
export async function enterKnown(table: TableState, boards: readonly PrintedBoard[]): Promise<boolean> {
  const known = boxOf(table.game).box.figures;
  const knownBoards = boards.filter((board) => isKnown(board, known));
  const values: FigureValues = Object.fromEntries(
    knownBoards.flatMap((board) => Object.entries(withKnown(board, known))),
  );
  const choices = figureChoices(values);
  return choices.length > 0 && (await sendAll(table, choices)) === null;
}
