// The layout of the flight map in pixels: names do not overlap, and routes bend around other places.
import type { Area } from "../../wire";
import type { Sky } from "./sky.ts";

/** The middle of something, and how large it is. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Route {
  readonly path: string;
  /** Whether one can only fly from the one to the other. */
  readonly only: boolean;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What stays free around a name. */
const FREE = 5;
const ROUNDS = 40;
/** How far a route may lie aside, as a part of its length, and where it lies farthest aside: the straight one first. */
const BENDS = [0, ...Array.from({ length: 20 }, (_, at) => (at + 1) * 0.04)];
const FARTHEST = [0.5, 0.3, 0.7];
const SAMPLES = 32;
/** The parts of a route that are looked at, the middle first: labels lie there more often than near the ends. */
const PARTS = Array.from({ length: SAMPLES - 1 }, (_, at) => (at + 1) / SAMPLES).sort(
  (part, other) => Math.abs(part - 0.5) - Math.abs(other - 0.5),
);
/** Below this width in rem a name stands above its number. */
const NARROW = 30;

/** How much room the label of a place takes at most, in pixels, for letters of a size. */
export function labelSize(area: Pick<Area, "name" | "spots" | "marks">, width: number, rem: number): [number, number] {
  const name = area.name.length * 0.36;
  const signs = 1.6 + area.spots.length * 2 + area.marks.length * 1.2;
  return width < NARROW * rem ? [(Math.max(name, signs) + 1) * rem, 2.9 * rem] : [(name + signs + 1) * rem, 1.9 * rem];
}

const within = (value: number, half: number, whole: number): number =>
  whole < 2 * half ? whole / 2 : Math.min(whole - half, Math.max(half, value));

/** Where the middle of each label lies: as near to its place as the edges and the other labels allow. */
export function placeLabels(
  sky: Sky,
  width: number,
  height: number,
  sizeOf: (area: Area) => [number, number],
): ReadonlyMap<string, Box> {
  const boxes = [...sky.spaces]
    .sort((a, b) => (a.area.ref < b.area.ref ? -1 : 1))
    .map(({ area, x, y }) => {
      const [wide, high] = sizeOf(area);
      return { ref: area.ref, x: (x / sky.width) * width, y: (y / sky.height) * height, width: wide, height: high };
    });
  const inside = (box: { x: number; y: number; width: number; height: number }): void => {
    box.x = within(box.x, box.width / 2 + 2, width);
    box.y = within(box.y, box.height / 2 + 2, height);
  };
  boxes.forEach(inside);
  for (let round = 0, moved = true; moved && round < ROUNDS; round += 1) {
    moved = false;
    for (const [at, box] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const across = (box.width + other.width) / 2 + FREE - Math.abs(box.x - other.x);
        const down = (box.height + other.height) / 2 + FREE - Math.abs(box.y - other.y);
        if (across <= 0.01 || down <= 0.01) continue;
        moved = true;
        const axis = down <= across ? "y" : "x";
        const step = (Math.min(down, across) / 2) * (box[axis] <= other[axis] ? 1 : -1);
        box[axis] -= step;
        other[axis] += step;
        inside(box);
        inside(other);
      }
  }
  return new Map(boxes.map(({ ref, ...box }) => [ref, box]));
}

/** A curve: its ends, and the point to which it is drawn aside. */
type Curve = readonly [Point, Point, Point];

function bent(from: Point, to: Point, bend: number, farthest: number): Curve {
  const [across, down] = [to.x - from.x, to.y - from.y];
  return [
    from,
    { x: from.x + across * farthest - 2 * bend * down, y: from.y + down * farthest + 2 * bend * across },
    to,
  ];
}

/** The edges of a label with what stays free around it. */
interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const edgesOf = ({ x, y, width, height }: Box): Edges => ({
  left: x - width / 2 - FREE,
  right: x + width / 2 + FREE,
  top: y - height / 2 - FREE,
  bottom: y + height / 2 + FREE,
});

/** How many labels lie over each pixel of a chart: routes are compared with hundreds of them, thousands of times. */
function coverOf(labels: readonly Edges[], width: number, height: number): Cover {
  const [columns, rows] = [Math.ceil(width), Math.ceil(height)];
  const counts = new Uint8Array(columns * rows);
  for (const { left, right, top, bottom } of labels)
    for (let row = Math.max(0, Math.ceil(top)); row < Math.min(rows, bottom); row += 1)
      counts
        .subarray(row * columns + Math.max(0, Math.ceil(left)), row * columns + Math.min(columns, Math.ceil(right)))
        .forEach((count, at, covered) => (covered[at] = count + 1));
  return { counts, columns };
}
interface Cover {
  readonly counts: Uint8Array;
  readonly columns: number;
}

const isInside = (x: number, y: number, { left, right, top, bottom }: Edges): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** How much of a route lies under labels that are not its ends, or outside of the chart; no more than `most` is counted. */
function hidden(
  [from, aside, to]: Curve,
  cover: Cover,
  [start, goal]: readonly [Edges, Edges],
  width: number,
  height: number,
  most: number,
): number {
  let count = 0;
  for (const part of PARTS) {
    const rest = 1 - part;
    const x = Math.round(rest * rest * from.x + 2 * part * rest * aside.x + part * part * to.x);
    const y = Math.round(rest * rest * from.y + 2 * part * rest * aside.y + part * part * to.y);
    const isOutside = x < 2 || y < 2 || x > width - 2 || y > height - 2;
    const own = Number(isInside(x, y, start)) + Number(isInside(x, y, goal));
    if (isOutside || cover.counts[y * cover.columns + x]! > own) count += 1;
    if (count >= most) return count;
  }
  return count;
}

/** Where a route may end at a label: at its middle or, if need be, near one of its sides. */
const ends = ({ x, y, width }: Box): readonly Point[] => [0, 0.42, -0.42].map((part) => ({ x: x + part * width, y }));

/** The routes between the labels, each bent as little as it takes. */
export function drawRoutes(sky: Sky, boxes: ReadonlyMap<string, Box>, width: number, height: number): Route[] {
  const cover = coverOf([...boxes.values()].map(edgesOf), width, height);
  return sky.ways.flatMap((way) => {
    const [start, goal] = [boxes.get(way.from.area.ref), boxes.get(way.to.area.ref)];
    if (!start || !goal) return [];
    const own = [edgesOf(start), edgesOf(goal)] as const;
    let best: { readonly curve: Curve; readonly cost: number } | null = null;
    for (const bend of BENDS) {
      if (best && best.cost <= bend) break;
      for (const [at, from] of ends(start).entries())
        for (const [where, to] of ends(goal).entries())
          for (const farthest of bend ? FARTHEST : [0.5])
            for (const aside of bend ? [bend, -bend] : [0]) {
              const effort = bend + (at && 0.05) + (where && 0.05);
              const least: number = best?.cost ?? Infinity;
              if (effort >= least) continue;
              const curve = bent(from, to, aside, farthest);
              const cost: number = hidden(curve, cover, own, width, height, least - effort) + effort;
              if (cost < least) best = { curve, cost };
            }
    }
    return best ? [{ path: drawn(best.curve), only: way.only }] : [];
  });
}

function drawn([from, aside, to]: Curve): string {
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(from)} Q${at(aside)} ${at(to)}`;
}
