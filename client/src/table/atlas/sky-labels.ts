// The labels of the flight map in pixels: each as near to its place as it can be without lying on another.
import type { Area } from "../../wire";
import type { Sky } from "./sky.ts";

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** The middle of something, and how large it is. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}
/** A label that is being moved to its place. */
interface Label extends Size {
  readonly ref: string;
  x: number;
  y: number;
}

/** Free pixels around a name. */
export const FREE = 5;
/** Free pixels along the edge of the chart. */
export const RIM = 2;
/** Most rounds in which labels are pushed apart: without room for all of them some still overlap. */
const MAX_ROUNDS = 40;
/** An overlap of less, in pixels, is none: figures are rounded. */
const TOUCHING = 0.01;
/** Below this width in rem a name stands above its number. */
const NARROW_REM = 30;
/** Widths of what stands in a label, and heights of labels, in rem. */
const LETTER_REM = 0.36;
const SIGNS_REM = { first: 1.6, spot: 2, mark: 1.2 } as const;
const PADDING_REM = 1;
const HEIGHT_REM = { oneLine: 1.9, twoLines: 2.9 } as const;

/** How much room the label of a place takes at most, in pixels; `rem` is in pixels too. */
export function labelSize(area: Pick<Area, "name" | "spots" | "marks">, chartWidth: number, rem: number): Size {
  const name = area.name.length * LETTER_REM;
  const signs = SIGNS_REM.first + area.spots.length * SIGNS_REM.spot + area.marks.length * SIGNS_REM.mark;
  const isNarrow = chartWidth < NARROW_REM * rem;
  const width = isNarrow ? Math.max(name, signs) : name + signs;
  const height = isNarrow ? HEIGHT_REM.twoLines : HEIGHT_REM.oneLine;
  return { width: (width + PADDING_REM) * rem, height: height * rem };
}

/** Where the middle of each label lies: as near to its place as the edges and the other labels allow. */
export function placeLabels(sky: Sky, chart: Size, sizeOf: (area: Area) => Size): ReadonlyMap<string, Box> {
  const labels = [...sky.spaces]
    .sort((a, b) => (a.area.ref < b.area.ref ? -1 : 1))
    .map(({ area, x, y }): Label => {
      const middle = { x: (x / sky.width) * chart.width, y: (y / sky.height) * chart.height };
      return { ref: area.ref, ...middle, ...sizeOf(area) };
    });
  for (const label of labels) moveInside(label, chart);
  for (let round = 0; round < MAX_ROUNDS; round += 1) if (!pushAllApart(labels, chart)) break;
  return new Map(labels.map(({ ref, ...box }) => [ref, box]));
}

/** Move labels that overlap apart, and back into the chart; whether there were any. */
function pushAllApart(labels: readonly Label[], chart: Size): boolean {
  let hasMoved = false;
  for (const [at, label] of labels.entries())
    for (const other of labels.slice(at + 1)) {
      if (!pushApart(label, other)) continue;
      hasMoved = true;
      moveInside(label, chart);
      moveInside(other, chart);
    }
  return hasMoved;
}

/** Move two labels that overlap apart, each by a half, the shorter way; whether they did. */
function pushApart(label: Label, other: Label): boolean {
  const across = (label.width + other.width) / 2 + FREE - Math.abs(label.x - other.x);
  const down = (label.height + other.height) / 2 + FREE - Math.abs(label.y - other.y);
  if (across <= TOUCHING || down <= TOUCHING) return false;
  const axis = down <= across ? "y" : "x";
  const step = (Math.min(down, across) / 2) * (label[axis] <= other[axis] ? 1 : -1);
  label[axis] -= step;
  other[axis] += step;
  return true;
}

/** Move a label so that all of it lies in the chart. */
function moveInside(label: Label, chart: Size): void {
  label.x = keptInside(label.x, label.width / 2 + RIM, chart.width);
  label.y = keptInside(label.y, label.height / 2 + RIM, chart.height);
}

/** The middle of something that reaches `half` to both sides, moved so that all of it lies between 0 and `whole`. */
const keptInside = (middle: number, half: number, whole: number): number =>
  whole < 2 * half ? whole / 2 : Math.min(whole - half, Math.max(half, middle));
