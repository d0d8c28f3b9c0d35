// The flight map as one chart: every spread is placed where its edges lead.
import type { Area, MapPage } from "../../wire";
import { plainText } from "../shared/plain-text.ts";
import { SPREAD_PAGES, leftPage } from "./spreads.ts";

/** A point of the chart, in pages. */
interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Two facing pages: the number of the left one, and where its corner lies; a page is 1 wide and 1 high. */
export interface SkySpread extends Spot {
  readonly page: number;
}
/** A landing place or distant place, and where it lies. */
export interface SkySpace extends Spot {
  readonly area: Area;
}
/** A way between two spaces. */
export interface SkyWay {
  readonly from: SkySpace;
  readonly to: SkySpace;
  /** Whether one can only fly from the one to the other. */
  readonly only: boolean;
}
/** The chart, in pages. */
export interface Sky {
  readonly width: number;
  readonly height: number;
  readonly spreads: readonly SkySpread[];
  readonly spaces: readonly SkySpace[];
  readonly ways: readonly SkyWay[];
}

/** The steps over the edges of a page. */
const SIDES: Readonly<Record<string, Spot>> = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};
/** Distant places lie in a column of their own, so wide in pages, each in a slot that hangs on its number alone. */
const DISTANT_WIDTH = 0.95;
const SLOTS = 5;
/** How much room a name takes, in pages. */
const NAME: Spot = { x: 0.8, y: 0.4 };
/** The square of a landing place, as its text says it: `10:b3` is column 3 of row b on page 10. */
const SQUARE = /\b(\d+):([a-z])(\d+)\b/u;

/** Where each spread lies, in pages. What no edge leads to lies below all others. */
function spreadsOf(sheets: readonly MapPage[]): Map<number, Spot> {
  const pages = new Map(sheets.map((sheet) => [sheet.page, sheet]));
  const spreads = new Map<number, Spot>();
  const bottom = (): number => Math.max(-1, ...[...spreads.values()].map((spot) => spot.y)) + 1;
  const isTaken = (x: number, y: number): boolean =>
    [...spreads.values()].some((spot) => spot.y === y && Math.abs(spot.x - x) < SPREAD_PAGES);
  for (const start of [...pages.keys()].map(leftPage).sort((a, b) => a - b)) {
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
          if (!pages.has(beyond) || spreads.has(leftPage(beyond)) || isTaken(x, y)) continue;
          spreads.set(leftPage(beyond), { x, y });
          queue.push(leftPage(beyond));
        }
    }
  }
  return spreads;
}

/** Moves landing places apart whose names would overlap, both by the same distance; distant places have slots of their own. */
function apart(spaces: readonly SkySpace[], east: number): SkySpace[] {
  return spaces.map((space) => {
    if (space.x > east) return { ...space, x: Math.max(NAME.x / 2, space.x) };
    let x = space.x;
    for (const other of spaces) {
      if (other === space || other.x > east) continue;
      const across = space.x - other.x;
      const overlap = NAME.x - Math.abs(across);
      if (overlap <= 0 || Math.abs(space.y - other.y) >= NAME.y) continue;
      const isLeft = across < 0 || (across === 0 && space.area.ref < other.area.ref);
      x += (overlap / 2) * (isLeft ? -1 : 1);
    }
    return { ...space, x: Math.max(NAME.x / 2, x) };
  });
}

/** The chart of a world; it hangs on the atlas alone, not on where the plane is. */
export function skyOf(sheets: readonly MapPage[], areas: readonly Area[]): Sky {
  const spreads = spreadsOf(sheets);
  const corners = [...spreads.values()];
  const west = Math.min(0, ...corners.map((spot) => spot.x));
  const north = Math.min(0, ...corners.map((spot) => spot.y));
  const east = Math.max(0, ...corners.map((spot) => spot.x)) + SPREAD_PAGES - west;
  const height = Math.max(0, ...corners.map((spot) => spot.y)) + 1 - north;
  const hasDistant = areas.some((area) => !area.page);
  const spaceOf = (area: Area): SkySpace => {
    const [, pageNumber = 0, rowLetter = "a", column = 0] = SQUARE.exec(plainText(area.text)) ?? [];
    const page = Number(pageNumber);
    const corner = spreads.get(leftPage(page));
    const sheet = sheets.find((other) => other.page === page);
    if (!page || !corner || !sheet) {
      const slot = Number(area.spots[0]?.ref ?? 0) % SLOTS;
      return { area, x: east + DISTANT_WIDTH / 2, y: (height * (slot + 0.5)) / SLOTS };
    }
    const row = rowLetter.charCodeAt(0) - "a".charCodeAt(0);
    return {
      area,
      x: corner.x - west + (page % 2) + (Number(column) - 0.5) / sheet.columns,
      y: corner.y - north + (row + 0.5) / sheet.rows,
    };
  };
  const spaces = apart(areas.map(spaceOf), east);
  return {
    width: east + (hasDistant ? DISTANT_WIDTH : 0),
    height,
    spreads: [...spreads].map(([page, spot]) => ({ page, x: spot.x - west, y: spot.y - north })),
    spaces,
    ways: waysBetween(spaces),
  };
}

/** Each way once, also where one can fly both ways. */
function waysBetween(spaces: readonly SkySpace[]): SkyWay[] {
  const byRef = new Map(spaces.map((space) => [space.area.ref, space]));
  return spaces.flatMap((from) =>
    from.area.ways.flatMap(({ to: ref }) => {
      const to = byRef.get(ref);
      const leadsBack = to?.area.ways.some((way) => way.to === from.area.ref) ?? false;
      return to && (!leadsBack || from.area.ref < ref) ? [{ from, to, only: !leadsBack }] : [];
    }),
  );
}
