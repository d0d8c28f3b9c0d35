// The menu in the order in which it is read: what is asked, what is meant for just this moment, what may be done at any time.
import type { ChoiceGrid, ChoiceLine, ChoiceMenu } from "../../wire";
import { isLaidOut } from "../state/numbers.ts";

const NOW = "act-now";

export interface Group {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly ChoiceLine[];
  readonly grids: readonly ChoiceGrid[];
}

const holds = (grid: ChoiceGrid, line: ChoiceLine): boolean =>
  grid.rows.some((row) => row.notations.includes(line.notation));

/** The grids that hold some of the lines: the question's own stand with its answers, others with what may be done at any time. */
export const gridsOf = (menu: ChoiceMenu, lines: readonly ChoiceLine[]): readonly ChoiceGrid[] =>
  menu.grids.filter((grid) => isLaidOut(grid) && lines.some((line) => holds(grid, line)));

/** The lines that no such grid shows. */
export const besides = (lines: readonly ChoiceLine[], grids: readonly ChoiceGrid[]): readonly ChoiceLine[] =>
  lines.filter((line) => !grids.some((grid) => holds(grid, line)));

/** The acts that are not meant for just this moment, by their kind. */
export function anyTime(menu: ChoiceMenu, acts: readonly ChoiceLine[]): readonly Group[] {
  const byGroup = new Map<string, ChoiceLine[]>();
  for (const line of acts) {
    if (line.group === NOW) continue;
    const known = byGroup.get(line.group);
    if (known) known.push(line);
    else byGroup.set(line.group, [line]);
  }
  const labels = new Map(menu.groups);
  return [...byGroup].map(([key, lines]) => ({
    key,
    label: labels.get(key) ?? "",
    lines,
    grids: gridsOf(menu, lines),
  }));
}

export const justNow = (acts: readonly ChoiceLine[]): readonly ChoiceLine[] =>
  acts.filter((line) => line.group === NOW);
