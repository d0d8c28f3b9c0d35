// Places names beside their spots where there is room, and leaves out those for which there is none.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A name that is to be placed. */
export interface Label {
  readonly ref: string;
  readonly lines: readonly string[];
  /** The middle of the place, and how far its sign reaches from it. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly width: number;
  readonly height: number;
}

/** A name in its place. */
export interface PlacedLabel extends Box {
  readonly ref: string;
  readonly lines: readonly string[];
}

/** Pixels between a label and its place. */
const GAP = 2;

/** Whether two boxes lie on one another. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Places each label below, above, right or left of its place, wherever it overlaps nothing first; else leaves it out. */
export function placeLabels(labels: readonly Label[], taken: readonly Box[]): PlacedLabel[] {
  const occupied = [...taken];
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const { ref, lines, width, height } = label;
    const corners = [
      { x: label.x - width / 2, y: label.y + label.reach + GAP },
      { x: label.x - width / 2, y: label.y - label.reach - GAP - height },
      { x: label.x + label.reach + GAP, y: label.y - height / 2 },
      { x: label.x - label.reach - GAP - width, y: label.y - height / 2 },
    ];
    const free = corners
      .map((corner) => ({ ref, lines, width, height, ...corner }))
      .find((box) => !occupied.some((other) => overlap(box, other)));
    if (free) {
      occupied.push(free);
      placed.push(free);
    }
  }
  return placed;
}

/** A name in one line, or in two as even as can be if it is long. */
export function breakName(name: string, longestLine: number): string[] {
  const words = name.split(" ");
  if (name.length <= longestLine || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

/** The number of letters of the longest line. */
const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Longer names and notes are cut, and end in an ellipsis. */
const MAX_LETTERS = 60;
const KEPT_LETTERS = 57;
export const shortened = (name: string): string =>
  name.length > MAX_LETTERS ? `${name.slice(0, KEPT_LETTERS)}…` : name;

/** The box of a size around a point. */
export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
