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

/** So many pixels stay free around a name. */
const FREE = 5;
/** So many pixels stay free along the edge of the chart. */
const RIM = 2;
/** So often at most labels are pushed apart: where there is too little room for all of them, some still overlap. */
const MAX_ROUNDS = 40;
/** An overlap of less, in pixels, is none: figures are rounded. */
const TOUCHING = 0.01;
/** How far a route may lie aside, as a part of its length: the straight one first. */
const BENDS = [0, ...Array.from({ length: 20 }, (_, at) => (at + 1) * 0.04)];
/** At which part of its length a bent route may lie farthest aside. */
const FARTHEST = [0.5, 0.3, 0.7];
/** A route that does not begin or end in the middle of a label costs as much as so much of a bend. */
const SIDE_COST = 0.05;
/** The parts of a route at which it is looked what lies over it, the middle first: labels lie there more often than near the ends. */
const SAMPLES = 32;
const PARTS = Array.from({ length: SAMPLES - 1 }, (_, at) => (at + 1) / SAMPLES).sort(
  (part, other) => Math.abs(part - 0.5) - Math.abs(other - 0.5),
);
/** Below this width in rem a name stands above its number. */
const NARROW_REM = 30;
/** Widths of what stands in a label, and heights of labels, in rem. */
const LETTER_REM = 0.36;
const SIGNS_REM = { first: 1.6, spot: 2, mark: 1.2 } as const;
const PADDING_REM = 1;
const HEIGHT_REM = { oneLine: 1.9, twoLines: 2.9 } as const;

/** How much room the label of a place takes at most, in pixels; `rem` is in pixels too. */
export function labelSize(
  area: Pick<Area, "name" | "spots" | "marks">,
  chartWidth: number,
  rem: number,
): [width: number, height: number] {
  const name = area.name.length * LETTER_REM;
  const signs = SIGNS_REM.first + area.spots.length * SIGNS_REM.spot + area.marks.length * SIGNS_REM.mark;
  const isNarrow = chartWidth < NARROW_REM * rem;
  const width = isNarrow ? Math.max(name, signs) : name + signs;
  return [(width + PADDING_REM) * rem, (isNarrow ? HEIGHT_REM.twoLines : HEIGHT_REM.oneLine) * rem];
}

/** The middle of something that reaches `half` to both sides, moved so that all of it lies between 0 and `whole`. */
const keptInside = (middle: number, half: number, whole: number): number =>
  whole < 2 * half ? whole / 2 : Math.min(whole - half, Math.max(half, middle));

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
      const [labelWidth, labelHeight] = sizeOf(area);
      return {
        ref: area.ref,
        x: (x / sky.width) * width,
        y: (y / sky.height) * height,
        width: labelWidth,
        height: labelHeight,
      };
    });
  const moveInside = (box: { x: number; y: number; width: number; height: number }): void => {
    box.x = keptInside(box.x, box.width / 2 + RIM, width);
    box.y = keptInside(box.y, box.height / 2 + RIM, height);
  };
  boxes.forEach(moveInside);
  // whatever overlaps moves apart by halves, the shorter way, until nothing moves any more
  for (let round = 0, moved = true; moved && round < MAX_ROUNDS; round += 1) {
    moved = false;
    for (const [at, box] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const across = (box.width + other.width) / 2 + FREE - Math.abs(box.x - other.x);
        const down = (box.height + other.height) / 2 + FREE - Math.abs(box.y - other.y);
        if (across <= TOUCHING || down <= TOUCHING) continue;
        moved = true;
        const axis = down <= across ? "y" : "x";
        const step = (Math.min(down, across) / 2) * (box[axis] <= other[axis] ? 1 : -1);
        box[axis] -= step;
        other[axis] += step;
        moveInside(box);
        moveInside(other);
      }
  }
  return new Map(boxes.map(({ ref, ...box }) => [ref, box]));
}

/** A curve (a quadratic Bézier curve): its ends, and between them the point to which it is drawn aside. */
type Curve = readonly [from: Point, aside: Point, to: Point];

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

