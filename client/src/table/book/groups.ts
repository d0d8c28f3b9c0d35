// Sorts the lines of a menu: into grids and single lines, and acts into those for this moment and those for any time.
import type { ChoiceGrid, ChoiceLine, ChoiceMenu } from "../../wire";
import { isLaidOut } from "../state/numbers.ts";

/** The group of acts that can change the outcome of the decision that waits. */
const NOW = "act-now";

/** Acts of one kind. */
export interface Group {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly ChoiceLine[];
  readonly grids: readonly ChoiceGrid[];
}

/** Whether a grid shows a line. */
const holds = (grid: ChoiceGrid, line: ChoiceLine): boolean =>
  grid.rows.some((row) => row.notations.includes(line.notation));

/** The grids that show at least one of the lines. */
export const gridsWith = (menu: ChoiceMenu, lines: readonly ChoiceLine[]): readonly ChoiceGrid[] =>
  menu.grids.filter((grid) => isLaidOut(grid) && lines.some((line) => holds(grid, line)));

/** The lines that none of the grids shows. */
export const linesOutsideGrids = (lines: readonly ChoiceLine[], grids: readonly ChoiceGrid[]): readonly ChoiceLine[] =>
  lines.filter((line) => !grids.some((grid) => holds(grid, line)));

/** The acts that are not meant for this moment only, grouped by kind. */
export function actGroups(menu: ChoiceMenu, acts: readonly ChoiceLine[]): readonly Group[] {
  const byGroup = new Map<string, ChoiceLine[]>();
  for (const line of acts) {
    if (line.group === NOW) continue;
    const lines = byGroup.get(line.group);
    if (lines) lines.push(line);
    else byGroup.set(line.group, [line]);
  }
  const labels = new Map(menu.groups);
  return [...byGroup].map(([key, lines]) => ({
    key,
    label: labels.get(key) ?? "",
    lines,
    grids: gridsWith(menu, lines),
  }));
}

/** The acts that can change the outcome of the decision that waits. */
export const immediateActs = (acts: readonly ChoiceLine[]): readonly ChoiceLine[] =>
  acts.filter((line) => line.group === NOW);
