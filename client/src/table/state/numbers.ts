// The numbers to type: choices that are drawn with a number count from 1 in drawing order.
import type { ChoiceGrid, ChoiceLine, ChoiceMenu } from "../../wire";

/** Whether choices are drawn in rows and columns: cards to equip are lines with the people as chips instead. */
export const isLaidOut = (grid: ChoiceGrid): boolean =>
  grid.rows.some((row) => row.notations.some((choice) => choice && !choice.startsWith("equip ")));

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
  const rows = menu?.grids.filter(isLaidOut).flatMap((grid) => grid.rows) ?? [];
  const cellsWithWords = new Set(rows.flatMap((row) => row.notations.filter((_, at) => row.texts[at])));
  const choices = new Set(lines.map((line) => line.notation));
  const inOrder = new Set([...first.filter((choice) => choices.has(choice)), ...choices]);
  const numbered = [...inOrder].filter((choice) => !cellsWithWords.has(choice));
  const forgoing = new Set(lines.filter((line) => line.forgoes).map((line) => line.notation));
  const kept = numbered.filter((choice) => !forgoing.has(choice));
  const last = kept.length ? numbered.filter((choice) => forgoing.has(choice)) : [];
  return new Map([...kept, ...last].map((choice, at) => [choice, at + 1]));
}
