// The numbers to type: choices that are drawn with a number count from 1 in drawing order.
import type { ChoiceGrid, ChoiceLine, ChoiceMenu } from "../../wire";
import { isEquip } from "../shared/notation.ts";

/** Whether choices are drawn in rows and columns: cards to equip are lines with the people as chips instead. */
export const isLaidOut = (grid: ChoiceGrid): boolean =>
  grid.rows.some((row) => row.notations.some((choice) => choice && !isEquip(choice)));

/**
 * The number of each choice, by its notation: first those that are drawn above the menu (`first`), then what has just become
 * ready to be claimed (`isFresh`), the lines of the decision, other claims and acts. A cell that says something else has no number.
 * What gives something up comes last, and is never number 1.
 */
export function shownNumbers(
  menu: ChoiceMenu | null,
  first: readonly string[],
  isMine: (line: ChoiceLine) => boolean,
  isFresh: (choice: string) => boolean = () => true,
): ReadonlyMap<string, number> {
  const isClaim = (line: ChoiceLine): boolean => Boolean(menu?.claims.includes(line.group));
  const acts = menu?.acts ?? [];
  const claims = acts.filter(isClaim);
  const fresh = claims.filter((line) => isFresh(line.notation));
  const lines = [...fresh, ...(menu?.own ?? []), ...claims, ...acts].filter(isMine);
  const worded = wordedCells(menu?.grids ?? []);
  const choices = new Set(lines.map((line) => line.notation));
  const inOrder = new Set([...first.filter((choice) => choices.has(choice)), ...choices]);
  const numbered = [...inOrder].filter((choice) => !worded.has(choice));
  return new Map(forgoingLast(numbered, lines).map((choice, at) => [choice, at + 1]));
}

/** The choices of cells that say something else than a number. */
function wordedCells(grids: readonly ChoiceGrid[]): ReadonlySet<string> {
  const rows = grids.filter(isLaidOut).flatMap((grid) => grid.rows);
  return new Set(rows.flatMap((row) => row.notations.filter((_, at) => row.texts[at])));
}

/** The choices with those at the end that give something up; none where there is nothing else, for one of them would be number 1. */
function forgoingLast(choices: readonly string[], lines: readonly ChoiceLine[]): readonly string[] {
  const forgoing = new Set(lines.filter((line) => line.forgoes).map((line) => line.notation));
  const others = choices.filter((choice) => !forgoing.has(choice));
  return others.length ? [...others, ...choices.filter((choice) => forgoing.has(choice))] : [];
}
