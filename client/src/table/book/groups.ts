// The menu in the order in which it is read: what is asked, what is meant for just this moment, what may be done at any time.
import type { Line, Menu } from "../../wire";

const NOW = "act-now";

export interface Group {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly Line[];
}

/** The acts that are not meant for just this moment, by their kind. */
export function anyTime(menu: Menu): readonly Group[] {
  const found = new Map<string, Line[]>();
  for (const line of menu.acts) {
    if (line.group === NOW) continue;
    const known = found.get(line.group);
    if (known) known.push(line);
    else found.set(line.group, [line]);
  }
  const labels = new Map(menu.kinds);
  return [...found].map(([key, lines]) => ({ key, label: labels.get(key) ?? "", lines }));
}

export const justNow = (menu: Menu): readonly Line[] => menu.acts.filter((line) => line.group === NOW);
