// The flight board laid out: a column for each number of flights, the spaces of a column one under the other.
import type { Area } from "../../wire";

export interface Way {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** Whether there is no way straight back. */
  readonly only: boolean;
}

export function boardOf(areas: readonly Area[]) {
  const count = new Map<number, number>();
  const spaces = areas.map((area) => {
    const row = count.get(area.distance) ?? 0;
    count.set(area.distance, row + 1);
    return { area, column: area.distance, row };
  });
  const columns = Math.max(1, ...spaces.map((one) => one.column + 1));
  const rows = Math.max(1, ...count.values());
  const middle = (one: { column: number; row: number }): { x: number; y: number } => ({
    x: one.column + 0.5,
    y: one.row + 0.5,
  });
  const known = new Map(spaces.map((one) => [one.area.ref, one]));
  const ways: Way[] = [];
  for (const one of spaces)
    for (const way of one.area.ways) {
      const other = known.get(way.to);
      // a way that leads both ways is drawn once
      if (other && (way.kind === "one-way" || one.area.ref < way.to))
        ways.push({ from: middle(one), to: middle(other), only: way.kind === "one-way" });
    }
  return { spaces, columns, rows, ways };
}
