// The routes of the flight map in pixels, each bent as little as it takes to pass beside other places.
import { FREE, RIM, type Box, type Size } from "./sky-labels.ts";
import type { Sky } from "./sky.ts";

/** A route as it is drawn. */
export interface Route {
  readonly path: string;
  /** Whether one can only fly from the one to the other. */
  readonly only: boolean;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a route may lie aside, as a part of its length: the straight one first, each further one bent by a step more. */
const BEND_STEP = 0.04;
const BENT_STEPS = 20;
const BENDS = [0, ...Array.from({ length: BENT_STEPS }, (_, at) => (at + 1) * BEND_STEP)];
/** At which part of its length a bent route may lie farthest aside. */
const FARTHEST = [0.5, 0.3, 0.7];
/** Near a side of a label: at this part of its width from its middle. */
const NEAR_SIDE = 0.42;
/** The cost of beginning or ending beside the middle of a label, in the measure of bends. */
const SIDE_COST = 0.05;
/** The parts of a route at which it is looked what lies over it, the middle first: labels lie there more often than near the ends. */
const SAMPLES = 32;
const fromMiddle = (part: number): number => Math.abs(part - 0.5);
const PARTS = Array.from({ length: SAMPLES - 1 }, (_, at) => (at + 1) / SAMPLES).sort(
  (part, other) => fromMiddle(part) - fromMiddle(other),
);

/** A curve (a quadratic Bézier curve): its ends, and between them the point to which it is drawn aside. */
interface Curve {
  readonly from: Point;
  readonly aside: Point;
  readonly to: Point;
}

/** The curve between two points that lies aside by a part of its length (`bend`), farthest at another (`farthest`). */
function bent(from: Point, to: Point, bend: number, farthest: number): Curve {
  const across = to.x - from.x;
  const down = to.y - from.y;
  const x = from.x + across * farthest - 2 * bend * down;
  const y = from.y + down * farthest + 2 * bend * across;
  return { from, aside: { x, y }, to };
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

/** The chart with labels on it. */
function chartOf(labels: readonly Edges[], { width, height }: Size): Chart {
  const columns = Math.ceil(width);
  const rows = Math.ceil(height);
  const covered = new Uint8Array(columns * rows);
  for (const { left, right, top, bottom } of labels) {
    const first = Math.max(0, Math.ceil(left));
    const end = Math.min(columns, Math.ceil(right));
    for (let row = Math.max(0, Math.ceil(top)); row < Math.min(rows, bottom); row += 1)
      covered.subarray(row * columns + first, row * columns + end).forEach((count, at, part) => (part[at] = count + 1));
  }
  return { width, height, covered, columns };
}

const isInside = (x: number, y: number, { left, right, top, bottom }: Edges): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** How many parts of a route lie under labels that are not its ends, or outside of the chart; no more than `most` are counted. */
function hiddenParts(
  { from, aside, to }: Curve,
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

/** A route that may be drawn. */
interface Candidate {
  readonly curve: () => Curve;
  /** What it costs even if nothing hides it. */
  readonly effort: number;
}
/** Where a route may begin or end, and what that costs. */
interface End {
  readonly point: Point;
  readonly cost: number;
}

/** Where a route may end at a label: at its middle or, if need be, near one of its sides. */
const endsAt = ({ x, y, width }: Box): readonly End[] =>
  [0, NEAR_SIDE, -NEAR_SIDE].map((part) => ({ point: { x: x + part * width, y }, cost: part ? SIDE_COST : 0 }));

/** The routes between two labels with one bend, to the one side and the other. */
function candidates(start: Box, goal: Box, bend: number): Candidate[] {
  const asides = bend ? [bend, -bend] : [0];
  const farthestAt = bend ? FARTHEST : [0.5]; // a straight route is the same wherever it lies farthest aside
  const bends = farthestAt.flatMap((farthest) => asides.map((aside) => ({ farthest, aside })));
  const ends = endsAt(start).flatMap((from) => endsAt(goal).map((to) => ({ from, to })));
  return ends.flatMap(({ from, to }) =>
    bends.map(({ farthest, aside }) => ({
      curve: () => bent(from.point, to.point, aside, farthest),
      effort: bend + from.cost + to.cost,
    })),
  );
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

/** All that the routes depend on, as plain data. */
export interface RoutePlan {
  readonly size: Size;
  readonly labels: readonly Box[];
  readonly ways: readonly { readonly start: Box; readonly goal: Box; readonly only: boolean }[];
}

/** What is to be drawn: the ways of a sky whose two ends have labels. */
export function routePlan(sky: Pick<Sky, "ways">, boxes: ReadonlyMap<string, Box>, size: Size): RoutePlan {
  const ways = sky.ways.flatMap(({ from, to, only }) => {
    const start = boxes.get(from.area.ref);
    const goal = boxes.get(to.area.ref);
    return start && goal ? [{ start, goal, only }] : [];
  });
  return { size, labels: [...boxes.values()], ways };
}

/** The routes between the labels, each bent as little as it takes. */
export function drawRoutes({ size, labels, ways }: RoutePlan): Route[] {
  const chart = chartOf(labels.map(edgesOf), size);
  return ways.flatMap(({ start, goal, only }) => {
    const curve = bestCurve(start, goal, chart);
    return curve ? [{ path: pathOf(curve), only }] : [];
  });
}

/** The curve as the path of an SVG. */
function pathOf({ from, aside, to }: Curve): string {
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(from)} Q${at(aside)} ${at(to)}`;
}
