// The flight map as one chart: every spread is placed where its edges lead.
import type { Area, MapPage } from "../../wire";

interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Two facing pages: the number of the left one, and where its corner lies; a page is 1 wide and 1 high. */
export interface SkySpread extends Spot {
  readonly page: number;
}
export interface SkySpace extends Spot {
  readonly area: Area;
}
export interface SkyWay {
  readonly from: SkySpace;
  readonly to: SkySpace;
  /** Whether one can only fly from the one to the other. */
  readonly only: boolean;
}
export interface Sky {
  readonly width: number;
  readonly height: number;
  readonly spreads: readonly SkySpread[];
  readonly spaces: readonly SkySpace[];
  readonly ways: readonly SkyWay[];
}

const SIDES: Readonly<Record<string, Spot>> = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};
/** Distant places lie in a column of their own, each at a height that hangs on its number alone. */
const SLOTS = 5;
const RIM = 0.95;
/** How much room a name takes, in pages. */
const NAME: Spot = { x: 0.8, y: 0.4 };
const SQUARE = /\b(\d+):([a-z])(\d+)\b/u;
const left = (page: number): number => page - (page % 2);

/** Where each spread lies, in pages. What no edge leads to lies below all others. */
function spreadsOf(sheets: readonly MapPage[]): Map<number, Spot> {
  const pages = new Map(sheets.map((sheet) => [sheet.page, sheet]));
  const spreads = new Map<number, Spot>();
  const bottom = (): number => Math.max(-1, ...[...spreads.values()].map((spot) => spot.y)) + 1;
  const taken = (x: number, y: number): boolean =>
    [...spreads.values()].some((spot) => spot.y === y && Math.abs(spot.x - x) < 2);
  for (const start of [...pages.keys()].map(left).sort((a, b) => a - b)) {
    if (spreads.has(start)) continue;
    spreads.set(start, { x: 0, y: spreads.size ? bottom() : 0 });
    for (const queue = [start]; queue.length;) {
      const first = queue.shift()!;
      const corner = spreads.get(first)!;
      for (const page of [first, first + 1])
        for (const [side, beyond] of pages.get(page)?.edges ?? []) {
          const step = SIDES[side] ?? { x: 0, y: 0 };
          const x = corner.x + (page - first) + step.x - (beyond % 2);
          const y = corner.y + step.y;
          if (!pages.has(beyond) || spreads.has(left(beyond)) || taken(x, y)) continue;
          spreads.set(left(beyond), { x, y });
          queue.push(left(beyond));
        }
    }
  }
  return spreads;
}

/** Landing places whose names would lie on one another are moved apart, each by the same; distant ones lie apart already. */
function apart(spaces: readonly SkySpace[], east: number): SkySpace[] {
  return spaces.map((space) => {
    let x = space.x;
    for (const other of spaces) {
      const [across, down] = [space.x - other.x, space.y - other.y];
      if (other === space || space.x > east || other.x > east || Math.abs(across) >= NAME.x || Math.abs(down) >= NAME.y)
        continue;
      x +=
        ((NAME.x - Math.abs(across)) / 2) * (across < 0 || (across === 0 && space.area.ref < other.area.ref) ? -1 : 1);
    }
    return { ...space, x: Math.max(NAME.x / 2, x) };
  });
}

/** The chart of a world; it hangs on the atlas alone, not on where the plane is. */
export function skyOf(sheets: readonly MapPage[], areas: readonly Area[]): Sky {
  const laid = spreadsOf(sheets);
  const corners = [...laid.values()];
  const west = Math.min(0, ...corners.map((spot) => spot.x));
  const north = Math.min(0, ...corners.map((spot) => spot.y));
  const east = Math.max(0, ...corners.map((spot) => spot.x)) + 2 - west;
  const height = Math.max(0, ...corners.map((spot) => spot.y)) + 1 - north;
  const distant = areas.some((area) => !area.page);
  const squares = areas.map((area): SkySpace => {
    const square = SQUARE.exec(area.text.map((span) => span[1]).join(""));
    const page = Number(square?.[1] ?? 0);
    const [corner, sheet] = [laid.get(left(page)), sheets.find((sheet) => sheet.page === page)];
    if (!square || !corner || !sheet) {
      const slot = Number(area.spots[0]?.ref ?? 0) % SLOTS;
      return { area, x: east + RIM / 2, y: (height * (slot + 0.5)) / SLOTS };
    }
    const row = square[2]!.charCodeAt(0) - 97;
    return {
      area,
      x: corner.x - west + (page % 2) + (Number(square[3]) - 0.5) / sheet.columns,
      y: corner.y - north + (row + 0.5) / sheet.rows,
    };
  });
  const spaces = apart(squares, east);
  const at = new Map(spaces.map((space) => [space.area.ref, space]));
  const ways = spaces.flatMap((from) =>
    from.area.ways.flatMap(({ to: ref }) => {
      const to = at.get(ref);
      const back = to?.area.ways.some((way) => way.to === from.area.ref) ?? false;
      return to && (!back || from.area.ref < ref) ? [{ from, to, only: !back }] : [];
    }),
  );
  return {
    width: east + (distant ? RIM : 0),
    height,
    spreads: [...laid].map(([page, spot]) => ({ page, x: spot.x - west, y: spot.y - north })),
    spaces,
    ways,
  };
}
