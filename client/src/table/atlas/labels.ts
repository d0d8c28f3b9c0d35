// Names beside their places: each where there is room, and not at all where there is none.
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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

export interface PlacedLabel extends Box {
  readonly ref: string;
  readonly lines: readonly string[];
}

const GAP = 2;

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Places each label below, above, right or left of its place, wherever it overlaps nothing first; else leaves it out. */
export function placeLabels(labels: readonly Label[], taken: readonly Box[]): PlacedLabel[] {
  const occupied = [...taken];
  const found: PlacedLabel[] = [];
  for (const one of labels) {
    const { ref, lines, width, height } = one;
    const corners = [
      { x: one.x - width / 2, y: one.y + one.reach + GAP },
      { x: one.x - width / 2, y: one.y - one.reach - GAP - height },
      { x: one.x + one.reach + GAP, y: one.y - height / 2 },
      { x: one.x - one.reach - GAP - width, y: one.y - height / 2 },
    ];
    const free = corners
      .map((corner) => ({ ref, lines, width, height, ...corner }))
      .find((box) => !occupied.some((other) => overlap(box, other)));
    if (free) {
      occupied.push(free);
      found.push(free);
    }
  }
  return found;
}

/** A name in one line, or in two as even as can be if it is long. */
export function breakName(name: string, longestLine: number): string[] {
  const words = name.split(" ");
  if (name.length <= longestLine || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
