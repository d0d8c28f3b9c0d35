// The numbers to type: choices that are drawn with a number count from 1 in drawing order.
import type { ChoiceGrid, ChoiceLine, ChoiceMenu } from "../../wire";

/** Whether choices are drawn in rows and columns: cards to equip are lines with the people as chips instead. */
export const isLaidOut = (grid: ChoiceGrid): boolean =>
  grid.rows.some((row) => row.notations.some((choice) => choice && !choice.startsWith("equip ")));

/** `first`: choices that are drawn above the menu. A cell that says something else has no number. */
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
  const spoken = new Set(
    menu?.grids
      .filter(isLaidOut)
      .flatMap((grid) => grid.rows.flatMap((row) => row.notations.filter((_, at) => row.texts[at]))),
  );
  const all = new Set(lines.map((line) => line.notation));
  const order = new Set([...first.filter((choice) => all.has(choice)), ...all].filter((choice) => !spoken.has(choice)));
  return new Map([...order].map((choice, at) => [choice, at + 1]));
}