/** A chart, and how many labels lie over each of its pixels: routes are compared with hundreds of them, thousands of times. */
interface Chart {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly covered: Uint8Array;
  /** Pixels of a row. */
  readonly columns: number;
}

function chartOf(labels: readonly Edges[], width: number, height: number): Chart {
  const [columns, rows] = [Math.ceil(width), Math.ceil(height)];
  const covered = new Uint8Array(columns * rows);
  for (const { left, right, top, bottom } of labels) {
    const [first, end] = [Math.max(0, Math.ceil(left)), Math.min(columns, Math.ceil(right))];
    for (let row = Math.max(0, Math.ceil(top)); row < Math.min(rows, bottom); row += 1)
      covered.subarray(row * columns + first, row * columns + end).forEach((count, at, part) => (part[at] = count + 1));
  }
  return { width, height, covered, columns };
}

const isInside = (x: number, y: number, { left, right, top, bottom }: Edges): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** How many parts of a route lie under labels that are not its ends, or outside of the chart; no more than `most` are counted. */
function hiddenParts(
  [from, aside, to]: Curve,
  [start, goal]: readonly [Edges, Edges],
  { width, height, covered, columns }: Chart,
  most: number,
): number {
  let count = 0;
  for (const part of PARTS) {
    const rest = 1 - part;
    const x = Math.round(rest * rest * from.x + 2 * part * rest * aside.x + part * part * to.x);
    const y = Math.round(rest * rest * from.y + 2 * part * rest * aside.y + part * part * to.y);
    const isOutside = x < RIM || y < RIM || x > width - RIM || y > height - RIM;
    const ownLabels = Number(isInside(x, y, start)) + Number(isInside(x, y, goal));
    if (isOutside || covered[y * columns + x]! > ownLabels) count += 1;
    if (count >= most) return count;
  }
  return count;
}

/** Where a route may end at a label: at its middle or, if need be, near one of its sides. */
const endsAt = ({ x, y, width }: Box): readonly Point[] => [0, 0.42, -0.42].map((part) => ({ x: x + part * width, y }));

interface Candidate {
  readonly curve: () => Curve;
  /** What it costs even if nothing hides it. */
  readonly effort: number;
}

/** The routes between two labels with one bend, to the one side and the other. */
function* candidates(start: Box, goal: Box, bend: number): Generator<Candidate> {
  const [asides, parts] = bend ? [[bend, -bend], FARTHEST] : [[0], [0.5]];
  for (const [fromSide, from] of endsAt(start).entries())
    for (const [toSide, to] of endsAt(goal).entries())
      for (const farthest of parts)
        for (const aside of asides)
          yield {
            curve: () => bent(from, to, aside, farthest),
            effort: bend + (fromSide && SIDE_COST) + (toSide && SIDE_COST),
          };
}

/** The route that costs least: its effort, and 1 for each part of it that is hidden; the first of several. */
function bestCurve(start: Box, goal: Box, chart: Chart): Curve | null {
  const own = [edgesOf(start), edgesOf(goal)] as const;
  let best: Curve | null = null;
  let least = Infinity;
  for (const bend of BENDS) {
    if (least <= bend) break; // from here on all cost more
    for (const { curve, effort } of candidates(start, goal, bend)) {
      if (effort >= least) continue;
      const route = curve();
      const cost = hiddenParts(route, own, chart, least - effort) + effort;
      if (cost < least) [best, least] = [route, cost];
    }
  }
  return best;
}

/** The routes between the labels, each bent as little as it takes. */
export function drawRoutes(sky: Sky, boxes: ReadonlyMap<string, Box>, width: number, height: number): Route[] {
  const chart = chartOf([...boxes.values()].map(edgesOf), width, height);
  return sky.ways.flatMap((way) => {
    const start = boxes.get(way.from.area.ref);
    const goal = boxes.get(way.to.area.ref);
    const curve = start && goal && bestCurve(start, goal, chart);
    return curve ? [{ path: pathOf(curve), only: way.only }] : [];
  });
}

/** The curve as the path of an SVG. */
function pathOf([from, aside, to]: Curve): string {
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(from)} Q${at(aside)} ${at(to)}`;
}
